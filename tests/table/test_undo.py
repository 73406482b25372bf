"""Undo: never past another seat's action, a reveal or a roll."""

from __future__ import annotations

import random

import pytest

import jailbirds
from jailbirds.kernel.rule import CHANCE
from jailbirds.table import Chair, Clock, Play, Refusal, Undo, decide
from jailbirds.table.journal import Played
from jailbirds.table.undo import why_not_undo
from tests.table.tables import begun, choices, people, play_any


def test_nothing_can_be_taken_back_before_one_has_moved() -> None:
    table = begun()
    for seat in range(2):
        assert why_not_undo(table, seat) == "undo-nothing"


def test_the_last_move_can_be_taken_back_and_none_before_the_others_moved() -> None:
    table = begun()
    seat = table.actors[0]
    after = decide(table, Play(seat, {"do": "enter", "row": 9, "column": 3}), 2_000)
    assert why_not_undo(after, seat) is None
    assert why_not_undo(after, 1 - seat) == "undo-nothing"
    other = after.actors[0]
    assert other != seat
    further = decide(after, Play(other, choices(after, other)[0]), 3_000)
    assert why_not_undo(further, seat) == "undo-others"


@pytest.mark.parametrize("title", jailbirds.titles())
def test_whatever_can_be_undone_told_nobody_anything_and_rolled_nothing(title: str) -> None:
    """Over whole games: an undo is offered only to who moved last, with no luck in between."""
    allowed = 0
    for seed in range(3):
        table = begun(title, people(jailbirds.title(title).players[0]))
        rng = random.Random(seed)
        for number in range(120):
            if table.status == "over":
                break
            table = play_any(table, rng, 2_000 + number)
            last = table.last_move
            assert last is not None
            place, move = last
            for seat in range(table.players):
                if why_not_undo(table, seat) is None:
                    allowed += 1
                    assert move.seat == seat != CHANCE
                    entry = table.told[place].entry
                    assert isinstance(entry, Played)
                    assert not entry.final
                    assert not {event.name for event in move.events} & table.title.reveals
    assert allowed > 0


def test_what_the_clock_or_a_bot_did_is_not_taken_back() -> None:
    table = begun(chairs=[Chair("person"), Chair("bot")])
    with pytest.raises(Refusal):
        decide(table, Undo(1), 2_000)


def test_playing_and_taking_back_gains_no_time() -> None:
    table = begun(clock=Clock("live", base=60, increment=30))
    seat = table.actors[0]
    start = table.times.left[seat]
    for number in range(1, 4):
        table = decide(table, Play(seat, {"do": "enter", "row": 9, "column": 3}), 1_000 + number)
        table = decide(table, Undo(seat), 1_000 + number)
    assert table.times.left[seat] <= start
