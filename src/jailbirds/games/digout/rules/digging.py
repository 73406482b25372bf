"""What is done in the cells, the dining hall and the infirmary (DIG-24 … DIG-26, DIG-37)."""

from jailbirds.games.digout.actions import DUG, HEALED, STOLE
from jailbirds.games.digout.rules.cards import gain_seen, is_cells, lose_seen, spend
from jailbirds.games.digout.rules.effects import happens
from jailbirds.games.digout.rules.end import see_who_is_out
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.state import (
    AT_DIG,
    AT_HEAL,
    AT_STEAL,
    DIG_11,
    DIG_24,
    DIG_25,
    DIG_26,
    DIG_37,
    DINING,
    INFIRMARY,
    MOST_BEATINGS,
    NEXT,
    POINTS,
    SPOON,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def check_dig(s, seat, tool):
    if s.actions == 0:
        return DIG_11
    if not is_cells(s.room[seat]) or s.hand[seat, tool] == 0:
        return DIG_24
    if s.beatings[seat] == MOST_BEATINGS:
        return DIG_24
    return 0 if s.room[seat] == home(s, seat) else DIG_37


@rule
def dig(s, seat, tool, events):
    spend(s, 1)
    lose_seen(s, seat, tool)
    s.laid[seat, tool] += 1
    tell(events, DUG, EVERYONE, seat, tool, POINTS[tool])
    see_who_is_out(s, seat, events)
    happens(s, seat, AT_DIG, events)
    s.phase = NEXT


@rule
def check_steal(s, seat):
    if s.actions == 0:
        return DIG_11
    return 0 if s.room[seat] == DINING and s.pile[SPOON] > 0 else DIG_25


@rule
def steal(s, seat, events):
    spend(s, 1)
    s.pile[SPOON] -= 1
    gain_seen(s, seat, SPOON)
    tell(events, STOLE, EVERYONE, seat)
    happens(s, seat, AT_STEAL, events)
    s.phase = NEXT


@rule
def check_heal(s, seat):
    if s.actions == 0 or s.beatings[seat] == 0:
        return DIG_11
    return 0 if s.room[seat] == INFIRMARY else DIG_26


@rule
def heal(s, seat, events):
    spend(s, 1)
    s.beatings[seat] -= 1
    tell(events, HEALED, EVERYONE, seat, s.beatings[seat])
    happens(s, seat, AT_HEAL, events)
    s.phase = NEXT
