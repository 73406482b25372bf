"""Being kept, coming back, several devices, signing out; and nothing left of who is deleted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text

from jailbirds.server.clients.devices import name_of
from jailbirds.server.clients.identity import hashed
from jailbirds.server.settings import Settings
from jailbirds.server.storage import schema
from jailbirds.server.storage.database import migrate, open_database
from jailbirds.server.storage.old_games import unpack
from tests.roles import OPEN
from tests.server.authenticator import Authenticator
from tests.server.client import Client, people, sit_together
from tests.server.processes import Postgres, RedisServer, Server
from tests.server.push_service import Browser
from tests.server.test_admin import admin
from tests.server.test_lobby import finish

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


async def sign_in(url: str, path: str, body: Any, **headers: str) -> httpx.Response:
    """As a browser that knows nobody does."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        return await http.post(f"/api/sign-in{path}", json=body, headers=headers)


async def returned(url: str, secret: str, **headers: str) -> Client:
    answer = await sign_in(url, "", {"secret": secret}, **headers)
    assert answer.status_code == 200, answer.text
    return Client(url, answer.json())


async def is_known(client: Client) -> bool:
    return (await client.http.get("/api/me")).status_code == 200


# --- phrases and codes


async def test_a_phrase_brings_a_player_back_to_the_same_game(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN)
        assert (await ann.get("/api/me"))["kept"] is False
        phrase = (await ann.post("/api/me/phrase"))["phrase"]
        assert (await ann.get("/api/me"))["kept"] is True
        typed = phrase.upper().replace(" ", " - ")  # as somebody copies it from a slip of paper
        elsewhere = await returned(server.url, typed, **{"user-agent": FIREFOX})
        assert (elsewhere.id, elsewhere.nickname) == (ann.id, "Ann")
        assert elsewhere.token != ann.token
        await elsewhere.connect()
        await elsewhere.watch(table, 0)
        seat = elsewhere.tables[table]["actors"][0]
        mover = [elsewhere, ben][seat]
        assert (await mover.play(table, seat, mover.legal(table)[0]))["type"] == "done"
        names = {device["name"] for device in (await ann.get("/api/me/access"))["devices"]}
        assert "Firefox · Android" in names
        await elsewhere.close()


async def test_a_new_phrase_makes_the_old_one_worthless(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        first, second = [(await ann.post("/api/me/phrase"))["phrase"] for _ in range(2)]
        old = await sign_in(server.url, "", {"secret": first})
        assert (old.status_code, old.json()["key"]) == (403, "refused-secret")
        assert (await returned(server.url, second)).id == ann.id


async def test_a_code_is_good_for_one_device(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        code = (await ann.post("/api/me/code"))["code"]
        attempts = [sign_in(server.url, "", {"secret": code}) for _ in range(8)]
        statuses = sorted(answer.status_code for answer in await asyncio.gather(*attempts))
        assert statuses == [200] + [403] * 7
        assert len((await ann.get("/api/me/access"))["devices"]) == 2


async def test_a_code_is_void_when_its_time_or_its_turn_is_over(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    async with people(server.url, "Ann") as (ann,):
        first = (await ann.post("/api/me/code"))["code"]
        second = (await ann.post("/api/me/code"))["code"]
        assert (await sign_in(server.url, "", {"secret": first})).status_code == 403
        async with database(server) as connection:
            await connection.execute(text("UPDATE tickets SET until = 1"))
            await connection.commit()
        assert (await sign_in(server.url, "", {"secret": second})).status_code == 403


async def test_an_address_has_few_attempts(start_server: Callable[..., Server]) -> None:
    server = start_server(sign_ins_burst=3, sign_ins_per_hour=1)
    answers = [
        await sign_in(server.url, "", {"secret": "abcdefgh"}, **{"x-forwarded-for": address})
        for address in ["203.0.113.9"] * 4 + ["203.0.113.10"]
    ]
    assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 403]


# --- passkeys


async def passkey_options(client: Client) -> Any:
    return (await client.post("/api/me/passkeys/options"))["options"]


async def with_passkey(server: Server) -> tuple[Client, Authenticator, str]:
    """Somebody at http://localhost, which has a name, and their authenticator."""
    url = server.url.replace("127.0.0.1", "localhost")
    ann = await Client.arrive(url, "Ann")
    key = Authenticator(url)
    made = await ann.post("/api/me/passkeys", {"credential": key.make(await passkey_options(ann))})
    assert [made] == (await ann.get("/api/me/access"))["passkeys"]
    return ann, key, url


async def shown(url: str, key: Authenticator) -> httpx.Response:
    options = (await sign_in(url, "/passkey/options", None)).json()["options"]
    return await sign_in(url, "/passkey", {"credential": key.show(options)})


async def test_a_passkey_keeps_a_player_and_brings_them_back(server: Server) -> None:
    ann, key, url = await with_passkey(server)
    assert (await ann.get("/api/me"))["kept"] is True
    for _ in range(2):
        answer = await shown(url, key)
        assert answer.status_code == 200, answer.text
        assert answer.json()["client"] == ann.id
    await ann.close()


async def test_a_signature_is_good_once(server: Server) -> None:
    ann, key, url = await with_passkey(server)
    options = (await sign_in(url, "/passkey/options", None)).json()["options"]
    credential = key.show(options)
    statuses = [
        (await sign_in(url, "/passkey", {"credential": credential})).status_code for _ in range(2)
    ]
    assert statuses == [200, 403]
    await ann.close()


async def test_a_passkey_is_refused_when_anything_about_it_is_wrong(server: Server) -> None:
    ann, key, url = await with_passkey(server)
    stranger = Authenticator(url)
    stranger.id = key.id  # the right name, and another key
    copied = Authenticator(url)
    copied.__dict__ |= key.__dict__
    assert (await shown(url, key)).status_code == 200
    key.origin = "http://localhost.example"
    for wrong in (stranger, copied, key, Authenticator(url)):  # copied: its count is behind
        answer = await shown(url, wrong)
        assert (answer.status_code, answer.json()["key"]) == (403, "refused-passkey")
    made_for_signing_in = (await sign_in(url, "/passkey/options", None)).json()["options"]
    for credential in ({}, {"id": 1}, {"id": "x", "rawId": "x", "type": "public-key"}):
        answer = await sign_in(url, "/passkey", {"credential": credential})
        assert answer.status_code == 403
    new = Authenticator(url)
    options = {**(await passkey_options(ann)), "challenge": made_for_signing_in["challenge"]}
    answer = await ann.http.post("/api/me/passkeys", json={"credential": new.make(options)})
    assert (answer.status_code, answer.json()["key"]) == (403, "refused-passkey")
    await ann.close()


async def test_nobody_keeps_a_passkey_by_the_challenge_of_somebody_else(server: Server) -> None:
    ann, _, url = await with_passkey(server)
    eve = await Client.arrive(url, "Eve")
    credential = Authenticator(url).make(await passkey_options(ann))
    answer = await eve.http.post("/api/me/passkeys", json={"credential": credential})
    assert answer.status_code == 403
    assert (await eve.get("/api/me/access"))["passkeys"] == []
    await ann.close()
    await eve.close()


async def test_a_passkey_that_is_removed_is_worth_nothing(server: Server) -> None:
    ann, key, url = await with_passkey(server)
    (passkey,) = (await ann.get("/api/me/access"))["passkeys"]
    eve = await Client.arrive(url, "Eve")
    path = f"/api/me/passkeys/{passkey['id']}"
    assert (await eve.http.delete(path)).status_code == 404
    assert (await ann.http.delete(path)).status_code == 200
    assert (await shown(url, key)).status_code == 403
    await ann.close()
    await eve.close()


async def test_an_address_of_numbers_has_no_passkeys(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        answer = await ann.http.post("/api/me/passkeys/options")
        assert (answer.status_code, answer.json()["key"]) == (400, "refused-passkey-address")


# --- devices


async def test_a_device_that_is_signed_out_is_so_at_once(server: Server) -> None:
    async with people(server.url, "Ann", "Eve") as (ann, eve):
        second = await (
            await returned(server.url, (await ann.post("/api/me/code"))["code"])
        ).connect()
        devices = (await second.get("/api/me/access"))["devices"]
        first = next(device["id"] for device in devices if not device["this"])
        assert (await eve.http.delete(f"/api/me/devices/{first}")).status_code == 404
        assert await is_known(ann)
        assert (await second.http.delete(f"/api/me/devices/{first}")).status_code == 200
        await asyncio.wait_for(ann.until_closed(), 30)
        assert ann.closed_with == 4401
        assert not await is_known(ann)
        assert await is_known(second)
        assert (await second.ask("ping"))["type"] == "pong"  # its connection goes on
        await second.close()


async def test_who_comes_back_leaves_what_the_device_was_before(server: Server) -> None:
    async with people(server.url, "Ann", "Guest") as (ann, guest):
        phrase = (await ann.post("/api/me/phrase"))["phrase"]
        me = await guest.post("/api/sign-in", {"secret": phrase})
        assert me["client"] == ann.id
        assert not await is_known(guest)  # the old token
        await asyncio.wait_for(guest.until_closed(), 30)


async def test_signing_out_and_codes_reach_every_worker(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    shared = postgres.new_database("identity")
    here, there = (start_server(database=shared, redis=redis.url) for _ in range(2))
    ann = await (await Client.arrive(here.url, "Ann")).connect()
    second = await returned(there.url, (await ann.post("/api/me/code"))["code"])
    await second.connect()
    devices = (await ann.get("/api/me/access"))["devices"]
    other = next(device["id"] for device in devices if not device["this"])
    assert (await ann.http.delete(f"/api/me/devices/{other}")).status_code == 200
    await asyncio.wait_for(second.until_closed(), 30)
    assert second.closed_with == 4401
    assert not await is_known(second)

    third = await (await returned(there.url, (await ann.post("/api/me/code"))["code"])).connect()
    redis.stop()  # and without a notice it is found out all the same
    devices = (await ann.get("/api/me/access"))["devices"]
    other = next(device["id"] for device in devices if not device["this"])
    assert (await ann.http.delete(f"/api/me/devices/{other}")).status_code == 200
    await asyncio.wait_for(third.until_closed(), 30)
    assert not await is_known(third)
    redis.start()
    for client in (ann, second, third):
        await client.close()


def test_a_device_is_called_what_people_call_it() -> None:
    iphone = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
        "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
    )
    edge = (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
    )
    assert name_of(iphone) == "Safari · iPhone"
    assert name_of(edge) == "Edge · Windows"
    assert name_of("python-httpx/0.28.1") == "python-httpx/0.28.1"
    assert name_of(None) == ""


# --- who may come


@pytest.mark.parametrize(
    ("registration", "refusal"), [("invited", "refused-uninvited"), ("closed", "refused-closed")]
)
async def test_nobody_new_comes_in_uninvited(
    start_server: Callable[..., Server], registration: str, refusal: str
) -> None:
    server = start_server()
    ann = await Client.arrive(server.url, "Ann")
    phrase = (await ann.post("/api/me/phrase"))["phrase"]
    server.stop()
    server.settings = {**server.settings, "registration": registration}
    server.start()
    assert await is_known(ann)  # whoever is known plays on, and comes back
    assert (await returned(server.url, phrase)).id == ann.id
    code, link = await admin(server, "invite", "--public-url", "https://play.example.org")
    assert (code, link.startswith("https://play.example.org/?welcome=")) == (0, True)
    welcome = link.strip().partition("=")[2]
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:

        async def arrive(**more: str) -> tuple[int, str | None]:
            answer = await http.post("/api/me", json={"nickname": "Eve", **more})
            http.cookies.clear()  # whoever asks next is somebody else
            return answer.status_code, answer.json().get("key")

        assert await arrive() == (403, refusal)
        assert await arrive(welcome="guess") == (403, refusal)
        invited = (201, None) if registration == "invited" else (403, refusal)
        assert await arrive(welcome=welcome) == invited
        assert await arrive(welcome=welcome) == (403, refusal)  # it was for one
    await ann.close()


# --- what is kept


@asynccontextmanager
async def database(server: Server) -> AsyncIterator[Any]:
    engine = open_database(Settings(database=server.database).database_url)
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


async def everything_kept(server: Server) -> dict[str, str]:
    """Every value of every column that the database has, as text."""
    found = {}
    async with database(server) as connection:
        for table in schema.metadata.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            for column in table.columns:
                values = [getattr(row, column.name) for row in rows]
                found[f"{table.name}.{column.name}"] = "\n".join(map(_text, values))
    return found


# what belongs to somebody by a column of theirs, and what of the export has it
BELONGINGS = {
    "devices.client_id": "devices",
    "passkeys.client_id": "passkeys",
    "tickets.client_id": "format",  # nothing: they are secrets of a moment
    "tables.owner": "games",
    "seats.client_id": "games",
    "entries.client_id": "games",
    "results.player": "results",
    "ratings.player": "ratings",
    "seeks.client_id": "seek",
    "branches.client_id": "branches",
    "puzzle_tries.client_id": "puzzles",
    "puzzle_days.client_id": "puzzles",
    "chat.client_id": "chat",
    "alert_wishes.client_id": "alerts",
    "subscriptions.client_id": "alerts",
    "alerts.client_id": "told",
    "blocks.client_id": "blocked",
    "blocks.other": "format",  # nothing: nobody learns who has blocked them
    "follows.client_id": "follows",
    "follows.other": "format",  # nor who follows them
    "reports.client_id": "reports",
    "reports.other": "format",  # nor who has reported them
}


def test_every_column_with_a_client_is_known_to_the_tests_of_export_and_deletion() -> None:
    there = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if column.name in ("client_id", "other", "owner", "player")
    }
    assert there == set(BELONGINGS)


def _text(value: object) -> str:
    if isinstance(value, bytes):
        try:
            return "\n".join(unpack(value))
        except Exception:  # it is not packed
            return value.decode("latin-1")
    return str(value)


async def follow(client: Client, other: Client) -> None:
    page = (await other.get("/api/me"))["page"]
    await client.post("/api/me/friends", {"page": page})


async def solve(client: Client) -> None:
    """Answer the puzzle of the day."""
    daily = (await client.get("/api/puzzles"))["daily"]["id"]
    await client.post(f"/api/puzzles/{daily}/answer")


async def part(client: Client, table: str, seat: int) -> None:
    """Block somebody at a table, and report him."""
    whom = {"table": table, "seat": seat}
    await client.post("/api/me/blocks", whom)
    await client.post("/api/me/reports", {**whom, "reason": "other", "text": f"by {client.id}"})


async def be_called(client: Client) -> str:
    """Let somebody be called by all ways there are; the address of the feed."""
    await client.post("/api/me/alerts/push", Browser("https://xylo.example/").subscription())
    await client.post("/api/me/alerts/webhooks", {"url": "https://glock.example/"})
    path: str = (await client.post("/api/me/alerts/feed"))["path"]
    return path


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_of_who_is_deleted_nothing_is_left_in_any_column(
    request: pytest.FixtureRequest, start_server: Callable[..., Server], kind: str
) -> None:
    chosen = None
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        chosen = postgres.new_database("deleted")
    server = start_server(database=chosen)
    ann, key, url = await with_passkey(server)
    await ann.http.patch("/api/me", json={"nickname": "Annabella"})
    await ann.connect()
    feed = await be_called(ann)
    async with people(url, "Ben", "Cleo") as (ben, cleo):
        running = await sit_together([ann, ben], OPEN)
        over = await sit_together([ann, ben], OPEN, options={"turn_limit": 2}, rated=True)
        await finish([ann, ben], over)
        for table in (running, over):
            await ann.ask("say", table=table, text="Xylophone")
        phrase = (await ann.post("/api/me/phrase"))["phrase"]
        second = await returned(
            url, (await ann.post("/api/me/code"))["code"], **{"user-agent": "Zither/1"}
        )
        await second.connect()
        await asyncio.gather(
            *(passkey_options(ann), ann.ask("seek", title=OPEN, players=2), solve(ann)),
            ann.post("/api/analysis/branches", {"table": over, "move": 0}),
        )
        code = (await ann.post("/api/me/code"))["code"]
        for client, seat in ((ann, 1), (ben, 0)):
            await part(client, over, seat)
        for client, other in ((ann, cleo), (cleo, ann)):
            await follow(client, other)
        export = await ann.get("/api/me/export")
        while not export["ratings"] or over not in {told["table"] for told in export["told"]}:
            await asyncio.sleep(0.1)
            export = await ann.get("/api/me/export")
        for column, part_of_it in BELONGINGS.items():
            assert export[part_of_it], column
        assert [(result["table"], result["seat"]) for result in export["results"]] == [(over, 0)]
        assert (export["phrase"], export["seek"]["name"]) == (True, "Annabella")
        assert {device["name"] for device in export["devices"]} >= {"Zither/1"}
        assert [passkey["id"] for passkey in export["passkeys"]]
        assert {way["name"] for way in export["alerts"]["subscriptions"]} >= {"glock.example"}
        traces = (
            *("Annabella", "Xylophone", "Zither", ann.id, export["passkeys"][0]["id"]),
            *("xylo.example", "glock.example", hashed(feed.rpartition("/")[2])),
        )
        before = await everything_kept(server)
        for trace in traces:
            assert any(trace in kept for kept in before.values()), trace
        assert "1" in before["tickets.until"]
        for column in BELONGINGS:
            assert ann.id in before[column], column

        assert (await ann.http.delete("/api/me")).status_code == 200
        for client in (ann, second):
            await asyncio.wait_for(client.until_closed(), 30)
            assert not await is_known(client)
        for secret in (phrase, code):
            assert (await sign_in(url, "", {"secret": secret})).status_code == 403
        assert (await shown(url, key)).status_code == 403
        info = await ben.get(f"/api/tables/{over}")
        assert [seat["name"] for seat in info["seats"]] == [None, "Ben"]  # the game stays
    after = await everything_kept(server)
    left = [(column, trace) for column, kept in after.items() for trace in traces if trace in kept]
    assert left == []
    assert set(after["clients.id"].split()) == {ben.id, cleo.id}
    assert set(after["devices.client_id"].split()) == {ben.id, cleo.id}
    await ann.close()
    await second.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_whoever_was_known_before_there_were_devices_is_known_still(
    request: pytest.FixtureRequest, start_server: Callable[..., Server], tmp_path: Any, kind: str
) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database("before_devices")
    engine = open_database(Settings(database=url).database_url)
    await migrate(engine, "0002")
    token = "the token of Ann"
    row = {"id": "ann", "hash": hashed(token)}
    async with engine.begin() as connection:
        await connection.execute(text("INSERT INTO clients VALUES (:id, :hash, 'Ann', 5)"), row)
    await engine.dispose()
    server = start_server(database=url)
    me = {"client": "ann", "token": token, "nickname": "Ann"}
    ann = Client(server.url, me)
    told = await ann.get("/api/me")
    assert len(told.pop("page")) == 12
    before_pages = {"kept": False, "hidden": True}  # nobody is shown who was not asked
    assert told == {**me, "created": 5, "token": None, **before_pages}
    (device,) = (await ann.get("/api/me/access"))["devices"]
    assert device["this"]
    await ann.close()
