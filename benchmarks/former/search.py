"""The former search: see `__init__.py`."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

from jailbirds.kernel.chance import generator
from jailbirds.kernel.title import Title

LOOPS = "benchmarks.former.loops"
NODES = 1 << 19
DEEPEST = 128  # actions from the root
GLANCE = 0.004  # seconds between two looks at the clock
# After this part of its time a bot acts at once if so many of its visits went to one action.
FIRST_LOOK, CLEAR = 0.2, 0.85


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking: the action, how good it looks (0 to 1), and the work done."""

    action: int
    hope: float
    iterations: int
    depth: float  # actions looked ahead, on average
    visits: dict[int, int]  # of every action


class Search:
    """A searcher of a title, with its memory; not to be shared between threads."""

    def __init__(
        self,
        title: Title,
        players: int,
        *,
        gear: str = "native",
        nodes: int = NODES,
        cores: int = 1,
    ) -> None:
        self.title = title
        self.players = players
        self._gear = title.gear(gear)
        self._loops = self._gear.load(LOOPS)
        self._trees = [Tree(self, nodes) for _ in range(cores)]

    def think(
        self,
        redacted: np.ndarray,
        seat: int,
        *,
        seed: int,
        seconds: float | None = None,
        iterations: int | None = None,
    ) -> Thought:
        """Think about what a seat sees, for a time or for so many iterations.

        With iterations the answer depends on the seed alone; with seconds it is the best
        that the time allows. On several cores each grows a tree of its own.
        """
        if (seconds is None) == (iterations is None):
            raise ValueError("give either seconds or iterations")
        deadline = None if seconds is None else time.perf_counter() + seconds

        def grow(number: int) -> None:
            self._trees[number].grow(redacted, seat, generator(seed, number), deadline, iterations)

        if len(self._trees) == 1:
            grow(0)
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                list(pool.map(grow, range(len(self._trees))))
        return self._conclude()

    def _conclude(self) -> Thought:
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for tree in self._trees:
            for action, count, total in tree.first_actions():
                visits[action] = visits.get(action, 0) + count
                totals[action] = totals.get(action, 0.0) + total
        hopes = {action: totals[action] / visits[action] for action in visits}
        best = max(visits, key=lambda action: (visits[action], hopes[action], -action))
        done = sum(tree.iterations for tree in self._trees)
        depth = sum(tree.actions for tree in self._trees) / done
        return Thought(best, hopes[best], done, depth, visits)


class Tree:
    """The arrays of one tree."""

    def __init__(self, search: Search, nodes: int) -> None:
        title, loops, gear = search.title, search._loops, search._gear
        self._loops = loops
        self._players = search.players
        self._manner = gear.open(np.array(astuple(title.thinking), dtype=np.float64))
        self._array = np.zeros(loops.RECORDS, dtype=title.state)
        self._nodes = np.zeros((nodes, loops.FIELDS), dtype=np.int32)
        self._judged = np.zeros((nodes, loops.JUDGEMENTS))
        self._counters = np.zeros(4, dtype=np.int64)
        self._mark = np.zeros(title.actions.size, dtype=np.int64)
        self._open = gear.open
        self._opened: list[Any] = [
            gear.open(array)
            for array in (
                self._judged,
                self._nodes,
                self._counters,
                self._mark,
                np.zeros(title.most_legal, dtype=np.int32),
                np.zeros(DEEPEST, dtype=np.int32),
                np.zeros(search.players, dtype=np.int64),
                np.zeros((search.players, loops.ENTRIES)),
            )
        ]
        self._records = gear.open(self._array)

    @property
    def iterations(self) -> int:
        return int(self._counters[self._loops.ITERATIONS])

    @property
    def actions(self) -> int:
        """Looked ahead in all iterations together."""
        return int(self._counters[self._loops.ACTIONS])

    def grow(
        self,
        redacted: np.ndarray,
        seat: int,
        rng: np.ndarray,
        deadline: float | None,
        iterations: int | None,
    ) -> None:
        self._array[0] = redacted[0]
        self._loops.reset(*self._opened[1:4], self._opened[-1])
        opened = self._open(rng)
        if iterations is not None:
            self._iterate(seat, iterations, opened)
            return
        assert deadline is not None
        count, now = 8, time.perf_counter()
        clear_from = now + FIRST_LOOK * (deadline - now)
        while True:  # at least once: a late answer is better than none
            self._iterate(seat, count, opened)
            before, now = now, time.perf_counter()
            if now >= deadline:
                break
            pace = max(now - before, 1e-6) / count
            first, second, visits = self._loops.leaders(self._opened[1])
            if first - second > (deadline - now) / pace:
                break  # nothing can overtake it any more
            if now > clear_from and first > CLEAR * visits:
                break
            count = max(1, int(min(GLANCE, deadline - now) / pace))

    def _iterate(self, seat: int, count: int, rng: Any) -> None:
        self._loops.iterate(
            self._records, seat, self._players, count, self._manner, *self._opened, rng
        )

    def first_actions(self) -> list[tuple[int, int, float]]:
        """The children of the root: action, visits, and the sum of what came of them."""
        loops, found = self._loops, []
        child = self._nodes[loops.ROOT, loops.FIRST]
        while child:
            node = self._nodes[child]
            visits, mean = int(node[loops.VISITS]), self._judged[child, loops.MEAN]
            found.append((int(node[loops.ACTION]), visits, visits * mean))
            child = node[loops.NEXT]
        return found
