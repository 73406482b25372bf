"""What is done in the cells, the dining hall and the infirmary (DIG-24 … DIG-26, DIG-37)."""

from jailbirds.games.digout.rules.cards import gain_seen, has_actions, is_cells, lose_seen, spend
from jailbirds.games.digout.rules.effects import HEALED, happens
from jailbirds.games.digout.rules.end import see_who_is_out
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, tell

DIG = action("dig", during=ACT, points=("card-{tool}",), asked_if=has_actions, tool=TOOL_NAMES)
DUG = event("dug", "seat", "tool", "points")


@DIG.check
def check_dig(s, seat, tool):
    if s.actions == 0:
        return DIG_11
    if not is_cells(s.room[seat]) or s.hand[seat, tool] == 0:
        return DIG_24
    if s.beatings[seat] == MOST_BEATINGS:
        return DIG_24
    return 0 if s.room[seat] == home(s, seat) else DIG_37


@DIG.do
def dig(s, seat, tool, events):
    spend(s, 1)
    lose_seen(s, seat, tool)
    s.laid[seat, tool] += 1
    tell(events, DUG, EVERYONE, seat, tool, POINTS[tool])
    see_who_is_out(s, seat, events)
    happens(s, seat, AT_DIG, events)
    s.phase = NEXT


STEAL = action("steal", during=ACT, points=("pile-spoon",), asked_if=has_actions)
STOLE = event("stole", "seat")


@STEAL.check
def check_steal(s, seat):
    if s.actions == 0:
        return DIG_11
    return 0 if s.room[seat] == DINING and s.pile[SPOON] > 0 else DIG_25


@STEAL.do
def steal(s, seat, events):
    spend(s, 1)
    s.pile[SPOON] -= 1
    gain_seen(s, seat, SPOON)
    tell(events, STOLE, EVERYONE, seat)
    happens(s, seat, AT_STEAL, events)
    s.phase = NEXT


HEAL = action("heal", during=ACT, asked_if=has_actions)


@HEAL.check
def check_heal(s, seat):
    if s.actions == 0 or s.beatings[seat] == 0:
        return DIG_11
    return 0 if s.room[seat] == INFIRMARY else DIG_26


@HEAL.do
def heal(s, seat, events):
    spend(s, 1)
    s.beatings[seat] -= 1
    tell(events, HEALED, EVERYONE, seat, s.beatings[seat])
    happens(s, seat, AT_HEAL, events)
    s.phase = NEXT
