"""The course of a turn: who acts, and what comes next when an action is done (DIG-11, DIG-12)."""

from jailbirds.games.digout.rules.cards import next_clockwise, put_away, throw_away
from jailbirds.games.digout.rules.effects import happens
from jailbirds.games.digout.rules.end import time_up
from jailbirds.games.digout.rules.extortion import asked
from jailbirds.games.digout.rules.michelle import against_figure, extort_next, go_on_with_figure
from jailbirds.games.digout.rules.playing import DISCARD, next_purged
from jailbirds.games.digout.rules.searching import draws_due, refill
from jailbirds.games.digout.state import *
from jailbirds.kernel import CHANCE, EVERYONE, action, event, rule, tell

# The rule that says what has to be done in a phase, for whatever does not belong there
PHASE_RULE = (
    *(DIG_09, DIG_06, DIG_07, DIG_05, DIG_17, DIG_21, DIG_34, DIG_14, DIG_31, DIG_33),
    *(DIG_11, DIG_14, DIG_16, DIG_17, DIG_17, DIG_17, DIG_17, DIG_27),
    *(DIG_19, DIG_20, DIG_38, DIG_31, DIG_31, DIG_33, DIG_33, DIG_34, DIG_33),
    *(DIG_12, DIG_39, DIG_39, DIG_39, DIG_10),
)


# --- who acts


@rule
def actors(s):
    """One at a time: chance, whose turn it is, or who has to answer."""
    if s.phase == OVER:
        return 0
    if s.phase <= CARD:
        return 1 << CHANCE
    return 1 << player_to_act(s)


@rule
def player_to_act(s):
    if s.phase in (THREAT, FIGHT):
        return asked(s)
    if s.phase == SPOILS:
        return s.taker - 1
    if s.phase in (EXTORTED, BRAWL):
        return against_figure(s)
    if s.phase in (PENALTY, PRIZE):
        return s.figure_victim - 1
    if s.phase in (ANSWER, RETURN):
        return s.partner - 1
    if s.phase == PURGE:
        return next_purged(s)
    return s.seat + 0


@rule
def not_yours(s):
    """What the others wait for, or why it is over."""
    if s.phase == OVER:
        if s.ended == TIME_UP:
            return DIG_41
        return DIG_35 if s.ended == TEAM_TUNNEL else DIG_10
    return DIG_09 if s.phase == ACT else not_now(s)


@rule
def not_now(s):
    return PHASE_RULE[s.phase]


# --- what is next


@rule
def afterwards(s, events):
    if s.phase == NEXT:
        go_on(s, events)


@rule
def go_on(s, events):
    """What is pending comes first, then the turn goes on where it was.

    Since version 2 what the winner takes comes before what anybody draws, as with Michel(le).
    """
    robbery = robbing(s)
    if s.ended:
        s.phase = OVER
    elif robbery != 0 and s.version >= 2:
        s.phase = robbery
    elif draws_due(s) and has_cards_to_draw(s, events):
        s.phase = DRAW
    elif s.pool_size > 0:
        s.phase = DEALING
    elif robbery != 0:
        s.phase = robbery
    elif s.purging != 0:
        s.phase = PURGE
    elif s.attacker > 0:
        s.phase = FIGHT  # a past was revealed in it
    elif s.figure_victim > 0:
        go_on_with_figure(s)
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
def robbing(s):
    """The phase in which the winner takes something, by lot or as they like; 0: nothing."""
    if s.takes > 0 and s.cards[s.taken_from - 1] > 0:
        return TAKE
    if s.spoils == 0:
        return 0
    for seat in range(s.players):
        if s.spoils >> seat & 1 and s.cards[seat] > 0:
            return SPOILS
    return 0


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


# --- from turn to turn

TURN_BEGAN = event("turn_began", "seat", "round")


@rule
def begin_turn(s, events):
    s.stage = ACTING
    s.actions = ACTIONS_A_TURN
    s.moments = 0
    s.searched = 0
    s.extorted = 0
    s.gained_action = 0
    s.rerolled = 0
    s.trade_failed = 0
    s.phase = ACT
    tell(events, TURN_BEGAN, EVERYONE, s.seat, s.round + 1)


END = action("end", during=ACT)
TURN_ENDED = event("turn_ended", "seat")


@END.do
def end_turn(s, seat, events):
    tell(events, TURN_ENDED, EVERYONE, seat)
    s.actions = 0
    happens(s, seat, AT_TURN_END, events)
    s.stage = LEADING
    s.phase = NEXT


SHED = DISCARD.during(LIMIT)


@SHED.check
def check_shed(s, seat, card):
    return 0 if s.hand[seat, card] > 0 else DIG_12


@SHED.do
def shed(s, seat, card, events):
    """DIG-12: down to the hand limit."""
    throw_away(s, seat, card, events)
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
