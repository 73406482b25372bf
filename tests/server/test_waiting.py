"""Before the game: a lobby that is live, chat in the waiting room, bots for free seats, cancelling;
and the series of rematches."""

from __future__ import annotations

from tests.roles import OPEN
from tests.server.client import Client, Message, people, sit_together
from tests.server.processes import Server
from tests.server.test_lobby import SHORT, finish

SEATS: list[Message] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def test_who_watches_the_lobby_sees_tables_come_and_go(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        await cleo.ask("lobby")
        await cleo.wait_for(lambda: cleo.lobby("tables") == [])
        info = await ann.open(OPEN, SEATS[:2], visibility="open")
        await cleo.wait_for(lambda: cleo.lobby("tables") == [info["table"]])
        await ben.post(f"/api/tables/{info['table']}/join")
        await cleo.wait_for(lambda: cleo.lobby("tables") == [])
        await cleo.ask("lobby", on=False)
        heard = len(cleo.received)
        await ann.open(OPEN, SEATS[:2], visibility="open")
        await cleo.ask("ping")
        assert [m for m in cleo.received[heard:] if m["type"] == "lobby"] == []


def own(client: Client, table: str) -> Message | None:
    """How a table of somebody's stands, as they were last told at the lobby."""
    told = (m["info"] for m in reversed(client.received) if m["type"] == "own_table")
    return next((info for info in told if info["table"] == table), None)


async def test_who_watches_the_lobby_hears_how_their_own_tables_stand(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        for client in (ann, cleo):
            await client.ask("lobby")
        info = await ann.open(OPEN, SEATS[:2])
        table = info["table"]
        await ben.join(info)
        await ben.watch(table, 1)
        await ann.wait_for(lambda: (told := own(ann, table)) and told["status"] == "playing")
        told = own(ann, table)
        assert told is not None
        assert [seat["mine"] for seat in told["seats"]] == [True, False]
        await ben.ask("resign", table=table, seat=1)
        await ann.wait_for(lambda: (told := own(ann, table)) and told["status"] == "over")
        assert own(cleo, table) is None
        cancelled = (await ann.open(OPEN, SEATS))["table"]
        await ann.ask("cancel", table=cancelled)
        await ann.wait_for(lambda: {"type": "gone", "table": cancelled} in ann.received)


async def test_a_table_whose_people_have_left_is_not_offered(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, SEATS, visibility="open")
        assert info["table"] in [t["table"] for t in (await ben.get("/api/tables"))["tables"]]
        await ann.ask("leave", table=info["table"], seat=0)
        assert info["table"] not in [t["table"] for t in (await ben.get("/api/tables"))["tables"]]


async def test_people_chat_while_they_wait(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, SEATS)
        await ann.watch(info["table"], 0)
        await ben.join(info)
        await ben.watch(info["table"], 1)
        await ben.ask("say", table=info["table"], text="Where is Cleo?")
        await ann.wait_for(
            lambda: any(
                m["type"] == "said" and m["line"]["text"] == "Where is Cleo?" for m in ann.received
            )
        )


async def test_who_opened_the_table_gives_the_free_seats_to_bots(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, [*SEATS, {"kind": "open"}])
        await ben.join(info)
        refused = await ben.ask("fill", table=info["table"])
        assert (refused["type"], refused["key"]) == ("refused", "refused-owner")
        assert (await ann.ask("fill", table=info["table"], level="veteran"))["type"] == "done"
        now = await ann.get(f"/api/tables/{info['table']}")
        assert now["status"] == "playing"
        kinds = [(seat["plays"], seat["level"]) for seat in now["seats"][2:]]
        assert kinds == [("bot", "veteran")] * 2
        assert now["seats"][2]["named"] != now["seats"][3]["named"]
        late = await ann.ask("cancel", table=info["table"])
        assert late["key"] == "refused-begun"


async def test_a_cancelled_table_is_gone_for_everybody(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, SEATS, visibility="open")
        table = info["table"]
        await ben.watch(table)
        assert (await ben.ask("cancel", table=table))["key"] == "refused-owner"
        assert (await ann.ask("cancel", table=table))["type"] == "done"
        await ben.wait_for(lambda: {"type": "gone", "table": table} in ben.received)
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404
        assert table not in [game["table"] for game in (await ann.get("/api/me/games"))["games"]]
        assert table not in [t["table"] for t in (await ben.get("/api/tables"))["tables"]]
        await ann.get("/api/me/export")


async def test_a_rematch_keeps_the_bots_and_counts_the_series(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        ann, ben = clients
        table = await sit_together(clients, OPEN, bots=1)
        before = await ann.get(f"/api/tables/{table}")
        assert (before["number"], before["wins"]) == (1, [0, 0, 0])
        for seat, client in enumerate(clients):
            await client.ask("end", table=table, seat=seat)
        agreed = await ann.get(f"/api/tables/{table}")
        assert agreed["wins"] == [0, 0, 0]
        again = (await ben.ask("rematch", table=table))["data"]["rematch"]
        after = await ben.get(f"/api/tables/{again}")
        assert after["number"] == 2
        bot = next(seat for seat in before["seats"] if seat["kind"] == "bot")
        same = next(seat for seat in after["seats"] if seat["kind"] == "bot")
        assert (same["level"], same["named"]) == (bot["level"], bot["named"])


async def test_wins_go_with_those_who_won_to_their_next_seat(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        ann, ben = clients
        table = await sit_together(clients, OPEN, **SHORT)
        await finish(clients, table)
        result = ann.tables[table]["result"]
        names = ["Ann", "Ben"]
        won = {names[seat] for seat in result["winners"]}
        again = (await ben.ask("rematch", table=table))["data"]["rematch"]
        after = await ben.get(f"/api/tables/{again}")
        tally = {seat["name"]: after["wins"][seat["seat"]] for seat in after["seats"]}
        assert tally == {name: int(name in won) for name in names}
        await ben.ask("cancel", table=again)
        third = (await ann.ask("rematch", table=table))["data"]["rematch"]
        assert third != again


async def test_a_series_adds_up_over_two_rematches(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as clients:
        ann, ben = clients
        table = await sit_together(clients, OPEN)
        tallies = []
        for loser in (ben, ann, ben):
            seat = next(
                s["seat"] for s in (await loser.get(f"/api/tables/{table}"))["seats"] if s["mine"]
            )
            assert (await loser.ask("resign", table=table, seat=seat))["type"] == "done"
            table = (await ann.ask("rematch", table=table))["data"]["rematch"]
            await ben.post(f"/api/tables/{table}/join")
            info = await ann.get(f"/api/tables/{table}")
            won = {seat["name"]: info["wins"][seat["seat"]] for seat in info["seats"]}
            tallies.append((info["number"], won))
        assert tallies == [
            (2, {"Ann": 1, "Ben": 0}),
            (3, {"Ann": 1, "Ben": 1}),
            (4, {"Ann": 2, "Ben": 1}),
        ]
