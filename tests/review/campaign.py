"""Reviews of many games: `python -m tests.review.campaign [--games 1000] [--blunders 200]`.

The identity of luck and skill in games of all titles, tables and options, and blunders that were
planted. Prints a line for each title; fails where the identity does not hold once, or where fewer
blunders are named than is asked.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import jailbirds
from jailbirds.review import review
from tests.review.games import LITTLE, finished, table_of
from tests.review.planting import grade_of, plant
from tests.review.test_review import adds_up

NAMED = 0.95  # of the planted blunders, at least
MOST_SEARCHED = 40  # games for a blunder: in some titles hardly anybody wins by a move of their own


def holds(title: str, seed: int) -> bool:
    """Does the identity hold in a game?"""
    players, options = table_of(title, seed)
    return adds_up(review(finished(title, seed, players, **options), effort=LITTLE, cores=1))


def is_named(title: str, seed: int) -> tuple[str | None] | None:
    """The grade of a blunder that was planted in a game; None: there is no room for one."""
    blunder = plant(finished(title, seed))
    return (grade_of(*blunder),) if blunder else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of a title, for the identity")
    parser.add_argument("--blunders", type=int, default=200, help="of a title")
    parser.add_argument("--titles", nargs="*", default=jailbirds.titles())
    parser.add_argument("--cores", type=int, default=None)
    given = parser.parse_args()
    failed = False
    with ProcessPoolExecutor(given.cores, get_context("spawn")) as pool:
        for title in given.titles:
            holds(title, 0)  # compiled before the others look for it
            start = time.monotonic()
            held = list(pool.map(holds, itertools.repeat(title), range(given.games), chunksize=5))
            seconds = time.monotonic() - start
            sys.stdout.write(
                f"{title}: {sum(held)} of {len(held)} games add up ({seconds:.0f} s)\n"
            )
            failed |= not all(held)
            grades: list[str | None] = []
            for first in range(0, given.blunders * MOST_SEARCHED, 40):
                seeds = range(10_000 + first, 10_000 + first + 40)
                planted = pool.map(is_named, itertools.repeat(title), seeds, chunksize=4)
                grades += [found[0] for found in planted if found]
                if len(grades) >= given.blunders:
                    break
            grades = grades[: given.blunders]
            if grades:
                named = sum(grade is not None for grade in grades)
                worst = grades.count("blunder")
                sys.stdout.write(
                    f"{title}: {named} of {len(grades)} planted blunders named, "
                    f"{worst} of them as blunders\n"
                )
                failed |= named < NAMED * len(grades)
            sys.stdout.flush()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
