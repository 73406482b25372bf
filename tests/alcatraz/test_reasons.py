"""What a hint says of a move of Alcatraz: what it gains, and what it prevents."""

from __future__ import annotations

import pytest

import jailbirds
from tests.alcatraz.positions import position


def why(game: jailbirds.Game, action: str, seat: int = 0) -> tuple[str, dict[str, int | str]]:
    key, args = game.reason(seat, action)
    return key, dict(args)


def test_the_last_prisoner_in_the_boat_wins_and_others_are_counted() -> None:
    assert why(position({(1, 5): 0}, {1: 1}, boat=(2, 0)), "escape 1 5") == (
        "why-boat",
        {"count": 0},
    )
    assert why(position({(1, 5): 0}, {1: 1}), "escape 1 5") == ("why-boat", {"count": 2})


def test_whoever_is_caught_is_named_and_whether_they_were_about_to_get_away() -> None:
    game = position({(9, 3): 0, (7, 8): 1})
    assert why(game, "move 9 3 7 3") == ("why-catch", {"other": 1, "row": 7})


def test_a_prisoner_about_to_get_away_is_the_better_catch() -> None:
    game = position({(4, 2): 0, (3, 5): 1}, {1: 1, 2: 1, 3: 7})
    assert why(game, "move 4 2 3 2")[0] != "why-catch-ready"  # the warden takes but one step
    game = position({(5, 2): 0, (3, 5): 1}, {1: 1, 2: 1, 3: 7, 4: 9})
    assert why(game, "move 5 2 3 2") == ("why-catch-ready", {"other": 1, "row": 3})


def test_a_warden_in_the_way_of_others_matters_most_where_they_need_one_more() -> None:
    """Ben waits on a red square in row 3, and row 2's warden then stands before him."""
    for boat, key in (((0, 2), "why-bars-last"), ((0, 0), "why-bars")):
        game = position({(3, 9): 0, (3, 5): 1}, {1: 1, 2: 4, 3: 1}, boat=boat)
        assert why(game, "move 3 9 2 9") == (key, {"other": 1})


def test_a_way_that_is_free_afterwards_is_a_reason() -> None:
    game = position({(3, 9): 0, (3, 5): 0}, {1: 1, 2: 5, 3: 1})
    assert why(game, "move 3 9 2 9") == ("why-clears", {"row": 3, "column": 5})
    game = position({(4, 5): 0}, {1: 1, 2: 1, 3: 9, 4: 1})
    assert why(game, "move 4 5 3 5") == ("why-red", {"row": 3, "column": 5})


def test_a_red_square_behind_a_warden_is_one_to_wait_on() -> None:
    game = position({(4, 5): 0}, {1: 1, 2: 5, 3: 9, 4: 1})
    assert why(game, "move 4 5 3 5") == ("why-waits", {"column": 5})


def test_after_an_alarm_one_thinks_of_those_the_other_way() -> None:
    game = position({(7, 2): 0}, {7: 5}, alarm_row=7)
    assert why(game, "send right") == ("why-spares", {"row": 7})
    assert why(game, "send left") == ("why-best", {})  # it catches one's own
    assert why(position({}, {7: 5}, alarm_row=7), "send left") == ("why-harmless", {})


def test_a_reason_is_refused_for_what_cannot_be_done() -> None:
    game = position({(9, 3): 0})
    with pytest.raises(jailbirds.OutOfTurn):
        game.reason(1, game.legal(0)[0])
    with pytest.raises(jailbirds.IllegalAction):
        game.reason(0, "move 9 3 7 4")
