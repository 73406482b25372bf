"""What one is asked about before it is done, wherever it is pressed."""

from __future__ import annotations

import random

import pytest

import jailbirds
from jailbirds.server.tables import wire
from tests.digout.positions import table
from tests.scapegoat.positions import prison


@pytest.mark.parametrize("name", jailbirds.titles())
def test_only_actions_that_there_are_are_asked_about(name: str) -> None:
    title = jailbirds.title(name)
    game = jailbirds.new(name, title.players[0], seed=3)
    rng = random.Random(3)
    for _ in range(150):
        if game.over:
            break
        seat = rng.choice(game.actors)
        assert set(game.grave(seat)) <= title.actions.kinds.keys()
        game.play(seat, rng.choice(game.legal(seat)))


def grave(game: jailbirds.Game, seat: int) -> set[str]:
    """The kinds of legal actions that the browser asks about."""
    groups = wire.legal_now(game, seat, game.view(seat).phase)
    return {group.do for group in groups if group.grave}


def test_ending_a_turn_is_asked_about_while_there_is_something_left_to_do() -> None:
    assert "end" in grave(table(actions=1), 0)
    none = table(actions=0)
    assert "end" in {action.do for action in none.legal(0)}
    assert "end" not in grave(none, 0)


def test_ending_a_turn_of_the_scapegoat_is_asked_about_while_there_are_points() -> None:
    assert "end" in grave(prison(points=2), 1)
    assert "end" not in grave(prison(points=0), 1)


def test_a_beating_is_asked_about() -> None:
    game = table(["razor", "pickaxe knife"], ["yard", "yard"])
    game.play(0, "extort 1 pickaxe razor")
    assert grave(game, 1) == {"decline"}
