"""How far a bot is from an equilibrium, in titles for two where that can be reckoned exactly.

    python -m benchmarks.equilibrium [ITERATIONS …]

At every decision of the game the search thinks anew, with a seed of its own, and says how often
it does what. Against that the best answer is reckoned, for either seat, over all deals: what both
would win together, halved, is the distance to an equilibrium, in chips a game. Of several seeds
the mean is told.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from benchmarks.poker import TITLE as POKER
from benchmarks.poker.state import MOST_CHIPS
from jailbirds.bots.search import Search
from jailbirds.kernel.record import copy_record
from jailbirds.kernel.rule import CHANCE
from jailbirds.kernel.title import Title

ITERATIONS = (100, 1_000, 10_000, 100_000)
SEEDS = 3
NODES = 1 << 14
SEATS = 2
Policy = Callable[[np.ndarray, int], dict[int, float]]  # (redacted record, seat) -> odds
Key = tuple[int, bytes]


@dataclass
class Spot:
    """A decision, over all deals in which its player cannot tell it from others."""

    redacted: np.ndarray
    legal: list[int]
    reached: list[tuple[int, float]] = field(default_factory=list)  # history, chance's part


class Whole:
    """The whole tree of a small title for two: every history, and every decision."""

    def __init__(self, title: Title, options: dict[str, Any]) -> None:
        self._title = title
        self._loops = title.gear("native").loops
        self.spots: dict[Key, Spot] = {}
        self._kind: list[Any] = []  # of each history: the key of a spot, odds of chance, or a gain
        self._next: list[dict[int, int]] = []
        self._grow(title.begin(SEATS, title.read_options(options)))

    def _grow(self, record: np.ndarray) -> int:
        here = len(self._kind)
        self._kind.append(None)
        self._next.append({})
        seats = self._loops.actors(record, 0)
        if seats == 0:
            self._kind[here] = 1.0 if self._loops.outcome(record, 0)[1] == 1 else -1.0
            return here
        seat = seats.bit_length() - 1
        legal = self._legal(record, seat)
        if seat == CHANCE:
            weights = [self._loops.weight(record, 0, action) for action in legal]
            self._kind[here] = dict(zip(legal, np.array(weights) / sum(weights), strict=True))
        else:
            redacted = copy_record(record)
            self._loops.redact(redacted, 0, seat)
            key = (seat, redacted.tobytes())
            self._kind[here] = key
            self.spots.setdefault(key, Spot(redacted, legal))
        for action in legal:
            after = copy_record(record)
            self._loops.apply(after, 0, seat, action, None)
            self._next[here][action] = self._grow(after)
        return here

    def _legal(self, record: np.ndarray, seat: int) -> list[int]:
        out = np.zeros(self._title.most_legal, dtype=np.int32)
        found: list[int] = out[: self._loops.legal(record, 0, seat, out)].tolist()
        return found

    def value(self, odds: dict[Key, dict[int, float]]) -> float:
        """What seat 0 gains on average where both play by these odds."""
        return self._value(0, odds)

    def _value(self, here: int, odds: dict[Key, dict[int, float]]) -> float:
        kind = self._kind[here]
        if isinstance(kind, float):
            return kind
        chosen: dict[int, float] = kind if isinstance(kind, dict) else odds[kind]
        return sum(
            share * self._value(self._next[here][action], odds)
            for action, share in chosen.items()
            if share > 0
        )

    def best_answer(self, seat: int, odds: dict[Key, dict[int, float]]) -> float:
        """What a seat gains by the best answer to the odds of the other."""
        reached: dict[Key, list[tuple[int, float]]] = {}
        self._reach(0, 1.0, seat, odds, reached)
        best: dict[Key, int] = {}
        sign = 1.0 if seat == 0 else -1.0

        def worth(here: int) -> float:
            kind = self._kind[here]
            if isinstance(kind, float):
                return sign * kind
            after = self._next[here]
            if isinstance(kind, dict):
                rolled: float = sum(share * worth(after[action]) for action, share in kind.items())
                return rolled
            if kind[0] == seat:
                return worth(after[answer(kind)])
            return sum(
                share * worth(after[action]) for action, share in odds[kind].items() if share > 0
            )

        def answer(key: Key) -> int:
            if key not in best:
                best[key] = max(
                    self.spots[key].legal,
                    key=lambda action: sum(
                        part * worth(self._next[here][action]) for here, part in reached[key]
                    ),
                )
            return best[key]

        return worth(0)

    def _reach(
        self,
        here: int,
        part: float,
        seat: int,
        odds: dict[Key, dict[int, float]],
        reached: dict[Key, list[tuple[int, float]]],
    ) -> None:
        """Where each decision of a seat may be met, and how likely chance and the other make it."""
        kind = self._kind[here]
        if isinstance(kind, float):
            return
        if not isinstance(kind, dict) and kind[0] == seat:
            reached.setdefault(kind, []).append((here, part))
            shares = dict.fromkeys(self._next[here], 1.0)
        else:
            shares = kind if isinstance(kind, dict) else odds[kind]
        for action, share in shares.items():
            self._reach(self._next[here][action], part * share, seat, odds, reached)

    def distance(self, odds: dict[Key, dict[int, float]]) -> float:
        """Half of what the best answers of both seats gain: 0 in an equilibrium."""
        return (self.best_answer(0, odds) + self.best_answer(1, odds)) / 2


def searched(
    whole: Whole, search: Search, iterations: int, seed: int
) -> dict[Key, dict[int, float]]:
    """How often the search does what, at every decision."""
    return {
        key: search.think(
            spot.redacted, key[0], seed=1000 * seed + number, iterations=iterations
        ).odds
        for number, (key, spot) in enumerate(whole.spots.items())
    }


def uniform(whole: Whole) -> dict[Key, dict[int, float]]:
    """Anything, each as often."""
    return {
        key: dict.fromkeys(spot.legal, 1 / len(spot.legal)) for key, spot in whole.spots.items()
    }


def distances(
    options: dict[str, Any], iterations: tuple[int, ...], seeds: int = SEEDS
) -> Iterator[tuple[int, float]]:
    """So many iterations, and the distance in chips; 0: any action, each as often."""
    whole = Whole(POKER, options)
    search = Search(POKER, SEATS, nodes=NODES)
    yield 0, MOST_CHIPS * whole.distance(uniform(whole))
    for count in iterations:
        found = [whole.distance(searched(whole, search, count, seed)) for seed in range(seeds)]
        yield count, MOST_CHIPS * sum(found) / seeds


def main(arguments: list[str]) -> None:
    iterations = tuple(map(int, arguments)) or ITERATIONS
    for name, options in (("Kuhn", {}), ("Leduc", {"leduc": True})):
        for count, distance in distances(options, iterations):
            print(f"{name:<6} {count:>8} iterations {distance:8.4f} chips", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
