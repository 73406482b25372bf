"""Safety: mute, block, report; and limits against those who invite everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.roles import OPEN, soon_over
from tests.server.client import Client, people, sit_together
from tests.server.processes import Postgres, RedisServer, Server
from tests.server.test_admin import admin
from tests.server.test_ratings import play_to_the_end

ME, FREE = {"kind": "me"}, {"kind": "open"}


async def page_of(client: Client) -> str:
    page: str = (await client.get("/api/me"))["page"]
    return page


async def block(client: Client, kind: str = "block", **whom: Any) -> Any:
    return (await client.post("/api/me/blocks", {"kind": kind, **whom}))["blocked"]


def heard(client: Client) -> list[str]:
    return [m["line"]["text"] for m in client.received if m["type"] == "said"]


async def say(client: Client, table: str, text: str) -> None:
    assert (await client.ask("say", table=table, text=text))["type"] == "done"


async def test_who_is_muted_is_heard_by_all_others(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN)
        await eve.watch(table)
        (muted,) = await block(ann, "mute", table=table, seat=1)
        assert (muted["name"], muted["kind"]) == ("Ben", "mute")
        assert ben.id not in str(muted)
        await say(ben, table, "You all cheat")
        await say(ann, table, "Nice day")
        for client in (ann, eve):
            await client.wait_for(lambda client=client: "Nice day" in heard(client))
        assert heard(ann) == ["Nice day"]
        assert heard(eve) == ["You all cheat", "Nice day"]
        again = await ann.watch(table, 0)
        assert [line["text"] for line in again["chat"]] == ["Nice day"]
        answer = await ann.http.delete(f"/api/me/blocks/{muted['id']}")
        assert answer.json() == {"blocked": []}
        again = await ann.watch(table, 0)
        assert [line["text"] for line in again["chat"]] == ["You all cheat", "Nice day"]


async def test_who_was_muted_by_a_line_is_muted_at_every_table_and_worker(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    shared = postgres.new_database("safety")
    here, there = (start_server(database=shared, redis=redis.url) for _ in range(2))
    async with people(here.url, "Ann", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN)
        await say(ben, table, "You cheat")
        await ann.wait_for(lambda: heard(ann) == ["You cheat"])
        line = next(m["line"]["number"] for m in ann.received if m["type"] == "said")
        await ann.disconnect()
        ann.move(there.url)
        await ann.connect()
        await ann.watch(table, 0)
        ann.move(here.url)  # the request goes to one worker, the line is at another
        await block(ann, "mute", table=table, line=line)
        ann.received.clear()
        for number in range(100):  # until the other worker has heard of it
            await say(ben, table, f"still {number}")
            shown = await ann.watch(table, 0)
            if not shown["chat"]:
                break
        assert shown["chat"] == []
        ann.received.clear()
        await say(ben, table, "once more")
        await say(ann, table, "silence")
        await ann.wait_for(lambda: "silence" in heard(ann))
        assert heard(ann) == ["silence"]


async def test_who_is_blocked_does_not_sit_down_with_one_and_sees_no_page(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        await block(ann, page=await page_of(ben))
        for host, guest in ((ann, ben), (ben, ann)):
            info = await host.open(OPEN, [ME, FREE], visibility="open")
            body = {"invite": info["invite"]}
            answer = await guest.http.post(f"/api/tables/{info['table']}/join", json=body)
            assert (answer.status_code, answer.json()["key"]) == (403, "refused-blocked")
            assert await eve.join(info) == 1
            page = await page_of(host)
            assert (await guest.http.get(f"/api/players/{page}")).status_code == 404
            assert (await eve.http.get(f"/api/players/{page}")).status_code == 200
        (blocked,) = (await ann.get("/api/me/blocks"))["blocked"]
        assert (await ben.get("/api/me/blocks"))["blocked"] == []
        assert (await ben.http.delete(f"/api/me/blocks/{blocked['id']}")).status_code == 404
        assert (await ann.http.delete(f"/api/me/blocks/{blocked['id']}")).status_code == 200
        info = await ann.open(OPEN, [ME, FREE])
        assert await ben.join(info) == 1


async def test_nobody_is_asked_to_a_rematch_by_whom_he_has_blocked(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, [ME, FREE], options=soon_over(OPEN, 1))
        await ben.join(info)
        await play_to_the_end(info, ann, ben)
        await block(ben, table=info["table"], seat=0)
        again = await ann.post(f"/api/tables/{info['table']}/rematch")
        assert sorted(str(seat["name"]) for seat in again["seats"]) == ["Ann", "None"]
        games = (await ben.get("/api/me/games"))["games"]
        assert again["table"] not in [game["table"] for game in games]


async def test_those_who_seek_a_game_are_not_brought_together_with_whom_they_blocked(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        await block(ann, page=await page_of(ben))
        wish: dict[str, Any] = {"title": OPEN, "players": 2}
        await ann.ask("seek", **wish)
        await ann.wait_for(lambda: ann.seeking and ann.seeking["seek"])
        assert ann.seeking is not None
        joined = await ben.ask("join_seek", seek=ann.seeking["seek"]["id"])
        assert joined["key"] == "refused-seek-gone"  # and no word of why
        await ben.ask("seek", **wish)
        await eve.ask("seek", **wish)
        await eve.wait_for(lambda: eve.seeking and eve.seeking["table"])
        await ann.wait_for(lambda: ann.seeking and ann.seeking["table"])
        assert ann.seeking["table"] == (eve.seeking or {})["table"]
        assert ben.seeking is not None
        assert ben.seeking["table"] is None


async def test_one_cannot_invite_without_end(start_server: Callable[..., Server]) -> None:
    server = start_server(invitations_per_hour=1, invitations_burst=2)
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        statuses = []
        for _ in range(3):
            info = await ann.open(OPEN, [ME, FREE])
            seat = await ben.join(info)
            await ben.watch(info["table"], seat)
            await ben.ask("resign", table=info["table"], seat=seat)
            answer = await ann.http.post(f"/api/tables/{info['table']}/rematch")
            statuses.append(answer.status_code)
        assert statuses == [200, 200, 429]
        assert answer.json()["key"] == "refused-invitations"


async def test_a_report_reaches_the_operator(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN, spectators=False)
        await say(ben, table, "[bold]Grr[/] you all")
        await ann.wait_for(lambda: len(heard(ann)) == 1)
        line = next(m["line"]["number"] for m in ann.received if m["type"] == "said")
        about = {"table": table, "line": line}
        await ann.post("/api/me/reports", {**about, "reason": "abuse", "text": "He growls"})
        refused = await eve.http.post("/api/me/reports", json={**about, "reason": "abuse"})
        assert refused.status_code == 404  # she may not even know of the table
        for wrong in ({"seat": 0}, {"seat": 5}, {"line": 1}, {}):  # herself, nobody, nothing
            body = {"table": table, "reason": "other", **wrong}
            assert (await ann.http.post("/api/me/reports", json=body)).status_code == 404
        code, told = await admin(server, "reports")
        assert code == 0
        for part in ("Ann about Ben", table, "abuse", "[bold]Grr[/] you all", "He growls"):
            assert part in told, part
        report = told.split()[0]
        code, told = await admin(server, "reports", "--done", report)
        assert (code, report in told) == (0, False)
        code, told = await admin(server, "reports", "--all")
        assert report in told
        export = await ann.get("/api/me/export")
        assert [each["text"] for each in export["reports"]] == ["He growls"]
        assert (await ben.get("/api/me/export"))["reports"] == []
