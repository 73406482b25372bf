"""Strangers: a table of addresses × kinds of stranger. None gets or changes what it should not."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.roles import OPEN, SECRET
from tests.server.client import Client, people, sit_together
from tests.server.processes import Server
from tests.server.push_service import Browser

NEW = {"title": OPEN, "seats": [{"kind": "me"}, {"kind": "bot"}]}
FOREIGN = "https://elsewhere.example"
PUSH = {
    "endpoint": "https://push.example/x",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkN"
        "toIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}

# address -> body, what a known stranger gets, what nobody gets
PRIVATE: dict[tuple[str, str], tuple[Any, int, int]] = {
    ("GET", "/api/tables/{table}"): (None, 404, 404),
    ("GET", "/api/tables/{table}/steps"): (None, 404, 404),
    ("GET", "/api/tables/{table}/steps?seat=0"): (None, 404, 404),
    ("GET", "/api/tables/{table}/log"): (None, 404, 404),
    ("GET", "/api/tables/{table}/end"): (None, 404, 404),
    ("GET", "/api/tables/{table}/past?number=1"): (None, 404, 404),
    ("GET", "/api/tables/{table}/replay"): (None, 404, 404),
    ("GET", "/api/tables/{table}/ratings"): (None, 404, 404),
    ("GET", "/api/tables/{table}/people"): (None, 404, 401),
    ("GET", "/api/players/{page}"): (None, 404, 404),
    ("GET", "/api/players/{page}/games"): (None, 404, 404),
    ("POST", "/api/tables/{table}/join"): ({}, 404, 401),
    ("POST", "/api/tables/{table}/rematch"): ({}, 404, 401),
}
OWN: dict[tuple[str, str], tuple[Any, int, int]] = {
    ("GET", "/api/me"): (None, 200, 401),
    ("GET", "/api/me/games"): (None, 200, 401),
    ("GET", "/api/me/export"): (None, 200, 401),
    ("PATCH", "/api/me"): ({"nickname": "Eve"}, 200, 401),
    ("POST", "/api/me/import"): ({}, 400, 401),
    ("POST", "/api/tables"): (NEW, 201, 401),
    ("POST", "/api/tables/lesson"): ({"title": OPEN}, 201, 401),
    ("GET", "/api/me/access"): (None, 200, 401),
    ("POST", "/api/me/phrase"): (None, 201, 401),
    ("POST", "/api/me/code"): (None, 201, 401),
    ("DELETE", "/api/me/devices/{device}"): (None, 404, 401),
    ("POST", "/api/me/passkeys/options"): (None, 400, 401),  # an address of numbers has none
    ("POST", "/api/me/passkeys"): ({"credential": {}}, 400, 401),
    ("DELETE", "/api/me/passkeys/{passkey}"): (None, 404, 401),
    ("GET", "/api/me/alerts"): (None, 200, 401),
    ("PUT", "/api/me/alerts"): ({"kinds": ["turn"]}, 200, 401),
    ("POST", "/api/me/alerts/push"): (PUSH, 201, 401),
    ("POST", "/api/me/alerts/webhooks"): ({"url": "https://hook.example/"}, 201, 401),
    ("DELETE", "/api/me/alerts/subscriptions/{subscription}"): (None, 404, 401),
    ("POST", "/api/me/alerts/feed"): ({}, 201, 401),
    ("DELETE", "/api/me/alerts/feed"): (None, 200, 401),
    ("GET", "/api/me/vacation"): (None, 200, 401),
    ("POST", "/api/me/vacation"): ({"days": 1}, 200, 401),
    ("PUT", "/api/me/profile"): ({"hidden": False}, 200, 401),
    ("GET", "/api/me/friends"): (None, 200, 401),
    ("POST", "/api/me/friends"): ({"page": "{page}"}, 404, 401),  # of one who hides
    ("DELETE", "/api/me/friends/{handle}"): (None, 404, 401),
    ("GET", "/api/me/blocks"): (None, 200, 401),
    ("POST", "/api/me/blocks"): ({"page": "{page}"}, 404, 401),  # of one who hides
    ("DELETE", "/api/me/blocks/{handle}"): (None, 404, 401),
    ("POST", "/api/me/reports"): ({"page": "{page}", "reason": "other"}, 404, 401),
    ("DELETE", "/api/me"): (None, 200, 401),
}
PUBLIC = {
    ("GET", "/api/titles"),
    ("GET", "/api/tables"),
    ("GET", "/api/lobby"),
    ("POST", "/api/me"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/sign-in/passkey/options"),
    ("POST", "/api/sign-in/passkey"),
    ("GET", "/api/rules/{title}/{language}"),
    ("GET", "/api/words/{language}"),
    ("GET", "/api/titles/{title}/words/{language}"),
    ("GET", "/api/titles/{title}/cover"),
    ("GET", "/api/titles/{title}/cover.jpg"),
    ("GET", "/api/titles/{title}/lesson"),
    ("GET", "/api/titles/{title}/examples/{rule}"),
    ("GET", "/api/titles/{title}/material"),
    ("GET", "/api/titles/{title}/ratings"),
    ("GET", "/api/feeds/{word}"),  # the address is the secret
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/metrics"),
    ("GET", "/schema/messages.json"),
    ("GET", "/docs"),
}


async def ask(
    url: str, method: str, path: str, body: Any, headers: dict[str, str]
) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        return await http.request(method, path, json=body, headers=headers)


async def test_every_address_is_in_the_table_of_this_test(server: Server) -> None:
    paths = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]
    known = {(method, path.partition("?")[0]) for method, path in [*PRIVATE, *OWN, *PUBLIC]}
    there = {(method.upper(), path) for path, item in paths.items() for method in item}
    assert there == known


@pytest.mark.parametrize(("address", "row"), [*PRIVATE.items(), *OWN.items()], ids=str)
async def test_strangers_get_nothing_and_change_nothing(
    server: Server, address: tuple[str, str], row: tuple[Any, int, int]
) -> None:
    method, path = address
    body, for_stranger, for_nobody = row
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        await ann.http.put("/api/me/alerts", json={"kinds": []})  # she hears nothing meanwhile
        table = await sit_together([ann, ben], SECRET, spectators=False)
        (device,) = (await ann.get("/api/me/access"))["devices"]  # hers, and nobody else's
        hers = Browser("https://push.example/ann").subscription()
        (way,) = (await ann.post("/api/me/alerts/push", hers))["subscriptions"]
        await ann.post("/api/me/alerts/feed")
        blocked = await ann.post("/api/me/blocks", {"table": table, "seat": 1})
        hidden = await ann.http.put("/api/me/profile", json={"hidden": True})
        before = await everything(ann, table)
        place = path.format(
            table=table,
            device=device["id"],
            passkey="nosuchpasskey",
            subscription=way["id"],
            page=hidden.json()["page"],
            handle=blocked["blocked"][0]["id"],
        )
        if isinstance(body, dict) and "page" in body:
            body = {**body, "page": hidden.json()["page"]}
        changing = method != "GET"
        cookie = {"cookie": f"jailbirds={ann.token}"}
        own = {"origin": server.url}
        foreign = {"origin": FOREIGN}
        bearer = {"authorization": f"Bearer {ann.token}"}

        nobody = await ask(server.url, method, place, body, {})
        assert nobody.status_code == for_nobody
        unknown = await ask(server.url, method, place, body, {"authorization": "Bearer guess"})
        assert unknown.status_code == for_nobody
        if changing:
            for headers in (
                cookie | foreign,  # another page, with the player's cookie
                cookie,  # a cookie, and no word of the page it comes from
                cookie | {"origin": "null"},
                cookie | {"origin": server.url + ".example"},
                bearer | foreign,
                foreign,
            ):
                refused = await ask(server.url, method, place, body, headers)
                assert (refused.status_code, refused.json()["kind"]) == (403, "origin"), headers
        assert await everything(ann, table) == before

        stranger = await ask(
            server.url, method, place, body, {"authorization": f"Bearer {eve.token}"}
        )
        assert stranger.status_code == for_stranger
        assert await everything(ann, table) == before
        if not changing and address in OWN:
            assert (await ask(server.url, method, place, body, cookie | own)).status_code == 200


async def everything(client: Client, table: str) -> Any:
    """What a player sees of a table, and of himself."""
    return [
        await client.get(f"/api/tables/{table}"),
        await client.get(f"/api/tables/{table}/steps", seat=0),
        await client.get("/api/me"),
        await client.get("/api/me/export"),
    ]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"authorization": "Bearer guess"}, 403),
        ({"cookie": "jailbirds={token}"}, 403),
        ({"cookie": "jailbirds={token}", "origin": FOREIGN}, 403),
        ({"cookie": "jailbirds={token}", "origin": "null"}, 403),
        ({"authorization": "Bearer {token}", "origin": FOREIGN}, 403),
        ({"cookie": "jailbirds={token}", "origin": "{url}"}, 101),
        ({"authorization": "Bearer {token}"}, 101),
    ],
    ids=str,
)
async def test_a_connection_is_refused_before_it_is_accepted(
    server: Server, headers: dict[str, str], status: int
) -> None:
    ann = await Client.arrive(server.url)
    filled = {k: v.format(token=ann.token, url=server.url) for k, v in headers.items()}
    origin = filled.pop("origin", None)
    address = server.url.replace("http", "ws", 1) + "/ws"
    opening = connect(address, additional_headers=filled, origin=origin)  # type: ignore[arg-type]
    if status == 101:
        async with opening as socket:
            assert "hello" in await socket.recv()
    else:
        with pytest.raises(InvalidStatus) as refused:
            await opening
        assert refused.value.response.status_code == status
    await ann.close()


async def test_nobody_acts_for_a_foreign_seat(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN)  # spectators may look
        before = await everything(ann, table)
        seat = ann.tables[table]["actors"][0]
        action = [ann, ben][seat].legal(table)[0]
        other = [ann, ben][1 - seat]
        version = {"version": ann.tables[table]["version"], "action": action}
        for client in (eve, other):
            await client.watch(table)
            for kind, more in (
                ("play", version),
                ("ask", {"action": action}),
                ("undo", {}),
                ("leave", {}),
                ("return", {}),
                ("resign", {}),
                ("say", {"text": "I am somebody else"}),
            ):
                answer = await client.ask(kind, table=table, seat=seat, **more)
                assert (answer["type"], answer["kind"]) == ("refused", "not_yours"), kind
            assert (await client.watch(table, seat))["kind"] == "not_yours"
        assert (await eve.ask("rematch", table=table))["kind"] == "not_yours"
        assert await everything(ann, table) == before


async def test_a_private_table_without_spectators_is_not_there_for_strangers(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN, spectators=False)
        missing = await eve.watch("nosuchtable")
        hidden = await eve.watch(table)
        assert missing["kind"] == hidden["kind"] == "missing"
        for kind in ("say", "rematch"):
            more: dict[str, Any] = {"text": "hello"} if kind == "say" else {}
            assert (await eve.ask(kind, table=table, **more))["kind"] == "missing"
        assert (await eve.watch(table, invite="guess"))["kind"] == "missing"


async def test_without_the_invitation_nobody_sits_down(server: Server) -> None:
    async with people(server.url, "Ann", "Eve") as (ann, eve):
        info = await ann.open(OPEN, [{"kind": "me"}, {"kind": "open"}])
        assert info["invite"]
        seen = await eve.get(f"/api/tables/{info['table']}")
        assert seen["invite"] is None
        for invite in (None, "guess", ""):
            answer = await eve.http.post(
                f"/api/tables/{info['table']}/join", json={"invite": invite}
            )
            assert (answer.status_code, answer.json()["kind"]) == (403, "not_yours")
        assert await eve.join(info) == 1


async def test_a_finished_table_takes_nothing_more(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN, options={"turn_limit": 1})
        while clients[0].tables[table]["status"] != "over":
            for seat, client in enumerate(clients):
                if client.legal(table):
                    await client.play(table, seat, client.legal(table)[0])
            await clients[0].ask("ping")
            await clients[1].ask("ping")
        before = await clients[0].get(f"/api/tables/{table}/steps")
        for kind in ("undo", "leave", "return", "resign"):
            answer = await clients[0].ask(kind, table=table, seat=0)
            assert (answer["type"], answer["kind"]) == ("refused", "over"), kind
        play = await clients[0].play(table, 0, {"do": "enter", "row": 9, "column": 3})
        assert play["kind"] == "over"
        late = await clients[1].http.post(f"/api/tables/{table}/join", json={})
        assert late.json()["seat"] == 1  # who sits there already stays there
        assert await clients[0].get(f"/api/tables/{table}/steps") == before
