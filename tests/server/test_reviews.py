"""Reviews at a server: of finished games, shared, growing, and of nothing that still runs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from jailbirds.server.bots.queue import FairQueue, Rank
from tests.roles import OPEN
from tests.server.client import Client, people, sit_together
from tests.server.processes import Server

GOLDEN = Path(__file__).parents[1] / OPEN / "golden"
PATIENCE = 120


async def bring(client: Client, name: str) -> str:
    """Bring a finished game from elsewhere; its table."""
    log = (GOLDEN / name).read_bytes()
    answer = await client.http.post("/api/me/import", content=log)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["tables"][0])


async def whole(client: Client, table: str) -> dict[str, Any]:
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
        found = await whole(ann, table)
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
        assert await whole(ann, table) == found


async def test_all_who_look_share_one_review(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, "turn limit, a shared win.json")
        reviews = await asyncio.gather(*(whole(ann, table) for _ in range(5)))
        assert all(review == reviews[0] for review in reviews)


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
