"""Picks on the way to something: a first tap does them, so they can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

import jailbirds
from jailbirds.kernel.rule import CHANCE
from jailbirds.table import Chair, Play, Undo, decide, from_game
from jailbirds.table.undo import why_not_undo

BOARDS = Path(__file__).parents[2] / "web/src/boards"
PHASES = [
    (name, line)
    for name in jailbirds.titles()
    if (BOARDS / name / "phases.txt").exists()
    for line in (BOARDS / name / "phases.txt").read_text().splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("title", "position"), PHASES)
def test_whatever_a_first_tap_does_is_taken_back_without_asking(title: str, position: str) -> None:
    game = jailbirds.Game.from_position(position)
    table = from_game(game, [Chair("person")] * game.players, 1_000)
    assert table.game is not None
    for seat in table.actors:
        if seat == CHANCE:
            continue
        light = set(table.game.light(seat))
        for action in table.game.legal(seat):
            if action.do not in light:
                continue
            after = decide(table, Play(seat, action.to_dict()), 2_000)
            assert why_not_undo(after, seat) is None
            back = decide(after, Undo(seat), 3_000)
            assert back.game is not None
            assert back.game.view(seat) == table.game.view(seat)
