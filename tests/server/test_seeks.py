"""Seeks: who looks for a game finds others, once, on whichever worker; bots take part as wished."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jailbirds.server.matching.seek import (
    CHOOSY,
    GONE_AFTER,
    Seek,
    accepts,
    fit,
    matches,
)
from tests.roles import OPEN, SECRET
from tests.server.campaign_lobby import LIMITS, campaign
from tests.server.client import Client, people, sit_together
from tests.server.processes import Postgres, RedisServer, Server

NOW = 1_800_000_000_000
WISH: dict[str, Any] = {"title": OPEN, "players": 2}


def found(client: Client) -> str | None:
    """The table that was found for somebody."""
    return client.seeking["table"] if client.seeking else None


def sought(client: Client) -> str | None:
    """The id of what somebody looks for."""
    seek = client.seeking["seek"] if client.seeking else None
    return seek["id"] if seek else None


async def seek(client: Client, **wish: Any) -> None:
    answer = await client.ask("seek", **WISH | wish)
    assert answer["type"] == "done", answer


# --- who fits together


def one(number: int = 0, **wishes: Any) -> Seek:
    plain = Seek(
        client=f"client{number}",
        id=f"seek{number}",
        name=f"Player {number}",
        title=OPEN,
        players=2,
        rated=True,
        alike=False,
        wait=None,
        level="regular",
        points=None,
        since=NOW,
        seen=NOW,
        table=None,
    )
    return msgspec.structs.replace(plain, **wishes)


def test_who_wants_others_of_the_same_level_gets_less_choosy() -> None:
    near, far = one(1, points=1590), one(2, points=2400)
    choosy = one(alike=True, points=1500)
    assert accepts(choosy, near, NOW)
    assert not accepts(choosy, far, NOW)
    assert not accepts(choosy, far, NOW + 30_000)
    assert accepts(choosy, one(2, points=1790), NOW + 20_000)
    assert accepts(choosy, far, NOW + CHOOSY)
    assert not fit(far, choosy, NOW)  # both have to agree


def test_only_those_who_are_there_and_want_the_same_are_brought_together() -> None:
    first = one(1)
    for other in (
        one(2, players=3),
        one(2, rated=False),
        one(2, title=SECRET),
        one(2, seen=NOW - GONE_AFTER),
        one(2, table="t"),
        one(1),
    ):
        assert matches([first, other], NOW) == []
    (match,) = matches([first, one(2)], NOW)
    assert (match.seeks, match.bots) == ((first, one(2)), 0)


def test_who_has_blocked_somebody_does_not_meet_them() -> None:
    blocker, blocked = one(1, away=frozenset({"client2"})), one(2)
    assert matches([blocker, blocked], NOW) == []
    assert [match.seeks for match in matches([blocker, blocked, one(3)], NOW)] == [
        (blocker, one(3))
    ]


def test_bots_come_after_the_chosen_wait_and_never_to_those_who_want_none() -> None:
    patient, other = one(1, players=4, wait=20), one(2, players=4, wait=60)
    pure = one(3, players=4)
    alive = {"seen": NOW + 20_000}
    there = [msgspec.structs.replace(each, **alive) for each in (patient, other, pure)]
    assert matches(there, NOW + 19_999) == []
    (match,) = matches(there, NOW + 20_000)
    assert [each.client for each in match.seeks] == ["client1", "client2"]
    assert match.bots == 2


@given(
    st.lists(
        st.builds(
            dict,
            players=st.integers(2, 4),
            rated=st.booleans(),
            alike=st.booleans(),
            wait=st.sampled_from([None, 0, 20]),
            points=st.one_of(st.none(), st.integers(1000, 2000)),
            since=st.integers(NOW - 90_000, NOW),
            seen=st.integers(NOW - 12_000, NOW),
        ),
        max_size=12,
    )
)
def test_nobody_is_given_two_games_and_all_at_a_table_fit(wishes: list[dict[str, Any]]) -> None:
    seeks = [one(number, **wish) for number, wish in enumerate(wishes)]
    made = matches(seeks, NOW)
    seated = [each.id for match in made for each in match.seeks]
    assert len(seated) == len(set(seated))
    for match in made:
        assert len(match.seeks) + match.bots == match.seeks[0].players
        assert all(fit(a, b, NOW) for a in match.seeks for b in match.seeks if a is not b)
        assert match.bots == 0 or all(each.wait is not None for each in match.seeks)
    left = [each for each in seeks if each.id not in seated and each.is_there(NOW)]
    two = [(a, b) for a in left for b in left if a.players == 2 and a is not b and fit(a, b, NOW)]
    assert two == []  # nobody waits beside one who would do


# --- over the wire


async def test_two_who_want_the_same_game_sit_down_at_one_table(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        await ben.ask("lobby")
        await seek(ann)
        await ben.wait_for(lambda: ben.lobby("seeks") == [sought(ann)])
        await seek(ben)
        for client in (ann, ben):
            await client.wait_for(lambda client=client: found(client))
        assert found(ann) == found(ben)
        info = await ann.get(f"/api/tables/{found(ann)}")
        assert info["status"] == "playing"
        assert sorted(seat["name"] for seat in info["seats"]) == ["Ann", "Ben"]
        await ben.wait_for(lambda: ben.lobby("seeks") == [])
        await ben.wait_for(lambda: found(ann) in ben.lobby("running"))
        assert found(ann) in [each["table"] for each in (await ben.get("/api/lobby"))["running"]]


async def test_a_seek_is_joined_from_the_list(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        await seek(ann, players=3, rated=True)
        for client in (ben, cleo):
            answer = await client.ask("join_seek", seek=sought(ann))
            assert answer["type"] == "done", answer
        for client in (ann, ben, cleo):
            await client.wait_for(lambda client=client: found(client))
        info = await cleo.get(f"/api/tables/{found(ann)}")
        assert (info["rated"], info["players"]) == (True, 3)
        late = await ben.ask("join_seek", seek=sought(ann))
        assert (late["kind"], late["key"]) == ("missing", "refused-seek-gone")


async def test_bots_fill_the_seats_after_the_wait(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        await seek(ann, players=4, wait=1, level="rookie")
        await ann.wait_for(lambda: found(ann))
        info = await ann.get(f"/api/tables/{found(ann)}")
        kinds = sorted((seat["kind"], seat["level"]) for seat in info["seats"])
        assert kinds == [("bot", "rookie")] * 3 + [("person", "rookie")]


async def test_one_wish_leads_to_one_table_however_often_it_is_sent(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        for _ in range(3):
            await seek(ann, id="the same")
        await seek(ben, id="once")
        await ann.wait_for(lambda: found(ann))
        table = found(ann)
        await seek(ann, id="the same")  # the answer was lost
        await seek(ann, id="one more click")
        assert found(ann) == table
        for client in (ann, ben):
            assert len((await client.get("/api/me/games"))["games"]) == 1


async def test_a_seek_ends_when_it_is_called_off_or_its_person_is_gone(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        await cleo.ask("lobby")
        await seek(ann, players=3)
        await seek(ben, players=3)
        await cleo.wait_for(lambda: len(cleo.lobby("seeks")) == 2)
        export = await ann.get("/api/me/export")
        assert export["seek"]["id"] == sought(ann)
        await ann.ask("unseek")
        await cleo.wait_for(lambda: cleo.lobby("seeks") == [sought(ben)])
        assert sought(ann) is None
        await ben.disconnect()
        await cleo.wait_for(lambda: cleo.lobby("seeks") == [])


async def test_who_reloads_the_page_goes_on_seeking(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        await seek(ann)
        mine = sought(ann)
        await ann.disconnect()
        ann.seeking = None
        await ann.connect()
        await ann.wait_for(lambda: sought(ann) == mine)
        await asyncio.sleep(6)  # longer than the grace of one who is gone
        await seek(ben)
        await ann.wait_for(lambda: found(ann))


async def test_who_is_no_longer_looked_for_is_told(server: Server) -> None:
    """Another worker ends the seeks of one that was halted for a while."""
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        await ben.ask("lobby")
        await seek(ann)
        await ben.wait_for(lambda: ben.lobby("seeks") == [sought(ann)])
        with sqlite3.connect(server.folder / "games.sqlite") as database:
            database.execute("DELETE FROM seeks")
        await ann.wait_for(lambda: ann.seeking is not None and sought(ann) is None)
        await ben.wait_for(lambda: ben.lobby("seeks") == [])
        for client in (ann, ben):  # and looks again, as if nothing had been
            await seek(client)
        await ann.wait_for(lambda: found(ann))


@pytest.mark.parametrize(
    "wish", [{"title": "nothing"}, {"players": 6}, {"wait": -1}, {"level": "god"}], ids=str
)
async def test_a_game_that_is_not_there_is_not_sought(server: Server, wish: dict[str, Any]) -> None:
    async with people(server.url, "Ann") as (ann,):
        answer = await ann.ask("seek", **WISH | wish)
        assert (answer["type"], answer["kind"]) == ("refused", "malformed")


async def test_a_game_is_featured_as_spectators_see_it_until_it_is_over(
    start_server: Callable[..., Server],
) -> None:
    """On a server of its own: a game that is still fresh would stay featured for a minute."""
    async with people(start_server().url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        hidden = await sit_together([ann, ben], SECRET, visibility="open", spectators=False)
        await eve.ask("lobby")
        open_to_all = await sit_together([ann, ben], SECRET, visibility="open")

        def featured(table: str) -> Any:
            shown = eve.featured
            return shown if shown and shown["table"] == table else None

        await eve.wait_for(lambda: featured(open_to_all), 60)
        seen = (await eve.watch(open_to_all))["situation"]
        await eve.wait_for(lambda: featured(open_to_all)["situation"]["view"] == seen["view"])
        assert hidden not in eve.lobby("running")
        for client, seat in ((ann, 0), (ben, 1)):
            await client.ask("resign", table=open_to_all, seat=seat)
        await eve.wait_for(lambda: not featured(open_to_all))


async def test_a_crowd_at_two_workers_is_seated_once_each(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    """A short run of `campaign_lobby`."""
    database = postgres.new_database("crowd")
    servers = [start_server(database=database, redis=redis.url, **LIMITS) for _ in range(2)]
    found = await campaign(servers, database, people=16, seconds=8, live=3, seed=5)
    assert found.wrong == []
    assert found.games > 2
    assert found.waits
