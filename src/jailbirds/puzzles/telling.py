"""A puzzle in words: sentences of its title, in one language.

>>> import jailbirds
>>> from jailbirds.puzzles import puzzles
>>> easiest, *_ = puzzles(jailbirds.title(jailbirds.titles()[0]))
>>> telling = Telling(easiest, "en")
>>> telling.read("1") == telling.game.legal(easiest.seat)[0]
True
>>> telling.read(str(easiest.action)) == easiest.action
True
"""

from __future__ import annotations

from functools import cache

import msgspec

from jailbirds.kernel.actions import Action
from jailbirds.kernel.title import Title, plain
from jailbirds.puzzles.puzzle import Puzzle
from jailbirds.puzzles.words import FOLDER
from jailbirds.words import COMMON, Words, words
from jailbirds.words.texts import read, title_text

POINT = 10_000  # of win chance, in millionths


class Telling:
    """Says what is asked, and why the solution is one."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        common = words(language)  # refuses languages that there are not
        title = puzzle.title
        names = [common.say("seat-player", number=k + 1) for k in range(puzzle.players)]
        self.game = puzzle.open(names)
        self.words = _words(title, language).calling(title.names_at(self.game.options))
        self.say = self.words.say
        self._phase = getattr(self.game.view(puzzle.seat), "phase", "")
        self._legal = self.game.legal(puzzle.seat)

    @property
    def heading(self) -> str:
        return self.say("puzzle-heading", title=self.say("title"), id=self.puzzle.id)

    @property
    def about(self) -> str:
        player = self.game.names[self.puzzle.seat]
        return self.say("puzzle-about", rating=str(self.puzzle.rating), player=player)

    @property
    def options(self) -> str:
        """What is played otherwise than usual."""
        title = self.puzzle.title
        usual = msgspec.to_builtins(title.read_options({}))
        chosen = msgspec.to_builtins(self.game.options)
        return ", ".join(
            self._option(name, value) for name, value in chosen.items() if value != usual.get(name)
        )

    def _option(self, name: str, value: object) -> str:
        called = self.say(f"option-{name}")
        if isinstance(value, bool):
            return f"{'✓' if value else '✗'} {called}"
        word = f"option-{name}-{value}"
        return f"{called}: {self.say(word) if self.words.has(word) else plain(value)}"

    @property
    def situation(self) -> list[str]:
        """What the seat is asked to do next, and what will soon end the game. What it is after is
        not told: that may be half of the solution."""
        game, seat = self.game, self.puzzle.seat
        said = (game.prompt(seat), game.near(seat))
        return [self.words.prompt(each, game.names, seat) for each in said if each]

    @property
    def ask(self) -> str:
        return self.say(f"puzzle-ask-{self.puzzle.kind}")

    def call(self, action: Action) -> str:
        """What an action is called there."""
        return self.words.action(action, self.game.names, self.puzzle.seat, self._phase)

    @property
    def choices(self) -> list[str]:
        """All that the seat may do, in the order of its numbers, and how that is typed."""
        return [f"{self.call(action)}  ({action})" for action in self._legal]

    def read(self, typed: str) -> Action:
        """The action that is meant, by its number from 1 or as it is typed. Raises
        `MalformedAction` where it is none, and `IllegalAction` where it is forbidden."""
        if typed.isdecimal() and 0 < int(typed) <= len(self._legal):
            return self._legal[int(typed) - 1]
        action = self.game.title.actions.read(typed)
        if action not in self._legal:
            self.game.copy().play(self.puzzle.seat, action)
        return action

    def wrong(self, action: Action) -> str:
        return self.say("puzzle-wrong", action=self.call(action))

    @property
    def solution(self) -> list[str]:
        """The solution, what speaks for it, and how sure that is."""
        puzzle = self.puzzle
        lines = [
            self.say("puzzle-solution", action=self.call(puzzle.action)),
            self.words.prompt(puzzle.reason, self.game.names, puzzle.seat),
        ]
        if puzzle.kind == "best":
            best, following = (round(hope / POINT) for hope in puzzle.hopes)
            return [*lines, self.say("puzzle-chances", best=best, next=following)]
        return [*lines, self.say(f"puzzle-proved-{puzzle.kind}", count=puzzle.within - 1)]


@cache
def _words(title: Title, language: str) -> Words:
    """Those of the app, of a title and of puzzles."""
    texts = [read(COMMON, language), title_text(title, language), read(FOLDER, language)]
    return Words(language, texts, title.names_at())
