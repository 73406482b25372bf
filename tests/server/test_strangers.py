"""Strangers: a table of addresses × kinds of stranger. None gets or changes what it should not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.roles import OPEN, SECRET
from tests.server.client import Client, people, sit_together
from tests.server.processes import Server
from tests.server.push_service import Browser
from tests.server.test_safety import block, page_of

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
BRANCH = {"table": "{table}", "move": 0}

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
    ("GET", "/api/reviews/{table}"): (None, 404, 404),
    ("GET", "/api/tables/{table}/people"): (None, 404, 401),
    ("GET", "/api/players/{page}"): (None, 404, 404),
    ("GET", "/api/players/{page}/games"): (None, 404, 404),
    ("POST", "/api/analysis"): (BRANCH, 404, 404),
    ("POST", "/api/analysis/ask"): ({**BRANCH, "seat": 0, "question": {"place": "x"}}, 404, 404),
    ("POST", "/api/analysis/outlook"): (BRANCH, 404, 404),
    ("POST", "/api/analysis/table"): ({**BRANCH, "seat": 0}, 404, 401),
    ("POST", "/api/analysis/branches"): (BRANCH, 404, 401),
    ("GET", "/api/analysis/branches/{branch}"): (None, 404, 404),
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
    ("POST", "/api/puzzles/{puzzle}/answer"): ({}, 404, 401),
    ("POST", "/api/puzzles/{puzzle}/table"): ({}, 404, 401),
    ("GET", "/api/me/friends"): (None, 200, 401),
    ("POST", "/api/me/friends"): ({"page": "{page}"}, 404, 401),  # of one who hides
    ("DELETE", "/api/me/friends/{handle}"): (None, 404, 401),
    ("GET", "/api/me/blocks"): (None, 200, 401),
    ("POST", "/api/me/blocks"): ({"page": "{page}"}, 404, 401),  # of one who hides
    ("DELETE", "/api/me/blocks/{handle}"): (None, 404, 401),
    ("POST", "/api/me/reports"): ({"page": "{page}", "reason": "other"}, 404, 401),
    ("DELETE", "/api/me"): (None, 200, 401),
}
# The same of a game that anybody may watch, and of players who show their pages: what a spectator
# gets, somebody whom one of the players has blocked, and nobody.
WATCHED: dict[tuple[str, str], tuple[Any, int, int, int]] = {
    ("GET", "/api/tables/{table}"): (None, 200, 200, 200),
    ("GET", "/api/tables/{table}/steps"): (None, 200, 200, 200),
    ("GET", "/api/tables/{table}/steps?seat=0"): (None, 403, 403, 403),
    ("GET", "/api/tables/{table}/log"): (None, 409, 409, 409),
    ("GET", "/api/tables/{table}/end"): (None, 404, 404, 404),
    ("GET", "/api/tables/{table}/past?number={version}"): (None, 200, 200, 200),
    ("GET", "/api/tables/{table}/past?number={version}&seat=0"): (None, 403, 403, 403),
    ("GET", "/api/tables/{table}/replay"): (None, 409, 409, 409),
    ("GET", "/api/tables/{table}/ratings"): (None, 200, 200, 200),
    ("GET", "/api/reviews/{table}"): (None, 409, 409, 409),
    ("GET", "/api/tables/{table}/people"): (None, 200, 200, 401),
    ("GET", "/api/players/{page}"): (None, 200, 404, 200),
    ("GET", "/api/players/{page}/games"): (None, 200, 404, 200),
    ("POST", "/api/analysis"): (BRANCH, 409, 409, 409),
    ("POST", "/api/analysis/ask"): (
        {**BRANCH, "seat": 0, "question": {"place": "x"}},
        *(409, 409, 409),
    ),
    ("POST", "/api/analysis/outlook"): (BRANCH, 409, 409, 409),
    ("POST", "/api/analysis/table"): ({**BRANCH, "seat": 0}, 409, 409, 401),
    ("POST", "/api/analysis/branches"): (BRANCH, 409, 409, 401),
    ("GET", "/api/analysis/branches/{branch}"): (None, 404, 404, 404),
    ("POST", "/api/tables/{table}/join"): ({}, 409, 403, 401),
    ("POST", "/api/tables/{table}/rematch"): ({}, 403, 403, 401),
    ("POST", "/api/me/friends"): ({"page": "{page}"}, 200, 404, 401),
    ("POST", "/api/me/blocks"): ({"page": "{page}"}, 200, 200, 401),
    ("POST", "/api/me/reports"): ({"page": "{page}", "reason": "other"}, 201, 201, 401),
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
    ("GET", "/api/titles/{title}/puzzles"),
    ("GET", "/api/titles/{title}/puzzles/next"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/{puzzle}"),
    ("POST", "/api/puzzles/{puzzle}/ask"),
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
    known = addresses(PRIVATE) | addresses(OWN) | PUBLIC
    there = {(method.upper(), path) for path, item in paths.items() for method in item}
    assert there == known
    assert addresses(PRIVATE) <= addresses(WATCHED)


def addresses(rows: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
    return {(method, path.partition("?")[0]) for method, path in rows}


async def signed_out(client: Client) -> dict[str, str]:
    """What a device of somebody's has left that was signed out."""
    secret = (await client.post("/api/me/code"))["code"]
    async with httpx.AsyncClient(base_url=client.url, timeout=30) as http:
        second = (await http.post("/api/sign-in", json={"secret": secret})).json()
    there = (await client.get("/api/me/access"))["devices"]
    (other,) = [device["id"] for device in there if not device["this"]]
    assert (await client.http.delete(f"/api/me/devices/{other}")).status_code == 200
    return {"authorization": f"Bearer {second['token']}"}


@pytest.mark.parametrize(("address", "row"), [*PRIVATE.items(), *OWN.items()], ids=str)
async def test_strangers_get_nothing_and_change_nothing(
    server: Server, address: tuple[str, str], row: tuple[Any, int, int]
) -> None:
    method, path = address
    body, for_stranger, for_nobody = row
    async with people(server.url, "Ann", "Ben", "Eve", "Max") as (ann, ben, eve, max_):
        await ann.http.put("/api/me/alerts", json={"kinds": []})  # she hears nothing meanwhile
        gone = await signed_out(ann)
        await block(ann, page=await page_of(max_))
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
            branch="nosuchbranch",
            puzzle="nosuchpuzzle",
        )
        body = filled(body, hidden.json()["page"], table)
        changing = method != "GET"
        cookie = {"cookie": f"jailbirds={ann.token}"}
        own = {"origin": server.url}
        foreign = {"origin": FOREIGN}
        bearer = {"authorization": f"Bearer {ann.token}"}

        for headers in ({}, {"authorization": "Bearer guess"}, gone):
            nobody = await ask(server.url, method, place, body, headers)
            assert nobody.status_code == for_nobody, headers
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

        # a stranger, and one whom she has blocked: she sees it if that one is no more
        for client in (eve,) if address == ("DELETE", "/api/me") else (eve, max_):
            stranger = await client.http.request(method, place, json=body)
            assert stranger.status_code == for_stranger, client.nickname
        assert await everything(ann, table) == before
        if not changing and address in OWN:
            assert (await ask(server.url, method, place, body, cookie | own)).status_code == 200


def filled(body: Any, page: str, table: str) -> Any:
    """A row's body, about the player of a page, or about a table."""
    if not isinstance(body, dict):
        return body
    known = {"page": page, "table": table}
    return body | {name: known[name] for name in known.keys() & body.keys()}


@pytest.mark.parametrize(("address", "row"), WATCHED.items(), ids=str)
async def test_who_looks_on_gets_no_more_than_that_and_the_blocked_no_page(
    server: Server, address: tuple[str, str], row: tuple[Any, int, int, int]
) -> None:
    method, path = address
    body, for_spectator, for_blocked, for_nobody = row
    async with people(server.url, "Ann", "Ben", "Eve", "Max") as (ann, ben, eve, max_):
        table = await sit_together([ann, ben], SECRET, visibility="open")
        await block(ann, page=await page_of(max_))
        for client in (eve, max_):
            assert (await client.watch(table))["type"] == "snapshot"
        gone = await signed_out(ann)
        page = await page_of(ann)
        before = await everything(ann, table)
        version = eve.tables[table]["version"]
        place = path.format(table=table, page=page, version=version, branch="nosuchbranch")
        body = filled(body, page, table)
        for headers in ({}, {"authorization": "Bearer guess"}, gone):
            nobody = await ask(server.url, method, place, body, headers)
            assert nobody.status_code == for_nobody, headers
        for client, expected in ((eve, for_spectator), (max_, for_blocked)):
            answer = await client.http.request(method, place, json=body)
            assert answer.status_code == expected, client.nickname
        assert await everything(ann, table) == before


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
        ({"authorization": "{signed_out}"}, 403),
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
    gone = (await signed_out(ann))["authorization"]
    known = {"token": ann.token, "url": server.url, "signed_out": gone}
    given = {name: value.format(**known) for name, value in headers.items()}
    origin = given.pop("origin", None)
    address = server.url.replace("http", "ws", 1) + "/ws"
    opening = connect(address, additional_headers=given, origin=origin)  # type: ignore[arg-type]
    if status == 101:
        async with opening as socket:
            assert "hello" in await socket.recv()
    else:
        with pytest.raises(InvalidStatus) as refused:
            await opening
        assert refused.value.response.status_code == status
    await ann.close()


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
