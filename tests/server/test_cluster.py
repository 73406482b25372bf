"""Everything that a server of several workers is made of fails in turn: a sample of
`campaign_cluster`; and what people are told while the database is away."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jailbirds.server.settings import Settings
from jailbirds.server.storage.database import migrate, open_database
from jailbirds.server.workers import worker
from tests.roles import OPEN
from tests.server.campaign_cluster import Cluster, campaign
from tests.server.client import Message, people
from tests.server.processes import Postgres, Server

TROUBLES = Counter(workers=2, redis=1, postgres=1, stops=1)
HALT = 4.0  # seconds in which one worker stands still, while others are killed
PATIENCE = 120  # seconds until a test gives up
SEATS: list[Message] = [{"kind": "me"}, {"kind": "bot", "level": "rookie"}]


@pytest.mark.usefixtures("needs_postgres", "needs_redis")
async def test_a_cluster_whose_parts_fail_in_turn_loses_nothing_and_does_nothing_twice(
    tmp_path: Path,
) -> None:
    cluster = await asyncio.to_thread(Cluster.start, tmp_path, HALT)
    try:
        found = await campaign(cluster, TROUBLES, seed=7)
    finally:
        await asyncio.to_thread(cluster.stop)
    assert found.wrong == []
    assert found.troubles == TROUBLES
    assert found.counts["done"] > 20
    assert found.views > found.tables


@pytest.mark.usefixtures("needs_postgres")
async def test_who_asks_while_the_database_is_away_is_told_to_come_back(
    start_server: Callable[..., Server],
) -> None:
    """And not that we have made a mistake: neither by an answer, nor in the log."""
    postgres = Postgres().start()
    try:
        server = start_server(database=postgres.new_database("away"))
        async with people(server.url, "Ann") as (ann,):
            wish = {"title": OPEN, "seats": SEATS}
            table = (await ann.open(OPEN, SEATS))["table"]
            postgres.crash()
            for _ in range(3):  # first its connections break, then nobody opens another
                answer = await ann.http.post("/api/tables", json=wish)
                assert (answer.status_code, answer.json()["kind"]) == (503, "busy")
                told = await ann.ask("watch", table="unknown")
                assert (told["type"], told["kind"]) == ("refused", "busy")
                assert "went wrong" not in answer.json()["message"] + told["message"]
            postgres.start()
            async with asyncio.timeout(PATIENCE):
                while (await ann.http.post("/api/tables", json=wish)).status_code != 201:
                    await asyncio.sleep(0.1)
            await ann.watch(table, 0)
        assert "Traceback" not in server.log.read_text()
        server.stop()
        await _start_before(postgres, server.database)
    finally:
        postgres.stop()


async def _start_before(postgres: Postgres, database: str) -> None:
    """After a power cut the database may come later than who needs it."""
    postgres.crash()
    engine = open_database(Settings(database=database).database_url)
    starting = asyncio.create_task(migrate(engine, patience=PATIENCE))
    await asyncio.sleep(1)
    assert not starting.done()
    await asyncio.to_thread(postgres.start)
    await starting
    await engine.dispose()


@pytest.mark.usefixtures("needs_postgres")
async def test_a_worker_waits_for_a_database_that_goes_away_while_it_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It has just brought the tables up to date: what it asks next has to wait, too."""
    postgres = Postgres().start()

    async def up_to_date(*arguments: Any, **named: Any) -> None:
        await migrate(*arguments, **named)
        await asyncio.to_thread(postgres.crash)

    monkeypatch.setattr(worker, "migrate", up_to_date)
    monkeypatch.setattr(worker, "DATABASE_STARTS", PATIENCE)
    settings = Settings(database=postgres.new_database("starts"), compile=False)
    try:
        for _ in range(2):  # the first one ever makes what all share, the next one reads it
            started = worker.Worker(settings)
            opening = asyncio.create_task(started.open())
            await asyncio.sleep(1)
            assert not opening.done()
            await asyncio.to_thread(postgres.start)
            await opening
            assert started.secret
            await started.close()
    finally:
        postgres.stop()
