"""Criminal pasts (DIG-07, DIG-30)."""

from jailbirds.games.digout.actions import REVEALED, REVEALED_AS_MEMBER
from jailbirds.games.digout.rules.effects import gang_of, give
from jailbirds.games.digout.state import (
    AT_ANY_TIME,
    DIG_30,
    NEXT,
    PAST_AMOUNT,
    PAST_EFFECT,
    PAST_GANG,
    PAST_GANG_AMOUNT,
    PAST_GANG_EFFECT,
    PAST_MOMENT,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def check_reveal(s, seat):
    """DIG-30: once a game, at the moment the card names: right after it was brought about."""
    past = s.past[seat] - 1
    if past < 0 or s.spent[seat]:
        return DIG_30
    moment = PAST_MOMENT[past]
    return 0 if moment == AT_ANY_TIME or s.moments >> moment & 1 else DIG_30


@rule
def reveal(s, seat, events):
    past = s.past[seat] - 1
    s.spent[seat] = 1
    member = gang_of(s, seat) == PAST_GANG[past]
    tell(events, REVEALED_AS_MEMBER if member else REVEALED, EVERYONE, seat, past)
    give(s, seat, PAST_EFFECT[past], PAST_AMOUNT[past], events)
    if member:
        give(s, seat, PAST_GANG_EFFECT[past], PAST_GANG_AMOUNT[past], events)
    s.phase = NEXT
