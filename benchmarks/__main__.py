"""Measure everything in one run: `make bench`, or `python -m benchmarks --help`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
WIDTH = 120  # of tables that do not go to a terminal


def arguments(titles: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--titles", nargs="+", choices=titles, default=titles, metavar="TITLE")
    parser.add_argument("--rounds", type=int, default=7, help="of which the median is taken")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each engine in a round")
    parser.add_argument(
        "--games", type=int, default=10_000, help="of each title to replay; 0: none"
    )
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to write results to")
    given = parser.parse_args()
    if given.rounds < 1 or given.seconds <= 0 or given.games < 0:
        parser.error("at least one round of more than no time, and no fewer than no games")
    return given


def main() -> None:
    # Here, because the processes that replay games read this file too and need no other engines.
    from rich.console import Console

    import jailbirds
    from benchmarks.report import show, write
    from benchmarks.run import run

    given = arguments(jailbirds.titles())
    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    results = run(console, given.titles, given.rounds, given.seconds, given.games)
    write(results, given.out)
    show(results, console)
    if any(replay.mismatches for replay in results.replays):
        raise SystemExit("the gears disagree: see the mismatches above")


if __name__ == "__main__":
    main()
