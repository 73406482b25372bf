"""DIG-18 to DIG-22: extortion and fights between two."""

import pytest

import jailbirds
from tests.digout.positions import can, chance, dos, hand, table


def beatings(game: jailbirds.Game) -> list[int]:
    return [prisoner.beatings for prisoner in game.view().prisoners]


@pytest.mark.rule("DIG-18")
def test_extortion_needs_a_weapon_and_somebody_in_the_room() -> None:
    assert "extort" not in dos(table(["spoon", "spoon"]))
    assert table(["spoon", "spoon"]).why_not(0, "extort 1 spoon knife") == "DIG-18"
    apart = table(["knife"], ["yard", "cells"])
    assert apart.why_not(0, "extort 1 spoon knife") == "DIG-18"
    assert table(["knife"]).why_not(0, "extort 0 spoon knife") == "DIG-18"
    assert table(["knife"]).why_not(0, "extort 1 spoon knife") is None


@pytest.mark.rule("DIG-18")
def test_extortion_is_possible_once_a_turn() -> None:
    game = table(["knife knife", "spoon"])
    game.play(0, "extort 1 spoon knife")
    game.play(1, "comply")
    assert game.view().actions == 1
    assert game.why_not(0, "extort 1 spoon knife") == "DIG-18"


@pytest.mark.rule("DIG-18")
def test_a_gang_card_protects_from_extortion_in_the_cells_and_before_version_3_anywhere() -> None:
    gangs = {1: "safe_house"}
    for rooms, version, refusal in (
        (["cells"] * 2, 3, "DIG-18"),
        (["dining"] * 2, 3, None),
        (["dining"] * 2, 2, "DIG-18"),
    ):
        game = table(["knife"], rooms, gang_cards=gangs, rules_version=version)
        assert game.why_not(0, "extort 1 spoon knife") == refusal


@pytest.mark.rule("DIG-19")
def test_the_threat_takes_a_weapon_one_holds() -> None:
    game = table(["razor", "spoon"])
    assert game.why_not(0, "extort 1 spoon knife") == "DIG-19"
    assert {"extort 1 spoon razor", "extort 1 pickaxe razor", "extort 1 shovel razor"} <= can(game)


@pytest.mark.rule("DIG-19")
def test_the_victim_can_hand_over_only_the_tool_that_was_named() -> None:
    game = table(["knife", "spoon pickaxe"])
    game.play(0, "extort 1 shovel knife")
    assert game.why_not(1, "comply") == "DIG-19"
    assert can(game, 1) == {"decline"}
    assert game.why_not(0, "end") == "DIG-19"


@pytest.mark.rule("DIG-19", "DIG-20", "DIG-21", "DIG-22")
def test_example_3_the_pickaxe_is_handed_over_and_it_is_over() -> None:
    game = table(["razor knife shard", "pickaxe knife razor"])
    game.play(0, "extort 1 pickaxe razor")
    assert "comply" in can(game, 1)
    game.play(1, "comply")
    assert hand(game, 0) == "pickaxe knife shard"
    assert hand(game, 1) == "knife razor"
    assert beatings(game) == [0, 0]
    assert game.view().discards == {"razor": 1}, "the weapon of the threat is gone all the same"
    assert game.actors == (0,)


@pytest.mark.rule("DIG-20", "DIG-21", "DIG-22")
def test_example_3_the_fight_of_the_rulebook() -> None:
    game = table(["razor knife shard", "pickaxe knife razor"])
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "fight knife")
    game.play(0, "fight knife")
    game.play(1, "fight razor")
    game.play(0, "fight shard")
    assert can(game, 1) == {"decline"}, "no weapon is left"
    game.play(1, "decline")
    assert hand(game, 0) == "pickaxe"
    assert hand(game, 1) == ""
    assert beatings(game) == [0, 1]
    assert game.view().piles["knife"] == 30
    assert game.view().discards == {"razor": 2, "shard": 1}
    assert game.actors == (0,)


@pytest.mark.rule("DIG-21")
def test_example_3_without_a_pickaxe_the_winner_draws_a_random_card() -> None:
    game = table(["razor", "spoon tape tape"])
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "decline")
    assert can(game) == {"lose spoon", "lose tape"}
    weight, record = game.title.rules["weight"], game.position.record
    assert [weight(record, action.id) for action in game.legal(jailbirds.CHANCE)] == [1, 2]
    chance(game, "lose tape")
    assert hand(game, 0) == "tape"
    assert hand(game, 1) == "spoon tape"
    assert beatings(game) == [0, 1]


@pytest.mark.rule("DIG-20", "DIG-21")
def test_a_defender_who_wins_takes_a_random_card_and_the_attacker_the_beating() -> None:
    game = table(["razor cap", "pickaxe knife"])
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "fight knife")
    assert game.why_not(0, "fight knife") == "DIG-20"
    game.play(0, "decline")
    chance(game, "lose cap")
    assert hand(game, 1) == "pickaxe cap"
    assert beatings(game) == [1, 0]
    assert game.actors == (0,)


@pytest.mark.rule("DIG-20")
def test_whoever_will_not_play_a_weapon_loses_with_weapons_in_hand() -> None:
    game = table(["razor", "knife knife"])
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "decline")
    chance(game, "lose knife")
    assert beatings(game) == [0, 1]
    assert hand(game, 0) == "knife"


@pytest.mark.rule("DIG-21")
def test_an_empty_hand_gives_nothing() -> None:
    game = table(["razor", ""])
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "decline")
    assert game.actors == (0,)
    assert beatings(game) == [0, 1]


@pytest.mark.rule("DIG-22")
def test_weapons_are_put_away_before_a_card_is_drawn_at_random() -> None:
    game = table(["razor", "knife spoon"])
    game.play(0, "extort 1 pickaxe razor")
    game.play(1, "fight knife")
    game.play(0, "decline")
    assert game.actors == (0,), "the attacker's hand is empty: the razor is not in it"
    assert game.view().piles["knife"] == 30
    assert game.view().discards == {"razor": 1}


def test_bare_hands_count_as_a_weapon_once_a_fight_that_one_has_begun() -> None:
    game = table(["knife", "razor razor"], gang_cards={0: "brawler", 1: "brawler"})
    game.play(0, "extort 1 spoon knife")
    assert can(game, 1) == {"fight razor", "decline"}
    game.play(1, "fight razor")
    game.play(0, "fight fists")
    game.play(1, "fight razor")
    assert can(game, 0) == {"decline"}


def test_before_version_3_bare_hands_counted_in_any_fight() -> None:
    game = table(["razor", "spoon"], gang_cards={1: "brawler"}, rules_version=2)
    game.play(0, "extort 1 spoon razor")
    assert can(game, 1) == {"comply", "fight fists", "decline"}
    game.play(1, "fight fists")
    game.play(0, "decline")
    assert beatings(game) == [1, 0]
    again = table(["razor knife", "spoon"], gang_cards={1: "brawler"}, rules_version=2)
    again.play(0, "extort 1 spoon razor")
    again.play(1, "fight fists")
    again.play(0, "fight knife")
    assert can(again, 1) == {"decline"}


def test_whoever_extorts_gets_what_their_gang_card_says() -> None:
    stare = table(["knife"], gang_cards={0: "cold_stare"})
    stare.play(0, "extort 1 spoon knife")
    stare.play(1, "decline")
    chance(stare, "draw phone")
    assert hand(stare, 0) == "phone"
    feared = table(["knife"], gang_cards={0: "reputation"})
    feared.play(0, "extort 1 spoon knife")
    assert hand(feared, 0) == "spoon"


def test_before_version_3_a_weapon_was_kept_that_stays_in_the_hand_and_fights() -> None:
    game = table(["knife", "spoon razor"], gang_cards={0: "cold_stare"}, rules_version=2)
    game.play(0, "extort 1 spoon knife")
    assert game.view(1).prisoners[0].hand == {"knife": 1}, "everybody has seen it"
    game.play(1, "fight razor")
    assert "fight knife" in can(game, 0)


def test_winners_and_losers_of_a_fight_get_what_their_gang_cards_say() -> None:
    game = table(["knife", "tape pan"], gang_cards={0: "victory_lap", 1: "chosen_family"})
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    assert beatings(game) == [0, 0], "the family takes the beating"
    chance(game, "lose tape", "lose pan", "draw phone")
    assert (hand(game, 0), hand(game, 1)) == ("pan tape", "phone")


@pytest.mark.rule("DIG-21")
def test_a_loser_draws_after_the_loss_and_before_version_2_drew_first() -> None:
    for version in (1, 2):
        game = table(["knife"], gang_cards={1: "chosen_family"}, rules_version=version)
        game.play(0, "extort 1 spoon knife")
        game.play(1, "decline")
        chance(game, "draw phone")
        if version == 1:
            chance(game, "lose phone")
        assert hand(game, 1) == ("" if version == 1 else "phone")


@pytest.mark.rule("DIG-38")
@pytest.mark.parametrize("version", [1, 2])
def test_the_family_of_a_helper_gives_all_that_its_card_says(version: int) -> None:
    game = table(
        ["knife knife", "spoon", "", "razor"],
        ["yard"] * 4,
        players=4,
        teams=True,
        gang_cards={3: "chosen_family"},
        rules_version=version,
    )
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    game.play(3, "fight razor")
    game.play(0, "fight knife")
    game.play(1, "decline")
    game.play(3, "decline")
    assert beatings(game) == [0, 1, 0, 0]
    if version == 2:
        chance(game, "draw phone")
        assert hand(game, 3) == "phone"
    assert game.actors == (0,)


@pytest.mark.rule("DIG-30", "DIG-20")
def test_a_knife_from_ones_past_can_be_used_in_the_fight_it_belongs_to() -> None:
    gangs = {0: "collector"}
    game = table(["knife", "razor"], pasts=["racketeer"], gang_cards=gangs)
    game.play(0, "extort 1 spoon knife")
    assert game.why_not(1, "reveal") == "DIG-19"
    game.play(1, "fight razor")
    assert can(game, 0) == {"decline", "reveal"}
    game.play(0, "reveal")
    assert game.view().prisoners[0].cigarettes == 4 + 3
    game.play(0, "fight knife")
    game.play(1, "decline")
    assert beatings(game) == [0, 1]
    older = table(["knife", "razor"], pasts=["racketeer"], gang_cards=gangs, rules_version=1)
    older.play(0, "extort 1 spoon knife")
    older.play(1, "fight razor")
    assert can(older, 0) == {"decline"}


@pytest.mark.rule("DIG-30")
def test_cards_from_a_past_are_drawn_before_the_fight_goes_on() -> None:
    game = table(["knife", "razor"], pasts=["roof_climber"])
    game.play(0, "extort 1 spoon knife")
    game.play(1, "fight razor")
    game.play(0, "reveal")
    chance(game, "draw shard")
    assert can(game, 0) == {"decline", "fight shard"}
