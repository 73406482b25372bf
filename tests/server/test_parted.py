"""Who has blocked somebody sees nothing of them in the lobby, nor they of him, at any worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.roles import OPEN
from tests.server.client import Client, people, sit_together
from tests.server.processes import Postgres, RedisServer, Server
from tests.server.test_safety import FREE, ME, block, page_of

KINDS = ("tables", "seeks", "running")


@pytest.fixture(params=("one worker", "two workers"))
def urls(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> list[str]:
    """Where the one and the other connect."""
    if request.param == "one worker":
        return [start_server().url] * 2
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: RedisServer = request.getfixturevalue("redis")
    shared = postgres.new_database(f"parted_{id(request)}")
    return [start_server(database=shared, redis=redis.url).url for _ in range(2)]


def listed(client: Client) -> dict[str, list[str]]:
    """The lobby as somebody watches it; the game that is shown to everybody is one of it."""
    featured = [client.featured["table"]] if client.featured else []
    return {**{kind: sorted(client.lobby(kind)) for kind in KINDS}, "featured": featured}


async def looked_at(client: Client) -> dict[str, list[str]]:
    """The same for one who asks once."""
    lobby = await client.get("/api/lobby")
    tables = [table["table"] for table in (await client.get("/api/tables"))["tables"]]
    assert sorted(tables) == sorted(table["table"] for table in lobby["tables"])
    return {
        "tables": sorted(tables),
        "seeks": sorted(seek["id"] for seek in lobby["seeks"]),
        "running": sorted(game["table"] for game in lobby["running"]),
        "featured": [lobby["featured"]["table"]] if lobby["featured"] else [],
    }


async def be_everywhere(client: Client) -> dict[str, list[str]]:
    """Open a table, seek, and play: all that the lobby shows of somebody."""
    game = await client.open(OPEN, [ME, {"kind": "bot", "level": "rookie"}], visibility="open")
    info = await client.open(OPEN, [ME, FREE], visibility="open")
    await client.ask("seek", title=OPEN, players=4)
    await client.wait_for(lambda: client.seeking and client.seeking["seek"])
    assert client.seeking is not None
    running = [game["table"]]
    seeks = [client.seeking["seek"]["id"]]
    return {"tables": [info["table"]], "seeks": seeks, "running": running, "featured": running}


NOTHING: dict[str, list[str]] = {**{kind: [] for kind in KINDS}, "featured": []}


@pytest.mark.parametrize("blocker", [0, 1], ids=("blocks", "is blocked"))
async def test_who_is_parted_from_somebody_sees_nothing_of_them_in_the_lobby(
    urls: list[str], blocker: int
) -> None:
    async with people(urls[0], "Ann", "Eve") as (ann, eve), people(urls[1], "Ben") as (ben,):
        for client in (ann, eve):
            await client.ask("lobby")
        his = await be_everywhere(ben)
        for client in (ann, eve):
            await client.wait_for(lambda client=client: listed(client) == his)
        one, other = [(ann, ben), (ben, ann)][blocker]
        (blocked,) = await block(one, page=await page_of(other))
        await ann.wait_for(lambda: listed(ann) == NOTHING)
        assert await looked_at(ann) == NOTHING
        assert listed(eve) == his == await looked_at(eve)

        more = await ben.open(OPEN, [ME, FREE], visibility="open")  # what comes later is hidden too
        await eve.wait_for(lambda: more["table"] in eve.lobby("tables"))
        await ann.ask("ping")
        heard = "".join(ann.raw[-5:])
        assert more["table"] not in heard
        assert listed(ann) == NOTHING == await looked_at(ann)

        assert (await one.http.delete(f"/api/me/blocks/{blocked['id']}")).status_code == 200
        his["tables"] = sorted([*his["tables"], more["table"]])
        await ann.wait_for(lambda: listed(ann) == his)


async def test_who_is_muted_stays_in_the_lobby(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        await ann.ask("lobby")
        await block(ann, "mute", page=await page_of(ben))
        his = await be_everywhere(ben)
        await ann.wait_for(lambda: all(set(his[kind]) <= set(ann.lobby(kind)) for kind in KINDS))


async def test_a_table_goes_where_somebody_sits_down_and_comes_back_when_they_leave(
    server: Server,
) -> None:
    three: list[dict[str, Any]] = [ME, FREE, FREE]
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        await block(ann, page=await page_of(ben))
        await ann.ask("lobby")
        info = await eve.open(OPEN, three, visibility="open")
        table = info["table"]
        await ann.wait_for(lambda: table in ann.lobby("tables"))
        seat = await ben.join(info)
        await ann.wait_for(lambda: table not in ann.lobby("tables"))
        await ben.ask("leave", table=table, seat=seat)
        await ann.wait_for(lambda: table in ann.lobby("tables"))


async def test_who_sits_at_one_table_with_somebody_sees_it_still(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        for client in (ann, ben):
            await client.ask("lobby")
        table = await sit_together([ann, ben], OPEN, visibility="open")
        await block(ann, table=table, seat=1)
        for client in (ann, ben):
            await client.wait_for(lambda client=client: table in client.lobby("running"))
            assert table in (await looked_at(client))["running"]
