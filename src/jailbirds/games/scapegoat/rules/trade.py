"""Trade: offers built in steps, answered by the other. SCG-29."""

from jailbirds.games.scapegoat.actions import ACCEPTED, ASKS, GIVES, OFFERED, REFUSED
from jailbirds.games.scapegoat.rules.prison import add_thing, count_items, go_on, has
from jailbirds.games.scapegoat.rules.turn import check_free, is_victim
from jailbirds.games.scapegoat.state import (
    ANSWER,
    CASH,
    ITEM_PLACES,
    ITEMS,
    MOST_CASH,
    MOST_OFFERS,
    OFFER,
    SCG_04,
    SCG_29,
    THINGS,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def check_offer(s, seat, partner):
    """With another prisoner in the same room, while the limits last."""
    refusal = check_free(s, seat)
    if refusal:
        return refusal
    if not is_victim(s, seat, partner):
        return SCG_29
    if s.refused >= MOST_OFFERS or s.accepted >= MOST_OFFERS:
        return SCG_29
    wealth = s.cash[seat] + s.cash[partner] + count_items(s, seat) + count_items(s, partner)
    return 0 if wealth > 0 else SCG_29


@rule
def offer(s, partner):
    s.doing = SCG_29
    s.asked = partner
    for thing in range(THINGS):
        s.give[thing] = 0
        s.ask[thing] = 0
    s.phase = OFFER


@rule
def check_give(s, seat, thing):
    return 0 if has(s, seat, thing) > s.give[thing] else SCG_29


@rule
def check_ask(s, thing):
    return 0 if has(s, s.asked, thing) > s.ask[thing] else SCG_29


@rule
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
    return 0 if given + asked + s.give[CASH] + s.ask[CASH] > 0 else SCG_29


@rule
def send(s, seat, events):
    tell(events, OFFERED, EVERYONE, seat, s.asked)
    for thing in range(THINGS):
        if s.give[thing] > 0:
            tell(events, GIVES, EVERYONE, seat, thing, s.give[thing])
        if s.ask[thing] > 0:
            tell(events, ASKS, EVERYONE, seat, thing, s.ask[thing])
    s.phase = ANSWER


@rule
def accept(s, partner, events):
    """Both at the same moment."""
    for thing in range(THINGS):
        change = s.ask[thing] - s.give[thing]
        add_thing(s, s.seat, thing, change)
        add_thing(s, partner, thing, -change)
    s.accepted += 1
    tell(events, ACCEPTED, EVERYONE, partner)
    close_offer(s)


@rule
def refuse(s, partner, events):
    s.refused += 1
    tell(events, REFUSED, EVERYONE, partner)
    close_offer(s)


@rule
def close_offer(s):
    """Nothing of it stays on the table."""
    for thing in range(THINGS):
        s.give[thing] = 0
        s.ask[thing] = 0
    go_on(s)
