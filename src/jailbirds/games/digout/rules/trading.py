"""Selling and buying in the yard (DIG-27, DIG-28)."""

from jailbirds.games.digout.actions import BOUGHT, SOLD
from jailbirds.games.digout.rules.cards import discard, gain_seen, spend
from jailbirds.games.digout.rules.effects import happens, lasting
from jailbirds.games.digout.state import (
    AT_BUY,
    AT_SELL,
    DEAL_CARD,
    DEAL_COUNT,
    DEAL_PRICE,
    DIG_11,
    DIG_27,
    DIG_28,
    KNIFE,
    NEXT,
    PAYS_LESS,
    SELL,
    SELLS,
    YARD,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def check_sell(s, seat, kind):
    """The first card of a sale begins the action; any number may follow."""
    if s.phase != SELL and s.actions == 0:
        return DIG_11
    return 0 if s.room[seat] == YARD and s.hand[seat, kind] > 0 else DIG_27


@rule
def sell(s, seat, kind, events):
    begins = s.phase != SELL
    if begins:
        spend(s, 1)
    discard(s, seat, kind)
    s.cigarettes[seat] += SELLS[kind]
    s.phase = SELL
    tell(events, SOLD, EVERYONE, seat, kind, SELLS[kind])
    if begins:
        happens(s, seat, AT_SELL, events)


@rule
def price_of(s, seat, deal):
    """DIG-28; a discount is for tools only, so that knives are never sold at their price."""
    if DEAL_CARD[deal] == KNIFE:
        return DEAL_PRICE[deal]
    return DEAL_PRICE[deal] - lasting(s, seat, AT_BUY, PAYS_LESS)


@rule
def check_buy(s, seat, deal):
    if s.actions == 0:
        return DIG_11
    if s.room[seat] != YARD or s.pile[DEAL_CARD[deal]] < DEAL_COUNT[deal]:
        return DIG_28
    return DIG_28 if s.cigarettes[seat] < price_of(s, seat, deal) else 0


@rule
def buy(s, seat, deal, events):
    spend(s, 1)
    cost = price_of(s, seat, deal)
    s.cigarettes[seat] -= cost
    for _ in range(DEAL_COUNT[deal]):
        s.pile[DEAL_CARD[deal]] -= 1
        gain_seen(s, seat, DEAL_CARD[deal])
    tell(events, BOUGHT, EVERYONE, seat, deal, cost)
    happens(s, seat, AT_BUY, events)
    s.phase = NEXT
