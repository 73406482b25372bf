"""Old games are packed or dropped, by choice; a packed one is the same game as before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import text

import jailbirds
from jailbirds.server.settings import Settings
from jailbirds.server.storage.database import open_database
from tests.roles import OPEN
from tests.server.client import Client, people
from tests.server.processes import Server
from tests.server.test_admin import BEN, ME, admin, finished, write
from tests.server.test_reviews import made, whole_review

DAYS = 30
LONG_AGO = 40 * 24 * 3600 * 1000
PARTS = ("entries", "packed", "seats", "chat", "branches", "reviews", "tables")


async def count(server: Server, table: str) -> dict[str, int]:
    """How many rows there are of a table."""
    engine = open_database(Settings(database=server.database).database_url)
    found = {}
    async with engine.connect() as connection:
        for part in PARTS:
            key = "id" if part == "tables" else "table_id"
            asked = text(f"SELECT count(*) FROM {part} WHERE {key} = '{table}'")
            found[part] = int((await connection.execute(asked)).scalar() or 0)
    await engine.dispose()
    return found


async def grow_old(server: Server, table: str, **settings: Any) -> None:
    """Let a game have been over for long, and the server start again with other settings."""
    server.stop()
    await write(server, f"UPDATE tables SET changed = changed - {LONG_AGO} WHERE id = '{table}'")
    server.settings = {**server.settings, **settings}
    server.start()


async def until(server: Server, table: str, part: str, rows: int) -> None:
    async with asyncio.timeout(60):
        while (await count(server, table))[part] != rows:
            await asyncio.sleep(0.1)


async def pictures(client: Client, table: str) -> Any:
    return await client.get(f"/api/tables/{table}/replay", count=100)


async def test_a_packed_game_is_replayed_exported_and_verified_as_before_and_goes_on(
    make_server: Callable[[], Server],
) -> None:
    server = make_server()
    async with people(server.url, "Ann") as (ann,):
        old, new, running = (
            await finished(ann),
            await finished(ann),
            (await ann.open(OPEN, [ME, BEN]))["table"],
        )
        log, replay = await ann.get(f"/api/tables/{old}/log"), await pictures(ann, old)
        before = await count(server, old)
        for table in (old, new):  # with several workers it is kept that something was refused
            assert (await ann.ask("undo", table=table, seat=0))["type"] == "refused"
        await write(server, f"UPDATE tables SET changed = 1 WHERE id = '{running}'")
        await grow_old(server, old, keep_days=DAYS)
        await until(server, old, "packed", 1)
        assert await count(server, old) == {**before, "entries": 0, "packed": 1}
        assert (await count(server, new))["packed"] == 0  # not old
        assert (await count(server, running))["packed"] == 0  # not over
        assert await ann.get(f"/api/tables/{old}/log") == log
        assert await pictures(ann, old) == replay
        assert jailbirds.verify(jailbirds.Log.from_json(json.dumps(log))).fair
        assert (await admin(server, "check"))[0] == 0
        _, said = await admin(server, "export", old)
        assert jailbirds.Log.from_json(said).checksum == log["checksum"]

        again = await ann.post(f"/api/tables/{old}/rematch")  # an entry behind the packet
        server.stop()
        server.start()
        info = await ann.get(f"/api/tables/{old}")
        assert info["rematch"] == again["table"]
        assert (await ann.get(f"/api/tables/{old}/log"))["checksum"] == log["checksum"]
        await grow_old(server, old)
        await until(server, old, "entries", 0)  # it is packed with the rest
        assert (await ann.get(f"/api/tables/{old}"))["rematch"] == again["table"]


async def test_a_dropped_game_is_gone_with_all_that_belongs_to_it_and_nothing_else_is(
    make_server: Callable[[], Server],
) -> None:
    server = make_server()
    async with people(server.url, "Ann") as (ann,):
        old, new = await finished(ann), await finished(ann)
        kept = await count(server, new)
        await ann.ask("say", table=old, text="Well played")
        await ann.post("/api/analysis/branches", {"table": old, "move": 0})
        assert (await count(server, old))["branches"] == 1
        await whole_review(ann, old)
        await made(1, server)
        assert (await count(server, old))["reviews"] == 1
        await grow_old(server, old, keep_days=DAYS, old_games="drop")
        await until(server, old, "tables", 0)
        assert set((await count(server, old)).values()) == {0}
        assert await count(server, new) == kept
        assert (await ann.http.get(f"/api/tables/{old}")).status_code == 404
        games = (await ann.get("/api/me/games"))["games"]
        assert [game["table"] for game in games] == [new]
        assert (await admin(server, "check"))[0] == 0


async def test_a_journal_that_is_not_whole_is_not_packed(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    async with people(server.url, "Ann") as (ann,):
        damaged, well = await finished(ann), await finished(ann)
    await write(server, f"DELETE FROM entries WHERE table_id = '{damaged}' AND place = 2")
    await write(server, f"UPDATE tables SET changed = changed - {LONG_AGO + 1}")
    before = await count(server, damaged)
    await grow_old(server, well, keep_days=DAYS)
    await until(server, well, "packed", 1)  # the damaged one is older: it has been looked at
    assert await count(server, damaged) == before
