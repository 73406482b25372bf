"""Trouble on purpose, while people play: does the server say so, and go on afterwards?

    python -m tests.server.campaign_trouble
    python -m tests.server.campaign_trouble read_only clock --database postgresql

`full`: the disk takes no byte more. `read_only`: nothing can be written. `damaged`: pages of the
file are overwritten. `clock`: it is set an hour forward and back, under a running server and
between two starts. Each time the log and the players are told in a sentence, and play goes on when
the trouble is over. In the end every acknowledged command is in the journal once, no refused one
is, and every log verifies. Root gets a real disk of its own for it, see `disks`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.roles import OPEN
from tests.server.audit import compare, compare_views, read_books
from tests.server.campaign_kill import come_to_rest, unless_broken
from tests.server.disks import Disk
from tests.server.ledger import TABLES, Ledger, Person, done_moves, play_tables
from tests.server.processes import Postgres, Server

HOUR = 3600
ASLEEP = 150  # tables that nobody watches: to show one, the file is read
LONG = 300  # seconds for anything to be noticed, or to be over: others may need the machine more
ME, DEVICE = {"kind": "me"}, {"kind": "device", "name": "Ben"}
KEPT = "refused-not-kept"


@dataclass
class Stage:
    """A server, people who play there all the time, and one who tries things."""

    server: Server
    disk: Disk
    ledger: Ledger
    people: list[Person]
    playing: asyncio.Future[Any]
    moves: int  # that are made between two troubles
    postgres: Postgres | None
    clock: Path
    told: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    async def go_on(self) -> None:
        """It is over: moves are acknowledged again, at once."""
        async with asyncio.timeout(LONG):
            await unless_broken(self.playing, done_moves(self.ledger, self.moves))

    async def says(self, *sentences: str) -> None:
        """Until the log says one of these."""
        end = time.monotonic() + LONG
        while not any(sentence in self.server.log.read_text() for sentence in sentences):
            if time.monotonic() > end:
                self.wrong.append(f"the log never said {' or '.join(sentences)!r}")
                return
            await asyncio.sleep(0.2)

    async def refused(self) -> None:
        """Until somebody who would open a table is told in words that it cannot be kept."""
        async with asyncio.timeout(LONG):
            while (key := await self.try_to_open()) != KEPT:
                if key not in (None, "refused-busy"):
                    self.wrong.append(f"a player was told {key!r} instead of {KEPT!r}")
                await asyncio.sleep(0.2)

    async def try_to_open(self) -> str | None:
        """Why a table cannot be opened; None where it can, or nobody answers."""
        client = self.people[0].client
        wish = {"title": OPEN, "seats": [ME, DEVICE]}
        try:
            answer = await client.http.post("/api/tables", json=wish)
        except httpx.TransportError:
            return None
        if answer.status_code == 201:
            return None
        if answer.status_code == 500:
            self.wrong.append(f"a mistake of ours: {answer.text}")
        key: str = answer.json()["key"]
        return key

    async def ready(self, code: int) -> None:
        """Until `/readyz` says so."""
        async with asyncio.timeout(LONG):
            async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
                while (await http.get("/readyz")).status_code != code:
                    await asyncio.sleep(0.3)

    async def start_again(self) -> None:
        await asyncio.to_thread(self.server.stop)
        await asyncio.to_thread(self.server.start)

    async def does_not_start(self, *sentences: str) -> None:
        """A start ends by itself, and says why."""
        self.server.launch()
        process = self.server.process
        assert process is not None
        try:
            code = await asyncio.to_thread(process.wait, LONG)
        except subprocess.TimeoutExpired:
            self.wrong.append("a server started that cannot keep anything")
            await asyncio.to_thread(self.server.stop)
            return
        if code == 0:
            self.wrong.append("a server that could not start ended as if all were well")
        await self.says(*sentences)


async def full(stage: Stage) -> None:
    stage.disk.fill(stage.server)
    await stage.refused()
    await stage.says("nothing can be kept: ")
    await stage.ready(503)
    stage.told.append(f"a full disk{'' if stage.disk.real else ' (by a limit)'}")
    stage.disk.make_room(stage.server)
    await stage.ready(200)
    await stage.go_on()
    await stage.says("everything is kept again")


async def read_only(stage: Stage) -> None:
    if stage.postgres is not None:
        stage.postgres.set_read_only(True)
        await stage.refused()
        await stage.says("nothing can be kept: ")
        await stage.ready(503)
        stage.postgres.set_read_only(False)
        await stage.ready(200)
    else:
        await asyncio.to_thread(stage.server.stop)
        stage.disk.set_read_only(True)
        await stage.does_not_start("readonly database", "read-only", "cannot be opened")
        stage.disk.set_read_only(False)
        await asyncio.to_thread(stage.server.start)
    stage.told.append("a read-only database")
    await stage.go_on()


async def damaged(stage: Stage) -> None:
    """Pages are overwritten under a running server; it is killed, and the backup put back."""
    stage.ledger.closing = True  # what is acknowledged after a backup is not in it
    await asyncio.wait_for(stage.playing, LONG)
    await come_to_rest(stage.people)
    client = stage.people[0].client
    asleep = [(await client.open(OPEN, [ME, DEVICE]))["table"] for _ in range(ASLEEP)]
    file, backup = stage.disk.folder / "games.sqlite", stage.server.folder / "backup"
    admin(stage.server, "backup", str(backup))
    await stage.start_again()
    with file.open("r+b") as opened:
        opened.seek(4096 * 8)
        opened.write(b"\xff" * (file.stat().st_size - 4096 * 8))
    told = await read_all(stage, asleep)
    if not told & {"refused-busy", "refused-unreadable"}:
        stage.wrong.append(f"nobody was told of a damaged file: {told}")
    await stage.says("malformed")
    await asyncio.to_thread(stage.server.kill)
    await stage.does_not_start("is damaged", "jailbirds admin restore")
    admin(stage.server, "restore", str(backup))
    await asyncio.to_thread(stage.server.start)
    stage.told.append("a damaged file")
    await come_to_rest(stage.people)


async def read_all(stage: Stage, tables: list[str]) -> set[str]:
    """What somebody is told who looks at tables."""
    client, told = stage.people[0].client, set()
    for table in tables:
        answer = await client.http.get(f"/api/tables/{table}/steps")
        if answer.status_code == 500:
            stage.wrong.append(f"a mistake of ours: {answer.text}")
        told.add("" if answer.status_code == 200 else answer.json()["key"])
    return told


async def clock(stage: Stage) -> None:
    """Whoever has a clock at the table loses nothing while the server runs."""
    live = {"kind": "live", "base": 900, "increment": 0}
    client = stage.people[0].client
    info = await client.open(OPEN, [ME, DEVICE], clock=live)
    for hours in (1, -1, 0):
        stage.clock.write_text(str(hours * HOUR))
        await stage.says(f"the clock was set {'forward' if hours == 1 else 'back'} by")
        await stage.go_on()
        if time_is_up(await client.get(f"/api/tables/{info['table']}/steps")):
            stage.wrong.append("a clock that was set took somebody's time, under a running server")
    for hours in (-1, 1, 0):
        stage.clock.write_text(str(hours * HOUR))
        await stage.start_again()
        await stage.go_on()
    stage.told.append("a clock that is set an hour forward and back")
    for name in [*stage.ledger.tables, info["table"]]:
        steps = (await client.get(f"/api/tables/{name}/steps"))["steps"]
        times = [step["at"] for step in steps]
        if times != sorted(times):
            stage.wrong.append(f"{name}: its entries are not in the order of their times")
    stage.clock.write_text("0")


def time_is_up(told: dict[str, Any]) -> bool:
    return any(step["kind"] == "time" for step in told["steps"])


TROUBLES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "full": full,
    "read_only": read_only,
    "clock": clock,
    "damaged": damaged,  # the last: nobody plays on after it
}


OF_FILES = ("full", "damaged")  # troubles of SQLite's own file and its disk


def admin(server: Server, *words: str) -> None:
    how = [sys.executable, "-m", "jailbirds.cli.app", "admin", *words]
    done = subprocess.run(
        [*how, "--database", server.database], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@dataclass
class Findings:
    """What a campaign has seen."""

    told: list[str]
    counts: dict[str, int]
    tables: int
    wrong: list[str]

    def __str__(self) -> str:
        lines = [
            f"went through {', '.join(self.told)}",
            ", ".join(f"{name}: {count}" for name, count in sorted(self.counts.items())),
            *(f"WRONG: {wrong}" for wrong in self.wrong[:50]),
            f"{self.tables} tables, {len(self.wrong)} things are wrong",
        ]
        return "\n".join(lines)


async def campaign(
    folder: Path,
    troubles: list[str],
    *,
    postgres: Postgres | None = None,
    moves: int = 30,
    tell: Callable[[str], None] = lambda _: None,
) -> Findings:
    """Let people play, make trouble, and compare."""
    with placed_disk(folder) as disk:
        clock_file = folder / "clock"
        clock_file.write_text("0")
        server = make_server(folder, disk, postgres, clock_file)
        server.start()
        try:
            async with play(server) as (ledger, people, playing):
                stage = Stage(server, disk, ledger, people, playing, moves, postgres, clock_file)
                await stage.go_on()
                for name, make_trouble in TROUBLES.items():
                    if name in troubles:
                        await make_trouble(stage)
                        tell(f"through {stage.told[-1]}: {len(stage.wrong)} things are wrong")
                ledger.closing = True
                await asyncio.wait_for(playing, LONG)
                await come_to_rest(people)
                books = await read_books(server.database)
                stage.wrong += compare(ledger, books) + compare_views(people, books)
                stage.wrong += [f"not answered: {sent}" for sent in ledger.open]
        finally:
            server.kill()
        return Findings(stage.told, dict(ledger.count()), len(books.tables), stage.wrong)


@contextlib.contextmanager
def placed_disk(folder: Path) -> Iterator[Disk]:
    disk = Disk(folder / "disk")
    try:
        yield disk
    finally:
        disk.remove()


def make_server(folder: Path, disk: Disk, postgres: Postgres | None, clock_file: Path) -> Server:
    """A server on that disk, with a clock that can be set, whose limits slow nobody down."""
    database = (
        postgres.new_database("trouble")
        if postgres
        else f"sqlite:///{disk.folder / 'games.sqlite'}"
    )
    limits = {"messages_per_second": 5000, "messages_burst": 50000, "tables_per_client": 5000}
    server = Server(folder, database, **limits)
    server.clock = clock_file
    return server


@contextlib.asynccontextmanager
async def play(
    server: Server,
) -> AsyncIterator[tuple[Ledger, list[Person], asyncio.Future[Any]]]:
    """Two people at a table of every title at the same time, one game after the other."""
    ledger = Ledger()
    people = [await Person.arrive([server.url], f"P{n}", ledger) for n in range(2)]
    games = [play_tables(people, wish, random.Random(n), 0.02) for n, wish in enumerate(TABLES)]
    playing = asyncio.gather(*games)
    try:
        yield ledger, people, playing
    finally:
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await playing
        for person in people:
            await person.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("troubles", nargs="*", choices=[*TROUBLES, []], default=[])
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--moves", type=int, default=200, help="between two troubles")
    asked = parser.parse_args()
    possible = [name for name in TROUBLES if asked.database == "sqlite" or name not in OF_FILES]
    troubles = asked.troubles or possible
    if impossible := [name for name in troubles if name not in possible]:
        parser.error(f"{', '.join(impossible)}: with SQLite only, whose file we can get at")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and nothing stays behind
    with tempfile.TemporaryDirectory(prefix="jailbirds-trouble-") as name:
        folder = Path(name)
        postgres = Postgres().start() if asked.database == "postgresql" else None
        try:
            found = asyncio.run(
                campaign(folder, troubles, postgres=postgres, moves=asked.moves, tell=_tell)
            )
        finally:
            if postgres:
                postgres.stop()
        if found.wrong:
            kept = Path(tempfile.mkdtemp(prefix="jailbirds-trouble-failed-"))
            (kept / "server.log").write_bytes((folder / "server.log").read_bytes())
            _tell(f"the server's log is in {kept}")
    _tell(str(found))
    return bool(found.wrong)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
