"""How far a task is away, and what it is worth: the heart of the hints.

`errand` estimates how many action points a prisoner still needs to carry out a task. Whoever
works on the plan wants that small, for oneself first and for the others too, because their
tasks bring a reward; the scapegoat wants it large for all others."""

from jailbirds.games.scapegoat.hints.worth import *
from jailbirds.games.scapegoat.rules.escape import marks_without
from jailbirds.games.scapegoat.rules.plan import bribes_help, count_prisoners
from jailbirds.games.scapegoat.rules.prison import free_places, is_gold, watching
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import rule


@rule
def steps(s, room, other):
    return STEPS[s.cell[room] * ROOMS + s.cell[other]]


@rule
def burden(s, room):
    """What guards add to an action in a room, in points."""
    guards = watching(s, room)
    return 0 if guards < 2 else 1 if guards == 2 else 3


@rule
def has_spare(s, seat, task):
    """Is there anything to pay with that the task does not need?"""
    if s.cash[seat] > 0:
        return True
    for item in range(KINDS):
        if s.items[seat, item] > s.need[task, item]:
            return True
    return False


@rule
def errand(s, seat, room):
    """How many points a prisoner needs to carry out the task in a room, roughly."""
    task = s.task_in[room] - 1
    here = s.room[seat] + 0
    total = 1 + burden(s, room)
    guns = s.items[seat, GUN] + 0
    lacking = 0
    paid = has_spare(s, seat, task)
    for kind in range(KINDS):
        missing = s.need[task, kind] - s.items[seat, kind]
        if missing <= 0:
            continue
        for other in range(s.players):
            if other != seat and s.room[other] == room:
                missing -= s.items[other, kind]
        if missing > 0 and guns > 0:
            guns -= 1
            missing -= 1
        if missing > 0:
            source = nearest_source(s, kind, here, paid)
            if source < 0:
                total += 5 * missing
            else:
                if is_gold(s, source) and not paid:  # first for cash; then there is a spare one
                    total += 1 + steps(s, here, RECREATIONAL_ROOM)
                    here = RECREATIONAL_ROOM
                    paid = True
                away = steps(s, here, source)
                total += away + missing * (1 + burden(s, source))
                here = source
            lacking += missing
    total += steps(s, here, room)
    total += max(0, lacking - free_places(s, seat))
    guards = watching(s, room) - s.most_guards[task]
    if guards > 0 and bribes_help(s):
        guards = max(0, guards - s.cash[seat])
        if seat == s.seat and s.room[seat] == room:
            guards = max(0, guards - s.bribed)
    if guards > 0:
        total += 2 * guards
    helpers = count_prisoners(s, room)
    if s.room[seat] != room:
        helpers += 1
    if helpers < s.prisoners[task]:
        total += 2 * (s.prisoners[task] - helpers)
    return total


@rule
def nearest_source(s, kind, here, paid):
    """The room where an item is had with the fewest points; -1 where there is none."""
    best, found = FAR, -1
    home = HOME[kind]
    if s.lying[home, kind] > 0 and (paid or not is_gold(s, home)):
        best = steps(s, here, home) + burden(s, home)
        found = home
    if s.lying[VISITING_AREA, kind] > 0 and not is_gold(s, VISITING_AREA):
        away = steps(s, here, VISITING_AREA) + burden(s, VISITING_AREA)
        if away < best:
            best = away
            found = VISITING_AREA
    if s.lying[EXERCISE_YARD, kind] > 0 and paid:
        away = steps(s, here, EXERCISE_YARD)
        if away < best:
            best = away
            found = EXERCISE_YARD
    if found < 0 and s.lying[home, kind] > 0:
        return home
    return found


@rule
def prize(s, seat, room):
    """What the task in a room is worth to a seat."""
    element = s.element[s.task_in[room] - 1]
    if s.marks[seat] >> element & 1:
        return KNOWN
    if marks_without(s, seat) >> element & 1:
        return NEW_TO_ME
    return NEW_TO_ME + NEW_TO_ALL


@rule
def best_task(s, seat):
    """The room of the task that is worth most to a seat; -1 where none lies out."""
    return best_errand(s, seat)[1]


@rule
def prospect(s, seat):
    """What the best task is worth, never quite nothing."""
    return max(NOWHERE, best_errand(s, seat)[0])


@rule
def best_errand(s, seat):
    """What the best task is worth to a seat, less the errand, and in which room it is."""
    best, found = -FREEDOM, -1
    for room in range(ROOMS):
        if s.task_in[room] > 0:
            worth = prize(s, seat, room)
            # No errand is shorter than the way: most tasks need no closer look.
            if worth - POINT * (1 + steps(s, s.room[seat], room)) > best:
                worth -= POINT * errand(s, seat, room)
                if worth > best:
                    best, found = worth, room
    return best, found


@rule
def threat(s, seat):
    """How close a prisoner is to a task within the turn to come."""
    most = 1 + (POINTS_WITH_THREE if s.players == 3 else POINTS_WITH_FOUR) - s.less[seat]
    worst = 0
    for room in range(ROOMS):
        if s.task_in[room] > 0:
            left = most - errand(s, seat, room)
            if left >= 0:
                worst = max(worst, left + 2)
    return worst


@rule
def worst_threat(s):
    """How close anybody is to a task whom the scapegoat would hinder."""
    worst = 0
    for seat in range(s.players):
        if seat != s.scapegoat:
            worst = max(worst, threat(s, seat))
    return worst
