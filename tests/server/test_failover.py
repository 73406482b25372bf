"""Redis goes away and comes back; a worker dies. People play on, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from tests.server.audit import compare, compare_views, read_books
from tests.server.ledger import TABLES, Ledger, Person, open_table, play_on, play_tables
from tests.server.processes import Postgres, RedisServer, Server

LIMITS = {"messages_per_second": 5000, "messages_burst": 50000, "tables_per_client": 500}
GO_ON = 5.0  # seconds within which the clients of a killed worker play with the other


@contextlib.asynccontextmanager
async def party(urls: Sequence[Sequence[str]], ledger: Ledger) -> AsyncIterator[list[Person]]:
    """People, each with the addresses to go to."""
    people = [
        await Person.arrive(addresses, f"P{number}", ledger)
        for number, addresses in enumerate(urls)
    ]
    try:
        yield people
    finally:
        for person in people:
            await person.close()


async def done_moves(ledger: Ledger, more: int) -> None:
    """Until so many more commands are acknowledged."""
    goal = ledger.count()["done"] + more
    while ledger.count()["done"] < goal:
        await asyncio.sleep(0.05)


async def same_views(people: Sequence[Person], database: str, seconds: float) -> None:
    """Until everybody sees at their tables what the database has."""
    end = time.monotonic() + seconds
    while wrong := compare_views(list(people), await read_books(database)):
        assert time.monotonic() < end, f"after {seconds} s: {wrong}"
        await asyncio.sleep(0.1)


async def test_redis_stopped_and_started_during_games_loses_nothing(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """Each table has a player on either worker; three times Redis is away for a while."""
    database = postgres.new_database("redis_away")
    here = start_server(database=database, redis=redis.url, **LIMITS)
    there = start_server(database=database, redis=redis.url, **LIMITS)
    ledger = Ledger()
    async with party([[here.url], [there.url]], ledger) as people:
        rng = random.Random(3)
        wishes = [wish for wish in TABLES if wish[1] == 2]
        games = asyncio.gather(*(play_tables(people, wish, rng, pause=0.05) for wish in wishes))
        for _ in range(3):
            await asyncio.wait_for(done_moves(ledger, 15), 60)
            redis.stop()
            try:
                await asyncio.wait_for(done_moves(ledger, 15), 60)
            finally:
                redis.start()
        await asyncio.wait_for(done_moves(ledger, 15), 60)
        ledger.closing = True
        await asyncio.wait_for(games, 60)
        await same_views(people, database, 10)
        assert not any(person.losses for person in people)  # nobody noticed anything
        for server in (here, there):
            assert server.log.read_text().count("redis is away") >= 3
            assert '"level":"error"' not in server.log.read_text()
        assert compare(ledger, await read_books(database)) == []
        assert ledger.open == []


@pytest.mark.parametrize(("away", "back"), [("stop", "start"), ("hang", "go_on")])
async def test_what_happens_while_redis_is_away_is_seen_on_the_other_worker(
    start_server: Callable[..., Server],
    postgres: Postgres,
    redis: RedisServer,
    away: str,
    back: str,
) -> None:
    database = postgres.new_database(f"redis_{away}")
    servers = [start_server(database=database, redis=redis.url, **LIMITS) for _ in range(2)]
    ledger = Ledger()
    async with party([[server.url] for server in servers], ledger) as people:
        table = await open_table(people, "alcatraz", 0, {})
        getattr(redis, away)()
        try:
            for server in servers:
                await people[0].client.wait_for(
                    lambda server=server: "redis is away" in server.log.read_text(), 20
                )
            for _ in range(4):  # each sees the other's move by polling, and answers it
                await _move(people, table)
                await same_views(people, database, 5)
        finally:
            getattr(redis, back)()
        for server in servers:
            await people[0].client.wait_for(
                lambda server=server: server.log.read_text().count("redis is there") >= 2, 20
            )
        for _ in range(4):  # and when it is back, at once
            await _move(people, table)
            await same_views(people, database, 2)
    assert compare(ledger, await read_books(database)) == []


async def _move(people: Sequence[Person], table: str) -> None:
    """Whoever is to move does."""
    await people[0].client.wait_for(
        lambda: any(person.client.legal(table) for person in people), 10
    )
    mover = next(person for person in people if person.client.legal(table))
    version = mover.client.tables[table]["version"]
    action = mover.client.legal(table)[0]
    answer = await mover.insist("play", table, action=action, version=version)
    assert answer["type"] == "done", answer


async def test_clients_of_a_killed_worker_go_on_with_the_other_within_five_seconds(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """Two servers behind one address, as it were: who loses one goes to the next."""
    database = postgres.new_database("worker_killed")
    servers = [start_server(database=database, redis=redis.url, **LIMITS) for _ in range(2)]
    urls = [server.url for server in servers]
    ledger = Ledger()
    async with party([urls, urls, urls[::-1]], ledger) as people:
        rng = random.Random(5)
        alone = await open_table([people[0]], "alcatraz", 1, {})  # with a bot, there only
        mixed = await open_table([people[1], people[2]], "ausbrecher", 1, {})
        sitting = [(people[0], alone), (people[1], mixed), (people[2], mixed)]
        games = asyncio.gather(*(play_on(*who, rng, 0.05) for who in sitting))
        await asyncio.wait_for(done_moves(ledger, 20), 60)
        servers[0].kill()
        killed = time.monotonic()
        for person, table in sitting[:2]:
            before = _done_at(ledger, person, table)
            while _done_at(ledger, person, table) == before and not _over(person, table):
                assert time.monotonic() - killed < GO_ON, f"{table} stands still"
                await asyncio.sleep(0.02)
        assert [person.losses for person in people] == [1, 1, 0]
        ledger.closing = True
        await asyncio.wait_for(games, 60)
        await same_views(people, database, 10)
    assert '"level":"error"' not in servers[1].log.read_text()
    assert compare(ledger, await read_books(database)) == []


async def test_a_killed_worker_of_several_is_replaced_and_its_clients_go_on(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """`--workers 2`: one process gets SIGKILL; its clients come back to the same address."""
    database = postgres.new_database("one_of_two")
    server = start_server(database=database, redis=redis.url, workers=2, **LIMITS)
    ledger = Ledger()
    async with party([[server.url]] * 8, ledger) as people:
        rng = random.Random(6)
        tables = [
            await open_table(people[n : n + 2], "alcatraz", 1, {}) for n in range(0, len(people), 2)
        ]
        sitting = [(person, tables[n // 2]) for n, person in enumerate(people)]
        games = asyncio.gather(*(play_on(*who, rng, 0.05) for who in sitting))
        await asyncio.wait_for(done_moves(ledger, 20), 60)
        workers = _workers(server)
        assert len(workers) == 2
        os.kill(max(workers, key=_connections), signal.SIGKILL)
        killed = time.monotonic()
        while not any(person.losses for person in people):
            assert time.monotonic() - killed < GO_ON
            await asyncio.sleep(0.02)
        for table in tables:
            before = _done_at(ledger, None, table)
            over = next(person for person, at in sitting if at == table)
            while _done_at(ledger, None, table) == before and not _over(over, table):
                assert time.monotonic() - killed < GO_ON, f"{table} stands still"
                await asyncio.sleep(0.02)
        while len(_workers(server)) < 2:
            assert time.monotonic() - killed < 60, "the dead worker is not replaced"
            await asyncio.sleep(0.2)
        ledger.closing = True
        await asyncio.wait_for(games, 60)
        await same_views(people, database, 10)
    assert compare(ledger, await read_books(database)) == []


def _done_at(ledger: Ledger, person: Person | None, table: str) -> int:
    return sum(
        sent.done and sent.table == table and (person is None or sent.client == person.client.id)
        for sent in ledger.commands
    )


def _over(person: Person, table: str) -> bool:
    return bool(person.client.tables[table]["status"] == "over")


def _workers(server: Server) -> list[int]:
    """The processes that serve: children of the one that was started."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = re.search(r"PPid:\s+(\d+)", (folder / "status").read_text())
            child = parent is not None and int(parent[1]) == server.process.pid
            if child and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def _connections(worker: int) -> int:
    """How many sockets a process has open."""
    links = Path(f"/proc/{worker}/fd").iterdir()
    return sum("socket:" in os.readlink(link) for link in links)
