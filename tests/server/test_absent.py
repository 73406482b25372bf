"""Over the wire: who gives no sign, and how the others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import jailbirds
from jailbirds.kernel.log import Log
from tests.roles import OPEN
from tests.server.client import Client, people, sit_together
from tests.server.processes import Server


def absent(client: Client) -> list[int]:
    """The seats that the last word on it calls absent."""
    for message in reversed(client.received):
        if message["type"] == "presence":
            return [found["seat"] for found in message["absent"]]
    return []


async def test_a_bot_plays_for_who_gives_no_sign_until_that_one_is_back(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(absent_seconds=2, bot_pause=3_600_000)
    async with people(server.url, "Ann", "Ben", "Cleo") as clients:
        table = await sit_together(clients, OPEN)
        seat = clients[0].tables[table]["actors"][0]
        idle, other = clients[seat], clients[(seat + 1) % 3]
        early = await other.ask("stand_in", table=table, seat=(seat + 1) % 3, other=seat)
        assert (early["type"], early["key"]) == ("refused", "refused-not-absent")
        await other.wait_for(lambda: absent(other) == [seat])
        await idle.ask("say", table=table, text="Thinking!")  # a sign
        await other.wait_for(lambda: absent(other) == [])
        await other.wait_for(lambda: absent(other) == [seat])
        snapshot = await other.watch(table, (seat + 1) % 3)
        assert [found["seat"] for found in snapshot["situation"]["absent"]] == [seat]
        done = await other.ask("stand_in", table=table, seat=(seat + 1) % 3, other=seat)
        assert done["type"] == "done", done
        await idle.wait_for(lambda: idle.tables[table]["seats"][seat]["plays"] == "bot")
        assert (await idle.ask("return", table=table, seat=seat))["type"] == "done"


async def test_those_who_are_there_end_a_game_without_the_one_who_is_gone(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(absent_seconds=2)
    async with people(server.url, "Ann", "Ben", "Cleo") as clients:
        ann, ben, cleo = clients
        table = await sit_together(clients, OPEN)
        await cleo.disconnect()
        assert (await ann.ask("end", table=table, seat=0))["type"] == "done"
        await ben.wait_for(lambda: ben.tables[table]["end_agreed"] == [0])
        await asyncio.sleep(2.5)
        seat = ben.tables[table]["actors"][0]
        if seat != 2:  # whoever is asked gives signs
            await clients[seat].ask("say", table=table, text="here")
        assert (await ben.ask("end", table=table, seat=1))["type"] == "done"
        await ann.wait_for(lambda: ann.tables[table]["status"] == "over")
        result = ann.tables[table]["result"]
        assert (result["winners"], result["ending"], result["rule"]) == ([], "agreed", "")
        log = Log.from_json((await ann.http.get(f"/api/tables/{table}/log")).content)
        assert jailbirds.verify(log).fair
        replay = await ann.get(f"/api/tables/{table}/replay")
        assert replay["frames"]


async def test_giving_up_ends_a_game_of_two(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        ann, ben = clients
        table = await sit_together(clients, OPEN)
        assert (await ann.ask("resign", table=table, seat=0))["type"] == "done"
        await ben.wait_for(lambda: ben.tables[table]["status"] == "over")
        assert ben.tables[table]["result"]["winners"] == [1]
        games = (await ben.get("/api/me/games"))["games"]
        assert games[0]["result"]["ending"] == "given_up"
        assert (await ben.ask("rematch", table=table))["type"] == "done"
