"""Hints over the wire: told to the seat that asked, kept, limited, and counted at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

import jailbirds
from jailbirds.server.bots.queue import FairQueue, Rank
from jailbirds.table import Chair, Join, Opening, decide, open_table
from jailbirds.table.hints import ADVISER
from tests.roles import OPEN, SECRET
from tests.server.client import Client, people, sit_together
from tests.server.processes import Server
from tests.server.quick_pool import Pool

LONG = 3_600_000  # ms: no bot acts by itself


async def until_asked(clients: list[Client], table: str) -> Client:
    """The one whose turn it is."""
    await clients[0].wait_for(lambda: any(client.tables[table]["legal"] for client in clients))
    return next(client for client in clients if client.tables[table]["legal"])


async def hint(client: Client, table: str) -> dict[str, Any]:
    """Ask for a hint; the answer."""
    return await client.ask("hint", table=table, seat=client.tables[table]["seat"])


@pytest.mark.parametrize("title", jailbirds.titles())
async def test_who_plays_alone_against_bots_is_told_what_to_do_and_why(
    server: Server, title: str
) -> None:
    bots = jailbirds.title(title).players[0] - 1
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], title, bots=bots, pace="instant")
        assert (await ann.get(f"/api/tables/{table}"))["hints"] is True
        await until_asked([ann], table)
        assert (await hint(ann, table))["type"] == "done"
        found = ann.tables[table]["hint"]
        assert found["action"] in ann.legal(table)
        assert found["reason"]["key"].startswith("why-")
        shown = await ann.watch(table, 0)
        assert shown["situation"]["hint"] == found  # it is still there after a reload
        assert shown["steps"][-1]["kind"] == "hinted"
        assert shown["steps"][-1]["action"] == found["action"]


async def test_the_others_hear_of_hints_at_the_end(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN, hints=True)
        await eve.watch(table)
        asking = await until_asked([ann, ben], table)
        other = ben if asking is ann else ann
        for client in (other, eve):
            client.received.clear()
        assert (await hint(asking, table))["type"] == "done"
        assert (await hint(asking, table))["type"] == "done"  # the same, and no other one
        for client in (other, eve):
            await client.ask("ping")
            assert not [m for m in client.received if m["type"] == "change"]
            assert (await client.get(f"/api/tables/{table}"))["hints_taken"] == []
            assert client.tables[table]["hint"] is None
        for client in (ann, ben):
            await client.ask("end", table=table, seat=client.tables[table]["seat"])
        taken = (await eve.get(f"/api/tables/{table}"))["hints_taken"]
        assert taken == [int(client is asking) for client in (ann, ben)]


async def test_people_among_themselves_and_rated_games_have_none(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN)
        asking = await until_asked([ann, ben], table)
        assert (await hint(asking, table))["key"] == "refused-hints"
        seats = [{"kind": "me"}, {"kind": "bot"}]
        rated = await ann.open(OPEN, seats, rated=True)
        assert rated["hints"] is False
        body = {"title": OPEN, "seats": seats, "rated": True, "hints": True}
        answer = await ann.http.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert answer.json()["key"] == "refused-rated-hints"


async def test_hints_survive_a_restart_of_the_server(start_server: Callable[..., Server]) -> None:
    server = start_server(bot_pause=LONG)
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN, hints=True)
        asking = await until_asked([ann, ben], table)
        await hint(asking, table)
        found, seat = asking.tables[table]["hint"], asking.tables[table]["seat"]
        token, who = asking.token, asking.id
    server.stop()
    server.start()
    me = {"client": who, "token": token, "nickname": "Ann"}
    again = await Client(server.url, me).connect()
    assert (await again.watch(table, seat))["situation"]["hint"] == found
    await again.close()


async def test_so_many_hints_a_minute(start_server: Callable[..., Server]) -> None:
    server = start_server(hints_per_minute=1, hints_burst=2, bot_pause=LONG)
    async with people(server.url, "Ann") as (ann,):
        answers = []
        for _ in range(3):
            table = await sit_together([ann], SECRET, bots=1)
            await until_asked([ann], table)
            answers.append(await hint(ann, table))
            assert (await hint(ann, table))["type"] == answers[-1]["type"]  # once more is free
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[-1]["key"] == "refused-many-hints"


# --- thinking


async def test_a_hint_comes_after_bots_that_play_and_before_what_has_time() -> None:
    queue, order, go_on = FairQueue(1), list[str](), asyncio.Event()

    async def think(who: str, rank: Rank) -> None:
        async with queue.turn(who, rank):
            order.append(who)
            await go_on.wait()

    ranks = {"first": Rank.PLAYS, "review": Rank.SPARE, "hint": Rank.ADVISES, "bot": Rank.PLAYS}
    tasks = [asyncio.create_task(think(who, rank)) for who, rank in ranks.items()]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*tasks)
    assert order == ["first", "bot", "hint", "review"]


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    found = Pool()
    yield found
    found.close()


async def test_where_bots_think_too_long_a_hint_comes_without_thinking_ahead(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = Opening(OPEN, [Chair("person"), Chair("person")], hints=True)
    table = open_table(opening, b"7", 1)
    for seat in range(2):
        table = decide(table, Join(seat), 2)
    (seat,) = table.actors
    await pool.advise(table, seat, "ann")
    assert [level for level, _ in pool.thought] == [ADVISER]
    monkeypatch.setattr("jailbirds.server.bots.bot_pool.LONGEST_WAIT", 0)
    async with pool._queue.turn("somebody"):
        action = await pool.advise(table, seat, "ann")
    assert table.game is not None
    assert action in table.game.legal(seat)
    assert [level for level, _ in pool.thought] == [ADVISER]
    async with asyncio.timeout(5), pool._queue.turn("dora"):  # whoever gave up is gone
        pass
