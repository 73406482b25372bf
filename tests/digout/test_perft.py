"""Node counts: they pin down what can be done."""

import pytest

import jailbirds
from jailbirds.lab.perft import count_from
from tests.digout.positions import table

COUNTS = [
    (1, 2, {}, (11, 54, 248)),
    (1, 4, {"teams": True}, (10, 50, 243)),
    (1, 6, {}, (22, 59, 567)),
    (2, 2, {}, (11, 54, 255)),  # a past is revealed while Michel(le) extorts
    (2, 4, {"teams": True}, (10, 53, 271)),  # a trade may ask for one to three cards
    (2, 6, {}, (22, 59, 570)),  # a past is revealed in the fight
]


@pytest.mark.parametrize(("version", "players", "options", "counts"), COUNTS)
def test_the_opening_has_so_many_sequences(
    version: int, players: int, options: dict, counts: tuple
) -> None:
    game = jailbirds.new("digout", players, options, seed=1, rules_version=version)
    for depth, count in enumerate(counts, start=1):
        assert count_from(game, depth, gear="interpreted") == count


@pytest.mark.parametrize(("version", "counts"), [(1, (5, 25, 133)), (2, (7, 52, 329))])
def test_a_trade_has_so_many_sequences(version: int, counts: tuple) -> None:
    """Between team-mates with two cards and two cigarettes each."""
    hands, rooms = ["spoon tape", "", "pickaxe cap"], ["yard"] * 4
    game = table(hands, rooms, players=4, teams=True, cigarettes=[2, 0, 2], rules_version=version)
    game.play(0, "trade 2")
    for depth, count in enumerate(counts, start=1):
        assert count_from(game, depth, gear="interpreted") == count


def test_a_count_made_by_hand() -> None:
    """Empty hands in the cells: search, roll, four careful moves, or end the turn.

    Then 25 kinds of cards can be drawn and six faces rolled; after each careful move the past
    (of somebody who moves) may be revealed or the turn ended; the next player has seven ways.
    """
    game = table(pasts=["getaway_driver", "locksmith"])
    assert count_from(game, 1, gear="interpreted") == 7
    assert count_from(game, 2, gear="interpreted") == 25 + 6 + 4 * 2 + 7
