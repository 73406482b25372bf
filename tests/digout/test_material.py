"""DIG-01 to DIG-10: rooms, piles, cards, and how a game begins."""

import pytest

import jailbirds
from jailbirds.games.digout.state import CARDS, CONTENT, GANG_CARDS, GANGS, PILE
from jailbirds.words import words
from tests.digout.positions import can, chance, dos, empty_stack, hand, table, walk

ROOMS = ["cells", "dining", "showers", "infirmary", "yard", "solitary"]
CARD = CONTENT["cards"]


def of_class(name: str) -> dict[str, dict]:
    return {card: row for card, row in CARD.items() if row["class"] == name}


def cards_in(rows: dict[str, dict]) -> int:
    return sum(row["count"] for row in rows.values())


@pytest.mark.rule("DIG-01")
def test_six_rooms() -> None:
    assert [room.name for room in table().view().rooms] == ROOMS


@pytest.mark.rule("DIG-01")
def test_in_solitary_there_is_no_searching_but_all_the_rest() -> None:
    game = table(["knife pan broomstick tape", "spoon"], ["solitary", "solitary"])
    assert game.why_not(0, "search") == "DIG-01"
    assert {"walk", "sneak", "craft", "extort", "end"} <= dos(game)


@pytest.mark.rule("DIG-01")
def test_solitary_is_left_by_an_ordinary_or_a_careful_move_and_no_roll_leads_there() -> None:
    game = table(rooms=["solitary"])
    for room in ROOMS[:5]:
        assert f"sneak {room}" in can(game)
    game.play(0, "walk")
    chance(game, "roll 6")
    assert can(game) == {"go yard", "go infirmary"}
    for face in range(1, 7):
        other = table()
        other.play(0, "walk")
        chance(other, f"roll {face}")
        assert "go solitary" not in can(other)


@pytest.mark.rule("DIG-02")
@pytest.mark.parametrize(
    ("face", "rooms"),
    [
        (1, {"go cells", "go dining"}),
        (2, {"go cells", "go infirmary"}),
        (3, {"go cells", "go showers"}),
        (4, {"go yard", "go dining"}),
        (5, {"go yard", "go showers"}),
        (6, {"go yard", "go infirmary"}),
    ],
)
def test_each_face_leads_to_two_rooms(face: int, rooms: set[str]) -> None:
    game = table(rooms=["solitary"])
    game.play(0, "walk")
    chance(game, f"roll {face}")
    assert can(game) == rooms


@pytest.mark.rule("DIG-03", "DIG-13")
@pytest.mark.parametrize(
    ("room", "count"),
    [("cells", 1), ("dining", 2), ("infirmary", 2), ("yard", 2), ("showers", 3)],
)
def test_example_1_a_search_draws_as_many_cards_as_the_room_says(room: str, count: int) -> None:
    game = table(rooms=[room])
    game.play(0, "search")
    for _ in range(count):
        assert game.actors == (jailbirds.CHANCE,)
        chance(game, "draw tape")
    assert game.actors == (0,)
    assert hand(game, 0) == " ".join(["tape"] * count)


@pytest.mark.rule("DIG-04")
def test_thirty_three_tools_and_thirty_knives_lie_face_up() -> None:
    assert table().view().piles == {"spoon": 15, "pickaxe": 10, "shovel": 8, "knife": 30}
    assert cards_in(of_class("tool")) == 33
    assert {name: row["points"] for name, row in of_class("tool").items()} == {
        "spoon": 1,
        "pickaxe": 3,
        "shovel": 4,
    }


@pytest.mark.rule("DIG-04")
def test_a_discarded_knife_goes_back_to_its_pile() -> None:
    game = table(["knife", ""], ["yard"])
    game.play(0, "sell knife")
    assert game.view().piles["knife"] == 30
    assert game.view().discards == {}


@pytest.mark.rule("DIG-05")
def test_the_77_are_of_five_sorts_and_all_have_a_value() -> None:
    sorts = ("accessory", "part", "weapon", "action", "valuable")
    assert [cards_in(of_class(sort)) for sort in sorts] == [24, 22, 14, 10, 7]
    assert all(1 <= row["sells"] <= 4 for sort in sorts for row in of_class(sort).values())
    assert table().view().stack == 77


@pytest.mark.rule("DIG-05")
def test_a_draw_that_finds_the_stack_empty_shuffles_the_discards_and_goes_on() -> None:
    game = table(["phone phone", ""], ["yard"])
    empty_stack(game, "tape", discards=False)
    game.play(0, "sell phone")
    game.play(0, "sell phone")
    game.play(0, "done")
    game.play(0, "search")
    chance(game, "draw tape")
    assert [event.name for event in game.moves[-1].events][-1] == "reshuffled"
    assert can(game) == {"draw phone"}
    chance(game, "draw phone")
    assert hand(game, 0) == "tape phone"
    assert game.view().discards == {}


@pytest.mark.rule("DIG-05")
def test_a_card_that_is_being_resolved_is_not_shuffled_in() -> None:
    game = table(["parcel"])
    empty_stack(game, discards=False)
    with game.edit(impossible=True) as s:
        s.discards[CARDS.index("tape")] = 2
    game.play(0, "play parcel")
    assert can(game) == {"draw tape"}
    chance(game, "draw tape", "draw tape")
    assert game.actors == (0,), "nothing is left for the third card"
    assert game.view().discards == {"parcel": 1}


@pytest.mark.rule("DIG-05", "DIG-11")
def test_where_there_is_nothing_to_draw_there_is_no_searching() -> None:
    game = table()
    empty_stack(game, discards=False)
    assert game.why_not(0, "search") == "DIG-11"


@pytest.mark.rule("DIG-06")
def test_six_gangs_with_four_cards_each_and_the_top_one_seen() -> None:
    game = jailbirds.new("digout", 2, seed=1)
    assert [gang.name for gang in game.view().gangs] == list(GANGS)
    for gang in game.view().gangs:
        assert gang.cards == PILE == 4
        assert gang.top in GANG_CARDS


@pytest.mark.rule("DIG-06")
def test_the_next_top_card_is_one_of_those_that_were_under_it() -> None:
    game = table(["cap bandana"], tops=["courier"], gang_cards={1: "quick_feet"})
    for action in ("join crew", "pay cap", "pay bandana"):
        game.play(0, action)
    assert can(game) == {"top second_wind", "top back_stairs"}
    chance(game, "top back_stairs")
    assert game.view().gangs[0].top == "back_stairs"
    assert game.view().gangs[0].cards == 2


@pytest.mark.rule("DIG-07")
def test_everybody_gets_a_past_that_only_its_owner_knows() -> None:
    game = jailbirds.new("digout", 6, seed=4)
    pasts = [game.view(seat).prisoners[seat].past for seat in range(6)]
    assert None not in pasts
    assert len(set(pasts)) == 6
    for seat in range(6):
        seen = [prisoner.past for prisoner in game.view(seat).prisoners]
        assert seen == [past if owner == seat else None for owner, past in enumerate(pasts)]
    assert {prisoner.past for prisoner in game.view().prisoners} == {None}


@pytest.mark.rule("DIG-07")
def test_there_are_three_pasts_for_each_gang() -> None:
    gangs = [past["gang"] for past in CONTENT["pasts"].values()]
    assert [gangs.count(gang) for gang in GANGS] == [3] * 6


@pytest.mark.rule("DIG-08")
def test_nobody_starts_with_cigarettes_and_they_never_run_out() -> None:
    game = jailbirds.new("digout", 3, seed=2)
    assert [prisoner.cigarettes for prisoner in game.view().prisoners] == [0, 0, 0]
    rich = table(["phone"], ["yard"], cigarettes=[60, 50])
    rich.play(0, "sell phone")
    assert rich.view().prisoners[0].cigarettes == 64


@pytest.mark.rule("DIG-09")
def test_everybody_starts_in_the_cells_with_three_search_cards() -> None:
    game = jailbirds.new("digout", 5, seed=3)
    view = game.view()
    assert [(p.room, p.cards) for p in view.prisoners] == [("cells", 3)] * 5
    assert view.stack == 77 - 15


@pytest.mark.rule("DIG-09")
def test_lots_decide_who_begins_and_turns_go_clockwise() -> None:
    game = jailbirds.new("digout", 3, {"michelle": "off"}, roll=False)
    assert can(game) == {"start 0", "start 1", "start 2"}
    chance(game, "start 2")
    game._auto_roll = True
    game.roll()
    order = []
    for _ in range(4):
        order.append(game.actors[0])
        game.play(game.actors[0], "end")
    assert order == [2, 0, 1, 2]
    with pytest.raises(jailbirds.OutOfTurn) as early:
        game.play(2, "end")
    assert early.value.rule == "DIG-09"


@pytest.mark.rule("DIG-10")
@pytest.mark.parametrize(("players", "points"), [(2, 12), (3, 12), (4, 10), (5, 8), (6, 8)])
def test_points_to_win_by_number_of_players(players: int, points: int) -> None:
    assert table(players=players).view().target == points


@pytest.mark.rule("DIG-10")
def test_whoever_has_the_points_wins_at_once() -> None:
    game = table(["spoon spoon"], laid=["shovel shovel pickaxe"])
    game.play(0, "dig spoon")
    assert game.result == jailbirds.Outcome((0,), "tunnel", "DIG-10", {"points": 12})
    assert game.over
    assert game.why_not(0, "dig spoon") == "DIG-10"


@pytest.mark.rule("DIG-14")
def test_example_2_a_rolled_1_from_the_cells_leads_only_to_the_dining_hall() -> None:
    game = table()
    game.play(0, "walk")
    chance(game, "roll 1")
    assert can(game) == {"go dining"}
    assert game.why_not(0, "go cells") == "DIG-14"
    elsewhere = table(rooms=["yard"])
    elsewhere.play(0, "walk")
    chance(elsewhere, "roll 1")
    assert can(elsewhere) == {"go cells", "go dining"}
    walk(elsewhere := table(rooms=["yard"]), 0, 1, "cells")
    assert elsewhere.view().prisoners[0].room == "cells"


def test_dutch_uses_the_words_of_the_box() -> None:
    said = words("nl", jailbirds.title("digout"))
    assert [said.name(thing) for thing in ("yard", "block_a", "cartel", "triad")] == [
        *("ontspanningsruimte", "celblok A", "Cartel", "Triad")
    ]
    assert "verhandelen" in said.say("ask-sell")
