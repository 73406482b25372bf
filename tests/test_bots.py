"""Bots: levels, budgets, search, and tournaments."""

from pathlib import Path
from typing import Any

import pytest

import jailbirds
from jailbirds.bots import Bot, UnknownBot
from jailbirds.bots.search import Search
from jailbirds.lab.arena import standings, tournament
from jailbirds.lab.charts import draw_standings
from jailbirds.lab.sim import Played, simulate, summarise
from tests.roles import OPEN

TITLE = jailbirds.title(OPEN)


def searcher(players: int = 2, **more: Any) -> Search:
    return Search(TITLE, players, nodes=1 << 16, **more)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="Did you mean 'veteran'"):
        Bot("vetran")


def test_the_same_seed_and_iterations_give_the_same_thought() -> None:
    game = jailbirds.new(OPEN, 3, seed=1)
    seat = game.actors[0]
    thoughts = [
        searcher(3).think(game.redacted(seat), seat, seed=5, iterations=300) for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 300
    assert sum(thoughts[0].visits.values()) >= 300


def test_both_gears_think_the_same() -> None:
    game = jailbirds.new(OPEN, 2, seed=4)
    seat = game.actors[0]
    native, interpreted = (
        searcher(gear=gear).think(game.redacted(seat), seat, seed=2, iterations=40)
        for gear in ("native", "interpreted")
    )
    assert native.action == interpreted.action
    assert native.visits == interpreted.visits
    assert native.hope == pytest.approx(interpreted.hope)


def test_several_cores_work_together() -> None:
    game = jailbirds.new(OPEN, 2, seed=1)
    seat = game.actors[0]
    thought = searcher(cores=2).think(game.redacted(seat), seat, seed=5, iterations=100)
    assert thought.iterations == 200
    assert game.title.actions[thought.action] in game.legal(seat)


def test_a_full_tree_goes_on_searching() -> None:
    game = jailbirds.new(OPEN, 2, seed=1)
    seat = game.actors[0]
    small = Search(TITLE, 2, nodes=30)
    assert small.think(game.redacted(seat), seat, seed=1, iterations=500).iterations == 500


def test_a_budget_is_a_number_of_seconds_or_of_iterations() -> None:
    """How well a budget of time is kept is measured by `python -m benchmarks.strength.time`."""
    game = jailbirds.new(OPEN, 2, seed=4)
    seat = game.actors[0]
    search = searcher()
    assert search.think(game.redacted(seat), seat, seed=1, iterations=7).iterations == 7
    thought = search.think(game.redacted(seat), seat, seed=1, seconds=0.1)
    assert thought.iterations > 7
    assert game.title.actions[thought.action] in game.legal(seat)
    with pytest.raises(ValueError, match="either"):
        search.think(game.redacted(seat), seat, seed=1)


def test_a_bot_answers_before_its_search_is_compiled() -> None:
    game = jailbirds.new(OPEN, 2, seed=4)
    seat = game.actors[0]
    bot = Bot("champion", seed=1)
    assert bot.choose(game, seat) in game.legal(seat)
    assert bot._compiling is not None
    bot._compiling.join()
    assert bot._search is not None
    assert bot.choose(game, seat) in game.legal(seat)


def test_search_beats_greed_and_greed_beats_luck() -> None:
    won = standings(tournament(TITLE, ["champion", "regular"], 6, iterations=2000, seed=3))
    assert won[0].bot == "champion"
    assert won[0].wins >= 5
    plain = summarise(simulate(TITLE, ["rookie", "random"], 40, seed=1))
    assert plain.wins_by_bot["rookie"] > 30
    better = summarise(simulate(TITLE, ["regular", "rookie"], 100, seed=1))
    assert better.wins_by_bot["regular"] > 60


def test_levels_in_between_think_some_of_their_decisions_over_the_same_ones_each_time() -> None:
    game = jailbirds.new(OPEN, 2, seed=4)
    seat = game.actors[0]

    def thought(name: str) -> list[bool]:
        bot = Bot(name, seed=1, gear="native", iterations=2, patient=True)
        found = []
        for _ in range(200):
            bot.choose(game, seat)
            found.append(bot.thought is not None)
        return found

    assert all(thought("champion"))
    shares = [sum(thought(name)) / 200 for name in ("schemer", "veteran", "mastermind")]
    assert shares == pytest.approx([0.3, 0.55, 0.8], abs=0.12)
    assert thought("veteran") == thought("veteran")
    assert not any(thought("regular"))


def test_simulations_take_no_bots_that_think() -> None:
    with pytest.raises(UnknownBot, match="thinks too long"):
        simulate(TITLE, ["veteran", "random"], 1)


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    line = (TITLE, ["regular", "random"])
    first = tournament(*line, 3, seed=2, file=file)
    text = file.read_text()
    both = tournament(*line, 5, seed=2, file=file)
    assert both[:3] == first
    assert file.read_text().startswith(text)
    assert both == tournament(*line, 5, seed=2)
    with pytest.raises(jailbirds.JailbirdsError, match="not of these bots"):
        tournament(TITLE, ["regular", "regular"], 5, file=file)


def test_shared_wins_are_shared_and_left_out_of_decided_games() -> None:
    played = [
        Played(("veteran", "regular"), 9, "limit", (0, 1)),
        Played(("regular", "veteran"), 9, "boat", (1,)),
    ]
    best, other = standings(played)
    assert (best.bot, best.wins, best.decided) == ("veteran", 1.5, 1.0)
    assert (other.wins, other.decided) == (0.5, 0.0)
    assert best.rating > other.rating


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("regular@1", "does not search"),
        ("veteran@soon", "expected seconds above 0"),
        ("veteran@-1", "expected seconds above 0"),
        ("veteran@3600", "up to 60"),
        ("vetran@1", "Did you mean 'veteran'"),
    ],
)
def test_a_time_that_no_bot_can_have_is_refused(name: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        Bot(name)


def test_the_standings_of_a_tournament_are_drawn(tmp_path: Path) -> None:
    played = [Played(("regular", "random"), 40, "boat", (0,))] * 6
    picture = tmp_path / "standings.svg"
    draw_standings(f"{OPEN}: 6 games", standings(played), picture)
    assert "<svg" in picture.read_text()
