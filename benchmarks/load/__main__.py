"""`python -m benchmarks.load`: how long a move takes until it is seen, table by table more.

python -m benchmarks.load                                  everything: about half an hour
python -m benchmarks.load --tables 100 --seconds 20        a quick look
python -m benchmarks.load --houses SQLite --tables 1000    one figure
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from pathlib import Path

from rich.console import Console

import jailbirds
from benchmarks.load import boardgame, houses, report
from benchmarks.load.figures import Run, Step
from benchmarks.load.measuring import Plan, measure_in
from benchmarks.machine import machine

FOLDER = Path(__file__).parent
WIDE = 220  # columns, where nobody looks on
PACKAGES = ("jailbirds", "litestar", "uvicorn", "uvloop", "websockets", "msgspec", "sqlalchemy")
HOUSES = {"SQLite": houses.sqlite, "PostgreSQL and Redis": houses.postgres}


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the servers are ended in any case
    args = _arguments()
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    plan = Plan(args.seconds, args.period, tuple(args.titles), args.bot_pause, args.gear)
    load_before = os.getloadavg()[0]
    steps: list[Step] = []
    for name in args.houses:
        for tables in args.tables:
            console.print(f"[bold]{name}[/]: {tables:,} tables …")
            step = _measure(name, tables, plan)
            console.print(f"  {report.line(step)}")
            steps.append(step)
            run = Run(
                machine=machine(PACKAGES),
                load_before=round(load_before, 1),
                period=plan.period,
                bot_pause=plan.bot_pause,
                titles=tuple(plan.titles),
                gear=plan.gear,
                steps=tuple(steps),
            )
            report.write(run, args.folder)  # now: a later step may break
    report.show(run, console)
    console.print(f"written: results.md, results.csv, results.svg in {args.folder}")


def _measure(name: str, tables: int, plan: Plan) -> Step:
    if name == boardgame.NAME:
        return boardgame.measure(tables, plan)
    with HOUSES[name](plan.bot_pause, plan.gear) as house:
        return measure_in(name, house, tables, plan)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    names = (*HOUSES, boardgame.NAME)
    parser.add_argument("--houses", nargs="+", choices=names, default=names)
    parser.add_argument("--tables", nargs="+", type=int, default=[100, 300, 1_000, 3_000])
    parser.add_argument("--seconds", type=float, default=60, help="measured at each step")
    parser.add_argument("--period", type=float, default=5, help="between two moves of people")
    titles = jailbirds.titles()
    parser.add_argument("--titles", nargs="+", choices=titles, default=titles)
    parser.add_argument("--bot-pause", type=int, default=0, help="ms before a bot acts")
    parser.add_argument("--gear", choices=("native", "interpreted"), default="native")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where results are written")
    return parser.parse_args()


if __name__ == "__main__":
    main()
