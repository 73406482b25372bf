"""ALC-23 to ALC-25: what can be agreed on before the game."""

from typing import Any

import pytest

import jailbirds
from tests.alcatraz.positions import position

AWAY = {1: 9, 2: 9, 3: 9}


@pytest.mark.rule("ALC-23")
def test_without_the_alarm_an_escape_wakes_nobody() -> None:
    game = position({(1, 3): 0}, AWAY, alarm=False)
    game.play(0, "escape 1 3")
    assert game.actors == (1,)
    assert game.view().phase == "turn"


@pytest.mark.rule("ALC-24")
def test_random_wardens_are_drawn_row_by_row() -> None:
    game = jailbirds.new("alcatraz", 2, {"wardens": "random"}, roll=False)
    for row in range(2, 9):
        drawn = [action.args for action in game.legal(jailbirds.CHANCE)]
        assert drawn == [{"row": row, "column": column} for column in range(1, 10)]
        assert game.why_not(jailbirds.CHANCE, "place 8 1") == ("ALC-24" if row < 8 else None)
        assert game.why_not(0, "enter 9 1") == "ALC-24"
        game.play(jailbirds.CHANCE, f"place {row} {row}")
    assert game.view().wardens == (5, 2, 3, 4, 5, 6, 7, 8, 0)
    assert game.view().phase == "start"


@pytest.mark.rule("ALC-24")
def test_custom_wardens_stand_where_they_were_put() -> None:
    columns = [9, 1, 5, 5, 2, 7, 3]
    game = jailbirds.new("alcatraz", 2, {"wardens": "custom", "warden_columns": columns}, seed=1)
    assert game.view().wardens == (5, *columns, 0)


@pytest.mark.rule("ALC-24")
@pytest.mark.parametrize(
    "options",
    [
        {"wardens": "custom"},
        {"warden_columns": [1] * 7},
        {"wardens": "custom", "warden_columns": [1] * 8},
        {"wardens": "custom", "warden_columns": [0, 1, 1, 1, 1, 1, 1]},
        {"wardens": "custom", "warden_columns": [1, 1, 1, 1, 1, 1, 10]},
        {"wardens": "sleepy"},
        {"alarm": "loud"},
        {"alarm": 1},
        {"turn_limit": -1},
        {"turn_limit": 2.5},
        {"turn_limit": 10**9},
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(jailbirds.BadOption, match="Its options are"):
        jailbirds.new("alcatraz", 2, options)


@pytest.mark.rule("ALC-25")
def test_the_limit_counts_turns_of_all_players() -> None:
    game = jailbirds.new("alcatraz", 3, {"turn_limit": 5}, seed=2)
    for column in range(1, 6):
        assert not game.over
        game.play(game.actors[0], f"enter 9 {column}")
    assert game.over
    assert game.result
    assert game.result.ending == "limit"
    assert game.result.rule == "ALC-25"
    assert game.why_not(0, "enter 9 9") == "ALC-25"


@pytest.mark.rule("ALC-25")
def test_the_limit_comes_before_an_owed_alarm() -> None:
    game = position({(1, 3): 0}, AWAY, turns=399)
    events = game.play(0, "escape 1 3")
    assert [event.name for event in events] == ["escaped", "timed_out"]
    assert game.result == jailbirds.Outcome(winners=(0,), ending="limit", rule="ALC-25")


@pytest.mark.rule("ALC-25", "ALC-22")
def test_the_third_in_the_boat_wins_even_in_the_last_turn() -> None:
    game = position({(1, 3): 0}, AWAY, boat=(2, 2), turns=399)
    game.play(0, "escape 1 3")
    assert game.result
    assert game.result.ending == "boat"


@pytest.mark.rule("ALC-25")
@pytest.mark.parametrize(
    ("prisoners", "boat", "winners"),
    [
        ({}, (1, 0, 0), (0,)),  # most in the boat
        ({(2, 1): 1, (3, 1): 1}, (1, 0, 0), (0,)),  # however far the others have come
        ({(4, 1): 1, (3, 1): 2}, (0, 1, 1), (2,)),  # then the smallest sum of distances
        ({(4, 1): 1, (4, 2): 2, (9, 5): 0}, (0, 1, 1), (1, 2)),  # then it is shared
        ({(8, 4): 1, (9, 6): 1, (7, 3): 2}, (0, 0, 0), (1, 2)),  # a sum over all four
        ({}, (0, 0, 0), (0,)),  # seat 0 makes the last move, into row 9
    ],
)
def test_at_the_limit_the_boat_counts_first_and_then_distance(
    prisoners: dict[tuple[int, int], int], boat: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    game = position(prisoners, players=3, boat=boat, turns=399)
    game.play(0, "enter 9 9")
    assert game.result
    assert game.result.winners == winners


@pytest.mark.rule("ALC-25")
def test_zero_switches_the_limit_off() -> None:
    game = position(turn_limit=0, turns=100_000)
    game.play(0, "enter 9 1")
    assert not game.over
    assert jailbirds.new("alcatraz", 2).view().turn_limit == 400
