"""DIG-11 to DIG-17: actions, moves, gangs, action cards."""

import pytest

import jailbirds
from tests.digout.positions import can, chance, dos, hand, table, walk


@pytest.mark.rule("DIG-11")
def test_two_actions_and_the_second_may_use_the_room_the_first_led_to() -> None:
    game = table()
    walk(game, 0, 1, "dining")
    game.play(0, "steal")
    assert hand(game, 0) == "spoon"
    assert game.view().actions == 0
    assert dos(game) - {"reveal"} == {"end"}
    for action in ("walk", "steal", "search", "sneak yard", "heal", "join crew", "buy knife"):
        assert game.why_not(0, action) == "DIG-11"


@pytest.mark.rule("DIG-11")
def test_a_turn_may_end_with_actions_left() -> None:
    game = table()
    game.play(0, "end")
    assert game.actors == (1,)
    assert game.view().actions == 2


@pytest.mark.rule("DIG-11")
def test_what_would_do_nothing_is_refused() -> None:
    game = table(["night_nurse ambush"], ["infirmary"], beatings=[0, 2])
    assert game.why_not(0, "heal") == "DIG-11"
    assert game.why_not(0, "play night_nurse") == "DIG-11"
    assert game.why_not(0, "play ambush") == "DIG-11"
    assert table(["night_nurse"], beatings=[1]).why_not(0, "play night_nurse") is None


@pytest.mark.rule("DIG-11", "DIG-13")
def test_once_a_turn_holds_for_extra_actions_too() -> None:
    game = table(gang_cards={0: "quick_feet"}, rules_version=2)
    game.play(0, "search")
    chance(game, "draw tape")
    assert game.why_not(0, "search") == "DIG-13"
    walk(game, 0, 1, "dining")
    assert game.view().actions == 1, "the move has brought an action"
    assert game.why_not(0, "search") == "DIG-13"
    walk(game, 0, 1, "cells")
    assert game.view().actions == 0, "but only once a turn"


@pytest.mark.rule("DIG-11", "DIG-25")
def test_quick_feet_bring_an_action_with_the_first_spoon_of_a_turn() -> None:
    game = table(rooms=["dining"], gang_cards={0: "quick_feet"})
    game.play(0, "steal")
    assert game.view().actions == 2
    game.play(0, "steal")
    assert game.view().actions == 1
    game.play(0, "steal")
    assert game.view().actions == 0


@pytest.mark.rule("DIG-11")
def test_a_gang_card_rolls_again_once_a_turn() -> None:
    game = table(gang_cards={0: "second_wind"})
    game.play(0, "walk")
    chance(game, "roll 1")
    game.play(0, "again")
    chance(game, "roll 6")
    assert game.why_not(0, "again") == "DIG-11"
    game.play(0, "go yard")
    assert game.view().actions == 1


@pytest.mark.rule("DIG-12")
def test_at_the_end_of_a_turn_ten_cards_are_kept_of_ones_own_choice() -> None:
    full = "spoon knife razor cap ring pan tape tape phone pills parcel ambush"
    game = table([full])
    game.play(0, "end")
    assert dos(game, 0) == {"discard"}
    assert game.why_not(0, "discard boots") == "DIG-12"
    assert game.why_not(0, "end") == "DIG-12"
    game.play(0, "discard spoon")
    game.play(0, "discard tape")
    assert game.view().prisoners[0].cards == 10
    assert game.view().piles["spoon"] == 15
    assert game.view().discards == {"tape": 1}
    assert game.actors == (1,)


@pytest.mark.rule("DIG-12")
def test_the_order_at_the_end_is_gang_card_michelle_hand_limit_next_player() -> None:
    game = table(
        ["tape tape tape tape tape pan pan pan pan pan broomstick"],
        ["yard", "dining"],
        gang_cards={0: "bookkeeper"},
        michelle="on",
    )
    game.play(0, "end")
    assert game.view().prisoners[0].cigarettes == 1
    assert game.view().phase == "figure"
    game.play(0, "lead")
    chance(game, "roll 4")
    game.play(0, "go dining")
    assert game.view().michelle_extorts == 1
    chance(game, "turn_up no_knife")
    assert game.view().phase == "limit"
    game.play(0, "discard pan")
    assert game.actors == (1,)


@pytest.mark.rule("DIG-12")
def test_hand_limit_counts_tools_and_knives() -> None:
    game = table(["spoon spoon spoon spoon spoon knife knife knife knife knife knife"])
    game.play(0, "end")
    assert can(game) == {"discard spoon", "discard knife"}


@pytest.mark.rule("DIG-14")
def test_an_ordinary_move_costs_one_action() -> None:
    game = table()
    walk(game, 0, 3, "showers")
    assert game.view().actions == 1
    assert game.view().prisoners[0].room == "showers"


@pytest.mark.rule("DIG-15")
def test_a_careful_move_takes_two_actions_to_any_other_room_but_solitary() -> None:
    game = table()
    rooms = {action for action in can(game) if action.startswith("sneak")}
    assert rooms == {"sneak dining", "sneak showers", "sneak infirmary", "sneak yard"}
    assert game.why_not(0, "sneak solitary") == "DIG-15"
    assert game.why_not(0, "sneak cells") == "DIG-15"
    assert table(actions=1).why_not(0, "sneak yard") == "DIG-15"
    game.play(0, "sneak yard")
    assert (game.view().prisoners[0].room, game.view().actions) == ("yard", 0)


@pytest.mark.rule("DIG-16")
def test_joining_takes_two_different_accessories_of_the_gangs_three() -> None:
    assert table(["cap cap"]).why_not(0, "join crew") == "DIG-16"
    assert table(["cap ring"]).why_not(0, "join crew") == "DIG-16"
    game = table(["cap cap bandana"], tops=["courier"])
    game.play(0, "join crew")
    assert can(game) == {"pay cap", "pay bandana"}
    game.play(0, "pay cap")
    assert can(game) == {"pay bandana"}, "two of a kind never count twice"
    game.play(0, "pay bandana")
    prisoner = game.view().prisoners[0]
    assert (prisoner.gang, prisoner.gang_card) == ("crew", "courier")
    assert hand(game, 0) == "cap"
    assert game.view().discards == {"cap": 1, "bandana": 1}


@pytest.mark.rule("DIG-16")
@pytest.mark.parametrize(
    ("gang", "accessories"),
    [
        ("crew", {"cap", "sunglasses", "bandana"}),
        ("cartel", {"sunglasses", "ring", "boots"}),
        ("bikers", {"bandana", "boots", "tattoo"}),
        ("bratva", {"cap", "ring", "tattoo"}),
    ],
)
def test_each_gang_wants_its_own_accessories(gang: str, accessories: set[str]) -> None:
    game = table(["cap sunglasses bandana ring boots tattoo"])
    game.play(0, f"join {gang}")
    assert can(game) == {f"pay {name}" for name in accessories}


@pytest.mark.rule("DIG-16")
@pytest.mark.parametrize("gang", ["triad", "rainbow"])
def test_triad_and_rainbow_want_three_of_all_six(gang: str) -> None:
    assert table(["cap ring ring"]).why_not(0, f"join {gang}") == "DIG-16"
    game = table(["cap ring tattoo"])
    game.play(0, f"join {gang}")
    for name in ("cap", "ring", "tattoo"):
        game.play(0, f"pay {name}")
    assert game.view().prisoners[0].gang == gang
    assert hand(game, 0) == ""


@pytest.mark.rule("DIG-16", "DIG-06")
def test_the_old_gang_card_goes_under_its_pile_after_the_new_one_is_taken() -> None:
    game = table(["cap bandana"], gang_cards={0: "courier"}, tops=["second_wind"])
    with game.edit(impossible=True) as s:
        s.shuffled[0] = 0  # the rest of the crew's cards is elsewhere
        s.gang_card[1] = 2
    for action in ("join crew", "pay cap", "pay bandana"):
        game.play(0, action)
    assert game.view().prisoners[0].gang_card == "second_wind", "rejoining is allowed"
    assert game.view().gangs[0].top == "courier"
    assert game.actors == (0,)


@pytest.mark.rule("DIG-16")
def test_nobody_joins_a_gang_whose_pile_is_empty() -> None:
    game = table(["cap bandana ring"])
    with game.edit(impossible=True) as s:
        s.top[0] = 0
        s.shuffled[0] = 0
    assert game.why_not(0, "join crew") == "DIG-16"
    assert game.why_not(0, "join bratva") is None


@pytest.mark.rule("DIG-17")
def test_one_plays_only_cards_one_holds() -> None:
    game = table(["ambush"])
    assert game.why_not(0, "play snitch") == "DIG-17"
    assert game.why_not(0, "play ambush") is None


@pytest.mark.rule("DIG-17")
def test_ambush_gives_another_player_a_beating_and_is_discarded() -> None:
    game = table(["ambush", "", ""], players=3, beatings=[0, 0, 2])
    game.play(0, "play ambush")
    assert can(game) == {"target 1"}
    assert game.why_not(0, "target 0") == "DIG-17"
    assert game.why_not(0, "target 2") == "DIG-29"
    game.play(0, "target 1")
    assert game.view().prisoners[1].beatings == 1
    assert game.view().discards == {"ambush": 1}
    assert game.view().actions == 1


@pytest.mark.rule("DIG-17", "DIG-42")
def test_a_shakedown_deals_all_hands_anew_starting_with_its_player() -> None:
    game = table(["cap shakedown", "spoon knife tape", ""], players=3, seat=0)
    game.play(0, "play shakedown")
    assert [prisoner.cards for prisoner in game.view().prisoners] == [0, 0, 0]
    assert can(game) == {"deal cap", "deal spoon", "deal knife", "deal tape"}
    chance(game, "deal spoon", "deal cap", "deal knife", "deal tape")
    assert [hand(game, seat) for seat in range(3)] == ["spoon tape", "cap", "knife"]
    assert game.view(1).prisoners[0].hand == {}, "nobody knows what the others got"
    assert game.view().discards == {"shakedown": 1}
    assert game.actors == (0,)


@pytest.mark.rule("DIG-17")
def test_a_parcel_brings_three_cards_and_three_cigarettes() -> None:
    game = table(["parcel"])
    game.play(0, "play parcel")
    chance(game, "draw tape", "draw pan", "draw phone")
    assert hand(game, 0) == "pan tape phone"
    assert game.view().prisoners[0].cigarettes == 3


@pytest.mark.rule("DIG-17")
def test_a_master_key_opens_any_other_room_but_solitary() -> None:
    game = table(["master_key"])
    game.play(0, "play master_key")
    assert can(game) == {"go dining", "go showers", "go infirmary", "go yard"}
    assert game.why_not(0, "go solitary") == "DIG-17"
    game.play(0, "go yard")
    assert game.view().prisoners[0].room == "yard"


@pytest.mark.rule("DIG-17", "DIG-01")
def test_an_anonymous_tip_sends_another_player_to_solitary() -> None:
    game = table(["snitch"], ["yard", "dining", "solitary"], players=3)
    game.play(0, "play snitch")
    assert can(game) == {"target 1"}
    game.play(0, "target 1")
    assert game.view().prisoners[1].room == "solitary"


@pytest.mark.rule("DIG-17", "DIG-42")
def test_light_fingers_show_a_hand_and_take_a_card_of_it() -> None:
    game = table(["light_fingers", "spoon razor razor", ""], players=3)
    game.play(0, "play light_fingers")
    assert can(game) == {"target 1"}, "there is nothing to take from an empty hand"
    game.play(0, "target 1")
    assert game.view(0).prisoners[1].hand == {"spoon": 1, "razor": 2}
    assert game.view(2).prisoners[1].hand == {}
    assert can(game) == {"pick spoon", "pick razor"}
    game.play(0, "pick razor")
    assert hand(game, 0) == "razor"
    assert game.view(0).prisoners[1].hand == {"spoon": 1, "razor": 1}
    assert game.view(1).prisoners[0].hand == {"razor": 1}
    assert game.view(2).prisoners[0].hand == {}


@pytest.mark.rule("DIG-17")
def test_an_inspection_makes_everyone_in_the_room_discard_a_card() -> None:
    game = table(
        ["inspection cap", "spoon", "tape", ""], ["yard", "dining", "yard", "yard"], players=4
    )
    game.play(0, "play inspection")
    assert game.actors == (0,)
    game.play(0, "discard cap")
    assert game.actors == (2,)
    assert game.why_not(2, "discard spoon") == "DIG-17"
    game.play(2, "discard tape")
    assert game.actors == (0,), "an empty hand discards nothing"
    assert game.view().discards == {"cap": 1, "tape": 1, "inspection": 1}
    assert hand(game, 1) == "spoon"


@pytest.mark.rule("DIG-17")
def test_a_night_nurse_heals_both_beatings() -> None:
    game = table(["night_nurse"], beatings=[2])
    game.play(0, "play night_nurse")
    assert game.view().prisoners[0].beatings == 0


def test_every_refusal_of_an_early_move_names_what_is_waited_for() -> None:
    game = table(["knife", "spoon"])
    assert game.why_not(1, "end") == "DIG-09"
    game.play(0, "walk")
    assert game.why_not(0, "end") == "DIG-14"
    assert game.why_not(jailbirds.CHANCE, "draw tape") == "DIG-14"
