"""What speaks for an action of one's turn."""

from jailbirds.games.scapegoat.hints.errands import best_task, errand, worst_threat
from jailbirds.games.scapegoat.hints.wants import spare_thing, wanted_kind
from jailbirds.games.scapegoat.hints.worth import *
from jailbirds.games.scapegoat.rules.blackmail import PLAY
from jailbirds.games.scapegoat.rules.plan import (
    CARRY_OUT,
    bribes_help,
    count_prisoners,
    guards_at_task,
    missing_alone,
    missing_here,
)
from jailbirds.games.scapegoat.rules.prison import free_places, influence, is_gold, watching
from jailbirds.games.scapegoat.rules.rooms import USE
from jailbirds.games.scapegoat.rules.turn import BRIBE, MOVE, PUSH, PUT_BACK, RIOT, STEAL
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import rule

MOVE.prefer(-POINT // 20)
RIOT.prefer(-POINT // 20)
STEAL.prefer(-POINT // 4)
PUT_BACK.prefer(-POINT // 2)


@CARRY_OUT.prefer
def prefer_task(s, seat):
    """Above all else; but whoever has refused to help is not asked again in this turn."""
    task = s.task_in[s.room[seat]] - 1
    if s.willing and s.refused > 0 and missing_alone(s, seat, task) > 0:
        return -POINT
    return 60 * POINT


@USE.prefer
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


@PLAY.prefer
def prefer_play(s):
    """When somebody is close to a task; what else a card does shows in the position."""
    danger = worst_threat(s)
    return POINT * danger if danger > 1 else 0


@BRIBE.prefer
def prefer_bribe(s, seat):
    """When the task here is all but done."""
    room = s.room[seat]
    task = s.task_in[room] - 1
    if task >= 0 and seat != s.scapegoat and s.points > 0:
        over = guards_at_task(s, seat) - s.most_guards[task]
        bribable = min(s.cash[seat], s.guards[room] - s.bribed) if bribes_help(s) else 0
        ready = (
            count_prisoners(s, room) >= s.prisoners[task]
            and over <= bribable
            and missing_here(s, seat, task) == 0
        )
        guards = influence(s, seat)
        if ready and (over > 0 or guards >= TOO_MANY or (guards == 2 and s.points == 1)):
            return 5 * POINT
    return -POINT


@PUSH.prefer
def prefer_push(s, seat):
    """When one more point completes a task, or there is stamina to spare."""
    if seat != s.scapegoat:
        room = best_task(s, seat)
        if room >= 0 and errand(s, seat, room) == s.points + 1:
            return 5 * POINT
    if s.points > 0:
        return -POINT
    return STAMINA + POINT // 5 if s.stamina[seat] >= 2 else -POINT
