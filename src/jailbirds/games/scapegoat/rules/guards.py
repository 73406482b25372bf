"""Phase 1: a new guard. SCG-12 … SCG-14."""

from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, sum_of, tell

OVERRUN = event("overrun")


@rule
def begin_round(s, events):
    """SCG-13: there is no 21st guard to place; tested before the room is drawn."""
    s.round += 1
    s.turns = 0
    s.locked = 0
    s.eyes = 0
    for seat in range(s.players):
        s.less[seat] = 0
    if count_guards(s) >= GUARD_SUPPLY - 1:
        tell(events, OVERRUN, EVERYONE)
        s.ended = LOST
        s.phase = OVER
    else:
        s.phase = NEW_GUARD


@rule
def count_guards(s):
    return sum_of(s.guards, ROOMS)


GUARD = action("guard", during=NEW_GUARD, otherwise=SCG_19, room=ROOM_NAMES)
GUARD_CAME = event("guard_came", "room", "count")  # the count on the board


@GUARD.check
def check_guard(s, room):
    """SCG-12: a full room is drawn again."""
    return SCG_12 if s.guards[room] >= MOST_GUARDS else 0


@GUARD.do
def new_guard(s, room, events):
    place_guard(s, room, events)
    s.phase = TALK


@rule
def place_guard(s, room, events):
    s.guards[room] += 1
    tell(events, GUARD_CAME, EVERYONE, room, count_guards(s))
