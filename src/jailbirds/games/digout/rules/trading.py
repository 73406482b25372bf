"""Trades between team-mates (DIG-39)."""

from jailbirds.games.digout.rules.cards import hand_over, has_actions, same_team, spend
from jailbirds.games.digout.rules.market import DONE
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

TRADE_WITH = action("trade", during=ACT, points=("seat-{seat}",), asked_if=has_actions, seat=SEATS)


@TRADE_WITH.check
def check_trade(s, seat, other):
    """A team-mate in the same room, something to give and something to get."""
    if s.actions == 0:
        return DIG_11
    if other >= s.players or not same_team(s, seat, other) or s.room[other] != s.room[seat]:
        return DIG_39
    most = MOST_FAILED_TRADES if s.version >= 2 else 1  # that come to nothing
    if s.trade_failed >= most or s.cards[seat] + s.cigarettes[seat] == 0:
        return DIG_39
    return DIG_39 if s.cards[other] + s.cigarettes[other] == 0 else 0


@TRADE_WITH.do
def trade(s, other):
    """The action is spent when the team-mate agrees."""
    s.partner = other + 1
    s.terms = UNDECIDED
    s.phase = TRADE


# --- what is proposed: one's own cards, laid one by one; they stay in the hand until it is done

LAY = action("lay", during=TRADE, points=("card-{card}",), card=CARDS)


@LAY.check
def check_lay(s, seat, card):
    return 0 if s.hand[seat, card] > s.offer[card] else DIG_39


@LAY.do
def lay(s, card):
    s.offer[card] += 1
    s.offer_size += 1


SWAP = action("swap", during=TRADE)
PROPOSED_SWAP = event("proposed_swap", "seat", "count", "other")


@SWAP.check
def check_swap(s):
    """As many cards back, and nothing else."""
    if s.terms != UNDECIDED or s.wanted > 0:
        return DIG_39
    ready = s.offer_size > 0 and s.cards[s.partner - 1] >= s.offer_size
    return 0 if ready else DIG_39


@SWAP.do
def swap(s, seat, events):
    s.wanted = s.offer_size
    s.terms = CARDS_FOR_CARDS
    tell(events, PROPOSED_SWAP, EVERYONE, seat, s.offer_size, s.partner - 1)
    propose(s, events)


# --- cigarettes, on one side only. Before version 2 each of these was a proposal of its own; now
# they are added to what is proposed, as often as one likes, and so have no limit but what there is.

CHARGE = action("charge", during=TRADE, cigarettes=range(1, MOST_TRADE_PRICE + 1))
PROPOSED_CHARGE = event("proposed_charge", "seat", "count", "cigarettes", "other")


@CHARGE.check
def check_charge(s, cigarettes):
    if s.terms == CIGARETTES_FOR_CARDS or s.offer_size == 0:
        return DIG_39
    return 0 if s.cigarettes[s.partner - 1] >= s.price + cigarettes else DIG_39


@CHARGE.do
def charge(s, seat, cigarettes, events):
    s.terms = CARDS_FOR_CIGARETTES
    s.price += cigarettes
    if s.version < 2:
        tell(events, PROPOSED_CHARGE, EVERYONE, seat, s.offer_size, cigarettes, s.partner - 1)
        propose(s, events)


BID = action("bid", during=TRADE, cigarettes=range(1, MOST_TRADE_PRICE + 1))
PROPOSED_BID = event("proposed_bid", "seat", "cigarettes", "other")


@BID.check
def check_bid(s, seat, cigarettes):
    if s.terms == CARDS_FOR_CIGARETTES or (s.version < 2 and s.offer_size > 0):
        return DIG_39
    offers = s.cigarettes[seat] >= s.price + cigarettes
    return 0 if offers and s.cards[s.partner - 1] > 0 else DIG_39


@BID.do
def bid(s, seat, cigarettes, events):
    s.terms = CIGARETTES_FOR_CARDS
    s.price += cigarettes
    if s.version < 2:
        tell(events, PROPOSED_BID, EVERYONE, seat, cigarettes, s.partner - 1)
        propose(s, events)


# --- how many cards are asked for, and then the proposal: since version 2

ASK = action("ask", during=TRADE, cards=range(1, HAND_LIMIT + 1))


@ASK.check
def check_ask(s, cards):
    ready = s.version >= 2 and s.cards[s.partner - 1] >= s.wanted + cards
    return 0 if ready else DIG_39


@ASK.do
def ask(s, cards):
    s.wanted += cards


PROPOSE = action("propose", during=TRADE)
OFFERED_CARDS = event("offered_cards", "seat", "count", "cigarettes", "wanted", "other")
OFFERED_CIGARETTES = event("offered_cigarettes", "seat", "count", "cigarettes", "wanted", "other")


@PROPOSE.check
def check_propose(s):
    """Cards for as many; or cigarettes on one side, and a card at least on the other."""
    if s.version < 2:
        return DIG_39
    if s.terms == CARDS_FOR_CIGARETTES:
        return 0 if s.offer_size > 0 else DIG_39
    if s.terms == CIGARETTES_FOR_CARDS:
        return 0 if s.wanted > 0 else DIG_39
    return 0 if s.offer_size == s.wanted and s.wanted > 0 else DIG_39


@PROPOSE.do
def make_proposal(s, seat, events):
    other = s.partner - 1
    if s.terms == CARDS_FOR_CIGARETTES:
        tell(events, OFFERED_CARDS, EVERYONE, seat, s.offer_size, s.price, s.wanted, other)
    elif s.terms == CIGARETTES_FOR_CARDS:
        tell(events, OFFERED_CIGARETTES, EVERYONE, seat, s.offer_size, s.price, s.wanted, other)
    else:
        s.terms = CARDS_FOR_CARDS
        tell(events, PROPOSED_SWAP, EVERYONE, seat, s.offer_size, other)
    propose(s, events)


ASKED = event("asked", "seat")


@rule
def propose(s, events):
    s.phase = ANSWER
    tell(events, ASKED, EVERYONE, s.partner - 1)


GIVE_UP = DONE.during(TRADE)
GAVE_UP = event("gave_up", "seat", "other")


@GIVE_UP.do
def give_up(s, seat, events):
    fail(s, GAVE_UP, seat, s.partner - 1, events)


@rule
def fail(s, how, seat, other, events):
    """No action is spent, but it does not go on for ever."""
    s.trade_failed += 1
    tell(events, how, EVERYONE, seat, other)
    clear_trade(s)


# --- what the team-mate says

REFUSE = action("refuse", during=ANSWER)
REFUSED = event("refused", "seat", "other", hits="other")


@REFUSE.do
def refuse(s, seat, events):
    fail(s, REFUSED, seat, s.seat + 0, events)


ACCEPT = action("accept", during=ANSWER)


@ACCEPT.do
def accept(s, events):
    if s.terms == CARDS_FOR_CIGARETTES and s.wanted == 0:
        close(s, events)
    else:
        s.phase = RETURN


# --- what the team-mate gives back: as many cards as were asked for; before version 2, for
# cigarettes, any number but none

LAY_BACK = LAY.during(RETURN)


@LAY_BACK.check
def check_lay_back(s, seat, card):
    return 0 if s.hand[seat, card] > s.reply[card] else DIG_39


@LAY_BACK.do
def lay_back(s, card, events):
    s.reply[card] += 1
    s.reply_size += 1
    if s.reply_size == s.wanted:
        close(s, events)


LAID_ENOUGH = DONE.during(RETURN)


@LAID_ENOUGH.check
def check_laid_enough(s):
    return 0 if s.wanted == 0 and s.reply_size > 0 else DIG_39


TRADED = event("traded", "seat", "other")
PAID_CIGARETTES = event("paid_cigarettes", "seat", "cigarettes")


@LAID_ENOUGH.do
def close(s, events):
    """The cards change hands; only these two see which."""
    seat = s.seat + 0
    other = s.partner - 1
    spend(s, 1)
    tell(events, TRADED, EVERYONE, seat, other)
    pass_on(s, seat, other, s.offer, events)
    pass_on(s, other, seat, s.reply, events)
    if s.price > 0:
        buyer = other if s.terms == CARDS_FOR_CIGARETTES else seat
        seller = seat if s.terms == CARDS_FOR_CIGARETTES else other
        s.cigarettes[buyer] -= s.price
        s.cigarettes[seller] += s.price
        tell(events, PAID_CIGARETTES, EVERYONE, buyer, s.price)
    clear_trade(s)


RECEIVED = event("received", "seat", "card", "count")  # to those in the trade


@rule
def pass_on(s, giver, taker, laid, events):
    for kind in range(KINDS):
        if laid[kind] > 0:
            tell(events, RECEIVED, 1 << giver | 1 << taker, taker, kind, laid[kind])
            for _ in range(laid[kind]):
                hand_over(s, giver, taker, kind)


@rule
def clear_trade(s):
    s.partner = 0
    s.terms = UNDECIDED
    s.price = 0
    s.wanted = 0
    s.offer_size = 0
    s.reply_size = 0
    for kind in range(KINDS):
        s.offer[kind] = 0
        s.reply[kind] = 0
    s.phase = NEXT
