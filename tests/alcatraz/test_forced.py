"""Forced choices: what is the only thing to do, and no decision, the table does for a person."""

from __future__ import annotations

from msgspec.structs import replace

from jailbirds.server.tables import wire
from jailbirds.table import BotPlay, Chair, Play, Return, decide, from_game
from jailbirds.table.journal import Played
from tests.alcatraz.test_turn import walled_in

TWO = [Chair("person"), Chair("person")]


def test_the_table_passes_for_who_has_no_move_and_tells_it() -> None:
    table = from_game(walled_in(), TWO, 1_000)
    assert table.actors == (1,)
    entry = table.steps[-1].entry
    assert isinstance(entry, Played)
    assert (entry.seat, entry.by) == (0, "table")
    (passed,) = [step for step in wire.steps(table, 1) if step.events]
    assert passed.by == "table"
    assert [event.key for event in passed.events] == ["event-passed"]


def test_a_bot_passes_by_itself() -> None:
    table = from_game(walled_in(), [Chair("bot"), Chair("person")], 1_000)
    assert table.bots_to_act == (0,)
    assert decide(table, BotPlay(0, {"do": "pass"}, table.version(0)), 2_000).actors == (1,)


def test_who_takes_a_seat_back_from_a_bot_finds_the_pass_done() -> None:
    table = from_game(walled_in(), [Chair("bot"), Chair("person")], 1_000)
    away = replace(table.seats[0], plays="bot", left=True)
    table.seats = (away, table.seats[1])
    assert decide(table, Return(0), 3_000).actors == (1,)


def test_the_only_move_that_is_a_decision_is_left_to_the_player() -> None:
    """Sending the warden after an alarm is no pass, though a person may have no other."""
    table = from_game(walled_in(alarm_row=6), TWO, 1_000)
    assert table.actors == (0,)
    after = decide(table, Play(0, {"do": "send", "way": "right"}), 2_000)
    assert after.actors == (1,)  # and then the pass is done
    assert [step.entry.by for step in after.steps[-2:] if isinstance(step.entry, Played)] == [
        "player",
        "table",
    ]
