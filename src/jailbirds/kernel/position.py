"""A position: where a game stands, as an immutable value with a short text.

>>> import jailbirds
>>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=7)
>>> _ = game.play(1, game.legal(1)[0])
>>> text = str(game.position)
>>> text.partition(" ")[2]
'turns=1 phase=turn cell[1]=3 yard[9,1]=2'
>>> game.position == jailbirds.Position.read(text)
True
>>> jailbirds.Position.read(text.replace("cell[1]=3", "cell[1]=4")).status()
['prisoners of seat 1: expected 4, found 5']
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import numpy as np

from jailbirds.kernel.chance import generator, pick
from jailbirds.kernel.position_text import read_text, version_of, write_text
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.title import Title

SET_UPS = 16  # to learn what there can be, where chance decides it: a gun, or none


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """The bytes of a record, with the title, number of players and options they belong to.

    `eyes` is the seat that knows no more than this; None where it is the whole truth.
    """

    title: Title
    players: int
    options: Any = field(hash=False)
    data: bytes
    eyes: int | None = None

    @classmethod
    def read(
        cls,
        text: str,
        rules_version: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Position:
        """The position of a text; raises `BadPosition` with all that cannot be read in it.

        A text that names no version of the rules is read under `rules_version`, by default the
        newest; options that it leaves out are as in `options`, or else at their default. Whether
        it can be played is another question: see `status`.
        """
        title, players, agreed, eyes, state = read_text(text, rules_version, options)
        return cls(title, players, agreed, state.tobytes(), eyes)

    def __str__(self) -> str:
        return write_text(self.title, self.players, self.options, self.eyes, self.state)

    def __repr__(self) -> str:
        return f"<Position {self}>"

    @property
    def state(self) -> np.ndarray:
        """The record, as an array of one."""
        return np.frombuffer(bytearray(self.data), dtype=self.title.state)

    @property
    def record(self) -> Any:
        """The record as the rules see it, with its fields as attributes."""
        return self.title.gear("interpreted").open(self.state)[0]

    @property
    def rules_version(self) -> int:
        """The version of the rules it is played under."""
        return version_of(self.title, self.state)

    def seen_by(self, seat: int = SPECTATOR) -> Position:
        """As far as a seat may know it."""
        state = self.state
        gear = self.title.gear("interpreted")
        gear.loops.redact(gear.open(state), 0, seat)
        return Position(self.title, self.players, self.options, state.tobytes(), seat)

    def status(self) -> list[str]:
        """All that is wrong with it, in sentences; nothing where it can be played.

        A position that has been played to is never wrong. Of one made by hand, or typed in,
        this finds what contradicts the material and the rules of who may act.
        """
        if self.eyes is not None:
            return [f"it is what seat {self.eyes} knows: expected the whole truth"]
        try:
            return [*self._wrong_counts(), *self._wrong_turn()]
        except Exception as error:  # whatever rules stumble over that were made for sound records
            return [f"the rules cannot make sense of it: {type(error).__name__}: {error}"]

    def _wrong_counts(self) -> list[str]:
        before, after = _census_of_set_ups(
            self.title, self.rules_version, self.players, msgspec.json.encode(self.options)
        )
        counted = self.title.census(self.record)
        wrong = _unexpected(counted, after)
        if wrong and self._actors() == [CHANCE] and not _unexpected(counted, before):
            return []  # it is being set up
        return wrong

    def _wrong_turn(self) -> list[str]:
        gear, records = self._opened()
        actors = self._actors()
        ending, winners = gear.loops.outcome(records, 0)
        wrong = []
        if ending and actors:
            wrong.append(f"the game is over, but seats may act: {_listed(actors)}")
        if not ending and not actors:
            wrong.append("nobody may act, but the game is not over")
        if ending > len(self.title.endings):
            wrong.append(f"there is no ending {ending}: expected one of {_endings(self.title)}")
        if winners >> self.players:
            wrong.append(f"seats have won at which nobody sits: expected 0 to {self.players - 1}")
        out = gear.open(np.zeros(self.title.most_legal, dtype=np.int32))
        for seat in actors:
            if seat != CHANCE and seat >= self.players:
                wrong.append(f"seat {seat} may act, but there are only {self.players} players")
            elif not gear.loops.legal(records, 0, seat, out):
                wrong.append(f"{_named(seat)} may act, but there is nothing to do")
        self.title.view(self.seen_by().record, SPECTATOR)
        return wrong

    def _actors(self) -> list[int]:
        gear, records = self._opened()
        seats = gear.loops.actors(records, 0)
        return [seat for seat in range(CHANCE + 1) if seats >> seat & 1]

    def _opened(self) -> tuple[Any, Any]:
        gear = self.title.gear("interpreted")
        return gear, gear.open(self.state)


Expected = Mapping[str, set[int]]


def _unexpected(counted: Mapping[str, int], expected: Expected) -> list[str]:
    return [
        f"{name}: expected {' or '.join(map(str, sorted(expected[name])))}, found {number}"
        for name, number in counted.items()
        if expected[name] and number not in expected[name]
    ]


@cache
def _census_of_set_ups(
    title: Title, version: int, players: int, options: bytes
) -> tuple[Expected, Expected]:
    """What can be counted while a game is set up, and when that is done: chance may matter."""
    gear = title.gear("interpreted")
    out = np.zeros(title.most_legal, dtype=np.int32)
    read = title.read_options(msgspec.json.decode(options))
    before: defaultdict[str, set[int]] = defaultdict(set)
    after: defaultdict[str, set[int]] = defaultdict(set)
    for number in range(SET_UPS):
        rng = gear.open(generator(number))
        records = gear.open(title.begin(players, read, version))
        while gear.loops.actors(records, 0) == 1 << CHANCE:
            _note(before, title.census(records[0]))
            count = gear.loops.legal(records, 0, CHANCE, gear.open(out))
            gear.loops.apply(records, 0, CHANCE, int(out[pick(rng, count)]), None)
        _note(after, title.census(records[0]))
    return before, after


def _note(seen: dict[str, set[int]], counted: Mapping[str, int]) -> None:
    for name, number in counted.items():
        seen[name].add(number)


def _named(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _listed(seats: list[int]) -> str:
    return ", ".join(map(_named, seats))


def _endings(title: Title) -> str:
    return ", ".join(f"{number} ({name})" for number, name in enumerate(title.endings, start=1))
