"""Lessons over the wire: their tables, what the coach is told, and examples of rules."""

from __future__ import annotations

import asyncio

import httpx
import pytest

import jailbirds
from tests.server.client import people
from tests.server.processes import Server

TAUGHT = [
    name for name in jailbirds.titles() if (jailbirds.title(name).folder / "lesson.toml").is_file()
]


async def test_a_lesson_is_a_private_table_to_which_one_comes_back(server: Server) -> None:
    async with people(server.url, "Ann", "Eve") as (ann, eve):
        info = await ann.post("/api/tables/lesson", {"title": TAUGHT[0]})
        assert (info["lesson"], info["status"]) == (True, "playing")
        assert (info["visibility"], info["spectators"]) == ("private", False)
        table = info["table"]
        assert (await ann.post("/api/tables/lesson", {"title": TAUGHT[0]}))["table"] == table
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await eve.post("/api/tables/lesson", {"title": TAUGHT[0]}))["table"] != table
        listed = [game["table"] for game in (await ann.get("/api/me/games"))["games"]]
        assert listed == [table]


async def test_once_more_from_the_start_is_another_table_and_the_old_one_is_given_up(
    server: Server,
) -> None:
    async with people(server.url, "Ann") as (ann,):
        old = await ann.post("/api/tables/lesson", {"title": TAUGHT[0]})
        new = await ann.post("/api/tables/lesson", {"title": TAUGHT[0], "anew": True})
        assert new["table"] != old["table"]
        after = await ann.get(f"/api/tables/{old['table']}")
        assert [seat["resigned"] for seat in after["seats"] if seat["mine"]] == [True]
        again = await ann.post("/api/tables/lesson", {"title": TAUGHT[0]})
        assert again["table"] == new["table"]


async def test_a_lesson_that_is_over_is_in_no_list_and_what_is_exported_can_be_brought_again(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        info = await ann.post("/api/tables/lesson", {"title": TAUGHT[0], "pace": "instant"})
        table = info["table"]
        await ann.watch(table, 0)
        await ann.ask("resign", table=table, seat=0)
        async with asyncio.timeout(60):
            while (await ann.get(f"/api/tables/{table}"))["status"] != "over":
                await asyncio.sleep(0.1)
        assert (await ann.get("/api/me/games"))["games"] == []
        export = await ann.get("/api/me/export")
        (game,) = export["games"]
        assert game["log"] is None
        assert game["steps"]["0"]
        assert await ben.post("/api/me/import", export) == {"tables": [], "known": 0}


async def test_a_learner_is_told_their_own_actions_and_nobody_elses(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = (await ann.post("/api/tables/lesson", {"title": TAUGHT[0]}))["table"]
        snapshot = await ann.watch(table, 0)
        (group, *_) = snapshot["situation"]["legal"]
        action = {"do": group["do"], **group["actions"][0]["args"]}
        await ann.play(table, 0, action)
        steps = (await ann.get(f"/api/tables/{table}/steps", seat=0))["steps"]
        played = [step for step in steps if step["kind"] == "played"]
        assert played[0]["action"] == action
        assert all(step["action"] is None for step in played if step["seat"] != 0)


@pytest.mark.parametrize("title", TAUGHT)
def test_the_coach_is_told_the_steps_but_not_what_the_bots_will_do(
    server: Server, title: str
) -> None:
    lesson = httpx.get(f"{server.url}/api/titles/{title}/lesson").json()
    assert set(lesson) == {"seat", "steps"}
    assert lesson["steps"]


async def test_a_title_without_a_lesson_says_so(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        answer = await ann.http.post("/api/tables/lesson", json={"title": "no-such-game"})
        assert (answer.status_code, answer.json()["kind"]) == (404, "missing")


@pytest.mark.parametrize("title", jailbirds.titles())
def test_the_examples_of_a_title_are_there_and_no_others(server: Server, title: str) -> None:
    listed = httpx.get(f"{server.url}/api/titles").json()["titles"]
    (info,) = [each for each in listed if each["title"] == title]
    for rule in info["examples"]:
        shown = httpx.get(f"{server.url}/api/titles/{title}/examples/{rule}").json()
        assert shown["sketch"]["rows"]
        assert bool(shown["events"]) == (shown["action"] is not None)
    missing = httpx.get(f"{server.url}/api/titles/{title}/examples/XYZ-01")
    assert (missing.status_code, missing.json()["kind"]) == (404, "missing")
