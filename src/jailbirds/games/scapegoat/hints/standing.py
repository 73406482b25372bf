"""How well the seats stand."""

from jailbirds.games.scapegoat.hints.errands import prospect, steps, worst_threat
from jailbirds.games.scapegoat.hints.worth import *
from jailbirds.games.scapegoat.rules.escape import (
    count_bits,
    is_indispensable,
    marks_without,
    winners,
)
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import rule


@rule
def evaluate(s, seats, values):
    if s.phase == OVER:
        for seat in range(s.players):
            if s.ended == LOST:
                values[seat] = NEVER // 2
            else:
                values[seat] = FREEDOM if winners(s) >> seat & 1 else -FREEDOM
        return
    first, second = NOWHERE, NOWHERE  # the best prospects of those who work on the plan
    for seat in range(s.players):
        values[seat] = prospect(s, seat)
        if seat != s.scapegoat:
            if values[seat] > first:
                first, second = values[seat], first
            elif values[seat] > second:
                second = values[seat]
    for seat in range(s.players):
        if seats >> seat & 1:
            if seat == s.scapegoat:
                values[seat] = values[seat] // 2 - HINDER * worst_threat(s)
            else:
                values[seat] += HELP * (second if values[seat] == first else first) // 100
            values[seat] += standing_in_plan(s, seat) + belongings(s, seat) + pull(s, seat)
            for other in range(s.players):
                if other != seat:
                    values[seat] -= CARD // 2 * s.hand[other]


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
    total = STAMINA * s.stamina[seat] + MONEY * s.cash[seat] + CARD * min(HAND_LIMIT, s.hand[seat])
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
