"""Search: a bot that thinks ahead, for as long as it is given.

>>> import jailbirds
>>> from jailbirds.bots.search import Search
>>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=3)
>>> search = Search(game.title, players=2, gear="interpreted", nodes=2000)
>>> seat = game.actors[0]
>>> thought = search.think(game.redacted(seat), seat, seed=1, iterations=30)
>>> thought.iterations, game.title.actions[thought.action] in game.legal(seat)
(30, True)
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from typing import Any, Literal

import numpy as np

from jailbirds.bots.network import ARRAYS, Network, learned
from jailbirds.bots.search.memory import (
    BRANCHES_TO_A_NODE,
    DEEPEST,
    opened,
    salt_for,
    slots_for,
    words_of,
)
from jailbirds.kernel.chance import generator, pick
from jailbirds.kernel.title import Thinking, Title

LOOPS = "jailbirds.bots.search.loops"
MIXING = "jailbirds.bots.search.mixing.loops"
NODES = 1 << 19
FINE = 1 << 30
GLANCE = 0.004  # seconds between two looks at the clock
# After this part of its time a bot acts at once if so many of its visits went to one action.
FIRST_LOOK, CLEAR = 0.2, 0.85


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking: the action, how good it looks (0 to 1), and the work done.

    `visits` tells what was looked at most, and so is best; where players mix what they do, `odds`
    tells how often to do what, and the action is drawn by them.
    """

    action: int
    hope: float
    iterations: int
    depth: float  # actions looked ahead, on average
    visits: dict[int, int]  # of every action
    odds: dict[int, float]  # of every action that may be done


class Search:
    """A searcher of a title, with its memory; not to be shared between threads.

    `thinking` takes the place of the title's own. `clock` says what seconds are: those of the wall,
    or, as by `time.thread_time`, those that this thread has had a core.
    """

    def __init__(
        self,
        title: Title,
        players: int,
        *,
        gear: str = "native",
        nodes: int = NODES,
        cores: int = 1,
        network: Network | Literal["learned"] | None = "learned",
        thinking: Thinking | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.title = title
        self.players = players
        self.thinking = thinking or title.thinking
        self.clock = clock
        self.network = learned(title, players) if network == "learned" else network
        self._gear = title.gear(gear)
        self._loops = self._gear.load(LOOPS)
        self._mixing: Any = self._gear.load(MIXING) if self.thinking.mixed else None
        self.trees = [Tree(self, nodes) for _ in range(cores)]

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
        deadline = None if seconds is None else self.clock() + seconds

        def grow(number: int) -> None:
            self.trees[number].grow(redacted, seat, generator(seed, number), deadline, iterations)

        if len(self.trees) == 1:
            grow(0)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(grow, range(len(self.trees))))
        return self._conclude(generator(seed, len(self.trees)))

    def _conclude(self, rng: np.ndarray) -> Thought:
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for tree in self.trees:
            for action, count, total in tree.first_actions():
                visits[action] = visits.get(action, 0) + count
                totals[action] = totals.get(action, 0.0) + total
        hopes = {action: totals[action] / visits[action] for action in visits}
        if self._mixing:
            odds = self._average()
            best = drawn(odds, pick(rng.data, FINE) / FINE)
        else:
            best = max(visits, key=lambda action: (visits[action], hopes[action], -action))
            odds = {best: 1.0}
        done = sum(tree.iterations for tree in self.trees)
        depth = sum(tree.actions for tree in self.trees) / done
        return Thought(best, float(hopes[best]), done, depth, visits, odds)

    def _average(self) -> dict[int, float]:
        """How often to do what, by all trees together."""
        odds: dict[int, float] = {}
        for tree in self.trees:
            for action, share in tree.first_shares():
                odds[action] = odds.get(action, 0.0) + share / len(self.trees)
        return odds


def drawn(odds: dict[int, float], left: float) -> int:
    """An action by its odds."""
    for action, share in odds.items():
        left -= share
        if left < 0:
            return action
    return max(odds, key=lambda action: odds[action])


class Tree:
    """The memory of one tree."""

    def __init__(self, search: Search, nodes: int) -> None:
        title, loops = search.title, search._loops
        self._loops = loops
        self._mixing = search._mixing
        self._clock = search.clock
        self._players = search.players
        net = search.network
        self.net: Any = tuple(search._gear.open(getattr(net, a)) for a in ARRAYS) if net else None
        wide, narrow = net.neurons if net else (1, 1)
        manner = np.array(astuple(search.thinking), dtype=np.float64)
        if net:  # what a lead counts beside what the network says
            manner[loops.SCALE] *= 1000 / net.weight[0]
        branches, nodes = nodes, max(1, nodes // BRANCHES_TO_A_NODE)
        mixed = DEEPEST if self._mixing else 1
        games = np.zeros(loops.RECORDS, dtype=title.state)
        words = words_of(games)
        self._arrays = {
            "games": games,
            "words": words,
            "salt": salt_for(len(words) // loops.RECORDS),
            "slots": np.zeros(slots_for(nodes), dtype=np.int32),
            "keys": np.zeros(nodes, dtype=np.int64),
            "nodes": np.zeros((nodes, loops.NODE_FIELDS), dtype=np.int32),
            "branches": np.zeros((branches, loops.BRANCH_FIELDS), dtype=np.int32),
            "judged": np.zeros((branches, loops.JUDGEMENTS)),
            "mixed": np.zeros((branches if self._mixing else 1, 2)),
            "frames": np.zeros((mixed, 2), dtype=np.int32),
            "stack": np.zeros(mixed, dtype=title.state),
            "worths": np.zeros((mixed, title.most_legal)),
            "counters": np.zeros(loops.COUNTERS, dtype=np.int64),
            "path": np.zeros(DEEPEST, dtype=np.int32),
            "out": np.zeros(title.most_legal, dtype=np.int32),
            "shares": np.zeros(title.most_legal),
            "values": np.zeros(search.players, dtype=np.int64),
            "seen": np.zeros(title.observation.size(search.players), dtype=np.float32),
            "one": np.zeros(wide, dtype=np.int32),
            "two": np.zeros(narrow, dtype=np.int32),
            "logits": np.zeros(search.players),
            "ledger": np.zeros((search.players, loops.ENTRIES)),
            "manner": manner,
            "rng": generator(0),
        }
        self._counters = self._arrays["counters"]
        self.memory = opened(search._gear, self._arrays)

    def seed(self, rng: np.ndarray) -> None:
        self._arrays["rng"][:] = rng

    def place(self, record: np.ndarray) -> None:
        """Let a record be the one at the root."""
        self._arrays["games"][self._loops.ROOT_RECORD] = record[0]

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
        self.place(redacted)
        self.seed(rng)
        self._loops.reset(self.memory, self.net, seat, self._players)
        if self._mixing:
            self._mixing.begin(self.memory, seat, self._players)
        if iterations is not None:
            self._iterate(seat, iterations)
            return
        assert deadline is not None
        count, now = 8, self._clock()
        clear_from = now + FIRST_LOOK * (deadline - now)
        while True:  # at least once: a late answer is better than none
            self._iterate(seat, count)
            before, now = now, self._clock()
            if now >= deadline:
                break
            pace = max(now - before, 1e-6) / count
            if not self._mixing:
                first, second, visits = self._loops.leaders(self.memory)
                if first - second > (deadline - now) / pace:
                    break  # nothing can overtake it any more
                if now > clear_from and first > CLEAR * visits:
                    break
            count = max(1, int(min(GLANCE, deadline - now) / pace))

    def _iterate(self, seat: int, count: int) -> None:
        if self._mixing:
            self._mixing.iterate(self.memory, self._players, count)
        else:
            self._loops.iterate(self.memory, self.net, seat, self._players, count)

    def first_shares(self) -> list[tuple[int, float]]:
        """How often to take each action at the root."""
        self._mixing.conclude(self.memory)
        shares = self._arrays["shares"].tolist()
        return [(action, shares[k]) for k, (action, *_) in enumerate(self.first_actions())]

    def first_actions(self) -> list[tuple[int, int, float]]:
        """The actions at the root, how often they were taken, and the sum of what came of them."""
        loops = self._loops
        root = self._arrays["nodes"][loops.ROOT]
        first, count = root[loops.FIRST], root[loops.COUNT]
        found = []
        for branch in range(first, first + count):
            action, _, taken, _ = self._arrays["branches"][branch].tolist()
            found.append((action, taken, taken * self._arrays["judged"][branch, loops.MEAN]))
        return found
