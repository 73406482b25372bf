"""What happened is told to those whom it concerns, and nobody else is called "you"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

import jailbirds
from jailbirds.kernel.events import Event
from jailbirds.kernel.title import Title
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit
from jailbirds.testing.positions import recorded
from jailbirds.testing.sentences import who, wrong
from jailbirds.testing.words import must_say
from jailbirds.words import LANGUAGES, words
from jailbirds.words.texts import read

YOU = {
    "en": r"you|your|yours|yourself",
    "de": r"du|dich|dir|dein\w*",
    "pl": r"ty|cię|ciebie|ci|tobie|tobą|twój|twoj\w*|twoich",
    "nl": r"jij|je|jou|jouw|jouwe|jezelf",
}
ADVICE = (
    "Give the event the argument `seat`, for whom it is about, and let the sentence choose: "
    "{ $you -> [yes] You roll a { $face }. *[no] { $player } rolls a { $face }. }"
)


class Tales(Kit):
    """What happened is told to those whom it concerns, and nobody else is called "you"."""

    def test_a_secret_names_the_player_whose_it_is(self, case: Case) -> None:
        """Whoever reads a game again, once it is over, reads the secrets of everybody."""
        names = [f"Player {seat}" for seat in range(case.players)]
        told: set[str] = set()
        for number, event in events_of(case, seed=34):
            where = f"{case}, move {number} of the random game of seed 34: the event {event.name!r}"
            knowing = [name for seat, name in enumerate(names) if event.visible_to(seat)]
            if not knowing and not event.visible_to(jailbirds.SPECTATOR):
                wrong(f"{where} is told to nobody: `tell` takes the seats that see it, as bits.")
            if event.visible_to(jailbirds.SPECTATOR) or event.name in told:
                continue
            told.add(event.name)
            for language in spoken_by(case.title):
                say = words(language, case.title).event
                sentence = must_say(language, event, say, event, names)
                if not any(name in sentence for name in knowing):
                    seats = " and ".join(who(s) for s in range(case.players) if event.visible_to(s))
                    wrong(
                        f"{where} is a secret of {seats}, and in a replay words/{language}.ftl "
                        f"tells it as “{sentence}”, without a name. {ADVICE}"
                    )

    def test_only_those_who_are_meant_are_called_you(self, title: Title, language: str) -> None:
        text = read(title.folder / "words", language)
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.value:
                name = entry.id.name
                if name.startswith(("event-", "now-")):
                    for part in said_to_everybody(entry.value):
                        if found := re.search(rf"\b({YOU[language]})\b", part, re.IGNORECASE):
                            wrong(
                                f"{name} in words/{language}.ftl of {title.name} says "
                                f"“{found[0]}” to everybody: “{part.strip()}”. {ADVICE}"
                            )


def spoken_by(title: Title) -> list[str]:
    """The languages that a title has words in; in a draft some are still to come."""
    return [language for language in LANGUAGES if read(title.folder / "words", language)]


def events_of(case: Case, seed: int) -> Iterator[tuple[int, Event]]:
    """All that happens in a random game, with the numbers of the moves."""
    seats, actions, _ = recorded(case, seed)
    state = case.begin()
    for number, (seat, action) in enumerate(zip(seats.tolist(), actions.tolist(), strict=True)):
        for event in case.do(state, seat, action):
            yield number + 1, event


def said_to_everybody(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a pattern, without those for the one whom `$you` or `$other_you` means."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            choice = element.expression
            means = isinstance(choice.selector, ast.VariableReference) and (
                choice.selector.id.name.endswith("you")
            )
            for variant in choice.variants:
                if not (means and getattr(variant.key, "name", "") == "yes"):
                    yield from said_to_everybody(variant.value)
