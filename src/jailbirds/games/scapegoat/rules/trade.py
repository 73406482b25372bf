"""Trade: offers built in steps, answered by the other. SCG-29."""

from jailbirds.games.scapegoat.rules.prison import BACK, add_thing, count_items, go_on, has
from jailbirds.games.scapegoat.rules.turn import check_free, is_victim
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

DO_OFFER = action("offer", during=TURN, points=("seat-{seat}",), seat=SEATS)


@DO_OFFER.check
def check_offer(s, seat, other):
    """With another prisoner in the same room, while the limits last."""
    refusal = check_free(s, seat)
    if refusal:
        return refusal
    if not is_victim(s, seat, other):
        return SCG_29
    if not may_offer(s):
        return SCG_29
    wealth = s.cash[seat] + s.cash[other] + count_items(s, seat) + count_items(s, other)
    return 0 if wealth > 0 else SCG_29


@rule
def may_offer(s):
    """Refused ones are counted, so that every turn ends; before version 2 accepted ones too."""
    if s.free_offers:
        return True
    return s.refused < MOST_OFFERS and (s.version >= 2 or s.accepted < MOST_OFFERS)


@DO_OFFER.do
def offer(s, other):
    s.doing = SCG_29
    s.asked = other
    for thing in range(THINGS):
        s.give[thing] = 0
        s.ask[thing] = 0
    s.phase = OFFER


GIVE = action("give", during=OFFER, otherwise=SCG_29, thing=THING_NAMES)


@GIVE.check
def check_give(s, seat, thing):
    return 0 if has(s, seat, thing) > s.give[thing] else SCG_29


@GIVE.do
def give(s, thing):
    s.give[thing] += 1


ASK = action("ask", during=OFFER, otherwise=SCG_29, thing=THING_NAMES)


@ASK.check
def check_ask(s, thing):
    return 0 if has(s, s.asked, thing) > s.ask[thing] else SCG_29


@ASK.do
def ask(s, thing):
    s.ask[thing] += 1


SEND = action("send", during=OFFER, otherwise=SCG_29)
OFFERED = event("offered", "seat", "other")
GIVES = event("gives", "seat", "thing", "count")
ASKS = event("asks", "seat", "thing", "count")


@SEND.check
def check_send(s, seat):
    """SCG-04: both must have room for the result; an empty offer is none."""
    given, asked = 0, 0
    for item in range(ITEMS):
        given += s.give[item]
        asked += s.ask[item]
    if (
        count_items(s, seat) - given + asked > ITEM_PLACES
        or count_items(s, s.asked) - asked + given > ITEM_PLACES
        or s.cash[seat] - s.give[CASH] + s.ask[CASH] > MOST_CASH
        or s.cash[s.asked] - s.ask[CASH] + s.give[CASH] > MOST_CASH
    ):
        return SCG_04
    if s.version >= 2 and not s.free_offers and takes_back(s):
        return SCG_29
    return 0 if given + asked + s.give[CASH] + s.ask[CASH] > 0 else SCG_29


@rule
def takes_back(s):
    """Would it only undo the last exchange of this turn with the same prisoner?"""
    for thing in range(THINGS):
        if s.give[thing] - s.ask[thing] != -s.traded[s.asked, thing]:
            return False
    return True


@SEND.do
def send(s, seat, events):
    tell(events, OFFERED, EVERYONE, seat, s.asked)
    for thing in range(THINGS):
        if s.give[thing] > 0:
            tell(events, GIVES, EVERYONE, seat, thing, s.give[thing])
        if s.ask[thing] > 0:
            tell(events, ASKS, EVERYONE, seat, thing, s.ask[thing])
    s.phase = ANSWER


ACCEPT = action("accept", during=ANSWER, otherwise=SCG_29)
ACCEPTED = event("accepted", "seat", "other")  # whose offer it was


@ACCEPT.do
def accept(s, seat, events):
    """Both at the same moment."""
    for thing in range(THINGS):
        change = s.ask[thing] - s.give[thing]
        add_thing(s, s.seat, thing, change)
        add_thing(s, seat, thing, -change)
        if s.version >= 2:
            s.traded[seat, thing] = -change
    s.accepted += 1
    tell(events, ACCEPTED, EVERYONE, seat, s.seat)
    close_offer(s)


REFUSE = action("refuse", during=ANSWER, otherwise=SCG_29)
REFUSED = event("refused", "seat", "other", hits="other")


@REFUSE.do
def refuse(s, seat, events):
    say_no(s, seat, events)
    close_offer(s)


@rule
def say_no(s, seat, events):
    s.refused += 1
    tell(events, REFUSED, EVERYONE, seat, s.seat)


WITHDRAW = BACK.during(OFFER)


@WITHDRAW.do
def close_offer(s):
    """Nothing of it stays on the table."""
    for thing in range(THINGS):
        s.give[thing] = 0
        s.ask[thing] = 0
    go_on(s)
