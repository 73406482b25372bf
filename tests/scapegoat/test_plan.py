"""SCG-26, SCG-34 to SCG-39: tasks, whose items they use, and what they bring."""

from typing import Any

import pytest

import jailbirds
from jailbirds.games.scapegoat.state import GONE
from tests.scapegoat.positions import (
    CHANCE,
    can,
    card,
    names,
    play_all,
    prison,
    room,
    sheet,
    told,
)

KEY_TASK = {"chapel": "make_a_duplicate_key"}  # A: key, clothes; one prisoner, no guards


def ready(**given: Any) -> jailbirds.Game:
    given = {"rooms": {1: "chapel"}, "items": {1: "key clothes"}, "tasks": KEY_TASK, **given}
    return prison(**given)


@pytest.mark.rule("SCG-25", "SCG-22", "SCG-26", "SCG-37")
def test_riot_move_and_task_cost_three_points() -> None:
    """Example 1."""
    game = prison(
        rooms={1: "radio_room"}, items={1: "key clothes"}, tasks=KEY_TASK,
        guards={"chapel": 1, "radio_room": 1},
    )  # fmt: skip
    game.play(1, "riot chapel")
    game.play(1, "move chapel")
    events = game.play(1, "carry_out")
    assert told(events, "marked") == [{"seat": 1, "element": "A"}]
    assert game.view().points == 0
    assert sheet(game, 1).items == ()


@pytest.mark.rule("SCG-38")
def test_the_performer_and_the_others_but_not_the_scapegoat_mark() -> None:
    """Example 2."""
    game = ready()
    game.play(1, "carry_out")
    events = game.play(CHANCE, f"reward {card('press_a_mould')}")
    assert told(events, "marked") == [{"seat": 2, "element": "D"}]
    assert [p.elements for p in game.view().prisoners] == [(), ("A",), ("D",)]
    s = game.position.record
    assert [s.task_at[card(n) - 1] for n in ("make_a_duplicate_key", "press_a_mould")] == [GONE] * 2


@pytest.mark.rule("SCG-26")
def test_the_scapegoat_carries_out_nothing() -> None:
    assert ready(seat=1, scapegoat=1).why_not(1, "carry_out") == "SCG-26"
    assert ready(rooms={1: "workshop"}).why_not(1, "carry_out") == "SCG-26"  # no task there
    assert ready().why_not(1, "carry_out") is None


@pytest.mark.rule("SCG-34")
def test_enough_prisoners_have_to_be_there_the_scapegoat_counts() -> None:
    task = {"chapel": "prop_up_the_tunnel"}  # B: tools, key; two prisoners
    game = ready(tasks=task, items={1: "key tools"})
    assert game.why_not(1, "carry_out") == "SCG-34"
    game = ready(tasks=task, items={1: "key tools"}, rooms={0: "chapel", 1: "chapel"})
    assert game.why_not(1, "carry_out") is None


@pytest.mark.rule("SCG-35")
def test_too_many_guards_are_too_many_even_if_bribed() -> None:
    game = ready(guards={"chapel": 1}, cash={1: 1})
    assert game.why_not(1, "carry_out") == "SCG-35"
    game.play(1, "bribe")
    assert game.why_not(1, "carry_out") == "SCG-35"


@pytest.mark.rule("SCG-35", "SCG-80")
@pytest.mark.parametrize(("version", "refusal"), [(1, "SCG-35"), (2, None)])
def test_in_the_polish_edition_bribes_help_with_a_task(version: int, refusal: str | None) -> None:
    game = ready(guards={"chapel": 1}, cash={1: 1}, edition="pl", version=version)
    assert game.why_not(1, "carry_out") == "SCG-35"
    game.play(1, "bribe")
    assert game.why_not(1, "carry_out") == refusal
    with game.edit(impossible=True) as s:
        s.eyes = 1  # in the Chapel: this one cannot be bribed
    assert game.why_not(1, "carry_out") == "SCG-35"


@pytest.mark.rule("SCG-36")
def test_all_items_are_needed_from_whoever_is_there() -> None:
    assert ready(items={1: "key"}).why_not(1, "carry_out") == "SCG-36"
    away = ready(items={1: "key", 2: "clothes"}, rooms={1: "chapel", 2: "workshop"})
    assert away.why_not(1, "carry_out") == "SCG-36"
    here = ready(items={1: "key", 2: "clothes"}, rooms={1: "chapel", 2: "chapel"})
    events = here.play(1, "carry_out")
    assert told(events, "returned") == [{"seat": 1, "item": "key", "room": "guards_room"}]
    assert told(events, "spent") == [
        {"seat": 1, "other": 2, "item": "clothes", "room": "laundry_room"}
    ]


@pytest.mark.rule("SCG-36")
def test_where_there_is_a_choice_the_acting_player_says_whose_items() -> None:
    game = ready(items={1: "key clothes", 2: "clothes"}, rooms={1: "chapel", 2: "chapel"})
    game.play(1, "carry_out")
    assert game.view().phase == "gather"
    assert can(game, 1) == {"pick_item 1 clothes", "pick_item 2 clothes", "back"}
    assert game.why_not(1, "pick_item 0 clothes") == "SCG-36"
    assert game.why_not(1, "end") == "SCG-36"
    game.play(1, "pick_item 2 clothes")
    assert (sheet(game, 1).items, sheet(game, 2).items) == (("clothes",), ())
    assert sheet(game, 1).elements == ("A",)


@pytest.mark.rule("SCG-36")
def test_gathering_can_be_given_up() -> None:
    game = ready(items={1: "key clothes", 2: "clothes"}, rooms={1: "chapel", 2: "chapel"})
    before = game.state.tobytes()
    play_all(game, 1, "carry_out", "back")
    assert game.state.tobytes() == before


@pytest.mark.rule("SCG-36", "SCG-02")
def test_the_gun_stands_in_for_one_item_and_is_put_back() -> None:
    game = ready(items={1: "key gun"}, sides="gold")
    events = game.play(1, "carry_out")
    assert told(events, "returned")[1] == {"seat": 1, "item": "gun", "room": "visiting_area"}
    assert ready(items={1: "gun"}, sides="gold").why_not(1, "carry_out") == "SCG-36"
    choice = ready(items={1: "key clothes gun"}, sides="gold")
    choice.play(1, "carry_out")
    assert can(choice, 1) == {"pick_item 1 key", "pick_item 1 gun", "back"}
    choice.play(1, "pick_item 1 gun")
    assert sheet(choice, 1).items == ("key",)


@pytest.mark.rule("SCG-36")
def test_the_gun_is_kept_for_the_item_that_nobody_has() -> None:
    game = ready(
        items={1: "clothes gun", 2: "clothes"}, rooms={1: "chapel", 2: "chapel"}, sides="gold"
    )
    game.play(1, "carry_out")  # the key can only be the gun
    assert can(game, 1) == {"pick_item 1 clothes", "pick_item 2 clothes", "back"}


@pytest.mark.rule("SCG-36", "SCG-29")
def test_with_a_willing_pool_the_owners_are_asked() -> None:
    game = ready(items={1: "key", 2: "clothes"}, rooms={1: "chapel", 2: "chapel"}, pool="willing")
    for refused in range(3):
        events = game.play(1, "carry_out")
        assert told(events, "consent") == [{"seat": 1, "other": 2}]
        assert game.actors == (2,)
        assert game.why_not(2, "end") == "SCG-36"
        assert game.view(2).offer.asks == ("clothes",)
        game.play(2, "refuse")
        assert game.view().points == 3
        assert game.position.record.refused == refused + 1
    assert game.why_not(1, "carry_out") == "SCG-29"
    with game.edit(impossible=True) as s:
        s.refused = 0
    game.play(1, "carry_out")
    game.play(2, "accept")
    assert sheet(game, 1).elements == ("A",)
    assert ready(pool="willing").play(1, "carry_out")[0].name == "carried_out"  # all one's own


@pytest.mark.rule("SCG-36", "SCG-29")
def test_with_offers_without_limit_owners_may_be_asked_for_ever() -> None:
    game = ready(
        items={1: "key", 2: "clothes"}, rooms={1: "chapel", 2: "chapel"}, pool="willing",
        offers="free",
    )  # fmt: skip
    for _ in range(5):
        game.play(1, "carry_out")
        game.play(2, "refuse")
    assert game.why_not(1, "carry_out") is None


@pytest.mark.rule("SCG-37", "SCG-20")
@pytest.mark.parametrize(("bribes", "left"), [(0, 1), (1, 2)])
def test_a_task_among_two_guards_costs_two_points(bribes: int, left: int) -> None:
    game = ready(
        tasks={"chapel": "prop_up_the_tunnel"}, items={1: "key tools"}, guards={"chapel": 2},
        rooms={1: "chapel", 2: "chapel"}, cash={1: 1},
    )  # fmt: skip
    play_all(game, 1, *["bribe"] * bribes, "carry_out")
    assert game.view().points == left


@pytest.mark.rule("SCG-38")
def test_a_mark_one_has_already_changes_nothing() -> None:
    game = ready(marks={1: "A", 2: "D"})
    assert told(game.play(1, "carry_out"), "marked") == []
    assert told(game.play(CHANCE, f"reward {card('press_a_mould')}"), "marked") == []
    assert [p.elements for p in game.view().prisoners] == [(), ("A",), ("D",)]


@pytest.mark.rule("SCG-38")
def test_with_an_empty_stack_the_others_get_nothing() -> None:
    game = ready()
    with game.edit(impossible=True) as s:
        for task in range(30):
            if s.task_at[task] == 0:
                s.task_at[task] = GONE
    events = game.play(1, "carry_out")
    assert "unrewarded" in names(events)
    assert game.actors == (1,)
    assert game.view().points == 2


@pytest.mark.rule("SCG-39")
def test_new_tasks_come_until_three_lie_out() -> None:
    tasks = {**KEY_TASK, "workshop": "loosen_the_floor", "infirmary": "oil_the_hinges"}
    game = ready(tasks=tasks)
    game.play(1, "carry_out")
    game.play(CHANCE, f"reward {card('press_a_mould')}")
    assert game.why_not(1, "end") == "SCG-39"
    game.play(CHANCE, f"draw {card('hide_the_rubble')}")  # B lies out already
    assert [task.name for task in game.view().under] == ["hide_the_rubble"]
    game.play(CHANCE, f"draw {card('dye_the_shirts')}")
    assert game.why_not(CHANCE, "spot workshop") == "SCG-39"
    assert len(game.legal(CHANCE)) == 10
    game.play(CHANCE, "spot cell_block")
    assert game.actors == (1,)
    assert game.view().tasks_left == 30 - 5


@pytest.mark.rule("SCG-39", "SCG-06")
def test_what_was_put_under_the_stack_comes_last_and_in_order() -> None:
    game = ready(tasks={**KEY_TASK, "workshop": "loosen_the_floor"})
    with game.edit(impossible=True) as s:
        under = [card("hide_the_rubble"), card("prop_up_the_tunnel"), card("dye_the_shirts")]
        for task in range(30):
            if s.task_at[task] == 0:
                s.task_at[task] = 1 if task + 1 in under else GONE
        for place, number in enumerate(under):
            s.under[place] = number
        s.unders = 3
    game.play(1, "carry_out")
    assert can(game, CHANCE) == {f"reward {under[0]}"}
    game.play(CHANCE, f"reward {under[0]}")
    assert can(game, CHANCE) == {f"draw {under[1]}"}
    game.play(CHANCE, f"draw {under[1]}")  # B lies out: under again
    game.play(CHANCE, f"draw {under[2]}")
    game.play(CHANCE, "spot chapel")
    assert [task.name for task in game.view().under] == ["prop_up_the_tunnel"]
    assert game.actors == (1,)  # no card fits: two tasks are enough
    assert sum(room.task is not None for room in game.view().rooms) == 2


@pytest.mark.rule("SCG-38")
def test_others_wait_for_the_reward() -> None:
    game = ready()
    game.play(1, "carry_out")
    assert game.actors == (CHANCE,)
    assert game.why_not(1, "end") == "SCG-38"
    assert room(game, "chapel").task is None
