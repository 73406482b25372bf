"""How difficult a puzzle is: how far one has to climb on a ladder of bots to those who solve it.

On the lowest rung stands whoever does anything, above that an inmate, a regular, and searches of
more and more iterations. Each tries the puzzle several times, with other luck. What no rung solves
is rated 2400, what all solve always 600; and evenly in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from jailbirds.bots import Bot
from jailbirds.bots.search import Search
from jailbirds.kernel.title import Title

GLANCING = ("inmate", "regular")  # they do what looks best now, the first with misjudgements
SEARCHING = (10, 30, 100, 300, 1000, 3000)  # iterations
RUNGS = 1 + len(GLANCING) + len(SEARCHING)
TRIES = 6  # of each
EASIEST, HARDEST = 600, 2400


def tried(
    title: Title, players: int, redacted: np.ndarray, seat: int, solution: int, choices: int
) -> list[float]:
    """How often each rung does the solution, of so many choices, from what the seat knows."""
    solved = [1 / choices]
    for name in GLANCING:
        bots = [Bot(name, seed, gear="native") for seed in range(TRIES)]
        chosen = [bot.choose_from(title, redacted, seat, players).id for bot in bots]
        solved.append(chosen.count(solution) / TRIES)
    search = searcher(title, players)
    for iterations in SEARCHING:
        found = [
            search.think(redacted, seat, seed=seed, iterations=iterations).action
            for seed in range(TRIES)
        ]
        solved.append(found.count(solution) / TRIES)
    return [round(share, 3) for share in solved]


@cache
def searcher(title: Title, players: int) -> Search:
    """One for each process."""
    return Search(title, players, nodes=1 << 17)


def rating(solved: Sequence[float]) -> int:
    """The rating of a puzzle, by how often each rung solves it.

    >>> rating([1.0] * RUNGS), rating([0.0] * RUNGS), rating([0.25, 0, 0, 0, 0.5, 1, 1, 1, 1])
    (600, 2400, 1450)
    """
    return round(EASIEST + (HARDEST - EASIEST) * (1 - sum(solved) / len(solved)))
