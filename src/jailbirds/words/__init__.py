"""Words for people, in four languages, from the Fluent files of the titles and the app.

Every sentence a player reads comes from a `.ftl` file; the browser app reads the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from jailbirds.kernel.actions import Action
from jailbirds.kernel.errors import JailbirdsError, expected_one_of
from jailbirds.kernel.events import Event
from jailbirds.kernel.game import Game
from jailbirds.kernel.log import Outcome
from jailbirds.kernel.talk import Remark
from jailbirds.kernel.title import Said, Title
from jailbirds.words.texts import read, title_text

LANGUAGES = {"en": "English", "de": "Deutsch", "pl": "Polski", "nl": "Nederlands"}
COMMON = Path(__file__).parent


class UnknownLanguage(JailbirdsError):
    """There are no words in that language."""


class Words:
    """What to call things in one language: those of the app, and those of a title.

    >>> import jailbirds
    >>> german = words("de", jailbirds.title(jailbirds.titles()[0]))
    >>> german.join(["Anna", "Ben", "Cleo"])
    'Anna, Ben und Cleo'
    """

    def __init__(
        self, language: str, texts: Sequence[str], names: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self._called: Mapping[str, str] = names or {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts:  # a title may say something in its own way
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence of a key; `name.no` is the attribute `no` of `name`."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, {**self._called, **args})
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Is there a sentence of this key?"""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def calling(self, names: Mapping[str, str]) -> Words:
        """The same words, in which things have other names: see `Title.own_names`."""
        told = copy(self)
        told._called = {**self._called, **names}
        return told

    def name(self, thing: str) -> str:
        """The name of a thing: a room, a card, a colour."""
        return self._called.get(thing) or self.say(f"name-{thing}")

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """What happened, said to the player at seat `reader`."""
        return self.say(f"event-{event.name}", **self._arguments(event.args, names, reader))

    def action(
        self, action: Action, names: Sequence[str], reader: int | None = None, phase: str = ""
    ) -> str:
        """What an action is called; in a phase it may have a name of its own."""
        key, there = f"action-{action.do}", f"action-{action.do}-{phase}"
        args = self._arguments(action.args, names, reader)
        return self.say(there if phase and self.has(there) else key, **args)

    def remark(self, remark: Remark, names: Sequence[str], reader: int | None = None) -> str:
        """What a bot says, heard by the player at seat `reader`."""
        return self.say(f"remark-{remark.key}", **self._arguments(remark.args, names, reader))

    def now(self, phase: str, seat: int, names: Sequence[str], reader: int | None = None) -> str:
        """Whose turn it is, and what for."""
        return self.say(f"now-{phase}", **self._arguments({"seat": seat}, names, reader))

    def prompt(self, said: Said, names: Sequence[str], reader: int | None = None) -> str:
        """What a player is to do next, or is after: `Game.prompt` and `Game.goal`."""
        key, args = said
        return self.say(key, **self._arguments(args, names, reader))

    def refusal(self, rule: str) -> str:
        """Why something is not allowed, with the rule's number."""
        return f"{self.say(f'{rule}.no')} ({rule})"

    def result(self, result: Outcome, names: Sequence[str]) -> str:
        """How the game ended."""
        args = self._arguments(result.args, names, None)
        args["winners"] = self.join([names[seat] for seat in result.winners])
        return self.say(f"ending-{result.ending}", **args, count=len(result.winners))

    def headline(self, result: Outcome, names: Sequence[str], reader: int | None) -> str:
        """The end in a few words, to the player at seat `reader`, or None: to those who watched.

        A title may say it in its own way, for all its endings or for one of them.
        """
        if not result.winners:
            which = "nobody"
        elif reader is None:
            which = "told"
        else:
            which = "won" if reader in result.winners else "lost"
        own = (f"headline-{which}-{result.ending}", f"headline-{which}")
        key = next(filter(self.has, own), f"end-{which}")
        winners = self.join([names[seat] for seat in result.winners])
        return self.say(key, winners=winners, count=len(result.winners))

    def join(self, items: Sequence[str]) -> str:
        """`Anna, Ben and Cleo`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def _arguments(
        self, args: Mapping[str, Any], names: Sequence[str], reader: int | None
    ) -> dict[str, Any]:
        """What a sentence can use: the player's name, and the names of things.

        `seat` brings `player` and `you`; `other`, another seat, `other_name` and `other_you`.
        `stone=red` brings `stone_name`, from the word `name-red`; `red+blue` is a list.
        """
        used = dict(args)
        seat, other = args.get("seat"), args.get("other")
        if isinstance(seat, int) and seat < len(names):
            used |= {"player": names[seat], "you": "yes" if seat == reader else "no"}
        if isinstance(other, int) and other < len(names):
            used |= {"other_name": names[other], "other_you": "yes" if other == reader else "no"}
        for arg, value in args.items():
            if isinstance(value, str):
                things = value.split("+")
                if all(self.has(f"name-{thing}") for thing in things):
                    used[f"{arg}_name"] = self.join([self.name(thing) for thing in things])
        return used


@cache
def words(language: str, title: Title | None = None) -> Words:
    """The words of the app and, if given, of a title."""
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"there are no words in {language!r}: {expected_one_of(language, LANGUAGES)}"
        )
    common = read(COMMON, language)
    if title is None:
        return Words(language, [common])
    return Words(language, [common, title_text(title, language)], title.names_at())


def words_of(game: Game, language: str) -> Words:
    """The words of a game's title, with the names that its table has for things."""
    own = game.title.names_at(game.options, game.rules_version)
    return words(language, game.title).calling(own)


def rules_page(title: Title, language: str) -> str:
    """The numbered rules of a title in Markdown."""
    told = words(language, title)
    say = told.say
    lines = [f"# {say('title')}", "", say("tagline")]
    for chapter, numbers in title.chapters.items():
        lines += ["", f"## {say(chapter)}", ""]
        for number in numbers:
            rule = title.rule_name(number)
            ours = f"{rule}.ruling" if told.has(f"{rule}.ruling") else "ruling"
            note = f" *{say(ours)}*" if number in title.rulings else ""
            lines.append(f"- **{rule}** {say(rule)}{note}")
    return "\n".join(lines) + "\n"
