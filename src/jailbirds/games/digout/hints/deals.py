"""What speaks for a deal between team-mates (DIG-39).

Three deals are worth an action: to collect the cigarettes for a tool one buys right after, to
hand tools to whoever can dig them, and to fetch tools from whoever cannot. They are judged
by what both can see, so that the team-mate understands why they are proposed.
"""

from jailbirds.games.digout.actions import ACCEPT, BID, CHARGE, DONE, LAY, REFUSE, SWAP
from jailbirds.games.digout.hints.hands import hand_worth, tools_in_hand
from jailbirds.games.digout.hints.rooms import money_to_come
from jailbirds.games.digout.hints.worth import CIGARETTE, POINT
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.rules.trading import price_of
from jailbirds.games.digout.state import (
    ANSWER,
    CARDS_FOR_CARDS,
    CARDS_FOR_CIGARETTES,
    CIGARETTES_FOR_CARDS,
    DEAL_CARD,
    KINDS,
    MOST_BEATINGS,
    MOST_DEAL_PRICE,
    RETURN,
    TOOLS,
    UNDECIDED,
    YARD,
)
from jailbirds.kernel.rule import rule

A_GOOD_DEAL = 900  # against another action
FRIENDSHIP = 60  # for whatever else a team-mate proposes
TOO_MANY_TOOLS = 3  # in one's own block, with one action left
WRONG = -20 * POINT


# --- which deal


@rule
def good_deal(s, seat, other):
    """The terms of a deal that one should propose; UNDECIDED for none."""
    if s.cards[seat] > 0 and collects(s, seat, other) > 0:
        return CARDS_FOR_CIGARETTES
    if hands_on(s, seat, other) > 0:
        if s.cigarettes[other] > 0:
            return CARDS_FOR_CIGARETTES
        if s.cards[other] >= hands_on(s, seat, other):
            return CARDS_FOR_CARDS
    if fetches(s, seat, other) and s.cigarettes[seat] > 0:
        return CIGARETTES_FOR_CARDS
    return UNDECIDED


@rule
def collects(s, seat, other):
    """The cigarettes to ask for to buy a tool; 0: none, or one can earn them alone."""
    lacking = lacks(s, seat, s.cigarettes[other] + 0)
    if lacking > 0:
        for deal in range(len(DEAL_CARD)):
            if DEAL_CARD[deal] < TOOLS and money_to_come(s, seat) >= price_of(s, seat, deal):
                return 0
    return lacking


@rule
def lacks(s, seat, most):
    """How many cigarettes more, up to a limit, buy the best tool at once; 0: that is not so."""
    lacking = 0
    if s.room[seat] == YARD and s.actions >= 2:  # one for the deal, one to buy
        for deal in range(len(DEAL_CARD)):
            short = price_of(s, seat, deal) - s.cigarettes[seat]
            buys_tool = DEAL_CARD[deal] < TOOLS and s.pile[DEAL_CARD[deal]] > 0
            if buys_tool and 0 < short <= min(most, MOST_DEAL_PRICE):
                lacking = max(lacking, short)  # what is better costs more
    return lacking


@rule
def can_dig(s, seat):
    return s.beatings[seat] < MOST_BEATINGS


@rule
def hands_on(s, seat, other):
    """How many tools the other should dig instead."""
    tools = tools_in_hand(s, seat)
    if tools == 0 or not can_dig(s, other):
        return 0
    if not can_dig(s, seat):
        return tools
    crowded = s.room[seat] == home(s, seat) and s.actions == 1 and tools >= TOO_MANY_TOOLS
    return tools - 1 if crowded and known_tools(s, seat, other) == 0 else 0


@rule
def fetches(s, seat, other):
    """Does the other hold tools that one can dig and they cannot?"""
    return can_dig(s, seat) and not can_dig(s, other) and known_tools(s, seat, other) > 0


@rule
def known_tools(s, observer, seat):
    """Tools that somebody is known to hold; what is guessed would change from step to step."""
    count = 0
    for tool in range(TOOLS):
        count += s.known[observer, seat, tool]
    return count


# --- what to do about it


@rule
def prefer_to_trade(s, seat, other):
    return A_GOOD_DEAL if good_deal(s, seat, other) != UNDECIDED else WRONG


@rule
def prefer_in_deal(s, seat, action):
    if s.phase == ANSWER:
        return prefer_answer(s, seat, action)
    if s.phase == RETURN:
        return prefer_return(s, seat, action)
    other = s.partner - 1
    terms = good_deal(s, seat, other)
    wanted, price = 0, 1
    money = s.cards[seat] > 0 and collects(s, seat, other) > 0
    if money:
        wanted, price = 1, collects(s, seat, other)
    elif terms != CIGARETTES_FOR_CARDS:
        wanted = hands_on(s, seat, other)
    if LAY <= action < SWAP:
        kind = action - LAY
        right = kind == least_useful(s, seat) if money else kind < TOOLS
        right = right and s.offer_size < wanted
    elif action == SWAP:
        right = terms == CARDS_FOR_CARDS and s.offer_size == wanted
    elif CHARGE <= action < BID:
        right = terms == CARDS_FOR_CIGARETTES and s.offer_size == wanted
        right = right and action - CHARGE + 1 == price
    elif BID <= action < ACCEPT:
        right = terms == CIGARETTES_FOR_CARDS and action - BID + 1 == price
    else:
        right = terms == UNDECIDED
    return POINT if right else WRONG


@rule
def prefer_answer(s, seat, action):
    """Cigarettes for a tool at once, or for whatever a team-mate finds fair."""
    if action == REFUSE:
        return 10
    price = CIGARETTE * s.price
    if s.terms == CARDS_FOR_CIGARETTES:
        sees_why = lacks(s, s.seat, s.price + 0) == s.price or known_tools(s, seat, s.seat) > 0
        return price + POINT if sees_why else price // 2
    return FRIENDSHIP


@rule
def prefer_return(s, seat, action):
    """Tools, if the other can dig them and one cannot; else what one misses least."""
    digs_for_me = can_dig(s, s.seat) and not can_dig(s, seat) and tools_in_hand(s, seat) > 0
    due = tools_in_hand(s, seat) if digs_for_me else 1
    if action == DONE:
        return POINT if s.reply_size >= due else WRONG
    kind = action - LAY
    if s.terms == CIGARETTES_FOR_CARDS and s.reply_size >= due:
        return WRONG
    if digs_for_me:
        return POINT if kind < TOOLS else 0
    return -loss(s, seat, kind)


@rule
def least_useful(s, seat):
    """The card that one misses least."""
    best, found = WRONG, -1
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and -loss(s, seat, kind) > best:
            best = -loss(s, seat, kind)
            found = kind
    return found


@rule
def loss(s, seat, kind):
    """What a hand would be worth less without a card."""
    worth = hand_worth(s, seat)
    s.hand[seat, kind] -= 1
    worth -= hand_worth(s, seat)
    s.hand[seat, kind] += 1
    return worth
