"""Analysis at a server: branches of finished games, their outlook, and playing on from them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import jailbirds
from tests.roles import OPEN
from tests.server.client import Client, Message, actions_of, people, sit_together
from tests.server.processes import Server
from tests.server.test_reviews import GOLDEN, bring

GAME = "three in the boat, two players.json"
MOVES = msgspec.json.decode((GOLDEN / GAME).read_bytes())["moves"]
MIDWAY = 21  # two moves by two players, then chance is to act
PATIENCE = 120


def plan(board: Message) -> list[Message]:
    """The moves of a branch, as they are sent."""
    return [{"seat": move["seat"], "action": move["action"]} for move in board["moves"]]


def legal(board: Message, part: str = "legal") -> list[Message]:
    groups = board["outcomes"] if part == "outcomes" else board["situation"]["legal"]
    return [{"do": group["do"], **each["args"]} for group in groups for each in actions_of(group)]


async def until_chance(client: Client, table: str) -> Message:
    """Do what was done in the game, until chance is to act."""
    branch: dict[str, Any] = {"table": table, "move": MIDWAY}
    board: Message = await client.post("/api/analysis", branch)
    while not board["outcomes"]:
        seat, action = MOVES[MIDWAY + len(board["moves"])]
        assert board["seat"] == seat
        assert board["situation"]["actors"] == [seat]
        assert action in legal(board)
        moves = [*plan(board), {"seat": seat, "action": action}]
        board = await client.post("/api/analysis", {**branch, "moves": moves})
    return board


async def test_one_acts_for_every_seat_goes_back_and_rolls_or_chooses_what_comes(
    server: Server,
) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, GAME)
        board = await until_chance(ann, table)
        acted = [move["seat"] for move in board["moves"]]
        assert len(acted) >= 2
        assert len({*acted}) > 1  # one after another, whoever it is
        assert all(move["events"] and move["key"].startswith("action-") for move in board["moves"])
        branch = {"table": table, "move": MIDWAY, "moves": plan(board)}
        for outcome in legal(board, "outcomes"):
            moves = [*plan(board), {"action": outcome}]
            chosen = await ann.post("/api/analysis", {**branch, "moves": moves})
            assert chosen["moves"][-1]["seat"] is None
            assert chosen["moves"][-1]["action"] == outcome
        rolled = [await ann.post("/api/analysis", {**branch, "roll": True}) for _ in range(40)]
        came = {msgspec.json.encode(each["moves"][len(acted)]["action"]) for each in rolled}
        assert len(came) > 1  # it is not the luck that the game had
        for each in rolled:
            assert not each["outcomes"]
            assert each["moves"][len(acted)]["action"] in legal(board, "outcomes")
        back = await ann.post("/api/analysis", {**branch, "moves": plan(board)[:1]})
        assert len(back["moves"]) == 1
        begun = await ann.post("/api/analysis", {"table": table, "move": MIDWAY})
        frame = (await ann.get(f"/api/tables/{table}/replay", start=MIDWAY, count=1, seat=0))[
            "frames"
        ][0]
        seen = await ann.post("/api/analysis", {"table": table, "move": MIDWAY, "eyes": 0})
        assert seen["situation"]["view"] == frame["view"]
        assert begun["situation"]["version"] == MIDWAY


async def test_a_move_that_a_rule_forbids_is_refused_by_that_rule_and_asking_says_why(
    server: Server,
) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, GAME)
        branch = {"table": table, "move": MIDWAY}
        board = await ann.post("/api/analysis", branch)
        seat, allowed = board["seat"], legal(board)
        asked = {**branch, "seat": seat}
        told = await ann.post("/api/analysis/ask", {**asked, "question": {"action": allowed[0]}})
        assert told["legal"]
        assert told["events"]
        title = jailbirds.title(OPEN)
        every = (title.actions[number].to_dict() for number in range(title.actions.size))
        forbidden = next(action for action in every if action not in allowed)
        said = await ann.post("/api/analysis/ask", {**asked, "question": {"action": forbidden}})
        assert (said["legal"], said["key"]) == (False, f"{said['rules'][0]}.no")
        moves = [{"seat": seat, "action": forbidden}]
        answer = await ann.http.post("/api/analysis", json={**branch, "moves": moves})
        assert (answer.status_code, answer.json()["kind"]) == (409, "illegal")
        assert answer.json()["rule"] == said["rules"][0]
        beyond = await ann.http.post("/api/analysis", json={**branch, "move": 9_999})
        assert (beyond.status_code, beyond.json()["key"]) == (400, "refused-branch")
        nobody = await ann.http.post("/api/analysis", json={**branch, "eyes": 5})
        assert nobody.status_code == 400
        long = [{"seat": 0, "action": {"do": "x"}}] * 301
        answer = await ann.http.post("/api/analysis", json={**branch, "moves": long})
        assert answer.status_code == 400


async def test_the_outlook_grows_until_it_is_whole_and_names_at_most_three_legal_actions(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await bring(ann, GAME)
        branch = {"table": table, "move": MIDWAY}
        board = await ann.post("/api/analysis", branch)
        done, outlook = 0, Message()
        async with asyncio.timeout(PATIENCE):
            while not outlook or outlook["done"] < outlook["rounds"]:
                outlook = await ann.post("/api/analysis/outlook", branch)
                assert outlook["done"] >= done
                done = outlook["done"]
                await asyncio.sleep(0.05)
        assert sum(outlook["chances"]) == 1_000_000
        assert outlook["seat"] == board["seat"]
        assert 1 <= len(outlook["best"]) <= 3
        hopes = [good["hope"] for good in outlook["best"]]
        assert hopes == sorted(hopes, reverse=True)
        assert all(good["action"] in legal(board) for good in outlook["best"])
        assert await ben.post("/api/analysis/outlook", branch) == outlook  # shared by all
        chance = await until_chance(ann, table)
        after = await ann.post("/api/analysis/outlook", {**branch, "moves": plan(chance)})
        assert (after["seat"], after["best"]) == (None, [])


async def test_a_branch_is_shared_once_and_seen_by_others_at_its_address(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await bring(ann, GAME)
        board = await until_chance(ann, table)
        branch = {"table": table, "move": MIDWAY, "moves": plan(board)}
        shared = await ann.post("/api/analysis/branches", branch)
        assert await ben.post("/api/analysis/branches", branch) == shared
        found = await ben.get(f"/api/analysis/branches/{shared['id']}")
        assert (found["table"], found["move"]) == (table, MIDWAY)
        assert found["moves"] == plan(board)
        again = await ben.post("/api/analysis", branch)
        assert again["situation"]["view"] == board["situation"]["view"]
        assert [each["id"] for each in (await ann.get("/api/me/export"))["branches"]] == [
            shared["id"]
        ]
        assert (await ben.get("/api/me/export"))["branches"] == []
        wrong = {**branch, "moves": [{"seat": 0, "action": {"do": "nothing"}}]}
        assert (await ann.http.post("/api/analysis/branches", json=wrong)).status_code == 400
        await ann.http.delete("/api/me")  # it stays, and is nobody's
        assert await ben.get(f"/api/analysis/branches/{shared['id']}") == found


async def test_one_plays_on_at_a_table_that_counts_for_nothing_and_whose_log_is_honest(
    server: Server,
) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, GAME)
        board = await until_chance(ann, table)
        branch = {"table": table, "move": MIDWAY, "moves": plan(board)}
        before = await ann.get("/api/me/export")
        body = {**branch, "seat": 1, "level": "rookie", "id": "once"}
        info = await ann.post("/api/analysis/table", body)
        assert info["from_position"]
        assert not info["rated"]
        assert [seat["plays"] for seat in info["seats"]].count("person") == 1
        assert info["seats"][1]["mine"]
        assert (await ann.post("/api/analysis/table", body))["table"] == info["table"]

        await ann.watch(info["table"], 1)
        async with asyncio.timeout(PATIENCE):
            while ann.tables[info["table"]]["status"] == "playing":
                if 1 in ann.tables[info["table"]]["actors"]:
                    await ann.play(info["table"], 1, ann.legal(info["table"])[0])
                await asyncio.sleep(0.01)
        text = (await ann.http.get(f"/api/tables/{info['table']}/log")).text
        log = jailbirds.Log.from_json(text)
        proof = jailbirds.verify(log)
        assert proof.fair
        assert str(proof.game.start) == log.position
        ended = await ann.get("/api/me/export")
        assert ended["results"] == before["results"]
        again = await ann.post(f"/api/tables/{info['table']}/rematch")
        assert again["from_position"]
        assert again["seats"][1]["mine"]
        once_more = await ann.post("/api/analysis", {"table": info["table"], "move": 0})
        assert once_more["outcomes"] == board["outcomes"]  # it can be analysed itself


async def test_nobody_plays_on_where_the_game_is_over(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await bring(ann, GAME)
        moves = (await ann.get(f"/api/tables/{table}/replay", count=1))["moves"]
        end = {"table": table, "move": moves}
        board = await ann.post("/api/analysis", end)
        assert board["situation"]["status"] == "over"
        assert board["situation"]["result"]
        answer = await ann.http.post("/api/analysis/table", json={**end, "seat": 0})
        assert answer.json()["key"] == "refused-over"


@pytest.mark.parametrize("path", ["", "/ask", "/outlook", "/table", "/branches"])
async def test_nothing_of_a_running_game_is_analysed_even_by_those_who_play_it(
    server: Server, path: str
) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        table = await sit_together([ann, ben], OPEN)
        body: dict[str, Any] = {"table": table, "move": 0}
        if path == "/ask":
            body |= {"seat": 0, "question": {"place": "cell"}}
        if path == "/table":
            body |= {"seat": 0}
        for client in (ann, ben):
            answer = await client.http.post(f"/api/analysis{path}", json=body)
            assert (answer.status_code, answer.json()["key"]) == (409, "refused-not-over")
