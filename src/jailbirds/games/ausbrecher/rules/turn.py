"""Whose turn it is, and the end of a turn (AUS-04, AUS-06, AUS-09, AUS-13, AUS-24)."""

from jailbirds.games.ausbrecher.rules.boats import board_by_position, finish
from jailbirds.games.ausbrecher.state import *
from jailbirds.kernel import CHANCE, EVERYONE, event, rule, tell


@rule
def actors(s):
    """All who have not sealed their bet, then one at a time."""
    if s.phase == BET:
        seats = 0
        for seat in range(s.players):
            if s.sealed[seat] == 0:
                seats |= 1 << seat
        return seats
    if s.phase == OVER:
        return 0
    if s.phase in (START, ROLL):
        return 1 << CHANCE
    return 1 << s.seat


@rule
def not_yours(s):
    """The rule that says what has to happen first."""
    if s.phase == OVER:
        return AUS_24 if s.ended == LIMIT else AUS_20
    if s.phase == BET:
        return AUS_04
    return AUS_09 if s.phase == ROLL else AUS_06


@rule
def not_now(s):
    """In a turn it depends on what is tried: bets stay as they are, dice are not turned by hand."""
    return 0 if s.phase in (PICK, MOVE) else not_yours(s)


TIMED_OUT = event("timed_out", "turns")


@rule
def end_turn(s, events):
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
