"""What speaks for a trade between team-mates (DIG-39).

Three trades are worth an action: to collect the cigarettes for a tool one buys right after, to
hand tools to whoever can dig them, and to fetch tools from whoever cannot. They are judged
by what both can see, so that the team-mate understands why they are proposed.
"""

from jailbirds.games.digout.hints.hands import hand_worth, tools_in_hand
from jailbirds.games.digout.hints.rooms import money_to_come
from jailbirds.games.digout.hints.worth import CIGARETTE, POINT, UNSEEN_CARD
from jailbirds.games.digout.rules.market import DONE, price_of
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.rules.trading import (
    ACCEPT,
    ASK,
    BID,
    CHARGE,
    LAY,
    PROPOSE,
    REFUSE,
    SWAP,
    TRADE_WITH,
)
from jailbirds.games.digout.state import *
from jailbirds.kernel import rule

A_GOOD_TRADE = 900  # against another action
FRIENDSHIP = 150  # what a team-mate may cost one, whatever it is for
TOO_MANY_TOOLS = 3  # in one's own block, with one action left
WRONG = -20 * POINT


# --- which trade


@rule
def good_trade(s, seat, other):
    """The terms of a trade that one should propose; UNDECIDED for none."""
    if needs_money(s, seat, other):
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
def needs_money(s, seat, other):
    return s.cards[seat] > 0 and collects(s, seat, other) > 0


@rule
def collects(s, seat, other):
    """The cigarettes to ask for to buy a tool; 0: none, or one can earn them alone."""
    lacking = lacks(s, seat, s.cigarettes[other] + 0)
    if lacking > 0:
        for ware in range(len(WARE_CARD)):
            if WARE_CARD[ware] < TOOLS and money_to_come(s, seat) >= price_of(s, seat, ware):
                return 0
    return lacking


@rule
def lacks(s, seat, most):
    """How many cigarettes more, up to a limit, buy the best tool at once; 0: that is not so."""
    lacking = 0
    if s.room[seat] == YARD and s.actions >= 2:  # one for the trade, one to buy
        for ware in range(len(WARE_CARD)):
            short = price_of(s, seat, ware) - s.cigarettes[seat]
            buys_tool = WARE_CARD[ware] < TOOLS and s.pile[WARE_CARD[ware]] > 0
            if buys_tool and 0 < short <= most:
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


# --- to propose it, step by step: cards, cigarettes, and how many cards in return


@TRADE_WITH.prefer
def prefer_trade(s, seat, other):
    """Who has refused once has a reason."""
    good = s.trade_failed == 0 and good_trade(s, seat, other) != UNDECIDED
    return A_GOOD_TRADE if good else WRONG


@rule
def cards_to_lay(s, seat):
    """One for money, or the tools that the other should dig."""
    other = s.partner - 1
    if needs_money(s, seat, other):
        return 1
    fetched = good_trade(s, seat, other) == CIGARETTES_FOR_CARDS
    return 0 if fetched else hands_on(s, seat, other)


@rule
def fair_price(s, seat):
    """As much as is needed, or a token."""
    other = s.partner - 1
    if good_trade(s, seat, other) == CARDS_FOR_CARDS:
        return 0
    return collects(s, seat, other) if needs_money(s, seat, other) else 1


@rule
def cards_to_ask(s, seat):
    other = s.partner - 1
    fetched = good_trade(s, seat, other) == CIGARETTES_FOR_CARDS
    return known_tools(s, seat, other) if fetched else 0


@LAY.prefer
def prefer_lay(s, seat, card):
    if s.phase == RETURN:
        return prefer_lay_back(s, seat, card)
    money = needs_money(s, seat, s.partner - 1)
    right = card == least_useful(s, seat) if money else card < TOOLS
    return POINT if right and s.offer_size < cards_to_lay(s, seat) else WRONG


@SWAP.prefer
def prefer_swap(s, seat):
    right = good_trade(s, seat, s.partner - 1) == CARDS_FOR_CARDS
    return POINT if right and s.offer_size == cards_to_lay(s, seat) else WRONG


@CHARGE.prefer
def prefer_charge(s, seat, cigarettes):
    right = good_trade(s, seat, s.partner - 1) == CARDS_FOR_CIGARETTES
    enough = s.price + cigarettes == fair_price(s, seat)
    return POINT if right and enough and s.offer_size == cards_to_lay(s, seat) else WRONG


@BID.prefer
def prefer_bid(s, seat, cigarettes):
    right = good_trade(s, seat, s.partner - 1) == CIGARETTES_FOR_CARDS
    return POINT if right and s.price + cigarettes == fair_price(s, seat) else WRONG


@ASK.prefer
def prefer_ask(s, seat, cards):
    return POINT if s.wanted + cards == cards_to_ask(s, seat) else WRONG


@PROPOSE.prefer
def prefer_proposal(s, seat):
    right = good_trade(s, seat, s.partner - 1) == s.terms and s.price == fair_price(s, seat)
    laid = s.offer_size == cards_to_lay(s, seat) and s.wanted == cards_to_ask(s, seat)
    return POINT if right and laid else WRONG


# --- to answer: for a reason that both can see, or where it costs next to nothing

REFUSE.prefer(10)


@ACCEPT.prefer
def prefer_accept(s, seat):
    """What is paid at once is gone from the position after it, and is added back here."""
    if not sees_why(s, seat) and balance(s, seat) < -FRIENDSHIP:
        return WRONG
    paid = s.terms == CARDS_FOR_CIGARETTES and s.wanted == 0
    return POINT + CIGARETTE * s.price if paid else POINT


@rule
def sees_why(s, seat):
    """Cigarettes for a tool at once, or tools for who can dig them."""
    if s.terms == CARDS_FOR_CIGARETTES:
        if s.wanted > 0:
            return False
        return lacks(s, s.seat, s.price + 0) == s.price or known_tools(s, seat, s.seat) > 0
    return digs_for_me(s, seat) and s.wanted <= tools_in_hand(s, seat)


@rule
def balance(s, seat):
    """What the one who is asked would gain by a trade, as far as they know."""
    given = worth_of_least(s, seat, s.wanted + 0)
    price = CIGARETTE * s.price
    paid = price if s.terms == CARDS_FOR_CIGARETTES else -price
    return UNSEEN_CARD * s.offer_size - given - paid


@rule
def worth_of_least(s, seat, count):
    """So many cards, those that one misses least."""
    worth = hand_worth(s, seat)
    for _ in range(count):
        kind = least_useful(s, seat)
        if kind >= 0:
            s.hand[seat, kind] -= 1
            s.reply[kind] += 1
    worth -= hand_worth(s, seat)
    for kind in range(KINDS):
        s.hand[seat, kind] += s.reply[kind]
        s.reply[kind] = 0
    return worth


# --- to lay cards in return


@rule
def prefer_lay_back(s, seat, card):
    """Tools, if the other can dig them and one cannot; else what one misses least."""
    if s.wanted == 0 and s.reply_size >= cards_due(s, seat):
        return WRONG
    if digs_for_me(s, seat):
        return POINT + loss(s, seat, card) if card < TOOLS else 0
    return -loss(s, seat, card)


@DONE.prefer
def prefer_done(s, seat):
    """To give up what is no good, or to have laid enough; at other times nothing speaks for it."""
    if s.phase == TRADE:
        return POINT if good_trade(s, seat, s.partner - 1) == UNDECIDED else WRONG
    if s.phase == RETURN:
        return POINT if s.reply_size >= cards_due(s, seat) else WRONG
    return 0


@rule
def digs_for_me(s, seat):
    return can_dig(s, s.seat) and not can_dig(s, seat) and tools_in_hand(s, seat) > 0


@rule
def cards_due(s, seat):
    """Before version 2, for cigarettes: however many one likes."""
    return tools_in_hand(s, seat) if digs_for_me(s, seat) else 1


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
