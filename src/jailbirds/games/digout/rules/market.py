"""Selling and buying in the yard (DIG-27, DIG-28)."""

from jailbirds.games.digout.rules.cards import discard, gain_seen, spend
from jailbirds.games.digout.rules.effects import happens, lasting
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell


@rule
def at_market(s, seat):
    """In the yard, with an action to spend or in the middle of a sale."""
    return s.room[seat] == YARD and (s.actions > 0 or s.phase == SELL)


# --- selling: the first card begins the action, any number may follow

SELL_CARD = action("sell", during=ACT, points=("card-{card}",), asked_if=at_market, card=CARDS)
SOLD = event("sold", "seat", "card", "cigarettes")


@SELL_CARD.check
def check_sell(s, seat, card):
    return DIG_11 if s.actions == 0 else check_sell_more(s, seat, card)


@SELL_CARD.do
def sell(s, seat, card, events):
    spend(s, 1)
    sell_more(s, seat, card, events)
    happens(s, seat, AT_SELL, events)
    s.phase = SELL


SELL_MORE = SELL_CARD.during(SELL)


@SELL_MORE.check
def check_sell_more(s, seat, card):
    return 0 if s.room[seat] == YARD and s.hand[seat, card] > 0 else DIG_27


@SELL_MORE.do
def sell_more(s, seat, card, events):
    discard(s, seat, card)
    s.cigarettes[seat] += SELLS[card]
    tell(events, SOLD, EVERYONE, seat, card, SELLS[card])


DONE = action("done", during=SELL)


@DONE.do
def stop_selling(s):
    s.phase = NEXT


# --- buying. What the yard sells is a ware; as an argument it is called `deal`, as in old logs.

BUY = action("buy", during=ACT, points=("ware-{deal}",), asked_if=at_market, deal=WARES)
BOUGHT = event("bought", "seat", "deal", "cigarettes")


@rule
def price_of(s, seat, ware):
    """DIG-28; a discount is for tools only, so that knives are never sold at their price."""
    if WARE_CARD[ware] == KNIFE:
        return WARE_PRICE[ware]
    return WARE_PRICE[ware] - lasting(s, seat, AT_BUY, PAYS_LESS)


@BUY.check
def check_buy(s, seat, deal):
    if s.actions == 0:
        return DIG_11
    if s.room[seat] != YARD or s.pile[WARE_CARD[deal]] < WARE_COUNT[deal]:
        return DIG_28
    return DIG_28 if s.cigarettes[seat] < price_of(s, seat, deal) else 0


@BUY.do
def buy(s, seat, deal, events):
    spend(s, 1)
    cost = price_of(s, seat, deal)
    s.cigarettes[seat] -= cost
    for _ in range(WARE_COUNT[deal]):
        s.pile[WARE_CARD[deal]] -= 1
        gain_seen(s, seat, WARE_CARD[deal])
    tell(events, BOUGHT, EVERYONE, seat, deal, cost)
    happens(s, seat, AT_BUY, events)
    s.phase = NEXT
