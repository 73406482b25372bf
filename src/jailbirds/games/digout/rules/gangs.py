"""Joining a gang (DIG-06, DIG-16)."""

from jailbirds.games.digout.rules.cards import discard, has_actions, spend
from jailbirds.games.digout.rules.setup import TOPPED, untopped
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

JOIN_GANG = action("join", during=ACT, points=("gang-{gang}",), asked_if=has_actions, gang=GANGS)
JOINED = event("joined", "seat", "gang", "gang_card")
LEFT_GANG = event("left_gang", "seat", "gang_card")


@JOIN_GANG.check
def check_join(s, seat, gang):
    if s.actions == 0:
        return DIG_11
    if s.top[gang] == 0 or different_accessories(s, seat, gang) < GANG_NEEDS[gang]:
        return DIG_16
    return 0


@rule
def different_accessories(s, seat, gang):
    """How many different ones of a gang's accessories are in a hand."""
    count = 0
    for accessory in range(ACCESSORIES):
        if GANG_WANTS[gang] >> accessory & 1 and s.hand[seat, FIRST_ACCESSORY + accessory] > 0:
            count += 1
    return count


@JOIN_GANG.do
def join(s, gang):
    """Next, the accessories are paid one by one."""
    spend(s, 1)
    s.joining = gang + 1
    s.paid = 0
    s.phase = JOIN


PAY = action("pay", during=JOIN, points=("card-{card}",), card=ACCESSORY_NAMES)
PAID = event("paid", "seat", "card")


@PAY.check
def check_pay(s, seat, card):
    """DIG-16: different ones, and those of the gang."""
    wanted = GANG_WANTS[s.joining - 1] >> card & 1
    if wanted == 0 or s.paid >> card & 1 or s.hand[seat, FIRST_ACCESSORY + card] == 0:
        return DIG_16
    return 0


@PAY.do
def pay(s, seat, card, events):
    discard(s, seat, FIRST_ACCESSORY + card)
    s.paid |= 1 << card
    tell(events, PAID, EVERYONE, seat, FIRST_ACCESSORY + card)
    if paid_enough(s):
        enter(s, seat, s.joining - 1, events)


@rule
def paid_enough(s):
    count = 0
    for accessory in range(ACCESSORIES):
        count += s.paid >> accessory & 1
    return count == GANG_NEEDS[s.joining - 1]


@rule
def enter(s, seat, gang, events):
    """DIG-16: take the top card; then the old one goes under its pile."""
    old = s.gang_card[seat] + 0
    s.gang_card[seat] = s.top[gang]
    tell(events, JOINED, EVERYONE, seat, gang, s.top[gang] - 1)
    s.top[gang] = 0
    s.joining = 0
    s.paid = 0
    if old > 0:
        put_under(s, old)
        tell(events, LEFT_GANG, EVERYONE, seat, old - 1)
    for pile in range(GANG_COUNT):
        if s.top[pile] == 0:
            lift(s, pile, events)
    s.phase = TOPS if untopped(s) < GANG_COUNT else NEXT


@rule
def put_under(s, card):
    """DIG-06: the order of cards put under a pile is known."""
    gang = (card - 1) // PILE
    place = 0
    while s.under[gang, place] != 0:
        place += 1
    s.under[gang, place] = card


@rule
def lift(s, gang, events):
    """The next card of a pile, where everybody knows which one it is."""
    if s.shuffled[gang] != 0 or s.under[gang, 0] == 0:
        return
    s.top[gang] = s.under[gang, 0]
    for place in range(PILE - 1):
        s.under[gang, place] = s.under[gang, place + 1]
    s.under[gang, PILE - 1] = 0
    tell(events, TOPPED, EVERYONE, gang, s.top[gang] - 1)
