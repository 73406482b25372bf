"""What speaks for an action of one's turn."""

from jailbirds.games.scapegoat.actions import (
    DO_BRIBE,
    DO_CARRY_OUT,
    DO_END,
    DO_PLAY,
    DO_PUSH,
    DO_PUT_BACK,
    DO_RIOT,
    DO_STEAL,
    DO_USE,
)
from jailbirds.games.scapegoat.hints.errands import best_task, errand, worst_threat
from jailbirds.games.scapegoat.hints.wants import spare_thing, wanted_kind
from jailbirds.games.scapegoat.hints.worth import CARD, POINT, STAMINA
from jailbirds.games.scapegoat.rules.plan import count_prisoners, missing_alone, missing_here
from jailbirds.games.scapegoat.rules.prison import (
    free_places,
    influence,
    is_gold,
    watching,
)
from jailbirds.games.scapegoat.state import (
    CHAPEL,
    EXERCISE_YARD,
    HAND_LIMIT,
    KIND_AT_HOME,
    RADIO_ROOM,
    ROOMS,
    VISITING_AREA,
    WARDENS_OFFICE,
)
from jailbirds.kernel.rule import rule


@rule
def prefer_in_turn(s, seat, action):
    if action == DO_END:
        return 0
    if action == DO_CARRY_OUT:
        return prefer_task(s, seat)
    if action == DO_USE:
        return prefer_use(s, seat)
    if DO_STEAL <= action < DO_RIOT:
        return -POINT // 4
    if DO_PUT_BACK <= action < DO_PLAY:
        return -POINT // 2
    if DO_PLAY <= action < DO_BRIBE:
        return prefer_play(s)
    if action == DO_BRIBE:
        return prefer_bribe(s, seat)
    if action == DO_PUSH:
        return prefer_push(s, seat)
    return -POINT // 20


@rule
def prefer_task(s, seat):
    """Above all else; but whoever has refused to help is not asked again in this turn."""
    task = s.task_in[s.room[seat]] - 1
    if s.willing and s.refused > 0 and missing_alone(s, seat, task) > 0:
        return -POINT
    return 60 * POINT


@rule
def prefer_use(s, seat):
    """Rooms that give at once speak for themselves; here are those that ask first."""
    room = s.room[seat]
    if room == WARDENS_OFFICE:
        if s.hand[seat] >= HAND_LIMIT or (is_gold(s, room) and spare_thing(s, seat) < 0):
            return -POINT
        return CARD
    if room == CHAPEL:
        if is_gold(s, room) and (spare_thing(s, seat) < 0 or s.hand[seat] >= HAND_LIMIT):
            return -POINT
        return CARD
    if room == RADIO_ROOM:
        return POINT if reaches(s, seat) else POINT // 10
    if room in (EXERCISE_YARD, VISITING_AREA) or is_gold(s, room):
        if room == VISITING_AREA and is_gold(s, room):
            return POINT if spare_thing(s, seat) >= 0 else -POINT
        if wanted_kind(s, seat, room) < 0:
            return -POINT if has_to_pay(s, room) or free_places(s, seat) < 2 else POINT // 10
        if has_to_pay(s, room) and spare_thing(s, seat) < 0:
            return -POINT
        return POINT if KIND_AT_HOME[room] >= 0 else 2 * POINT
    return 0


@rule
def has_to_pay(s, room):
    return room == EXERCISE_YARD or is_gold(s, room)


@rule
def reaches(s, seat):
    """Is there a guard that is better elsewhere?"""
    for room in range(ROOMS):
        if s.task_in[room] > 0:
            over = watching(s, room) - s.most_guards[s.task_in[room] - 1]
            if (over > 0) != (seat == s.scapegoat):
                return True
    return False


@rule
def prefer_play(s):
    """When somebody is close to a task; what else a card does shows in the position."""
    danger = worst_threat(s)
    return POINT * danger if danger > 1 else 0


@rule
def prefer_bribe(s, seat):
    """When the task here is all but done."""
    room = s.room[seat]
    task = s.task_in[room] - 1
    if task >= 0 and seat != s.scapegoat and s.points > 0:
        ready = (
            count_prisoners(s, room) >= s.prisoners[task]
            and watching(s, room) <= s.most_guards[task]
            and missing_here(s, seat, task) == 0
        )
        guards = influence(s, seat)
        if ready and (guards >= 3 or (guards == 2 and s.points == 1)):
            return 5 * POINT
    return -POINT


@rule
def prefer_push(s, seat):
    """When one more point completes a task, or there is stamina to spare."""
    if seat != s.scapegoat:
        room = best_task(s, seat)
        if room >= 0 and errand(s, seat, room) == s.points + 1:
            return 5 * POINT
    if s.points > 0:
        return -POINT
    return STAMINA + POINT // 5 if s.stamina[seat] >= 2 else -POINT
