"""What the view tells of a turn: what it costs, who is watched, and who shares in the plan."""

from typing import Any

import pytest

import jailbirds
from tests.scapegoat.positions import prison

DEAR = ("use", "steal", "riot", "carry_out", "put_back")


def crowd(guards: int, sides: str = "silver", **more: Any) -> jailbirds.Game:
    """Prisoner 1 in the Dining Hall, with everything that a turn allows."""
    return prison(
        points=4,
        rooms={1: "dining_hall", 2: "dining_hall"},
        items={1: "key clothes", 2: "knife"},
        cash={1: 2},
        stamina={1: 1},
        guards={"dining_hall": guards, "chapel": 1, "radio_room": 1},
        tasks={"dining_hall": "make_a_duplicate_key"},
        sides=sides,
        **more,
    )


@pytest.mark.rule("SCG-20", "SCG-23")
@pytest.mark.parametrize(
    ("guards", "sides", "free", "cost"),
    [(0, "silver", False, 1), (2, "silver", False, 2), (1, "gold", True, 1), (2, "gold", True, 2)],
)
def test_an_action_costs_what_the_view_says(guards: int, sides: str, free: bool, cost: int) -> None:
    game = crowd(guards, sides)
    costs = game.view().costs
    assert costs == {
        **dict.fromkeys(("move", "play"), 1),
        **dict.fromkeys(("bribe", "push", "offer"), 0),
        **dict.fromkeys(DEAR, cost),
        "use": 0 if free else cost,
    }
    done: set[str] = set()
    for action in game.legal():
        after = game.copy()
        after.play(1, action)
        gained = 1 if action.do == "push" else 0
        if after.view().phase != "offer" and action.do != "end":
            assert game.view().points + gained - after.view().points == costs[action.do], action
            done.add(action.do)
    assert done >= {"move", "use", "steal", "riot", "put_back", "push"}
    assert ("carry_out" in done) == (guards == 0)
    assert ("bribe" in done) == (guards > 0)


@pytest.mark.rule("SCG-20")
@pytest.mark.parametrize("sides", ["silver", "gold"])
@pytest.mark.parametrize("edition", ["de", "pl"])
def test_what_guards_forbid_has_no_cost(sides: str, edition: str) -> None:
    free = {"bribe", "push", "offer"} | ({"use"} if sides == "gold" else set())
    assert set(crowd(2, sides, edition=edition).view().costs) == {*DEAR, *free, "move", "play"}
    assert set(crowd(3, sides, edition=edition).view().costs) == {*free, "move", "play"}
    in_the_open = {"play"} if edition == "pl" else set()
    assert set(crowd(4, sides, edition=edition).view().costs) == {"move", *in_the_open}


@pytest.mark.rule("SCG-28")
def test_blackmail_costs_one_point_however_many_are_watching() -> None:
    game = prison(seat=0, rooms={0: "chapel"}, guards={"chapel": 3}, hands={0: "lock_down"})
    points = game.view().points
    game.play(0, "play lock_down")
    game.play(0, "pick_room laundry_room")
    assert points - game.view().points == 1


def test_outside_of_turns_nothing_has_a_cost_and_nobody_is_watched() -> None:
    game = prison(seat=2, guards={"laundry_room": 2})
    view = game.view()
    assert (view.in_turn, view.pressure, bool(view.costs)) == (True, 2, True)
    game.play(2, "end")
    view = game.view()
    assert (view.in_turn, view.pressure, view.costs) == (False, 0, {})
    assert (view.shares, view.whole_points, view.pressure_if_bribed) == ((), 0, None)


@pytest.mark.rule("SCG-20", "SCG-30", "SCG-80")
@pytest.mark.parametrize("guards", [1, 2])
def test_a_bribe_leaves_the_pressure_that_the_view_foretold(guards: int) -> None:
    game = prison(rooms={1: "chapel"}, guards={"chapel": guards}, cash={1: 3})
    with game.edit(impossible=True) as s:
        s.eyes = 1  # SCG-80, in the Chapel: this one cannot be bribed
    while (foretold := game.view().pressure_if_bribed) is not None:
        game.play(1, "bribe")
        assert game.view().pressure == foretold
    assert (game.view().pressure, game.view().bribed) == (1, guards)


@pytest.mark.rule("SCG-19", "SCG-79")
def test_a_turn_begins_with_its_whole_points() -> None:
    for seat, bonus, points in ((0, 2, 5), (1, 2, 3)):
        view = prison(seat=seat, bonus=bonus).view()
        assert view.points == view.whole_points == points
        assert view.common_points == 3
    assert prison(players=4).view().common_points == 2
    game = prison(seat=0, hands={0: "work_detail"})
    game.play(0, "play work_detail")
    game.play(0, "pick_prisoner 1")
    game.play(0, "end")
    assert game.view().whole_points == game.view().points == 2


@pytest.mark.rule("SCG-38")
def test_all_but_the_one_in_turn_and_the_scapegoat_share_in_a_task() -> None:
    assert prison(players=4, seat=1, scapegoat=3).view().shares == (0, 2)
    assert prison(players=3, seat=2, scapegoat=0).view().shares == (1,)
