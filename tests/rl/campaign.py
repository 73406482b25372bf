"""All suites, for every title, number of players and set of options.

Run by `python -m tests.rl.campaign`.
"""

from __future__ import annotations

import argparse
import sys
import time

import jailbirds
from tests.rl import suites


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.rl.campaign")
    parser.add_argument("--titles", nargs="*", default=jailbirds.titles())
    parser.add_argument("--cycles", type=int, default=200, help="of PettingZoo's suites")
    given = parser.parse_args()
    start, tables = time.perf_counter(), 0
    for title in given.titles:
        for players, options in jailbirds.title(title).tables():
            suites.pettingzoo(title, players, options, given.cycles)
            suites.gym(title, players, options)
            suites.openspiel(title, players, options)
            tables += 1
            sys.stderr.write(f"{time.perf_counter() - start:6.0f} s  {title} {players} {options}\n")
    sys.stderr.write(f"{tables} tables pass all suites\n")


if __name__ == "__main__":
    main()
