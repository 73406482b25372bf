"""SCG-19 to SCG-33: turns, action points, and what every room allows."""

from typing import Any

import msgspec
import pytest

import jailbirds
from tests.scapegoat.positions import can, play_all, prison, room, sheet, told


@pytest.mark.rule("SCG-19")
def test_three_points_with_three_players_two_with_four_and_the_bonus_on_top() -> None:
    assert prison(players=3).view().points == 3
    assert prison(players=4).view().points == 2
    assert prison(players=4, seat=0, scapegoat=0, bonus=2).view().points == 4


@pytest.mark.rule("SCG-19", "SCG-33")
def test_turns_go_clockwise_from_the_scapegoat_and_points_are_lost() -> None:
    game = prison(players=4, seat=2, scapegoat=2)
    order = []
    for _ in range(4):
        (seat,) = game.actors
        order.append(seat)
        assert "end" in can(game, seat)
        game.play(seat, "end")
    assert order == [2, 3, 0, 1]
    assert game.view().phase == "new_guard"


@pytest.mark.rule("SCG-19")
def test_without_points_only_free_actions_are_left() -> None:
    game = prison(points=0, rooms={1: "workshop"})
    assert can(game, 1) == {"end"}
    for action in ("move laundry_room", "use", "riot dining_hall", "put_back key", "carry_out"):
        assert game.why_not(1, action) == "SCG-19"
    assert game.why_not(0, "end") == "SCG-19"  # not their turn
    assert game.why_not(1, "back") == "SCG-19"  # nothing is under way


@pytest.mark.rule("SCG-20")
@pytest.mark.parametrize(("guards", "left"), [(0, 2), (1, 2), (2, 1)])
def test_two_guards_make_an_action_cost_one_more(guards: int, left: int) -> None:
    game = prison(rooms={1: "workshop"}, guards={"workshop": guards})
    game.play(1, "use")
    assert game.view().points == left


@pytest.mark.rule("SCG-20")
def test_moving_costs_no_more_with_two_guards() -> None:
    game = prison(rooms={1: "workshop"}, guards={"workshop": 2})
    game.play(1, "move dining_hall")
    assert game.view().points == 2


@pytest.mark.rule("SCG-19", "SCG-20")
def test_a_refusal_names_points_where_points_are_missing_and_guards_where_they_stop_one() -> None:
    def refused(points: int, guards: int) -> set[str | None]:
        game = prison(
            points=points, rooms={1: "workshop", 2: "workshop"}, items={1: "key"}, cash={2: 1},
            guards={"workshop": guards, "dining_hall": 1}, tasks={"workshop": "oil_the_hinges"},
        )  # fmt: skip
        actions = ("use", "steal 2 cash", "put_back key", "carry_out", "riot dining_hall")
        return {game.why_not(1, action) for action in actions}

    assert refused(points=0, guards=0) == refused(points=0, guards=3) == {"SCG-19"}
    assert refused(points=1, guards=2) == {"SCG-19"}
    assert refused(points=1, guards=3) == refused(points=2, guards=4) == {"SCG-20"}


def test_a_refusal_names_first_what_cannot_be_mended_in_this_turn() -> None:
    game = prison(points=0, seat=0, tasks={"workshop": "oil_the_hinges"})
    assert game.why_not(0, "carry_out") == "SCG-26"  # the scapegoat never does
    game = prison(rooms={1: "workshop"}, items={1: "key knife"}, points=1)
    game.play(1, "use")
    assert game.why_not(1, "use") == "SCG-23"
    assert game.why_not(1, "steal 0 key") == "SCG-24"


@pytest.mark.rule("SCG-20")
def test_three_guards_leave_moving_and_what_is_free() -> None:
    game = prison(
        rooms={1: "workshop", 2: "workshop"}, guards={"workshop": 3, "dining_hall": 1},
        items={1: "key"}, cash={1: 1, 2: 1}, stamina={1: 1},
    )  # fmt: skip
    for action in ("use", "steal 2 cash", "put_back key", "carry_out", "riot dining_hall"):
        assert game.why_not(1, action) == "SCG-20"
    assert can(game, 1) >= {"move dining_hall", "bribe", "push", "offer 2", "end"}


@pytest.mark.rule("SCG-20")
def test_four_guards_allow_nothing_but_leaving_in_the_german_edition() -> None:
    game = prison(
        seat=0, rooms={0: "workshop", 1: "workshop"}, guards={"workshop": 4}, cash={0: 1, 1: 1},
        stamina={0: 1}, hands={0: "inform"},
    )  # fmt: skip
    actions = can(game, 0)
    assert {action.split()[0] for action in actions} == {"move", "end"}
    for action in ("bribe", "push", "offer 1", "play inform"):
        assert game.why_not(0, action) == "SCG-20"


@pytest.mark.rule("SCG-20")
def test_four_guards_also_allow_a_blackmail_card_in_the_polish_edition() -> None:
    game = prison(
        seat=0, rooms={0: "workshop"}, guards={"workshop": 4}, cash={0: 1}, hands={0: "inform"},
        edition="pl",
    )  # fmt: skip
    assert {action.split()[0] for action in can(game, 0)} == {"move", "end", "play"}
    game.play(0, "play inform")
    assert game.view().phase == "pick_room"


@pytest.mark.rule("SCG-21")
def test_nobody_enters_a_room_with_four_guards_but_one_can_leave_it() -> None:
    game = prison(rooms={1: "workshop"}, guards={"workshop": 4, "dining_hall": 4})
    assert game.why_not(1, "move dining_hall") == "SCG-21"
    game.play(1, "move infirmary")
    assert game.why_not(1, "move workshop") == "SCG-21"


@pytest.mark.rule("SCG-22")
def test_a_move_costs_a_point_and_leads_next_door() -> None:
    game = prison(rooms={1: "chapel"})
    game.play(1, "move visiting_area")
    assert sheet(game, 1).room == "visiting_area"
    assert game.view().points == 2
    assert game.why_not(1, "move infirmary") == "SCG-22"
    assert game.why_not(1, "move visiting_area") == "SCG-22"


@pytest.mark.rule("SCG-23")
def test_each_room_is_used_once_a_turn() -> None:
    game = prison(rooms={1: "workshop"})
    game.play(1, "use")
    assert game.why_not(1, "use") == "SCG-23"
    play_all(game, 1, "move infirmary", "use")
    assert sheet(game, 1).items == ("drugs", "tools")


@pytest.mark.rule("SCG-23")
def test_free_rules_ignore_two_and_three_guards_but_not_four() -> None:
    for guards in (2, 3):
        game = prison(
            rooms={1: "dining_hall"}, guards={"dining_hall": guards}, sides="gold", points=0
        )
        game.play(1, "use")
        assert sheet(game, 1).stamina == 1
        assert game.why_not(1, "use") == "SCG-23"
    game = prison(rooms={1: "dining_hall"}, guards={"dining_hall": 4}, sides="gold")
    assert game.why_not(1, "use") == "SCG-20"


@pytest.mark.rule("SCG-24")
def test_one_steals_an_item_or_cash_once_a_turn() -> None:
    game = prison(items={0: "key knife"}, cash={0: 2, 2: 1})
    assert can(game, 1) >= {"steal 0 key", "steal 0 knife", "steal 0 cash", "steal 2 cash"}
    assert game.why_not(1, "steal 2 key") == "SCG-24"
    assert game.why_not(1, "steal 1 key") == "SCG-24"
    game.play(1, "steal 0 cash")
    assert (sheet(game, 0).cash, sheet(game, 1).cash) == (1, 1)
    assert game.why_not(1, "steal 0 key") == "SCG-24"


@pytest.mark.rule("SCG-24", "SCG-04")
def test_the_thief_needs_a_place_and_has_to_be_there() -> None:
    game = prison(items={0: "key", 1: "knife knife drugs"}, cash={0: 1, 1: 3})
    assert game.why_not(1, "steal 0 key") == "SCG-04"
    assert game.why_not(1, "steal 0 cash") == "SCG-04"
    game = prison(rooms={1: "chapel"}, items={0: "key"})
    assert game.why_not(1, "steal 0 key") == "SCG-24"


@pytest.mark.rule("SCG-25")
def test_a_riot_pulls_a_guard_from_next_door() -> None:
    game = prison(rooms={1: "chapel"}, guards={"radio_room": 1, "infirmary": 1})
    assert game.why_not(1, "riot infirmary") == "SCG-25"
    assert game.why_not(1, "riot exercise_yard") == "SCG-25"
    game.play(1, "riot radio_room")
    assert (room(game, "chapel").guards, room(game, "radio_room").guards) == (1, 0)
    assert game.view().points == 2


@pytest.mark.rule("SCG-27", "SCG-31")
def test_an_item_put_back_goes_home_then_to_the_yard_then_to_the_visiting_area() -> None:
    game = prison(items={1: "key"})
    assert game.why_not(1, "put_back knife") == "SCG-27"
    events = game.play(1, "put_back key")
    assert told(events, "returned") == [{"seat": 1, "item": "key", "room": "guards_room"}]
    game = prison(items={1: "key"})
    with game.edit(impossible=True) as s:
        s.lying[10, 0], s.lying[4, 0] = 3, 0  # home is full, the Yard lacks one
    game.play(1, "put_back key")
    assert "key" in room(game, "exercise_yard").items
    game = prison(items={1: "key"})
    with game.edit(impossible=True) as s:
        s.lying[10, 0], s.lying[5, 0] = 3, 0
    game.play(1, "put_back key")
    assert "key" in room(game, "visiting_area").items


@pytest.mark.rule("SCG-31")
def test_the_gun_goes_back_to_the_visiting_area() -> None:
    game = prison(items={1: "gun"}, sides="gold")
    game.play(1, "put_back gun")
    assert room(game, "visiting_area").items[-1] == "gun"


@pytest.mark.rule("SCG-30", "SCG-20")
def test_a_bribed_guard_is_ignored_while_one_stays() -> None:
    game = prison(rooms={1: "workshop"}, guards={"workshop": 2}, cash={1: 3})
    game.play(1, "bribe")
    game.play(1, "use")
    assert game.view().points == 2
    game.play(1, "bribe")
    assert game.why_not(1, "bribe") == "SCG-30"  # not more bribes than guards
    play_all(game, 1, "move dining_hall", "move workshop")
    assert game.view().bribed == 0
    assert "bribe" in can(game, 1)


def bribed_in_the_radio_room(**more: Any) -> jailbirds.Game:
    """Prisoner 1 has bribed the one guard of the Radio Room, and sends them to the Chapel."""
    game = prison(
        points=4, rooms={1: "radio_room"}, guards={"radio_room": 1, "chapel": 1, "dining_hall": 2},
        cash={1: 1}, **more,
    )  # fmt: skip
    play_all(game, 1, "bribe", "use", "pick_room radio_room", "pick_room chapel")
    play_all(game, 1, "pick_room dining_hall", "pick_room radio_room")
    return game


@pytest.mark.rule("SCG-30")
@pytest.mark.parametrize(("version", "counts"), [(1, 0), (2, 1)])
def test_a_bribe_goes_with_the_guard_it_was_paid_for(version: int, counts: int) -> None:
    game = bribed_in_the_radio_room(version=version)
    assert room(game, "radio_room").guards == 1  # another one, who has got nothing
    assert game.view().pressure == counts


@pytest.mark.rule("SCG-30")
def test_of_the_guards_in_a_room_who_is_not_bribed_leaves_first() -> None:
    game = prison(rooms={1: "radio_room"}, guards={"radio_room": 3}, cash={1: 2}, points=4)
    play_all(game, 1, "bribe", "bribe", "use", "pick_room radio_room", "pick_room chapel")
    assert (game.view().bribed, game.view().pressure) == (2, 0)
    play_all(game, 1, "pick_room radio_room", "pick_room chapel")
    assert (game.view().bribed, game.view().pressure) == (1, 0)


@pytest.mark.rule("SCG-30")
@pytest.mark.parametrize(
    ("edition", "version", "bribed"), [("de", 2, 0), ("pl", 2, 1), ("pl", 1, 0)]
)
def test_in_the_polish_edition_a_bribe_holds_for_the_turn(
    edition: str, version: int, bribed: int
) -> None:
    game = prison(
        rooms={1: "workshop"}, guards={"workshop": 2, "dining_hall": 1}, cash={1: 1},
        edition=edition, version=version,
    )  # fmt: skip
    play_all(game, 1, "bribe", "move dining_hall")
    assert game.view().bribed == 0  # nobody is bribed there
    assert room(game, "workshop").bribed == (bribed or msgspec.UNSET)
    game.play(1, "move workshop")
    assert (game.view().bribed, game.view().pressure) == (bribed, 2 - bribed)
    game.play(1, "end")
    game.play(2, "end")
    assert set(game.position.record.bribed_in) == {0}


@pytest.mark.rule("SCG-30")
def test_a_bribed_guard_who_is_pulled_out_of_a_room_left_behind_takes_the_bribe_along() -> None:
    game = prison(
        rooms={1: "workshop"}, guards={"workshop": 2}, cash={1: 2}, points=5, edition="pl"
    )
    play_all(game, 1, "bribe", "bribe", "move dining_hall", "riot workshop", "move workshop")
    assert (room(game, "workshop").guards, game.view().bribed) == (1, 1)
    play_all(game, 1, "riot dining_hall")
    assert (game.view().bribed, game.view().pressure) == (1, 1)


@pytest.mark.rule("SCG-30")
def test_bribing_takes_cash_and_a_guard() -> None:
    assert prison(rooms={1: "chapel"}, guards={"chapel": 1}).why_not(1, "bribe") == "SCG-30"
    assert prison(rooms={1: "chapel"}, cash={1: 1}).why_not(1, "bribe") == "SCG-30"


@pytest.mark.rule("SCG-21", "SCG-30")
def test_bribes_open_no_full_room() -> None:
    game = prison(rooms={1: "workshop"}, guards={"workshop": 4, "chapel": 0}, cash={1: 1})
    with game.edit(impossible=True) as s:
        s.bribed = 4
    game.play(1, "move dining_hall")
    assert game.why_not(1, "move workshop") == "SCG-21"


@pytest.mark.rule("SCG-32")
def test_stamina_buys_one_point_a_turn() -> None:
    game = prison(stamina={1: 2})
    game.play(1, "push")
    assert (game.view().points, sheet(game, 1).stamina) == (4, 1)
    assert game.why_not(1, "push") == "SCG-32"
    assert prison().why_not(1, "push") == "SCG-32"


@pytest.mark.rule("SCG-33")
def test_a_turn_can_be_ended_even_among_four_guards() -> None:
    game = prison(rooms={1: "workshop"}, guards={"workshop": 4}, points=0)
    assert can(game, 1) == {"end"}
    game.play(1, "end")
    assert game.actors == (2,)
