"""Search: everybody in the tree sees what they may see, and bluffs where that pays."""

from typing import Any

import numpy as np
import pytest

import jailbirds
from benchmarks.equilibrium import Whole, searched, uniform
from benchmarks.liars_dice import TITLE as LIARS_DICE
from benchmarks.poker import TITLE as POKER
from jailbirds.bots.search import Search
from jailbirds.kernel.chance import generator
from jailbirds.kernel.game import Game
from jailbirds.kernel.record import copy_record
from tests.roles import SMALLEST

CHECK, BET, FOLD = (POKER.actions.read(name) for name in ("check", "bet", "fold"))


def node_of(search: Search, truth: np.ndarray, mover: int) -> int:
    """The node that somebody stands at in a deal."""
    loops = search.title.gear("interpreted").load("jailbirds.bots.search.loops")
    memory = search.trees[0].memory
    memory.games[loops.DEAL] = search.title.gear("interpreted").open(truth)[0]
    node: int = loops.look_up(memory, mover)
    return node


def redealt(game: Game, seat: int, seed: int) -> np.ndarray:
    record = copy_record(game.redacted(seat))
    gear = game.title.gear("interpreted")
    game.title.rules["redeal"](gear.open(record)[0], seat, generator(seed).data)
    return record


def test_a_player_stands_at_one_node_in_all_deals_that_they_cannot_tell_apart() -> None:
    game = Game(LIARS_DICE, 2, seed=4)
    search = Search(LIARS_DICE, 2, gear="interpreted", nodes=400)
    search.think(game.redacted(0), 0, seed=1, iterations=1)
    deals = [redealt(game, 0, seed) for seed in range(12)]
    assert len({deal.tobytes() for deal in deals}) > 6
    assert len({node_of(search, deal, 0) for deal in deals}) == 1
    theirs = {deal["dice"][0, 1].tobytes(): node_of(search, deal, 1) for deal in deals}
    assert len(set(theirs.values())) == len(theirs) > 6


def test_the_tree_is_the_same_in_both_gears() -> None:
    for title, players in ((jailbirds.title(SMALLEST), 2), (POKER, 2), (LIARS_DICE, 2)):
        game = Game(title, players, seed=7)
        seat = game.actors[0]
        native, interpreted = (
            Search(title, players, gear=gear, nodes=4000).think(
                game.redacted(seat), seat, seed=2, iterations=25
            )
            for gear in ("native", "interpreted")
        )
        assert native.action == interpreted.action
        assert native.visits == interpreted.visits
        assert native.odds == pytest.approx(interpreted.odds)


def poker(cards: tuple[int, int], *actions: Any) -> Game:
    """Kuhn's poker after some actions."""
    for seed in range(200):
        game = Game(POKER, 2, seed=seed)
        if tuple(game.state["card"][0].tolist()) == cards:
            for action in actions:
                game.play(game.actors[0], action)
            return game
    raise AssertionError(cards)


def odds(game: Game, iterations: int = 3000) -> dict[str, float]:
    seat = game.actors[0]
    thought = Search(POKER, 2, nodes=2000).think(
        game.redacted(seat), seat, seed=1, iterations=iterations
    )
    assert sum(thought.odds.values()) == pytest.approx(1)
    return {str(POKER.actions[action]): share for action, share in thought.odds.items()}


def test_who_has_the_best_card_calls_and_who_has_the_worst_folds() -> None:
    assert odds(poker((1, 3), BET))["check"] > 0.97
    assert odds(poker((3, 1), BET))["fold"] > 0.97


def test_who_has_the_worst_card_bluffs_now_and_then_and_a_middling_one_calls_now_and_then() -> None:
    """In every equilibrium the jack bets a third of the times after a check."""
    assert 0.2 < odds(poker((2, 1), CHECK))["bet"] < 0.5
    assert 0.2 < odds(poker((1, 2), BET))["check"] < 0.5


def test_more_time_brings_the_search_nearer_to_an_equilibrium() -> None:
    whole = Whole(POKER, {})
    search = Search(POKER, 2, nodes=2000)
    far = whole.distance(uniform(whole))
    near = whole.distance(searched(whole, search, 50, seed=1))
    nearer = whole.distance(searched(whole, search, 2000, seed=1))
    assert 13 * far == pytest.approx(0.4583, abs=1e-4)  # as is known of Kuhn's poker
    assert far > near > nearer
    assert 13 * nearer < 0.06


def test_the_best_answer_to_an_equilibrium_gains_nothing() -> None:
    """Kuhn's own: the jack bluffs in one of three, the queen calls in one of three."""
    whole = Whole(POKER, {})
    check, bet, fold = 3, 4, 5
    third = 1 / 3
    policy: dict[Any, dict[int, float]] = {}
    for key, spot in whole.spots.items():
        card = int(spot.redacted["card"][0, key[0]])
        done = spot.redacted["done"][0, 0].tolist()
        first_bets = {1: 0.0, 2: 0.0, 3: 0.0}[card]  # seat 0 may always check
        if done[0] == 0:
            policy[key] = {check: 1 - first_bets, bet: first_bets}
        elif done[:2] == [1, 0]:
            share = {1: third, 2: 0.0, 3: 1.0}[card]
            policy[key] = {check: 1 - share, bet: share}
        else:
            share = {1: 0.0, 2: third, 3: 1.0}[card]
            policy[key] = {check: share, fold: 1 - share}
    assert 13 * whole.value(policy) == pytest.approx(-1 / 18)
    assert whole.distance(policy) == pytest.approx(0, abs=1e-9)
