"""How well a seat stands."""

from jailbirds.games.scapegoat.hints.errands import prospect, steps, threat
from jailbirds.games.scapegoat.hints.worth import (
    CARD,
    ELEMENT,
    FREEDOM,
    GROUP,
    HELP,
    HINDER,
    MONEY,
    NEEDED,
    NEVER,
    POINT,
    PULL,
    STAMINA,
    USEFUL,
)
from jailbirds.games.scapegoat.rules.escape import (
    count_bits,
    is_indispensable,
    marks_without,
    winners,
)
from jailbirds.games.scapegoat.state import (
    CHAPEL,
    GUN,
    HAND_LIMIT,
    ITEMS,
    LOST,
    OVER,
    ROOMS,
    WARDENS_OFFICE,
)
from jailbirds.kernel.rule import rule


@rule
def evaluate(s, seat):
    if s.phase == OVER:
        if s.ended == LOST:
            return NEVER // 2
        return FREEDOM if winners(s) >> seat & 1 else -FREEDOM
    total = standing_in_plan(s, seat) + belongings(s, seat) + pull(s, seat)
    helped, hindered = -2_000, 0
    for other in range(s.players):
        if other != seat:
            total -= CARD // 2 * s.hand[other]
            if other != s.scapegoat:
                if seat == s.scapegoat:
                    hindered = max(hindered, threat(s, other))
                else:
                    helped = max(helped, prospect(s, other))
    if seat == s.scapegoat:
        return total + prospect(s, seat) // 2 - HINDER * hindered
    return total + prospect(s, seat) + HELP * helped // 100


@rule
def standing_in_plan(s, seat):
    """Marks of one's own, and of the best group one belongs to."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, count_bits(marks_without(s, other)))
    total = ELEMENT * count_bits(s.marks[seat]) + GROUP * best
    return total + NEEDED if is_indispensable(s, seat) else total


@rule
def belongings(s, seat):
    """Stamina, cash, cards, and items that any task asks for."""
    total = STAMINA * s.stamina[seat] + MONEY * s.cash[seat] + CARD * s.hand[seat]
    for item in range(ITEMS):
        if s.items[seat, item] > 0:
            total += USEFUL // 5 * s.items[seat, item]
            if item == GUN:
                total += POINT
            elif is_asked_for(s, item):
                total += USEFUL
    return total


@rule
def pull(s, seat):
    """Where to go when nothing else is to be done: for cards, or against those of others."""
    if seat == s.scapegoat:
        if s.hand[seat] < HAND_LIMIT:
            return -PULL * steps(s, s.room[seat], WARDENS_OFFICE)
        return 0
    cards = 0
    for other in range(s.players):
        if other != seat:
            cards += s.hand[other]
    if cards == 0 and s.hand[seat] == 0:
        return -PULL // 2 * steps(s, s.room[seat], WARDENS_OFFICE)
    return -PULL * min(2, cards) * steps(s, s.room[seat], CHAPEL)


@rule
def is_asked_for(s, kind):
    for room in range(ROOMS):
        if s.task_in[room] > 0 and s.need[s.task_in[room] - 1, kind] > 0:
            return True
    return False
