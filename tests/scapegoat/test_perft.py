"""Node counts: how many sequences of actions start from an opening."""

import pytest

import jailbirds
from jailbirds.lab.perft import count_from, perft
from tests.scapegoat.positions import can, prison

SCAPEGOAT = jailbirds.title("scapegoat")
COUNTS = {3: (9, 84, 837), 4: (9, 77, 665)}


@pytest.mark.parametrize("players", COUNTS)
def test_node_counts_from_the_opening_are_the_same_in_both_gears(players: int) -> None:
    options = {"layout": "standard"}
    for depth, count in enumerate(COUNTS[players], start=1):
        assert perft(SCAPEGOAT, depth, players, options, seed=0) == count
        if depth < 3:
            assert perft(SCAPEGOAT, depth, players, options, seed=0, gear="interpreted") == count


def test_counted_by_hand_in_an_empty_corner() -> None:
    """In the Chapel with nothing at all: three rooms next door, or the end of the turn."""
    game = prison(rooms={1: "chapel"})
    assert can(game, 1) == {"move radio_room", "move exercise_yard", "move visiting_area", "end"}
    # then: five rooms, the Radio Room's rule and the end; five rooms and the end, with nothing
    # to pay in the Yard; eight rooms, the rule and the end; or player 2 in the Laundry Room
    # with five rooms, the rule and the end
    assert count_from(game, 2, gear="interpreted") == 7 + 6 + 10 + 7
