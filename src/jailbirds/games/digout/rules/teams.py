"""Deals between team-mates (DIG-39)."""

from jailbirds.games.digout.actions import (
    ASKED,
    GAVE_UP,
    PAID_CIGARETTES,
    PROPOSED_BID,
    PROPOSED_CHARGE,
    PROPOSED_SWAP,
    RECEIVED,
    REFUSED,
    TRADED,
)
from jailbirds.games.digout.rules.cards import hand_over, same_team, spend
from jailbirds.games.digout.state import (
    ANSWER,
    CARDS_FOR_CARDS,
    CARDS_FOR_CIGARETTES,
    CIGARETTES_FOR_CARDS,
    DIG_11,
    DIG_39,
    KINDS,
    NEXT,
    RETURN,
    TRADE,
    UNDECIDED,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def check_trade(s, seat, other):
    """A team-mate in the same room, something to give and something to get."""
    if s.actions == 0:
        return DIG_11
    if other >= s.players or not same_team(s, seat, other) or s.room[other] != s.room[seat]:
        return DIG_39
    if s.dealt or s.cards[seat] + s.cigarettes[seat] == 0:
        return DIG_39
    return DIG_39 if s.cards[other] + s.cigarettes[other] == 0 else 0


@rule
def trade(s, other):
    """The action is spent when the team-mate agrees."""
    s.partner = other + 1
    s.terms = UNDECIDED
    s.phase = TRADE


# --- what is proposed


@rule
def check_lay(s, seat, kind):
    """One's own cards, one by one; they stay in the hand until the deal is done."""
    if s.phase == TRADE:
        return 0 if s.hand[seat, kind] > s.offer[kind] else DIG_39
    if s.terms == CARDS_FOR_CARDS and s.reply_size == s.offer_size:
        return DIG_39
    return 0 if s.hand[seat, kind] > s.reply[kind] else DIG_39


@rule
def lay(s, kind, events):
    if s.phase == TRADE:
        s.offer[kind] += 1
        s.offer_size += 1
        return
    s.reply[kind] += 1
    s.reply_size += 1
    if s.terms == CARDS_FOR_CARDS and s.reply_size == s.offer_size:
        close(s, events)


@rule
def check_swap(s):
    ready = s.offer_size > 0 and s.cards[s.partner - 1] >= s.offer_size
    return 0 if ready else DIG_39


@rule
def check_charge(s, price):
    ready = s.offer_size > 0 and s.cigarettes[s.partner - 1] >= price
    return 0 if ready else DIG_39


@rule
def check_bid(s, seat, price):
    ready = s.offer_size == 0 and s.cigarettes[seat] >= price and s.cards[s.partner - 1] > 0
    return 0 if ready else DIG_39


@rule
def propose(s, seat, terms, price, events):
    s.terms = terms
    s.price = price
    s.phase = ANSWER
    other = s.partner - 1
    if terms == CARDS_FOR_CARDS:
        tell(events, PROPOSED_SWAP, EVERYONE, seat, s.offer_size, other)
    elif terms == CARDS_FOR_CIGARETTES:
        tell(events, PROPOSED_CHARGE, EVERYONE, seat, s.offer_size, price, other)
    else:
        tell(events, PROPOSED_BID, EVERYONE, seat, price, other)
    tell(events, ASKED, EVERYONE, other)


@rule
def give_up(s, seat, events):
    """One proposal that comes to nothing is enough for a turn."""
    s.dealt = 1
    tell(events, GAVE_UP, EVERYONE, seat)
    clear_deal(s)


# --- what the team-mate says


@rule
def refuse(s, seat, events):
    s.dealt = 1
    tell(events, REFUSED, EVERYONE, seat)
    clear_deal(s)


@rule
def accept(s, events):
    if s.terms == CARDS_FOR_CIGARETTES:
        close(s, events)
    else:
        s.phase = RETURN


@rule
def check_laid_enough(s):
    """For cigarettes any number of cards, but not none."""
    return 0 if s.terms == CIGARETTES_FOR_CARDS and s.reply_size > 0 else DIG_39


@rule
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
    clear_deal(s)


@rule
def pass_on(s, giver, taker, laid, events):
    for kind in range(KINDS):
        if laid[kind] > 0:
            tell(events, RECEIVED, 1 << giver | 1 << taker, taker, kind, laid[kind])
            for _ in range(laid[kind]):
                hand_over(s, giver, taker, kind)


@rule
def clear_deal(s):
    s.partner = 0
    s.terms = UNDECIDED
    s.price = 0
    s.offer_size = 0
    s.reply_size = 0
    for kind in range(KINDS):
        s.offer[kind] = 0
        s.reply[kind] = 0
    s.phase = NEXT
