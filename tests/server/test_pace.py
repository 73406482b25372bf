"""Pace and skipping over the wire, and looking back while a game runs."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import httpx

import jailbirds
from jailbirds.words.texts import title_keys
from tests.roles import OPEN, SECRET
from tests.server.client import Client, people, sit_together
from tests.server.processes import Server

LONG = 3_600_000  # ms: no bot acts by itself


async def test_who_opened_the_table_sets_the_pace_for_all(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        ann, ben = clients
        table = await sit_together(clients, OPEN, bots=1, pace="slow")
        assert (await ben.get(f"/api/tables/{table}"))["pace"] == "slow"
        assert [(await c.get(f"/api/tables/{table}"))["owner"] for c in clients] == [True, False]
        refused = await ben.ask("pace", table=table, seat=1, pace="instant")
        assert (refused["type"], refused["key"]) == ("refused", "refused-pace")
        assert (await ann.ask("pace", table=table, seat=0, pace="instant"))["type"] == "done"
        await ben.wait_for(
            lambda: any(m["type"] == "change" and m["info"] and m["info"]["pace"] == "instant"
                        for m in ben.received)
        )  # fmt: skip
        assert (await ben.ask("skip", table=table, seat=1))["key"] == "refused-pace"
        await ann.ask("leave", table=table, seat=0)
        assert (await ben.ask("pace", table=table, seat=1, pace="fast"))["type"] == "done"


async def test_one_who_plays_alone_skips_to_the_next_own_turn(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(bot_pause=LONG)
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], OPEN, bots=2)
        for _ in range(3):
            if not ann.tables[table]["legal"]:
                assert (await ann.ask("skip", table=table, seat=0))["type"] == "done"
                await ann.wait_for(lambda: ann.tables[table]["legal"])
            await ann.play(table, 0, ann.legal(table)[0])


async def move_on(clients: list[Client], table: str, rng: random.Random, moves: int) -> None:
    """Somebody does something, so many times, or to the end of the game."""
    for _ in range(moves):
        async with asyncio.timeout(60):  # who is to act hears of it a moment after others may have
            while not (able := [client for client in clients if client.tables[table]["legal"]]):
                if clients[0].tables[table]["status"] == "over":
                    return
                await asyncio.sleep(0.01)
        client = rng.choice(able)
        action = rng.choice(client.legal(table))
        await client.play(table, client.tables[table]["seat"], action)


async def test_the_board_of_an_earlier_step_is_the_one_that_was_seen_then(server: Server) -> None:
    """Through one's own eyes and a spectator's, and through nobody else's."""
    async with people(server.url, "Ann", "Ben", "Cleo", "Dora") as clients:
        few = jailbirds.title(SECRET).players[0]
        sitting, watcher = clients[:few], clients[-1]
        table = await sit_together(sitting, SECRET)
        await watcher.watch(table)
        await move_on(sitting, table, random.Random(3), 90)
        for client, seat in [(sitting[0], 0), (sitting[1], 1), (watcher, None)]:
            eyes = {} if seat is None else {"seat": seat}
            seen = {
                m["situation"]["version"]: m["situation"]
                for m in client.received
                if m["type"] in ("snapshot", "change") and m["situation"]["view"]
            }
            assert len(seen) > 5
            for number, situation in seen.items():
                past = await client.get(f"/api/tables/{table}/past", number=number, **eyes)
                assert past["view"] == situation["view"]
                assert past["move"] == number
        url = f"/api/tables/{table}/past"
        other = await sitting[0].http.get(url, params={"number": 9, "seat": 1})
        assert other.status_code == 403
        for wrong in (0, 99_999):
            assert (await watcher.http.get(url, params={"number": wrong})).status_code == 404


async def test_who_may_not_watch_may_not_look_back(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN, spectators=False)
        async with httpx.AsyncClient(base_url=server.url) as stranger:
            answer = await stranger.get(f"/api/tables/{table}/past", params={"number": 5})
        assert answer.status_code == 404


async def test_a_prompt_is_sent_to_who_is_to_act_where_the_title_has_words_for_it(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN)
        seat = clients[0].tables[table]["actors"][0]
        prompts = [client.tables[table]["prompt"] for client in clients]
        assert prompts[1 - seat] is None
        phase = clients[0].tables[table]["phase"]
        if f"ask-{phase}" in title_keys(jailbirds.title(OPEN)):
            assert prompts[seat] is not None


async def test_at_an_instant_pace_a_move_is_shown_with_all_that_bots_answer(server: Server) -> None:
    """In one message; at any other pace each decision has a message of its own."""
    async with people(server.url, "Ann") as (ann,):
        for pace, together in (("instant", True), ("normal", False)):
            table = await sit_together([ann], OPEN, bots=2, pace=pace)
            for _ in range(3):
                await ann.wait_for(lambda table=table: ann.legal(table))
                await ann.play(table, 0, ann.legal(table)[0])
                await ann.wait_for(lambda table=table: ann.legal(table))
            changes = [m for m in ann.received if m["type"] == "change" and m["table"] == table]
            decided = [[s["by"] for s in m["steps"] if s["kind"] == "played"] for m in changes]
            assert sum(by.count("bot") for by in decided) >= 4
            assert any({"player", "bot"} <= set(by) for by in decided) is together
            assert together or all(len(by) <= 1 for by in decided)
