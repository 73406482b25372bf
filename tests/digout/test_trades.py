"""DIG-39: what team-mates trade."""

from typing import Any

import pytest

import jailbirds
from tests.digout.positions import can, dos, hand, table

TOGETHER = ["yard"] * 4


def trade(rules_version: int | None = None, **more: Any) -> jailbirds.Game:
    """Seat 0 has begun a trade with seat 2."""
    hands = ["spoon tape", "", "pickaxe cap"]
    game = table(hands, TOGETHER, players=4, teams=True, rules_version=rules_version, **more)
    game.play(0, "trade 2")
    return game


def play(game: jailbirds.Game, seat: int, *actions: str) -> None:
    for action in actions:
        game.play(seat, action)


def cigarettes(game: jailbirds.Game) -> list[int]:
    return [prisoner.cigarettes for prisoner in game.view().prisoners]


@pytest.mark.rule("DIG-39")
def test_cards_are_swapped_for_as_many_each_choosing_their_own() -> None:
    game = trade()
    assert can(game, 0) == {"lay spoon", "lay tape", "ask 1", "ask 2", "done"}
    play(game, 0, "lay spoon", "swap")
    assert game.actors == (2,)
    assert can(game, 2) == {"accept", "refuse"}
    assert game.view(2).trade.offer == {}, "the team-mate sees the cards when they change hands"
    game.play(2, "accept")
    assert can(game, 2) == {"lay pickaxe", "lay cap"}
    game.play(2, "lay pickaxe")
    assert (hand(game, 0), hand(game, 2)) == ("pickaxe tape", "spoon cap")
    assert game.view().actions == 1
    assert game.actors == (0,)


@pytest.mark.rule("DIG-39")
def test_without_cigarettes_as_many_cards_are_asked_for_as_are_laid() -> None:
    game = trade()
    play(game, 0, "lay spoon", "ask 2")
    assert game.why_not(0, "propose") == "DIG-39"
    game.play(0, "lay tape")
    play(game, 0, "propose")
    play(game, 2, "accept", "lay pickaxe", "lay cap")
    assert (hand(game, 0), hand(game, 2)) == ("pickaxe cap", "spoon tape")


@pytest.mark.rule("DIG-39")
def test_cards_are_sold_for_cigarettes() -> None:
    game = trade(cigarettes=[0, 0, 5])
    assert game.why_not(0, "charge 1") == "DIG-39", "for nothing"
    play(game, 0, "lay spoon", "lay tape")
    assert game.why_not(0, "charge 6") == "DIG-39"
    play(game, 0, "charge 4", "propose")
    game.play(2, "accept")
    assert (hand(game, 0), hand(game, 2)) == ("", "spoon pickaxe cap tape")
    assert cigarettes(game) == [4, 0, 1, 0]


@pytest.mark.rule("DIG-39")
def test_a_bid_says_for_how_many_cards() -> None:
    game = trade(cigarettes=[3])
    game.play(0, "bid 3")
    assert game.why_not(0, "propose") == "DIG-39", "for how many?"
    assert game.why_not(0, "ask 3") == "DIG-39", "the team-mate has two"
    play(game, 0, "ask 2", "propose")
    assert game.view(2).trade.wanted == 2
    game.play(2, "accept")
    assert can(game, 2) == {"lay pickaxe", "lay cap"}
    play(game, 2, "lay cap", "lay pickaxe")
    assert hand(game, 0) == "spoon pickaxe cap tape"
    assert cigarettes(game) == [0, 0, 3, 0]


@pytest.mark.rule("DIG-39")
def test_cards_and_cigarettes_go_together_on_either_side() -> None:
    giving = trade(cigarettes=[3])
    play(giving, 0, "lay spoon", "bid 2", "ask 2", "propose")
    play(giving, 2, "accept", "lay cap", "lay pickaxe")
    assert (hand(giving, 0), hand(giving, 2)) == ("pickaxe cap tape", "spoon")
    assert cigarettes(giving) == [1, 0, 2, 0]
    asking = trade(cigarettes=[0, 0, 3])
    play(asking, 0, "lay spoon", "charge 2", "ask 1", "propose")
    play(asking, 2, "accept", "lay cap")
    assert (hand(asking, 0), hand(asking, 2)) == ("cap tape", "spoon pickaxe")
    assert cigarettes(asking) == [2, 0, 1, 0]


@pytest.mark.rule("DIG-39")
def test_cigarettes_go_one_way_only() -> None:
    game = trade(cigarettes=[3, 0, 3])
    play(game, 0, "lay spoon", "charge 2")
    assert game.why_not(0, "bid 1") == "DIG-39"
    assert game.why_not(0, "swap") == "DIG-39"
    other = trade(cigarettes=[3, 0, 3])
    play(other, 0, "lay spoon", "bid 1")
    assert other.why_not(0, "charge 1") == "DIG-39"


@pytest.mark.rule("DIG-39")
@pytest.mark.parametrize("many", [40, 200])
def test_cigarettes_have_no_limit_but_what_one_has(many: int) -> None:
    game = trade(cigarettes=[many])
    for _ in range(many // 10):
        game.play(0, "bid 10")
    assert "bid" not in dos(game, 0)
    play(game, 0, "ask 1", "propose")
    play(game, 2, "accept", "lay cap")
    assert cigarettes(game) == [0, 0, many, 0]


@pytest.mark.rule("DIG-39")
def test_refused_or_taken_back_one_may_propose_again_three_times_a_turn() -> None:
    game = trade()
    play(game, 0, "lay spoon", "swap")
    game.play(2, "refuse")
    assert game.view().actions == 2, "the action is not spent"
    assert hand(game, 0) == "spoon tape"
    play(game, 0, "trade 2", "lay tape", "done")
    play(game, 0, "trade 2", "lay tape", "ask 1", "propose")
    game.play(2, "refuse")
    assert game.why_not(0, "trade 2") == "DIG-39"
    play(game, 0, "end")
    play(game, 1, "end")
    assert game.why_not(2, "trade 0") is None


@pytest.mark.rule("DIG-39")
def test_before_version_2_one_that_came_to_nothing_was_the_last() -> None:
    game = trade(rules_version=1, cigarettes=[3])
    assert can(game, 0) == {"lay spoon", "lay tape", "bid 1", "bid 2", "bid 3", "done"}
    game.play(0, "bid 3")
    game.play(2, "accept")
    assert game.why_not(2, "done") == "DIG-39", "something has to be given"
    play(game, 2, "lay pickaxe", "lay cap", "done")
    assert hand(game, 0) == "spoon pickaxe cap tape"
    dropped = trade(rules_version=1)
    play(dropped, 0, "lay tape", "done")
    assert dropped.why_not(0, "trade 2") == "DIG-39"


@pytest.mark.rule("DIG-39")
def test_a_trade_needs_a_team_mate_in_the_room() -> None:
    def teams(hands: list[str], rooms: list[str]) -> jailbirds.Game:
        return table(hands, rooms, players=4, teams=True)

    assert table(["spoon", "cap"]).why_not(0, "trade 1") == "DIG-39"
    assert teams(["spoon", "cap"], TOGETHER).why_not(0, "trade 1") == "DIG-39"
    apart = teams(["spoon", "", "cap"], ["yard", "yard", "dining"])
    assert apart.why_not(0, "trade 2") == "DIG-39"
    assert teams(["spoon"], TOGETHER).why_not(0, "trade 2") == "DIG-39"


@pytest.mark.rule("DIG-39", "DIG-42")
def test_only_those_two_see_what_was_traded() -> None:
    game = trade()
    game.play(0, "lay spoon")
    assert game.view(1).trade.offer == {}
    assert game.view(1).trade.offered == 1
    game.play(0, "swap")
    play(game, 2, "accept", "lay pickaxe")
    assert game.view(0).prisoners[2].hand == {"spoon": 1}
    assert game.view(2).prisoners[0].hand == {"pickaxe": 1}
    assert game.view(1).prisoners[0].hand == {}
    seen = [{e.name for e in game.events(seat)} for seat in (0, 1, 2, 3)]
    assert ["received" in names for names in seen] == [True, False, True, False]
