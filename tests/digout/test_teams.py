"""DIG-35 to DIG-40: two teams, two cell blocks."""

from collections.abc import Sequence
from typing import Any

import pytest

import jailbirds
from jailbirds.table import Chair, Opening, open_table
from tests.digout.positions import can, chance, dos, hand, table, walk

TOGETHER = ["yard"] * 4


def team_table(
    hands: Sequence[str] = (), rooms: Sequence[str] = (), players: int = 4, **more: Any
) -> jailbirds.Game:
    return table(hands, rooms, players=players, teams=True, **more)


@pytest.mark.rule("DIG-35")
@pytest.mark.parametrize(("players", "points"), [(4, 16), (6, 20)])
def test_teams_win_with_their_points_together(players: int, points: int) -> None:
    game = team_table(
        ["spoon"], players=players, laid=["", "", "shovel shovel shovel pickaxe"] + [""] * 3
    )
    with game.edit() as s:
        s.bonus[2] = points - 16
    assert game.view().target == points
    assert game.result is None
    game.play(0, "dig spoon")
    assert game.result is not None
    assert game.result.winners == tuple(range(0, players, 2))
    assert (game.result.ending, game.result.rule) == ("team", "DIG-35")
    assert game.why_not(1, "search") == "DIG-35"


@pytest.mark.rule("DIG-35")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_of_any_other_number_are_refused_with_what_is_possible(players: int) -> None:
    with pytest.raises(jailbirds.BadOption, match=f"4 or 6 players, not for {players}"):
        jailbirds.new("digout", players, {"teams": True}, seed=1)
    chairs = (Chair("person"),) * players
    with pytest.raises(jailbirds.BadOption, match="4 or 6 players"):
        open_table(Opening("digout", chairs, {"teams": True}), b"seed", 1)
    older = jailbirds.new("digout", players, {"teams": True}, seed=1, rules_version=1)
    assert older.view().rooms[0].name == "cells", "before version 2 they played single"


@pytest.mark.rule("DIG-35", "DIG-36", "DIG-37")
def test_players_choose_who_is_in_which_team() -> None:
    game = team_table(["spoon"], ["block_b"], team_b=[1, 2])
    assert [prisoner.team for prisoner in game.view().prisoners] == [1, 1, 0, 0]
    assert game.why_not(0, "dig spoon") is None
    assert [p.room for p in game.view().prisoners] == ["block_b", "block_b", "block_a", "block_a"]


@pytest.mark.rule("DIG-35")
@pytest.mark.parametrize("seats", [[1], [1, 2, 3], [2, 2], [1, 6]])
def test_teams_that_are_not_equal_are_refused(seats: list[int]) -> None:
    with pytest.raises(jailbirds.BadOption, match="team_b names 2 of the seats 1 to 4"):
        jailbirds.new("digout", 4, {"teams": True, "team_b": seats})


@pytest.mark.rule("DIG-35")
def test_points_of_the_other_team_do_not_count() -> None:
    game = team_table(["spoon"], laid=["", "shovel shovel shovel pickaxe"])
    game.play(0, "dig spoon")
    assert game.result is None
    assert game.view().scores == (1, 15, 1, 15)


@pytest.mark.rule("DIG-36")
def test_each_team_starts_in_its_own_block() -> None:
    game = jailbirds.new("digout", 6, {"teams": True}, seed=1)
    rooms = [prisoner.room for prisoner in game.view().prisoners]
    assert rooms == ["block_a", "block_b"] * 3
    assert "cells" not in [room.name for room in game.view().rooms]


@pytest.mark.rule("DIG-36")
@pytest.mark.parametrize(("face", "other"), [(1, "dining"), (2, "infirmary"), (3, "showers")])
def test_a_roll_of_1_2_or_3_leads_to_either_block(face: int, other: str) -> None:
    game = team_table(rooms=["yard"])
    game.play(0, "walk")
    chance(game, f"roll {face}")
    assert can(game) == {"go block_a", "go block_b", f"go {other}"}
    inside = team_table()
    inside.play(0, "walk")
    chance(inside, f"roll {face}")
    assert can(inside) == {"go block_b", f"go {other}"}


@pytest.mark.rule("DIG-36")
def test_a_room_of_the_other_kind_of_game_does_not_exist() -> None:
    assert team_table().why_not(0, "sneak cells") == "DIG-36"
    assert table().why_not(0, "sneak block_b") == "DIG-36"


@pytest.mark.rule("DIG-37")
def test_one_digs_only_in_ones_own_block() -> None:
    assert team_table(["spoon"]).why_not(0, "dig spoon") is None
    assert team_table(["spoon"], ["block_b"]).why_not(0, "dig spoon") == "DIG-37"


@pytest.mark.rule("DIG-37", "DIG-23")
def test_one_crafts_in_the_other_block_but_not_in_ones_own() -> None:
    parts = "pan broomstick tape"
    assert team_table([parts]).why_not(0, "craft makeshift_shovel") == "DIG-23"
    assert team_table([parts], ["block_b"]).why_not(0, "craft makeshift_shovel") is None
    assert team_table([parts], ["showers"]).why_not(0, "craft makeshift_shovel") == "DIG-23"


@pytest.mark.rule("DIG-18", "DIG-38")
def test_team_mates_are_not_extorted() -> None:
    game = team_table(["knife"], TOGETHER)
    assert game.why_not(0, "extort 2 spoon knife") == "DIG-18"
    assert game.why_not(0, "extort 1 spoon knife") is None


@pytest.mark.rule("DIG-18", "DIG-38")
def test_where_team_mates_can_be_extorted_nobody_takes_sides() -> None:
    hands = ["knife knife", "", "razor spoon", "", "shard"]
    game = team_table(hands, ["yard"] * 6, players=6, extort_mates=True)
    assert game.why_not(0, "extort 1 spoon knife") is None
    game.play(0, "extort 2 spoon knife")
    game.play(2, "fight razor")
    game.play(0, "fight knife")
    game.play(2, "decline")
    assert hand(game, 0) == "spoon", "seat 4 was not asked"
    assert [p.beatings for p in game.view().prisoners] == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("DIG-38")
def test_the_one_in_the_extortion_is_asked_first_then_team_mates_in_the_room() -> None:
    game = team_table(["knife", "", "", "razor"], TOGETHER)
    game.play(0, "extort 1 spoon knife")
    assert game.actors == (1,)
    game.play(1, "decline")
    assert game.actors == (3,)
    assert game.why_not(3, "comply") == "DIG-20", "only the victim can comply"
    game.play(3, "fight razor")
    assert game.actors == (0,)
    game.play(0, "decline")
    assert game.actors == (2,)
    assert can(game, 2) == {"decline"}


@pytest.mark.rule("DIG-38")
def test_team_mates_elsewhere_do_not_help() -> None:
    game = team_table(["knife", "", "", "razor"], ["yard", "yard", "yard", "dining"])
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    assert game.view().prisoners[1].beatings == 1
    assert game.actors == (0,)


@pytest.mark.rule("DIG-38")
def test_six_players_are_asked_clockwise_from_the_one_in_the_extortion() -> None:
    game = team_table(["", "", "knife"], ["yard"] * 6, players=6, seat=2)
    game.play(2, "extort 5 spoon knife")
    asked = []
    while game.view().fight is not None and game.view().fight.to_play % 2:
        asked.append(game.actors[0])
        game.play(game.actors[0], "decline")
    assert asked == [5, 1, 3]


@pytest.mark.rule("DIG-38")
def test_all_who_fought_for_the_side_that_lost_take_a_beating_and_may_be_robbed() -> None:
    game = team_table(["knife knife", "spoon", "", "razor tape"], TOGETHER)
    game.play(0, "extort 1 shovel knife")
    game.play(1, "decline")
    game.play(3, "fight razor")
    game.play(0, "fight knife")
    game.play(1, "decline")
    game.play(3, "decline")
    assert [p.beatings for p in game.view().prisoners] == [0, 1, 0, 1]
    chance(game, "lose spoon")
    assert game.actors == (0,)
    assert can(game, 0) == {"rob 3", "done"}
    assert game.why_not(0, "rob 1") == "DIG-38"
    game.play(0, "rob 3")
    chance(game, "lose tape")
    assert hand(game, 0) == "spoon tape"
    assert game.actors == (0,)


@pytest.mark.rule("DIG-38")
def test_a_helper_who_played_no_weapon_takes_no_beating() -> None:
    game = team_table(["knife", "spoon", "", "razor"], TOGETHER)
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    game.play(3, "decline")
    assert [p.beatings for p in game.view().prisoners] == [0, 1, 0, 0]
    assert hand(game, 0) == "spoon"
    assert game.actors == (0,)


@pytest.mark.rule("DIG-38")
def test_the_winner_may_leave_the_helpers_their_cards() -> None:
    game = team_table(["knife knife", "spoon", "", "razor tape"], TOGETHER)
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    game.play(3, "fight razor")
    game.play(0, "fight knife")
    game.play(1, "decline")
    game.play(3, "decline")
    game.play(0, "done")
    assert hand(game, 3) == "tape"
    assert hand(game, 0) == "spoon"


@pytest.mark.rule("DIG-38", "DIG-21")
def test_by_option_a_card_may_be_taken_from_every_loser() -> None:
    game = team_table(["knife knife", "spoon cap", "", "razor tape"], TOGETHER, spoils="all")
    game.play(0, "extort 1 spoon knife")
    game.play(1, "decline")
    game.play(3, "fight razor")
    game.play(0, "fight knife")
    game.play(1, "decline")
    game.play(3, "decline")
    assert hand(game, 0) == "spoon"
    assert can(game, 0) == {"rob 1", "rob 3", "done"}
    game.play(0, "rob 1")
    chance(game, "lose cap")
    assert can(game, 0) == {"rob 3", "done"}


@pytest.mark.rule("DIG-40")
def test_a_move_to_a_team_mate_of_the_same_gang_needs_no_roll() -> None:
    gangs = {0: "courier", 2: "second_wind", 1: "quick_feet"}
    game = team_table(rooms=["yard", "dining", "dining"], gang_cards=gangs)
    assert {a for a in can(game) if a.startswith("visit")} == {"visit 2"}
    game.play(0, "visit 2")
    assert (game.view().prisoners[0].room, game.view().actions) == ("dining", 1)
    assert game.view().prisoners[0].cigarettes == 2, "it is a move"


@pytest.mark.rule("DIG-40")
def test_no_visit_without_a_gang_in_common_or_into_solitary() -> None:
    strangers = team_table(rooms=["yard", "dining", "dining"], gang_cards={0: "courier"})
    assert strangers.why_not(0, "visit 2") == "DIG-40"
    gangs = {0: "courier", 2: "second_wind"}
    solitary = team_table(rooms=["yard", "yard", "solitary"], gang_cards=gangs)
    assert solitary.why_not(0, "visit 2") == "DIG-40"
    single = table(rooms=["yard", "dining"], gang_cards={0: "courier", 1: "second_wind"})
    assert single.why_not(0, "visit 1") == "DIG-40"
    walk(single, 0, 4, "dining")
    assert "visit" not in dos(single)


@pytest.mark.rule("DIG-40")
def test_by_option_one_may_see_the_roll_before_one_visits() -> None:
    gangs = {0: "courier", 2: "second_wind"}
    rooms = ["yard", "dining", "infirmary"]
    plain = team_table(rooms=rooms, gang_cards=gangs)
    agreed = team_table(rooms=rooms, gang_cards=gangs, visit_after_roll=True)
    for game in (plain, agreed):
        game.play(0, "walk")
        chance(game, "roll 4")
    assert plain.why_not(0, "visit 2") == "DIG-14"
    assert can(agreed) == {"go dining", "visit 2"}
    agreed.play(0, "visit 2")
    assert (agreed.view().prisoners[0].room, agreed.view().actions) == ("infirmary", 1)
    assert (agreed.view().prisoners[0].cigarettes, agreed.view().die) == (2, 0)
