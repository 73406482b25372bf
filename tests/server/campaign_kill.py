"""Kill the server at random moments while people play, start it again, and count afterwards.

    python -m tests.server.campaign_kill --kills 200
    python -m tests.server.campaign_kill --kills 200 --database postgresql

Several people play several tables of all titles over WebSocket. The server gets SIGKILL at
random moments, most of them under full load, some while it is still starting. In the end every
acknowledged move is in the journal once, none twice, no refused one; no view was ever shown that
the journal does not have; and every table, as the server shows it, is what its journal gives when
replayed and verified.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.audit import Books, compare, compare_shown, compare_views, read_books
from tests.server.ledger import TABLES, Ledger, Person, play_tables
from tests.server.processes import Postgres, Server

GROUPS = 2  # of people, each at a table of every title at the same time
DURING_START = 0.15  # of the kills: before the server has answered at all
LONGEST = 1.5  # seconds from the first move after a restart to the next kill
QUIET = 600  # seconds for the last games to come to rest
START = 900  # seconds for the server to answer: others may need the machine more


@dataclass
class Findings:
    """What a campaign has seen."""

    kills: int = 0
    in_flight: int = 0  # kills that hit commands which were not answered yet
    tables: int = 0
    finished: int = 0
    entries: int = 0
    views: int = 0  # that people were shown, and were compared
    counts: dict[str, int] = field(default_factory=dict)
    seconds: float = 0
    wrong: list[str] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)
    books: Books = field(default_factory=Books)

    def __str__(self) -> str:
        lines = [
            f"{self.kills} kills, {self.in_flight} of them with unanswered commands, "
            f"in {self.seconds:.0f} s",
            f"{self.tables} tables ({self.finished} finished), {self.entries} entries, "
            f"{self.views} views compared",
            ", ".join(f"{name}: {count}" for name, count in sorted(self.counts.items())),
            *(f"WRONG: {wrong}" for wrong in self.wrong[:50]),
            "nothing lost, nothing twice" if not self.wrong else f"{len(self.wrong)} are wrong",
        ]
        return "\n".join(lines)


async def campaign(
    server: Server, kills: int, seed: int, tell: Callable[[str], None] = lambda _: None
) -> Findings:
    """Play, kill, restart, and compare."""
    rng = random.Random(seed)
    ledger = Ledger()
    found = Findings()
    started = time.monotonic()
    server.launch()
    await asyncio.to_thread(server.wait, START)
    people = [await Person.arrive([server.url], f"P{n}", ledger) for n in range(2 * GROUPS)]
    games = [
        asyncio.create_task(play_tables(people[2 * n : 2 * n + 2], wish, random.Random(n), 0.01))
        for n in range(GROUPS)
        for wish in TABLES
    ]
    playing = asyncio.gather(*games)
    try:
        for number in range(kills):
            await unless_broken(playing, _wait_for_a_moment(server, ledger, rng))
            found.in_flight += bool(ledger.open)
            server.kill()
            server.launch()
            if number % 10 == 9 or number == kills - 1:
                tell(f"{number + 1} kills, {time.monotonic() - started:.0f} s, {ledger.count()}")
        found.kills = kills
        await unless_broken(playing, asyncio.to_thread(server.wait, START))
        await unless_broken(playing, asyncio.sleep(1))
        ledger.closing = True
        await asyncio.wait_for(playing, QUIET)
        await come_to_rest(people)
        server.kill()  # once more: what is shown now comes from the database alone
        server.launch()
        await asyncio.to_thread(server.wait, START)
        await come_to_rest(people)
        found.ledger, found.books = ledger, await read_books(server.database)
        books = found.books
        found.wrong = compare(ledger, books) + compare_views(people, books)
        found.wrong += compare_shown(people, books)
        found.views = sum(len(person.client.shown) for person in people)
        found.wrong += [f"not answered: {sent}" for sent in ledger.open]
    finally:
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await playing
        for person in people:
            await person.close()
    found.tables = len(books.tables)
    found.finished = sum(table.status == "over" for table in books.tables.values())
    found.entries = books.entries
    found.counts = dict(ledger.count())
    found.seconds = time.monotonic() - started
    if '"level":"error"' in server.log.read_text():
        found.wrong.append(f"the server has logged an error: see {server.log}")
    return found


async def _wait_for_a_moment(server: Server, ledger: Ledger, rng: random.Random) -> None:
    if rng.random() < DURING_START:
        await asyncio.sleep(rng.uniform(0, 2))
        return
    await asyncio.to_thread(server.wait, START)
    before = ledger.count()["done"]
    while ledger.count()["done"] == before:
        check_alive(server)
        await asyncio.sleep(0.02)
    await asyncio.sleep(rng.uniform(0, LONGEST))
    check_alive(server)


def check_alive(server: Server) -> None:
    """Only we may kill it."""
    assert server.process is not None
    ended = server.process.poll()
    if ended is not None:
        raise AssertionError(f"the server has ended by itself, with {ended}: see {server.log}")


async def unless_broken(playing: asyncio.Future[list[None]], work: Awaitable[None]) -> None:
    """Wait for something; should the games break, raise what has broken them."""
    waiting: asyncio.Future[None] = asyncio.ensure_future(work)
    both: list[asyncio.Future[Any]] = [waiting, playing]
    await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        waiting.cancel()
        await playing
    await waiting


async def come_to_rest(people: list[Person]) -> None:
    """Until everybody is there and no bot has anything to do."""
    end = time.monotonic() + QUIET
    quiet_since = time.monotonic()
    last: object = None
    while time.monotonic() - quiet_since < 1:
        assert time.monotonic() < end, "the tables do not come to rest"
        await asyncio.sleep(0.1)
        now = [
            (person.there.is_set(), table, person.client.tables[table]["version"])
            for person in people
            for table in person.seats
        ]
        bots = any(
            situation["status"] == "playing"
            and any(situation["seats"][seat]["plays"] == "bot" for seat in situation["actors"])
            and any(seat["plays"] == "person" for seat in situation["seats"])
            for person in people
            for situation in (person.client.tables[table] for table in person.seats)
        )
        if now != last or bots or not all(person.there.is_set() for person in people):
            last, quiet_since = now, time.monotonic()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and the server does not stay behind
    with tempfile.TemporaryDirectory(prefix="jailbirds-kill-") as name:
        folder = Path(name)
        postgres = Postgres().start() if asked.database == "postgresql" else None
        server = make_server(folder, postgres.new_database("kill") if postgres else None)
        try:
            found = asyncio.run(campaign(server, asked.kills, asked.seed, _tell))
        finally:
            server.kill()
            if postgres:
                postgres.stop()
        if found.wrong:
            kept = Path(tempfile.mkdtemp(prefix="jailbirds-kill-failed-"))
            (kept / "server.log").write_bytes(server.log.read_bytes())
            _tell(f"the server's log is in {kept}")
    _tell(str(found))
    return bool(found.wrong)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def make_server(folder: Path, database: str | None) -> Server:
    """A server whose limits do not slow the campaign down."""
    return Server(
        folder, database, messages_per_second=5000, messages_burst=50000, tables_per_client=5000
    )


if __name__ == "__main__":
    sys.exit(main())
