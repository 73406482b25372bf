"""ALC-05 to ALC-16: moving a prisoner, and the warden's answer."""

from typing import Any

import pytest

import jailbirds
from tests.alcatraz.positions import position, squares, targets, warden

FAR = dict.fromkeys(range(1, 9), 1)  # all wardens in column 1
OPEN = dict.fromkeys(range(1, 9), 9)  # all wardens in column 9


@pytest.mark.rule("ALC-05")
def test_only_own_prisoners_move() -> None:
    game = position({(9, 4): 0, (9, 6): 1})
    assert game.why_not(0, "move 9 4 9 5") is None
    assert game.why_not(0, "move 9 6 9 5") == "ALC-05"  # somebody else's
    assert game.why_not(0, "move 9 2 9 5") == "ALC-05"  # nobody there
    assert game.why_not(0, "move 9 4 9 4") == "ALC-05"  # standing still is no move
    assert game.why_not(0, "escape 9 6") == "ALC-05"
    assert game.why_not(0, "return 9 6") == "ALC-05"


@pytest.mark.rule("ALC-05")
def test_prisoners_in_the_cell_are_interchangeable() -> None:
    game = position({(9, 4): 0})
    entering = [action for action in game.legal(0) if action.do == "enter"]
    assert len(entering) == len({tuple(action.args.values()) for action in entering}) == 20


@pytest.mark.rule("ALC-05")
def test_nobody_enters_from_an_empty_cell() -> None:
    game = position({(9, c): 0 for c in (1, 2, 3, 4)})
    assert game.why_not(0, "enter 9 8") == "ALC-05"
    assert targets(game, "enter") == set()


@pytest.mark.rule("ALC-05")
def test_the_alarm_and_the_lots_are_no_moves() -> None:
    game = position()
    for action in ("send left", "alarm 3", "start 1", "place 2 2"):
        assert game.why_not(0, action) == "ALC-05"


@pytest.mark.rule("ALC-06")
def test_prisoners_move_straight_any_distance() -> None:
    game = position({(9, 5): 0}, {8: 2, 7: 1, 6: 1, 5: 1, 4: 1, 3: 1, 2: 1, 1: 1})
    assert {(9, c) for c in range(1, 10)} - {(9, 5)} <= targets(game, "move", row=9, column=5)
    for target in ("8 4", "8 6", "1 1", "7 3"):
        assert game.why_not(0, f"move 9 5 {target}") == "ALC-06"


@pytest.mark.rule("ALC-06")
def test_towards_the_cell_is_a_way_too() -> None:
    game = position({(5, 5): 0}, {6: 1, 7: 1, 8: 1})
    reached = targets(game, "move", row=5, column=5)
    assert {(6, 5), (7, 5), (8, 5), (9, 5)} <= reached


@pytest.mark.rule("ALC-07")
def test_entering_counts_row_nine_as_one_square_and_row_one_as_nine() -> None:
    game = position(wardens={8: 9})
    game.play(0, "enter 8 2")  # two squares: the warden walks two
    assert warden(game, 8) == 7
    game = position(wardens=FAR)
    assert game.why_not(0, "enter 1 9") == "ALC-11"  # nine squares, from column 1 to 10
    game = position(wardens={**FAR, 7: 1})
    game.play(0, "enter 7 9")
    assert warden(game, 7) == 4


@pytest.mark.rule("ALC-08")
def test_a_prisoner_stops_on_a_free_square_only() -> None:
    game = position({(9, 4): 0, (9, 5): 0, (9, 6): 1})
    assert game.why_not(0, "move 9 4 9 5") == "ALC-08"
    assert game.why_not(0, "move 9 4 9 6") == "ALC-08"
    assert game.why_not(0, "enter 9 6") == "ALC-08"
    assert game.why_not(0, "enter 8 1") == "ALC-08"  # the warden of row 8


@pytest.mark.rule("ALC-08", "ALC-09")
def test_of_two_rules_the_lower_is_named() -> None:
    game = position({(2, 1): 1}, {8: 1, 2: 9})
    assert game.why_not(0, "enter 2 1") == "ALC-08"  # taken, and behind a warden


@pytest.mark.rule("ALC-09")
def test_prisoners_may_be_passed_and_count() -> None:
    game = position({(9, 4): 0, (9, 5): 1, (9, 6): 0, (8, 4): 1}, {8: 1, 7: 9})
    assert game.why_not(0, "move 9 4 9 7") is None
    assert game.why_not(0, "move 9 4 7 4") is None
    game.play(0, "move 9 4 7 4")
    assert warden(game, 7) == 7  # two squares, the passed one among them


@pytest.mark.rule("ALC-09")
def test_wardens_may_not_be_passed() -> None:
    game = position({(9, 4): 0, (6, 3): 0}, {8: 4, 7: 9, 6: 5})
    assert game.why_not(0, "move 9 4 7 4") == "ALC-09"  # along the column
    assert game.why_not(0, "enter 7 4") == "ALC-09"
    assert game.why_not(0, "move 6 3 6 8") == "ALC-09"  # along the row


@pytest.mark.rule("ALC-10")
@pytest.mark.parametrize(("column", "end"), [(2, 6), (5, 6)])
def test_the_warden_walks_as_far_towards_the_prisoner(column: int, end: int) -> None:
    game = position(wardens={8: 9, 7: 9})
    game.play(0, f"enter 7 {column}")
    assert warden(game, 7) == end


@pytest.mark.rule("ALC-10")
def test_a_move_along_the_row_moves_its_warden_too() -> None:
    game = position({(5, 2): 0}, {5: 8})
    game.play(0, "move 5 2 5 4")
    assert warden(game, 5) == 6
    game = position({(5, 4): 0}, {5: 8})
    game.play(0, "move 5 4 5 1")
    assert warden(game, 5) == 5  # towards where it stopped, though it went away


@pytest.mark.rule("ALC-11")
@pytest.mark.parametrize("column", [8, 9])
def test_a_warden_that_cannot_walk_far_enough_forbids_the_move(column: int) -> None:
    """Example 3."""
    options = {"wardens": "custom", "warden_columns": [4, 7, 3, 8, 2, 7, 1]}
    game = jailbirds.new("alcatraz", 2, options, seed=1)
    assert game.why_not(game.actors[0], f"enter 7 {column}") == "ALC-11"


@pytest.mark.rule("ALC-11", "ALC-13")
def test_running_off_the_board_is_named_before_catching_oneself() -> None:
    game = position(wardens={7: 8})
    assert game.why_not(0, "enter 7 9") == "ALC-11"  # it would also run over column 9


@pytest.mark.rule("ALC-12")
def test_the_warden_catches_on_the_way_and_where_he_stops() -> None:
    game = position({(7, 8): 1, (7, 6): 2, (7, 7): 1}, players=3)
    game.play(0, "enter 7 3")
    assert squares(game) == {(7, 3): 0}
    assert game.view().cell == (3, 4, 4)


@pytest.mark.rule("ALC-12")
@pytest.mark.parametrize("column", [2, 3, 4, 5])
@pytest.mark.parametrize("victim", [6, 7, 8])
def test_three_squares_up_the_warden_of_row_seven_catches(column: int, victim: int) -> None:
    """Example 2."""
    game = position({(7, victim): 1})
    events = game.play(0, f"enter 7 {column}")
    assert [event.name for event in events] == ["entered", "walked", "caught"]
    assert events[2].args == {"seat": 1, "row": 7, "column": victim}
    assert squares(game) == {(7, column): 0}
    assert warden(game, 7) == 6


@pytest.mark.rule("ALC-12")
def test_beyond_his_last_square_the_warden_catches_nobody() -> None:
    game = position({(7, 5): 1})
    game.play(0, "enter 7 3")
    assert squares(game) == {(7, 3): 0, (7, 5): 1}


@pytest.mark.rule("ALC-13")
def test_a_move_may_not_get_the_mover_caught() -> None:
    game = position(wardens={8: 5})
    assert [game.why_not(0, f"enter 8 {c}") for c in range(1, 10)] == [
        None,
        None,
        "ALC-13",
        "ALC-13",
        "ALC-08",
        "ALC-13",
        "ALC-13",
        None,
        None,
    ]


@pytest.mark.rule("ALC-13")
def test_a_move_may_not_get_another_own_prisoner_caught() -> None:
    game = position({(7, 7): 0, (7, 8): 1})
    assert game.why_not(0, "enter 7 3") == "ALC-13"
    assert game.why_not(1, "enter 7 3") == "ALC-04"


@pytest.mark.rule("ALC-13")
def test_the_square_the_mover_left_no_longer_counts() -> None:
    game = position({(7, 3): 0}, {7: 1})
    assert game.why_not(0, "move 7 3 7 6") is None  # the warden walks over column 3
    game.play(0, "move 7 3 7 6")
    assert squares(game) == {(7, 6): 0}
    assert warden(game, 7) == 4


@pytest.mark.rule("ALC-14")
def test_a_move_into_row_nine_moves_no_warden() -> None:
    game = position({(8, 5): 0})
    before = game.view().wardens
    game.play(0, "move 8 5 9 5")
    game.play(1, "enter 9 9")
    game.play(0, "move 9 5 9 1")
    assert game.view().wardens == before


@pytest.mark.rule("ALC-15")
def test_nobody_goes_back_into_the_cell() -> None:
    game = position({(9, 5): 0})
    assert game.why_not(0, "return 9 5") == "ALC-15"
    with pytest.raises(jailbirds.IllegalAction) as refusal:
        game.play(0, {"do": "return", "row": 9, "column": 5})
    assert refusal.value.rule == "ALC-15"


def walled_in(**more: Any) -> jailbirds.Game:
    """Seat 0 has two prisoners left, and neither of them can move."""
    wardens = {1: 3, 2: 4, 3: 3, 4: 2, 5: 5, 6: 9, 7: 2, 8: 8}
    return position({(2, 3): 0, (2, 2): 0}, wardens, boat=(2, 0), **more)


@pytest.mark.rule("ALC-16")
def test_passing_is_refused_while_a_move_is_left() -> None:
    assert position().why_not(0, "pass") == "ALC-16"


@pytest.mark.rule("ALC-16")
def test_a_player_without_a_move_passes_and_that_is_a_turn() -> None:
    game = walled_in()
    assert [str(action) for action in game.legal(0)] == ["pass"]
    events = game.play(0, "pass")
    assert [event.name for event in events] == ["passed"]
    assert game.view().turns == 1
    assert game.actors == (1,)


@pytest.mark.rule("ALC-16", "ALC-21")
def test_an_owed_alarm_comes_before_passing() -> None:
    game = walled_in(alarm_row=6)
    assert game.why_not(0, "pass") == "ALC-21"
    game.play(0, "send right")
    assert [str(action) for action in game.legal(0)] == ["pass"]
