"""Our side: random playouts in the native gear, on one core and on all."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

from benchmarks.connect_four import TITLE as CONNECT_FOUR
from benchmarks.connect_four.state import PLAYERS
from benchmarks.figures import JAILBIRDS
from benchmarks.rounds import Contestant, Tally, batch_size, play_for
from jailbirds.kernel.chance import generator
from jailbirds.kernel.title import Title

TEMPLATE = "benchmarks.loops"


class Player:
    """Plays a title at random, from the start, with everything it needs for that."""

    def __init__(self, title: Title, players: int, seed: int) -> None:
        self._rollouts = title.gear("native").load(TEMPLATE).rollouts
        self._games = np.zeros(2, dtype=title.state)
        self._games[0] = title.begin(players, title.read_options(None))[0]
        self._out = np.zeros(title.most_legal, dtype=np.int32)
        self._wins = np.zeros(players, dtype=np.int64)
        self._rng = generator(seed)
        self.play(1)  # compiles
        self._batch = batch_size(self.play)

    def play(self, count: int) -> tuple[int, float]:
        return count, float(self._rollouts(self._games, count, self._out, self._rng, self._wins))

    def play_for(self, seconds: float) -> Tally:
        return play_for(seconds, lambda: self.play(self._batch))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_together(players: list[Player], seconds: float) -> Tally:
    """All at once, a thread each: compiled code lets go of Python's lock."""
    start = time.perf_counter()
    with ThreadPoolExecutor(len(players)) as pool:
        tallies = list(pool.map(lambda player: player.play_for(seconds), players))
    elapsed = time.perf_counter() - start
    return Tally(sum(t.games for t in tallies), sum(t.moves for t in tallies), elapsed)


def tables(titles: Sequence[Title]) -> Iterator[tuple[str, Title, int]]:
    """Connect four, and the titles for each number of players, with a name for each."""
    yield "connect four", CONNECT_FOUR, PLAYERS
    for title in titles:
        for players in title.players:
            yield f"{title.name}, {players} players", title, players


def contestants(titles: Sequence[Title]) -> Iterator[Contestant]:
    for name, title, players in tables(titles):
        team = [Player(title, players, seed) for seed in range(cores())]
        yield Contestant(JAILBIRDS, name, 1, team[0].play_for)
        if len(team) > 1:
            yield Contestant(JAILBIRDS, name, len(team), partial(play_together, team))
