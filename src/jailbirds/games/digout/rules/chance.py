"""What chance does: dice, draws, and what comes to the top of a pile."""

from jailbirds.games.digout.actions import (
    DEAL_CARD_TO,
    DRAW_CARD,
    LOSE,
    PAST,
    ROLL_FACE,
    START_WITH,
    TOP,
    TURN_UP,
)
from jailbirds.games.digout.rules.cards import draw
from jailbirds.games.digout.rules.extortion import (
    take,
)
from jailbirds.games.digout.rules.michelle import (
    lose_random,
    roll_figure,
    turn_up,
)
from jailbirds.games.digout.rules.moving import (
    roll,
)
from jailbirds.games.digout.rules.playing import (
    deal,
)
from jailbirds.games.digout.rules.setup import (
    deal_past,
    owners,
    start,
    turn_top,
    untopped,
)
from jailbirds.games.digout.state import (
    CARD,
    DEAL_PASTS,
    DEALING,
    DRAW,
    FACES,
    FIGURE_KINDS,
    FIGURE_ROLL,
    KINDS,
    LOSS,
    NEXT,
    PAST_COUNT,
    PILE,
    ROLL,
    START,
    TAKE,
    TOPS,
)
from jailbirds.kernel.rule import rule


@rule
def first_outcome(s):
    """Where the outcomes of a phase lie in the range of actions."""
    phase = s.phase
    if phase == START:
        return START_WITH
    if phase == TOPS:
        return TOP + untopped(s) * PILE
    if phase == DEAL_PASTS:
        return PAST
    if phase == DRAW:
        return DRAW_CARD
    if phase == DEALING:
        return DEAL_CARD_TO
    if phase in (TAKE, LOSS):
        return LOSE
    return ROLL_FACE if phase in (ROLL, FIGURE_ROLL) else TURN_UP


@rule
def outcome_count(s):
    phase = s.phase
    if phase == START:
        return s.players + 0
    if phase == TOPS:
        return PILE
    if phase == DEAL_PASTS:
        return PAST_COUNT
    if phase in (ROLL, FIGURE_ROLL):
        return FACES
    return FIGURE_KINDS if phase == CARD else KINDS


@rule
def weight(s, action):
    """How many of the cards that may come are of a kind; 0 for what cannot come now."""
    n = action - first_outcome(s)
    if n < 0 or n >= outcome_count(s):
        return 0
    phase = s.phase
    if phase == TOPS:
        return s.shuffled[untopped(s)] >> n & 1
    if phase == DEAL_PASTS:
        return 1 - owners(s, n)
    if phase == DRAW:
        return s.stack[n] + 0
    if phase == DEALING:
        return s.pool[n] + 0
    if phase == TAKE:
        return s.hand[s.taken_from - 1, n] + 0
    if phase == LOSS:
        return s.hand[s.figure_victim - 1, n] + 0
    return s.figure_stack[n] + 0 if phase == CARD else 1


@rule
def legal_outcomes(s, out):
    count = 0
    first = first_outcome(s)
    for action in range(first, first + outcome_count(s)):
        if weight(s, action) > 0:
            out[count] = action
            count += 1
    return count


@rule
def apply_chance(s, action, events):
    if action < TOP:
        start(s, action - START_WITH, events)
    elif action < PAST:
        turn_top(s, action - TOP, events)
    elif action < DRAW_CARD:
        deal_past(s, action - PAST, events)
    elif action < DEAL_CARD_TO:
        draw(s, action - DRAW_CARD, events)
        s.phase = NEXT
    elif action < LOSE:
        deal(s, action - DEAL_CARD_TO, events)
    elif action < ROLL_FACE:
        if s.phase == TAKE:
            take(s, action - LOSE, events)
        else:
            lose_random(s, action - LOSE, events)
    elif action < TURN_UP:
        if s.phase == ROLL:
            roll(s, action - ROLL_FACE + 1, events)
        else:
            roll_figure(s, action - ROLL_FACE + 1, events)
    else:
        turn_up(s, action - TURN_UP, events)
