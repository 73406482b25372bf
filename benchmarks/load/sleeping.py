"""`python -m benchmarks.load.sleeping`: what tables cost where nobody is.

A server plays two tables of each title, with a person and bots, one of them by days, until it waits
for the person. These tables are then copied in its database, 100,000 times in all. Measured, beside
the same server with the few tables alone: how long it takes to start, the CPU it uses while nobody
comes, its memory, and how long the person waits who comes back to one of these tables. Targets: a
start below 5 s, and no CPU.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from rich.console import Console
from rich.table import Table as Printed

import jailbirds
from benchmarks.load.usage import Meter, cpu_seconds, family
from tests.server.client import Client, Message
from tests.server.processes import Server

TO_START = 5.0  # seconds
NO_CPU = 0.01  # cores above what the empty server uses
MOVES = 12  # of the person, at each table that is copied
CLOCKS = ({"kind": "none"}, {"kind": "days", "days": 3})
COPIED = {
    "tables": "id",
    "seats": "table_id",
    "entries": "table_id",
}


@dataclass(frozen=True)
class Night:
    """What a server was like while nobody was there."""

    tables: int
    start: float  # seconds
    start_cpu: float
    cores: float
    mb: float
    comes_back: float  # ms until a table is shown


async def play(server: Server, moves: int) -> Client:
    """Somebody opens tables of each title, plays there for a while, and goes."""
    rng = random.Random(1)
    person = await (await Client.arrive(server.url)).connect()
    for title, clock in product(jailbirds.titles(), CLOCKS):
        few = jailbirds.title(title).players[0]
        bots: list[Message] = [{"kind": "bot", "level": "rookie"}] * (few - 1)
        info = await person.open(title, [{"kind": "me"}, *bots], pace="instant", clock=clock)
        await person.watch(info["table"], 0)
        for _ in range(moves):
            await person.wait_for(lambda table=info["table"]: _is_asked(person.tables[table]))
            situation = person.tables[info["table"]]
            if situation["status"] == "over":
                raise RuntimeError(f"{title} was over before somebody could leave: fewer moves")
            await person.play(info["table"], 0, rng.choice(person.legal(info["table"])))
        await person.wait_for(lambda table=info["table"]: _is_asked(person.tables[table]))
    await person.close()
    return person


def _is_asked(situation: Message) -> bool:
    return 0 in situation["actors"] or situation["status"] == "over"


def copy(database: Path, number: int) -> None:
    """So many tables like those that are there, each with its whole journal."""
    with sqlite3.connect(database) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM tables")]
        each = (number - len(ids)) // len(ids)
        for table, key in COPIED.items():
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            chosen = ", ".join("?1 || copy.k" if name == key else name for name in names)
            for original in ids:
                connection.execute(
                    "WITH RECURSIVE copy(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copy "
                    f"WHERE k < {each}) INSERT INTO {table} ({', '.join(names)}) "
                    f"SELECT {chosen} FROM {table}, copy WHERE {key} = ?1",
                    (original,),
                )


async def spend_a_night(server: Server, person: Client, seconds: float) -> Night:
    """Start a server, leave it alone, come back to one of its tables."""
    started = time.monotonic()
    server.start()
    took = time.monotonic() - started
    assert server.process is not None
    pids = family(server.process.pid)
    cpu = cpu_seconds(pids)
    await asyncio.sleep(3)  # what a start leaves behind
    meter = Meter(pids)
    await asyncio.sleep(seconds)
    cores, mb = meter.cores, meter.mb
    with sqlite3.connect(server.folder / "games.sqlite") as connection:
        (number,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (table,) = connection.execute("SELECT max(id) FROM tables").fetchone()
    me = {"client": person.id, "token": person.token, "nickname": person.nickname}
    back = await Client(server.url, me).connect(table)
    asked = time.monotonic()
    await back.watch(table, 0)
    shown = time.monotonic() - asked
    await back.close()
    server.stop()
    return Night(number, took, cpu, cores, mb, shown * 1000)


async def measure(number: int, seconds: float, console: Console) -> list[Night]:
    with tempfile.TemporaryDirectory(prefix="sleeping-") as name:
        server = Server(Path(name), messages_burst=1_000)
        server.afresh = True
        try:
            server.start()
            person = await play(server, MOVES)
            server.stop()
            few = await spend_a_night(server, person, seconds)
            console.print(f"copying tables, up to {number:,} …")
            copy(server.folder / "games.sqlite", number)
            console.print(f"its database: {_size(server.folder):,.0f} MB")
            return [few, await spend_a_night(server, person, seconds)]
        finally:
            server.kill()


def _size(folder: Path) -> float:
    return sum(file.stat().st_size for file in folder.glob("games.sqlite*")) / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=20, help="that nobody comes")
    args = parser.parse_args()
    console = Console()
    few, many = asyncio.run(measure(args.tables, args.seconds, console))
    printed = Printed("", *(f"{night.tables:,} tables" for night in (few, many)), "target")
    rows = (
        ("start, s", "start", f"< {TO_START:g}"),
        ("CPU of the start, s", "start_cpu", ""),
        ("CPU while nobody comes, cores", "cores", f"+ {NO_CPU:g} at most"),
        ("memory, MB", "mb", ""),
        ("until a table is shown, ms", "comes_back", ""),
    )
    for said, field, target in rows:
        printed.add_row(said, *(f"{getattr(night, field):.3g}" for night in (few, many)), target)
    console.print(printed)
    kept = many.start < TO_START and many.cores - few.cores <= NO_CPU
    console.print("the targets are met" if kept else "[bold]the targets are missed[/]")


if __name__ == "__main__":
    main()
