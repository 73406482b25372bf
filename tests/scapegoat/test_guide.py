"""What a player is told: the next step, what for, what hits them, and why nobody got out."""

from typing import Any

import pytest

import jailbirds
from jailbirds.games.scapegoat.state import ITEM_NAMES, ROOM_NAMES
from jailbirds.words import words
from tests.scapegoat.positions import play_all, prison


def hit(game: jailbirds.Game, events: list[jailbirds.Event], by: int) -> set[tuple[str, int]]:
    return {
        (event.name, seat)
        for event in events
        for seat in range(3)
        if game.title.events.hits(event, seat, by)
    }


def test_the_radio_room_asks_for_a_guard_then_for_its_way_then_for_the_second_one() -> None:
    game = prison(rooms={1: "radio_room"}, guards={"chapel": 2})
    game.play(1, "use")
    assert game.prompt(1) == ("ask-radio", {})
    game.play(1, "pick_room chapel")
    assert game.prompt(1) == ("ask-radio-to", {"room": "chapel"})
    game.play(1, "pick_room workshop")
    assert game.prompt(1) == ("ask-radio-second", {})


def test_the_chapel_asks_whose_card_and_of_an_open_hand_which() -> None:
    game = prison(rooms={1: "chapel"}, hands={2: "inform rumour"}, blackmail_hands="open")
    game.play(1, "use")
    assert game.prompt(1) == ("ask-chapel", {})
    game.play(1, "pick_prisoner 2")
    assert game.prompt(1) == ("ask-pick_card", {"other": 2})


def test_a_shakedown_names_its_victim() -> None:
    game = prison(seat=0, hands={0: "shakedown"}, items={1: "key knife", 2: "tools"})
    game.play(0, "play shakedown")
    assert game.prompt(0) == ("ask-shakedown", {"other": 1})


def test_an_offer_names_whom_it_is_for_and_when_it_can_be_made() -> None:
    game = prison(items={1: "knife"})
    game.play(1, "offer 0")
    assert game.prompt(1) == ("ask-offer", {"other": 0})
    game.play(1, "give knife")
    assert game.prompt(1) == ("ask-offer-send", {"other": 0})
    game.play(1, "send")
    assert game.prompt(0) == ("ask-answer", {"other": 1})


def test_without_points_one_is_told_what_is_left_to_do() -> None:
    assert prison(points=0).prompt(1) == ("ask-turn-spent", {})
    assert prison(points=1).prompt(1)[0] == "ask-turn"


def test_theft_and_refusal_hit_whom_they_are_done_to() -> None:
    game = prison(items={0: "key", 1: "knife"})
    assert hit(game, game.play(1, "steal 0 key"), 1) == {("stole", 0)}
    play_all(game, 1, "offer 0", "give knife", "send")
    assert hit(game, game.play(0, "refuse"), 0) == {("refused", 1)}


def test_an_item_of_ones_own_put_back_hits_nobody_and_one_used_by_another_its_owner() -> None:
    game = prison(
        rooms={0: "chapel", 1: "chapel"},
        items={0: "key", 1: "clothes knife"},
        tasks={"chapel": "make_a_duplicate_key"},
    )
    assert hit(game, game.play(1, "put_back knife"), 1) == set()
    assert hit(game, game.play(1, "carry_out"), 1) == {("spent", 0)}


def test_the_goal_says_what_is_missing_and_where_it_lies() -> None:
    game = prison(
        rooms={1: "laundry_room"}, items={1: "key"}, tasks={"chapel": "make_a_duplicate_key"}
    )
    where = {"room": "laundry_room", "count": 0}
    assert game.goal(1) == ("goal-item", {"element": "A", "item": "clothes", **where})
    assert game.goal(0) == ("goal-scapegoat", {})


def test_the_goal_tells_a_scapegoat_too_what_guards_forbid() -> None:
    game = prison(rooms={0: "laundry_room"}, guards={"laundry_room": 3}, seat=0)
    assert game.goal(0) == ("goal-scapegoat-blocked", {})
    assert game.why_not(0, "use") == "SCG-20"


def test_the_goal_is_nothing_one_cannot_pay() -> None:
    def goal(items: str = "key", room: str = "laundry_room", **given: Any) -> str | None:
        tasks = {"chapel": "make_a_duplicate_key"}
        said = prison(rooms={1: room}, items={1: items}, tasks=tasks, **given).goal(1)
        return said and said[0]

    assert goal(sides="gold") == "goal-cash"
    assert goal(sides="gold", cash={1: 1}) == "goal-item"
    assert goal(guards={"laundry_room": 2}, points=1) == "goal-dear"
    assert goal(guards={"laundry_room": 2}, points=2) == "goal-item"
    assert goal("key clothes", "chapel") == "goal-here"
    assert goal("key clothes", "chapel", points=0) is None


KEY = {"chapel": "make_a_duplicate_key"}  # a key and clothes, one prisoner, no guard
FULL = dict.fromkeys(("chapel", "workshop", "infirmary", "cell_block"), 4)  # guards


@pytest.mark.parametrize(
    ("given", "said"),
    [
        # too many guards: at the task, where the item lies, around oneself
        ({"items": {1: "key clothes"}, "guards": {"chapel": 2}}, "goal-room-guards"),
        ({"items": {1: "key clothes"}, "guards": {"chapel": 4}}, "goal-shut"),
        ({"items": {1: "key"}, "guards": {"laundry_room": 3}}, "goal-blocked"),
        ({"items": {1: "key"}, "guards": {"laundry_room": 4}}, "goal-caught"),
        # full hands
        ({"items": {1: "key knife drugs"}}, "goal-full"),
        # what those who are at the task have is there already, and a gun is anything
        ({"rooms": {2: "chapel"}, "items": {1: "key", 2: "clothes"}}, "goal-room"),
        ({"items": {1: "key gun"}, "sides": "gold"}, "goal-room"),
    ],
)
def test_the_goal_names_what_stands_in_the_way(given: dict[str, Any], said: str) -> None:
    goal = prison(tasks=KEY, **given).goal(1)
    assert goal is not None
    assert goal[0] == said


def test_the_goal_names_too_few_prisoners_before_one_is_there() -> None:
    game = prison(items={1: "knife tools"}, tasks={"chapel": "stir_up_the_canteen"})
    where = {"element": "A", "room": "chapel", "count": 2, "prisoners": 2}
    assert game.goal(1) == ("goal-room-people", where)


def test_the_goal_names_something_in_full_hands_that_is_not_needed() -> None:
    goal = prison(tasks=KEY, items={1: "key knife drugs"}).goal(1)
    assert goal is not None
    assert goal[1]["thing"] == "knife"


def clothes_only_in(room: str | None, **given: Any) -> jailbirds.Game:
    game = prison(tasks=KEY, **given)
    with game.edit(impossible=True) as s:
        for other, name in enumerate(ROOM_NAMES):
            if name != room:
                s.lying[other, ITEM_NAMES.index("clothes")] = 0
    return game


@pytest.mark.parametrize(
    ("guards", "said"), [(2, "goal-item"), (3, "goal-item-guards"), (4, "goal-item-shut")]
)
def test_the_goal_names_guards_where_an_item_lies(guards: int, said: str) -> None:
    given = {"rooms": {1: "chapel"}, "items": {1: "key"}, "guards": {"laundry_room": guards}}
    goal = clothes_only_in("laundry_room", **given).goal(1)
    assert goal is not None
    assert (goal[0], goal[1]["room"]) == (said, "laundry_room")


def test_the_goal_names_who_has_what_lies_nowhere() -> None:
    goal = clothes_only_in(None, rooms={2: "workshop"}, items={1: "key", 2: "clothes"}).goal(1)
    assert goal is not None
    assert (goal[0], goal[1]["other"]) == ("goal-owner", 2)


@pytest.mark.rule("SCG-13")
@pytest.mark.parametrize(
    ("more", "near"),
    [(2, None), (3, ("near-guards", {"count": 1})), (4, ("near-last", {"count": 0}))],
)
def test_the_last_rounds_before_the_21st_guard_are_told(more: int, near: Any) -> None:
    game = prison(guards={**FULL, "radio_room": more})
    assert [game.near(seat) for seat in (0, 1, 2, jailbirds.SPECTATOR)] == [near] * 4


def test_the_guard_with_whom_the_last_round_begins_says_so() -> None:
    said = words("en", jailbirds.title("scapegoat"))
    told = [
        said.event(jailbirds.Event("guard_came", {"room": "chapel", "count": count}, 1), ())
        for count in (19, 20)
    ]
    assert [("last round" in each) for each in told] == [False, True]


@pytest.mark.rule("SCG-40")
@pytest.mark.parametrize(
    ("marks", "near"),
    [
        ({0: "F", 1: "AB", 2: "CD"}, None),
        ({1: "ABC", 2: "DE"}, ("near-plan", {"missing": "F"})),
        ({0: "ABCD", 1: "F", 2: "E"}, ("near-plan", {"missing": "E+F"})),
    ],
)
def test_a_plan_that_lacks_one_element_is_told(marks: dict[int, str], near: Any) -> None:
    assert prison(marks=marks).near() == near


@pytest.mark.parametrize(("marks", "missing"), [("ACE", "B+D+F"), ("ABCDE", "F")])
def test_a_lost_game_says_which_elements_were_missing(marks: str, missing: str) -> None:
    places = dict.fromkeys(("chapel", "workshop", "infirmary", "cell_block", "radio_room"), 4)
    game = prison(seat=2, scapegoat=0, guards=places, marks={1: marks})
    game.play(2, "end")
    assert game.result is not None
    assert game.result.args == {"lacking": len(missing.split("+")), "missing": missing}


def test_the_first_table_is_one_that_can_be_opened() -> None:
    first = jailbirds.title("scapegoat").first
    assert first is not None
    assert jailbirds.new("scapegoat", first.players, first.options, seed=1).view().guards == 7


def test_a_table_may_begin_with_fewer_guards() -> None:
    assert jailbirds.new("scapegoat", 3, {"guards": 6}, seed=1).view().guards == 6
    assert jailbirds.new("scapegoat", 3, seed=1).view().guards == 8
    with pytest.raises(jailbirds.JailbirdsError):
        jailbirds.new("scapegoat", 3, {"guards": 3})
