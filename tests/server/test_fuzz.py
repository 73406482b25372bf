"""Everything malformed: a short run of `campaign_fuzz`, and what longer ones have found."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy.exc import DBAPIError

from jailbirds.kernel.log import Log
from jailbirds.server.settings import Settings
from jailbirds.server.storage.committer import ADD_CLIENT, Committer, Work
from jailbirds.server.storage.database import migrate, open_database
from tests.roles import OPEN, SECRET, soon_over
from tests.server.campaign_fuzz import campaign, campaign_of_floods, make_server
from tests.server.client import Client, people, sit_together
from tests.server.processes import Postgres, RedisServer, Server
from tests.server.test_playing import play_to_the_end


async def test_a_server_that_gets_garbage_stays_as_it_was(tmp_path: Path) -> None:
    server = make_server(tmp_path).start()
    try:
        found = await campaign(server, requests=300, messages=3_000, seed=11)
    finally:
        server.stop()
    assert found.wrong == []
    assert sum(found.requests.values()) == 300
    assert sum(found.messages.values()) >= 3_000
    assert found.answers["refused: malformed"] > 1_000


async def test_floods_are_refused_and_then_cut_off(start_server: Callable[..., Server]) -> None:
    found = await campaign_of_floods(start_server(), messages=6_000)
    assert found.wrong == []
    assert found.answers["flood: limit"] > 0
    assert found.ends[1008] > 0


@pytest.mark.parametrize(
    ("headers", "body", "status"),
    [
        ({"origin": "http://["}, b'{"nickname": "Ann"}', 403),
        ({}, b"[" * 60_000, 400),
        ({}, b'{"nickname": ' + b"[" * 5_000 + b"]" * 5_000 + b"}", 400),
        ({}, b'{"nickname": "\xff"}', 400),
    ],
    ids=["an Origin that is no address", "deep", "deep inside", "not UTF-8"],
)
async def test_requests_that_cannot_be_read_are_refused(
    server: Server, headers: dict[str, str], body: bytes, status: int
) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        json = {"content-type": "application/json", **headers}
        answer = await http.post("/api/me", content=body, headers=json)
    assert answer.status_code == status
    assert answer.json()["kind"] == ("origin" if status == 403 else "malformed")


async def test_control_characters_do_not_reach_a_database_that_refuses_them(
    start_server: Callable[..., Server], postgres: Postgres
) -> None:
    server = start_server(database=postgres.new_database("control_characters"))
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], SECRET, bots=1, options=soon_over(SECRET, 3))
        for message in (
            {"type": "say", "id": "a\0b", "table": table, "text": "Hello"},
            {"type": "watch", "id": "x", "table": "a\0b"},
        ):
            already = len(ann.received)
            await ann.send(message)
            await ann.wait_for(lambda already=already: _refusals(ann, already))
            assert _refusals(ann, already) == ["malformed"]
        assert (await ann.http.get("/api/tables/a%00b")).status_code == 404
        await play_to_the_end(ann, table, random.Random(1))
        log = Log.from_json((await ann.http.get(f"/api/tables/{table}/log")).content)
        named = msgspec.structs.replace(log, names=("a\0b", "\0"), checksum="").sealed()
        answer = await ann.http.post("/api/me/import", content=named.to_json())
        assert answer.status_code == 200, answer.text
        info = await ann.get(f"/api/tables/{answer.json()['tables'][0]}")
        assert [seat["name"] for seat in info["seats"]] == ["a b", ""]
    assert '"level":"error"' not in server.log.read_text()


async def test_a_work_that_cannot_be_kept_does_not_take_others_with_it(postgres: Postgres) -> None:
    settings = Settings(database=postgres.new_database("poisoned"))
    engine = open_database(settings.database_url)
    await migrate(engine)
    committer = Committer(engine, None, lambda *_: None)
    works = [
        Work(name, {ADD_CLIENT: [{"id": name, "nickname": name, "created": 0}]})
        for name in ("ann", "b\0b", "cy")
    ]
    keeping = [asyncio.create_task(committer.keep(work)) for work in works]
    await asyncio.sleep(0)  # all are in one batch
    committer.start()
    kept = await asyncio.gather(*keeping, return_exceptions=True)
    await committer.close()
    await engine.dispose()
    assert [isinstance(result, DBAPIError) for result in kept] == [False, True, False]


async def test_a_seat_taken_on_one_worker_is_known_on_the_other_before_redis_tells(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """Who joins over HTTP there and watches by WebSocket here is not turned away."""
    database = postgres.new_database("seat_taken")
    here = start_server(database=database, redis=redis.url)
    there = start_server(database=database, redis=redis.url)
    async with people(here.url, "Ann", "Ben") as (ann, ben):
        seats = [{"kind": "me"}, {"kind": "open"}]
        info = await ann.open(OPEN, seats, spectators=False)
        await ann.watch(info["table"], 0)  # so the table is awake here
        redis.stop()  # and nothing is told any more
        try:
            ben.move(there.url)
            assert await ben.join(info) == 1
            snapshot = await ben.watch(info["table"], 1)
        finally:
            redis.start()
        assert snapshot["type"] == "snapshot", snapshot
        assert snapshot["situation"]["status"] == "playing"


def _refusals(client: Client, after: int) -> list[str]:
    return [m["kind"] for m in client.received[after:] if m["type"] == "refused"]


async def test_who_hangs_up_in_the_middle_of_a_body_is_no_error_of_ours(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    async with people(server.url, "Ann") as (ann,):
        for path in ("/api/me/import", "/api/tables"):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
                f"authorization: Bearer {ann.token}\r\ncontent-type: application/json\r\n"
                "content-length: 1000\r\n\r\n{".encode()
            )
            await writer.drain()
            await asyncio.sleep(0.3)  # the server waits for the rest
            writer.close()
            await reader.read()
        await asyncio.sleep(0.3)
        assert (await ann.http.get("/healthz")).status_code == 200
    assert '"level":"error"' not in server.log.read_text()
