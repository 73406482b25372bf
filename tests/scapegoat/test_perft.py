"""Node counts: how many sequences of actions start from an opening."""

import pytest

import jailbirds
from jailbirds.lab.perft import count_from
from tests.scapegoat.positions import can, prison

SCAPEGOAT = jailbirds.title("scapegoat")
# by edition, version of the rules and number of players
COUNTS = {
    ("de", 1, 3): (9, 84, 837),
    ("de", 1, 4): (9, 77, 665),
    ("de", 2, 3): (14, 149, 1514),
    ("de", 2, 4): (9, 77, 665),
    ("pl", 1, 3): (7, 69, 668),
    ("pl", 2, 3): (7, 69, 668),
}


@pytest.mark.parametrize(("edition", "version", "players"), COUNTS)
def test_node_counts_from_the_opening_are_the_same_in_both_gears(
    edition: str, version: int, players: int
) -> None:
    options = {"layout": "standard", "edition": edition}
    game = jailbirds.Game(SCAPEGOAT, players, options, seed=0, rules_version=version)
    for depth, count in enumerate(COUNTS[edition, version, players], start=1):
        assert count_from(game, depth) == count
        if depth < 3:
            assert count_from(game, depth, gear="interpreted") == count


def test_node_counts_of_a_haggling_room_are_the_same_in_both_gears() -> None:
    """Two in the Chapel with a task, guards to bribe, and something to trade."""
    counts = {}
    for version in (1, 2):
        game = prison(
            rooms={1: "chapel", 2: "chapel"}, items={1: "key", 2: "knife"}, cash={1: 1, 2: 1},
            guards={"chapel": 1, "radio_room": 1}, edition="pl", version=version,
            tasks={"chapel": "make_a_duplicate_key"},
        )  # fmt: skip
        counts[version] = [count_from(game, depth) for depth in (1, 2, 3, 4)]
        assert count_from(game, 3, gear="interpreted") == counts[version][2]
    assert counts == {1: [10, 92, 781, 3931], 2: [10, 92, 781, 3929]}


def test_counted_by_hand_in_an_empty_corner() -> None:
    """In the Chapel with nothing at all: three rooms next door, or the end of the turn."""
    game = prison(rooms={1: "chapel"})
    assert can(game, 1) == {"move radio_room", "move exercise_yard", "move visiting_area", "end"}
    # then: five rooms, the Radio Room's rule and the end; five rooms and the end, with nothing
    # to pay in the Yard; eight rooms, the rule and the end; or player 2 in the Laundry Room
    # with five rooms, the rule and the end
    assert count_from(game, 2, gear="interpreted") == 7 + 6 + 10 + 7
