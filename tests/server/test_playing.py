"""Whole games over the wire."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import jailbirds
from jailbirds.kernel.log import Log
from jailbirds.words import words
from tests.roles import OPEN, TALKATIVE, soon_over
from tests.server.client import Client, Message, people, sit_together
from tests.server.processes import Server


async def play_to_the_end(client: Client, table: str, rng: random.Random) -> None:
    """Play anything that is legal until it is over."""
    while client.tables[table]["status"] != "over":
        await client.wait_for(
            lambda: client.tables[table]["legal"] or client.tables[table]["status"] == "over",
            seconds=60,
        )
        legal = client.legal(table)
        if legal:
            answer = await client.play(table, client.tables[table]["seat"], rng.choice(legal))
            assert answer["type"] in ("done", "refused"), answer
            if answer["type"] == "refused":
                assert answer["kind"] == "conflict", answer


@pytest.mark.parametrize("title", jailbirds.titles())
async def test_a_person_plays_a_title_to_its_end_against_bots(server: Server, title: str) -> None:
    few = jailbirds.title(title).players[0]
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], title, bots=few - 1, options=soon_over(title))
        await play_to_the_end(ann, table, random.Random(7))
        result = ann.tables[table]["result"]
        assert result["ending"] in jailbirds.title(title).endings
        log = Log.from_json((await ann.http.get(f"/api/tables/{table}/log")).content)
        proof = jailbirds.verify(log)
        assert proof.fair
        assert proof.rolls == sum(who == "chance" for who, _ in log.moves)
        assert log.result is not None
        assert list(log.result.winners) == result["winners"]


async def test_a_server_that_is_ended_says_goodbye_and_keeps_the_game(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    async with people(server.url, "Ann", "Ben") as clients:
        ann = clients[0]
        table = await sit_together(clients, OPEN)
        actor = ann.tables[table]["actors"][0]
        mover = clients[actor]
        action = mover.legal(table)[0]
        done = await mover.play(table, actor, action)
        assert done["type"] == "done"
        before = ann.tables[table]["view"]
        assert server.stop() == 0
        await ann.wait_for(lambda: ann.closed_with is not None)
        assert ann.closed_with == 1012
        server.start()
        await ann.connect()
        snapshot = await ann.watch(table, 0)
        assert snapshot["situation"]["view"] == before


async def test_bots_talk_at_a_table_and_say_it_without_a_language(server: Server) -> None:
    spoken = words("en", jailbirds.title(TALKATIVE))
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], TALKATIVE, bots=3)
        await play_to_the_end(ann, table, random.Random(1))
        said = [m["line"] for m in ann.received if m["type"] == "said"]
        assert len(said) > 2
        for line in said:
            assert line["text"] is None
            assert line["seat"] in (1, 2, 3)
            assert spoken.has(line["sentence"]["key"])


async def play_and_show(clients: list[Client], table: str, seat: int, action: Message) -> None:
    """Play an action, and wait until everybody has seen it."""
    await clients[seat].play(table, seat, action)
    version = clients[seat].tables[table]["version"]
    for each in clients:
        await each.wait_for(lambda e=each: e.tables[table]["version"] >= version)


async def test_who_asks_what_the_last_vote_brings_is_told_of_no_ballot(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Cleo") as clients:
        table = await sit_together(clients, TALKATIVE)
        while not any(action["do"] == "vote" for action in clients[0].legal(table)):
            seat = clients[0].tables[table]["actors"][0]
            legal = clients[seat].legal(table)
            quickest = [action for action in legal if action["do"] in ("call", "pass", "end")]
            await play_and_show(clients, table, seat, (quickest or legal)[0])
        for seat in range(3):
            vote = {"do": "vote", "seat": 0}
            foreseen = await clients[seat].ask("ask", table=table, seat=seat, action=vote)
            assert [event["key"] for event in foreseen["events"]] == ["event-voted"]
            assert foreseen["cut"] == (seat == 2)
            await play_and_show(clients, table, seat, vote)
