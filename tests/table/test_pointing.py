"""What somebody means who points there, in every title: by the places of its actions."""

from __future__ import annotations

import random
from collections.abc import Callable

import jailbirds
from jailbirds.kernel.game import Game
from jailbirds.table.pointing import Hand


def reach(title: str, players: int, wanted: Callable[[Game], bool], seed: int = 1) -> Game:
    """A game played by chance until it is as wanted."""
    game = jailbirds.new(title, players=players, seed=seed)
    rng = random.Random(seed)
    while not wanted(game):
        likely = [action for action in game.legal() if action.do != "erase"]
        game.play(game.actors[0], rng.choice(likely))
    return game


def in_phase(phase: str) -> Callable[[Game], bool]:
    return lambda game: game.view(game.actors[0]).phase == phase


def test_a_die_that_cannot_be_picked_is_refused_for_its_own_sake() -> None:
    """Not because one die is not a whole handful, which is true as well."""
    game = reach("ausbrecher", 2, in_phase("pick"))
    hand = Hand(game, game.actors[0])
    assert hand.point("die-red").kind == "pick"
    assert list(hand.point("die-white").rules) == ["AUS-08"]  # not in the first round
    hand.pick("die-red")
    assert list(hand.point("die-white").rules) == ["AUS-08"]


def test_dice_that_are_too_few_are_refused_where_they_are_thrown() -> None:
    game = reach("ausbrecher", 2, in_phase("pick"))
    hand = Hand(game, game.actors[0])
    assert hand.point("throw").kind == "nothing"
    hand.pick("die-red")
    assert list(hand.point("throw").rules) == ["AUS-07"]


def test_what_is_begun_is_meant_before_anything_else_at_the_same_place() -> None:
    """A tool one asks for is not stolen from its pile on the way."""

    def both(game: Game) -> bool:
        kinds = {action.do for action in game.legal()}
        return {"steal", "extort"} <= kinds

    game = reach("digout", 3, both)
    hand = Hand(game, game.actors[0])
    assert [action.do for action in hand.point("pile-spoon").actions] == ["steal"]
    victim = next(action for action in hand.legal if action.do == "extort").args["seat"]
    hand.pick(f"seat-{victim}")
    assert hand.point("pile-spoon").kind == "pick"
    hand.pick("pile-spoon")
    hand.pick("pile-shovel")
    assert hand.picked == {f"seat-{victim}", "pile-shovel"}


def test_a_room_one_cannot_riot_in_says_why_once_a_riot_is_begun() -> None:
    game = reach("scapegoat", 3, lambda game: any(a.do == "riot" for a in game.legal()))
    hand = Hand(game, game.actors[0])
    own = f"room-{game.view(hand.seat).prisoners[hand.seat].room}"
    hand.pick("riot")
    assert hand.point(own).kind == "no"
    assert list(hand.point(own).rules) == [
        game.why_not(hand.seat, {"do": "riot", "room": own.removeprefix("room-")})
    ]
