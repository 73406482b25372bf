"""All suites, for every title, number of players and set of options.

Run by `python -m tests.rl.campaign`; a line for each table says what has passed there, and how
many seconds it took. Where it stopped, `--from N` goes on. `campaign.md` has what came of it.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from typing import Any

import jailbirds
from tests.rl import suites

Suite = Callable[[str, int, Mapping[str, Any]], None]


def chosen_suites(cycles: int) -> dict[str, Suite]:
    return {
        "PettingZoo": partial(suites.pettingzoo, cycles=cycles),
        "Gymnasium": suites.gym,
        "vector": suites.vector,
        "OpenSpiel": suites.openspiel,
        "OpenSpiel, kept": suites.openspiel_kept,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.rl.campaign", description=__doc__)
    parser.add_argument("--titles", nargs="*", default=jailbirds.titles())
    parser.add_argument("--cycles", type=int, default=200, help="of PettingZoo's suites")
    parser.add_argument(
        "--from", type=int, default=1, dest="first", metavar="N", help="the table to begin with"
    )
    given = parser.parse_args()
    tables = [
        (title, players, options)
        for title in given.titles
        for players, options in jailbirds.title(title).tables()
    ]
    for number, table in enumerate(tables, start=1):
        if number >= given.first:
            passed = ", ".join(run(*table, chosen_suites(given.cycles)))
            title, players, options = table
            say(f"{number}/{len(tables)}  {title} {players} {dict(options)}: {passed}")
    say(f"{len(tables) - given.first + 1} of {len(tables)} tables pass all suites")


def run(
    title: str, players: int, options: Mapping[str, Any], chosen: Mapping[str, Suite]
) -> list[str]:
    passed = []
    for name, suite in chosen.items():
        start = time.perf_counter()
        with redirect_stdout(StringIO()), warnings.catch_warnings(action="ignore"):
            suite(title, players, options)  # PettingZoo's talk
        passed.append(f"{name} {time.perf_counter() - start:.0f} s")
    return passed


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
