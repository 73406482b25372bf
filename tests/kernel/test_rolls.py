"""Chance goes on where it was: undo and copies neither skip nor repeat a draw."""

from __future__ import annotations

import random

import pytest

import jailbirds
from tests.roles import OPEN, SECRET


@pytest.mark.parametrize("title", jailbirds.titles())
def test_moves_taken_back_and_made_again_bring_the_same_outcomes(title: str) -> None:
    choice = random.Random(title)
    steady = jailbirds.new(title, players=3, seed=5)
    wavering = jailbirds.new(title, players=3, seed=5)
    for _ in range(60):
        if steady.over:
            break
        seat = choice.choice(steady.actors)
        action = choice.choice(steady.legal(seat))
        wavering.play(seat, choice.choice(wavering.legal(seat)))
        wavering.undo()
        if choice.random() < 0.5:
            wavering = wavering.copy()
        assert wavering.play(seat, action) == steady.play(seat, action)
    assert wavering.log == steady.log
    assert any(who == "chance" for who, _ in steady.log.moves)


def test_an_action_is_made_once_and_read_as_itself() -> None:
    actions = jailbirds.title(OPEN).actions
    action = actions[7]
    assert actions[7] is action
    assert actions.read(action) is action
    assert actions.read(action.to_dict()) == action
    other = jailbirds.title(SECRET).actions[action.id]
    with pytest.raises(jailbirds.MalformedAction):
        actions.read(other)
