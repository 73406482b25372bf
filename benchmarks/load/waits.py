"""How long people wait for a server: for its first page, and for another worker when theirs died.

    python -m benchmarks.load.waits [TRIES]

*First page*: from the start of a server that has nothing compiled and no database to the app's
page. *Installed*: the same of one that has just been installed from a release as by pip. *Without
bytecode*: as by uv, which leaves it to the first start to make that. *Going on*: from the kill of
one of two servers, which share PostgreSQL and Redis, to the next move that a client of it has
acknowledged by the other. *Hanging*: the same from the moment at which one of two workers of a
server stands still, with all its connections open.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import release
from tests.roles import OPEN
from tests.server.installed import install
from tests.server.ledger import Ledger, done_moves, open_table, party, play_on
from tests.server.processes import Postgres, RedisServer, Server

TARGETS = {
    "first page": 3.0,
    "installed": 3.0,
    "without bytecode": 3.0,
    "going on": 5.0,
    "hanging": 5.0,
}  # seconds
LIMITS = {"messages_per_second": 5000, "messages_burst": 50000}


def first_page(installed: Path | None = None) -> float:
    with tempfile.TemporaryDirectory(prefix="waits-") as folder:
        server = Server(Path(folder), compile=True, cache=f"{folder}/cache")
        server.installed = installed
        server.afresh = True
        started = time.monotonic()
        server.launch()
        try:
            server.wait(path="/")
            return time.monotonic() - started
        finally:
            server.stop()


def first_page_installed(bytecode: bool) -> float:
    """Of a release that is built and installed anew each time."""
    with tempfile.TemporaryDirectory(prefix="waits-") as name:
        folder = Path(name)
        release.build(folder / "dist")
        return first_page(install(folder / "dist", folder / "venv", bytecode=bytecode))


def going_on() -> float:
    """One of two servers is killed."""
    with _servers(2) as servers:
        return asyncio.run(_going_on(servers, lambda _: servers[0].kill()))


def hanging() -> float:
    """One of two workers is halted: whoever started them has to notice."""
    with _servers(1, workers=2) as servers:
        return asyncio.run(_going_on(servers, partial(_halt, servers[0])))


def _halt(server: Server, port: int) -> None:
    worker = server.worker_with(port)
    assert worker is not None
    os.kill(worker, signal.SIGSTOP)


@contextlib.contextmanager
def _servers(number: int, **settings: Any) -> Iterator[list[Server]]:
    """Some that share PostgreSQL and Redis."""
    with tempfile.TemporaryDirectory(prefix="waits-") as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        database, redis = Postgres(), RedisServer(folder)
        for service in (database, redis):
            service.start()
            stack.callback(service.stop)
        shared = database.new_database("waits")
        servers = []
        for place in range(number):
            (folder / str(place)).mkdir()
            server = Server(folder / str(place), shared, redis=redis.url, **settings, **LIMITS)
            stack.callback(server.kill)
            servers.append(server.start())
        yield servers


async def _going_on(servers: Sequence[Server], take_away: Callable[[int], None]) -> float:
    """Seconds from the end of what serves somebody's line, who plays, to the next move."""
    ledger = Ledger()
    async with party([[server.url for server in servers]], ledger) as (person,):
        table = await open_table([person], OPEN, 1, {})
        game = asyncio.create_task(play_on(person, table, random.Random(1), 0.05))
        await done_moves(ledger, 5)
        take_away(person.client.port)
        gone = time.monotonic()
        while not person.losses:  # what was on its way still arrives
            await asyncio.sleep(0.01)
        await done_moves(ledger, 1)
        seconds = time.monotonic() - gone
        ledger.closing = True
        await game
    return seconds


def main() -> None:
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    table = Table("wait", "median, s", "best", "worst", "target", box=None, padding=(0, 2, 0, 0))
    measures: dict[str, Callable[[], float]] = {
        "first page": first_page,
        "installed": partial(first_page_installed, bytecode=True),
        "without bytecode": partial(first_page_installed, bytecode=False),
        "going on": going_on,
        "hanging": hanging,
    }
    for what, measure in measures.items():
        seconds = [measure() for _ in range(tries)]
        figures = (f"{value:.2f}" for value in (median(seconds), min(seconds), max(seconds)))
        table.add_row(what, *figures, f"< {TARGETS[what]:.0f}")
    console = Console()
    console.print(table)
    console.print(f"load of the machine in the last minute: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
