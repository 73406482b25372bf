"""Searching a room (DIG-01, DIG-03, DIG-05, DIG-13)."""

from jailbirds.games.digout.actions import SEARCHED
from jailbirds.games.digout.rules.cards import can_draw, spend
from jailbirds.games.digout.rules.effects import happens
from jailbirds.games.digout.state import (
    AT_SEARCH,
    DIG_01,
    DIG_11,
    DIG_13,
    NEXT,
    SEARCH_VALUE,
    SOLITARY,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def check_search(s, seat):
    if s.room[seat] == SOLITARY:
        return DIG_01
    if s.actions == 0 or not can_draw(s):
        return DIG_11
    return DIG_13 if s.searched else 0


@rule
def search(s, seat, events):
    spend(s, 1)
    s.searched = 1
    s.due[seat] += SEARCH_VALUE[s.room[seat]]  # DIG-13
    tell(events, SEARCHED, EVERYONE, seat, s.room[seat])
    happens(s, seat, AT_SEARCH, events)
    s.phase = NEXT
