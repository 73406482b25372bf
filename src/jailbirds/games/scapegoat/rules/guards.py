"""Phase 1: a new guard. SCG-12 … SCG-14."""

from jailbirds.games.scapegoat.actions import GUARD_CAME, OVERRUN
from jailbirds.games.scapegoat.state import (
    GUARD_SUPPLY,
    LOST,
    MOST_GUARDS,
    NEW_GUARD,
    OVER,
    ROOMS,
    SCG_12,
    TALK,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def count_guards(s):
    total = 0
    for room in range(ROOMS):
        total += s.guards[room]
    return total


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
def check_guard(s, room):
    """SCG-12: a full room is drawn again."""
    return SCG_12 if s.guards[room] >= MOST_GUARDS else 0


@rule
def place_guard(s, room, events):
    s.guards[room] += 1
    tell(events, GUARD_CAME, EVERYONE, room, count_guards(s))


@rule
def new_guard(s, room, events):
    place_guard(s, room, events)
    s.phase = TALK
