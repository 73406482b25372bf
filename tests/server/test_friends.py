"""Friends: follow a player, see them online, invite them; and nobody sees what they should not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from jailbirds.server.clients import presence
from jailbirds.server.clients.follows import MOST
from jailbirds.server.clients.presence import Presence
from tests.roles import OPEN, soon_over
from tests.server.client import Client, people
from tests.server.processes import Postgres, RedisServer, Server
from tests.server.push_service import push_service
from tests.server.test_ratings import play_to_the_end
from tests.server.test_safety import block, page_of

ME, FREE = {"kind": "me"}, {"kind": "open"}


async def follow(client: Client, other: Client) -> str:
    """Follow somebody; their id among one's friends."""
    page = await page_of(other)
    found = (await client.post("/api/me/friends", {"page": page}))["friends"]
    friend: str = next(each["id"] for each in found if each["page"] == page)
    return friend


async def names(client: Client) -> list[str]:
    return [each["name"] for each in (await client.get("/api/me/friends"))["friends"]]


def invite(friend: str) -> list[dict[str, Any]]:
    return [ME, {"kind": "friend", "friend": friend}]


async def at_home(client: Client) -> None:
    """Look at the first page, where one is told of friends."""
    await client.ask("lobby", on=True)
    await client.wait_for(lambda: told(client) is not None)


def told(client: Client) -> Any:
    """What somebody was last told of their friends."""
    return next((m for m in reversed(client.received) if m["type"] == "friends"), None)


def online(client: Client) -> set[str]:
    """Whom somebody sees online."""
    return {each["name"] for each in told(client)["friends"] if each["online"]}


def invited(client: Client) -> list[tuple[str, str]]:
    """The tables to which somebody is invited, as they were last told, and by whom."""
    return [(each["table"], each["name"]) for each in told(client)["invitations"]]


async def hide(client: Client, hidden: bool) -> None:
    answer = await client.http.put("/api/me/profile", json={"hidden": hidden})
    assert answer.status_code == 200


async def test_one_follows_a_player_and_no_longer_and_nobody_else_hears_of_it(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        assert await names(ann) == []
        friend = await follow(ann, ben)
        assert await follow(ann, ben) == friend  # twice is once
        await follow(ann, eve)
        assert await names(ann) == ["Ben", "Eve"]
        assert await names(ben) == await names(eve) == []
        assert (await ann.get(f"/api/players/{await page_of(ben)}"))["friend"] == friend
        assert (await eve.get(f"/api/players/{await page_of(ben)}"))["friend"] is None
        assert ben.id not in str(await ann.get("/api/me/friends"))
        assert ann.id not in str(await ben.get("/api/me/export"))
        exported = (await ann.get("/api/me/export"))["follows"]
        assert [each["name"] for each in exported] == ["Ben", "Eve"]
        assert (await eve.http.delete(f"/api/me/friends/{friend}")).status_code == 404
        answer = await ann.http.delete(f"/api/me/friends/{friend}")
        assert [each["name"] for each in answer.json()["friends"]] == ["Eve"]


async def test_one_follows_neither_oneself_nor_one_who_hides_nor_without_end(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        own = {"page": await page_of(ann)}
        assert (await ann.http.post("/api/me/friends", json=own)).status_code == 400
        await hide(ben, True)
        page = {"page": await page_of(ben)}
        assert (await ann.http.post("/api/me/friends", json=page)).status_code == 404
        await hide(ben, False)
        others = [await Client.arrive(server.url, f"N{number}") for number in range(MOST)]
        for other in others:
            await follow(ann, other)
            await other.close()
        refused = await ann.http.post("/api/me/friends", json=page)
        assert (refused.status_code, refused.json()["key"]) == (429, "refused-friends")
        assert refused.json()["args"] == {"most": MOST}


async def test_a_friend_is_seen_to_come_and_to_go(server: Server) -> None:
    async with people(server.url, "Ann", "Eve") as (ann, eve):
        ben = await Client.arrive(server.url, "Ben")
        await follow(ann, ben)
        for client in (ann, eve):
            await at_home(client)
        assert (online(ann), told(eve)["friends"]) == (set(), [])
        heard = len(eve.received)
        await ben.connect()
        await ann.wait_for(lambda: online(ann) == {"Ben"})
        await ben.close()
        await ann.wait_for(lambda: online(ann) == set())
        assert not [m for m in eve.received[heard:] if m["type"] == "friends"]


async def test_a_friend_at_another_worker_is_seen_and_invited(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    shared = postgres.new_database("friends")
    here, there = (start_server(database=shared, redis=redis.url) for _ in range(2))
    async with people(here.url, "Ann") as (ann,), people(there.url, "Ben") as (ben,):
        friend = await follow(ann, ben)
        for client in (ann, ben):
            await at_home(client)
        await ann.wait_for(lambda: online(ann) == {"Ben"})
        info = await ann.open(OPEN, invite(friend))
        await ben.wait_for(lambda: invited(ben) == [(info["table"], "Ann")])
        await hide(ben, True)
        await ann.wait_for(lambda: online(ann) == set())
        await hide(ben, False)
        await ann.wait_for(lambda: online(ann) == {"Ben"})
        await ann.ask("cancel", table=info["table"])
        await ben.wait_for(lambda: invited(ben) == [])
        await ben.disconnect()
        await ann.wait_for(lambda: online(ann) == set())


async def test_who_hides_later_is_a_name_and_nothing_else(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        friend = await follow(ann, ben)
        await at_home(ann)
        assert online(ann) == {"Ben"}
        await hide(ben, True)
        nothing = {"id": friend, "name": "Ben", "page": None, "online": False, "score": None}
        await ann.wait_for(lambda: told(ann)["friends"] == [nothing])
        refused = await ann.http.post("/api/tables", json={"title": OPEN, "seats": invite(friend)})
        assert (refused.status_code, refused.json()["key"]) == (404, "refused-friend")
        heard = len(ann.received)
        await ben.disconnect()
        await ben.connect()
        await ben.http.patch("/api/me", json={"nickname": "Benno"})
        await ann.wait_for(lambda: told(ann)["friends"][0]["name"] == "Benno")
        since = [m["friends"] for m in ann.received[heard:] if m["type"] == "friends"]
        assert not any(each["online"] for friends in since for each in friends)


@pytest.mark.parametrize("who", ["followed", "follower"])
async def test_a_block_ends_following_both_ways_and_forbids_it(server: Server, who: str) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        friend = await follow(ann, ben)
        await follow(ben, ann)
        for client in (ann, ben):
            await at_home(client)
        info = await ann.open(OPEN, invite(friend))
        await ben.wait_for(lambda: invited(ben) == [(info["table"], "Ann")])
        blocking, other = (ben, ann) if who == "followed" else (ann, ben)
        await block(blocking, "mute", page=await page_of(other))
        assert await names(ann) == ["Ben"]  # to mute is not to part
        page = await page_of(ben)
        await block(blocking, page=await page_of(other))
        for client in (ann, ben):
            await client.wait_for(lambda client=client: told(client)["friends"] == [])
        await ben.wait_for(lambda: invited(ben) == [])
        assert (await ann.http.post("/api/me/friends", json={"page": page})).status_code == 404
        refused = await ann.http.post("/api/tables", json={"title": OPEN, "seats": invite(friend)})
        assert refused.status_code == 404


async def test_a_friend_is_invited_sits_down_and_the_game_begins(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        friend = await follow(ann, ben)
        for client in (ann, ben, eve):
            await at_home(client)
        info = await ann.open(OPEN, invite(friend), spectators=False)
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Ben"]
        assert info["status"] == "waiting"
        await ben.wait_for(lambda: invited(ben) == [(info["table"], "Ann")])
        assert (await ben.get("/api/me/friends"))["invitations"][0]["title"] == OPEN
        assert invited(ann) == invited(eve) == []
        refused = await eve.http.post(f"/api/tables/{info['table']}/join", json={})
        assert refused.status_code == 404
        joined = await ben.post(f"/api/tables/{info['table']}/join")
        assert (joined["seat"], joined["table"]["status"]) == (1, "playing")
        await ben.wait_for(lambda: invited(ben) == [])


async def test_an_invitation_can_be_refused_and_the_seat_is_free_then(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        friend = await follow(ann, ben)
        await at_home(ben)
        info = await ann.open(OPEN, invite(friend))
        table = info["table"]
        await ben.wait_for(lambda: invited(ben) == [(table, "Ann")])
        seat = told(ben)["invitations"][0]["seat"]
        assert (await eve.ask("leave", table=table, seat=seat))["key"] == "refused-seat"
        assert (await ben.ask("leave", table=table, seat=seat))["type"] == "done"
        await ben.wait_for(lambda: invited(ben) == [])
        assert await eve.join(info) == seat


async def test_a_friend_is_asked_once_at_a_time_and_to_one_seat(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        friend = await follow(ann, ben)
        twice = [*invite(friend), invite(friend)[1]]
        wrong = await ann.http.post("/api/tables", json={"title": OPEN, "seats": twice})
        assert wrong.status_code == 400
        info = await ann.open(OPEN, invite(friend))
        again = {"title": OPEN, "seats": invite(friend)}
        refused = await ann.http.post("/api/tables", json=again)
        assert (refused.status_code, refused.json()["key"]) == (429, "refused-invited")
        assert refused.json()["args"] == {"name": "Ben"}
        await ann.ask("cancel", table=info["table"])
        assert (await ann.http.post("/api/tables", json=again)).status_code == 201


async def test_invitations_of_friends_are_limited_as_others_are(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(invitations_per_hour=1, invitations_burst=1)
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        friends = [await follow(ann, other) for other in (ben, eve)]
        await ann.open(OPEN, invite(friends[0]))
        second = {"title": OPEN, "seats": invite(friends[1])}
        refused = await ann.http.post("/api/tables", json=second)
        assert (refused.status_code, refused.json()["key"]) == (429, "refused-invitations")


async def test_a_friend_who_is_not_there_is_called(start_server: Callable[..., Server]) -> None:
    server = start_server(alert_seconds=0, sweep_ms=50, private_endpoints=True)
    async with people(server.url, "Ann") as (ann,), push_service() as service:
        ben = await Client.arrive(server.url, "Ben")
        await service.subscribe(ben, "/ben", "en")
        info = await ann.open(OPEN, invite(await follow(ann, ben)))
        await service.until(1)
        (call,) = service.messages("/ben")
        assert (call["kind"], call["url"]) == ("invitation", f"/t/{info['table']}")
        await ben.close()


async def test_the_score_between_two_counts_every_game_once(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        await follow(ann, ben)
        await follow(ben, ann)
        info = await ann.open(OPEN, [ME, FREE], options=soon_over(OPEN, 1))
        await ben.join(info)
        await play_to_the_end(info, ann, ben)
        again = await ann.post(f"/api/tables/{info['table']}/rematch")
        await ben.post(f"/api/tables/{again['table']}/join")
        await ben.watch(again["table"], 0)
        await ben.ask("resign", table=again["table"], seat=0)

        async def score(client: Client) -> Any:
            return (await client.get("/api/me/friends"))["friends"][0]["score"]

        while (await score(ann))["games"] < 2:  # results are kept a moment after the end
            await asyncio.sleep(0.05)
        first = (await ann.get(f"/api/tables/{info['table']}"))["result"]["winners"]
        won, lost = 1 + (0 in first), int(1 in first)
        assert await score(ann) == {"games": 2, "won": won, "lost": lost}
        assert await score(ben) == {"games": 2, "won": lost, "lost": won}
        page = await ann.get(f"/api/players/{await page_of(ben)}")
        assert page["between"] == {"games": 2, "won": won, "lost": lost}
        assert (await ann.get(f"/api/players/{await page_of(ann)}"))["between"] is None


async def test_at_a_table_one_finds_the_pages_of_those_who_show_them(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        seats = [ME, FREE, FREE, {"kind": "bot"}]
        info = await ann.open(OPEN, seats)
        for client in (ben, eve):
            await client.join(info)
        friend = await follow(ann, ben)
        await hide(eve, True)
        found = (await ann.get(f"/api/tables/{info['table']}/people"))["seats"]
        assert found == [None, {"page": await page_of(ben), "friend": friend}, None, None]
        await block(ben, page=await page_of(ann))
        found = (await ann.get(f"/api/tables/{info['table']}/people"))["seats"]
        assert found == [None, None, None, None]


async def test_of_a_friend_who_is_deleted_nothing_is_left(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        await follow(ann, ben)
        await follow(ben, ann)
        await at_home(ann)
        assert (await ben.http.delete("/api/me")).status_code == 200
        await ann.wait_for(lambda: told(ann)["friends"] == [])
        assert (await ann.get("/api/me/export"))["follows"] == []


# --- who is online, as a worker knows it


class Heard:
    """What a worker tells others, and what it shows."""

    def __init__(self) -> None:
        self.sockets: dict[str, set[Any]] = {}
        self.told: list[tuple[str, tuple[str, ...]]] = []
        self.shown: list[tuple[str, bool]] = []
        self.presence = Presence(self.sockets, lambda what, who: self.told.append((what, who)))
        self.presence.changed = lambda who: self.shown.append((who, self.presence.is_online(who)))

    def comes(self, client: str) -> None:
        self.sockets[client] = {client}
        self.presence.came(client)

    def goes(self, client: str) -> None:
        del self.sockets[client]
        self.presence.left(client)


async def test_who_reloads_a_page_was_never_gone() -> None:
    heard = Heard()
    heard.comes("ben")
    heard.goes("ben")
    assert heard.presence.is_online("ben")
    heard.presence.tell_all()
    heard.comes("ben")
    assert heard.told == [("online", ("ben",)), ("online", ("ben",))]
    assert heard.shown == [("ben", True)]


async def test_who_leaves_is_gone_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 0)
    heard = Heard()
    heard.comes("ben")
    heard.goes("ben")
    while heard.presence.is_online("ben"):
        await asyncio.sleep(0)
    assert heard.told == [("online", ("ben",)), ("offline", ("ben",))]
    assert heard.shown == [("ben", True), ("ben", False)]


def test_who_is_at_two_workers_is_online_until_both_are_left() -> None:
    heard = Heard()
    for worker in ("one", "two", "one"):
        heard.presence.heard(worker, ["ben"], online=True)
    heard.presence.heard("one", ["ben"], online=False)
    assert heard.presence.is_online("ben")
    heard.presence.heard("two", ["ben"], online=False)
    assert heard.shown == [("ben", True), ("ben", False)]


def test_the_people_of_a_worker_that_died_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard()
    heard.presence.heard("one", ["ann", "ben"], online=True)
    heard.presence.forget_silent()
    assert heard.presence.is_online("ben")
    monkeypatch.setattr(presence, "PRESENCE_LASTS", -1)
    heard.presence.heard("two", ["eve"], online=True)
    heard.presence.forget_silent()
    assert not heard.presence.is_online("ann")
    assert heard.shown[-3:] == [("ann", False), ("ben", False), ("eve", False)]
