"""The stones on the path: what can move, and where it lands (AUS-10 … AUS-14)."""

from jailbirds.games.ausbrecher.actions import (
    ADVANCE,
    BACK,
    COVERED_BY,
)
from jailbirds.games.ausbrecher.state import (
    AUS_10,
    AUS_12,
    AUS_14,
    STONES,
    WHITE,
)
from jailbirds.kernel.events import (
    tell,
)
from jailbirds.kernel.rule import (
    EVERYONE,
    rule,
)


@rule
def check_advance(s, stone):
    if s.die[stone] <= 0:
        return AUS_10
    return AUS_12 if is_covered(s, stone) else 0


@rule
def check_back(s, stone):
    """AUS-14: on the path, not covered, not moved forward in this turn."""
    if is_covered(s, stone):
        return AUS_12
    if s.die[WHITE] <= 0 or s.forward[stone] or s.square[stone] == 0:
        return AUS_14
    return 0


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
def legal_moves(s, out):
    """With `out` None they are only counted."""
    count = 0
    for stone in range(STONES):
        if check_advance(s, stone) == 0:
            if out is not None:
                out[count] = ADVANCE + stone
            count += 1
        if s.die[WHITE] > 0 and check_back(s, stone) == 0:
            if out is not None:
                out[count] = BACK + stone
            count += 1
    return count


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
    count = 0
    for stone in range(STONES):
        if s.square[stone] == square:
            count += 1
    return count


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
