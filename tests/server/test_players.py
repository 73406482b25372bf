"""Players' pages: history as the fold of results, and nothing of what a reader may not know."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from jailbirds.server.ratings.profile import PlayedGame, Score, history_of, matching
from tests.roles import OPEN, soon_over
from tests.server.client import Client, people
from tests.server.processes import Server
from tests.server.test_ratings import play_to_the_end

ME, FREE = {"kind": "me"}, {"kind": "open"}


def game(number: int, players: str, winners: set[int], title: str = "chess") -> PlayedGame:
    return PlayedGame(
        f"t{number}", number, title, tuple(players.split()), frozenset(winners), False, True, number
    )


GAMES = [
    game(1, "ann ben", {0}),
    game(2, "ben ann bot-rookie", {1}, "go"),
    game(3, "ann ben", {1}),
    game(4, "ann bot-rookie bot-rookie", {0}),
    game(5, "ann gone-x", {0}),
]


def test_a_history_counts_titles_seats_bots_opponents_and_streaks() -> None:
    history = history_of("ann", GAMES)
    assert history.all == Score(5, 4)
    assert history.titles == {"chess": Score(4, 3), "go": Score(1, 1)}
    assert history.seats == {0: Score(4, 3), 1: Score(1, 1)}
    assert history.levels == {"rookie": Score(2, 2)}  # two of one level are one opponent
    assert history.opponents == {"ben": Score(3, 2, 1)}
    assert (history.streak, history.best_streak) == (2, 2)


def test_games_are_found_by_title_result_and_opponent() -> None:
    def found(**wish: Any) -> list[int]:
        nothing = dict.fromkeys(("title", "result", "against", "named"))
        return [each.number for each in matching("ann", GAMES, **{**nothing, **wish})]

    assert found() == [1, 2, 3, 4, 5]
    assert found(title="go") == [2]
    assert found(result="won") == [1, 2, 4, 5]
    assert found(result="lost") == [3]
    assert found(against="ben") == [1, 2, 3]
    assert found(against="bot-rookie", title="chess") == [4]
    assert found(named=frozenset({"ben"}), result="lost") == [3]
    assert found(named=frozenset({"ann"})) == []


@pytest.mark.parametrize(
    ("is_open", "reader", "may"),
    [(True, None, True), (False, None, False), (False, "eve", False), (False, "ben", True)],
)
def test_of_a_private_game_those_know_who_sat_there(
    is_open: bool, reader: str | None, may: bool
) -> None:
    played = PlayedGame("t", 1, "chess", ("ann", "ben"), frozenset({0}), True, is_open, 1)
    assert played.may_know(reader) is may


async def played(one: Client, other: Client, **wishes: Any) -> str:
    info = await one.open(OPEN, [ME, FREE], options=soon_over(OPEN, 1), **wishes)
    await other.join(info)
    await play_to_the_end(info, one, other)
    table: str = info["table"]
    return table


async def page_of(client: Client, of: Client, many: int | None = None) -> Any:
    """Somebody's page, once so many games are counted there."""
    page = (await of.get("/api/me"))["page"]
    while True:
        told = await client.get(f"/api/players/{page}")
        if many is None or told["all"]["games"] >= many:
            return told


async def tables_of(client: Client, page: str, **wish: Any) -> list[str]:
    found = await client.get(f"/api/players/{page}/games", **wish)
    return [each["table"] for each in found["games"]]


async def test_a_page_shows_open_games_to_all_and_private_ones_to_those_who_played(
    server: Server,
) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        public = await played(ann, ben, visibility="open")
        private = await played(ann, ben)
        mine = await page_of(ann, ann, 2)
        assert mine["mine"]
        assert (mine["name"], mine["all"]["games"]) == ("Ann", 2)
        page = mine["page"]
        assert await tables_of(ann, page) == [private, public]
        assert await tables_of(ben, page) == [private, public]
        assert await tables_of(eve, page) == [public]
        seen = await page_of(eve, ann)
        assert seen["all"]["games"] == 1
        (against,) = seen["opponents"]
        assert (against["name"], against["games"]) == ("Ben", 1)
        assert private not in str(seen)
        for client in (ann, ben):  # nobody's id is on a page
            assert client.id not in str(seen) + str(await eve.get(f"/api/players/{page}/games"))
        async with httpx.AsyncClient(base_url=server.url) as nobody:
            answer = (await nobody.get(f"/api/players/{page}/games")).json()
        assert [each["table"] for each in answer["games"]] == [public]
        assert await tables_of(eve, page, against=against["page"]) == [public]
        assert await tables_of(eve, page, search="BE") == [public]
        assert await tables_of(eve, page, search="eve") == []
        assert await tables_of(ann, page, title="nosuchtitle") == []


async def test_who_hides_is_not_found_by_page_list_name_or_search(server: Server) -> None:
    async with people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await played(ann, ben, visibility="open")
        await page_of(ann, ann, 1)
        bens = (await page_of(ben, ben, 1))["page"]
        answer = await ben.http.put("/api/me/profile", json={"hidden": True})
        assert (answer.status_code, answer.json()["hidden"]) == (200, True)
        for path in (f"/api/players/{bens}", f"/api/players/{bens}/games"):
            assert (await eve.http.get(path)).status_code == 404
            assert (await ben.http.get(path)).status_code == 200
        anns = await page_of(eve, ann)
        assert anns["opponents"] == []
        assert await tables_of(eve, anns["page"]) == [table]
        assert "Ben" not in str(await eve.get(f"/api/players/{anns['page']}/games"))
        assert await tables_of(eve, anns["page"], search="Ben") == []
        assert await tables_of(eve, anns["page"], against=bens) == []
        known = (await page_of(ann, ann))["opponents"]  # who played with him knows his name
        assert [(other["name"], other["page"]) for other in known] == [("Ben", None)]
        await ben.http.put("/api/me/profile", json={"hidden": False})
        assert (await eve.http.get(f"/api/players/{bens}")).status_code == 200


async def test_of_who_is_deleted_no_page_is_left(server: Server) -> None:
    async with people(server.url, "Ann", "Ben") as (ann, ben):
        await played(ann, ben, visibility="open")
        bens = (await page_of(ben, ben, 1))["page"]
        assert (await ben.http.delete("/api/me")).status_code == 200
        assert (await ann.http.get(f"/api/players/{bens}")).status_code == 404
        mine = await page_of(ann, ann, 1)
        assert (mine["all"]["games"], mine["opponents"]) == (1, [])
        (only,) = (await ann.get(f"/api/players/{mine['page']}/games"))["games"]
        assert [each["name"] for each in only["players"]] == ["Ann", None]
