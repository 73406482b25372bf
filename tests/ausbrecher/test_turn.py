"""AUS-07 to AUS-16: dice, stones and stacks."""

import pytest

import jailbirds
from tests.ausbrecher.positions import can, lost, race, rolled, stacks


@pytest.mark.rule("AUS-07")
def test_three_coloured_dice_are_picked() -> None:
    game = race(turns=0)
    assert len(can(game)) == 35
    assert game.why_not(0, "pick red+blue+yellow") is None
    for dice in ("red", "red+blue", "red+blue+brown+yellow", "white", "red+blue+white"):
        assert game.why_not(0, f"pick {dice}") == "AUS-07"


@pytest.mark.rule("AUS-07")
def test_the_die_of_a_stone_already_home_is_refused() -> None:
    game = race(boats="red")
    assert game.why_not(0, "pick red+blue+brown") == "AUS-07"
    assert game.why_not(0, "pick yellow+blue+brown") is None


@pytest.mark.rule("AUS-07")
def test_what_is_picked_is_final() -> None:
    game = race()
    game.play(0, "pick red+blue+brown")
    assert game.why_not(0, "pick red+blue+orange") == "AUS-09"
    for die in ("red", "blue", "brown"):
        game.play(jailbirds.CHANCE, f"roll {die} 2")
    assert game.why_not(0, "pick red+blue+orange") == "AUS-07"


@pytest.mark.rule("AUS-07")
def test_stones_wait_until_dice_are_picked() -> None:
    game = race({5: "red"})
    assert game.why_not(0, "advance red") == "AUS-07"
    assert game.why_not(0, "back red") == "AUS-07"


@pytest.mark.rule("AUS-08")
def test_no_white_die_before_everybody_has_had_a_turn() -> None:
    for turns in (0, 1, 2):
        game = race(players=3, turns=turns)
        assert game.why_not(0, "pick red+blue+yellow+white") == "AUS-08"
    assert race(players=3, turns=3).why_not(0, "pick red+blue+yellow+white") is None


@pytest.mark.rule("AUS-23")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_round_of_the_white_die_can_be_chosen(first: int) -> None:
    for done in range(4):
        game = race(turns=2 * done, special_from_round=first)
        allowed = game.why_not(0, "pick red+blue+yellow+white") is None
        assert allowed == (done + 1 >= first)


@pytest.mark.rule("AUS-09")
def test_all_dice_are_rolled_before_a_stone_moves() -> None:
    game = race({3: "red"})
    game.play(0, "pick red+blue+yellow")
    assert game.actors == (jailbirds.CHANCE,)
    game.play(jailbirds.CHANCE, "roll red 4")
    assert game.why_not(0, "advance red") == "AUS-09"
    assert game.why_not(jailbirds.CHANCE, "roll yellow 1") == "AUS-09"  # one after the other
    game.play(jailbirds.CHANCE, "roll blue 1")
    game.play(jailbirds.CHANCE, "roll yellow 1")
    assert game.actors == (0,)
    assert game.why_not(0, "roll red 6") == "AUS-09"  # nobody turns a die by hand


@pytest.mark.rule("AUS-10")
def test_stones_move_by_their_own_dice_in_the_order_chosen() -> None:
    """Example 1: red 3, blue 2, yellow 5, moved in the order red, yellow, blue."""
    game = race({4: "red", 10: "blue"})
    rolled(game, 0, "red+blue+yellow", red=3, blue=2, yellow=5)
    assert can(game) == {"advance red", "advance blue", "advance yellow"}
    for stone in ("red", "yellow", "blue"):
        assert game.actors == (0,)
        game.play(0, f"advance {stone}")
    assert stacks(game) == {5: "yellow", 7: "red", 12: "blue"}  # yellow came from its window
    assert game.actors == (1,)


@pytest.mark.rule("AUS-10")
def test_a_stone_without_a_roll_stays() -> None:
    game = race({4: "red", 10: "blue"}, rolls={"red": 3, "yellow": 1})
    assert game.why_not(0, "advance blue") == "AUS-10"
    game.play(0, "advance red")
    assert game.why_not(0, "advance red") == "AUS-10"  # once is enough, and no take-back


@pytest.mark.rule("AUS-11")
def test_stones_are_passed_and_their_squares_count() -> None:
    game = race({4: "red", 5: "blue", 6: "brown"}, rolls={"red": 3})
    game.play(0, "advance red")
    assert stacks(game) == {5: "blue", 6: "brown", 7: "red"}


@pytest.mark.rule("AUS-11")
@pytest.mark.parametrize(
    ("steps", "square"),
    [(1, 5), (2, 8), (3, 10), (4, 11)],  # 5, 6 and 8 are occupied
)
def test_with_skips_all_pips_but_the_last_count_free_squares(steps: int, square: int) -> None:
    game = race({4: "red", 5: "blue", 6: "brown", 8: "yellow"}, rolls={"red": steps}, jump="skip")
    game.play(0, "advance red")
    assert game.view().stones[0].square == square


@pytest.mark.rule("AUS-11")
@pytest.mark.parametrize(("steps", "square"), [(1, 9), (2, 6), (3, 4), (4, 3)])
def test_with_skips_backwards_likewise(steps: int, square: int) -> None:
    game = race(
        {10: "red", 9: "blue", 8: "brown", 6: "yellow"}, rolls={"white": steps}, jump="skip"
    )
    game.play(0, "back red")
    assert game.view().stones[0].square == square


@pytest.mark.rule("AUS-11", "AUS-17")
def test_with_skips_the_last_square_is_still_the_end() -> None:
    game = race({30: "red", 31: "blue"}, rolls={"red": 2}, jump="skip")
    game.play(0, "advance red")
    assert game.view().stones[0].boat == 1


@pytest.mark.rule("AUS-12")
def test_a_stone_goes_on_top_and_only_the_top_one_moves() -> None:
    game = race({4: "red", 6: "blue brown"}, rolls={"red": 2, "blue": 1, "brown": 1})
    assert game.why_not(0, "advance blue") == "AUS-12"
    events = game.play(0, "advance red")
    assert stacks(game) == {6: "blue brown red"}
    assert events[1].args == {"stone": "brown", "by": "red"}
    assert lost(events) == {"blue": "covered", "brown": "covered"}


@pytest.mark.rule("AUS-12")
def test_several_stones_can_wait_behind_windows_without_covering_each_other() -> None:
    game = race(rolls={"red": 2, "blue": 3, "yellow": 2})
    assert can(game) == {"advance red", "advance blue", "advance yellow"}


@pytest.mark.rule("AUS-12")
def test_two_orders_give_two_stacks() -> None:
    """Example 5: brown in boat 1, orange joins it; green moves 4 and blue 2 on top of it."""
    for order, stack in (
        ("darkgreen blue", "darkgreen blue"),
        ("blue darkgreen", "blue darkgreen"),
    ):
        game = race(
            {30: "orange", 20: "darkgreen", 22: "blue"},
            "brown",
            rolls={"orange": 2, "darkgreen": 4, "blue": 2},
        )
        game.play(0, "advance orange")
        assert game.view().stones[5].boat == 1
        for stone in order.split():
            game.play(0, f"advance {stone}")
        assert stacks(game) == {24: stack}
        top, bottom = stack.split()[1], stack.split()[0]
        assert {stone.colour: stone.covered for stone in game.view().stones}[bottom]
        assert not {stone.colour: stone.covered for stone in game.view().stones}[top]


@pytest.mark.rule("AUS-13")
def test_while_a_rolled_stone_can_move_one_must() -> None:
    game = race({4: "red"}, rolls={"red": 2, "blue": 1})
    assert can(game) == {"advance red", "advance blue"}  # there is no way to stop
    game.play(0, "advance blue")
    assert can(game) == {"advance red"}


@pytest.mark.rule("AUS-13")
def test_a_stone_uncovered_during_the_turn_moves_after_all() -> None:
    game = race({6: "blue brown"}, rolls={"blue": 1, "brown": 3})
    assert can(game) == {"advance brown"}
    game.play(0, "advance brown")
    assert can(game) == {"advance blue"}
    game.play(0, "advance blue")
    assert stacks(game) == {7: "blue", 9: "brown"}


@pytest.mark.rule("AUS-13")
def test_covering_a_rolled_stone_loses_its_roll() -> None:
    """Example 3: another stone is put on yellow before yellow's move."""
    game = race({4: "red", 6: "yellow"}, rolls={"red": 2, "yellow": 5})
    events = game.play(0, "advance red")
    assert lost(events) == {"yellow": "covered"}
    assert game.actors == (1,)


@pytest.mark.rule("AUS-07", "AUS-13")
def test_covered_dice_can_be_picked_on_purpose() -> None:
    """Example 4: dice of covered stones, so that fewer stones move."""
    game = race({6: "blue brown yellow", 12: "red"})
    rolled(game, 0, "red+blue+brown", red=3, blue=6, brown=6)
    assert can(game) == {"advance red"}
    events = game.play(0, "advance red")
    assert lost(events) == {"blue": "covered", "brown": "covered"}
    assert stacks(game) == {6: "blue brown yellow", 15: "red"}


@pytest.mark.rule("AUS-13")
def test_a_turn_in_which_nothing_can_move_is_over_at_once() -> None:
    game = race({6: "blue brown yellow red"})
    game.play(0, "pick blue+brown+yellow")
    game.play(jailbirds.CHANCE, "roll blue 1")
    game.play(jailbirds.CHANCE, "roll brown 1")
    events = game.play(jailbirds.CHANCE, "roll yellow 1")
    assert lost(events) == {"blue": "covered", "brown": "covered", "yellow": "covered"}
    assert game.actors == (1,)


@pytest.mark.rule("AUS-14")
def test_the_white_die_comes_before_between_or_after_the_others() -> None:
    for white in range(3):
        game = race({10: "red", 20: "blue", 28: "brown"}, rolls={"red": 1, "blue": 1, "white": 4})
        order = ["advance red", "advance blue"]
        order.insert(white, "back brown")
        for action in order:
            game.play(0, action)
        assert stacks(game) == {11: "red", 21: "blue", 24: "brown"}
        assert game.actors == (1,)


@pytest.mark.rule("AUS-14")
def test_a_stone_that_moved_forward_cannot_go_back() -> None:
    game = race({10: "red", 20: "blue"}, rolls={"red": 1, "white": 4})
    game.play(0, "advance red")
    assert game.why_not(0, "back red") == "AUS-14"
    assert can(game) == {"back blue"}


@pytest.mark.rule("AUS-14")
def test_neither_covered_nor_waiting_nor_arrived_stones_go_back() -> None:
    game = race({10: "red blue"}, "yellow", rolls={"white": 4, "brown": 1})
    assert game.why_not(0, "back red") == "AUS-12"
    assert game.why_not(0, "back orange") == "AUS-14"
    assert game.why_not(0, "back yellow") == "AUS-14"
    assert game.why_not(0, "back blue") is None
    assert race({10: "red"}, rolls={"red": 1}).why_not(0, "back red") == "AUS-14"  # no white die


@pytest.mark.rule("AUS-14")
def test_a_stone_whose_roll_is_unwanted_is_moved_back_instead() -> None:
    """Example 2."""
    game = race({10: "yellow"}, rolls={"yellow": 6, "red": 1, "white": 2})
    events = game.play(0, "back yellow")
    assert lost(events) == {"yellow": "moved_back"}
    assert game.why_not(0, "advance yellow") == "AUS-10"
    game.play(0, "advance red")
    assert stacks(game) == {1: "red", 8: "yellow"}


@pytest.mark.rule("AUS-14")
def test_a_white_roll_that_nobody_can_use_is_lost() -> None:
    game = race({10: "red"}, rolls={"red": 2, "white": 2})
    events = game.play(0, "advance red")
    assert lost(events) == {"white": "nothing_to_move_back"}
    assert game.actors == (1,)


@pytest.mark.rule("AUS-14")
def test_if_a_stone_can_go_back_one_must() -> None:
    game = race({10: "red", 20: "blue"}, rolls={"red": 2, "white": 2})
    game.play(0, "advance red")
    assert game.actors == (0,)
    assert can(game) == {"back blue"}


@pytest.mark.rule("AUS-14")
@pytest.mark.parametrize(("steps", "square"), [(2, 1), (3, 0), (6, 0)])
def test_past_the_first_square_is_behind_the_window_again(steps: int, square: int) -> None:
    game = race({3: "red"}, rolls={"white": steps, "blue": 1})
    game.play(0, "back red")
    assert game.view().stones[0].square == square
    game = race(rolls={"red": 4})
    game.play(0, "advance red")
    assert stacks(game) == {4: "red"}


@pytest.mark.rule("AUS-14", "AUS-12")
def test_a_stone_moved_back_lands_on_top() -> None:
    game = race({10: "red", 8: "blue brown"}, rolls={"white": 2, "yellow": 1})
    game.play(0, "back red")
    assert stacks(game) == {8: "blue brown red"}


@pytest.mark.rule("AUS-15")
@pytest.mark.parametrize("arrived", ["red blue", "red blue brown"])
def test_with_two_home_two_colours_and_white_if_one_likes(arrived: str) -> None:
    game = race(boats=arrived)
    assert game.why_not(0, "pick yellow+orange") is None
    assert game.why_not(0, "pick yellow+orange+white") is None
    for dice in ("yellow", "yellow+orange+darkgreen", "white", "yellow+white"):
        assert game.why_not(0, f"pick {dice}") == "AUS-15"
    assert race(boats=arrived, turns=0).why_not(0, "pick yellow+orange+white") == "AUS-08"


@pytest.mark.rule("AUS-16")
@pytest.mark.parametrize(
    "arrived", ["red blue brown lightgreen", "red blue brown lightgreen orange"]
)
def test_with_four_home_two_dice_in_all(arrived: str) -> None:
    game = race(boats=arrived)
    assert game.why_not(0, "pick yellow+darkgreen") is None
    assert game.why_not(0, "pick yellow+white") is None
    for dice in ("yellow", "white", "yellow+darkgreen+white"):
        assert game.why_not(0, f"pick {dice}") == "AUS-16"


@pytest.mark.rule("AUS-07", "AUS-15")
def test_the_number_of_dice_is_looked_at_only_when_picking() -> None:
    game = race({31: "red blue"}, "brown", rolls={"red": 1, "blue": 1, "yellow": 1})
    game.play(0, "advance blue")
    game.play(0, "advance red")  # three are home now, and the third die still counts
    game.play(0, "advance yellow")
    assert stacks(game) == {1: "yellow"}
