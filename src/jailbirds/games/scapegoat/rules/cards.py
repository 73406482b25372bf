"""Blackmail cards: drawing them, and the hand limit. SCG-05, SCG-62."""

from jailbirds.games.scapegoat.rules.prison import go_on
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, count_of, event, rule, tell


@rule
def begin_deal(s, count, events):
    """As many as there are; the used pile is shuffled in when the stack is empty."""
    s.to_deal = min(count, count_stack(s) + count_at(s, USED))
    s.looked_at = 0
    go_on_dealing(s, count > 1, events)


@rule
def go_on_dealing(s, choosing, events):
    if s.to_deal > 0:
        s.phase = DEAL
        s.doing = SCG_62
        s.paying = choosing  # while dealing: are the cards only looked at?
        if count_stack(s) == 0:
            reshuffle(s, events)
    elif choosing:
        s.phase = KEEP
    else:
        go_on(s)
        keep_to_limit(s, s.seat)


RESHUFFLED = event("reshuffled")


@rule
def reshuffle(s, events):
    for card in range(CARDS):
        if s.card_at[card] == USED:
            s.card_at[card] = IN_STACK
            s.known[card] = 0
    tell(events, RESHUFFLED, EVERYONE)


@rule
def count_at(s, place):
    return count_of(s.card_at, place)


@rule
def count_stack(s):
    """What is neither used nor in hands; known to everybody."""
    held = 0
    for seat in range(s.players):
        held += s.hand[seat]
    return CARDS - count_at(s, USED) - held - s.looked_at


DO_DEAL = action("deal", during=DEAL, otherwise=SCG_19, card=CARD_NAMES)
DREW = event("drew", "seat", "count")  # how many are in hand, or before one
SAW = event("saw", "seat", "card")  # for the eyes of one


@DO_DEAL.check
def check_deal(s, card):
    return 0 if s.card_at[card] == IN_STACK else SCG_62


@DO_DEAL.do
def deal(s, card, events):
    """One card from the stack."""
    seat = s.seat
    choosing = s.paying
    s.to_deal -= 1
    s.known[card] = 1 << seat
    if choosing:
        s.card_at[card] = LOOKED_AT
        s.looked_at += 1
        tell(events, DREW, EVERYONE, seat, s.looked_at)
        tell(events, SAW, 1 << seat, seat, card)
    else:
        s.card_at[card] = HELD + seat
        s.hand[seat] += 1
        tell(events, DREW, EVERYONE, seat, s.hand[seat])
        tell_card(s, 1 << seat, seat, card, events)
    go_on_dealing(s, choosing, events)


SHOWN = event("shown", "seat", "card")  # in an open hand


@rule
def tell_card(s, eyes, seat, card, events):
    """A card has come into a hand: option `blackmail_hands`."""
    if s.open_hands:
        tell(events, SHOWN, EVERYONE, seat, card)
    else:
        tell(events, SAW, eyes, seat, card)


DO_KEEP = action("keep", during=KEEP, otherwise=SCG_05, card=CARD_NAMES)
KEPT = event("kept", "seat")  # of those looked at


@DO_KEEP.check
def check_keep(s, card):
    return 0 if s.card_at[card] == LOOKED_AT else SCG_62


@DO_KEEP.do
def keep(s, seat, card, events):
    """SCG-62: one to the hand, the rest to the used pile."""
    for other in range(CARDS):
        if s.card_at[other] == LOOKED_AT and other != card:
            discard(s, seat, other, events)
    s.card_at[card] = HELD + seat
    s.hand[seat] += 1
    s.looked_at = 0
    tell(events, KEPT, EVERYONE, seat)
    if s.open_hands:
        tell(events, SHOWN, EVERYONE, seat, card)
    go_on(s)
    keep_to_limit(s, seat)


@rule
def keep_to_limit(s, seat):
    """SCG-05"""
    if s.hand[seat] > s.hand_limit:
        s.phase = DROP


DO_DROP = action("drop", during=DROP, otherwise=SCG_05, card=CARD_NAMES)


@DO_DROP.check
def check_drop(s, seat, card):
    return 0 if s.card_at[card] == HELD + seat else SCG_05


@DO_DROP.do
def drop(s, seat, card, events):
    s.hand[seat] -= 1
    discard(s, seat, card, events)
    go_on(s)


DISCARDED = event("discarded", "seat", "card")


@rule
def discard(s, seat, card, events):
    s.card_at[card] = USED
    s.known[card] = 0
    tell(events, DISCARDED, EVERYONE, seat, card)
