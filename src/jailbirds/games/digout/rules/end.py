"""How it ends: enough tunnel points, or the turn limit (DIG-10, DIG-35, DIG-41)."""

from jailbirds.games.digout.rules.cards import score
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, event, lead, rule, tell

ESCAPED = event("escaped", "seat", "points")
TEAM_ESCAPED = event("team_escaped", "seat", "points")
TIMED_OUT = event("timed_out", "rounds")


@rule
def see_who_is_out(s, seat, events):
    """DIG-10, DIG-35: whoever has the points has won at once."""
    if s.ended == 0 and score(s, seat) >= s.target:
        s.ended = TEAM_TUNNEL if s.teams else TUNNEL
        tell(events, TEAM_ESCAPED if s.teams else ESCAPED, EVERYONE, seat, score(s, seat))


@rule
def time_up(s, events):
    """DIG-41"""
    s.ended = TIME_UP
    tell(events, TIMED_OUT, EVERYONE, s.round)


@rule
def ending(s):
    return s.ended


@rule
def winners(s):
    """Most tunnel points; a tie is shared, by a whole team or by several players."""
    if s.ended == 0:
        return 0
    best, seats = 0, 0
    for seat in range(s.players):
        best, seats = lead(best, seats, seat, score(s, seat))
    return seats
