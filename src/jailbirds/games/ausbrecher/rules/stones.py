"""The stones on the path: what can move, and where it lands (AUS-10 … AUS-14)."""

from jailbirds.games.ausbrecher.rules.boats import (
    LOST,
    arrive,
    lose_rolls,
    settle_behind,
)
from jailbirds.games.ausbrecher.rules.turn import end_turn
from jailbirds.games.ausbrecher.state import *
from jailbirds.kernel import EVERYONE, action, count_of, event, rule, tell

ADVANCE = action("advance", during=MOVE, otherwise=AUS_07, points=("stone-{stone}",), stone=COLOURS)
ADVANCED = event("advanced", "seat", "stone", "square", "steps")


@ADVANCE.check
def check_advance(s, stone):
    if s.die[stone] <= 0:
        return AUS_10
    return AUS_12 if is_covered(s, stone) else 0


@ADVANCE.do
def advance(s, seat, stone, events):
    """AUS-10, AUS-17"""
    steps = s.die[stone]
    s.die[stone] = PUT_AWAY
    s.forward[stone] = 1
    s.pushed[seat, stone] += steps
    target = square_ahead(s, stone, steps)
    if target >= s.path_length:
        tell(events, ADVANCED, EVERYONE, seat, stone, s.path_length, steps)
        arrive(s, stone, events)
    else:
        tell(events, ADVANCED, EVERYONE, seat, stone, target, steps)
        land(s, stone, target, events)
    go_on(s, events)


@rule
def white_is_rolled(s):
    return s.die[WHITE] > 0


BACK = action(
    "back",
    during=MOVE,
    otherwise=AUS_07,
    points=("die-white", "stone-{stone}"),
    asked_if=white_is_rolled,
    stone=COLOURS,
)  # by the white die
WENT_BACK = event("went_back", "seat", "stone", "square", "steps")  # square 0: behind its window


@BACK.check
def check_back(s, stone):
    """AUS-14: on the path, not covered, not moved forward in this turn."""
    if is_covered(s, stone):
        return AUS_12
    if not white_is_rolled(s) or s.forward[stone] or s.square[stone] == 0:
        return AUS_14
    return 0


@BACK.do
def back(s, seat, stone, events):
    """AUS-14: the white die; a roll of the stone's own that is still to come is lost."""
    steps = s.die[WHITE]
    s.die[WHITE] = PUT_AWAY
    s.pushed[seat, stone] -= steps
    square = square_behind(s, stone, steps)
    tell(events, WENT_BACK, EVERYONE, seat, stone, square, steps)
    if s.die[stone] > 0:
        s.die[stone] = PUT_AWAY
        tell(events, LOST, EVERYONE, stone, MOVED_BACK)
    if square > 0:
        s.square[stone] = 0  # off the path first: it may land where it came from with skips
        s.level[stone] = 0
        land(s, stone, square, events)
    else:
        s.square[stone] = 0
        s.level[stone] = 0
        if s.arrived == STONES - 2:
            settle_behind(s, stone, events)
    go_on(s, events)


@rule
def go_on(s, events):
    """AUS-13: while something can move the turn goes on; then the rest is lost."""
    if s.phase != OVER and not something_moves(s):
        lose_rolls(s, COVERED, NOTHING_TO_MOVE_BACK, events)
        end_turn(s, events)


@rule
def something_moves(s):
    for stone in range(STONES):
        if check_advance(s, stone) == 0 or check_back(s, stone) == 0:
            return True
    return False


# --- on the path


@rule
def is_covered(s, stone):
    """Does another stone lie on it?"""
    if s.square[stone] == 0:
        return False
    for other in range(STONES):
        if s.square[other] == s.square[stone] and s.level[other] > s.level[stone]:
            return True
    return False


@rule
def square_ahead(s, stone, steps):
    """Where a roll leads, by AUS-10 or by the other reading of AUS-11."""
    square = s.square[stone] if s.square[stone] > 0 else s.first_square - 1
    if s.skip == 0:
        return square + steps
    for _ in range(steps - 1):
        square += 1
        while square < s.path_length and stones_on(s, square) > 0:
            square += 1
    return square + 1


@rule
def square_behind(s, stone, steps):
    """Likewise backwards; 0 is behind the window."""
    square = s.square[stone]
    if s.skip == 0:
        square -= steps
    else:
        for _ in range(steps - 1):
            square -= 1
            while square >= s.first_square and stones_on(s, square) > 0:
                square -= 1
        square -= 1
    return square if square >= s.first_square else 0


@rule
def stones_on(s, square):
    return count_of(s.square, square)


COVERED_BY = event("covered", "stone", "by")


@rule
def land(s, stone, square, events):
    """AUS-12: on top of whatever lies there."""
    below = -1
    height = stones_on(s, square)
    for other in range(STONES):
        if s.square[other] == square and s.level[other] == height - 1:
            below = other
    s.square[stone] = square
    s.level[stone] = height
    if below >= 0:
        tell(events, COVERED_BY, EVERYONE, below, stone)
