"""Searching a room, and drawing from the stack (DIG-01, DIG-03, DIG-05, DIG-13)."""

from jailbirds.games.digout.rules.cards import gain_unseen, has_actions, next_clockwise, spend
from jailbirds.games.digout.rules.effects import happens
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, sum_of, tell

SEARCH = action("search", during=ACT, points=("stack",), asked_if=has_actions)
SEARCHED = event("searched", "seat", "room")


@SEARCH.check
def check_search(s, seat):
    if s.room[seat] == SOLITARY:
        return DIG_01
    if s.actions == 0 or not can_draw(s):
        return DIG_11
    return DIG_13 if s.searched else 0


@SEARCH.do
def search(s, seat, events):
    spend(s, 1)
    s.searched = 1
    s.due[seat] += SEARCH_VALUE[s.room[seat]]  # DIG-13
    tell(events, SEARCHED, EVERYONE, seat, s.room[seat])
    happens(s, seat, AT_SEARCH, events)
    s.phase = NEXT


# --- the stack

DRAW_CARD = action("draw", during=DRAW, card=CARDS)
DREW = event("drew", "seat", "card")
DREW_UNSEEN = event("drew_unseen", "seat")
RESHUFFLED = event("reshuffled")


@DRAW_CARD.weight
def in_stack(s, card):
    return s.stack[card] + 0


@DRAW_CARD.do
def draw(s, card, events):
    seat = next_drawer(s)
    s.stack[card] -= 1
    s.stack_size -= 1
    s.due[seat] -= 1
    gain_unseen(s, seat, card)
    tell(events, DREW, 1 << seat, seat, card)
    tell(events, DREW_UNSEEN, EVERYONE ^ 1 << seat, seat)
    s.phase = NEXT


@rule
def next_drawer(s):
    """Clockwise from whose turn it is."""
    seat = s.seat + 0
    while s.due[seat] == 0:
        seat = next_clockwise(s, seat)
    return seat


@rule
def draws_due(s):
    """Has anybody a search card to draw?"""
    return sum_of(s.due, s.players) > 0


@rule
def refill(s, events):
    """DIG-05: when a draw finds the stack empty the discards are shuffled."""
    if s.stack_size > 0:
        return
    for kind in range(FIRST_SEARCH, KINDS):
        s.stack[kind] += s.discards[kind]
        s.stack_size += s.discards[kind]
        s.discards[kind] = 0
    if s.stack_size > 0:
        tell(events, RESHUFFLED, EVERYONE)
    else:
        for seat in range(s.players):
            s.due[seat] = 0  # both are empty: nothing is drawn


@rule
def can_draw(s):
    left = s.stack_size + 0
    for kind in range(FIRST_SEARCH, KINDS):
        left += s.discards[kind]
    return left > 0
