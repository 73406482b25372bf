"""Alerts to those who are not there, against a push service of our own that decrypts them."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Any
from xml.etree import ElementTree as Xml

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from jailbirds.server.alerts import web_push
from jailbirds.server.alerts.alert_reader import Quiet, quiet_until
from jailbirds.server.alerts.outside import Outside, Unreachable, check_address
from jailbirds.server.hosts import is_public
from jailbirds.table import Refusal
from tests.roles import OPEN, soon_over
from tests.server.client import Client, people
from tests.server.processes import Postgres, RedisServer, Server
from tests.server.push_service import (
    Browser,
    PushService,
    check_signature,
    from_base64,
    push_service,
    to_base64,
)
from tests.server.test_ratings import play_to_the_end

ME, FREE = {"kind": "me"}, {"kind": "open"}
AT_ONCE: dict[str, Any] = {"alert_seconds": 0, "private_endpoints": True, "sweep_ms": 50}
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = Server(tmp_path_factory.mktemp("alerts"), **AT_ONCE).start()
    yield running
    assert running.stop() == 0
    assert '"level":"error"' not in running.log.read_text()


# --- encryption and signature


def test_a_message_is_encrypted_as_the_standard_says() -> None:
    """RFC 8291, appendix A: every byte of its example."""
    own = ec.derive_private_key(
        int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        ec.SECP256R1(),
    )
    public_key = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    sealed = web_push.encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64(public_key),
        from_base64("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_base64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_a_sender_signs_for_one_push_service() -> None:
    key = web_push.read_key(web_push.new_key())
    header = web_push.authorization(key, "https://push.example/a/b", 1_000, "mailto:a@b.example")
    claims, shown = check_signature({"authorization": header}, "https://push.example")
    assert claims == {
        "aud": "https://push.example",
        "exp": 1_000 + 12 * 3600,
        "sub": "mailto:a@b.example",
    }
    assert shown == web_push.base64url(web_push.point(key))


# --- addresses that strangers give


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0"),
        *("fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("ff02::1", "2001:db8::1"),
    ],
)
def test_an_address_of_the_own_net_is_not_public(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["1.1.1.1", "93.184.216.34", "2606:4700::1111"])
def test_an_address_that_everybody_reaches_is_public(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "address",
    [
        *("http://push.example/x", "https://127.0.0.1/x", "https://[::1]/x", "ftp://a.example"),
        *("https://", "https://a b.example", "https://me:secret@a.example", "x", "https://[/"),
        *("https://a.example:port/", "file:///etc/passwd", "https://a.example/\r\nx: y"),
        "https://a.example/" + "x" * 1_000,
    ],
)
def test_an_address_that_is_not_to_be_asked_is_refused(address: str) -> None:
    with pytest.raises(Refusal):
        check_address(address, private=False)


async def test_a_name_that_stands_for_the_own_machine_is_not_asked(service: PushService) -> None:
    outside = Outside(private=False)
    port = service.origin.rpartition(":")[2]
    with pytest.raises(Unreachable, match="not a public address"):
        await outside.post(f"https://localhost:{port}/x", {}, b"")
    await outside.close()
    assert service.received == []


async def test_nobody_is_followed_to_another_place(service: PushService) -> None:
    service.answers["/x"] = 302
    service.redirect = f"{service.origin}/inside"
    outside = Outside(private=True)
    assert await outside.post(f"{service.origin}/x", {}, b"") == 302
    await outside.close()
    assert [path for path, _, _ in service.received] == ["/x"]


async def test_a_server_takes_no_private_address_unless_it_is_told_to(
    start_server: Callable[..., Server], service: PushService
) -> None:
    server = start_server(alert_seconds=0)
    async with people(server.url, "Ann") as (ann,):
        for path, body in (
            ("push", {**_keys(), "endpoint": f"{service.origin}/x"}),
            ("push", {**_keys(), "endpoint": "https://127.0.0.1/x"}),
            ("webhooks", {"url": f"{service.origin}/x"}),
        ):
            answer = await ann.http.post(f"/api/me/alerts/{path}", json=body)
            assert (answer.status_code, answer.json()["key"]) == (400, "refused-address")
        for keys in (
            {"p256dh": "AAAA", "auth": to_base64(bytes(16))},
            {"p256dh": "x", "auth": "x"},
        ):
            body = {"endpoint": "https://push.example/x", "keys": keys}
            answer = await ann.http.post("/api/me/alerts/push", json=body)
            assert (answer.status_code, answer.json()["key"]) == (400, "refused-malformed")
        assert (await ann.get("/api/me/alerts"))["subscriptions"] == []


def _keys() -> dict[str, Any]:
    key = web_push.point(ec.generate_private_key(ec.SECP256R1()))
    return {"keys": {"p256dh": to_base64(key), "auth": to_base64(bytes(16))}}


# --- whose turn it is


async def act(client: Client, table: str, seat: int) -> None:
    """Come, play until it is the turn of somebody else, and go."""
    await client.connect()
    await client.watch(table, seat)
    while client.tables[table]["legal"] and client.tables[table]["status"] == "playing":
        await client.play(table, seat, client.legal(table)[0])
        await client.ask("ping")
    await client.disconnect()


async def begin(ann: Client, ben: Client, **wishes: Any) -> str:
    """A table of two who are not connected, where it is Ben's turn."""
    info = await ann.open(OPEN, [ME, FREE], **wishes)
    assert await ben.join(info) == 1
    table: str = info["table"]
    if 0 in (await ann.get(f"/api/tables/{table}"))["actors"]:
        await act(ann, table, 0)
    return table


async def two(server: Server, names: tuple[str, str] = ("Ann", "Ben")) -> tuple[Client, Client]:
    ann, ben = [await Client.arrive(server.url, name) for name in names]
    return ann, ben


async def all_sent(server: Server, service: PushService) -> None:
    """Until whatever was due before is sent: an alert comes after those before it."""
    many = len(service.received)
    eve, kim = await two(server, ("Eve", "Kim"))
    path = f"/canary{many}"
    await service.subscribe(kim, path)
    await begin(eve, kim)
    while not any(each[0] == path for each in service.received):
        await service.until(len(service.received) + 1)
    for client in (eve, kim):
        assert (await client.http.delete("/api/me")).status_code == 200
        await client.close()


async def test_whose_turn_it_is_hears_it_once_a_turn_in_their_language(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server)
    await service.subscribe(ben, "/ben", "pl")
    table = await begin(ann, ben)
    await service.until(1)
    for many in (1, 2):
        await all_sent(server, service)
        assert len(service.messages("/ben")) == many
        if many == 1:
            await act(ben, table, 1)
            await act(ann, table, 0)
            while len(service.messages("/ben")) < 2:
                await service.until(len(service.received) + 1)
    told = service.messages("/ben")[0]
    assert told["heading"].endswith(": twoja kolej")
    assert told["body"] == "Ann czeka na ciebie."
    assert (told["kind"], told["table"], told["url"]) == ("turn", table, f"/t/{table}")
    _, headers, _ = next(each for each in service.received if each[0] == "/ben")
    _, key = check_signature(headers, service.origin)
    assert key == (await ben.get("/api/me/alerts"))["key"]
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert headers["topic"] == table
    await ann.close()
    await ben.close()


async def test_who_renews_a_subscription_is_called_by_the_new_one_in_the_same_language(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server)
    await service.subscribe(ben, "/before", "de")
    renewed = service.browsers["/renewed"] = Browser(service.origin + "/renewed")
    said = {key: value for key, value in renewed.subscription().items() if key != "language"}
    assert len((await ben.post("/api/me/alerts/push", said))["subscriptions"]) == 1
    await begin(ann, ben)
    while not service.messages("/renewed"):
        await service.until(len(service.received) + 1)
    assert service.messages("/renewed")[0]["body"] == "Ann wartet auf dich."
    assert service.messages("/before") == []
    await ann.close()
    await ben.close()


async def test_who_has_moved_is_not_called(
    start_server: Callable[..., Server], service: PushService
) -> None:
    server = start_server(**{**AT_ONCE, "alert_seconds": 3})
    ann, ben = await two(server)
    await service.subscribe(ben, "/ben")
    table = await begin(ann, ben)
    await act(ben, table, 1)
    await all_sent(server, service)
    assert service.messages("/ben") == []
    await ann.close()
    await ben.close()


async def test_who_looks_at_the_table_is_not_called_until_he_leaves(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server)
    await ben.connect()
    await service.subscribe(ben, "/ben")
    info = await ann.open(OPEN, [ME, FREE])
    table = info["table"]
    await ben.join(info)
    await ben.watch(table, 1)
    if 0 in ben.tables[table]["actors"]:
        await act(ann, table, 0)
    await all_sent(server, service)
    assert service.messages("/ben") == []
    await ben.disconnect()
    await service.until(2)
    assert len(service.messages("/ben")) == 1
    await ann.close()
    await ben.close()


async def test_nobody_is_called_to_bots_or_to_a_lesson(
    server: Server, service: PushService
) -> None:
    ann = await Client.arrive(server.url, "Ann")
    await service.subscribe(ann, "/ann")
    await ann.open(OPEN, [ME, {"kind": "bot"}])
    await ann.post("/api/tables/lesson", {"title": OPEN})
    await all_sent(server, service)
    assert service.messages("/ann") == []
    await ann.close()


@pytest.mark.parametrize("how", ["signed out", "switched off", "deleted", "another kind", "quiet"])
async def test_who_is_not_to_be_called_is_not(
    server: Server, service: PushService, how: str
) -> None:
    ann, ben = await two(server)
    await service.subscribe(ben, "/ben")
    mine = await ben.get("/api/me/alerts")
    if how == "signed out":
        code = (await ben.post("/api/me/code"))["code"]
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            second = Client(
                server.url, (await http.post("/api/sign-in", json={"secret": code})).json()
            )
        (old,) = [d for d in (await ben.get("/api/me/access"))["devices"] if d["this"]]
        assert (await ben.http.delete(f"/api/me/devices/{old['id']}")).status_code == 200
        await ben.close()
        ben = second
        assert (await ben.get("/api/me/alerts"))["subscriptions"] == []
    elif how == "switched off":
        (way,) = mine["subscriptions"]
        assert way["this"]
        assert (
            await ben.http.delete(f"/api/me/alerts/subscriptions/{way['id']}")
        ).status_code == 200
    elif how == "another kind":
        answer = await ben.http.put("/api/me/alerts", json={"kinds": ["over", "invitation"]})
        assert answer.json()["kinds"] == ["invitation", "over"]
    elif how == "quiet":
        minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
        hours = {"start": minute, "end": (minute - 1) % 1440, "zone": "UTC"}
        answer = await ben.http.put("/api/me/alerts", json={"kinds": mine["kinds"], "quiet": hours})
        assert answer.json()["quiet"] == hours
    table = await begin(ann, ben)
    if how == "deleted":
        assert (await ben.http.delete("/api/me")).status_code == 200
        seen = len(service.received)  # it may have been told before
        await all_sent(server, service)
        assert len(service.received) == seen + 1
    else:
        await all_sent(server, service)
        assert service.messages("/ben") == []
        assert 1 in (await ann.get(f"/api/tables/{table}"))["actors"]
    await ann.close()
    await ben.close()


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    server: Server, service: PushService, status: int
) -> None:
    ann, ben = await two(server)
    await service.subscribe(ben, "/gone")
    service.answers["/gone"] = status
    await begin(ann, ben)
    await service.until(1)
    await all_sent(server, service)
    assert len([each for each in service.received if each[0] == "/gone"]) == 1
    assert (await ben.get("/api/me/alerts"))["subscriptions"] == []
    await ann.close()
    await ben.close()


async def test_a_push_service_in_trouble_is_tried_again(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server)
    await service.subscribe(ben, "/ben")
    service.answers["/ben"] = 503
    await begin(ann, ben)
    await service.until(1)
    service.answers["/ben"] = 201
    await service.until(2)
    first, second = service.messages("/ben")
    assert first == second
    assert len((await ben.get("/api/me/alerts"))["subscriptions"]) == 1
    await ann.close()
    await ben.close()


async def test_an_invitation_and_the_end_of_a_game_are_told(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server)
    info = await ann.open(OPEN, [ME, FREE], options=soon_over(OPEN, 1))
    await ben.join(info)
    for client in (ann, ben):
        await client.connect()
    await play_to_the_end(info, ann, ben)
    await ben.disconnect()
    await service.subscribe(ben, "/ben", "de")
    again = await ann.post(f"/api/tables/{info['table']}/rematch")
    while {told["kind"] for told in service.messages("/ben")} != {"over", "invitation"}:
        await service.until(len(service.received) + 1)
    told = {each["kind"]: each for each in service.messages("/ben")}
    assert told["invitation"]["url"] == f"/t/{again['table']}"
    assert (
        told["invitation"]["body"] == "An einem Tisch mit Ann ist ein Platz für dich frei gehalten."
    )
    assert told["over"]["url"] == f"/t/{info['table']}"
    await ann.close()
    await ben.close()


async def test_time_that_runs_out_is_told_after_a_restart_too(
    start_server: Callable[..., Server], service: PushService, tmp_path: Any
) -> None:
    server = start_server(**AT_ONCE)
    ann, ben = await two(server)
    await service.subscribe(ben, "/ben")
    table = await begin(ann, ben, clock={"kind": "days", "days": 1})
    await service.until(1)
    server.stop()
    server.clock = tmp_path / "clock"
    server.clock.write_text(str(19 * 3600))  # of 24 hours; it is told six before the end
    server.start()
    await service.until(2)
    assert [told["kind"] for told in service.messages("/ben")] == ["turn", "deadline"]
    assert 1 in (await ann.get(f"/api/tables/{table}"))["actors"]
    await ann.close()
    await ben.close()


async def test_vacation_holds_the_clocks_of_all_games_by_days(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server)
    days = {"kind": "days", "days": 2, "vacation": 5}
    table = await begin(ann, ben, clock=days)
    await begin(ann, ben)  # one without a clock has nothing to hold

    async def clock() -> dict[str, Any]:
        return dict((await ann.get(f"/api/tables/{table}"))["seats"][1])

    before = await clock()
    assert (await ben.get("/api/me/vacation"))["games"] == [
        {"table": table, "title": OPEN, "left": 5, "until": None}
    ]
    (away,) = (await ben.post("/api/me/vacation", {"days": 3}))["games"]
    after = await clock()
    assert after["away"] == away["until"]
    assert after["deadline"] == away["until"] + 2 * 24 * 3600 * 1000 > before["deadline"]
    (back,) = (await ben.post("/api/me/vacation", {"days": 0}))["games"]
    assert (back["until"], (await clock())["away"]) == (None, None)
    assert (await clock())["deadline"] == before["deadline"]
    await ann.close()
    await ben.close()


async def test_several_workers_send_one_message(
    start_server: Callable[..., Server],
    postgres: Postgres,
    redis: RedisServer,
    service: PushService,
) -> None:
    shared = postgres.new_database("alerts")
    here, there = (start_server(database=shared, redis=redis.url, **AT_ONCE) for _ in range(2))
    ann, ben = await two(here)
    ben.move(there.url)
    await service.subscribe(ben, "/ben")
    table = await begin(ann, ben)
    await service.until(1)
    for server in (here, there):
        await all_sent(server, service)
    assert len(service.messages("/ben")) == 1
    await act(ben, table, 1)  # by the other worker
    await ben.connect()
    await ben.watch(table, 1)
    await act(ann, table, 0)
    for server in (here, there):
        await all_sent(server, service)
    assert len(service.messages("/ben")) == 1  # there, at another worker than the one that looks
    await ann.close()
    await ben.close()


# --- quiet hours


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-07-01T23:30+02:00", "2026-07-02T07:15+02:00"),
        ("2026-07-02T07:14+02:00", "2026-07-02T07:15+02:00"),
        ("2026-07-02T07:15+02:00", None),
        ("2026-07-02T21:59+02:00", None),
        ("2026-07-02T22:00+02:00", "2026-07-03T07:15+02:00"),
        ("2026-01-02T06:00+01:00", "2026-01-02T07:15+01:00"),
    ],
)
def test_quiet_hours_are_those_of_the_reader(now: str, until: str | None) -> None:
    hours = Quiet(22 * 60, 7 * 60 + 15, "Europe/Warsaw")
    assert quiet_until(hours, at(now)) == (at(until) if until else None)


async def test_what_quiet_hours_held_back_is_told_when_they_end_if_it_stands_still(
    start_server: Callable[..., Server], service: PushService, tmp_path: Any
) -> None:
    server = start_server(**AT_ONCE)
    server.clock = tmp_path / "clock"
    ann, ben = await two(server)
    await service.subscribe(ben, "/ben")
    minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
    hours = {"start": (minute - 60) % 1440, "end": (minute + 180) % 1440, "zone": "UTC"}
    await ben.http.put("/api/me/alerts", json={"kinds": ["turn"], "quiet": hours})
    waits, moved = await begin(ann, ben), await begin(ann, ben)
    await all_sent(server, service)
    await act(ben, moved, 1)
    for later in (2, 4):  # hours
        assert service.messages("/ben") == []
        server.stop()
        server.clock.write_text(str(later * 3600))
        server.start()
        await all_sent(server, service)
    while not service.messages("/ben"):
        await service.until(len(service.received) + 1)
    await all_sent(server, service)
    assert [(told["kind"], told["table"]) for told in service.messages("/ben")] == [("turn", waits)]
    await ann.close()
    await ben.close()


async def test_a_time_zone_that_is_none_is_refused(server: Server) -> None:
    ann = await Client.arrive(server.url, "Ann")
    for zone in ("Nowhere/Atall", "../../etc/passwd", "/etc/localtime"):
        quiet = {"start": 0, "end": 60, "zone": zone}
        answer = await ann.http.put("/api/me/alerts", json={"kinds": [], "quiet": quiet})
        assert (answer.status_code, answer.json()["key"]) == (400, "refused-malformed")
    await ann.close()


# --- feed and webhook


async def feed_of(server: Server, path: str) -> list[tuple[str | None, str | None, str]]:
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:  # as a reader: nobody
        answer = await http.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/atom+xml")
    return [
        (
            entry.findtext(f"{ATOM}title"),
            entry.findtext(f"{ATOM}summary"),
            entry.find(f"{ATOM}link").attrib["href"],  # type: ignore[union-attr]
        )
        for entry in Xml.fromstring(answer.text).iter(f"{ATOM}entry")
    ]


async def test_a_feed_tells_what_stands_and_nothing_after_the_move(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server, ("<Ann> & Co", "Ben"))
    path = (await ben.post("/api/me/alerts/feed", {"language": "nl"}))["path"]
    assert await feed_of(server, path) == []
    table = await begin(ann, ben)
    await all_sent(server, service)
    ((heading, body, link),) = await feed_of(server, path)
    assert heading is not None
    assert heading.endswith(": jij bent aan de beurt")
    assert body == "<Ann> & Co wacht op je."
    assert link == f"{server.url}/t/{table}"
    await act(ben, table, 1)
    await all_sent(server, service)
    assert await feed_of(server, path) == []
    new = (await ben.post("/api/me/alerts/feed", {}))["path"]
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get(path)).status_code == 404  # the old address is void
        assert (await http.get(new)).status_code == 200
        await ben.http.delete("/api/me/alerts/feed")
        assert (await http.get(new)).status_code == 404
    await ann.close()
    await ben.close()


async def test_a_webhook_is_told_once_a_turn_and_can_tell_who_does(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server)
    hook = await ben.post("/api/me/alerts/webhooks", {"url": f"{service.origin}/hook"})
    table = await begin(ann, ben)
    await service.until(1)
    await all_sent(server, service)
    ((_, headers, body),) = [each for each in service.received if each[0] == "/hook"]
    signature = hmac.new(hook["secret"].encode(), body, hashlib.sha256).hexdigest()
    assert headers["jailbirds-signature"] == f"sha256={signature}"
    told = msgspec.json.decode(body)
    assert (told["kind"], told["table"], told["body"]) == ("turn", table, "Ann is waiting for you.")
    assert told["url"].endswith(f"/t/{table}")
    for _ in range(2):
        await ben.post("/api/me/alerts/webhooks", {"url": f"{service.origin}/more"})
    answer = await ben.http.post("/api/me/alerts/webhooks", json={"url": f"{service.origin}/x"})
    assert (answer.status_code, answer.json()["key"]) == (429, "refused-webhooks")
    path = f"/api/me/alerts/subscriptions/{hook['id']}"
    assert (await ann.http.delete(path)).status_code == 404  # not hers
    assert (await ben.http.delete(path)).status_code == 200
    await act(ben, table, 1)
    await act(ann, table, 0)
    while [each[0] for each in service.received].count("/more") < 2:
        await service.until(len(service.received) + 1)
    await all_sent(server, service)
    assert [each[0] for each in service.received].count("/hook") == 1
    await ann.close()
    await ben.close()


async def test_another_player_of_a_browser_takes_its_place(
    server: Server, service: PushService
) -> None:
    ann, ben = await two(server)
    browser = await service.subscribe(ann, "/same")
    await ben.post("/api/me/alerts/push", browser.subscription())
    assert (await ann.get("/api/me/alerts"))["subscriptions"] == []
    assert len((await ben.get("/api/me/alerts"))["subscriptions"]) == 1
    await ann.close()
    await ben.close()
