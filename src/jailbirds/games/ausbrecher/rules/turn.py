"""Moving stones in a turn, and the end of it (AUS-10, AUS-13, AUS-14)."""

from jailbirds.games.ausbrecher.actions import (
    ADVANCED,
    LOST,
    TIMED_OUT,
    WENT_BACK,
)
from jailbirds.games.ausbrecher.rules.boats import (
    arrive,
    board_by_position,
    finish,
    lose_rolls,
    settle_behind,
)
from jailbirds.games.ausbrecher.rules.stones import (
    land,
    legal_moves,
    square_ahead,
    square_behind,
)
from jailbirds.games.ausbrecher.state import (
    COVERED,
    LIMIT,
    MOVED_BACK,
    NOTHING_TO_MOVE_BACK,
    OVER,
    PICK,
    PUT_AWAY,
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
    if s.phase == OVER or legal_moves(s, None) > 0:
        return
    lose_rolls(s, COVERED, NOTHING_TO_MOVE_BACK, events)
    for stone in range(STONES):
        s.forward[stone] = 0
    s.turns += 1
    if s.turns == s.turn_limit:
        tell(events, TIMED_OUT, EVERYONE, s.turns)
        board_by_position(s, events)
        finish(s, LIMIT, events)
    else:
        s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
        s.phase = PICK
