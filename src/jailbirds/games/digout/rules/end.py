"""How it ends: enough tunnel points, or the turn limit (DIG-10, DIG-35, DIG-41)."""

from jailbirds.games.digout.actions import ESCAPED, TEAM_ESCAPED, TIMED_OUT
from jailbirds.games.digout.rules.cards import score
from jailbirds.games.digout.state import TEAM_TUNNEL, TIME_UP, TUNNEL
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


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
    best = -1
    seats = 0
    for seat in range(s.players):
        if score(s, seat) > best:
            best = score(s, seat)
            seats = 1 << seat
        elif score(s, seat) == best:
            seats |= 1 << seat
    return seats
