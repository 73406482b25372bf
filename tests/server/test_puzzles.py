"""Puzzles at a server: nothing of a solution before the answer, first tries, days, and ratings."""

from __future__ import annotations

import asyncio
import datetime
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import jailbirds
from jailbirds.puzzles import Puzzle, find, of_the_day, puzzles
from jailbirds.server import protocol
from jailbirds.server.puzzles import boards
from jailbirds.server.puzzles.choice import NEAREST, next_puzzle
from jailbirds.server.puzzles.standing import Score, longest_streak, rated, streak
from jailbirds.server.ratings.scale import Rating
from jailbirds.testing.puzzles import otherwise_dealt
from tests.roles import OPEN, SECRET
from tests.server.client import Client, Message, people
from tests.server.processes import Server

DAY = 24 * 3600
encode = msgspec.json.Encoder().encode


def easiest(title: str) -> Puzzle:
    return puzzles(jailbirds.title(title))[0]


def wrong(puzzle: Puzzle) -> Message:
    """Something else that is allowed there."""
    legal = puzzle.open().legal(puzzle.seat)
    return next(action.to_dict() for action in legal if not puzzle.is_solved_by(action))


async def answer(client: Client, puzzle: Puzzle, action: Message | None) -> Message:
    told: Message = await client.post(f"/api/puzzles/{puzzle.id}/answer", {"action": action})
    return told


async def standing(client: Client) -> Message:
    mine: Message = (await client.get("/api/puzzles"))["mine"]
    return mine


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        hers, his = await ann.get("/api/puzzles"), await ben.get("/api/puzzles")
        assert hers == his
        expected = of_the_day(datetime.date.fromisoformat(hers["day"]))
        assert expected is not None
        assert hers["daily"]["id"] == expected.id
        assert {shelf["title"] for shelf in hers["shelves"]} == set(jailbirds.titles())
        nobody = httpx.get(f"{server.url}/api/puzzles").json()
        assert (nobody["daily"], nobody["mine"]) == (hers["daily"], None)
        task = await ann.get(f"/api/puzzles/{expected.id}")
        assert task["daily"]
        other = easiest(OPEN) if easiest(OPEN) != expected else easiest(SECRET)
        assert not (await ann.get(f"/api/puzzles/{other.id}"))["daily"]


@pytest.mark.parametrize("title", jailbirds.titles())
def test_what_is_sent_before_the_answer_is_made_from_what_the_seat_knows_and_is_no_solution(
    title: str,
) -> None:
    swapped = 0
    for puzzle in puzzles(jailbirds.title(title))[::40]:
        game, other = puzzle.open(), otherwise_dealt(puzzle)
        swapped += game.state.tobytes() != other.state.tobytes()
        shown = encode(boards.board_of(puzzle, game, sketch=True))
        assert shown == encode(boards.board_of(puzzle, other, sketch=True))
        # another solution, reason and certainty would change nothing either
        task = encode(boards.task_of(puzzle, Score(), daily=False, sketch=True))
        lie = msgspec.structs.replace(
            puzzle, solution=wrong(puzzle), within=puzzle.within + 1, hopes=(7, 6)
        )
        assert task == encode(boards.task_of(lie, Score(), daily=False, sketch=True))
        assert puzzle.position.encode() not in task
        situation = boards.board_of(puzzle, game).situation
        assert (situation.goal, situation.hint) == (None, None)
    assert swapped or not jailbirds.title(title).reveals


async def test_an_answer_is_told_whether_it_is_right_and_why(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        for title in jailbirds.titles():
            puzzle = easiest(title)
            told = await answer(ann, puzzle, puzzle.solution)
            assert (told["right"], told["first"]) == (True, True)
            assert told["solution"]["action"] == puzzle.solution
            assert told["solution"]["reason"]["key"] == puzzle.reason[0]
            assert told["solution"]["key"].startswith("action-")
            hard = puzzles(jailbirds.title(title))[-1]
            told = await answer(ann, hard, wrong(hard))
            assert not told["right"]
            assert told["solution"]["action"] == hard.solution
            (shelf,) = [
                each
                for each in (await ann.get("/api/puzzles"))["shelves"]
                if each["title"] == title
            ]
            assert (shelf["tried"], shelf["solved"]) == (2, 1)
            listed = await ann.get(f"/api/titles/{title}/puzzles")
            assert (listed["puzzles"][0]["solved"], listed["puzzles"][-1]["solved"]) == (
                True,
                False,
            )
        mine = await standing(ann)
        assert (mine["tried"], mine["solved"]) == (8, 4)


async def test_the_first_try_counts_once_even_if_it_is_sent_twice(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        puzzle = easiest(OPEN)
        before = await standing(ann)
        both = await asyncio.gather(*(answer(ann, puzzle, wrong(puzzle)) for _ in range(2)))
        assert sorted(told["first"] for told in both) == [False, True]
        once = await standing(ann)
        assert once["points"] < before["points"]
        (change,) = {told["change"] for told in both} - {0}
        assert once["points"] == before["points"] + change
        again = await answer(ann, puzzle, puzzle.solution)
        assert (again["right"], again["first"], again["change"]) == (True, False, 0)
        assert await standing(ann) == once
        assert (await ann.get(f"/api/puzzles/{puzzle.id}"))["puzzle"]["solved"] is False
        tries = (await ann.get("/api/me/export"))["puzzles"]["tries"]
        assert [(each["puzzle"], each["points"]) for each in tries] == [(puzzle.id, once["points"])]


async def test_a_wish_for_the_solution_is_a_try_that_failed(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        told = await answer(ann, easiest(OPEN), None)
        assert (told["right"], told["mine"]["tried"], told["mine"]["solved"]) == (False, 1, 0)


async def test_what_a_rule_forbids_is_refused_by_that_rule_and_is_no_try(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        puzzle = easiest(OPEN)
        title = puzzle.title
        legal = puzzle.open().legal(puzzle.seat)
        every = map(title.actions.__getitem__, range(title.actions.size))
        forbidden = next(action for action in every if action not in legal).to_dict()
        path = f"/api/puzzles/{puzzle.id}"
        asked = await ann.post(f"{path}/ask", {"action": forbidden})
        assert (asked["legal"], asked["key"]) == (False, f"{asked['rules'][0]}.no")
        refused = await ann.http.post(f"{path}/answer", json={"action": forbidden})
        assert (refused.status_code, refused.json()["rule"]) == (409, asked["rules"][0])
        nonsense = await ann.http.post(f"{path}/answer", json={"action": {"do": "nothing"}})
        assert nonsense.status_code == 400
        asked = await ann.post(f"{path}/ask", {"action": legal[0].to_dict()})
        assert asked["legal"]
        assert asked["events"]
        assert (await standing(ann))["tried"] == 0


async def test_a_puzzle_that_is_not_there_is_said_kindly(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        for method, path, body in (
            ("GET", "/api/puzzles/nosuchone", None),
            ("POST", "/api/puzzles/nosuchone/ask", {"place": "x"}),
            ("POST", "/api/puzzles/nosuchone/answer", {}),
            ("POST", "/api/puzzles/nosuchone/table", {}),
        ):
            gone = await ann.http.request(method, path, json=body)
            assert (gone.status_code, gone.json()["key"]) == (404, "refused-puzzle"), path
        nobody = httpx.post(f"{server.url}/api/puzzles/{easiest(OPEN).id}/answer", json={})
        assert nobody.status_code == 401


async def test_the_next_puzzle_is_another_that_was_not_tried(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        path = f"/api/titles/{OPEN}/puzzles/next"
        first = await ann.get(path)
        puzzle = find(first["id"])
        assert puzzle is not None
        await answer(ann, puzzle, puzzle.solution)
        for _ in range(20):
            following = await ann.get(path, after=first["id"])
            assert following["id"] != first["id"]
            assert following["solved"] is None


def test_the_next_puzzle_is_about_as_difficult_as_one_is_good() -> None:
    all_of_it = puzzles(jailbirds.title(OPEN))
    dice = random.Random(3)
    means = []
    for mean in (0.0, 25.0, 50.0):
        score = Score(rating=Rating(mean, 1.0, 20))
        found = [next_puzzle(all_of_it, score, None, dice) for _ in range(30)]
        ratings = [puzzle.rating for puzzle in found if puzzle]
        assert 1 < len({*ratings}) <= NEAREST
        means.append(sum(ratings) / len(ratings))
    assert means == sorted(means)
    tried = {puzzle.id: puzzle is not all_of_it[5] for puzzle in all_of_it}
    assert next_puzzle(all_of_it, Score(tried), None, dice) == all_of_it[5]
    assert next_puzzle(all_of_it[:1], Score(), all_of_it[0].id, dice) is None
    assert next_puzzle((), Score(), None, dice) is None


def test_a_rating_moves_by_what_is_unexpected_and_less_and_less() -> None:
    new = Rating()
    easy, hard = (rated(new, rating, solved=True).points for rating in (800, 2200))
    assert new.points < easy < hard
    easy, hard = (rated(new, rating, solved=False).points for rating in (800, 2200))
    assert easy < hard < new.points
    known = new
    for number in range(40):
        known = rated(known, 1500, solved=number % 2 == 0)
    assert known.games == 40
    assert known.margin < new.margin
    assert abs(known.points - 1500) < 100
    settled = rated(known, 1500, solved=True).points - known.points
    assert 0 < settled < rated(new, 1500, solved=True).points - new.points


def test_a_streak_goes_on_over_days_in_a_row_and_waits_for_today() -> None:
    days = {10: True, 11: True, 12: True}
    assert [streak(days, today) for today in (11, 12, 13, 14)] == [2, 3, 3, 0]
    assert streak(days | {13: False}, 13) == 0
    assert longest_streak(days | {13: False, 14: True}) == 3


async def at_day(number: int, server: Server, clock: Path) -> None:
    """The same server, so many days later."""
    server.stop()
    clock.write_text(str(number * DAY))
    server.start()


async def test_days_in_a_row_make_a_streak_and_one_that_is_missed_ends_it(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = start_server()
    clock = tmp_path / "clock"
    server.clock = clock
    ann: Client | None = None
    told = []
    for number in (0, 1, 3):
        await at_day(number, server, clock)
        ann = ann or await Client.arrive(server.url)
        daily = find((await ann.get("/api/puzzles"))["daily"]["id"])
        assert daily is not None
        assert (await standing(ann))["today"] is None
        mine = (await answer(ann, daily, daily.solution))["mine"]
        told.append((mine["streak"], mine["best_streak"], mine["today"]))
    assert told == [(1, 1, True), (2, 2, True), (1, 2, True)]
    assert ann is not None
    await at_day(4, server, clock)
    daily = find((await ann.get("/api/puzzles"))["daily"]["id"])
    assert daily is not None
    assert (await standing(ann))["streak"] == 1  # today's may still come
    lost = (await answer(ann, daily, wrong(daily)))["mine"]
    assert (lost["streak"], lost["today"]) == (0, False)
    again = (await answer(ann, daily, daily.solution))["mine"]
    assert again == lost
    kept = (await ann.get("/api/me/export"))["puzzles"]
    assert [day["solved"] for day in kept["days"]] == [True, True, True, False]
    assert [day["puzzle"] for day in kept["days"]] == [each["puzzle"] for each in kept["tries"]]
    await ann.close()


async def test_one_plays_on_from_a_puzzle_once_it_was_tried(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        for title in jailbirds.titles():
            puzzle = easiest(title)
            path = f"/api/puzzles/{puzzle.id}"
            early = await ann.http.post(f"{path}/table", json={"level": "rookie"})
            assert (early.status_code, early.json()["key"]) == (409, "refused-untried")
            await answer(ann, puzzle, puzzle.solution)
            task = await ann.get(path)
            wish: dict[str, Any] = {"level": "rookie", "id": f"once-{title}"}
            if not task["plays_on"]:
                old = await ann.http.post(f"{path}/table", json=wish)
                assert old.json()["key"] == "refused-old-puzzle"
                continue
            info = await ann.post(f"{path}/table", wish)
            assert (info["from_position"], info["rated"]) == (True, False)
            assert info["seats"][puzzle.seat]["mine"]
            assert (await ann.post(f"{path}/table", wish))["table"] == info["table"]
            seen = await ann.watch(info["table"], puzzle.seat)
            assert seen["situation"]["view"] == task["board"]["situation"]["view"]


async def test_an_address_cannot_answer_for_ever(server: Server) -> None:
    path = f"/api/puzzles/{easiest(OPEN).id}"
    ann = await Client.arrive(server.url)
    headers = {"authorization": f"Bearer {ann.token}"}
    found = []
    for asker, method, address in (
        ("203.0.113.40", "GET", path),
        ("203.0.113.41", "POST", f"{path}/answer"),
    ):
        async with httpx.AsyncClient(
            base_url=server.url, headers=headers | {"x-forwarded-for": asker}
        ) as http:
            asked = [(await http.request(method, address, json={})).status_code for _ in range(400)]
        found.append(asked.index(429))
    assert found[0] > found[1] > 0  # an answer counts as two
    await ann.close()


def test_the_solution_has_a_type_of_its_own() -> None:
    """Whatever else goes out has no field for it."""
    for kind in (protocol.Puzzles, protocol.TitlePuzzles, protocol.PuzzleTask):
        names = set(kind.__struct_fields__) | set(protocol.PuzzleInfo.__struct_fields__)
        assert not names & {"solution", "reason", "hopes", "within"}
