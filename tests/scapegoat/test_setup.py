"""SCG-01 to SCG-11: the material, and how a game begins."""

from typing import Any

import pytest

import jailbirds
from jailbirds.games.scapegoat.content import HOUSE_DECK
from jailbirds.games.scapegoat.state import HOLDS, ITEMS, KINDS, ROOM_NAMES
from tests.scapegoat.positions import CHANCE, can, card, names, prison, room, sheet, told


def begun(players: int = 3, version: int | None = None, **options: Any) -> jailbirds.Game:
    return jailbirds.new("scapegoat", players, options, roll=False, rules_version=version)


def guarded(game: jailbirds.Game) -> None:
    for name in ROOM_NAMES[:4] * 2:
        game.play(CHANCE, f"guard {name}")


@pytest.mark.rule("SCG-01")
def test_rooms_that_touch_diagonally_are_adjacent() -> None:
    game = prison(rooms={1: "visiting_area"})
    assert can(game, 1) >= {
        f"move {name}"
        for name in (
            "chapel", "radio_room", "dining_hall", "exercise_yard", "workshop", "cell_block",
            "laundry_room", "guards_room",
        )
    }  # fmt: skip
    assert game.why_not(1, "move infirmary") == "SCG-22"
    corner = {action for action in can(prison(rooms={1: "chapel"}), 1) if "move" in action}
    assert corner == {"move radio_room", "move exercise_yard", "move visiting_area"}


@pytest.mark.rule("SCG-02", "SCG-03")
def test_five_items_of_each_kind_lie_in_their_rooms() -> None:
    game = begun(layout="standard")
    view = game.view()
    lying = [item for room in view.rooms for item in room.items]
    assert {kind: lying.count(kind) for kind in set(lying)} == dict.fromkeys(
        ("key", "knife", "clothes", "drugs", "tools"), 5
    )
    assert room(game, "infirmary").items == ("drugs",) * 3
    assert room(game, "workshop").items == ("tools",) * 3
    assert room(game, "cell_block").items == ("knife",) * 3
    assert room(game, "laundry_room").items == ("clothes",) * 3
    assert room(game, "guards_room").items == ("key",) * 3
    assert room(game, "exercise_yard").items == ("key", "knife", "clothes", "drugs", "tools")
    assert room(game, "chapel").items == ()


@pytest.mark.rule("SCG-03")
def test_the_gun_is_there_only_with_the_gold_visiting_area() -> None:
    assert "gun" not in room(begun(layout="standard"), "visiting_area").items
    gold = begun(layout="standard", sides="custom", gold=["visiting_area"])
    assert room(gold, "visiting_area").items[-1] == "gun"
    assert room(gold, "chapel").side == "silver"


@pytest.mark.rule("SCG-03")
def test_there_is_an_icon_for_every_item() -> None:
    for kind in range(KINDS):
        assert sum(HOLDS[place * ITEMS + kind] for place in range(len(ROOM_NAMES))) == 5


@pytest.mark.rule("SCG-04")
def test_nobody_holds_more_than_there_is_room_for() -> None:
    game = prison(rooms={1: "infirmary"}, items={1: "key key knife"})
    assert game.why_not(1, "use") == "SCG-04"
    game = prison(rooms={1: "infirmary"}, items={1: "key knife"})
    game.play(1, "use")
    assert sheet(game, 1).items == ("key", "knife", "drugs")
    start = prison()
    assert (sheet(start, 0).cash, sheet(start, 0).stamina) == (0, 0)


@pytest.mark.rule("SCG-05")
def test_a_third_blackmail_card_means_that_one_goes() -> None:
    game = prison(rooms={1: "wardens_office"}, hands={1: "inform rumour"})
    game.play(1, "use")
    game.play(CHANCE, "deal transfer")
    assert can(game, 1) == {"drop inform", "drop rumour", "drop transfer"}
    assert game.why_not(1, "drop shakedown") == "SCG-05"
    assert game.why_not(1, "end") == "SCG-05"
    game.play(1, "drop inform")
    assert set(sheet(game, 1).hand) == {"rumour", "transfer"}
    assert game.view().used_cards == ("inform",)


@pytest.mark.rule("SCG-05")
@pytest.mark.parametrize(
    ("options", "version", "phase"),
    [
        ({}, 2, "drop"),
        ({"edition": "pl"}, 2, "turn"),  # its rulebook prints no limit
        ({"edition": "pl"}, 1, "drop"),
        ({"edition": "pl", "hand_limit": 2}, 2, "drop"),
        ({"hand_limit": "none"}, 2, "turn"),
        ({"hand_limit": "edition"}, 2, "drop"),
    ],
)
def test_how_many_cards_one_may_hold_is_up_to_the_edition_or_the_table(
    options: dict[str, Any], version: int, phase: str
) -> None:
    game = prison(
        rooms={1: "wardens_office"}, hands={1: "inform rumour"}, version=version, **options
    )
    game.play(1, "use")
    game.play(CHANCE, "deal transfer")
    assert game.view().phase == phase
    assert game.view().prisoners[1].cards == 3


@pytest.mark.rule("SCG-05")
def test_the_used_pile_is_shuffled_only_when_the_stack_is_empty() -> None:
    game = prison(rooms={1: "wardens_office"}, players=4, hands={0: "inform rumour"})
    with game.edit(impossible=True) as s:
        for used in range(1, 10):
            if s.card_at[used] == 0:
                s.card_at[used] = 1
    events = game.play(1, "use")
    assert names(events) == ["used"]
    assert can(game, CHANCE) == {"deal forged_pass"}
    assert told(game.play(CHANCE, "deal forged_pass"), "reshuffled") == []
    again = prison(rooms={1: "wardens_office"}, hands={0: "inform"})
    with again.edit(impossible=True) as s:
        for used in range(1, 11):
            s.card_at[used] = 1
    assert "reshuffled" in names(again.play(1, "use"))
    assert len(again.legal(CHANCE)) == 10
    assert again.view().used_cards == ()


@pytest.mark.rule("SCG-06")
def test_the_house_deck_keeps_to_its_constraints() -> None:
    shapes = [(2, 1, 1), (2, 1, 0), (2, 2, 2), (3, 2, 1), (3, 2, 2)]
    for element in "ABCDEF":
        cards = [task for task in HOUSE_DECK if task.element == element]
        assert sorted((len(t.items), t.prisoners, t.guards) for t in cards) == sorted(shapes)
    asked = [item for task in HOUSE_DECK for item in task.items]
    for kind in ("key", "knife", "clothes", "drugs", "tools"):
        assert 13 <= asked.count(kind) <= 16
    assert len(HOUSE_DECK) == 30
    known = HOUSE_DECK[card("make_a_duplicate_key") - 1]
    assert (known.element, set(known.items), known.guards) == ("A", {"key", "clothes"}, 0)


@pytest.mark.rule("SCG-07")
def test_a_random_layout_lays_every_room_once() -> None:
    game = begun()
    for name in reversed(ROOM_NAMES):
        game.play(CHANCE, f"lay {name}")
        if name != "chapel":
            assert game.why_not(CHANCE, f"lay {name}") == "SCG-07"
    assert [room.name for room in game.view().rooms] == list(reversed(ROOM_NAMES))
    assert game.view().phase == "first_guards"
    assert [room.name for room in begun(layout="standard").view().rooms] == list(ROOM_NAMES)


@pytest.mark.rule("SCG-07")
def test_sides_are_silver_gold_random_or_ones_own() -> None:
    silver, gold = begun(layout="standard"), begun(layout="standard", sides="gold")
    assert {room.side for room in silver.view().rooms} == {"silver"}
    assert {room.side for room in gold.view().rooms} == {"gold"}
    mixed = begun(layout="standard", sides="random")
    for number in range(12):
        mixed.play(CHANCE, f"turn_up {('silver', 'gold')[number % 2]}")
    assert [room.side for room in mixed.view().rooms] == ["silver", "gold"] * 6
    assert "gun" in room(mixed, "visiting_area").items


@pytest.mark.rule("SCG-07")
@pytest.mark.parametrize(
    "options",
    [
        {"layout": "custom"},
        {"layout": "custom", "rooms": ["chapel"] * 12},
        {"rooms": list(ROOM_NAMES)},
        {"gold": ["chapel"]},
        {"sides": "custom", "gold": ["pool"]},
    ],
)
def test_a_layout_of_ones_own_names_all_rooms_once(options: dict[str, Any]) -> None:
    with pytest.raises(jailbirds.BadOption):
        jailbirds.new("scapegoat", 3, options)


@pytest.mark.rule("SCG-08")
def test_eight_guards_in_two_sets_of_four_different_rooms() -> None:
    game = begun(layout="standard")
    for name in ROOM_NAMES[:3]:
        game.play(CHANCE, f"guard {name}")
        assert game.why_not(CHANCE, f"guard {name}") == "SCG-08"
    game.play(CHANCE, f"guard {ROOM_NAMES[3]}")
    for name in ROOM_NAMES[:4]:
        game.play(CHANCE, f"guard {name}")
    assert [room.guards for room in game.view().rooms] == [2, 2, 2, 2] + [0] * 8
    assert game.view().phase == "lodge"


@pytest.mark.rule("SCG-09")
def test_starting_rooms_are_independent_in_the_german_edition() -> None:
    game = begun(layout="standard")
    guarded(game)
    for _ in range(3):
        game.play(CHANCE, "lodge chapel")
    assert [prisoner.room for prisoner in game.view().prisoners] == ["chapel"] * 3


@pytest.mark.rule("SCG-09")
def test_starting_rooms_differ_in_the_polish_edition() -> None:
    game = begun(layout="standard", edition="pl")
    guarded(game)
    game.play(CHANCE, "lodge chapel")
    assert game.why_not(CHANCE, "lodge chapel") == "SCG-09"
    assert len(game.legal(CHANCE)) == 11


def lodged(version: int | None = None, **options: Any) -> jailbirds.Game:
    game = begun(version=version, layout="standard", **options)
    guarded(game)
    for name in ROOM_NAMES[:3]:
        game.play(CHANCE, f"lodge {name}")
    return game


@pytest.mark.rule("SCG-10")
def test_at_the_german_set_up_a_second_task_of_an_element_stays() -> None:
    game = lodged()
    for task, spot in (
        ("spread_a_rumour", "chapel"),
        ("make_a_duplicate_key", "workshop"),
        ("stir_up_the_canteen", "radio_room"),
    ):
        game.play(CHANCE, f"draw {card(task)}")
        assert game.why_not(CHANCE, "spot chapel") == (None if spot == "chapel" else "SCG-10")
        game.play(CHANCE, f"spot {spot}")
    assert [room.task.element for room in game.view().rooms if room.task] == ["A", "A", "A"]
    assert (game.view().under, game.view().phase) == ((), "first_scapegoat")


@pytest.mark.rule("SCG-10", "SCG-39")
def test_later_a_second_task_of_an_element_goes_under_the_stack_in_both_editions() -> None:
    for edition in ("de", "pl"):
        tasks = {"chapel": "make_a_duplicate_key", "workshop": "loosen_the_floor"}
        game = prison(rooms={1: "chapel"}, items={1: "key clothes"}, tasks=tasks, edition=edition)
        game.play(1, "carry_out")
        game.play(CHANCE, f"reward {card('press_a_mould')}")
        events = game.play(CHANCE, f"draw {card('hide_the_rubble')}")  # a B again
        assert names(events) == ["task_under"]


@pytest.mark.rule("SCG-10")
@pytest.mark.parametrize(("version", "edition"), [(1, "de"), (1, "pl"), (2, "pl")])
def test_three_tasks_with_three_elements_on_three_rooms(version: int, edition: str) -> None:
    game = lodged(version, edition=edition)
    game.play(CHANCE, f"draw {card('spread_a_rumour')}")
    game.play(CHANCE, "spot chapel")
    events = game.play(CHANCE, f"draw {card('make_a_duplicate_key')}")  # an A again
    assert names(events) == ["task_under"]
    assert game.view().under[0].name == "make_a_duplicate_key"
    game.play(CHANCE, f"draw {card('loosen_the_floor')}")
    assert game.why_not(CHANCE, "spot chapel") == "SCG-10"
    game.play(CHANCE, "spot radio_room")
    game.play(CHANCE, f"draw {card('oil_the_hinges')}")
    game.play(CHANCE, "spot workshop")
    assert [room.task.element for room in game.view().rooms if room.task] == ["A", "B", "C"]
    assert game.view().tasks_left == 27
    assert game.view().phase == "first_scapegoat"


@pytest.mark.rule("SCG-11")
def test_a_random_player_is_the_first_scapegoat_and_begins() -> None:
    game = lodged()
    for task, spot in (
        ("spread_a_rumour", "chapel"),
        ("loosen_the_floor", "workshop"),
        ("press_a_mould", "radio_room"),
    ):
        game.play(CHANCE, f"draw {card(task)}")
        game.play(CHANCE, f"spot {spot}")
    assert can(game, CHANCE) == {"scapegoat 0", "scapegoat 1", "scapegoat 2"}
    game.play(CHANCE, "scapegoat 2")
    view = game.view()
    assert (view.scapegoat, view.bonus, view.round, view.phase) == (2, 1, 1, "turn")
    assert game.actors == (2,)
    assert view.points == 4
