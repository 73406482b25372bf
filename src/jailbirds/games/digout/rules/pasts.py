"""Criminal pasts (DIG-07, DIG-30)."""

from jailbirds.games.digout.rules.effects import gang_of, give
from jailbirds.games.digout.rules.searching import can_draw
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

REVEAL = action("reveal", during=ACT, points=("past",))
REVEALED = event("revealed", "seat", "past")
REVEALED_AS_MEMBER = event("revealed_as_member", "seat", "past")
IN_VAIN = event("in_vain", "seat")  # so that a preview warns


@REVEAL.check
def check_reveal(s, seat):
    """DIG-30: once a game, at the moment the card names: right after it was brought about."""
    past = s.past[seat] - 1
    if past < 0 or s.spent[seat]:
        return DIG_30
    moment = PAST_MOMENT[past]
    return 0 if moment == AT_ANY_TIME or s.moments >> moment & 1 else DIG_30


# In one's own fights, and at the end of one's own turn: since version 2
REVEAL_MEANWHILE = REVEAL.during(FIGHT, FIGURE, EXTORTED, BRAWL, PRIZE)


@REVEAL_MEANWHILE.check
def check_reveal_meanwhile(s, seat):
    return check_reveal(s, seat) if s.version >= 2 and seat == s.seat else DIG_30


@REVEAL_MEANWHILE.do
@REVEAL.do
def reveal(s, seat, events):
    past = s.past[seat] - 1
    s.spent[seat] = 1
    member = gang_of(s, seat) == PAST_GANG[past]
    useful = gives(s, seat, PAST_EFFECT[past])
    if member and gives(s, seat, PAST_GANG_EFFECT[past]):
        useful = True
    tell(events, REVEALED_AS_MEMBER if member else REVEALED, EVERYONE, seat, past)
    give(s, seat, PAST_EFFECT[past], PAST_AMOUNT[past], events)
    if member:
        give(s, seat, PAST_GANG_EFFECT[past], PAST_GANG_AMOUNT[past], events)
    if not useful:
        tell(events, IN_VAIN, EVERYONE, seat)
    s.phase = NEXT


@rule
def gives(s, seat, effect):
    """Is there anything that an effect given at once would bring?"""
    if effect == GET_CARDS:
        return can_draw(s)
    if effect == GET_HEALED:
        return s.beatings[seat] > 0
    if effect == GET_ACTION:
        return s.stage == ACTING
    if effect == GET_SPOON:
        return s.pile[SPOON] > 0
    return s.pile[KNIFE] > 0 if effect == GET_KNIFE else True
