"""Bots, and the solver, where one move wins or saves."""

from __future__ import annotations

import pytest

from jailbirds.bots import LEVELS, Bot
from jailbirds.lab.solver import Solver
from tests.alcatraz.positions import position


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "random"])
def test_every_level_takes_a_win_in_one(name: str) -> None:
    game = position({(1, 3): 0, (9, 1): 0, (8, 8): 1}, {1: 9}, boat=(2, 0))
    bot = Bot(name, seed=1, iterations=400, patient=True)
    assert str(bot.choose(game, 0)) == "escape 1 3"


def test_the_solver_finds_the_one_move_that_wins_and_the_one_that_saves() -> None:
    game = position({(1, 3): 0, (9, 1): 0, (8, 8): 1}, {1: 9}, boat=(2, 0))
    assert [str(move) for move in Solver(game, depth=1).winning_actions(game, 0)] == ["escape 1 3"]
    threatened = position({(1, 3): 1, (9, 1): 0, (8, 8): 0}, {1: 9}, boat=(0, 2))
    saving = Solver(threatened, depth=2).saving_actions(threatened, 0, against=1)
    for move in threatened.legal(0):
        after = threatened.copy()
        after.play(0, move)
        can_win = "escape 1 3" in map(str, after.legal(1))
        assert (move in saving) is not can_win
