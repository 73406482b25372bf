"""A finished game whose rules are no longer played shows its end, and says so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

import jailbirds
from jailbirds.server.settings import Settings
from jailbirds.server.storage.database import open_database
from tests.roles import OPEN
from tests.server.client import Client, people
from tests.server.processes import Postgres, Server
from tests.server.test_admin import BEN, ME, admin, finished, in_one_line, write

LONG_AGO = 40 * 24 * 3600 * 1000


@pytest.fixture(params=("sqlite", "postgresql"))
def server(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Server:
    """A server, with either database."""
    if request.param == "sqlite":
        return start_server()
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"outdated_{request.node.originalname[-40:]}"
    return start_server(database=postgres.new_database(name))


async def pictures(server: Server, table: str) -> list[Any]:
    """The pictures that are kept of a table's end."""
    engine = open_database(Settings(database=server.database).database_url)
    asked = text(f"SELECT picture FROM end_pictures WHERE table_id = '{table}'")
    async with engine.connect() as connection:
        found = list((await connection.execute(asked)).scalars())
    await engine.dispose()
    return found


async def until_pictured(server: Server, *tables: str) -> None:
    async with asyncio.timeout(60):
        for table in tables:
            while not await pictures(server, table):
                await asyncio.sleep(0.1)


async def grow_outdated(server: Server, *tables: str) -> None:
    """Let games have been begun under rules from before those that are still played."""
    now = jailbirds.title(OPEN).rules_version
    server.stop()
    for table in tables:
        await write(
            server,
            f"UPDATE entries SET entry = replace(entry, '\"rules_version\"\\:{now}', "
            f"'\"rules_version\"\\:0') WHERE table_id = '{table}' AND place = 0",
        )
    server.start()


async def problem(client: Client, path: str, method: str = "GET", **more: Any) -> tuple[int, str]:
    answer = await client.http.request(method, path, **more)
    return answer.status_code, answer.json()["key"]


async def test_a_finished_game_shows_its_end_and_what_was_told_when_its_rules_are_gone(
    server: Server,
) -> None:
    async with people(server.url, "Ann") as (ann,):
        over = await finished(ann)
        running = (await ann.open(OPEN, [ME, BEN]))["table"]
        address = f"/api/tables/{over}"
        info, steps = await ann.get(address), await ann.get(f"{address}/steps")
        last = await ann.get(f"{address}/replay", start=0, count=100, sketch=True)
        assert not info["outdated"]
        assert await problem(ann, f"{address}/end") == (404, "refused-missing")
        await until_pictured(server, over)
        await grow_outdated(server, over, running)

        then = await ann.get(address)
        changes = {"outdated": True, "rules_version": 0}
        assert {**then, "seats": ()} == {**info, **changes, "seats": ()}
        names = [seat["name"] for seat in then["seats"]]
        assert names == [seat["name"] for seat in info["seats"]] == ["Ann", "Ben"]
        assert (await ann.get(f"{address}/end"))["sketch"] == last["frames"][-1]["sketch"]
        assert told(await ann.get(f"{address}/steps")) == told(steps) != []
        games = await ann.get("/api/me/games")
        assert [game["table"] for game in games["games"]] == [over]
        assert [game["table"] for game in games["unreadable"]] == [running]
        await ann.connect()
        snapshot = await ann.watch(over, None)
        assert snapshot["situation"]["result"] == info["result"]

        # what cannot be done says why, in every language
        outdated = (410, "refused-outdated")
        assert await problem(ann, f"{address}/replay") == outdated
        assert await problem(ann, f"{address}/past", params={"number": 5}) == outdated
        assert await problem(ann, f"{address}/rematch", "POST") == outdated
        assert await problem(ann, f"/api/tables/{running}") == (410, "refused-unreadable")

        log = await ann.get(f"{address}/log")
        with pytest.raises(jailbirds.OutdatedLog, match=r"version 0 .*no longer played"):
            jailbirds.verify(jailbirds.Log.from_json(json.dumps(log)))
        brought = await problem(ann, "/api/me/import", "POST", json=log)
        assert brought == (400, "refused-outdated-log")
        exported = (await ann.get("/api/me/export"))["games"]
        assert [game["log"]["checksum"] for game in exported] == [log["checksum"]]

        code, said = await admin(server, "check")
        assert (code, over in said, running in said) == (1, False, True)
        _, said = await admin(server, "export", over)
        assert json.loads(said) == log
        code, said = await admin(server, "close", over)
        assert (code, "over already" in in_one_line(said)) == (2, True)

        assert (await ann.http.delete("/api/me")).status_code == 200
    async with people(server.url, "Eve") as (eve,):
        assert {seat["name"] for seat in (await eve.get(address))["seats"]} == {None}


def told(steps: dict[str, Any]) -> list[Any]:
    """What happened, without what only a board of these rules could show."""
    shown = ("key", "args")
    return [
        (step["number"], step["kind"], [{k: event[k] for k in shown} for event in step["events"]])
        for step in steps["steps"]
    ]


async def test_games_that_ended_without_a_picture_get_one_when_a_server_starts(
    server: Server,
) -> None:
    async with people(server.url, "Ann") as (ann,):
        over, closed = await finished(ann), (await ann.open(OPEN, [ME, BEN]))["table"]
        waiting = await ann.open(OPEN, [ME, {"kind": "open"}])
        cancelled = waiting["table"]
        await ann.ask("cancel", table=cancelled)
        await admin(server, "close", closed)
        await until_pictured(server, over, cancelled)
        server.stop()
        await write(server, "DELETE FROM end_pictures")
        server.start()
        await until_pictured(server, over, closed, cancelled)
        assert [bool(picture) for picture in await pictures(server, cancelled)] == [False]
        await grow_outdated(server, closed)
        info = await ann.get(f"/api/tables/{closed}")
        assert (info["outdated"], info["result"]["ending"]) == (True, "closed")
        assert (await ann.get(f"/api/tables/{closed}/end"))["sketch"]["rows"]
        log = await ann.get(f"/api/tables/{closed}/log")
        assert (log["result"], log["seed"] is None) == (None, False)


async def test_a_packed_game_keeps_the_picture_of_its_end_and_a_dropped_one_takes_it_along(
    server: Server,
) -> None:
    async with people(server.url, "Ann") as (ann,):
        old = await finished(ann)
        await until_pictured(server, old)
        await grow_outdated(server, old)
        server.stop()
        await write(server, f"UPDATE tables SET changed = changed - {LONG_AGO}")
        server.settings = {**server.settings, "keep_days": 30}
        server.start()
        engine = open_database(Settings(database=server.database).database_url)
        async with asyncio.timeout(60), engine.connect() as connection:
            while not (await connection.execute(text("SELECT count(*) FROM packed"))).scalar():
                await connection.rollback()
                await asyncio.sleep(0.1)
        await engine.dispose()
        assert (await ann.get(f"/api/tables/{old}"))["outdated"]
        server.stop()
        server.settings = {**server.settings, "old_games": "drop"}
        server.start()
        async with asyncio.timeout(60):
            while await pictures(server, old):
                await asyncio.sleep(0.1)
