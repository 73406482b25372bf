"""What the greedy bot does, and what its games say about the house content."""

import pytest

import jailbirds
from jailbirds.bots import Bot
from jailbirds.games.digout.balance import measure, report
from jailbirds.games.digout.state import ACTION_NAMES, GANGS, RECIPES
from tests.digout.positions import chance, table


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
    game._records[0].pile[0] = 0
    assert choice(game) == "search"


def test_it_buys_a_tool_it_can_pay() -> None:
    assert choice(table(rooms=["yard"], cigarettes=[8])) == "buy shovel"


def test_it_joins_a_gang() -> None:
    game = table(["cap bandana"], tops=["back_stairs"], pasts=["locksmith"], actions=1)
    game._records[0].searched = 1
    assert choice(game) in ("join crew", "join bratva")


def known_to_all(game: jailbirds.Game, seat: int) -> jailbirds.Game:
    """Everybody has seen what a seat holds."""
    s = game._records[0]
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
        "trade 2", "lay toothbrush", "charge 4", "accept", "buy shovel",
    ]  # fmt: skip


def test_whoever_cannot_dig_hands_the_tools_to_a_team_mate() -> None:
    game = team(
        ["spoon shovel", "", ""], ["yard", "showers", "yard"], cigarettes=[0, 0, 1], beatings=[2]
    )
    steps = run(game, "accept")
    assert steps[0] == "trade 2"
    assert sorted(steps[1:3]) == ["lay shovel", "lay spoon"]
    assert steps[3:] == ["charge 1", "accept"]


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
    assert run(game, "done") == ["trade 2", "bid 1", "accept", "lay shovel", "done"]


def test_no_deal_is_proposed_without_a_reason() -> None:
    game = team(["cap", "", "cap"], ["showers", "yard", "showers"], cigarettes=[2, 0, 2])
    assert not choice(game).startswith("trade")


@pytest.mark.parametrize("players", [4, 6])
def test_teams_of_greedy_bots_make_deals(players: int) -> None:
    balance = measure(jailbirds.title("digout"), players, 300, {"teams": True})
    proposed = sum(
        n for action, n in balance.done.items() if action.split()[0] in ("swap", "charge", "bid")
    )
    assert 0.3 < proposed < 5
    assert balance.done["accept"] > 0.9 * proposed


@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_between_greedy_bots_are_balanced(players: int) -> None:
    """The figures of the issue, on fewer games and with room for chance."""
    balance = measure(jailbirds.title("digout"), players, 1500, seed=77)
    assert 8 <= balance.rounds[1] <= 20
    assert max(balance.wins_by_seat) - min(balance.wins_by_seat) < 8
    assert set(balance.joined) == set(GANGS)
    for gang in GANGS:
        assert balance.joined[gang] > 10
        assert balance.luck[gang] < 1.4
    for name in (*(f"craft {r}" for r in RECIPES), *(f"play {c}" for c in ACTION_NAMES)):
        assert balance.done[name] > 0
    for do in ("search", "walk", "steal", "heal", "dig spoon", "dig pickaxe", "dig shovel"):
        assert balance.done[do] > 0
    assert f"{players} players, 1500 games" in report(balance)


def test_teams_of_greedy_bots_finish_their_tunnels() -> None:
    balance = measure(jailbirds.title("digout"), 4, 100, {"teams": True, "michelle": "on"})
    assert balance.endings["team"] > 90
