"""The clients of a table meet at one of several workers, whichever of them accepts their lines."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from jailbirds.server.workers.meeting import SILENT, Meeting
from tests.roles import OPEN
from tests.server.client import Client, people, sit_together
from tests.server.processes import Postgres, RedisServer, Server

PATIENCE = 60.0  # seconds: other work may keep the machine busy
PAIRS = 4


async def test_the_clients_of_a_table_meet_at_one_worker_and_go_on_when_it_hangs(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """It is stopped, and answers nobody; those at the other worker notice nothing."""
    database = postgres.new_database("meeting")
    server = start_server(database=database, redis=redis.url, workers=2)
    async with people(server.url, *(f"P{n}" for n in range(2 * PAIRS))) as clients:
        pairs = [clients[n : n + 2] for n in range(0, len(clients), 2)]
        tables = [await sit_together(pair, OPEN) for pair in pairs]
        for pair, table in zip(pairs, tables, strict=True):
            for client in pair:
                await _come_back(client, pair, table)
            assert len({server.worker_with(client.port) for client in pair}) == 1
            await _play(pair, table)
        pair, table = pairs[0], tables[0]
        gone = server.worker_with(pair[0].port)
        spared = [other for other in clients if server.worker_with(other.port) not in (gone, None)]
        os.kill(gone or 0, signal.SIGSTOP)
        for client in pair:
            await client.wait_for(lambda c=client: c.closed_with is not None, PATIENCE)
            await _come_back(client, pair, table)
        assert gone not in {server.worker_with(client.port) for client in pair}
        await _play(pair, table)
        assert all(client.closed_with is None for client in spared)


async def test_tables_that_are_opened_by_one_line_have_their_homes_at_all_workers(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """Else the few lines of a proxy would bring all tables to one worker."""
    database = postgres.new_database("homes")
    server = start_server(database=database, redis=redis.url, workers=2)
    seats = [{"kind": "me"}, {"kind": "open"}]
    found = set()
    async with people(server.url, "Ann") as (ann,):
        for _ in range(16):
            info = await ann.open(OPEN, seats)
            await ann.disconnect()
            await ann.connect(info["table"])
            found.add(server.worker_with(ann.port))
    assert len(found) == 2


async def _come_back(client: Client, pair: list[Client], table: str) -> None:
    """As a browser does: until it gets through."""
    await client.disconnect()
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(OSError, EOFError, TimeoutError, AssertionError):
                client.received.clear()
                await client.connect(table)
                await client.watch(table, pair.index(client))
                return
            await asyncio.sleep(0.2)


async def _play(pair: list[Client], table: str) -> None:
    mover = next(client for client in pair if client.tables[table]["legal"])
    done = await mover.play(table, pair.index(mover), mover.legal(table)[0])
    assert done["type"] == "done", done
    for client in pair:
        await client.wait_for(
            lambda client=client: client.tables[table]["version"] >= done["version"], PATIENCE
        )


# --- who is at home where


async def well() -> bool:
    return True


@dataclass
class Health:
    """Of a worker: can it keep what people do?"""

    good: bool = True

    async def __call__(self) -> bool:
        return self.good


async def homes_become(meeting: Meeting, places: set[int]) -> None:
    """Until these are all that are a home to anybody."""
    async with asyncio.timeout(PATIENCE):
        while {meeting.home(f"table{n}") for n in range(50)} != places:
            await asyncio.sleep(0.05)


async def test_every_table_has_one_home_and_only_those_of_the_gone_move(tmp_path: Path) -> None:
    taken: list[bytes] = []
    workers = [Meeting(tmp_path, 3, lambda _, read: taken.append(read), well) for _ in range(3)]
    for worker in workers:
        worker.open()
    await asyncio.sleep(0)  # each gives a sign
    tables = [f"table{n}" for n in range(300)]
    homes = {table: workers[0].home(table) for table in tables}
    assert set(homes.values()) == {0, 1, 2}
    assert all(worker.home(table) == homes[table] for worker in workers for table in tables)
    workers[2].close()
    for table, home in homes.items():
        assert workers[0].home(table) == workers[1].home(table)
        assert workers[0].home(table) == home or home == 2
    long_ago = time.monotonic() - 2 * SILENT
    os.utime(tmp_path / "1.sign", (long_ago, long_ago))  # it is there, and gives no sign
    assert {workers[0].home(table) for table in tables} == {0}
    for worker in workers[:2]:
        worker.close()


async def test_a_worker_cut_off_from_its_database_is_no_home_until_that_is_over(
    tmp_path: Path,
) -> None:
    here, there = Health(), Health()
    workers = [Meeting(tmp_path, 2, lambda *_: None, health) for health in (here, there)]
    for worker in workers:
        worker.open()
    for worker in workers:
        await homes_become(worker, {0, 1})
    there.good = False
    for worker in workers:  # also to itself: what comes to it is handed over
        await homes_become(worker, {0})
    there.good = True
    for worker in workers:
        await homes_become(worker, {0, 1})
    for worker in workers:
        worker.close()


@pytest.mark.parametrize("seconds", [-3600, 3600])
async def test_a_clock_that_is_set_takes_nobodys_home_and_brings_no_dead_worker_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    other = Health()
    here, there = (Meeting(tmp_path, 2, lambda *_: None, health) for health in (well, other))
    here.open()
    there.open()
    await homes_become(here, {0, 1})
    as_it_was = time.time
    monkeypatch.setattr(time, "time", lambda: as_it_was() + seconds)
    assert {here.home(f"table{n}") for n in range(50)} == {0, 1}
    other.good = False  # it gives no sign any more
    await homes_become(here, {0})
    here.close()
    there.close()


async def test_a_line_goes_to_the_home_of_its_table_with_what_was_read(tmp_path: Path) -> None:
    taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
    here, there = (
        Meeting(tmp_path, 2, lambda line, read: taken.put_nowait((line, read)), well)
        for _ in range(2)
    )
    here.open()
    there.open()
    await asyncio.sleep(0)
    far = next(table for table in map(str, range(99)) if here.home(table) == 1)
    ours, theirs = socket.socketpair()
    asked = f"GET /ws?table={far} HTTP/1.1\r\n".encode()
    assert here.hand_over(theirs.fileno(), asked)
    theirs.close()
    line, read = await asyncio.wait_for(taken.get(), PATIENCE)
    assert read == asked
    line.sendall(b"welcome")
    assert ours.recv(100) == b"welcome"
    mine = next(table for table in map(str, range(99)) if here.home(table) == 0)
    for other in (mine, "../etc", "a" * 33, ""):
        assert not here.hand_over(ours.fileno(), f"GET /ws?table={other} HTTP/1.1\r\n".encode())
    assert not here.hand_over(ours.fileno(), f"GET /api/me?table={far} HTTP/1.1".encode())
    there.close()
    assert not here.hand_over(ours.fileno(), asked)  # nobody is there: it is served here
    here.close()
    line.close()
    ours.close()
