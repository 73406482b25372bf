"""Everything that can be done and can happen has words, in every language."""

from __future__ import annotations

import typing
import warnings
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import jailbirds
from jailbirds.kernel.log import Outcome
from jailbirds.kernel.title import Title, phases_of
from jailbirds.lab.golden import golden_files
from jailbirds.table.pointing import Hand, Picks
from jailbirds.testing.cases import Case
from jailbirds.testing.kit import Kit
from jailbirds.testing.positions import positions
from jailbirds.testing.sentences import wrong
from jailbirds.words import COMMON, rules_page, words
from jailbirds.words.texts import keys_of, lacks, read, title_keys


class Spoken(Kit):
    """Everything that can be done and can happen has words, in every language."""

    def test_everything_has_words(self, title: Title, language: str) -> None:
        known = keys_of(read(COMMON, language) + read(title.folder / "words", language))
        report_missing(title, language, wanted_keys(title) - known)

    def test_all_languages_have_the_same_words(self, title: Title, language: str) -> None:
        report_missing(title, language, lacks(title, language))
        own, english = (keys_of(read(title.folder / "words", name)) for name in (language, "en"))
        if extra := [key for key in own - english if not key.startswith("x-")]:
            wrong(
                f"words/{language}.ftl of {title.name} has {listed(extra)}, which en.ftl has not. "
                "Is it spelt differently there? What only one language needs begins with `x-`."
            )

    def test_everything_that_happens_can_be_said(self, case: Case, language: str) -> None:
        told = words(language, case.title)
        names = [f"Player {seat}" for seat in range(case.players)]
        told_of = 0  # moves
        for here in positions(case, seed=32, most=6):
            with here as game:
                for reader in (None, 0):
                    for event in game.events(since=told_of):
                        must_say(language, event, told.event, event, names, reader)
                    for seat in game.actors:
                        for action in game.legal(seat):
                            must_say(language, action, told.action, action, names, reader)
                        phase = game.view(seat).phase
                        must_say(language, phase, told.now, phase, seat, names, reader)
                told_of = len(game.moves)
        with here:
            assert game.result
            must_say(language, game.result, told.result, game.result, names)

    def test_whoever_is_asked_is_told_the_next_step(self, case: Case, language: str) -> None:
        """In every phase in which a person is asked. While a title has no word of that kind at
        all, what it lacks is only listed."""
        told, known = words(language, case.title), title_keys(case.title)
        names = [f"Player {seat}" for seat in range(case.players)]
        lacking: set[str] = set()
        for here in positions(case, seed=34):
            with here as game:
                for seat in set(game.actors) - {jailbirds.CHANCE}:
                    prompt, goal = game.prompt(seat), game.goal(seat)
                    if prompt[0] not in known:
                        lacking.add(prompt[0])
                        continue
                    said = must_say(language, prompt[0], told.prompt, prompt, names, seat)
                    phase = game.view(seat).phase
                    if said == told.now(phase, seat, names, seat):
                        wrong(f"{prompt[0]} only says whose turn it is: what is to be done next?")
                    for said_too in filter(None, (goal, game.near(seat))):
                        must_say(language, said_too[0], told.prompt, said_too, names, seat)
        if lacking and (case.title.prompt or any(key.startswith("ask-") for key in known)):
            wrong(
                f"{case.title.name} asks people without saying what they are to do next: words "
                f"lack {listed(lacking)}. Write them, or give prompt(s, seat) beside the view."
            )
        if lacking and language == "en":
            warnings.warn(f"{case.title.name} lacks {listed(lacking)}", stacklevel=2)

    def test_whoever_has_picked_something_is_told_the_next_step(self, case: Case) -> None:
        """With every pick on the way to something. While a title has no word of that kind at all,
        the app has one for all of them."""
        known = title_keys(case.title)
        if not any(key.startswith("pick-") for key in known):
            return
        for here in positions(case, seed=35):
            with here as game:
                for picked, meant in picks(game):
                    key = f"pick-{meant}"
                    if not known & {key, f"{key}-{len(picked)}"}:
                        wrong(
                            f"Who has picked {listed(picked)} is not told what to point at next: "
                            f"the words of {case.title.name} lack {key}."
                        )

    def test_every_ending_is_told_to_whoever_won_lost_or_watched(
        self, title: Title, language: str
    ) -> None:
        """With any number of winners, as in the golden games: what heads it, and the reason."""
        told = words(language, title)
        names = [f"Player {seat}" for seat in range(title.players[-1])]
        for outcome in outcomes(self.folder_of_tests(), title.name):
            most = len(names) if outcome.winners else 0
            for count in range(min(1, most), most + 1):
                ended = msgspec.structs.replace(outcome, winners=tuple(range(count)))
                what = f"the ending {outcome.ending!r} with {count} winners"
                must_say(language, what, told.result, ended, names)
                readers = (None, 0) if count == len(names) else (None, 0, len(names) - 1)
                heads = [
                    must_say(language, what, told.headline, ended, names, reader)
                    for reader in readers
                ]
                if not count:
                    claimed = {
                        told.say(key, winners="", count=0) for key in ("end-won", "end-told")
                    }
                    if len(set(heads)) > 1 or claimed & set(heads):
                        wrong(f"{what} is headed “{heads[0]}” in words/{language}.ftl: who won?")
                elif len(set(heads)) < len(heads) or not all(n in heads[0] for n in names[:count]):
                    wrong(
                        f"{what} is headed “{'”, “'.join(heads)}” in words/{language}.ftl: those "
                        "who watched read the names of the winners, and who won something else "
                        "than who lost."
                    )

    def test_every_refusal_can_be_said(self, case: Case, language: str) -> None:
        refused: set[int] = set()
        for here in positions(case, seed=33):
            for seat in (*case.seats, jailbirds.CHANCE):
                refused |= set(np.unique(case.refusals(here.game.state, seat)).tolist())
        for rule in map(case.title.rule_name, refused - {0}):
            must_say(language, rule, words(language, case.title).refusal, rule)

    def test_rules_md_is_the_english_rules_page(self, title: Title) -> None:
        file = title.folder / "rules.md"
        if not file.is_file() or file.read_text(encoding="utf-8") != rules_page(title, "en"):
            wrong(
                f"{title.name}/rules.md does not say what words/en.ftl says of the rules. Write it "
                f"again: jailbirds rules {title.name} --markdown > {file.name}"
            )


def picks(game: jailbirds.Game) -> Iterator[tuple[Picks, str]]:
    """All that somebody who is asked can hold, and what it can still come to: names of actions."""
    for seat in set(game.actors) - {jailbirds.CHANCE}:
        hand = Hand(game, seat)
        paths = [(action.do, game.title.places(action)) for action in hand.legal]
        for _, path in paths:
            hand.drop()
            for place in path[:-1]:
                if hand.point(place).kind not in ("pick", "held"):
                    break  # something is done there already
                hand.pick(place)
                yield (
                    hand.picked,
                    "-".join(sorted({do for do, other in paths if hand.picked <= {*other}})),
                )


@cache
def outcomes(folder: Path, title: str) -> list[Outcome]:
    """How the golden games of a title ended."""
    logs = [jailbirds.Log.load(path) for path in golden_files(folder)]
    games = [jailbirds.Game.from_log(log) for log in logs if log.title == title]
    return [game.result for game in games if game.result]


def must_say(language: str, thing: object, say: Callable[..., str], *args: Any) -> str:
    try:
        said = say(*args)
    except LookupError as error:
        wrong(f"words/{language}.ftl has no {error}, for {thing}.")
    except ValueError as error:
        wrong(
            f"the sentence for {thing} does not work, {error}. A sentence knows the arguments of "
            "what it tells; `seat` brings $player and $you, and `stone` $stone_name."
        )
    if not said:
        wrong(f"the sentence for {thing} in words/{language}.ftl is empty.")
    return said


def report_missing(title: Title, language: str, missing: Collection[str]) -> None:
    """A failure, or a warning while the title is a draft."""
    if not missing:
        return
    sentence = f"words/{language}.ftl of {title.name} lacks {listed(missing)}."
    if title.draft and language != "en":
        warnings.warn(f"{sentence} English stands in.", stacklevel=2)
    else:
        wrong(
            f"{sentence} Write them. Where a title is a draft, with `draft=True` in TITLE, English "
            "stands in for the other languages, and this is only a warning."
        )


def listed(keys: Collection[str]) -> str:
    return ", ".join(sorted(keys))


def wanted_keys(title: Title) -> set[str]:
    options = msgspec.structs.fields(title.options)
    return {
        "title",
        "tagline",
        *title.chapters,
        *title.rule_names,
        *(f"action-{do}" for do in title.actions.kinds),
        *(f"event-{name}" for name in title.events.kinds),
        *(f"ending-{name}" for name in title.endings),
        *(f"now-{phase}" for phase in phases(title)),
        *(f"option-{option.name}" for option in options),
        *(f"option-{option.name}.help" for option in options),
        *(
            f"option-{option.name}-{value}"
            for option in options
            if typing.get_origin(option.type) is typing.Literal
            for value in typing.get_args(option.type)
        ),
    }


def phases(title: Title) -> tuple[str, ...]:
    """The phases of a game, as the type of its view names them."""
    names = phases_of(title.view)
    if not names:
        wrong(
            f"the view of {title.name} does not say which phases there are. Give it a field such "
            "as `phase: Literal['bid', 'roll', 'over']`."
        )
    return names
