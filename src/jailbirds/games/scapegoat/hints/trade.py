"""What speaks for a trade: one that is good for both.

All that is traded lies open, so a bot tries a trade on both sheets before it offers it, and the
other one comes to the same judgement. Where both gain by a trade, nobody gains by trading
back: bots do not trade in circles.
"""

from jailbirds.games.scapegoat.actions import (
    DO_ACCEPT,
    DO_ASK,
    DO_GIVE,
    DO_OFFER,
    DO_REFUSE,
    DO_SEND,
)
from jailbirds.games.scapegoat.hints.errands import prospect
from jailbirds.games.scapegoat.hints.standing import belongings, is_asked_for
from jailbirds.games.scapegoat.hints.worth import FREEDOM, HELP, NEVER, POINT
from jailbirds.games.scapegoat.rules.prison import add_thing, free_places, has
from jailbirds.games.scapegoat.state import CONSENT, KINDS, MOST_CASH, THINGS
from jailbirds.kernel.rule import rule

NOTHING = THINGS  # what one gives who gives nothing
WORTH_IT = POINT // 10  # what a trade has to bring to each
BARTER = POINT // 4  # one likes a trade in which both give better than a present
MOST_A_TURN = 2  # offers that were accepted


@rule
def best_trade(s, seat, partner):
    """What one asks for * (THINGS + 1) + what one gives; -1 where nothing is good for both.

    The best is the fairest: the one by which whoever gains less gains most.
    """
    rest = best_of_the_rest(s, seat, partner)
    mine = worth_to(s, seat, prospect(s, seat), max(rest, prospect(s, partner)))
    theirs = worth_to(s, partner, prospect(s, partner), max(rest, prospect(s, seat)))
    best, found = 0, -1
    for asked in range(THINGS + 1):
        if is_traded(s, partner, asked):
            for given in range(THINGS + 1):
                if given != asked and is_traded(s, seat, given):
                    gain = common_gain(s, seat, partner, asked, given, rest, mine, theirs)
                    if gain > best:
                        best = gain
                        found = asked * (THINGS + 1) + given
    return found


@rule
def is_traded(s, owner, thing):
    """Nothing, or what the owner has and somebody may want."""
    if thing == NOTHING:
        return True
    return has(s, owner, thing) > 0 and (thing >= KINDS or is_asked_for(s, thing))


@rule
def best_of_the_rest(s, seat, partner):
    """How near the others at work are to a task."""
    best = -FREEDOM
    for other in range(s.players):
        if other not in (seat, partner, s.scapegoat):
            best = max(best, prospect(s, other))
    return best


@rule
def worth_to(s, seat, own, others):
    """What a trade can change of how a seat stands; see `evaluate`."""
    return belongings(s, seat) + own + HELP * others // 100


@rule
def common_gain(s, seat, partner, asked, given, rest, mine, theirs):
    """How much a trade brings to whoever gains less by it; nothing if it is not worth it."""
    gain = 0
    pass_on(s, seat, partner, given)
    pass_on(s, partner, seat, asked)
    if has_room(s, seat) and has_room(s, partner):
        here, there = prospect(s, seat), prospect(s, partner)
        mine = worth_to(s, seat, here, max(rest, there)) - mine
        theirs = worth_to(s, partner, there, max(rest, here)) - theirs
        if min(mine, theirs) >= WORTH_IT:
            gain = min(mine, theirs)
            if NOTHING not in (asked, given):
                gain += BARTER
    pass_on(s, seat, partner, asked)
    pass_on(s, partner, seat, given)
    return gain


@rule
def has_room(s, seat):
    """SCG-04: is everything on the sheet in its place?"""
    return free_places(s, seat) >= 0 and s.cash[seat] <= MOST_CASH


@rule
def pass_on(s, giver, taker, thing):
    """From sheet to sheet, to see what comes of it; it is passed back afterwards."""
    if thing != NOTHING:
        add_thing(s, giver, thing, -1)
        add_thing(s, taker, thing, 1)


@rule
def prefer_in_trade(s, seat, action):
    if action < DO_GIVE:
        partner = action - DO_OFFER
        if s.refused > 0 or s.accepted >= MOST_A_TURN or s.scapegoat in (seat, partner):
            return NEVER
        return 3 * POINT if best_trade(s, seat, partner) >= 0 else NEVER
    if action in (DO_ACCEPT, DO_REFUSE):
        if s.phase == CONSENT and action == DO_ACCEPT:
            return -5 * POINT if seat == s.scapegoat else 5 * POINT
        return 0
    trade = best_trade(s, seat, s.asked + 0)
    wanted, offered = trade // (THINGS + 1), trade % (THINGS + 1)
    given, asked = 0, 0
    for thing in range(THINGS):
        given += s.give[thing]
        asked += s.ask[thing]
    if action < DO_ASK:
        right = given == 0 and action - DO_GIVE == offered
    elif action < DO_SEND:
        right = asked == 0 and action - DO_ASK == wanted
    else:
        right = (asked > 0 or wanted == NOTHING) and (given > 0 or offered == NOTHING)
    return POINT if right else NEVER // 2
