"""Bots against bots, many times over, on all cores.

Every game has a generator of its own, made from the seed and its number: the figures do not
depend on how many cores share the work.
"""

from __future__ import annotations

import os
import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from jailbirds.bots import LEVELS, Level, UnknownBot, level, noise
from jailbirds.kernel.chance import generator
from jailbirds.kernel.title import Title

LOOPS = "jailbirds.lab.loops"


@dataclass(frozen=True, slots=True)
class Played:
    """One simulated game; `bots` by seat."""

    bots: tuple[str, ...]
    actions: int
    ending: str
    winners: tuple[int, ...]


def simulate(
    title: Title,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    rotate: bool = True,
    gear: str = "native",
    progress: Callable[[int], None] = lambda _: None,
) -> list[Played]:
    """Play many games. With `rotate` the bots change seats from game to game.

    >>> import jailbirds
    >>> from jailbirds.lab.sim import simulate
    >>> title = jailbirds.title(jailbirds.titles()[0])
    >>> played = simulate(title, ["regular", "random"], games=2, options={"turn_limit": 20},
    ...                   gear="interpreted")
    >>> [game.bots for game in played], [game.ending for game in played]
    ([('regular', 'random'), ('random', 'regular')], ['limit', 'limit'])
    """
    opened = title.read_options(options)
    start = title.begin(title.read_players(len(bots)), opened)
    levels = [quick(name) for name in bots]
    policies = np.array([each.policy for each in levels], dtype=np.int64)
    noises = np.array([noise(title, each) for each in levels], dtype=np.int64)
    runner = title.gear(gear)
    loops, doors = runner.load(LOOPS), runner.loops
    endings = list(title.endings)

    def run(numbers: range) -> list[Played]:
        array = np.zeros(loops.RECORDS, dtype=title.state)
        records = runner.open(array)
        out = runner.open(np.zeros(title.most_legal, dtype=np.int32))
        values = runner.open(np.zeros(len(bots), dtype=np.int64))
        done = []
        for number in numbers:
            shift = number % len(bots) if rotate else 0
            array[0] = start[0]
            count = loops.match(
                records,
                runner.open(np.roll(policies, shift)),
                runner.open(np.roll(noises, shift)),
                out,
                values,
                runner.open(generator(seed, number)),
            )
            ending, winners = doors.outcome(records, 0)
            seats = tuple(seat for seat in range(len(bots)) if winners >> seat & 1)
            names = rotated(bots, shift)
            done.append(Played(names, count, endings[ending - 1], seats))
            progress(1)
        return done

    if games:
        run(range(1))  # compile before the threads start
        progress(-1)
    workers = (os.cpu_count() or 1) if gear == "native" else 1
    share = max(1, min(50, games // workers))
    parts = [range(first, min(first + share, games)) for first in range(0, games, share)]
    with ThreadPoolExecutor(workers) as pool:
        return [game for part in pool.map(run, parts) for game in part]


def rotated(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where in a game of a series: everybody moves on a seat from game to game.

    >>> rotated(["regular", "rookie", "random"], 1)
    ('random', 'regular', 'rookie')
    """
    shift = number % len(bots)
    return (*bots[-shift:], *bots[:-shift]) if shift else tuple(bots)


def quick(name: str) -> Level:
    """The level of a bot that answers without search: the others belong into the arena."""
    chosen = level(name)
    if chosen.seconds:
        swift = ", ".join(other for other, known in LEVELS.items() if not known.seconds)
        raise UnknownBot(f"{name!r} thinks too long for this: expected one of {swift}")
    return chosen


@dataclass(frozen=True, slots=True)
class Summary:
    """What a series of games says: wins are shared among those who won together.

    `won_…` counts the games in which a seat or a bot was among the winners.
    """

    games: int
    shortest: int
    median: float
    mean: float
    longest: int
    endings: Mapping[str, int]
    wins_by_seat: Mapping[int, float]
    wins_by_bot: Mapping[str, float]
    won_by_seat: Mapping[int, int]
    won_by_bot: Mapping[str, int]


def summarise(played: Sequence[Played]) -> Summary:
    """Lengths, endings and wins of a series of games."""
    lengths = [game.actions for game in played]
    bots_by_seat = played[0].bots
    bots = sorted(set(bots_by_seat))
    by_seat: Counter[int] = Counter()
    by_bot: Counter[str] = Counter()
    for game in played:
        for seat in game.winners:
            by_seat[seat] += 1 / len(game.winners)  # type: ignore[assignment]
            by_bot[game.bots[seat]] += 1 / len(game.winners)  # type: ignore[assignment]
    return Summary(
        games=len(played),
        shortest=min(lengths),
        median=statistics.median(lengths),
        mean=statistics.fmean(lengths),
        longest=max(lengths),
        endings=Counter(game.ending for game in played),
        wins_by_seat={seat: by_seat[seat] for seat in range(len(bots_by_seat))},
        wins_by_bot={bot: by_bot[bot] for bot in bots},
        won_by_seat={
            seat: sum(seat in game.winners for game in played) for seat in range(len(bots_by_seat))
        },
        won_by_bot={
            bot: sum(bot in {game.bots[seat] for seat in game.winners} for game in played)
            for bot in bots
        },
    )
