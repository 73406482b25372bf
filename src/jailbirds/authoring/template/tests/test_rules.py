"""The rules, one by one: each number is claimed by a test that shows it."""

from typing import Any

import pytest

import jailbirds
from jailbirds import CHANCE, Game


def new(**options: Any) -> Game:
    """A game in which nothing is rolled but what a test wants."""
    return jailbirds.new("pig", 2, options, roll=False)


def roll(game: Game, seat: int, *faces: int) -> None:
    for face in faces:
        game.play(seat, "roll")
        game.play(CHANCE, f"fall {face}")


@pytest.mark.rule("PIG-01")
def test_seats_take_turns() -> None:
    game = new()
    roll(game, 0, 5)
    game.play(0, "keep")
    assert game.actors == (1,)
    assert game.why_not(0, "roll") == "PIG-01"


@pytest.mark.rule("PIG-02")
def test_one_can_roll_again_and_again() -> None:
    game = new()
    roll(game, 0, 5, 2, 4)
    assert game.view().collected == 11


@pytest.mark.rule("PIG-03")
def test_a_one_takes_what_is_collected_and_ends_the_turn() -> None:
    game = new()
    roll(game, 0, 5, 1)
    assert game.view().points == (0, 0)
    assert game.actors == (1,)


@pytest.mark.rule("PIG-04")
def test_nothing_can_be_kept_before_something_is_rolled() -> None:
    game = new()
    assert game.why_not(0, "keep") == "PIG-04"
    roll(game, 0, 6)
    game.play(0, "keep")
    assert game.view().points == (6, 0)


@pytest.mark.rule("PIG-05")
def test_whoever_reaches_the_goal_wins_at_once() -> None:
    game = new(goal=10)
    roll(game, 0, 6, 4)
    assert game.result
    assert game.result.winners == (0,)
    assert game.why_not(1, "roll") == "PIG-05"


@pytest.mark.rule("PIG-06")
@pytest.mark.parametrize("goal", [9, 201])
def test_the_goal_is_agreed_on(goal: int) -> None:
    assert new(goal=200).view().goal == 200
    with pytest.raises(jailbirds.BadOption):
        new(goal=goal)
