"""SCG-28 and SCG-71 to SCG-81: blackmail."""

from typing import Any

import pytest

import jailbirds
from tests.scapegoat.positions import CHANCE, can, card, names, play_all, prison, room, sheet, told


def blackmailer(name: str, **given: Any) -> jailbirds.Game:
    """The scapegoat, in the Workshop, with one card."""
    given["rooms"] = {0: "workshop", **given.get("rooms", {})}
    return prison(seat=0, hands={0: name, **given.pop("others", {})}, **given)


@pytest.mark.rule("SCG-28")
def test_only_the_scapegoat_plays_a_card_from_the_hand_for_a_point() -> None:
    game = blackmailer("work_detail", guards={"workshop": 3})
    assert game.why_not(0, "play inform") == "SCG-28"
    events = game.play(0, "play work_detail")
    assert told(events, "played") == [{"seat": 0, "card": "work_detail"}]
    assert game.view().points == 3  # neither dearer nor blocked by guards
    assert game.view().used_cards == ("work_detail",)
    assert sheet(game, 0).cards == 0
    other = prison(seat=1, hands={1: "work_detail"})
    assert other.why_not(1, "play work_detail") == "SCG-28"
    assert blackmailer("work_detail", points=0).why_not(0, "play work_detail") == "SCG-19"


@pytest.mark.rule("SCG-28")
def test_a_card_that_can_do_nothing_is_not_played() -> None:
    for name in ("shakedown", "pickpocket", "protection_money", "rumour", "change_of_plan"):
        assert blackmailer(name).why_not(0, f"play {name}") == "SCG-28"
    stuck = blackmailer("transfer", rooms={1: "cell_block", 2: "cell_block"})
    assert stuck.why_not(0, "play transfer") == "SCG-28"


@pytest.mark.rule("SCG-28")
def test_a_card_drawn_in_this_turn_may_be_played() -> None:
    game = prison(seat=0, rooms={0: "wardens_office"})
    game.play(0, "use")
    game.play(CHANCE, "deal work_detail")
    assert "play work_detail" in can(game, 0)


@pytest.mark.rule("SCG-28")
def test_a_card_once_laid_open_cannot_be_taken_back() -> None:
    game = blackmailer("lock_down")
    game.play(0, "play lock_down")
    assert game.why_not(0, "back") == "SCG-73"
    assert game.why_not(0, "end") == "SCG-73"


@pytest.mark.rule("SCG-71")
def test_inform_moves_one_or_two_guards_into_one_room() -> None:
    game = blackmailer("inform", guards={"chapel": 1, "infirmary": 2})
    play_all(game, 0, "play inform", "pick_room workshop")
    assert game.why_not(0, "done") == "SCG-71"
    assert game.why_not(0, "pick_room workshop") == "SCG-71"
    assert game.why_not(0, "pick_room radio_room") == "SCG-71"
    game.play(0, "pick_room chapel")
    assert "done" in can(game, 0)
    game.play(0, "pick_room infirmary")
    assert [room(game, n).guards for n in ("chapel", "infirmary", "workshop")] == [0, 1, 2]
    assert game.view().phase == "turn"
    one = blackmailer("inform", guards={"chapel": 1, "infirmary": 2})
    play_all(one, 0, "play inform", "pick_room workshop", "pick_room infirmary", "done")
    assert room(one, "workshop").guards == 1
    full = blackmailer("inform", guards={"chapel": 1, "dining_hall": 3})
    play_all(full, 0, "play inform", "pick_room dining_hall", "pick_room chapel")
    assert full.view().phase == "turn"  # there is no space for a second


@pytest.mark.rule("SCG-72")
def test_a_shakedown_takes_an_item_from_everybody_in_the_room() -> None:
    game = blackmailer(
        "shakedown", players=4, rooms={1: "workshop", 2: "workshop", 3: "chapel"},
        items={1: "key key", 2: "knife tools", 3: "drugs"},
    )  # fmt: skip
    events = game.play(0, "play shakedown")
    assert told(events, "searched") == [
        {"seat": 0, "other": 1, "item": "key", "room": "guards_room"}
    ]
    assert can(game, 0) == {"pick_item 2 knife", "pick_item 2 tools"}
    assert game.why_not(0, "pick_item 1 key") == "SCG-72"
    game.play(0, "pick_item 2 tools")
    assert [sheet(game, seat).items for seat in (1, 2, 3)] == [("key",), ("knife",), ("drugs",)]
    assert game.view().phase == "turn"


@pytest.mark.rule("SCG-73")
def test_a_locked_room_is_neither_entered_nor_left_this_round() -> None:
    game = blackmailer("lock_down", rooms={1: "dining_hall", 2: "workshop"})
    play_all(game, 0, "play lock_down", "pick_room dining_hall")
    assert game.why_not(0, "move dining_hall") == "SCG-73"
    game.play(0, "end")
    assert game.why_not(1, "move workshop") == "SCG-73"
    with game.edit(impossible=True) as s:
        s.guards[2] = 4
    assert game.why_not(1, "move workshop") is None  # a room with four guards can be left
    game.play(1, "end")
    assert room(game, "dining_hall").locked
    game.play(2, "end")
    assert not room(game, "dining_hall").locked


@pytest.mark.rule("SCG-74")
def test_a_transfer_leads_to_the_cell_block() -> None:
    game = blackmailer("transfer", rooms={1: "infirmary", 2: "cell_block"})
    game.play(0, "play transfer")
    assert can(game, 0) == {"pick_prisoner 1"}
    assert game.why_not(0, "pick_prisoner 2") == "SCG-74"
    assert game.why_not(0, "pick_prisoner 0") == "SCG-74"
    game.play(0, "pick_prisoner 1")
    assert sheet(game, 1).room == "cell_block"
    full = blackmailer("transfer", guards={"cell_block": 4})
    assert full.why_not(0, "play transfer") == "SCG-28"
    locked = blackmailer("transfer")
    with locked.edit(impossible=True) as s:
        s.locked = 1 << 8
    assert locked.why_not(0, "play transfer") == "SCG-28"


@pytest.mark.rule("SCG-75")
def test_a_change_of_plan_moves_a_task() -> None:
    game = blackmailer(
        "change_of_plan", tasks={"chapel": "loosen_the_floor", "workshop": "press_a_mould"}
    )
    game.play(0, "play change_of_plan")
    assert can(game, 0) == {"pick_room chapel", "pick_room workshop"}
    game.play(0, "pick_room chapel")
    assert game.why_not(0, "pick_room workshop") == "SCG-75"
    game.play(0, "pick_room cell_block")
    assert room(game, "chapel").task is None
    assert room(game, "cell_block").task.name == "loosen_the_floor"


@pytest.mark.rule("SCG-76")
def test_a_rumour_sends_a_task_under_the_stack_and_brings_a_new_one() -> None:
    game = blackmailer(
        "rumour",
        tasks={
            "chapel": "loosen_the_floor",
            "workshop": "press_a_mould",
            "infirmary": "dye_the_shirts",
        },
    )
    game.play(0, "play rumour")
    assert game.why_not(0, "pick_room cell_block") == "SCG-76"
    game.play(0, "pick_room chapel")
    assert [task.name for task in game.view().under] == ["loosen_the_floor"]
    game.play(CHANCE, f"draw {card('hide_the_rubble')}")  # a B again: none lies out now
    game.play(CHANCE, "spot chapel")
    assert room(game, "chapel").task.name == "hide_the_rubble"
    assert game.actors == (0,)


@pytest.mark.rule("SCG-77")
def test_a_pickpocket_reaches_next_door_and_may_still_steal() -> None:
    game = blackmailer(
        "pickpocket", players=4, rooms={1: "workshop", 2: "dining_hall", 3: "chapel"},
        items={1: "tools", 2: "key knife", 3: "drugs"},
    )  # fmt: skip
    game.play(0, "play pickpocket")
    assert can(game, 0) == {"pick_item 1 tools", "pick_item 2 key", "pick_item 2 knife"}
    assert game.why_not(0, "pick_item 3 drugs") == "SCG-77"
    game.play(0, "pick_item 2 key")
    assert sheet(game, 0).items == ("key",)
    assert game.why_not(0, "steal 1 tools") is None
    full = blackmailer("pickpocket", rooms={1: "workshop"}, items={0: "key key knife", 1: "tools"})
    assert full.why_not(0, "play pickpocket") == "SCG-28"


@pytest.mark.rule("SCG-78")
@pytest.mark.parametrize(("own", "has", "after"), [(0, 3, 2), (2, 3, 3), (0, 1, 1)])
def test_protection_money_is_up_to_two_cash(own: int, has: int, after: int) -> None:
    game = blackmailer("protection_money", cash={0: own, 1: has})
    game.play(0, "play protection_money")
    assert can(game, 0) == {"pick_prisoner 1"}
    assert game.why_not(0, "pick_prisoner 2") == "SCG-78"
    game.play(0, "pick_prisoner 1")
    assert sheet(game, 0).cash == after
    assert sheet(game, 1).cash == has - (after - own)


@pytest.mark.rule("SCG-79")
def test_a_work_detail_costs_a_point() -> None:
    game = blackmailer("work_detail")
    game.play(0, "play work_detail")
    assert game.why_not(0, "pick_prisoner 0") == "SCG-79"
    game.play(0, "pick_prisoner 2")
    game.play(0, "end")
    assert game.view().points == 3
    game.play(1, "end")
    assert game.view().points == 2
    game.play(2, "end")
    assert game.view().prisoners[2].fewer_points == 0


@pytest.mark.rule("SCG-80")
def test_eyes_everywhere_count_one_guard_more_this_round() -> None:
    game = blackmailer(
        "eyes_everywhere", guards={"dining_hall": 3, "chapel": 4}, rooms={1: "dining_hall"}
    )
    game.play(0, "play eyes_everywhere")
    assert game.why_not(0, "pick_room chapel") == "SCG-80"
    game.play(0, "pick_room dining_hall")
    assert (room(game, "dining_hall").guards, room(game, "dining_hall").counted) == (3, 4)
    assert game.why_not(0, "move dining_hall") == "SCG-21"
    game.play(0, "end")
    assert {action.split()[0] for action in can(game, 1)} == {"move", "end"}  # SCG-20
    game.play(1, "end")
    game.play(2, "end")
    assert room(game, "dining_hall").counted == 3


@pytest.mark.rule("SCG-80")
def test_the_eyes_cannot_be_bribed_and_count_for_tasks() -> None:
    game = prison(
        rooms={1: "chapel"}, items={1: "key clothes"}, cash={1: 1},
        tasks={"chapel": "make_a_duplicate_key"},
    )  # fmt: skip
    assert game.why_not(1, "carry_out") is None
    with game.edit(impossible=True) as s:
        s.eyes = 1
    assert game.why_not(1, "carry_out") == "SCG-35"
    assert game.why_not(1, "bribe") == "SCG-30"


@pytest.mark.rule("SCG-81")
def test_a_forged_pass_leads_anywhere_and_gives_a_point() -> None:
    game = blackmailer("forged_pass", guards={"chapel": 4})
    game.play(0, "play forged_pass")
    assert game.why_not(0, "pick_room chapel") == "SCG-21"
    assert game.why_not(0, "pick_room workshop") == "SCG-81"
    events = game.play(0, "pick_room cell_block")
    assert names(events) == ["moved"]
    assert sheet(game, 0).room == "cell_block"
    assert game.view().points == 4
