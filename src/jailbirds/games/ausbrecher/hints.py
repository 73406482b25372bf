"""How well the seats stand, for bots: the points their bets can expect."""

from jailbirds.games.ausbrecher.rules.bets import ERASE, count_written
from jailbirds.games.ausbrecher.state import (
    BOAT_OF_PLACE,
    LAST_BOAT,
    OVER,
    PUT_AWAY,
    STONES,
    UNROLLED,
)
from jailbirds.kernel import NEVER, rule

# All in hundredths of a place.
WORTH = 300  # a stone in its boat, for each point; less with every place it is off
EVEN = 50  # the chance in percent of a stone beside it to arrive first
PER_HALF_SQUARE = 2  # and for each half square that one is ahead
SURE = 97

# In half squares.
HANDICAP = 4  # what each stone on top costs a stone
AVERAGE_ROLL = 7


@rule
def evaluate(s, seats, values):
    """The value of one's own bet; nobody knows the others'."""
    expected = expected_places(s)
    for seat in range(s.players):
        if seats >> seat & 1:
            values[seat] = 10_000 * (count_written(s, seat) + s.sealed[seat])
            for place in range(STONES):
                stone = s.bet[seat, place] - 1
                if stone >= 0:
                    values[seat] += suits(s, stone, expected[stone], place)


@rule
def suits(s, stone, expected, place):
    """What a stone brings that is bet on a place: by how near it is to the boat of that."""
    boat = BOAT_OF_PLACE[place]
    if s.boat[stone] > 0 or s.phase == OVER:
        return boat * WORTH if s.boat[stone] == boat else 0
    # The middle between the two places of a boat; the last boat has but one.
    target = 700 if boat == LAST_BOAT else 200 * boat - 50
    return boat * max(0, WORTH - abs(expected - target))


@rule
def expected_places(s):
    """Of all stones, reckoned once for a position."""
    race = (
        progress(s, 0),
        progress(s, 1),
        progress(s, 2),
        progress(s, 3),
        progress(s, 4),
        progress(s, 5),
        progress(s, 6),
    )
    return (
        expected_place(s, 0, race),
        expected_place(s, 1, race),
        expected_place(s, 2, race),
        expected_place(s, 3, race),
        expected_place(s, 4, race),
        expected_place(s, 5, race),
        expected_place(s, 6, race),
    )


@rule
def expected_place(s, stone, race):
    """One more than the stones that are there already or will be there first."""
    place = 100 * (s.arrived + 1)
    for other in range(STONES):
        if other != stone and s.boat[other] == 0:
            chance = EVEN + PER_HALF_SQUARE * (race[other] - race[stone])
            place += min(SURE, max(100 - SURE, chance))
    return place


@rule
def progress(s, stone):
    """Half squares: where it is, what its die will add, less what lies on top."""
    above = 0
    for other in range(STONES):
        if s.square[other] == s.square[stone] > 0 and s.level[other] > s.level[stone]:
            above += 1
    if above > 0 or s.die[stone] == PUT_AWAY:
        to_come = 0
    else:
        to_come = AVERAGE_ROLL if s.die[stone] == UNROLLED else 2 * s.die[stone]
    return 2 * s.square[stone] + to_come - HANDICAP * above


ERASE.prefer(NEVER)  # who writes only to erase it again never gets anywhere
