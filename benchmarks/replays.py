"""Every gear gives the same bytes: random games of compiled rules, replayed by interpreted ones.

The replay asks `check` before each move, so a game also shows that what `legal` offered was
allowed. The games are spread over all numbers of players and all option variants of a title.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import numpy as np

import jailbirds
from benchmarks.connect_four import TITLE as CONNECT_FOUR
from benchmarks.figures import Replay
from benchmarks.kernel import cores
from jailbirds.kernel.chance import generator
from jailbirds.kernel.title import Title

SHARE = 20  # games that a worker takes at a time
FIRST_ROOM = 1024  # moves that a log has room for, until a game shows that it takes more

Verdict = tuple[int, bool]  # the moves of a game, and whether the gears agree


def replays(
    titles: Sequence[str], games: int, progress: Callable[[str, int], None]
) -> Iterator[Replay]:
    """Play and replay so many games of each title, on all cores."""
    with multiprocessing.get_context("spawn").Pool(cores()) as pool:
        for name in titles:
            verdict(name, 0)  # compiled once, before the workers look for it on disk
            start = time.perf_counter()
            verdicts: dict[int, Verdict] = {}
            shares = [range(k, min(k + SHARE, games)) for k in range(0, games, SHARE)]
            for share in pool.imap_unordered(_verdicts, [(name, share) for share in shares]):
                verdicts.update(share)
                progress(name, len(share))
            assert sorted(verdicts) == list(range(games)), "every game was replayed"
            yield Replay(
                title=name,
                tables=len(tables(name)),
                games=games,
                moves=sum(moves for moves, _ in verdicts.values()),
                mismatches=tuple(k for k in sorted(verdicts) if not verdicts[k][1]),
                seconds=time.perf_counter() - start,
            )


def _verdicts(job: tuple[str, range]) -> dict[int, Verdict]:
    name, numbers = job
    return {number: verdict(name, number) for number in numbers}


@cache
def tables(name: str) -> list[np.ndarray]:
    """The start of a game for each number of players and each option variant."""
    title = find(name)
    return [
        title.begin(players, title.read_options(variant)) for players, variant in title.tables()
    ]


def find(name: str) -> Title:
    return CONNECT_FOUR if name == CONNECT_FOUR.name else jailbirds.title(name)


def verdict(name: str, number: int) -> Verdict:
    """Play game `number` of a title in the native gear, and replay it interpreted."""
    title = find(name)
    start = tables(name)[number % len(tables(name))]
    final, seats, actions = record(title, start, number)
    gear = title.gear("interpreted")
    again = start.copy()
    legal = gear.loops.replay(
        gear.open(again), 0, gear.open(seats), gear.open(actions), len(actions)
    )
    return len(actions), legal == len(actions) and again.tobytes() == final.tobytes()


def record(
    title: Title, start: np.ndarray, number: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A random game to its end: the final state, and the seat and action of every move."""
    loops = title.gear("native").loops
    out = np.zeros(title.most_legal, dtype=np.int32)
    room = FIRST_ROOM
    while True:
        state = start.copy()
        seats, actions = np.zeros(room, dtype=np.int32), np.zeros(room, dtype=np.int32)
        count = loops.record_playout(state, 0, out, generator(7, number), seats, actions)
        if loops.actors(state, 0) == 0:
            return state, seats[:count], actions[:count]
        room *= 2  # cut off: once more, with room for all of it
