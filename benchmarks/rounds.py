"""Rounds: everybody is measured in turn, again and again, and the median counts.

A shared machine is fast in one minute and slow in the next. Taking turns lets a slow minute
hit everybody alike, and the median of the rounds forgets it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from benchmarks.figures import Speed

BATCH_SECONDS = 0.05  # long enough that looking at the clock between batches costs nothing
TRIES = 5  # to find out how much is a batch

Batch = Callable[[], tuple[int, float]]  # plays some games: how many, and their moves


@dataclass(frozen=True, slots=True)
class Tally:
    """What was played in a stretch of time."""

    games: int
    moves: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Contestant:
    """Somebody who plays a game at random for about so many seconds, as fast as can be."""

    engine: str
    game: str
    cores: int
    play: Callable[[float], Tally]


def play_for(seconds: float, batch: Batch) -> Tally:
    """Play batch after batch until the time is up; the last one is finished and counts."""
    games, moves = 0, 0.0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        more_games, more_moves = batch()
        games += more_games
        moves += more_moves
    return Tally(games, moves, elapsed)


def batch_size(play: Callable[[int], object]) -> int:
    """How many games make a batch of sensible length.

    The best of several tries counts: one hiccup of the machine would make batches so small
    that a quick engine spends its time between them.
    """
    count = 1
    while any(_seconds(play, count) < BATCH_SECONDS for _ in range(TRIES)):
        count *= 2
    return count


def _seconds(play: Callable[[int], object], count: int) -> float:
    start = time.perf_counter()
    play(count)
    return time.perf_counter() - start


def compete(
    contestants: Sequence[Contestant],
    rounds: int,
    seconds: float,
    progress: Callable[[str], None],
) -> tuple[Speed, ...]:
    """Measure all contestants in turn, `rounds` times, after a warm-up that does not count."""
    tallies: list[list[Tally]] = [[] for _ in contestants]
    for number in range(rounds + 1):
        for contestant, kept in zip(contestants, tallies, strict=True):
            name = f"{contestant.engine}: {contestant.game}"
            progress(f"round {number} of {rounds}, {name}" if number else f"warm-up, {name}")
            tally = contestant.play(seconds if number else BATCH_SECONDS)
            if number:
                kept.append(tally)
    return tuple(
        Speed(
            engine=contestant.engine,
            game=contestant.game,
            cores=contestant.cores,
            games=tuple(tally.games / tally.seconds for tally in kept),
            moves=tuple(tally.moves / tally.seconds for tally in kept),
        )
        for contestant, kept in zip(contestants, tallies, strict=True)
    )
