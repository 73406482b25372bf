"""Talking at a table: bots answer, leave people time, and do not chatter."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import jailbirds
from jailbirds.words import words
from jailbirds.words.names import name_of
from tests.roles import TALKATIVE
from tests.server.client import Client, Message, people, sit_together
from tests.server.processes import Server

LONG = 3_600_000  # ms: bots keep waiting


def remarks(client: Client) -> list[Message]:
    lines = [m["line"] for m in client.received if m["type"] == "said"]
    return [line for line in lines if line["sentence"]]


async def test_one_bot_answers_who_speaks_of_the_vote_and_one_that_is_called(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(bot_pause=LONG)
    spoken = words("en", jailbirds.title(TALKATIVE))
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], TALKATIVE, bots=3)
        bots = ann.tables[table]["seats"][1:]
        names = [name_of(bot["level"], bot["named"], "de") for bot in bots]
        assert len(set(names)) == 3
        before = len(remarks(ann))
        await ann.ask("say", table=table, text="Lovely weather.")
        await ann.ask("say", table=table, text=f"{names[1].upper()}?!")
        await ann.wait_for(lambda: len(remarks(ann)) > before)
        await ann.ask("say", table=table, text="Who gets your vote?")  # too soon after it
        await asyncio.sleep(0.5)
        (answer,) = remarks(ann)[before:]
        assert answer["seat"] == 2
        assert answer["sentence"]["key"] == "remark-answer-name"
        assert spoken.has(answer["sentence"]["key"])


async def test_a_bot_does_not_end_the_talk_before_people_have_talked_enough(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(talk_pause=LONG)
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], TALKATIVE, bots=2)

        def bot_talks() -> bool:
            state = ann.tables[table]
            return bool(state["talk_until"]) and state["actors"] != [0]

        rng = random.Random(2)
        while not bot_talks():
            await ann.wait_for(lambda: ann.tables[table]["legal"] or bot_talks())
            if legal := ann.legal(table):
                ends = [action for action in legal if action["do"] in ("call", "end")]
                await ann.play(table, 0, rng.choice(ends or legal))
        await asyncio.sleep(0.5)
        assert ann.tables[table]["talk_until"]
        done = await ann.ask("enough", table=table, seat=0)
        assert done["type"] == "done", done
        await ann.wait_for(lambda: not ann.tables[table]["talk_until"])
