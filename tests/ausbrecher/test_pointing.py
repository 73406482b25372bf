"""What somebody means who points there: by the places of its actions."""

from __future__ import annotations

from jailbirds.table.pointing import Hand
from tests.reaching import in_phase, reach


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
