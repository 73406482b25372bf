"""Games between bots of any level, those that search among them: who sits where, with which luck,
and on how many cores.

Everything follows from the seed and the number of a game: who plays it, and in which order, makes
no difference.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from time import thread_time
from typing import Any, TypeVar

from jailbirds.bots import Bot
from jailbirds.bots.search import Search
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title
from jailbirds.lab.sim import rotated

AT_ONCE = 200  # games that are held in memory
T = TypeVar("T")


class TimedBot(Bot):
    """A bot that has its seconds on a core, however busy the machine is."""

    searcher = partial(Search, clock=thread_time)


@dataclass(frozen=True)
class Played:
    """A game that is over; who sat where, and what bots that searched looked at, by move."""

    game: Game
    players: Sequence[str]
    visits: Mapping[int, Mapping[int, int]] = field(default_factory=dict)


def play(
    title: Title,
    bots: Sequence[str],
    number: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    iterations: int | None = None,
    seated: Callable[..., Bot] = Bot,
) -> Played:
    """A game of a series, in which bots change seats from game to game.

    `iterations` gives searching bots so many iterations instead of their time. `seated` makes the
    bot of a name.
    """
    names = rotated(bots, number)
    seats = [
        seated(
            name,
            seed=1000 * (1000 * seed + number) + seat,
            gear="native",
            iterations=iterations,
            patient=True,
        )
        for seat, name in enumerate(names)
    ]
    game = Game(title, len(bots), options, seed=f"{seed}.{number}", gear="native")
    visits = {}
    while not game.over:
        seat = game.actors[0]
        action = seats[seat].choose(game, seat)
        if thought := seats[seat].thought:
            visits[len(game.moves)] = thought.visits
        game.play(seat, action)
    return Played(game, names, visits)


def on_cores(one: Callable[[int], T], numbers: Sequence[int], cores: int | None) -> Iterator[T]:
    """What comes of each number, in order; a few at a time, on all cores or so many."""
    with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
        for first in range(0, len(numbers), AT_ONCE):
            yield from pool.map(one, numbers[first : first + AT_ONCE])
