"""Guests who never played are forgotten some time after they were last seen; nobody else is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from jailbirds.server import protocol
from jailbirds.server.clients import accounts, devices, returning
from jailbirds.server.settings import Settings
from jailbirds.server.storage import schema
from jailbirds.server.storage.committer import Work
from jailbirds.server.storage.forgetting import forget_guest
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import lobby
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.tables.retention import DAY
from jailbirds.server.workers.worker import Worker
from tests.roles import OPEN
from tests.server.processes import Postgres

DAYS = 30


@pytest.fixture(params=("sqlite", "postgresql"))
async def worker(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Worker]:
    database = f"sqlite:///{tmp_path / 'guests.sqlite'}"
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database(f"guests_{id(request)}")
    opened = Worker(Settings(database=database))
    await opened.open()
    opened.retention = replace(opened.retention, guest_days=DAYS)  # by hand, not by the clock
    yield opened
    await opened.close()


async def arrive(worker: Worker, name: str) -> Client:
    return (await accounts.arrive(worker, name))[0]


async def let_pass(worker: Worker, days: int) -> None:
    """Everything there is happened so many days earlier."""

    def job(connection: Connection) -> None:
        for column in (schema.clients.c.created, schema.devices.c.used):
            connection.execute(update(column.table).values({column: column - days * DAY}))

    await worker.committer.keep(Work(job=job))


async def names(worker: Worker) -> set[str]:
    async with worker.engine.connect() as connection:
        return set((await connection.execute(select(schema.clients.c.nickname))).scalars())


async def test_who_never_played_and_is_not_seen_any_more_is_forgotten_and_nobody_else(
    worker: Worker,
) -> None:
    passing, gone = await arrive(worker, "Passing"), await arrive(worker, "Signed out")
    await devices.sign_out(worker, gone, gone.device)
    kept = await arrive(worker, "Kept")
    await returning.new_phrase(worker, kept)
    player = await arrive(worker, "Player")
    bot = protocol.NewSeat(kind="bot", level="rookie")
    seats = [protocol.NewSeat(kind="me"), bot]
    await lobby.open_new(worker, player, protocol.NewTable(title=OPEN, seats=seats))
    reader = await arrive(worker, "Online")
    worker.signed_in.sockets[reader.id] = {object()}
    worker.presence.came(reader.id)
    await worker.blocks.add(kept.id, passing.id, "block", "Passing")
    await worker.follows.add(passing.id, kept.id)

    await let_pass(worker, DAYS - 1)
    await arrive(worker, "New")
    assert await worker.retention.forget_guests() == 0
    await let_pass(worker, 1)
    assert await worker.retention.forget_guests() == 2
    assert await names(worker) == {"Kept", "Player", "Online", "New"}
    assert await worker.blocks.of(kept.id) == []
    assert await left_of(worker, {passing.id, gone.id}) == []
    del worker.signed_in.sockets[reader.id]


async def left_of(worker: Worker, clients: set[str]) -> list[str]:
    """The columns of the database in which somebody is found."""
    found = []
    async with worker.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            found += [table.name for row in rows if clients & {str(value) for value in row}]
    return found


async def test_a_guest_who_comes_back_in_the_last_moment_stays(worker: Worker) -> None:
    guest = await arrive(worker, "Back again")
    await let_pass(worker, DAYS + 1)
    before = now_ms() - DAYS * DAY
    assert await worker.players.passing_guests(before, 10) == [guest.id]
    await let_pass(worker, -DAYS)
    forget = partial(forget_guest, client=guest.id, before=before)
    assert not await worker.committer.keep(Work(guest.id, job=forget))
    assert await names(worker) == {"Back again"}
