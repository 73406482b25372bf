"""What a task brings when it is carried out. SCG-38."""

from jailbirds.games.scapegoat.rules.escape import check_escape
from jailbirds.games.scapegoat.rules.prison import go_on, place_for, return_item
from jailbirds.games.scapegoat.rules.tasks import (
    can_draw,
    count_task_stack,
    refill,
    take_from_stack,
    told_task,
)
from jailbirds.games.scapegoat.rules.turn import spend
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

CARRIED_OUT = event("carried_out", "seat", "task")
MARKED = event("marked", "seat", "element")
UNREWARDED = event("unrewarded")


@rule
def fulfil(s, seat, events):
    task = s.task - 1
    spend(s, seat)
    tell(events, CARRIED_OUT, EVERYONE, seat, told_task(s, task))
    for owner in range(s.players):
        for item in range(ITEMS):
            for _ in range(s.pooled[owner, item]):
                return_item(s, owner, item, place_for(s, item), events)
    clear_pool(s)
    s.task_in[s.room[seat]] = 0
    s.task_at[task] = GONE
    s.task = 0
    mark(s, seat, s.element[task] + 0, events)
    go_on(s)
    if count_task_stack(s) > 0:
        s.phase = REWARD
    else:
        tell(events, UNREWARDED, EVERYONE)
        after_marks(s, events)


@rule
def clear_pool(s):
    for kind in range(KINDS):
        s.short[kind] = 0
    for owner in range(s.players):
        for item in range(ITEMS):
            s.pooled[owner, item] = 0


@rule
def mark(s, seat, element, events):
    """A mark one has already changes nothing."""
    if s.marks[seat] >> element & 1 == 0:
        s.marks[seat] |= 1 << element
        tell(events, MARKED, EVERYONE, seat, element)


DO_REWARD = action("reward", during=REWARD, otherwise=SCG_19, task=TASK_NUMBERS)
REWARDED = event("rewarded", "task", "element")


@DO_REWARD.check
def check_reward(s, task):
    return 0 if can_draw(s, task - 1) else SCG_38


@DO_REWARD.do
def reward(s, task, events):
    """SCG-38: all others but the scapegoat mark the element of the card drawn."""
    card = task - 1
    take_from_stack(s, card)
    s.task_at[card] = GONE
    tell(events, REWARDED, EVERYONE, told_task(s, card), s.element[card])
    for seat in range(s.players):
        if shares(s, seat):
            mark(s, seat, s.element[card] + 0, events)
    after_marks(s, events)


@rule
def shares(s, seat):
    """SCG-38: who marks what is drawn after a task."""
    return seat not in (s.seat, s.scapegoat)


@rule
def after_marks(s, events):
    """SCG-40 first, then SCG-39."""
    go_on(s)
    check_escape(s, events)
    if s.phase not in (OVER, LEAVE):
        refill(s)
