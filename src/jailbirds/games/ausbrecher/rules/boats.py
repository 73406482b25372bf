"""The boats, and what the bets are worth in the end (AUS-17 … AUS-20, AUS-24)."""

from jailbirds.games.ausbrecher.state import *
from jailbirds.kernel import EVERYONE, event, lead, rule, tell

BOARDED = event("boarded", "stone", "boat")
LOST = event("lost", "die", "reason")
SCORED = event("scored", "seat", "points")


@rule
def settle_behind(s, last, events):
    """AUS-18: of two stones left, the one sent behind its window is last."""
    for stone in range(STONES):
        if s.boat[stone] == 0 and stone != last:
            board(s, stone, events)
    board(s, last, events)
    finish(s, BEHIND, events)


@rule
def arrive(s, stone, events):
    """AUS-17, and AUS-19 for the one that is left."""
    board(s, stone, events)
    if s.arrived == STONES - 1:
        for last in range(STONES):
            if s.boat[last] == 0:
                board(s, last, events)
        finish(s, HOME, events)


@rule
def board(s, stone, events):
    """Into the lowest-numbered boat with room."""
    s.boat[stone] = BOAT_OF_PLACE[s.arrived]
    s.arrived += 1
    s.square[stone] = 0
    s.level[stone] = 0
    tell(events, BOARDED, EVERYONE, stone, s.boat[stone])


@rule
def board_by_position(s, events):
    """AUS-24: furthest first, in a stack the upper first, behind the windows by colour."""
    while s.arrived < STONES:
        first = -1
        for stone in range(STONES):
            if s.boat[stone] == 0 and (first < 0 or ahead_of(s, stone, first)):
                first = stone
        board(s, first, events)


@rule
def ahead_of(s, stone, other):
    if s.square[stone] != s.square[other]:
        return s.square[stone] > s.square[other]
    return s.level[stone] > s.level[other]


@rule
def lose_rolls(s, reason, white_reason, events):
    for die in range(DICE):
        if s.die[die] > 0:
            s.die[die] = PUT_AWAY
            tell(events, LOST, EVERYONE, die, white_reason if die == WHITE else reason)


@rule
def finish(s, ended, events):
    """AUS-20: bets are laid open and counted; rolls still pending are void."""
    lose_rolls(s, RACE_OVER, RACE_OVER, events)
    for stone in range(STONES):
        s.forward[stone] = 0
    s.phase = OVER
    s.ended = ended
    for seat in range(s.players):
        if s.bet[seat, 0] > 0:  # those that whoever looks on knows
            tell(events, SCORED, EVERYONE, seat, points(s, seat))


@rule
def points(s, seat):
    """AUS-05, AUS-20: the boat's number for each stone that sits in the boat it was bet on."""
    total = 0
    for place in range(STONES):
        stone = s.bet[seat, place] - 1
        if stone >= 0 and s.boat[stone] == BOAT_OF_PLACE[place]:
            total += s.boat[stone]
    return total


@rule
def ending(s):
    return s.ended


@rule
def winners(s):
    """AUS-20: most points; a tie is shared."""
    if s.phase != OVER:
        return 0
    best, seats = 0, 0
    for seat in range(s.players):
        best, seats = lead(best, seats, seat, points(s, seat))
    return seats
