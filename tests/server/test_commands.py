"""Commands: once however often they are sent, one winner in every race, all at once where all
may act at once."""

from __future__ import annotations

import asyncio
import random

from tests.roles import OPEN, SECRET
from tests.server.client import Client, people, sit_together
from tests.server.processes import Server


async def test_a_command_sent_three_times_is_applied_once(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN)
        seat = clients[0].tables[table]["actors"][0]
        mover = clients[seat]
        version = mover.tables[table]["version"]
        message = {
            "type": "play",
            "id": "only-once",
            "table": table,
            "seat": seat,
            "version": version,
            "action": mover.legal(table)[0],
        }
        for _ in range(3):
            await mover.send(message)
        await mover.wait_for(lambda: len(_answers(mover, "only-once")) == 3)
        answers = _answers(mover, "only-once")
        assert answers[0]["type"] == "done"
        assert answers[0] == answers[1] == answers[2]
        steps = (await mover.get(f"/api/tables/{table}/steps", seat=seat))["steps"]
        assert sum(step["kind"] == "played" for step in steps) == 1

        server.restart()  # and it is remembered by the database, not by the process
        await mover.connect()
        await mover.watch(table, seat)
        await mover.send(message)
        await mover.wait_for(lambda: len(_answers(mover, "only-once")) == 4)
        assert _answers(mover, "only-once")[3] == answers[0]


async def test_a_line_of_chat_sent_twice_is_said_once(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN)
        line = {"type": "say", "id": "hello", "table": table, "text": "Hello, Ben!"}
        for _ in range(2):
            await clients[0].send(line)
        await clients[0].wait_for(lambda: len(_answers(clients[0], "hello")) == 2)
        snapshot = await clients[1].watch(table, 1)
        assert [said["text"] for said in snapshot["chat"]] == ["Hello, Ben!"]


async def test_in_500_races_for_a_turn_exactly_one_wins(server: Server) -> None:
    """Four connections of one player; the losers get a conflict and the fresh situation."""
    contenders = 4
    async with people(server.url, "Ann") as (ann,):
        twins = [ann]
        for _ in range(contenders - 1):
            me = {"client": ann.id, "token": ann.token, "nickname": "Ann"}
            twins.append(await Client(server.url, me).connect())
        rng = random.Random(1)
        races = 0
        while races < 500:
            table = await sit_together([ann], OPEN, bots=1)
            for twin in twins[1:]:
                await twin.watch(table, 0)
            while races < 500 and ann.tables[table]["status"] == "playing":
                await _all_can_act(twins, table)
                if ann.tables[table]["status"] == "over":
                    break
                await _race(twins, table, rng)
                races += 1
        for twin in twins[1:]:
            await twin.close()
    assert races == 500


async def _all_can_act(twins: list[Client], table: str) -> None:
    for twin in twins:
        await twin.wait_for(
            lambda twin=twin: twin.tables[table]["legal"] or twin.tables[table]["status"] == "over"
        )


async def _race(twins: list[Client], table: str, rng: random.Random) -> None:
    version = twins[0].tables[table]["version"]
    actions = [rng.choice(twins[0].legal(table)) for _ in twins]
    answers = await asyncio.gather(
        *(
            twin.play(table, 0, action, version=version, id=f"{version}-{number}")
            for number, (twin, action) in enumerate(zip(twins, actions, strict=True))
        )
    )
    kinds = sorted(str(answer.get("kind", answer["type"])) for answer in answers)
    assert kinds == ["conflict"] * (len(twins) - 1) + ["done"], answers
    for twin, answer in zip(twins, answers, strict=True):
        if answer["type"] == "refused":
            assert answer["version"] > version
            await twin.wait_for(lambda twin=twin: twin.tables[table]["version"] > version)


async def test_secret_bets_of_all_at_once_all_land(server: Server) -> None:
    async with people(server.url, *"ABCDEF") as clients:
        table = await sit_together(clients, SECRET)
        for _ in range(3):
            answers = await asyncio.gather(
                *(
                    client.play(table, seat, client.legal(table)[0])
                    for seat, client in enumerate(clients)
                )
            )
            assert [answer["type"] for answer in answers] == ["done"] * 6
            for client, answer in zip(clients, answers, strict=True):
                await client.wait_for(
                    lambda client=client, answer=answer: (
                        client.tables[table]["version"] >= answer["version"]
                    )
                )


def _answers(client: Client, message_id: str) -> list[dict[str, object]]:
    return [m for m in client.received if m.get("id") == message_id]
