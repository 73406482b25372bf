"""Node counts: they pin down what can be done."""

import pytest

import jailbirds
from jailbirds.lab.perft import count_from, perft
from tests.digout.positions import table

DIGOUT = jailbirds.title("digout")
COUNTS = [
    (2, {}, (11, 54, 248)),
    (4, {"teams": True}, (10, 50, 243)),
    (6, {}, (22, 59, 567)),
]


@pytest.mark.parametrize(("players", "options", "counts"), COUNTS)
def test_the_opening_has_so_many_sequences(players: int, options: dict, counts: tuple) -> None:
    for depth, count in enumerate(counts, start=1):
        assert perft(DIGOUT, depth, players, options, seed=1, gear="interpreted") == count


def test_a_count_made_by_hand() -> None:
    """Empty hands in the cells: search, roll, four careful moves, or end the turn.

    Then 25 kinds of cards can be drawn and six faces rolled; after each careful move the past
    (of somebody who moves) may be revealed or the turn ended; the next player has seven ways.
    """
    game = table(pasts=["getaway_driver", "locksmith"])
    assert count_from(game, 1, gear="interpreted") == 7
    assert count_from(game, 2, gear="interpreted") == 25 + 6 + 4 * 2 + 7
