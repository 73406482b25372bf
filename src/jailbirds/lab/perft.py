"""Counting positions: the number that pins down a move generator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title

MOST_ACTORS = 8


def perft(
    title: Title,
    depth: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int = 0,
    gear: str = "native",
) -> int:
    """How many sequences of `depth` actions there are from the opening.

    What chance does before the first player acts is done by the seed and not counted;
    further on every outcome of chance is an action like any other.

    >>> import jailbirds
    >>> title = jailbirds.title(jailbirds.titles()[0])
    >>> perft(title, depth=1, gear="interpreted")
    21
    """
    return count_from(Game(title, players or title.players[0], options, seed=seed), depth, gear)


def count_from(game: Game, depth: int, gear: str = "native") -> int:
    """How many sequences of `depth` actions there are from a position."""
    if depth == 0:
        return 1
    runner = game.title.gear(gear)
    width = 1 + 2 * MOST_ACTORS * game.title.most_legal
    records = np.zeros(depth, dtype=game.title.state)
    records[0] = game.state[0]
    out = np.zeros(depth * width, dtype=np.int32)
    return int(runner.loops.perft(runner.open(records), depth, runner.open(out), width))


def divide(game: Game, depth: int, gear: str = "native") -> dict[str, int]:
    """The count behind each first action."""
    counts = {}
    for seat in game.actors:
        for action in game.legal(seat):
            after = game.copy()
            after.play(seat, action)
            counts[str(action)] = count_from(after, depth - 1, gear)
    return counts
