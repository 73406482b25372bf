"""`python -m benchmarks.load`: how long a move takes until it is seen, table by table more.

python -m benchmarks.load                                   everything: about half an hour
python -m benchmarks.load --seconds 3 --most 100            a quick look; fills the cache of code
python -m benchmarks.load --servers SQLite --tables 1000    one figure

What is not compiled yet is compiled first, that takes minutes more: have a quick look before.
10,000 tables need 20,000 open files in the crowd, and as many in the server: the limit is raised as
far as it may be.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

from rich.console import Console

import jailbirds
from benchmarks.load import boardgame, open_files, report, servers
from benchmarks.load.figures import Run, Step
from benchmarks.load.measuring import Plan, measure_in
from benchmarks.load.targets import ONE_WORKER, TWO_WORKERS
from benchmarks.machine import machine

FOLDER = Path(__file__).parent
WIDE = 240  # columns, where nobody looks on
PACKAGES = ("jailbirds", "litestar", "uvicorn", "uvloop", "websockets", "msgspec", "sqlalchemy")
Start = Callable[[int, str], AbstractContextManager[servers.RunningServer]]
SERVERS: dict[str, Start] = {
    "SQLite": servers.sqlite,
    "SQLite, before": servers.sqlite_before,
    ONE_WORKER: partial(servers.postgres, workers=1),
    TWO_WORKERS: partial(servers.postgres, workers=2),
    "PostgreSQL, 4 workers": partial(servers.postgres, workers=4),
}
# tables of each server, with the seconds between two moves of people
CURVE: dict[str, tuple[tuple[int, float], ...]] = {
    "SQLite": ((100, 5), (1_000, 5), (2_000, 5), (4_000, 5), (10_000, 30)),
    "SQLite, before": ((1_000, 5),),
    ONE_WORKER: ((1_000, 5), (2_000, 5), (3_000, 5)),
    TWO_WORKERS: ((1_500, 5), (3_000, 5), (4_500, 5)),  # 1.5 times as many as one has
    "PostgreSQL, 4 workers": ((1_000, 5),),
    boardgame.NAME: ((100, 5), (1_000, 5), (4_000, 5)),
}


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the servers are ended in any case
    args = _arguments()
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    load_before = os.getloadavg()[0]
    steps: list[Step] = []
    todo = _that_fit(_todo(args), console)
    started = time.monotonic()
    for number, (name, tables, period) in enumerate(todo, start=1):
        minutes = (time.monotonic() - started) / 60
        what = f"[bold]{name}[/]: {tables:,} tables, a move every {period:g} s"
        console.print(f"{number}/{len(todo)}, minute {minutes:.1f}: {what} …")
        plan = Plan(args.seconds, period, tuple(args.titles), args.bot_pause, args.gear)
        step = _measure(name, tables, plan)
        console.print(f"  {report.line(step)}")
        steps.append(step)
        run = Run(
            machine=machine(PACKAGES),
            load_before=round(load_before, 1),
            bot_pause=plan.bot_pause,
            titles=tuple(plan.titles),
            gear=plan.gear,
            steps=tuple(steps),
        )
        report.write(run, args.folder)  # now: a later step may break
    report.show(run, console)
    console.print(f"written: results.md, results.csv, results.svg in {args.folder}")


def _todo(args: argparse.Namespace) -> list[tuple[str, int, float]]:
    """What is measured, in order; numbers of tables that are asked for replace the curve."""
    found = []
    for name in args.servers:
        curve = [(tables, args.period) for tables in args.tables] or CURVE[name]
        found += [(name, min(tables, args.most), period) for tables, period in curve]
    return list(dict.fromkeys(found))


def _that_fit(todo: list[tuple[str, int, float]], console: Console) -> list[tuple[str, int, float]]:
    """Not more tables than this machine lets a process have connections."""
    wanted = max(tables for _, tables, _ in todo)
    most = open_files.room_for(wanted)
    if most < wanted:
        console.print(
            f"[bold]{most:,} tables at most[/] instead of {wanted:,}: a process may not open more "
            "files here (`ulimit -Hn`)"
        )
    return [(name, min(tables, most), period) for name, tables, period in todo]


def _measure(name: str, tables: int, plan: Plan) -> Step:
    if name == boardgame.NAME:
        return boardgame.measure(tables, plan)
    with SERVERS[name](plan.bot_pause, plan.gear) as server:
        return measure_in(name, server, tables, plan)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    names = tuple(CURVE)
    parser.add_argument("--servers", nargs="+", choices=names, default=names)
    parser.add_argument("--tables", nargs="+", type=int, default=[], help="instead of the curve")
    parser.add_argument("--period", type=float, default=5, help="between two moves, with --tables")
    parser.add_argument("--most", type=int, default=10_000, help="tables, at most")
    parser.add_argument("--seconds", type=float, default=20, help="measured at each step")
    titles = jailbirds.titles()
    parser.add_argument("--titles", nargs="+", choices=titles, default=titles)
    parser.add_argument("--bot-pause", type=int, default=0, help="ms before a bot acts")
    parser.add_argument("--gear", choices=("native", "interpreted"), default="native")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where results are written")
    return parser.parse_args()


if __name__ == "__main__":
    main()
