"""Games of greedy bots, watched from outside: the balance pages of titles are counted so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import jailbirds
from jailbirds.bots import GREEDY, LOOPS
from jailbirds.kernel.chance import generator

Watch = Callable[[int, int, Any], None]  # seat, action, and the record after it


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over."""

    record: Any
    ending: str
    winners: tuple[int, ...]


def greedy_games(
    title: jailbirds.Title,
    players: int,
    games: int,
    options: Mapping[str, Any],
    watch: Watch,
    seed: int = 0,
) -> Iterator[Finished]:
    """Play in the native gear; `watch` is told of every action, those of chance too."""
    gear = title.gear("native")
    loops, bots = gear.loops, gear.load(LOOPS)
    start = title.begin(title.read_players(players), title.read_options(options))
    records = np.zeros(1 + bots.RECORDS, dtype=title.state)
    out = np.zeros(title.most_legal, dtype=np.int32)
    values = np.zeros(players, dtype=np.int64)
    for number in range(games):
        rng = generator(seed, number)
        records[0] = start[0]
        while actors := loops.actors(records, 0):
            seat = loops.one_of(actors, rng)
            if seat == jailbirds.CHANCE:
                action = loops.random_action(records[0], seat, out, rng)
            else:
                records[1] = records[0]
                loops.redact(records, 1, seat)
                action = bots.choose(records[1:], seat, GREEDY, 0, out, values, rng)
            loops.apply(records, 0, seat, action, None)
            watch(seat, action, records[0])
        ending, winners = loops.outcome(records, 0)
        won = tuple(seat for seat in range(players) if winners >> seat & 1)
        yield Finished(records[0].copy(), list(title.endings)[ending - 1], won)
