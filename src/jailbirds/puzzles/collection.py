"""All puzzles there are: those of a title, one by its name, and the one of a day."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from jailbirds.kernel.finding import title as find_title
from jailbirds.kernel.finding import titles
from jailbirds.kernel.title import Title
from jailbirds.puzzles.puzzle import Puzzle

FILE = "puzzles.jsonl"  # in the folder of a title: a puzzle a line


@cache
def puzzles(title: Title) -> tuple[Puzzle, ...]:
    """The puzzles of a title, the easiest first; none where there are none. Those of rules that are
    not played any more are left out."""
    file = title.folder / FILE
    if not file.is_file():
        return ()
    read = msgspec.json.Decoder(Puzzle).decode_lines(file.read_bytes())
    return tuple(puzzle for puzzle in sorted_by_rating(read) if _is_played(puzzle, title))


def _is_played(puzzle: Puzzle, title: Title) -> bool:
    return puzzle.rules_version in title.versions


def find(name: str) -> Puzzle | None:
    """The puzzle of a name, of whatever title."""
    return _by_name().get(name)


@cache
def _by_name() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for name in titles() for puzzle in puzzles(find_title(name))}


def of_the_day(day: datetime.date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody, a title after the other. None comes again before
    all others of its title have come; None only where there are no puzzles at all.

    >>> days = [datetime.date(2030, 1, number) for number in range(1, 5)]
    >>> len({of_the_day(day).title.name for day in days})
    4
    """
    shelves = _shelves()
    if not shelves:
        return None
    turn, number = divmod(day.toordinal(), len(shelves))
    shelf = shelves[number]
    return shelf[turn % len(shelf)]


@cache
def _shelves() -> list[list[Puzzle]]:
    """The puzzles of each title that has some, in an order that tells nothing of what they are."""
    found = [sorted(puzzles(find_title(name)), key=_shuffled) for name in titles()]
    return [shelf for shelf in found if shelf]


def _shuffled(puzzle: Puzzle) -> str:
    return hashlib.sha256(puzzle.id.encode()).hexdigest()


def sorted_by_rating(found: Iterable[Puzzle]) -> list[Puzzle]:
    return sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))


def write(file: Path, found: Iterable[Puzzle]) -> None:
    """Write puzzles where `puzzles` reads them."""
    encode = msgspec.json.Encoder().encode
    lines = [encode(puzzle) + b"\n" for puzzle in sorted_by_rating(found)]
    file.write_bytes(b"".join(lines))
