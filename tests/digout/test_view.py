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
    gangs = {0: "cold_stare", 1: "brawler"}  # before version 3
    game = table(["razor", "spoon"], gang_cards=gangs, rules_version=2)
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
    crafts, spares = start.view(0).crafts, start.view(0).spares
    actions = [a for a in start.legal(0) if a.do in ("craft", "spare")]
    assert set(crafts) == {a.args["recipe"] for a in actions}
    assert set(spares) == {a.args["recipe"] for a in actions if a.do == "spare"}
    for action in actions:
        game = start.copy()
        game.play(0, action)
        after = game.view(0).prisoners[0].hand
        before = start.view(0).prisoners[0].hand
        gone = [card for card, count in before.items() if after.get(card, 0) < count]
        kept = [action.args["card"]] if action.do == "spare" else []
        assert sorted(crafts[str(action.args["recipe"])]) == sorted([*gone, *kept])


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


# --- what one points at


def pointed(game: jailbirds.Game, action: str, seat: int = 0) -> tuple[str, ...]:
    """The places of an action that can be done now; all are on the sketch of who does it."""
    assert game.why_not(seat, action) is None
    places = game.title.places(game.title.actions.read(action))
    assert set(places) <= sketched(game, seat)
    return places


def sketched(game: jailbirds.Game, seat: int) -> set[str]:
    return {place for row in game.title.sketch(game.view(seat)).places for place in row}


def test_one_points_at_the_stack_to_search_and_at_ones_past_to_reveal_it() -> None:
    game = table(rooms=["yard"], pasts=["arms_dealer", "forger"])
    assert pointed(game, "search") == ("stack",)
    assert pointed(game, "reveal") == ("past",)
    assert "past" not in sketched(game, SPECTATOR)


def test_whoever_rolls_points_at_the_die_whatever_for() -> None:
    game = table(michelle="on", gang_cards={0: "second_wind"})
    assert pointed(game, "walk") == ("die",)
    game.play(0, "walk")
    chance(game, "roll 6")
    assert pointed(game, "again") == ("die",)
    game.play(0, "go yard")
    game.play(0, "end")
    assert pointed(game, "lead") == ("die",)


def test_one_points_at_a_recipe_and_at_a_ware() -> None:
    game = table(["scissors tape"], ["yard"], cigarettes=[5])
    assert pointed(game, "craft split_scissors") == ("recipe-split_scissors",)
    assert pointed(game, "buy two_knives") == ("ware-two_knives",)
    assert "recipe-split_scissors" not in sketched(game, 1)


def test_a_hand_that_is_looked_at_lies_open_to_the_one_who_looks() -> None:
    game = table(["light_fingers knife", "knife pan"], players=3)
    assert game.view(0).looked_at is None
    game.play(0, "play light_fingers")
    game.play(0, "target 1")
    assert {game.view(seat).looked_at for seat in (0, 1, 2, SPECTATOR)} == {1}
    assert pointed(game, "pick pan") == ("shown-pan",)
    assert {"shown-knife", "card-knife"} <= sketched(game, 0)
    assert not any(place.startswith("shown") for place in sketched(game, 2))
    game.play(0, "pick pan")
    assert game.view(0).looked_at is None
