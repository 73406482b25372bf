"""What the greedy bot does, and what its games say about the house content."""

from typing import Any

import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.games.digout.state import ACTION_NAMES, GANGS, RECIPES, TOOL_NAMES
from jailbirds.lab.balance.counted import Counted
from jailbirds.lab.balance.findings import DONE, Measured, measure
from jailbirds.lab.balance.games import Table, watch
from tests.digout.positions import chance, table, walk


def choice(game: jailbirds.Game, seat: int = 0) -> str:
    return str(Bot("greedy", seed=5).choose(game, seat))


def test_it_digs_when_it_can() -> None:
    assert choice(table(["shovel spoon"])) == "dig shovel"


def test_it_crafts_when_it_can() -> None:
    assert choice(table(["pan broomstick tape"], ["infirmary"])) == "craft makeshift_shovel"


def test_it_heals_when_it_is_hurt() -> None:
    assert choice(table(["spoon spoon"], ["infirmary"], beatings=[2])) == "heal"


def test_it_searches_when_there_is_nothing_better() -> None:
    game = table(["cap"], ["showers"], pasts=["locksmith"])
    with game.edit(impossible=True) as s:
        s.pile[0] = 0  # no spoon is left
    assert choice(game) == "search"


def test_it_buys_a_tool_it_can_pay() -> None:
    assert choice(table(rooms=["yard"], cigarettes=[8])) == "buy shovel"


def test_it_joins_a_gang() -> None:
    game = table(["cap bandana"], tops=["back_stairs"], pasts=["locksmith"], actions=1)
    with game.edit() as s:
        s.searched = 1
    assert choice(game) in ("join crew", "join bratva")


def known_to_all(game: jailbirds.Game, seat: int) -> jailbirds.Game:
    """Everybody has seen what a seat holds."""
    with game.edit() as s:
        for observer in range(7):
            for kind in range(len(s.stack)):
                if observer != seat:
                    s.known[observer, seat, kind] = s.hand[seat, kind]
    return game


def test_it_threatens_when_it_holds_more_weapons() -> None:
    game = known_to_all(table(["knife knife knife", "pickaxe knife"], ["yard", "yard"]), 1)
    assert choice(game).startswith("extort 1 pickaxe")


def test_it_does_not_threaten_when_it_holds_fewer() -> None:
    game = known_to_all(table(["knife", "pickaxe knife knife"], ["yard", "yard"]), 1)
    assert not choice(game).startswith("extort")


def test_it_complies_when_it_holds_fewer_weapons() -> None:
    game = known_to_all(table(["knife knife knife", "spoon knife"]), 0)
    game.play(0, "extort 1 spoon knife")
    assert choice(game, 1) == "comply"


def test_it_fights_when_it_holds_more() -> None:
    game = known_to_all(table(["knife", "pickaxe knife knife"]), 0)
    game.play(0, "extort 1 pickaxe knife")
    assert choice(game, 1) == "fight knife"


def test_it_ends_its_turn_and_moves_michelle_out_of_its_way() -> None:
    game = table(rooms=["showers", "yard"], michelle="on", actions=0, pasts=["locksmith"])
    assert choice(game) == "end"
    game.play(0, "end")
    assert choice(game) == "lead"
    game.play(0, "lead")
    chance(game, "roll 5")
    assert choice(game) == "go yard"


def team(*args: object, **more: object) -> jailbirds.Game:
    """Players 0 and 2 against 1 and 3; nobody has anything to reveal."""
    return table(*args, players=4, teams=True, pasts=["locksmith"], **more)  # type: ignore[arg-type]


def run(game: jailbirds.Game, until: str) -> list[str]:
    """What the bots do until one of them has done something."""
    steps: list[str] = []
    while not any(step.startswith(until) for step in steps):
        seat = game.actors[0]
        steps.append(choice(game, seat))
        game.play(seat, steps[-1])
    return steps


def test_team_mates_collect_the_cigarettes_for_a_tool() -> None:
    game = team(["toothbrush", "", "", ""], ["yard", "showers", "yard"], cigarettes=[4, 0, 4])
    assert run(game, "buy") == [
        "trade 2", "lay toothbrush", "charge 4", "propose", "accept", "buy shovel",
    ]  # fmt: skip


def test_whoever_cannot_dig_hands_the_tools_to_a_team_mate() -> None:
    game = team(
        ["spoon shovel", "", ""], ["yard", "showers", "yard"], cigarettes=[0, 0, 1], beatings=[2]
    )
    steps = run(game, "accept")
    assert steps[0] == "trade 2"
    assert sorted(steps[1:3]) == ["lay shovel", "lay spoon"]
    assert steps[3:] == ["charge 1", "propose", "accept"]


def test_tools_are_fetched_from_a_team_mate_who_cannot_dig() -> None:
    game = known_to_all(
        team(
            ["", "", "shovel cap"],
            ["yard", "showers", "yard"],
            cigarettes=[1],
            beatings=[0, 0, 2],
        ),
        2,
    )
    steps = run(game, "lay")
    assert (steps[0], {*steps[1:3]}) == ("trade 2", {"bid 1", "ask 1"})
    assert steps[3:] == ["propose", "accept", "lay shovel"]


def proposed(*steps: str, **more: object) -> jailbirds.Game:
    """A person in seat 0 proposes a trade to a bot in seat 2, which has two tools and a pan."""
    game = team(["cap toothbrush", "", "shovel spoon pan"], ["infirmary"] * 4, **more)
    game.play(0, "trade 2")
    for step in steps:
        game.play(0, step)
    return game


@pytest.mark.parametrize(
    ("steps", "answer"),
    [
        (("bid 1", "ask 3", "propose"), "refuse"),  # all it has, for a cigarette
        (("bid 1", "ask 1", "propose"), "accept"),  # a card it can spare
        (("lay cap", "swap"), "accept"),
        (("lay cap", "charge 5", "propose"), "refuse"),  # dear, and for no reason to be seen
        (("lay cap", "charge 1", "propose"), "accept"),
        (("lay cap", "charge 1", "ask 2", "propose"), "refuse"),
        (("lay cap", "lay toothbrush", "swap"), "refuse"),  # one of them would be a tool
    ],
)
def test_it_refuses_bad_trades_and_agrees_to_fair_ones(steps: tuple[str, ...], answer: str) -> None:
    assert choice(proposed(*steps, cigarettes=[5, 0, 5]), 2) == answer


def test_it_gives_away_tools_that_it_cannot_dig() -> None:
    game = proposed("bid 1", "ask 2", "propose", cigarettes=[1], beatings=[0, 0, 2])
    assert run(game, "lay s")[0] == "accept"
    assert set(run(game, "lay")) < {"lay shovel", "lay spoon"}


def test_it_does_not_propose_again_what_was_refused() -> None:
    game = team(["toothbrush", "", "", ""], ["yard", "showers", "yard"], cigarettes=[4, 0, 4])
    run(game, "propose")
    game.play(2, "refuse")
    assert not choice(game).startswith("trade")


def test_it_does_not_extort_a_team_mate() -> None:
    game = team(["knife knife", "", "shovel"], ["yard", "cells", "yard"], extort_mates=True)
    assert not choice(known_to_all(game, 2)).startswith("extort")


def test_it_helps_a_team_mate_against_michelle_with_a_weapon_it_can_spare() -> None:
    def helped(cards: str) -> str:
        game = team(
            ["spoon", "", cards], ["yard", "yard", "showers"], michelle="on", mates_help_figure=True
        )
        walk(game, 0, 5, "showers")
        chance(game, "turn_up wants_spoon")
        game.play(0, "decline")
        return choice(game, 2)

    assert helped("knife knife") == "fight knife"
    assert helped("knife") == "decline"


def test_it_keeps_the_card_that_is_worth_most_in_its_workshop() -> None:
    game = table(["pan broomstick tape phone"], ["infirmary"], gang_cards={0: "workshop"})
    assert choice(game).startswith("spare makeshift_shovel")


def test_no_trade_is_proposed_without_a_reason() -> None:
    game = team(["cap", "", "cap"], ["showers", "yard", "showers"], cigarettes=[2, 0, 2])
    assert not choice(game).startswith("trade")


def measured(players: int, games: int, seed: int = 0, **options: Any) -> Measured:
    title = jailbirds.title("digout")
    table = Table(("greedy",) * players, options)
    return measure(watch(title, table, games, seed=seed), Counted(title))


def doing(found: Measured) -> dict[str, float]:
    """The share of games in which something is done."""
    slots = Counted(jailbirds.title("digout")).slots
    shares = (found.watched.done == DONE).mean(axis=0).tolist()
    return {slot.told(str): share for slot, share in zip(slots, shares, strict=True)}


@pytest.mark.parametrize("players", [4, 6])
def test_teams_of_greedy_bots_trade(players: int) -> None:
    done = doing(measured(players, 300, teams=True))
    assert max(done["swap"], done["propose"]) > 0.2
    assert done["accept"] > 0.9 * max(done["swap"], done["propose"])


@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_between_greedy_bots_are_balanced(players: int) -> None:
    """What docs/balance tells, on fewer games and with room for chance."""
    found = measured(players, 1500, seed=77)
    assert max(seat.value for seat in found.seats) - min(seat.value for seat in found.seats) < 0.08
    gangs = {thing.value: thing for thing in found.things if thing.group.name == "joined gang"}
    assert set(gangs) == set(GANGS)
    for gang in gangs.values():
        assert gang.used.value > 0.10
        assert gang.worth.value < 0.4 / players
    done = doing(found)
    for name in (
        *(f"craft recipe {recipe}" for recipe in RECIPES),
        *(f"play card {card}" for card in ACTION_NAMES),
        *(f"dig tool {tool}" for tool in TOOL_NAMES),
        *("search", "walk", "steal", "heal"),
    ):
        assert done[name] > 0, name


def test_teams_of_greedy_bots_finish_their_tunnels() -> None:
    assert measured(4, 100, teams=True, michelle="on").endings["team"].value > 0.9
