"""What speaks for a trade: one that is good for both.

All that is traded lies open, so a bot tries a trade on both sheets before it offers it, and the
other one comes to the same judgement. Where both gain by a trade, nobody gains by trading
back: bots do not trade in circles.
"""

from jailbirds.games.scapegoat.hints.errands import prospect
from jailbirds.games.scapegoat.hints.standing import belongings, is_asked_for
from jailbirds.games.scapegoat.hints.worth import *
from jailbirds.games.scapegoat.rules.prison import add_thing, free_places, has
from jailbirds.games.scapegoat.rules.trade import ACCEPT, ASK, DO_OFFER, GIVE, SEND
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import rule

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
                if (
                    given != asked
                    and is_traded(s, seat, given)
                    and not is_way_back(s, partner, asked, given)
                ):
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
def is_way_back(s, partner, asked, given):
    """SCG-29: would it only undo the last exchange with them?"""
    if s.accepted == 0:
        return False
    for thing in range(THINGS):
        if s.traded[partner, thing] != (thing == asked) - (thing == given):
            return False
    return True


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


@DO_OFFER.prefer
def prefer_offer(s, seat, other):
    if s.refused > 0 or s.accepted >= MOST_A_TURN or s.scapegoat in (seat, other):
        return NEVER
    return 3 * POINT if best_trade(s, seat, other) >= 0 else NEVER


@GIVE.prefer
def prefer_give(s, seat, thing):
    offered = best_trade(s, seat, s.asked + 0) % (THINGS + 1)
    return POINT if thing == offered and count_things(s.give) == 0 else NEVER // 2


@ASK.prefer
def prefer_ask(s, seat, thing):
    wanted = best_trade(s, seat, s.asked + 0) // (THINGS + 1)
    return POINT if thing == wanted and count_things(s.ask) == 0 else NEVER // 2


@SEND.prefer
def prefer_send(s, seat):
    """When all of it is in the offer."""
    trade = best_trade(s, seat, s.asked + 0)
    wanted, offered = trade // (THINGS + 1), trade % (THINGS + 1)
    whole = (wanted == NOTHING or count_things(s.ask) > 0) and (
        offered == NOTHING or count_things(s.give) > 0
    )
    return POINT if whole else NEVER // 2


@rule
def count_things(side):
    """Of one side of an offer."""
    total = 0
    for thing in range(THINGS):
        total += side[thing]
    return total


@ACCEPT.prefer
def prefer_accept(s, seat):
    """A trade shows in the position, a task to be helped with does not."""
    if s.phase != CONSENT:
        return 0
    return -5 * POINT if seat == s.scapegoat else 5 * POINT
