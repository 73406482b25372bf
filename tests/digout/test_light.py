"""Picks on the way to something: a first tap does them, so they can be taken back."""

from __future__ import annotations

from jailbirds.table import Chair, Play, decide, from_game
from jailbirds.table.journal import Played
from tests.digout.positions import table as table_of


def test_a_gang_is_paid_by_taps_and_asks_once() -> None:
    game = table_of(["cap sunglasses bandana", ""])
    game.play(0, "join crew")
    assert game.light(0) == ("pay",)
    game.play(0, "pay cap")
    assert game.light(0) == ()


def test_whoever_has_just_what_a_gang_wants_is_not_asked_for_it() -> None:
    game = table_of(["cap bandana tape", ""])
    table = from_game(game, [Chair("person"), Chair("person")], 1_000)
    after = decide(table, Play(0, {"do": "join", "gang": "crew"}), 2_000)
    done = [step.entry for step in after.steps if isinstance(step.entry, Played)]
    assert [(entry.action["do"], entry.by) for entry in done[-3:]] == [
        ("join", "player"),
        ("pay", "table"),
        ("pay", "table"),
    ]


def test_whoever_has_more_than_a_gang_wants_chooses() -> None:
    game = table_of(["cap bandana sunglasses", ""])
    table = from_game(game, [Chair("person"), Chair("person")], 1_000)
    after = decide(table, Play(0, {"do": "join", "gang": "crew"}), 2_000)
    assert after.actors == (0,)
    assert after.game is not None
    assert {action.do for action in after.game.legal(0)} == {"pay"}
