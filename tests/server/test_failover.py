"""Redis goes away and comes back; a worker dies. People play on, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.exc import DBAPIError

from jailbirds.server.settings import Settings
from jailbirds.server.storage.database import open_database
from jailbirds.server.storage.schema import tables
from tests.roles import OPEN, SECRET
from tests.server.audit import compare, compare_views, read_books
from tests.server.client import people, sit_together
from tests.server.ledger import (
    TABLES,
    Ledger,
    Person,
    done_moves,
    open_table,
    party,
    play_on,
    play_tables,
)
from tests.server.processes import Postgres, RedisServer, Server

LIMITS = {"messages_per_second": 5000, "messages_burst": 50000, "tables_per_client": 500}
PATIENCE = 120  # seconds until a test gives up


async def same_views(people: Sequence[Person], database: str) -> None:
    """Until everybody sees at their tables what the database has."""
    wrong: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while wrong := compare_views(list(people), await read_books(database)):
                await asyncio.sleep(0.1)
    except TimeoutError:
        raise AssertionError(f"after {PATIENCE} s: {wrong}") from None


async def logged(servers: Sequence[Server], what: str, times: int) -> None:
    """Until each of them has said something so often."""
    async with asyncio.timeout(PATIENCE):
        while any(server.log.read_text().count(what) < times for server in servers):
            await asyncio.sleep(0.1)


async def plays_on(ledger: Ledger, person: Person, table: str, *, alone: bool) -> None:
    """Until one more command is acknowledged at a table, of this person alone or of anybody."""
    whose = person if alone else None
    before = _done_at(ledger, whose, table)
    while _done_at(ledger, whose, table) == before and not _over(person, table):
        await asyncio.sleep(0.02)


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
        for times in range(1, 4):
            await asyncio.wait_for(done_moves(ledger, 15), PATIENCE)
            redis.stop()
            try:
                await logged((here, there), "redis is away", times)
                await asyncio.wait_for(done_moves(ledger, 15), PATIENCE)
            finally:
                redis.start()
            await logged((here, there), "redis is there", times + 1)
        await asyncio.wait_for(done_moves(ledger, 15), PATIENCE)
        ledger.closing = True
        await asyncio.wait_for(games, PATIENCE)
        await same_views(people, database)
        assert not any(person.losses for person in people)  # nobody noticed anything
        for server in (here, there):
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
        table = await open_table(people, OPEN, 0, {})
        getattr(redis, away)()
        try:
            await logged(servers, "redis is away", 1)
            for _ in range(4):  # each sees the other's move by polling, and answers it
                await _move(people, table)
                await same_views(people, database)
        finally:
            getattr(redis, back)()
        await logged(servers, "redis is there", 2)
        for _ in range(4):  # and when it is back, by notices
            await _move(people, table)
            await same_views(people, database)
    assert compare(ledger, await read_books(database)) == []


async def _move(people: Sequence[Person], table: str) -> None:
    """Whoever is to move does."""
    await people[0].client.wait_for(
        lambda: any(person.client.legal(table) for person in people), PATIENCE
    )
    mover = next(person for person in people if person.client.legal(table))
    version = mover.client.tables[table]["version"]
    action = mover.client.legal(table)[0]
    answer = await mover.insist("play", table, action=action, version=version)
    assert answer["type"] == "done", answer


async def test_clients_of_a_killed_worker_go_on_with_the_other(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """Two servers behind one address, as it were: who loses one goes to the next."""
    database = postgres.new_database("worker_killed")
    servers = [start_server(database=database, redis=redis.url, **LIMITS) for _ in range(2)]
    urls = [server.url for server in servers]
    ledger = Ledger()
    async with party([urls, urls, urls[::-1]], ledger) as people:
        rng = random.Random(5)
        alone = await open_table([people[0]], OPEN, 1, {})  # with a bot, there only
        mixed = await open_table([people[1], people[2]], SECRET, 1, {})
        sitting = [(people[0], alone), (people[1], mixed), (people[2], mixed)]
        games = asyncio.gather(*(play_on(*who, rng, 0.05) for who in sitting))
        await asyncio.wait_for(done_moves(ledger, 20), PATIENCE)
        servers[0].kill()
        for person, table in sitting[:2]:
            await asyncio.wait_for(plays_on(ledger, person, table, alone=True), PATIENCE)
        assert [person.losses for person in people] == [1, 1, 0]
        ledger.closing = True
        await asyncio.wait_for(games, PATIENCE)
        await same_views(people, database)
    assert '"level":"error"' not in servers[1].log.read_text()
    assert compare(ledger, await read_books(database)) == []


async def test_a_process_that_hangs_in_a_transaction_holds_nobody_up_for_long(
    start_server: Callable[..., Server], postgres: Postgres
) -> None:
    """Another worker has locked a table's row and says nothing any more: PostgreSQL ends it."""
    database = postgres.new_database("hung")
    server = start_server(database=database, **LIMITS)
    hung = open_database(Settings(database=database).database_url)
    ledger = Ledger()
    async with party([[server.url]], ledger) as (ann,):
        table = await open_table([ann], OPEN, 1, {})
        await _move([ann], table)
        held = await hung.connect()
        await held.execute(update(tables).where(tables.c.id == table).values(owner=None))
        await asyncio.wait_for(_move([ann], table), PATIENCE)
        with pytest.raises(DBAPIError):
            await held.commit()
        with contextlib.suppress(DBAPIError):
            await held.close()
        await hung.dispose()
    assert compare(ledger, await read_books(database)) == []


async def test_who_is_forgotten_on_one_worker_is_gone_from_the_other_too(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    database = postgres.new_database("forgotten")
    servers = [start_server(database=database, redis=redis.url, **LIMITS) for _ in range(2)]
    async with people(servers[0].url, "Ann") as (ann,), people(servers[1].url, "Ben") as (ben,):
        table = await sit_together([ann, ben], OPEN)
        assert (await ann.ask("say", table=table, text="Here I am"))["type"] == "done"
        ann.move(servers[1].url)  # by HTTP there; the socket is still here
        assert (await ann.http.delete("/api/me")).status_code == 200
        await asyncio.wait_for(ann.until_closed(), PATIENCE)
        assert ann.closed_with == 4401
        await ben.wait_for(lambda: ben.tables[table]["seats"][0]["plays"] == "bot", PATIENCE)
        assert (await ben.watch(table, 1))["chat"] == []


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
            await open_table(people[n : n + 2], OPEN, 1, {}) for n in range(0, len(people), 2)
        ]
        sitting = [(person, tables[n // 2]) for n, person in enumerate(people)]
        games = asyncio.gather(*(play_on(*who, rng, 0.05) for who in sitting))
        await asyncio.wait_for(done_moves(ledger, 20), PATIENCE)
        workers = server.workers()
        assert len(workers) == 2
        os.kill(max(workers, key=connections_of), signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while not any(person.losses for person in people):
                await asyncio.sleep(0.02)
            for person, table in sitting[::2]:
                await plays_on(ledger, person, table, alone=False)
            while len(server.workers()) < 2:  # the dead one is replaced
                await asyncio.sleep(0.2)
        ledger.closing = True
        await asyncio.wait_for(games, PATIENCE)
        await same_views(people, database)
    assert compare(ledger, await read_books(database)) == []


def _done_at(ledger: Ledger, person: Person | None, table: str) -> int:
    return sum(
        sent.done and sent.table == table and (person is None or sent.client == person.client.id)
        for sent in ledger.commands
    )


def _over(person: Person, table: str) -> bool:
    return bool(person.client.tables[table]["status"] == "over")


def connections_of(worker: int) -> int:
    """How many sockets a process has open."""
    links = Path(f"/proc/{worker}/fd").iterdir()
    return sum("socket:" in os.readlink(link) for link in links)
