"""The end of a turn and of the game (ALC-22, ALC-25)."""

from jailbirds.games.alcatraz.actions import (
    TIMED_OUT,
)
from jailbirds.games.alcatraz.state import (
    COLUMNS,
    LIMIT,
    OVER,
    ROLL,
    ROWS,
    TURN,
    WON,
)
from jailbirds.kernel.events import (
    tell,
)
from jailbirds.kernel.rule import (
    EVERYONE,
    rule,
)


@rule
def end_turn(s, alarm_owed, events):
    s.turns += 1
    if s.turns == s.turn_limit:  # ALC-25
        s.phase = OVER
        s.ended = LIMIT
        tell(events, TIMED_OUT, EVERYONE, s.turns)
    else:
        s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
        s.phase = ROLL if alarm_owed else TURN


@rule
def ending(s):
    return s.ended


@rule
def winners(s):
    """ALC-22, or by ALC-25 the best of those who are left when time is up."""
    if s.ended == WON:
        return 1 << s.seat
    best = 0
    seats = 0
    for seat in range(s.players):
        rank = s.boat[seat] * 1000 - distance(s, seat)
        if seats == 0 or rank > best:
            best = rank
            seats = 1 << seat
        elif rank == best:
            seats |= 1 << seat
    return seats if s.ended == LIMIT else 0


@rule
def distance(s, seat):
    """ALC-25: row numbers of all four prisoners; 10 in the cell, 0 in the boat."""
    total = s.cell[seat] * (ROWS + 1)
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            if s.yard[row, column] == seat + 1:
                total += row
    return total
