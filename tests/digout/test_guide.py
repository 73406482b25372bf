"""What a player is told: what to do next, what for, and what was done to whom."""

from __future__ import annotations

import pytest

import jailbirds
from jailbirds.words import words
from tests.digout.positions import chance, table

TITLE = jailbirds.title("digout")
SAY = words("en", TITLE)
TWELVE = ("cap", "sunglasses", "bandana", "ring", "boots", "pan") * 2  # cards


def asked(game: jailbirds.Game, seat: int) -> str:
    """What a seat is told to do, in English."""
    key, args = game.prompt(seat)
    return SAY.say(key, **SAY._arguments(args, game.names, seat))


def hit(game: jailbirds.Game, seat: int) -> list[str]:
    """What the last move did to a seat."""
    move = game.moves[-1]
    return [e.name for e in move.events if TITLE.events.hits(e, seat, move.seat)]


def test_a_prompt_says_how_many_actions_are_left() -> None:
    game = table(["spoon"], ["cells"])
    assert asked(game, 0).startswith("2 actions:")
    game.play(0, "dig spoon")
    assert asked(game, 0).startswith("One action left")


def test_a_prompt_speaks_of_searching_only_once_a_turn() -> None:
    game = table([], ["cells"])
    assert "search" in asked(game, 0)
    game.play(0, "search")
    while game.actors != (0,):
        game.play(game.actors[0], game.legal(game.actors[0])[0])
    assert "search" not in asked(game, 0)


def test_a_prompt_counts_the_cards_that_are_too_many() -> None:
    game = table([" ".join(TWELVE)])
    game.play(0, "end")
    assert asked(game, 0) == "You keep 10 cards at most: tap those that you discard, 2 of them."
    game.play(0, "discard pan")
    assert asked(game, 0) == "You keep 10 cards at most: tap the one that you discard."


@pytest.mark.parametrize(
    ("held", "says"),
    [
        ("pickaxe knife", "Hand over a pickaxe, tap a weapon to fight, or take the beating."),
        ("pickaxe", "Hand over a pickaxe, or take the beating."),
        ("knife", "Tap a weapon to fight, or take the beating."),
        ("spoon", "No pickaxe, no weapon: you take the beating."),
    ],
)
def test_a_threatened_player_is_told_what_can_be_done_about_it(held: str, says: str) -> None:
    game = table(["razor", held], ["yard", "yard"])
    game.play(0, "extort 1 pickaxe razor")
    assert asked(game, 1) == says
    assert hit(game, 1) == ["threatened"]
    assert hit(game, 0) == []


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "lay no weapon"), ("de", "keine waffe"), ("nl", "geen wapen"), ("pl", "nie zagrywaj")],
)
def test_who_may_lay_no_weapon_is_told_so_in_the_words_of_the_button(
    language: str, says: str
) -> None:
    told = words(language, TITLE)
    for key, button in (
        ("ask-fight", "action-decline-fight"),
        ("ask-brawl", "action-decline-brawl"),
    ):
        assert says in told.say(key, armed="yes").lower()
        assert says in told.say(button).lower()


def test_who_loses_a_fight_is_hit_by_what_it_costs() -> None:
    game = table(["razor knife", "pickaxe knife"], ["yard", "yard"])
    game.play(0, "extort 1 spoon razor")
    game.play(1, "fight knife")
    game.play(0, "decline")
    assert hit(game, 0) == ["lost", "beaten"], "though nobody else did anything"
    assert hit(game, 1) == []
    chance(game, "lose knife")
    assert hit(game, 0) == ["was_robbed"]


def test_who_gives_in_is_hit_by_the_loss_of_the_tool() -> None:
    game = table(["razor", "pickaxe knife"], ["yard", "yard"])
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "decline")
    assert hit(game, 1) == ["lost", "beaten", "took_tool"]


def test_a_hand_that_is_pooled_by_another_hits_whoever_had_one() -> None:
    game = table(["shakedown cap", "knife", ""], players=3)
    game.play(0, "play shakedown")
    assert [hit(game, seat) for seat in range(3)] == [[], ["lost_hand"], []]


def test_whoever_is_sent_to_solitary_or_looked_at_is_hit() -> None:
    game = table(["snitch light_fingers", "cap"])
    game.play(0, "play snitch")
    assert asked(game, 0) == "Anonymous Tip: who goes to solitary?"
    game.play(0, "target 1")
    assert hit(game, 1) == ["sent"]
    game.play(0, "play light_fingers")
    game.play(0, "target 1")
    assert hit(game, 1) == ["looked"]


def test_a_refused_trade_hits_whoever_proposed_it() -> None:
    game = table(["cap", "", "knife", ""], ["yard"] * 4, players=4, teams=True)
    game.play(0, "trade 2")
    game.play(0, "lay cap")
    assert asked(game, 0) == "You offer a card. Lay more, or say what you want for it."
    game.play(0, "swap")
    assert asked(game, 2).endswith("offers a card for one of yours. Agreed?")
    game.play(2, "refuse")
    assert hit(game, 0) == ["refused"]


@pytest.mark.rule("DIG-30")
@pytest.mark.parametrize(("beatings", "vain"), [(0, True), (1, False)])
def test_a_past_that_would_bring_nothing_warns_before_it_is_used(beatings: int, vain: bool) -> None:
    game = table(pasts=["stunt_rider", "forger"], beatings=[beatings, 0])
    foreseen = [event.name for event in game.preview(0, "reveal").events]
    assert ("in_vain" in foreseen) == vain
    assert ("healed" in foreseen) != vain


def test_a_past_of_ones_gang_is_not_in_vain_if_the_gang_gives_something() -> None:
    game = table(pasts=["stunt_rider", "forger"], gang_cards={0: "brawler"})
    foreseen = [event.name for event in game.preview(0, "reveal").events]
    assert foreseen == ["revealed_as_member", "got_action"]


@pytest.mark.parametrize(
    ("cards", "cigarettes", "beatings", "goal"),
    [
        ("spoon pickaxe", 0, 0, ("goal-dig", {"count": 12, "points": 4})),
        ("spoon", 0, 2, ("goal-heal", {"count": 12})),
        ("pan broomstick tape", 0, 0, ("goal-craft", {"count": 12, "tool": "shovel"})),
        ("pan broomstick tape", 0, 1, ("goal-heal-craft", {"count": 12})),
        ("pan tape scissors broomstick cap", 0, 0, ("goal-craft", {"count": 12, "tool": "shovel"})),
        ("tape scissors broomstick", 0, 0, ("goal-craft", {"count": 12, "tool": "pickaxe"})),
        ("pan tape", 0, 0, ("goal-part", {"count": 12, "tool": "shovel", "card": "broomstick"})),
        ("cap", 6, 0, ("goal-buy", {"count": 12, "tool": "pickaxe", "cigarettes": 6})),
        ("cap", 5, 0, ("goal-spoon", {"count": 12})),
        (" ".join(TWELVE), 0, 0, ("goal-hand", {"count": 12, "most": 10, "over": 2})),
        (" ".join([*TWELVE, "spoon"]), 0, 0, ("goal-dig", {"count": 12, "points": 1})),
    ],
)
def test_the_goal_is_the_nearest_way_to_more_tunnel(
    cards: str, cigarettes: int, beatings: int, goal: tuple[str, dict[str, int | str]]
) -> None:
    game = table([cards], cigarettes=[cigarettes], beatings=[beatings])
    assert game.goal(0) == goal
    key, args = goal
    assert SAY.say(key, **SAY._arguments(args, game.names, 0)).startswith("12 points to go.")


@pytest.mark.rule("DIG-39")
def test_what_is_called_done_elsewhere_says_what_it_does() -> None:
    done = TITLE.actions.read("done")
    names = {phase: SAY.action(done, (), phase=phase) for phase in ("sell", "trade", "return")}
    assert names == {
        "sell": "Stop selling",
        "trade": "Drop the trade",
        "return": "Hand these over",
    }


@pytest.mark.rule("DIG-10")
@pytest.mark.parametrize(
    ("laid", "near"),
    [
        (["shovel pickaxe"], None),
        (["", "shovel shovel"], ("near-tunnel", {"seat": 1, "count": 4})),
        (["shovel shovel", "shovel shovel pickaxe"], ("near-tunnels", {"count": 2})),
    ],
)
def test_whom_one_more_tool_gets_out_is_told(laid: list[str], near: object) -> None:
    assert table(laid=laid).near() == near


@pytest.mark.rule("DIG-41")
def test_the_last_round_is_told() -> None:
    game = table(turn_limit=2)
    assert game.near() is None
    with game.edit() as s:
        s.round = 1
    assert game.near() == ("near-limit", {})
