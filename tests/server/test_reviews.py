"""Reviews at a server: of finished games, shared, growing, kept, and of nothing that still runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from jailbirds.server.bots.queue import FairQueue, Rank
from jailbirds.server.reviews.kept_reviews import SILENCE
from jailbirds.server.settings import Settings
from jailbirds.server.storage.database import open_database
from tests.roles import OPEN
from tests.server.client import Client, people, sit_together
from tests.server.processes import Postgres, RedisServer, Server

GOLDEN = Path(__file__).parents[1] / OPEN / "golden"
PATIENCE = 120


async def bring(client: Client, name: str) -> str:
    """Bring a finished game from elsewhere; its table."""
    log = (GOLDEN / name).read_bytes()
    answer = await client.http.post("/api/me/import", content=log)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["tables"][0])


async def whole_review(client: Client, table: str) -> dict[str, Any]:
    """The review when it is finished, after looking at it grow."""
    done = -1
    async with asyncio.timeout(PATIENCE):
        while True:
            found: dict[str, Any] = await client.get(f"/api/reviews/{table}")
            assert found["done"] >= done
            done = found["done"]
            if done == found["tasks"] and not found.get("waiting"):
                return found
            await asyncio.sleep(0.2)


async def test_a_game_that_was_brought_along_is_reviewed_and_the_sum_is_right(
    server: Server,
) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, "turn limit, one is ahead.json")
        found = await whole_review(ann, table)
        for player in found["players"]:
            parts = [player[part] for part in ("start", "luck", "own", "others")]
            assert sum(parts) == player["result"]
        graded = [moment["decision"] for moment in found["moments"] if moment.get("decision")]
        assert graded
        assert all(moment["chances"] for moment in found["moments"])
        for decision in graded:
            assert bool(decision.get("better")) == (decision["loss"] > 0)
        replay = await ann.get(f"/api/tables/{table}/replay", count=1)
        assert replay["moves"] == len(found["moments"])
        assert await whole_review(ann, table) == found


async def test_all_who_look_share_one_review(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, "turn limit, a shared win.json")
        reviews = await asyncio.gather(*(whole_review(ann, table) for _ in range(5)))
        assert all(review == reviews[0] for review in reviews)


async def in_database(server: Server, statement: str) -> list[Any]:
    """What the database says behind the back of its server."""
    engine = open_database(Settings(database=server.database).database_url)
    async with engine.begin() as connection:
        answer = await connection.execute(text(statement))
        rows = list(answer.all()) if answer.returns_rows else []
    await engine.dispose()
    return rows


async def made(expected: int, *servers: Server) -> None:
    """So many reviews were made from their beginning, and no more."""
    logs = [server.log for server in servers]
    async with asyncio.timeout(PATIENCE):
        while (count := sum(log.read_text().count("a review is made") for log in logs)) < expected:
            await asyncio.sleep(0.05)
    assert count == expected


GAMES = ("turn limit, one is ahead.json", "turn limit, a shared win.json")


async def test_a_review_is_found_again_after_a_restart(make_server: Callable[[], Server]) -> None:
    server = make_server()
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, GAMES[0])
        found = await whole_review(ann, table)
        await made(1, server)
        server.stop()
        server.start()
        assert await ann.get(f"/api/reviews/{table}") == found
        await made(1, server)


async def test_a_review_by_another_judge_is_made_anew(make_server: Callable[[], Server]) -> None:
    server = make_server()
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, GAMES[0])
        found = await whole_review(ann, table)
        await made(1, server)
        server.stop()
        await in_database(server, "UPDATE reviews SET judge = 'an older one'")
        server.start()
        assert await whole_review(ann, table) == found
        await made(2, server)
        ((judge,),) = await in_database(server, "SELECT judge FROM reviews")
        assert judge != "an older one"


async def test_a_review_that_another_worker_makes_is_left_to_it_while_it_gives_signs(
    make_server: Callable[[], Server],
) -> None:
    server = make_server()
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, GAMES[0])
        found = await whole_review(ann, table)
        await made(1, server)
        server.stop()
        now = time.time_ns() // 1_000_000
        begun = f"UPDATE reviews SET maker = 'elsewhere', review = NULL, at = {now + 60_000}"
        await in_database(server, begun)
        server.start()
        for _ in range(2):
            assert (await ann.get(f"/api/reviews/{table}"))["done"] == 0
        await in_database(server, f"UPDATE reviews SET at = {now - SILENCE}")
        assert await whole_review(ann, table) == found
        await made(2, server)


async def test_those_asked_for_last_are_kept_and_the_others_can_be_made_again(
    make_server: Callable[[], Server],
) -> None:
    server = make_server()
    async with people(server.url, "Ann") as (ann,):
        older, newer = [await bring(ann, game) for game in GAMES]
        reviews = [await whole_review(ann, table) for table in (older, newer)]
        await made(2, server)
        server.stop()
        server.settings = {**server.settings, "reviews_kept": 1}
        server.start()
        async with asyncio.timeout(PATIENCE):
            while len(await in_database(server, "SELECT table_id FROM reviews")) > 1:
                await asyncio.sleep(0.1)
        assert await in_database(server, "SELECT table_id FROM reviews") == [(newer,)]
        assert [await whole_review(ann, table) for table in (older, newer)] == reviews
        await made(3, server)


async def test_two_workers_make_a_review_once_and_both_show_it(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    database = postgres.new_database("shared_reviews")
    here, there = (start_server(database=database, redis=redis.url) for _ in range(2))
    async with people(here.url, "Ann") as (ann,), people(there.url, "Ben") as (ben,):
        table = await bring(ann, GAMES[0])
        reviews = await asyncio.gather(*(whole_review(who, table) for who in (ann, ben, ann, ben)))
        assert all(review == reviews[0] for review in reviews)
        await made(1, here, there)


@pytest.mark.parametrize("done", ["running", "given up"])
async def test_nothing_of_a_game_that_was_not_played_to_its_end_is_reviewed(
    server: Server, done: str
) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN)
        if done == "given up":
            assert (await ann.ask("resign", table=table, seat=0))["type"] == "done"
        answer = await ann.http.get(f"/api/reviews/{table}")
        assert answer.status_code in (409, 404)
        key = "refused-not-over" if done == "running" else "refused-no-review"
        assert answer.json()["key"] == key


async def test_who_works_in_spare_time_lets_all_others_go_first() -> None:
    queue, order, go_on = FairQueue(1), list[str](), asyncio.Event()

    async def think(owner: str) -> None:
        async with queue.turn(owner):
            order.append(owner)
            await go_on.wait()

    async def review(name: str) -> None:
        async with queue.turn("", Rank.SPARE):
            order.append(name)
            await go_on.wait()

    first = asyncio.create_task(think("ann"))
    await asyncio.sleep(0)
    patient = [asyncio.create_task(review(f"review {k}")) for k in range(2)]
    await asyncio.sleep(0)
    patient[0].cancel()
    later = [asyncio.create_task(think(who)) for who in ("ben", "cara")]
    await asyncio.sleep(0)
    assert queue.ahead_of("dora") == 2  # nobody waits for a review
    go_on.set()
    await asyncio.gather(first, patient[1], *later)
    assert order == ["ann", "ben", "cara", "review 1"]
    async with asyncio.timeout(5), queue.turn("", Rank.SPARE):  # there is room again
        pass
