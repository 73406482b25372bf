"""Foreign seats: every message that the protocol has, from those who may not send it."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from jailbirds.server import protocol
from tests.roles import OPEN
from tests.server.client import people, sit_together
from tests.server.processes import Server
from tests.server.test_strangers import everything

# what they can say, by field; a message with another one fails here until it has a value
SAID: dict[str, Any] = {
    "version": 1,
    "action": {"do": "nothing"},
    "agree": True,
    "other": 0,
    "pace": "instant",
    "text": "I am somebody else",
    "level": "rookie",
    "seek": "nosuchseek",
    "title": OPEN,
    "players": 4,
}
ALWAYS = ("id", "table", "seat")
FIELDS = {
    kind.__struct_config__.tag: {field.name: field for field in msgspec.structs.fields(kind)}
    for kind in get_args(protocol.ClientMessage)
}
OF_A_SEAT = [kind for kind, fields in FIELDS.items() if "seat" in fields]
OF_A_TABLE = [
    kind for kind, fields in FIELDS.items() if "table" in fields and kind not in OF_A_SEAT
]
OF_ONESELF = [kind for kind, fields in FIELDS.items() if "table" not in fields]


def said(kind: str, **more: Any) -> dict[str, Any]:
    """A whole message of this kind."""
    fields = FIELDS[kind]
    needed = {name for name, field in fields.items() if field.required} - {*ALWAYS, *more}
    return {name: SAID[name] for name in needed} | more


def test_every_message_is_of_a_seat_or_a_table_or_of_oneself() -> None:
    assert {"play", "say", "stand_in", "end", "pace", "enough", "watch"} <= set(OF_A_SEAT)
    assert set(OF_A_TABLE) == {"unwatch", "fill", "cancel", "rematch"}
    assert set(OF_ONESELF) == {"lobby", "seek", "join_seek", "unseek", "ping"}


async def test_nobody_acts_for_a_foreign_seat(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN)  # spectators may look
        before = await everything(ann, table)
        seat = ann.tables[table]["actors"][0]
        here = {"table": table, "seat": seat}
        action = [ann, ben][seat].legal(table)[0]
        more = {"play": {"version": ann.tables[table]["version"], "action": action}}
        more |= {"ask": {"action": action}, "stand_in": {"other": 1 - seat}}
        other = [ann, ben][1 - seat]
        for client in (eve, other):
            await client.watch(table)
            for kind in OF_A_SEAT:
                answer = await client.ask(kind, **said(kind, **here, **more.get(kind, {})))
                assert (answer["type"], answer["kind"]) == ("refused", "not_yours"), kind
        assert await everything(ann, table) == before


async def test_what_is_the_hosts_is_done_by_nobody_else(server: Server) -> None:
    """Of a game that runs, and of one that waits."""
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        running = await sit_together([ann, ben], OPEN)
        waiting = await ann.open(OPEN, [{"kind": "me"}, *[{"kind": "open"}] * 2])
        await ben.join(waiting)
        before = [await everything(ann, table) for table in (running, waiting["table"])]
        for table in (running, waiting["table"]):
            for client, kinds in ((eve, ("fill", "cancel", "rematch")), (ben, ("fill", "cancel"))):
                for kind in kinds:
                    answer = await client.ask(kind, **said(kind, table=table))
                    assert (answer["type"], answer["kind"]) == ("refused", "not_yours"), kind
            assert (await eve.ask("unwatch", table=table))["type"] == "done"  # her own eyes
        pace = await ben.ask("pace", table=running, seat=1, pace="instant")
        assert pace["key"] == "refused-pace"
        there = await ben.ask("stand_in", table=running, seat=1, other=0)
        assert there["key"] == "refused-not-absent"
        assert [await everything(ann, table) for table in (running, waiting["table"])] == before


async def test_nobody_looks_for_players_or_stops_looking_for_another(server: Server) -> None:
    async with people(server.url, "Ann", "Eve") as (ann, eve):
        await ann.ask("seek", title=OPEN, players=3)
        await ann.wait_for(lambda: ann.seeking and ann.seeking["seek"])
        mine = (await ann.get("/api/me/export"))["seek"]
        for kind in OF_ONESELF:
            expected = "refused" if kind == "join_seek" else "pong" if kind == "ping" else "done"
            assert (await eve.ask(kind, **said(kind)))["type"] == expected, kind
        assert (await ann.get("/api/me/export"))["seek"] == mine
        assert ann.seeking is not None
        assert ann.seeking["seek"]["id"] == mine["id"]


async def test_a_private_table_without_spectators_is_not_there_for_strangers(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN, spectators=False)
        missing = await eve.watch("nosuchtable")
        hidden = await eve.watch(table)
        assert missing["kind"] == hidden["kind"] == "missing"
        for kind in {*OF_A_SEAT, *OF_A_TABLE} - {"unwatch"}:
            seat = {"seat": 0} if kind in OF_A_SEAT else {}
            for more in (seat, {}) if kind in ("say", "watch") else (seat,):
                answer = await eve.ask(kind, **said(kind, table=table, **more))
                assert (answer["type"], answer["kind"]) == ("refused", "missing"), kind
        assert (await eve.watch(table, invite="guess"))["kind"] == "missing"


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
        for kind in ("undo", "leave", "return", "resign", "end", "skip", "enough"):
            answer = await clients[0].ask(kind, **said(kind, table=table, seat=0))
            assert (answer["type"], answer["kind"]) == ("refused", "over"), kind
        play = await clients[0].play(table, 0, {"do": "enter", "row": 9, "column": 3})
        assert play["kind"] == "over"
        late = await clients[1].http.post(f"/api/tables/{table}/join", json={})
        assert late.json()["seat"] == 1  # who sits there already stays there
        assert await clients[0].get(f"/api/tables/{table}/steps") == before
