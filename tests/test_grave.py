"""What one is asked about before it is done, wherever it is pressed."""

from __future__ import annotations

import random

import pytest

import jailbirds


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
