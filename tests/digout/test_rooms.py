"""DIG-23 to DIG-30: crafting, room actions, beatings, pasts."""

import pytest

from jailbirds.games.digout.state import CONTENT
from tests.digout.positions import can, chance, dos, hand, table, walk

SHOVEL = "pan broomstick tape"


@pytest.mark.rule("DIG-23")
@pytest.mark.parametrize("recipe", list(CONTENT["recipes"]))
def test_a_recipe_takes_its_cards_and_gives_what_it_makes(recipe: str) -> None:
    row = CONTENT["recipes"][recipe]
    game = table([" ".join(row["needs"])], ["yard"])
    left = game.view().piles[row["makes"]]
    game.play(0, f"craft {recipe}")
    assert hand(game, 0) == " ".join([row["makes"]] * row["count"])
    assert game.view().piles[row["makes"]] == left - row["count"]
    assert game.view().actions == 1


@pytest.mark.rule("DIG-23")
def test_a_recipe_needs_all_its_cards() -> None:
    game = table(["pan broomstick"], ["yard"])
    assert game.why_not(0, "craft makeshift_shovel") == "DIG-23"


@pytest.mark.rule("DIG-23")
@pytest.mark.parametrize(
    ("room", "allowed"),
    [
        ("cells", False),
        ("showers", False),
        ("dining", True),
        ("infirmary", True),
        ("yard", True),
        ("solitary", True),
    ],
)
def test_nobody_crafts_in_the_cells_or_the_showers(room: str, allowed: bool) -> None:
    assert ("craft" in dos(table([SHOVEL], [room]))) == allowed


@pytest.mark.rule("DIG-23", "DIG-29")
@pytest.mark.parametrize("beatings", [1, 2])
def test_nobody_crafts_with_a_beating(beatings: int) -> None:
    game = table([SHOVEL], ["yard"], beatings=[beatings])
    assert game.why_not(0, "craft makeshift_shovel") == "DIG-23"


@pytest.mark.rule("DIG-23")
def test_an_empty_pile_gives_nothing_and_a_last_knife_is_one_knife() -> None:
    game = table([SHOVEL + " scissors tape"], ["yard"])
    with game.edit(impossible=True) as s:
        s.pile[2] = 0
    assert game.why_not(0, "craft makeshift_shovel") == "DIG-23"
    with game.edit(impossible=True) as s:
        s.pile[3] = 1
    game.play(0, "craft split_scissors")
    assert hand(game, 0) == "knife pan broomstick tape"


def test_a_workshop_needs_one_card_less() -> None:
    game = table(["broomstick tape"], ["yard"], gang_cards={0: "workshop"})
    assert {"craft makeshift_shovel", "craft makeshift_pickaxe"} <= can(game)
    game.play(0, "craft makeshift_shovel")
    assert hand(game, 0) == "shovel"
    older = table([SHOVEL], ["yard"], gang_cards={0: "workshop"}, rules_version=1)
    older.play(0, "craft makeshift_shovel")
    assert hand(older, 0) == "shovel pan", "before version 2 the first card was kept"


@pytest.mark.rule("DIG-23")
@pytest.mark.parametrize("kept", SHOVEL.split())
def test_a_workshop_lets_one_choose_the_card_that_is_spared(kept: str) -> None:
    game = table([SHOVEL], ["yard"], gang_cards={0: "workshop"})
    assert game.why_not(0, "craft makeshift_shovel") == "DIG-23", "which one is spared?"
    assert game.why_not(0, "spare makeshift_shovel scissors") == "DIG-23", "not in the recipe"
    game.play(0, f"spare makeshift_shovel {kept}")
    assert sorted(hand(game, 0).split()) == sorted(["shovel", kept])
    assert game.view().actions == 1


@pytest.mark.rule("DIG-23")
def test_without_a_workshop_nothing_is_spared() -> None:
    game = table([SHOVEL], ["yard"])
    assert game.why_not(0, "spare makeshift_shovel pan") == "DIG-23"
    in_cells = table([SHOVEL], ["cells"], gang_cards={0: "workshop"})
    assert in_cells.why_not(0, "spare makeshift_shovel pan") == "DIG-23"


@pytest.mark.rule("DIG-24")
@pytest.mark.parametrize(("tool", "points"), [("spoon", 1), ("pickaxe", 3), ("shovel", 4)])
def test_digging_lays_a_tool_and_scores_its_points(tool: str, points: int) -> None:
    game = table([tool])
    game.play(0, f"dig {tool}")
    prisoner = game.view().prisoners[0]
    assert (prisoner.points, prisoner.laid, prisoner.cards) == (points, {tool: 1}, 0)


@pytest.mark.rule("DIG-24", "DIG-29")
def test_one_digs_in_the_cells_with_a_tool_one_holds_and_at_most_one_beating() -> None:
    assert table(["spoon"], ["yard"]).why_not(0, "dig spoon") == "DIG-24"
    assert table(["spoon"]).why_not(0, "dig shovel") == "DIG-24"
    assert table(["spoon"], beatings=[2]).why_not(0, "dig spoon") == "DIG-24"
    assert table(["spoon"], beatings=[1]).why_not(0, "dig spoon") is None


@pytest.mark.rule("DIG-25")
def test_spoons_are_stolen_in_the_dining_hall_while_there_are_any() -> None:
    game = table(rooms=["dining"])
    game.play(0, "steal")
    game.play(0, "steal")
    assert hand(game, 0) == "spoon spoon"
    assert game.view().piles["spoon"] == 13
    assert table().why_not(0, "steal") == "DIG-25"
    none_left = table(rooms=["dining"])
    with none_left.edit(impossible=True) as s:
        s.pile[0] = 0
    assert none_left.why_not(0, "steal") == "DIG-25"


@pytest.mark.rule("DIG-26")
def test_the_infirmary_heals_one_beating_an_action() -> None:
    game = table(rooms=["infirmary"], beatings=[2])
    game.play(0, "heal")
    assert game.view().prisoners[0].beatings == 1
    assert table(beatings=[1]).why_not(0, "heal") == "DIG-26"


@pytest.mark.rule("DIG-27")
def test_a_sale_takes_any_number_of_cards_for_one_action() -> None:
    game = table(["phone jewellery spoon"], ["yard"])
    game.play(0, "sell phone")
    assert can(game) == {"sell jewellery", "sell spoon", "done"}
    game.play(0, "sell jewellery")
    game.play(0, "done")
    prisoner = game.view().prisoners[0]
    assert (prisoner.cigarettes, prisoner.cards, game.view().actions) == (7, 1, 1)
    assert game.view().discards == {"phone": 1, "jewellery": 1}


@pytest.mark.rule("DIG-27")
def test_a_sale_for_the_last_action_goes_on_too() -> None:
    game = table(["phone pills"], ["yard"], actions=1)
    game.play(0, "sell phone")
    assert can(game) == {"sell pills", "done"}


@pytest.mark.rule("DIG-27")
def test_one_sells_in_the_yard_and_only_what_one_holds() -> None:
    assert table(["phone"]).why_not(0, "sell phone") == "DIG-27"
    assert table(["phone"], ["yard"]).why_not(0, "sell pills") == "DIG-27"


@pytest.mark.rule("DIG-28")
@pytest.mark.parametrize(
    ("ware", "price", "cards"),
    [
        ("knife", 2, "knife"),
        ("two_knives", 5, "knife knife"),
        ("pickaxe", 6, "pickaxe"),
        ("shovel", 8, "shovel"),
    ],
)
def test_example_4_each_ware_has_its_price(ware: str, price: int, cards: str) -> None:
    game = table(rooms=["yard"], cigarettes=[price])
    game.play(0, f"buy {ware}")
    assert hand(game, 0) == cards
    assert (game.view().prisoners[0].cigarettes, game.view().actions) == (0, 1)
    assert table(rooms=["yard"], cigarettes=[price - 1]).why_not(0, f"buy {ware}") == "DIG-28"
    assert table(cigarettes=[price]).why_not(0, f"buy {ware}") == "DIG-28"


@pytest.mark.rule("DIG-28")
def test_two_knives_are_sold_only_where_two_are_left() -> None:
    game = table(rooms=["yard"], cigarettes=[9])
    with game.edit(impossible=True) as s:
        s.pile[3] = 1
    assert game.why_not(0, "buy two_knives") == "DIG-28"
    assert game.why_not(0, "buy knife") is None
    with game.edit(impossible=True) as s:
        s.pile[3] = 0
    assert game.why_not(0, "buy knife") == "DIG-28"


@pytest.mark.rule("DIG-28")
def test_nobody_can_trade_in_circles() -> None:
    best_discount = max(
        clause[2]
        for card in CONTENT["gang_cards"].values()
        for clause in card["clauses"]
        if clause[1] == "discount"
    )
    for ware in CONTENT["wares"].values():
        card = CONTENT["cards"][ware["card"]]
        discount = 0 if ware["card"] == "knife" else best_discount
        assert card["sells"] * ware["count"] < ware["price"] - discount


@pytest.mark.rule("DIG-29")
def test_nobody_has_more_than_two_beatings() -> None:
    game = table(["knife", ""], beatings=[0, 2])
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    assert game.view().prisoners[1].beatings == 2


@pytest.mark.rule("DIG-30")
def test_a_past_is_revealed_at_its_moment_and_once_a_game() -> None:
    game = table(rooms=["dining"], pasts=["canteen_cook", "forger"])
    assert game.why_not(0, "reveal") == "DIG-30"
    game.play(0, "steal")
    game.play(0, "reveal")
    assert hand(game, 0) == "spoon spoon"
    assert game.view().actions == 1, "revealing is no action"
    game.play(0, "steal")
    assert game.why_not(0, "reveal") == "DIG-30", "it is spent"
    seen = game.view().prisoners[0]
    assert (seen.past, seen.past_spent) == ("canteen_cook", True)


@pytest.mark.rule("DIG-30")
def test_the_moment_of_a_past_is_over_with_the_next_action() -> None:
    game = table(pasts=["pickpocket", "forger"])
    walk(game, 0, 1, "dining")
    assert "reveal" in can(game)
    game.play(0, "steal")
    assert game.why_not(0, "reveal") == "DIG-30"


@pytest.mark.rule("DIG-30")
def test_a_past_is_revealed_in_ones_own_turn_only() -> None:
    game = table(pasts=["pickpocket", "forger"])
    assert game.why_not(1, "reveal") == "DIG-09"
    assert game.why_not(0, "reveal") == "DIG-30"
    game.play(0, "end")
    game.play(1, "reveal")
    assert game.view().prisoners[1].cigarettes == 2


@pytest.mark.rule("DIG-30")
def test_members_of_the_gang_get_the_gangs_part_as_well() -> None:
    stranger = table(pasts=["bouncer"], gang_cards={0: "courier"})
    stranger.play(0, "reveal")
    assert hand(stranger, 0) == "knife"
    member = table(pasts=["bouncer"], gang_cards={0: "brawler"})
    member.play(0, "reveal")
    assert hand(member, 0) == "knife knife"


@pytest.mark.rule("DIG-30")
def test_a_moment_of_a_fight_can_be_revealed_after_it() -> None:
    game = table(["knife", "spoon"], pasts=["racketeer", "forger"])
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    game.play(0, "reveal")
    assert game.view().prisoners[0].cigarettes == 3


def test_an_extra_tunnel_point_is_given_once_a_game() -> None:
    game = table(["spoon spoon"], gang_cards={0: "open_arms"})
    game.play(0, "dig spoon")
    game.play(0, "dig spoon")
    assert game.view().prisoners[0].points == 3


def test_a_tunnel_point_from_a_gang_card_wins_too() -> None:
    game = table(["spoon"], laid=["shovel shovel spoon spoon"], gang_cards={0: "open_arms"})
    game.play(0, "dig spoon")
    assert game.result is not None
    assert game.result.winners == (0,)


def test_gang_cards_give_something_when_one_moves_searches_sells_and_buys() -> None:
    for version, cigarettes in ((2, 1), (3, 2)):
        courier = table(gang_cards={0: "courier"}, rules_version=version)
        walk(courier, 0, 1, "dining")
        assert courier.view().prisoners[0].cigarettes == cigarettes
    keen = table(gang_cards={0: "keen_eye"})
    keen.play(0, "search")
    chance(keen, "draw tape", "draw pan")
    assert hand(keen, 0) == "pan tape"
    fence = table(["phone"], ["yard"], gang_cards={0: "fence"})
    fence.play(0, "sell phone")
    fence.play(0, "done")
    chance(fence, "draw cap")
    fence.play(0, "buy knife")
    chance(fence, "draw ring")
    assert hand(fence, 0) == "knife cap ring"
    cheap = table(rooms=["yard"], cigarettes=[6], gang_cards={0: "wholesaler"})
    cheap.play(0, "buy shovel")
    assert hand(cheap, 0) == "shovel"


def test_back_stairs_lead_home_whatever_is_rolled() -> None:
    game = table(rooms=["dining"], gang_cards={0: "back_stairs"})
    game.play(0, "walk")
    chance(game, "roll 6")
    assert can(game) == {"go yard", "go infirmary", "go cells"}
