"""Opening and joining tables, hot seats, rematches; taking games along, being forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import jailbirds
from tests.roles import OPEN, SECRET
from tests.server.client import Client, Message, people, sit_together
from tests.server.processes import Server


async def finish(clients: list[Client], table: str) -> None:
    """Play a short game to its end; whoever may act does the first thing on the list."""
    while clients[0].tables[table]["status"] != "over":
        for seat, client in enumerate(clients):
            if client.legal(table):
                assert (await client.play(table, seat, client.legal(table)[0]))["type"] == "done"
        for client in clients:
            await client.ask("ping")


SHORT: dict[str, Any] = {"options": {"turn_limit": 2}}


async def test_open_tables_are_listed_and_anybody_may_join_them(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        seats = [{"kind": "me"}, {"kind": "open"}]
        info = await ann.open(OPEN, seats, visibility="open")
        await ann.open(OPEN, seats)  # a private one is not listed
        listed = (await ben.get("/api/tables"))["tables"]
        assert [entry["table"] for entry in listed] == [info["table"]]
        joined = await ben.post(f"/api/tables/{info['table']}/join")
        assert (joined["seat"], joined["table"]["status"]) == (1, "playing")
        again = await ben.post(f"/api/tables/{info['table']}/join")
        assert again["seat"] == 1
        assert (await ben.get("/api/tables"))["tables"] == []


async def test_twenty_people_race_for_one_seat_and_one_gets_it(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        info = await ann.open(OPEN, [{"kind": "me"}, {"kind": "open"}])
        rivals = [await Client.arrive(server.url, f"Rival {n}") for n in range(20)]
        answers = await asyncio.gather(
            *(
                rival.http.post(
                    f"/api/tables/{info['table']}/join", json={"invite": info["invite"]}
                )
                for rival in rivals
            )
        )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200] + [409] * 19
        winner = next(r for r, a in zip(rivals, answers, strict=True) if a.status_code == 200)
        seats = (await ann.get(f"/api/tables/{info['table']}"))["seats"]
        assert seats[1]["name"] == winner.nickname
        for rival in rivals:
            await rival.close()


async def test_at_one_device_each_seat_sees_its_own(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        device = {"kind": "device", "name": "Ben"}
        info = await ann.open(SECRET, [{"kind": "me"}, device])
        table = info["table"]
        assert [seat["mine"] for seat in info["seats"]] == [True, True]
        for seat in (0, 1):
            await ann.watch(table, seat)
            assert (await ann.play(table, seat, ann.legal(table)[seat]))["type"] == "done"
        first = (await ann.watch(table, 0))["situation"]["view"]
        second = (await ann.watch(table, 1))["situation"]["view"]
        curtain = (await ann.watch(table))["situation"]
        assert first != second
        assert curtain["legal"] == []


async def test_leaving_returning_and_undo_over_the_wire(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN)
        seat = clients[0].tables[table]["actors"][0]
        mover, other = clients[seat], clients[1 - seat]
        before = mover.tables[table]["view"]
        await mover.play(table, seat, {"do": "enter", "row": 9, "column": 3})
        assert (await mover.ask("undo", table=table, seat=seat))["type"] == "done"
        await other.wait_for(lambda: other.tables[table]["view"] == before)
        steps = (await other.get(f"/api/tables/{table}/steps"))["steps"]
        assert "played" not in [step["kind"] for step in steps]
        assert (await mover.ask("undo", table=table, seat=seat))["key"] == "undo-nothing"
        assert (await other.ask("leave", table=table, seat=1 - seat))["type"] == "done"
        await mover.wait_for(lambda: mover.tables[table]["seats"][1 - seat]["left"])
        assert (await other.ask("return", table=table, seat=1 - seat))["type"] == "done"
        await mover.wait_for(lambda: not mover.tables[table]["seats"][1 - seat]["left"])


async def test_why_not_and_what_if_are_answered(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN)
        seat = clients[0].tables[table]["actors"][0]
        mover = clients[seat]
        good = {"do": "enter", "row": 7, "column": 3}
        asked = await mover.ask("ask", table=table, seat=seat, action=good)
        assert asked["legal"]
        assert [event["key"] for event in asked["events"]] == ["event-entered", "event-walked"]
        bad = {"do": "enter", "row": 8, "column": 2}
        asked = await mover.ask("ask", table=table, seat=seat, action=bad)
        assert (asked["legal"], asked["rules"], asked["key"]) == (False, ["ALC-13"], "ALC-13.no")
        assert (
            mover.tables[table]["version"]
            == (await mover.watch(table, seat))["situation"]["version"]
        )


async def test_what_somebody_means_who_points_somewhere_is_answered(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN)
        seat = clients[0].tables[table]["actors"][0]
        mover, other = clients[seat], clients[1 - seat]
        at = {"table": table, "seat": seat}
        asked = await mover.ask("ask", **at, picked=["cell"], place="r7c3")
        assert asked["legal"]
        assert asked["action"] == {"do": "enter", "row": 7, "column": 3}
        assert [event["key"] for event in asked["events"]] == ["event-entered", "event-walked"]
        asked = await mover.ask("ask", **at, picked=["cell"], place="r8c2")
        assert (asked["legal"], asked["rules"], asked["key"]) == (False, ["ALC-13"], "ALC-13.no")
        asked = await mover.ask("ask", **at, picked=["cell"], place="the moon")
        assert (asked["legal"], asked["rules"], asked["key"]) == (False, [], None)
        assert (await mover.ask("ask", **at))["kind"] == "malformed"
        early = await other.ask("ask", table=table, seat=1 - seat, picked=["cell"], place="r7c3")
        assert (early["legal"], early["events"]) == (False, [])


async def test_a_rematch_seats_the_same_people_one_further(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN, **SHORT)
        await finish([ann, ben], table)
        first = await ann.ask("rematch", table=table)
        second = await ben.ask("rematch", table=table)
        assert first["data"] == second["data"]
        again = first["data"]["rematch"]
        info = await ben.get(f"/api/tables/{again}")
        assert [seat["name"] for seat in info["seats"]] == ["Ben", "Ann"]
        assert (info["status"], info["rematch_of"]) == ("waiting", table)
        joined = await ben.post(f"/api/tables/{again}/join")
        assert (joined["seat"], joined["table"]["status"]) == (0, "playing")


async def test_a_finished_game_is_replayed_through_anybodys_eyes(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN, **SHORT)
        early = await ann.http.get(f"/api/tables/{table}/replay")
        assert (early.status_code, early.json()["kind"]) == (409, "early")
        assert (await ann.http.get(f"/api/tables/{table}/log")).status_code == 409
        await finish([ann, ben], table)
        whole = await eve.get(f"/api/tables/{table}/replay", count=100)
        assert [frame["move"] for frame in whole["frames"]] == list(range(whole["moves"] + 1))
        part = await eve.get(f"/api/tables/{table}/replay", seat=1, start=2, count=2)
        assert [frame["move"] for frame in part["frames"]] == [2, 3]
        sample = await eve.get(f"/api/tables/{table}/replay", count=3, every=2)
        assert [frame["move"] for frame in sample["frames"]] == [0, 2]
        assert whole["frames"][-1]["view"] == ann.tables[table]["view"]


async def test_games_are_exported_imported_and_verified(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await sit_together([ann, ben], OPEN, **SHORT)
        await finish([ann, ben], table)
        running = await sit_together([ann, ben], SECRET)
        export = await ann.get("/api/me/export")
        games = {game["info"]["table"]: game for game in export["games"]}
        assert games[running]["log"] is None
        assert set(games[running]["steps"]) == {"0"}
        assert games[table]["log"]["seed"]
        for known in (0, 1):  # the second time it is there already
            answer = await eve.post("/api/me/import", export)
            assert (len(answer["tables"]), answer["known"]) == (1, known)
        brought = (await eve.http.get(f"/api/tables/{answer['tables'][0]}/log")).content
        assert jailbirds.verify(jailbirds.Log.from_json(brought)).fair
        games[table]["log"]["moves"].pop()
        damaged = await eve.http.post("/api/me/import", json=export)
        assert (damaged.status_code, damaged.json()["key"]) == (400, "refused-log")


async def test_who_is_forgotten_leaves_no_name_and_no_word_behind(server: Server) -> None:
    async with people(server.url, "Annabella", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN)
        await ann.ask("say", table=table, text="My name is Annabella Example")
        assert (await ann.http.delete("/api/me")).status_code == 200
        assert (await ann.http.get("/api/me")).status_code == 401
        await ben.wait_for(lambda: ben.tables[table]["seats"][0]["plays"] == "bot")
        snapshot = await ben.watch(table, 1)
        assert snapshot["chat"] == []
        assert snapshot["info"]["seats"][0]["name"] is None
    await asyncio.sleep(0.2)
    database = Path(server.database.removeprefix("sqlite:///"))
    connection = sqlite3.connect(database)
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert "Ben" in dump
    assert "Annabella" not in dump
    assert ann.id not in dump
    assert ann.token not in dump
    assert ben.token not in dump


async def test_a_table_asked_for_again_is_the_same_one(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        seats: list[Message] = [{"kind": "me"}, {"kind": "open"}]
        table = (await ann.open(OPEN, seats, id="once"))["table"]
        assert (await ann.open(OPEN, seats, id="once"))["table"] == table
        at_once = await asyncio.gather(*(ann.open(OPEN, seats, id="both") for _ in range(5)))
        assert len({info["table"] for info in at_once}) == 1
        assert (await ann.open(OPEN, seats))["table"] != (await ann.open(OPEN, seats))["table"]
        assert (await ben.open(OPEN, seats, id="once"))["table"] != table
        mine = await ann.get("/api/me/games")
        assert len(mine["games"]) == 4


async def test_limits_are_kept(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN)
        long = await ann.ask("say", table=table, text="x" * 501)
        assert (long["kind"], long["args"]) == ("limit", {"most": 500})
        big = await ann.http.post("/api/tables", content=b"[" + b" " * 70_000 + b"]")
        assert big.status_code == 413
        name = await ann.http.patch("/api/me", json={"nickname": "x" * 25})
        assert (name.status_code, name.json()["kind"]) == (400, "malformed")
        await ann.send("x" * 70_000)
        await ann.wait_for(lambda: ann.closed_with is not None)
        assert ann.closed_with == 1009


async def test_who_has_no_board_is_sent_the_sketch_and_nobody_else(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        table = await sit_together(clients, OPEN, **SHORT)
        ann, ben = clients
        sketch = (await ann.watch(table, 0, sketch=True))["situation"]["sketch"]
        assert any("place" in tile for row in sketch["rows"] for tile in row["tiles"])
        await finish(clients, table)
        assert ann.tables[table]["sketch"] != sketch
        assert ben.tables[table]["sketch"] is None
        for asked, there in (("true", True), ("false", False)):
            replay = await ann.get(f"/api/tables/{table}/replay", sketch=asked)
            assert all(bool(frame["sketch"]) is there for frame in replay["frames"])
