"""Task cards: the stack, and those that lie out. SCG-10, SCG-39."""

from jailbirds.games.scapegoat.rules.phases import not_yours
from jailbirds.games.scapegoat.rules.prison import go_on
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell


@rule
def refill(s):
    """Until three lie out, or no card fits."""
    if count_tasks(s) < TASKS_OUT and some_card_fits(s):
        s.phase = DRAW
    elif s.round == 0:
        s.phase = FIRST_SCAPEGOAT
    else:
        go_on(s)


@rule
def count_tasks(s):
    total = 0
    for room in range(ROOMS):
        if s.task_in[room] > 0:
            total += 1
    return total


@rule
def some_card_fits(s):
    for task in range(TASKS):
        if s.task_at[task] <= UNDER and (takes_any(s) or not lies_out(s, s.element[task] + 0)):
            return True
    return False


@rule
def takes_any(s):
    """SCG-10, since version 2: at the German set-up a second card of an element stays."""
    return s.round == 0 and not s.polish and s.version >= 2


@rule
def lies_out(s, element):
    """Does a task with this element lie out?"""
    for room in range(ROOMS):
        if s.task_in[room] > 0 and s.element[s.task_in[room] - 1] == element:
            return True
    return False


# --- the stack

DO_DRAW = action("draw", during=DRAW, otherwise=SCG_19, task=TASK_NUMBERS)
TASK_UNDER = event("task_under", "task", "element")


@DO_DRAW.check
def check_draw(s, task):
    return 0 if can_draw(s, task - 1) else not_yours(s)


@DO_DRAW.do
def draw(s, task, events):
    """A card whose element lies out already goes under the stack, unless it may be out twice."""
    card = task - 1
    take_from_stack(s, card)
    if lies_out(s, s.element[card] + 0) and not takes_any(s):
        put_under(s, card, events)
        refill(s)
    else:
        s.task_at[card] = OUT
        s.task = task
        s.phase = SPOT


@rule
def can_draw(s, task):
    """Any card that was never seen; when there is none, the first of those put under."""
    for other in range(TASKS):
        if s.task_at[other] == IN_STACK:
            return s.task_at[task] == IN_STACK
    return s.unders > 0 and s.under[0] == task + 1


@rule
def take_from_stack(s, task):
    if s.task_at[task] == UNDER:
        s.unders -= 1
        for k in range(s.unders):
            s.under[k] = s.under[k + 1]
        s.under[s.unders] = 0


@rule
def put_under(s, task, events):
    s.task_at[task] = UNDER
    s.under[s.unders] = task + 1
    s.unders += 1
    tell(events, TASK_UNDER, EVERYONE, told_task(s, task), s.element[task])


@rule
def count_task_stack(s):
    total = 0
    for task in range(TASKS):
        if s.task_at[task] <= UNDER:
            total += 1
    return total


@rule
def told_task(s, task):
    """The number by which events name a card: those of the house come first."""
    return task + TASKS * s.own_deck


# --- where a task lies

DO_SPOT = action("spot", during=SPOT, otherwise=SCG_19, room=ROOM_NAMES)
TASK_OUT = event("task_out", "task", "element", "room")


@DO_SPOT.check
def check_spot(s, room):
    return not_yours(s) if s.task_in[room] else 0


@DO_SPOT.do
def spot(s, room, events):
    s.task_in[room] = s.task
    tell(events, TASK_OUT, EVERYONE, told_task(s, s.task - 1), s.element[s.task - 1], room)
    s.task = 0
    refill(s)
