"""The plan: tasks, what they need, and what they bring. SCG-34 … SCG-39."""

# ruff: noqa: SIM110 (a rule is compiled: no generators)

from jailbirds.games.scapegoat.actions import (
    CARRIED_OUT,
    CONSENT_ASKED,
    MARKED,
    REFUSED,
    REWARDED,
    TASK_OUT,
    TASK_UNDER,
    UNREWARDED,
)
from jailbirds.games.scapegoat.rules.escape import check_escape
from jailbirds.games.scapegoat.rules.prison import go_on, place_for, return_item, watching
from jailbirds.games.scapegoat.rules.turn import check_price, spend
from jailbirds.games.scapegoat.state import (
    CONSENT,
    DRAW,
    FIRST_SCAPEGOAT,
    GATHER,
    GONE,
    GUN,
    IN_STACK,
    ITEMS,
    KINDS,
    LEAVE,
    MOST_OFFERS,
    OUT,
    OVER,
    REWARD,
    ROOMS,
    SCG_26,
    SCG_29,
    SCG_34,
    SCG_35,
    SCG_36,
    SPOT,
    TASKS,
    TASKS_OUT,
    UNDER,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule

# --- what a task needs


@rule
def check_carry_out(s, seat):
    """SCG-26, SCG-34 … SCG-37"""
    refusal = check_price(s, seat)
    if refusal:
        return refusal
    room = s.room[seat]
    task = s.task_in[room] - 1
    if seat == s.scapegoat or task < 0:
        return SCG_26
    missing = missing_here(s, seat, task)
    if missing > 0 and not may_ask(s) and missing_in_room(s, seat, task) == 0:
        return SCG_29  # others have what is missing, but have been asked often enough
    if count_prisoners(s, room) < s.prisoners[task]:
        return SCG_34
    if watching(s, room) > s.most_guards[task]:
        return SCG_35  # bribes do not help
    return SCG_36 if missing > 0 else 0


@rule
def may_ask(s):
    """Do the items of others count?"""
    return not s.willing or s.refused < MOST_OFFERS


@rule
def count_prisoners(s, room):
    total = 0
    for seat in range(s.players):
        if s.room[seat] == room:
            total += 1
    return total


@rule
def missing_here(s, seat, task):
    """How many items are missing of those that may be used."""
    return missing_in_room(s, seat, task) if may_ask(s) else missing_alone(s, seat, task)


@rule
def missing_in_room(s, seat, task):
    """How many items nobody here can bring, the gun standing in for one."""
    missing = 0
    guns = 0
    for kind in range(ITEMS):
        there = 0
        for owner in range(s.players):
            if s.room[owner] == s.room[seat]:
                there += s.items[owner, kind]
        if kind == GUN:
            guns = there
        else:
            missing += max(0, s.need[task, kind] - there)
    return max(0, missing - guns)


@rule
def missing_alone(s, seat, task):
    """How many items a prisoner lacks, the gun standing in for one."""
    missing = 0
    for kind in range(KINDS):
        missing += max(0, s.need[task, kind] - s.items[seat, kind])
    return max(0, missing - s.items[seat, GUN])


# --- whose items: SCG-36


@rule
def carry_out(s, seat, events):
    """Begin; only where there is a real choice the player is asked."""
    s.doing = SCG_36
    s.task = s.task_in[s.room[seat]] + 0
    for kind in range(KINDS):
        s.short[kind] = s.need[s.task - 1, kind]
    for owner in range(s.players):
        for item in range(ITEMS):
            s.pooled[owner, item] = 0
    gather(s, seat, events)


@rule
def gather(s, seat, events):
    """Take what is clear, and stop at the first choice."""
    kind = next_short(s)
    while kind < KINDS:
        chosen = only_source(s, seat)
        if chosen < 0:
            s.phase = GATHER
            return
        pool(s, chosen // ITEMS, chosen % ITEMS)
        kind = next_short(s)
    ask_next(s, seat, -1, events)


@rule
def next_short(s):
    """The kind that is looked for next, or KINDS when nothing is missing."""
    kind = 0
    while kind < KINDS and s.short[kind] == 0:
        kind += 1
    return kind


@rule
def check_gather(s, seat, owner, item):
    """The kind looked for, or the gun where the rest can still be brought together."""
    if owner >= s.players or s.room[owner] != s.room[seat]:
        return SCG_36
    if owner != seat and not may_ask(s):
        return SCG_36
    if s.items[owner, item] - s.pooled[owner, item] <= 0:
        return SCG_36
    kind = next_short(s)
    if item not in (kind, GUN):
        return SCG_36
    spare = left_in_pool(s, seat, GUN)
    if item == GUN:
        spare -= 1
    lacking = 0
    for other in range(KINDS):
        have = left_in_pool(s, seat, other)
        wanted = s.short[other] + 0
        if other == kind:
            wanted -= 1
            if item == kind:
                have -= 1
        lacking += max(0, wanted - have)
    return SCG_36 if lacking > spare else 0


@rule
def left_in_pool(s, seat, item):
    total = 0
    for owner in range(s.players):
        if s.room[owner] == s.room[seat] and (owner == seat or may_ask(s)):
            total += s.items[owner, item] - s.pooled[owner, item]
    return total


@rule
def only_source(s, seat):
    """The one way to bring the next item, as owner * ITEMS + item; -1 where there are more."""
    found = -1
    for owner in range(s.players):
        for item in range(ITEMS):
            if check_gather(s, seat, owner, item) == 0:
                if found >= 0:
                    return -1
                found = owner * ITEMS + item
    return found


@rule
def pool(s, owner, item):
    s.short[next_short(s)] -= 1
    s.pooled[owner, item] += 1


@rule
def choose_source(s, seat, owner, item, events):
    pool(s, owner, item)
    gather(s, seat, events)


# --- option `pool: willing`


@rule
def ask_next(s, seat, after, events):
    """The next owner who has to agree; when all have, it is done."""
    owner = after + 1
    while owner < s.players and (not s.willing or owner == seat or not brings(s, owner)):
        owner += 1
    if owner < s.players:
        s.asked = owner
        s.phase = CONSENT
        tell(events, CONSENT_ASKED, EVERYONE, seat, owner)
    else:
        fulfil(s, seat, events)


@rule
def brings(s, owner):
    for item in range(ITEMS):
        if s.pooled[owner, item] > 0:
            return True
    return False


@rule
def agree(s, owner, events):
    ask_next(s, s.seat, owner, events)


@rule
def decline(s, owner, events):
    """It costs nothing and counts as a refused offer."""
    s.refused += 1
    tell(events, REFUSED, EVERYONE, owner)
    stop_gathering(s)


@rule
def stop_gathering(s):
    clear_pool(s)
    s.task = 0
    go_on(s)


@rule
def clear_pool(s):
    for kind in range(KINDS):
        s.short[kind] = 0
    for owner in range(s.players):
        for item in range(ITEMS):
            s.pooled[owner, item] = 0


# --- what comes of it: SCG-38


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
def mark(s, seat, element, events):
    """A mark one has already changes nothing."""
    if s.marks[seat] >> element & 1 == 0:
        s.marks[seat] |= 1 << element
        tell(events, MARKED, EVERYONE, seat, element)


@rule
def reward(s, task, events):
    """SCG-38: all others but the scapegoat mark the element of the card drawn."""
    take_from_stack(s, task)
    s.task_at[task] = GONE
    tell(events, REWARDED, EVERYONE, told_task(s, task), s.element[task])
    for seat in range(s.players):
        if shares(s, seat):
            mark(s, seat, s.element[task] + 0, events)
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


# --- new tasks: SCG-10, SCG-39


@rule
def told_task(s, task):
    """The number by which events name a card: those of the house come first."""
    return task + TASKS * s.own_deck


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
def lies_out(s, element):
    """Does a task with this element lie out?"""
    for room in range(ROOMS):
        if s.task_in[room] > 0 and s.element[s.task_in[room] - 1] == element:
            return True
    return False


@rule
def some_card_fits(s):
    for task in range(TASKS):
        if s.task_at[task] <= UNDER and not lies_out(s, s.element[task] + 0):
            return True
    return False


@rule
def count_task_stack(s):
    total = 0
    for task in range(TASKS):
        if s.task_at[task] <= UNDER:
            total += 1
    return total


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
def draw(s, task, events):
    """A card whose element lies out already goes under the stack."""
    take_from_stack(s, task)
    if lies_out(s, s.element[task] + 0):
        put_under(s, task, events)
        refill(s)
    else:
        s.task_at[task] = OUT
        s.task = task + 1
        s.phase = SPOT


@rule
def spot(s, room, events):
    s.task_in[room] = s.task
    tell(events, TASK_OUT, EVERYONE, told_task(s, s.task - 1), s.element[s.task - 1], room)
    s.task = 0
    refill(s)
