"""What a seat observes, as numbers from 0 to 1: for programs that learn.

An observation is made from the redacted record alone, field by field, and seen from the seat:
where a field has an entry for each seat, one's own comes first and the others follow clockwise.
How a field becomes numbers a title may say in `OBSERVED`. Of `phase` and `seat` it is known
anyway; any other field of which nothing is said is squeezed, which needs no range. Like the
dispatch of actions, `observe` is generated code that can be printed and read.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from jailbirds.kernel.errors import BadTitle, expected_one_of
from jailbirds.kernel.rule import rule

SEATS = "seats"  # an axis with an entry for each seat
Axis = str | int | range  # SEATS, one position, or several positions
LEFT_OUT = ("players", "version", "unused", "filler")  # they tell nothing of a game
INDENT = "    "


@dataclass(frozen=True, slots=True)
class Sight:
    """How each value of a field is seen; `axes` are the positions that are looked at.

    In `OBSERVED` a field has one, or several in a tuple; none at all leave it out.
    """

    kind: str
    low: int = 0
    high: int = 0
    axes: tuple[Axis, ...] | None = None  # None: all, by the shape of the field

    def along(self, *axes: Axis) -> Sight:
        """The same, of some positions: `SEATS`, a single one, or a range."""
        return replace(self, axes=axes)

    def width(self, players: int) -> int:
        """How many numbers a value becomes."""
        match self.kind:
            case "choice" | "bits":
                return self.high - self.low
            case "seat" | "seats":
                return players
        return 1

    @property
    def meaning(self) -> str:
        match self.kind:
            case "number":
                return f"{self.low} to {self.high}"
            case "choice":
                return f"which of {self.low} to {self.high - 1}"
            case "bits":
                return "each bit"
            case "seat":
                return "which seat, from one's own on"
            case "seats":
                return "which seats, from one's own on"
        return "squeezed: 0 is 0.5, 1 is 0.75, 2 is 0.83"


SQUEEZED = Sight("squeezed")


def number(low: int, high: int) -> Sight:
    """A number in a range: `low` is 0, `high` is 1, and what lies beyond is cut off."""
    return Sight("number", low, high)


def choice(count: int, first: int = 0) -> Sight:
    """One of so many things: a number for each, 1 for the one it is."""
    return Sight("choice", first, first + count)


def bits(count: int) -> Sight:
    """A set of so many things, as bits: a number for each, 1 for those in it."""
    return Sight("bits", 0, count)


def one_seat(first: int = 0) -> Sight:
    """A seat, or none: `first` stands for seat 0, and what is no seat for none."""
    return Sight("seat", first)


def some_seats() -> Sight:
    """A set of seats, as bits."""
    return Sight("seats")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an observation: a field, where its numbers begin, and their shape."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Observation:
    """What is observed in a title: `parts` to know it, `source` to read, `observe` to run.

    A title that has a rule `observe` of its own states in `OBSERVED` the shape of each part, and
    `SEATS` in it for the number of players.
    """

    def __init__(
        self,
        title: str,
        state: np.dtype,
        most_seats: int,
        phases: int,
        told: Mapping[str, Any] | None = None,
        own: Callable[..., Any] | None = None,
    ) -> None:
        known = {"seat": one_seat(), "phase": choice(phases)} if phases else {"seat": one_seat()}
        known = {name: sight for name, sight in known.items() if name in (state.names or ())}
        self._told = dict(told or {}) if own else known | dict(told or {})
        self._own = own
        self.source = ""
        self.sights: list[tuple[str, Sight]] = []  # a field may be looked at in several ways
        if own is not None:
            self.observe = own
            return
        fields = state.names or ()
        if unknown := [name for name in self._told if name not in fields]:
            raise BadTitle(
                f"{title} tells in OBSERVED of {unknown[0]!r}, which its record lacks: "
                f"{expected_one_of(unknown[0], fields)}"
            )
        for name in fields:
            sights = self._told.get(name, () if name in LEFT_OUT else SQUEEZED)
            for sight in sights if isinstance(sights, tuple) else (sights,):
                axes = sight.axes or axes_of(state[name].shape, most_seats)
                self.sights.append((name, replace(sight, axes=axes)))
        lines = [line for name, sight in self.sights for line in _lines(name, sight)]
        body = [INDENT + line for line in [*lines, "return at"]]
        self.source = "\n".join(["def observe(s, seat, players, out, at):", *body]) + "\n"
        self.observe = self._run(f"<observation of {title}>")

    def _run(self, file: str) -> Callable[..., Any]:
        linecache.cache[file] = (len(self.source), None, self.source.splitlines(True), file)
        names: dict[str, Any] = {each.__name__: each for each in WRITERS}
        exec(compile(self.source, file, "exec"), names)
        made: Callable[..., Any] = rule(names["observe"])
        return made

    def parts(self, players: int) -> list[Part]:
        """The parts in their order, for so many players."""
        parts: list[Part] = []
        start = 0
        for name, meaning, shape in self._shapes(players):
            parts.append(Part(name, start, shape, meaning))
            start += parts[-1].size
        return parts

    def _shapes(self, players: int) -> list[tuple[str, str, tuple[int, ...]]]:
        if self._own is not None:
            return [
                (name, "", tuple(players if n == SEATS else n for n in shape))
                for name, shape in self._told.items()
            ]
        found = []
        for name, sight in self.sights:
            lengths = [
                players if axis == SEATS else len(axis)
                for axis in sight.axes or ()
                if isinstance(axis, str | range)
            ]
            width = sight.width(players)
            found.append((name, sight.meaning, (*lengths, width) if width > 1 else (*lengths,)))
        return [(name, meaning, shape or (1,)) for name, meaning, shape in found]

    def size(self, players: int) -> int:
        """How many numbers an observation has."""
        last = self.parts(players)[-1]
        return last.start + last.size


def axes_of(shape: Sequence[int], most_seats: int) -> tuple[Axis, ...]:
    """All positions of a field; a first axis as long as there are seats is by seat."""
    return tuple(
        SEATS if number == 0 and length == most_seats else range(length)
        for number, length in enumerate(shape)
    )


def _lines(name: str, sight: Sight) -> list[str]:
    """The code that writes a field: a loop for each axis, and a call for each value."""
    lines = [f"# {name}: {sight.meaning}"]
    positions, inside = [], ""
    for number, axis in enumerate(sight.axes or ()):
        index = f"i{number}"
        if isinstance(axis, int):
            positions.append(str(axis))
            continue
        if axis == SEATS:
            lines.append(f"{inside}for k{number} in range(players):")
            inside += INDENT
            lines.append(f"{inside}{index} = clockwise(seat, k{number}, players)")
        else:
            assert isinstance(axis, range)
            lines.append(f"{inside}for {index} in range({axis.start}, {axis.stop}):")
            inside += INDENT
        positions.append(index)
    value = f"s.{name}[{', '.join(positions)}]" if positions else f"s.{name}"
    match sight.kind:
        case "number":
            scale = 1 / (sight.high - sight.low)
            call = f"scale(out, at, {value}, {sight.low}, {scale!r})"
        case "choice":
            call = f"point_out(out, at, {value} - {sight.low}, {sight.high - sight.low})"
        case "bits":
            call = f"spread(out, at, {value}, {sight.high})"
        case "seat":
            call = f"point_out_seat(out, at, {value} - {sight.low}, seat, players)"
        case "seats":
            call = f"spread_seats(out, at, {value}, seat, players)"
        case _:
            call = f"squeeze(out, at, {value})"
    return [*lines, f"{inside}at = {call}"]


# --- what the generated code calls; each writes, and says where the next number goes


@rule
def clockwise(seat: int, steps: int, players: int) -> int:
    """The seat so many steps further round the table."""
    there = seat + steps
    return there - players if there >= players else there


@rule
def scale(out: Any, at: int, value: int, low: int, factor: float) -> int:
    seen = (value - low) * factor
    out[at] = 0.0 if seen < 0.0 else 1.0 if seen > 1.0 else seen
    return at + 1


@rule
def squeeze(out: Any, at: int, value: int) -> int:
    out[at] = (value + 0.5) / (value + 1.0) if value >= 0 else 0.5 / (1.0 - value)
    return at + 1


@rule
def point_out(out: Any, at: int, value: int, count: int) -> int:
    for k in range(count):
        out[at + k] = 1.0 if k == value else 0.0
    return at + count


@rule
def spread(out: Any, at: int, value: int, count: int) -> int:
    for k in range(count):
        out[at + k] = 1.0 if value >> k & 1 else 0.0
    return at + count


@rule
def point_out_seat(out: Any, at: int, value: int, seat: int, players: int) -> int:
    for k in range(players):
        out[at + k] = 1.0 if clockwise(seat, k, players) == value else 0.0
    return at + players


@rule
def spread_seats(out: Any, at: int, value: int, seat: int, players: int) -> int:
    for k in range(players):
        out[at + k] = 1.0 if value >> clockwise(seat, k, players) & 1 else 0.0
    return at + players


WRITERS = (clockwise, scale, squeeze, point_out, spread, point_out_seat, spread_seats)
