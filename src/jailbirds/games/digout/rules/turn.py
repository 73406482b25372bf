"""The course of a turn, and what comes next when an action is done (DIG-11, DIG-12)."""

from jailbirds.games.digout.actions import TURN_BEGAN, TURN_ENDED
from jailbirds.games.digout.rules.cards import (
    draws_due,
    next_clockwise,
    put_away,
    refill,
    throw_away,
)
from jailbirds.games.digout.rules.effects import happens
from jailbirds.games.digout.rules.end import time_up
from jailbirds.games.digout.rules.michelle import extort_next
from jailbirds.games.digout.state import (
    ACT,
    ACTING,
    ACTIONS_A_TURN,
    AT_TURN_END,
    CLOSING,
    DEALING,
    DRAW,
    FIGURE,
    HAND_LIMIT,
    LEADING,
    LIMIT,
    NEXT,
    OVER,
    PURGE,
    SETTING_UP,
    SPOILS,
    TAKE,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def go_on(s, events):
    """What is pending comes first, then the turn goes on where it was."""
    if s.ended:
        s.phase = OVER
    elif draws_due(s) and has_cards_to_draw(s, events):
        s.phase = DRAW
    elif s.pool_size > 0:
        s.phase = DEALING
    elif s.takes > 0 and s.cards[s.taken_from - 1] > 0:
        s.phase = TAKE
    elif has_spoils(s):
        s.phase = SPOILS
    elif s.purging != 0:
        s.phase = PURGE
    else:
        clear_away(s)
        if s.figure_queue != 0:
            extort_next(s, events)
        else:
            resume(s, events)


@rule
def has_cards_to_draw(s, events):
    refill(s, events)
    return s.stack_size > 0


@rule
def has_spoils(s):
    count = 0
    for seat in range(s.players):
        if s.spoils >> seat & 1:
            count += s.cards[seat]
    return count > 0


@rule
def clear_away(s):
    """DIG-17: a resolved card is discarded."""
    s.taker = 0
    s.takes = 0
    s.taken_from = 0
    s.spoils = 0
    if s.resolving > 0:
        put_away(s, s.resolving - 1)
        s.resolving = 0


@rule
def resume(s, events):
    """DIG-12: end-of-turn effects, Michel(le), hand limit, next player."""
    if s.stage == SETTING_UP:
        begin_turn(s, events)
    elif s.stage == ACTING:
        s.phase = ACT
    elif s.stage == LEADING and s.michelle:
        s.phase = FIGURE
    elif s.cards[s.seat] > HAND_LIMIT:
        s.stage = CLOSING
        s.phase = LIMIT
    else:
        next_turn(s, events)


@rule
def begin_turn(s, events):
    s.stage = ACTING
    s.actions = ACTIONS_A_TURN
    s.moments = 0
    s.searched = 0
    s.extorted = 0
    s.gained_action = 0
    s.rerolled = 0
    s.dealt = 0
    s.phase = ACT
    tell(events, TURN_BEGAN, EVERYONE, s.seat, s.round + 1)


@rule
def end_turn(s, seat, events):
    tell(events, TURN_ENDED, EVERYONE, seat)
    s.actions = 0
    happens(s, seat, AT_TURN_END, events)
    s.stage = LEADING
    s.phase = NEXT


@rule
def shed(s, seat, kind, events):
    """DIG-12: down to the hand limit."""
    throw_away(s, seat, kind, events)
    s.phase = NEXT


@rule
def next_turn(s, events):
    s.seat = next_clockwise(s, s.seat)
    if s.seat == s.first:
        s.round += 1
    if s.round == s.turn_limit:
        time_up(s, events)  # DIG-41
        s.phase = OVER
    else:
        begin_turn(s, events)
