"""Ratings: agreed on at the table, a fold of the results, the same however it is counted."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, create_engine, delete, select, update

from jailbirds.server.ratings.results import (
    Result,
    forget,
    keep_result,
    kept,
    recount,
    replace_all,
)
from jailbirds.server.ratings.scale import Rating, rate
from jailbirds.server.storage.schema import metadata, ratings, results
from tests.roles import OPEN, soon_over
from tests.server.client import Client, people
from tests.server.processes import Server
from tests.server.test_admin import admin

ME, FREE, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "rookie"}


def test_whoever_wins_rises_and_the_others_fall() -> None:
    after = rate(["ann", "ben", "cleo"], [1], {})
    assert after["ben"].points > 1500 > after["ann"].points == after["cleo"].points
    assert all(rating.doubt < Rating().doubt and rating.games == 1 for rating in after.values())


def test_it_does_not_matter_who_sat_where() -> None:
    before = {"ann": Rating(30, 4, 9), "ben": Rating(22, 6, 3)}
    players = ["ann", "bot-rookie", "ben", "bot-regular"]
    first = rate(players, [0, 3], before)
    for seed in range(20):
        order = random.Random(seed).sample(range(4), 4)
        winners = [order.index(0), order.index(3)]
        assert rate([players[seat] for seat in order], winners, before) == first


def test_two_bots_of_one_level_are_one_player_and_nobody_is_better_than_oneself() -> None:
    after = rate(["ann", "bot-rookie", "bot-rookie"], [0], {})
    assert after.keys() == {"ann", "bot-rookie"}
    assert after["bot-rookie"].games == 1
    assert rate(["bot-rookie", "bot-rookie"], [0], {}) == {"bot-rookie": Rating()}


def test_a_strong_player_is_told_from_a_weak_one_after_some_games() -> None:
    known: dict[str, Rating] = {}
    for game in range(40):
        known |= rate(["strong", "weak"], [0 if game % 4 else 1], known)
    assert known["strong"].points - known["weak"].points > 100
    assert known["strong"].sure


# A sample: `RATED_GAMES=10000 pytest tests/server/test_ratings.py -k anew` counts more of them.
GAMES = int(os.environ.get("RATED_GAMES", "400"))


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        yield connection


def simulated(number: int, rng: random.Random) -> Result:
    """A game in which players with a higher number win more often."""
    players = rng.sample([f"client{k}" for k in range(30)] + ["bot-regular", "bot-rookie"], 3)
    strength = [int(p.removeprefix("client")) + 1 if p[0] == "c" else 5 for p in players]
    winners = rng.choices(range(3), strength) if rng.random() < 0.9 else []
    return Result("chess", tuple(players), tuple(winners), rng.random() < 0.8, number)


def test_ratings_that_are_counted_anew_equal_those_shown(connection: Connection) -> None:
    rng = random.Random(7)
    for number in range(GAMES):
        assert keep_result(connection, f"table{number}", simulated(number, rng))
    assert recount(connection) == kept(connection)
    connection.execute(update(ratings).where(ratings.c.player == "client3").values(mean=99))
    connection.execute(delete(ratings).where(ratings.c.player == "client4"))
    counted = recount(connection)
    assert counted != kept(connection)
    replace_all(connection, counted)
    assert kept(connection) == counted


def test_a_result_counts_once(connection: Connection) -> None:
    result = Result("chess", ("ann", "ben"), (0,), True, 1)
    assert keep_result(connection, "table", result)
    before = kept(connection)
    assert not keep_result(connection, "table", result)
    assert kept(connection) == before


def test_who_is_forgotten_leaves_no_trace_and_no_rating_of_others_changes(
    connection: Connection,
) -> None:
    for number in range(3):
        keep_result(connection, f"t{number}", Result("chess", ("ann", "ben"), (0,), True, number))
    ben = kept(connection)["chess", "ben"]
    forget(connection, "ann")
    rows = [*connection.execute(select(results)), *connection.execute(select(ratings))]
    assert not [row for row in rows if "ann" in row]
    assert kept(connection)["chess", "ben"] == ben
    assert recount(connection) == kept(connection)


# --- at tables


async def play_to_the_end(info: dict[str, str], *players: Client) -> None:
    table = info["table"]
    seats = {}
    for player in players:
        shown = await player.get(f"/api/tables/{table}")
        seats[player] = next(seat["seat"] for seat in shown["seats"] if seat["mine"])
        await player.watch(table, seats[player])
    first = players[0]
    while first.tables[table]["status"] != "over":
        for player in players:
            if player.tables[table]["legal"]:
                await player.play(table, seats[player], player.legal(table)[0])
        await first.wait_for(
            lambda: (
                first.tables[table]["status"] == "over"
                or any(player.tables[table]["legal"] for player in players)
            )
        )


async def points(client: Client, table: str) -> list[int | None]:
    """The ratings by seat of those who played, once the result is kept."""
    while True:
        results = (await client.get("/api/me/export"))["results"]
        if table in {result["table"] for result in results}:
            break
        await asyncio.sleep(0.05)
    told = await client.get(f"/api/tables/{table}/ratings")
    return [seat and seat["points"] for seat in told["seats"]]


async def test_a_rated_game_changes_the_ratings_of_all_who_played_it(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        info = await ann.open(OPEN, [ME, FREE], rated=True, options=soon_over(OPEN, 1))
        await ben.join(info)
        assert (await ben.get(f"/api/tables/{info['table']}"))["rated"]
        await play_to_the_end(info, ann, ben)
        after = await points(ann, info["table"])
        over = ann.tables[info["table"]]["result"]
        if len(over["winners"]) == 1:
            winner = over["winners"][0]
            assert (after[winner] or 0) > 1500 > (after[1 - winner] or 0)
        else:
            assert after == [1500, 1500]
        mine = (await ann.get(f"/api/titles/{OPEN}/ratings"))["players"]
        assert [player["name"] for player in mine if player["mine"]] == ["Ann"]
        others = (await eve.get(f"/api/titles/{OPEN}/ratings"))["players"]
        assert not [player for player in others if player["name"] in ("Ann", "Ben")]  # not yet sure


async def test_games_that_nobody_agreed_to_rate_change_nothing(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, [ME, FREE], options=soon_over(OPEN, 1))
        await ben.join(info)
        await play_to_the_end(info, ann, ben)
        assert await points(ann, info["table"]) == [None, None]


async def test_a_rated_game_that_somebody_has_left_changes_nothing(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, [ME, FREE], rated=True, options=soon_over(OPEN, 1))
        seat = await ben.join(info)
        assert (await ben.ask("leave", table=info["table"], seat=seat))["type"] == "done"
        await play_to_the_end(info, ann)  # against the bot that stands in
        assert await points(ann, info["table"]) == [None, None]


async def test_a_rated_game_that_is_imported_counts_for_nobody_again(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        rated, plain = [
            await ann.open(OPEN, [ME, FREE], rated=rated, options=soon_over(OPEN, 1))
            for rated in (True, False)
        ]
        await ben.join(rated)
        await play_to_the_end(rated, ann, ben)
        before = await points(ann, rated["table"])
        assert all(before)
        export = await ann.get("/api/me/export")
        for client in (ann, ben):
            assert len((await client.post("/api/me/import", export))["tables"]) == 1
        await ben.join(plain)
        await play_to_the_end(plain, ann, ben)
        assert await points(ann, plain["table"]) == before  # what came before it is counted
        for client in (ann, ben):
            results = (await client.get("/api/me/export"))["results"]
            assert {each["table"] for each in results} == {rated["table"], plain["table"]}


async def test_who_gives_up_a_rated_game_of_two_loses_it(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.open(OPEN, [ME, FREE], rated=True)
        seat = await ben.join(info)
        await ben.watch(info["table"], seat)
        await ben.ask("resign", table=info["table"], seat=seat)
        after = await points(ann, info["table"])
        assert (after[seat] or 0) < 1500 < (after[1 - seat] or 0)


async def test_at_one_device_nothing_is_rated(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        beside = {"kind": "device", "name": "Ben"}
        body = {"title": OPEN, "seats": [ME, beside], "rated": True}
        answer = await ann.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["key"]) == (400, "refused-rated")


async def test_what_a_bot_has_answered_in_a_rated_game_is_not_taken_back(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        info = await ann.open(OPEN, [ME, BOT], rated=True)
        table = info["table"]
        seat = next(seat["seat"] for seat in info["seats"] if seat["mine"])
        await ann.watch(table, seat)
        for _ in range(2):
            await ann.wait_for(lambda: ann.tables[table]["legal"])
            await ann.play(table, seat, ann.legal(table)[0])
        await ann.wait_for(lambda: ann.tables[table]["legal"])
        answer = await ann.ask("undo", table=table, seat=seat)
        assert answer["key"] in ("undo-rated", "undo-roll", "undo-seen")


async def test_the_operator_counts_the_ratings_again(server: Server) -> None:
    code, said = await admin(server, "ratings")
    assert (code, "follow from the results" in said) == (0, True)
