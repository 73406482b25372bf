"""A campaign for puzzles: through many games, on all cores, going on where it was broken off."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import msgspec

from jailbirds.puzzles.finder import Found, look
from jailbirds.puzzles.findings import NEVER, Findings

MOST_GAMES = 100_000
ALL = range(1 << 62)  # seeds


def search(
    title: str,
    file: Path | str,
    *,
    games: int = MOST_GAMES,
    first: int = 0,
    cores: int = 1,
    minutes: float | None = None,
    wanted: int | None = None,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> list[Found]:
    """Look for puzzles in so many games of a title, so many minutes, or until it is enough.

    The games are those of seeds from `first` on. What is found is kept in a file, game by game: the
    same call goes on from there. `progress` is told the number of games that were looked at and of
    puzzles that were found.
    """
    findings = Findings(Path(file))
    seeds = range(first, first + games)
    until = time.monotonic() + 60 * minutes if minutes else NEVER
    found = _read(findings.of(seeds).values())
    looked = len(findings.of(seeds))

    def is_enough() -> bool:
        return wanted is not None and len(found) >= wanted

    gathering = findings.gather(
        *(partial(look_and_write, title), seeds),
        cores=cores,
        until=until,
        is_enough=is_enough,
        in_order=False,
    )
    progress(looked, len(found))
    for seed in gathering:
        looked += 1
        found += _read(findings.of(range(seed, seed + 1)).values())
        progress(looked, len(found))
    return found


def look_and_write(title: str, seed: int) -> object:
    """What there is in a game, as it goes into the file."""
    return msgspec.to_builtins(look(title, seed))


def read(file: Path) -> list[Found]:
    """All that a campaign has found."""
    return _read(Findings(file).of(ALL).values())


def _read(found: Iterable[object]) -> list[Found]:
    return [msgspec.convert(each, Found) for each in found if each is not None]
