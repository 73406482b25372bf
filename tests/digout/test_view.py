"""What the view tells beyond what lies on the table: fights, prices, recipes, teams."""

import pytest

import jailbirds
from jailbirds.games.digout.state import BLOWS
from tests.digout.positions import chance, hand, table

SPECTATOR = jailbirds.SPECTATOR


def blows(game: jailbirds.Game, seat: int = SPECTATOR) -> list[tuple[int | None, str]]:
    return [(blow.seat, blow.card) for blow in game.view(seat).blows]


@pytest.mark.rule("DIG-20", "DIG-42")
def test_everybody_sees_the_weapons_of_a_fight_until_it_ends() -> None:
    game = table(["razor knife", "shard spoon"], players=3)
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "fight shard")
    game.play(0, "fight knife")
    for seat in (0, 1, 2, SPECTATOR):
        assert blows(game, seat) == [(0, "razor"), (1, "shard"), (0, "knife")]
    game.play(1, "decline")
    assert blows(game) == []


def test_one_who_would_not_fight_and_the_team_mate_who_does_are_both_seen() -> None:
    hands = ["knife", "spoon", "", "padlock"]
    game = table(hands, ["yard"] * 4, players=4, teams=True)
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    game.play(3, "fight padlock")
    assert blows(game) == [(0, "knife"), (1, "none"), (3, "padlock")]


def test_bare_hands_and_a_weapon_that_is_kept_are_seen_too() -> None:
    game = table(["razor", "spoon"], gang_cards={0: "cold_stare", 1: "brawler"})
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "fight fists")
    assert blows(game) == [(0, "razor"), (1, "fists")]
    assert hand(game, 0) == "razor"


def test_of_a_long_fight_the_last_blows_are_seen() -> None:
    game = table(["knife " * 8, "razor " * 6 + "knife"])
    game.play(0, "extort 1 pickaxe knife")
    for _ in range(6):
        game.play(1, "fight razor")
        game.play(0, "fight knife")
    assert len(blows(game)) == BLOWS
    assert blows(game)[-2:] == [(1, "razor"), (0, "knife")]


@pytest.mark.rule("DIG-33")
def test_the_cards_of_michelle_lie_among_the_weapons() -> None:
    game = table(["knife knife"], michelle="on")
    game.play(0, "walk")
    chance(game, "roll 3")
    game.play(0, "go showers")
    chance(game, "turn_up wants_spoon")
    game.play(0, "fight knife")
    chance(game, "turn_up wants_any_tool")
    assert blows(game) == [(None, "wants_spoon"), (0, "knife"), (None, "wants_any_tool")]
    game.play(0, "fight knife")
    chance(game, "turn_up no_knife")
    game.play(0, "done")
    assert blows(game) == []


@pytest.mark.rule("DIG-23")
@pytest.mark.parametrize("gang_card", [None, "workshop"])
@pytest.mark.parametrize("held", ["pan broomstick tape", "broomstick tape", "scissors tape razor"])
def test_the_view_names_the_cards_that_crafting_takes(held: str, gang_card: str | None) -> None:
    start = table([held], ["yard"], gang_cards={0: gang_card} if gang_card else None)
    crafts = start.view(0).crafts
    recipes = {str(a.args["recipe"]) for a in start.legal(0) if a.do == "craft"}
    assert set(crafts) == recipes
    for recipe in recipes:
        game = start.copy()
        game.play(0, f"craft {recipe}")
        after = game.view(0).prisoners[0].hand
        before = start.view(0).prisoners[0].hand
        gone = [card for card, count in before.items() if after.get(card, 0) < count]
        assert sorted(crafts[recipe]) == sorted(gone)


def test_what_can_be_crafted_is_told_to_nobody_else() -> None:
    game = table(["pan broomstick tape", "scissors tape"], ["yard", "yard"])
    assert game.view(0).crafts
    assert game.view(1).crafts == game.view(SPECTATOR).crafts == {}


@pytest.mark.rule("DIG-28")
def test_prices_are_those_of_the_one_who_looks() -> None:
    game = table(gang_cards={1: "wholesaler"})
    printed = {"knife": 2, "two_knives": 5, "pickaxe": 6, "shovel": 8}
    assert game.view(0).prices == game.view(SPECTATOR).prices == printed
    assert game.view(1).prices == printed | {"pickaxe": 4, "shovel": 6}


@pytest.mark.rule("DIG-35")
def test_the_view_says_who_plays_together() -> None:
    assert {prisoner.team for prisoner in table(players=4).view().prisoners} == {None}
    teams = table(players=6, teams=True).view().prisoners
    assert [prisoner.team for prisoner in teams] == [0, 1, 0, 1, 0, 1]
