"""Claims: nobody is given two tables, and nobody is shown late because others are given theirs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server import protocol
from jailbirds.server.clients import accounts
from jailbirds.server.matching.claims import claim
from jailbirds.server.matching.matchmaker import SAME_CLICK
from jailbirds.server.matching.seek import Match, Seek
from jailbirds.server.settings import Settings
from jailbirds.server.storage.committer import DROP_SEEK, PUT_SEEK
from jailbirds.server.storage.database import migrate, open_database
from jailbirds.server.storage.schema import blocks, seeks
from jailbirds.server.workers.worker import Worker
from tests.roles import OPEN
from tests.server.client import people
from tests.server.processes import Postgres, Server

NOW = 1_800_000_000_000
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture(params=["sqlite", "postgresql"])
async def engine(
    request: pytest.FixtureRequest, tmp_path: Path, free_name: str
) -> AsyncIterator[AsyncEngine]:
    chosen = f"sqlite:///{tmp_path / 'claims.sqlite'}"
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        chosen = postgres.new_database(free_name)
    made = open_database(Settings(database=chosen).database_url)
    await migrate(made)
    yield made
    await made.dispose()


@pytest.fixture
def free_name(request: pytest.FixtureRequest) -> str:
    """A name for a database that no other test has."""
    return "".join(c for c in request.node.name if c.isalnum())[-60:].lower()


def put(connection: Connection, *clients: str, command: str = "first", now: int = NOW) -> None:
    """Let some seek a game."""
    same = {"title": OPEN, "players": 2, "rated": False, "alike": False, "wait": None}
    for client in clients:
        own = {"client_id": client, "id": f"{command} of {client}", "command_id": command}
        more = {"level": "regular", "since": now, "seen": now, "table_id": None}
        connection.execute(PUT_SEEK, [same | own | more | {"same_after": now - SAME_CLICK}])


def match(*clients: str, command: str = "first") -> Match:
    return Match(
        tuple(
            Seek(
                *(client, f"{command} of {client}", client, OPEN, 2, False, False, None),
                *("regular", None, NOW, NOW, None),
            )
            for client in clients
        ),
        0,
    )


def found(connection: Connection) -> dict[str, tuple[str, str | None]]:
    rows = connection.execute(select(seeks.c.client_id, seeks.c.command_id, seeks.c.table_id))
    return {row.client_id: (row.command_id, row.table_id) for row in rows}


async def test_a_table_has_all_of_its_people_or_none(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(put, "ann", "ben", "cleo", "dora", "eve")
        await connection.run_sync(put, "eve", command="another")  # she has changed her mind
        await connection.execute(DROP_SEEK, [{"of": "dora"}])
        wanted = {"t1": match("ann", "ben"), "t2": match("cleo", "dora"), "t3": match("eve")}
        assert await connection.run_sync(claim, wanted, NOW) == {"t1"}
        assert await connection.run_sync(claim, {"t4": match("ann", "cleo")}, NOW) == set()
        assert await connection.run_sync(found) == {
            "ann": ("first", "t1"),
            "ben": ("first", "t1"),
            "cleo": ("first", None),
            "eve": ("another", None),
        }


async def test_who_has_blocked_somebody_this_moment_is_not_seated_with_them(
    engine: AsyncEngine,
) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(put, "ann", "ben", "cleo", "dora")
        pair = {"client_id": "ben", "other": "ann", "kind": "block", "name": "Ann", "at": NOW}
        elsewhere = pair | {"other": "cleo"}  # who sits at another table
        await connection.execute(insert(blocks), [pair, elsewhere])
        wanted = {"t1": match("ann", "ben"), "t2": match("cleo", "dora")}
        assert await connection.run_sync(claim, wanted, NOW) == {"t2"}


async def test_the_same_wish_is_kept_once_and_another_takes_its_place(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(put, "ann", "ben")
        await connection.run_sync(claim, {"t1": match("ann", "ben")}, NOW)
        await connection.run_sync(put, "ann", now=NOW + 60_000)  # its answer was lost
        await connection.run_sync(put, "ben", command="one more click", now=NOW + SAME_CLICK - 1)
        assert set((await connection.run_sync(found)).values()) == {("first", "t1")}
        await connection.execute(DROP_SEEK, [{"of": "ann"}])  # what was found stays found
        await connection.run_sync(put, "ben", command="the next game", now=NOW + SAME_CLICK)
        assert await connection.run_sync(found) == {
            "ann": ("first", "t1"),
            "ben": ("the next game", None),
        }


async def test_two_workers_want_the_same_people_and_none_waits_for_the_other(
    postgres: Postgres,
) -> None:
    engine = open_database(Settings(database=postgres.new_database("twoclaims")).database_url)
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.run_sync(put, "ann", "ben", "cleo", "dora")
    async with engine.begin() as here, engine.begin() as there:
        assert await here.run_sync(claim, {"t1": match("ann", "ben")}, NOW) == {"t1"}
        wanted = {"t2": match("ben", "cleo"), "t3": match("dora")}
        claiming = there.run_sync(claim, wanted, NOW)
        assert await asyncio.wait_for(claiming, 30) == {"t3"}  # `here` is not done yet
    async with engine.begin() as connection:
        tables = {who: table for who, (_, table) in (await connection.run_sync(found)).items()}
    assert tables == {"ann": "t1", "ben": "t1", "cleo": None, "dora": "t3"}
    await engine.dispose()


async def test_who_comes_is_shown_while_tables_are_opened_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(Settings(database=f"sqlite:///{tmp_path / 'shown.sqlite'}"))
    await worker.open()
    opening, go_on = asyncio.Event(), asyncio.Event()
    open_claimed = worker.tables.open_claimed

    async def slowly(*given: Any) -> Any:
        opening.set()
        await go_on.wait()
        return await open_claimed(*given)

    monkeypatch.setattr(worker.tables, "open_claimed", slowly)

    async def come(name: str, players: int) -> None:
        client, _ = await accounts.arrive(worker, name, "Firefox", None)
        wish = protocol.Seek(id="first", title=OPEN, players=players)
        await worker.matchmaker.seek(client, wish)

    try:
        await come("Ann", 2)
        await come("Ben", 2)
        await asyncio.wait_for(opening.wait(), 30)
        told = asyncio.Event()
        monkeypatch.setattr(worker.lobby_watch, "look", told.set)
        await come("Cleo", 3)
        await asyncio.wait_for(told.wait(), 30)
        assert not go_on.is_set()
        listed = worker.matchmaker.seeks.listed(50).values()
        assert {seek.name for seek in listed} == {"Ann", "Ben", "Cleo"}
        go_on.set()
        while len(worker.matchmaker.seeks.listed(50)) > 1:
            await asyncio.sleep(0.01)
        assert [seek.name for seek in worker.matchmaker.seeks.listed(50).values()] == ["Cleo"]
    finally:
        go_on.set()
        await worker.close()


async def test_a_database_that_was_away_for_a_moment_is_asked_again(
    start_server: Callable[..., Server], postgres: Postgres
) -> None:
    database = postgres.new_database("cut")
    server = start_server(database=database)
    async with people(server.url, "Ann") as (ann,):
        for _ in range(3):
            await asyncio.gather(*(ann.get("/api/me/games") for _ in range(12)))
            postgres.ask(database, CUT)
            await asyncio.gather(*(ann.get("/api/me/games") for _ in range(12)))
