"""Several workers: PostgreSQL and Redis between them, and everything shown at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from jailbirds.server.settings import Settings
from jailbirds.server.storage.reader import Client as Person
from jailbirds.server.storage.reader import Occupant, TableRow
from jailbirds.server.tables import lobby
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.table import Chair, Join, Opening, decide, open_table
from tests.roles import OPEN, SECRET
from tests.server.client import Client, people, sit_together
from tests.server.processes import Postgres, RedisServer, Server


async def test_what_is_done_on_one_worker_is_seen_on_the_other_at_once(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """Two servers that share a database: clients of one play with clients of the other."""
    database = postgres.new_database("two_workers")
    here = start_server(database=database, redis=redis.url)
    there = start_server(database=database, redis=redis.url)
    async with people(here.url, "Ann") as (ann,), people(there.url, "Ben") as (ben,):
        table = await sit_together([ann, ben], OPEN)
        await ann.wait_for(lambda: ann.tables[table]["status"] == "playing", 5)
        clients: list[Client] = [ann, ben]
        for _ in range(20):
            seat = ann.tables[table]["actors"][0]
            mover, other = clients[seat], clients[1 - seat]
            await mover.wait_for(lambda mover=mover: mover.legal(table), 2)
            done = await mover.play(table, seat, mover.legal(table)[0])
            assert done["type"] == "done", done
            for client in (mover, other):
                await client.wait_for(
                    lambda client=client, done=done: (
                        client.tables[table]["version"] >= done["version"]
                    ),
                    2,
                )
            assert ann.tables[table]["view"] == ben.tables[table]["view"]
        assert (await ann.ask("say", table=table, text="Hello over there"))["type"] == "done"
        await ben.wait_for(lambda: any(m["type"] == "said" for m in ben.received), 2)
        seen = [m for m in ben.received if m["type"] == "presence"][-1]
        assert seen["connected"] == [0, 1]
        said = [m["line"]["text"] for m in ben.received if m["type"] == "said"]
        assert said == ["Hello over there"]  # once, and nothing that was known already

        redis.stop()  # what is done meanwhile is found by polling
        seat = ann.tables[table]["actors"][0]
        mover, other = clients[seat], clients[1 - seat]
        done = await mover.play(table, seat, mover.legal(table)[0])
        await other.wait_for(lambda: other.tables[table]["version"] >= done["version"], 5)
        await other.ask("say", table=table, text="Still here")
        await mover.wait_for(lambda: _heard(mover), 5)
        redis.start()
        await ann.wait_for(lambda: here.log.read_text().count("redis is there") == 2, 10)
        seat = ann.tables[table]["actors"][0]
        mover, other = clients[seat], clients[1 - seat]
        done = await mover.play(table, seat, mover.legal(table)[0])
        await other.wait_for(lambda: other.tables[table]["version"] >= done["version"], 3)
        texts = [m["line"]["text"] for m in mover.received if m["type"] == "said"]
        assert texts == ["Hello over there", "Still here"]


async def test_who_asks_again_for_a_seat_at_another_worker_has_it_already(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """A worker died before it could answer: the next one has not heard of it yet."""
    database = postgres.new_database("asked_again")
    here = start_server(database=database, redis=redis.url)
    there = start_server(database=database, redis=redis.url)
    async with people(here.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, [{"kind": "me"}, {"kind": "open"}])
        redis.stop()
        try:
            ben.move(there.url)
            assert await ben.join(info) == 1
            ben.move(here.url)
            assert await ben.join(info) == 1
        finally:
            redis.start()


async def test_who_is_heard_to_have_a_seat_while_they_ask_for_it_is_told_so() -> None:
    """As above, but the other worker's change is heard of while this one still looks."""
    chairs = (Chair("person"), Chair("person"))
    waiting = decide(open_table(Opening(OPEN, chairs), b"seed", 1), Join(0), 2)
    occupants = (Occupant("ann", "Ann"), Occupant())
    live = LiveTable(TableRow("t", "open", True, "ann", b"seed", 1, None, occupants), waiting)

    async def running(_client: str) -> list[str]:
        live.table = decide(waiting, Join(1), 3)
        live.seat(1, Occupant("ben", "Ben"))
        return []

    async def keeps_away(*_: Any) -> bool:
        return False

    worker: Any = SimpleNamespace(
        blocks=SimpleNamespace(keeps_away=keeps_away),
        opening=lambda _client: asyncio.Lock(),
        reader=SimpleNamespace(running_of=running),
        settings=Settings(),
    )
    assert await lobby.join(worker, Person("ben", "Ben", 1, "d"), live, None, None) == 1


def _heard(client: Client) -> bool:
    return any(m["type"] == "said" and m["line"]["text"] == "Still here" for m in client.received)


async def test_who_comes_to_a_table_while_it_changes_elsewhere_is_shown_the_change(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """The worker forgets a table that others change and nobody here watches; just then somebody
    begins to watch it."""
    database = postgres.new_database("forgetful")
    here = start_server(database=database, redis=redis.url)
    there = start_server(database=database, redis=redis.url)
    async with people(here.url, "Ann") as (ann,), people(there.url, "Ben") as (ben,):
        for _ in range(30):
            info = await ann.open(OPEN, [{"kind": "me"}, {"kind": "open"}])
            table = info["table"]
            await ben.join(info)
            await ann.watch(table, 0)
            await ann.wait_for(lambda table=table: ann.tables[table]["status"] == "playing", 12)


async def test_several_workers_of_one_server_share_its_port(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    server = start_server(database=postgres.new_database("one_server"), redis=redis.url, workers=2)
    async with people(server.url, *"ABCDEF") as clients:
        table = await sit_together(clients, SECRET)
        for client in clients:
            await client.wait_for(lambda client=client: client.legal(table), 5)
        for seat, client in enumerate(clients):
            assert (await client.play(table, seat, client.legal(table)[0]))["type"] == "done"


async def test_pace_lobby_and_absence_hold_across_workers(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    database = postgres.new_database("lobby")
    settings = {"database": database, "redis": redis.url, "absent_seconds": 15}
    here, there = start_server(**settings), start_server(**settings)
    async with people(here.url, "Ann") as (ann,), people(there.url, "Ben") as (ben,):
        await ben.ask("lobby")
        info = await ann.open(OPEN, [{"kind": "me"}, {"kind": "open"}], visibility="open")
        table = info["table"]
        await ann.watch(table, 0)

        await ben.wait_for(lambda: ben.lobby("tables") == [table], 5)
        await ben.join(info)
        await ben.watch(table, 1)
        await ben.wait_for(lambda: ben.lobby("tables") == [], 5)
        await ann.ask("pace", table=table, seat=0, pace="fast")
        for kind in ("change", "own_table"):  # at the table, and on the first page
            await ben.wait_for(
                lambda kind=kind: any(
                    message["type"] == kind
                    and message["info"]
                    and message["info"]["pace"] == "fast"
                    for message in ben.received
                ),
                5,
            )
        seat = ann.tables[table]["actors"][0]
        clients: list[Client] = [ann, ben]
        idle, other = clients[seat], clients[1 - seat]

        def missed() -> list[int]:
            last = [m for m in other.received if m["type"] == "presence"][-1]
            return [absent["seat"] for absent in last["absent"]]

        await other.wait_for(lambda: missed() == [seat], 25)
        await idle.ask("say", table=table, text="I am here")  # told from worker to worker
        await other.wait_for(lambda: missed() == [], 5)
