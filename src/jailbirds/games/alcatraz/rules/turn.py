"""Whose turn it is (ALC-04, ALC-18 … ALC-21); the end of a turn, and of the game (ALC-25)."""

from jailbirds.games.alcatraz.state import *
from jailbirds.kernel import CHANCE, EVERYONE, event, lead, rule, tell


@rule
def actors(s):
    """One at a time; chance places wardens, draws lots and rolls."""
    if s.phase == OVER:
        return 0
    return 1 << CHANCE if s.phase in (PLACE, START, ROLL) else 1 << s.seat


@rule
def not_yours(s):
    """The rule that says whose turn it is instead."""
    if s.phase == OVER:
        return ALC_22 if s.ended == WON else ALC_25
    if s.phase == PLACE:
        return ALC_24
    if s.phase == ROLL:
        return ALC_18
    return ALC_19 if s.phase == RUN else ALC_04


@rule
def not_now(s):
    """A turn is a move of a prisoner and nothing else; before it comes what an alarm asks for."""
    if s.phase == TURN:
        return ALC_05
    return 0 if s.phase == RUN else not_yours(s)


TIMED_OUT = event("timed_out", "turns")


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
    if s.ended != LIMIT:
        return 0
    best, seats = 0, 0
    for seat in range(s.players):
        best, seats = lead(best, seats, seat, s.boat[seat] * 1000 - distance(s, seat))
    return seats


@rule
def distance(s, seat):
    """ALC-25: row numbers of all four prisoners; 10 in the cell, 0 in the boat."""
    total = s.cell[seat] * (ROWS + 1)
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            if s.yard[row, column] == seat + 1:
                total += row
    return total
