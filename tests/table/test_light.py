"""Picks on the way to something: a first tap does them, so they can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

import jailbirds
from jailbirds.kernel.rule import CHANCE
from jailbirds.table import Chair, Play, Undo, decide, from_game
from jailbirds.table.journal import Played
from jailbirds.table.undo import why_not_undo
from tests.digout import positions as digout
from tests.scapegoat.positions import prison

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


def test_the_radio_room_picks_by_taps_and_asks_once() -> None:
    game = prison(rooms={1: "radio_room"}, guards={"chapel": 2})
    game.play(1, "use")
    for room in ("chapel", "workshop", "chapel"):
        assert game.light(1) == ("pick_room",)
        game.play(1, f"pick_room {room}")
    assert game.light(1) == ()  # the second guard's room: that is all of it


def test_the_gold_radio_room_moves_one_guard() -> None:
    game = prison(rooms={1: "radio_room"}, guards={"chapel": 2}, sides="gold")
    game.play(1, "use")
    assert game.light(1) == ("pick_room",)
    game.play(1, "pick_room chapel")
    assert game.light(1) == ()


def test_a_gang_is_paid_by_taps_and_asks_once() -> None:
    game = digout.table(["cap sunglasses bandana", ""])
    game.play(0, "join crew")
    assert game.light(0) == ("pay",)
    game.play(0, "pay cap")
    assert game.light(0) == ()


def test_whoever_has_just_what_a_gang_wants_is_not_asked_for_it() -> None:
    game = digout.table(["cap bandana tape", ""])
    table = from_game(game, [Chair("person"), Chair("person")], 1_000)
    after = decide(table, Play(0, {"do": "join", "gang": "crew"}), 2_000)
    done = [step.entry for step in after.steps if isinstance(step.entry, Played)]
    assert [(entry.action["do"], entry.by) for entry in done[-3:]] == [
        ("join", "player"),
        ("pay", "table"),
        ("pay", "table"),
    ]


def test_whoever_has_more_than_a_gang_wants_chooses() -> None:
    game = digout.table(["cap bandana sunglasses", ""])
    table = from_game(game, [Chair("person"), Chair("person")], 1_000)
    after = decide(table, Play(0, {"do": "join", "gang": "crew"}), 2_000)
    assert after.actors == (0,)
    assert after.game is not None
    assert {action.do for action in after.game.legal(0)} == {"pay"}
