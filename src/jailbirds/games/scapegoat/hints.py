"""How well a seat stands, and what speaks for an action: for bots.

The heart is `errand`, an estimate of how many action points a prisoner still needs to carry
out a task. Whoever works on the plan wants that small, for oneself first and for the others
too, because their tasks bring a reward; the scapegoat wants it large for all others.
"""

# ruff: noqa: SIM110 (a rule is compiled: no generators)

from jailbirds.games.scapegoat.actions import (
    DO_ACCEPT,
    DO_ASK,
    DO_BACK,
    DO_BRIBE,
    DO_CARRY_OUT,
    DO_DONE,
    DO_END,
    DO_GIVE,
    DO_KEEP,
    DO_LEAVE,
    DO_MOVE,
    DO_NAME,
    DO_OFFER,
    DO_PAY,
    DO_PICK_ITEM,
    DO_PICK_PRISONER,
    DO_PICK_ROOM,
    DO_PLAY,
    DO_PUSH,
    DO_PUT_BACK,
    DO_REFUSE,
    DO_RIOT,
    DO_SEND,
    DO_STEAL,
    DO_TAKE,
    DO_USE,
    DO_VOTE,
)
from jailbirds.games.scapegoat.rules.escape import (
    count_bits,
    is_indispensable,
    marks_without,
    only_theirs,
    winners,
)
from jailbirds.games.scapegoat.rules.plan import count_prisoners, missing_here
from jailbirds.games.scapegoat.rules.prison import (
    free_places,
    influence,
    is_gold,
    watching,
)
from jailbirds.games.scapegoat.state import (
    CARD_RULES,
    CASH,
    CHAPEL,
    CONSENT,
    EXERCISE_YARD,
    GUN,
    HAND_LIMIT,
    HOME,
    INFORM,
    ITEMS,
    KIND_AT_HOME,
    KINDS,
    LOCK_DOWN,
    LOST,
    MOST_CASH,
    MOST_GUARDS,
    OVER,
    POINTS_WITH_FOUR,
    POINTS_WITH_THREE,
    RADIO_ROOM,
    RECREATIONAL_ROOM,
    ROOM_RULES,
    ROOMS,
    STEPS,
    VISITING_AREA,
    WARDENS_OFFICE,
)
from jailbirds.kernel.rule import rule

# All in hundredths of an action point.
POINT = 100
FREEDOM = 1_000_000
ELEMENT = 900  # a mark of one's own
GROUP = 700  # an element for the best group one belongs to
NEEDED = 500  # to have something that nobody else has
NEW_TO_ME, NEW_TO_ALL, KNOWN = 900, 300, 350  # what a task is worth
HELP = 35  # in percent: what a task that another carries out is worth
HINDER = 60  # in percent: what it costs the scapegoat
STAMINA, MONEY, CARD, USEFUL = 45, 40, 110, 25
PULL = 45  # a step towards the Chapel or the Warden's Office
NEVER = -100_000
FAR = 99


# --- how far a task is away


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
    kept = guns
    paid = has_spare(s, seat, task)
    for kind in range(KINDS):
        own = s.items[seat, kind] + 0
        kept += min(own, s.need[task, kind])
        missing = s.need[task, kind] - own
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
            kept += missing
    total += steps(s, here, room)
    total += max(0, kept + (3 - free_places(s, seat)) - own_use(s, seat, task) - 3)
    guards = watching(s, room) - s.most_guards[task]
    if guards > 0:
        total += 2 * guards
    helpers = count_prisoners(s, room)
    if s.room[seat] != room:
        helpers += 1
    if helpers < s.prisoners[task]:
        total += 2 * (s.prisoners[task] - helpers)
    return total


@rule
def own_use(s, seat, task):
    """How many of one's items the task needs."""
    total = s.items[seat, GUN] + 0
    for kind in range(KINDS):
        total += min(s.items[seat, kind], s.need[task, kind])
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
    """What the task in a room is worth to a seat, less the way there."""
    element = s.element[s.task_in[room] - 1]
    worth = KNOWN
    if s.marks[seat] >> element & 1 == 0:
        worth = NEW_TO_ME
        if marks_without(s, seat) >> element & 1 == 0:
            worth += NEW_TO_ALL
    return worth - POINT * errand(s, seat, room)


@rule
def best_task(s, seat):
    """The room of the task that is worth most to a seat; -1 where none lies out."""
    best, found = -FREEDOM, -1
    for room in range(ROOMS):
        if s.task_in[room] > 0:
            worth = prize(s, seat, room)
            if worth > best:
                best = worth
                found = room
    return found


@rule
def prospect(s, seat):
    """What the best task is worth, never quite nothing."""
    best = -2_000
    for room in range(ROOMS):
        if s.task_in[room] > 0:
            best = max(best, prize(s, seat, room))
    return best


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


# --- how well a seat stands


@rule
def evaluate(s, seat):
    if s.phase == OVER:
        if s.ended == LOST:
            return NEVER // 2
        return FREEDOM if winners(s) >> seat & 1 else -FREEDOM
    total = standing_in_plan(s, seat) + belongings(s, seat) + pull(s, seat)
    helped, hindered = -2_000, 0
    for other in range(s.players):
        if other != seat:
            total -= CARD // 2 * s.hand[other]
            if other != s.scapegoat:
                if seat == s.scapegoat:
                    hindered = max(hindered, threat(s, other))
                else:
                    helped = max(helped, prospect(s, other))
    if seat == s.scapegoat:
        return total + prospect(s, seat) // 2 - HINDER * hindered
    return total + prospect(s, seat) + HELP * helped // 100


@rule
def standing_in_plan(s, seat):
    """Marks of one's own, and of the best group one belongs to."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, count_bits(marks_without(s, other)))
    total = ELEMENT * count_bits(s.marks[seat]) + GROUP * best
    return total + NEEDED if is_indispensable(s, seat) else total


@rule
def belongings(s, seat):
    """Stamina, cash, cards, and items that any task asks for."""
    total = STAMINA * s.stamina[seat] + MONEY * s.cash[seat] + CARD * s.hand[seat]
    for item in range(ITEMS):
        if s.items[seat, item] > 0:
            total += USEFUL // 5 * s.items[seat, item]
            if item == GUN:
                total += POINT
            elif is_asked_for(s, item):
                total += USEFUL
    return total


@rule
def pull(s, seat):
    """Where to go when nothing else is to be done: for cards, or against those of others."""
    if seat == s.scapegoat:
        if s.hand[seat] < HAND_LIMIT:
            return -PULL * steps(s, s.room[seat], WARDENS_OFFICE)
        return 0
    cards = 0
    for other in range(s.players):
        if other != seat:
            cards += s.hand[other]
    if cards == 0 and s.hand[seat] == 0:
        return -PULL // 2 * steps(s, s.room[seat], WARDENS_OFFICE)
    return -PULL * min(2, cards) * steps(s, s.room[seat], CHAPEL)


@rule
def is_asked_for(s, kind):
    for room in range(ROOMS):
        if s.task_in[room] > 0 and s.need[s.task_in[room] - 1, kind] > 0:
            return True
    return False


# --- what speaks for an action


@rule
def prefer(s, seat, action):
    if action < DO_MOVE:
        return prefer_vote(s, seat, action)
    if action < DO_OFFER:
        return prefer_in_turn(s, seat, action)
    if action < DO_PAY:
        return prefer_in_trade(s, seat, action)
    return prefer_step(s, seat, action)


@rule
def prefer_vote(s, seat, action):
    """Against whoever is nearest to being indispensable, or holds blackmail."""
    if DO_VOTE <= action < DO_LEAVE:
        target = action - (DO_VOTE if action < DO_NAME else DO_NAME)
        if target == seat:
            return NEVER
        total = 3 * POINT * count_bits(only_theirs(s, target)) + POINT * s.hand[target] // 2
        total += 2 * POINT * count_bits(s.marks[target]) + prospect(s, target) // 4
        return total - POINT * s.bonus if target == s.scapegoat else total
    return 0


@rule
def prefer_in_turn(s, seat, action):
    if action == DO_END:
        return 0
    if action == DO_CARRY_OUT:
        return 60 * POINT
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
def wanted_kind(s, seat, room):
    """The first kind that lies in a room and that one's best task still lacks; -1: none."""
    target = best_task(s, seat)
    if target >= 0:
        task = s.task_in[target] - 1
        for kind in range(KINDS):
            if s.lying[room, kind] > 0 and s.need[task, kind] > s.items[seat, kind]:
                return kind
    return -1


@rule
def spare_thing(s, seat):
    """Something one's best task does not need, cash last; -1 where there is nothing."""
    target = best_task(s, seat)
    for kind in range(KINDS):
        needed = s.need[s.task_in[target] - 1, kind] + 0 if target >= 0 else 0
        if s.items[seat, kind] > needed:
            return kind
    return CASH if s.cash[seat] > 0 else -1


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
    danger = 0
    for other in range(s.players):
        if other != s.scapegoat:
            danger = max(danger, threat(s, other))
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


# --- trade


@rule
def wish(s, seat, partner):
    """What one would like of a partner; -1: nothing."""
    target = best_task(s, seat)
    if target >= 0 and target != s.room[seat]:
        task = s.task_in[target] - 1
        for kind in range(KINDS):
            if s.need[task, kind] > s.items[seat, kind] and s.items[partner, kind] > 0:
                return kind
    return -1


@rule
def return_gift(s, seat, partner):
    """What one would give for it; -1: nothing that fits."""
    thing = spare_thing(s, seat)
    if thing == CASH and (s.cash[partner] >= MOST_CASH or free_places(s, seat) == 0):
        return -1
    return thing


@rule
def prefer_in_trade(s, seat, action):
    if action < DO_GIVE:
        partner = action - DO_OFFER
        if s.refused + s.accepted > 0 or s.scapegoat in (seat, partner):
            return NEVER
        if wish(s, seat, partner) < 0 or return_gift(s, seat, partner) < 0:
            return NEVER
        return POINT
    if action in (DO_ACCEPT, DO_REFUSE):
        if s.phase == CONSENT and action == DO_ACCEPT:
            return -5 * POINT if seat == s.scapegoat else 5 * POINT
        return 0
    given, asked = 0, 0
    for thing in range(ITEMS + 1):
        given += s.give[thing]
        asked += s.ask[thing]
    if action < DO_ASK:
        right = asked > 0 and given == 0 and action - DO_GIVE == return_gift(s, seat, s.asked)
    elif action < DO_SEND:
        right = asked == 0 and action - DO_ASK == wish(s, seat, s.asked)
    else:
        right = asked > 0 and given > 0
    return POINT if right else NEVER // 2


# --- steps


@rule
def prefer_step(s, seat, action):
    if action == DO_BACK:
        return NEVER
    if action == DO_DONE:
        return 0
    if action < DO_TAKE:
        return prefer_pay(s, seat, action - DO_PAY)
    if action < DO_PICK_ROOM:
        return prefer_take(s, seat, action - DO_TAKE)
    if action < DO_PICK_PRISONER:
        return prefer_room(s, seat, action - DO_PICK_ROOM)
    if action < DO_PICK_ITEM:
        victim = action - DO_PICK_PRISONER
        return prospect(s, victim) // 10 + POINT * s.hand[victim] // 10
    if action < DO_KEEP:
        owner = (action - DO_PICK_ITEM) // ITEMS
        return -POINT * (owner == seat) - 2 * POINT * ((action - DO_PICK_ITEM) % ITEMS == GUN)
    return 0


@rule
def prefer_pay(s, seat, thing):
    return POINT if thing == spare_thing(s, seat) else 0


@rule
def prefer_take(s, seat, item):
    return POINT if item == wanted_kind(s, seat, s.room[seat]) else 0


@rule
def prefer_room(s, seat, room):
    """Guards: where they come from. Cards: where most is going on."""
    busy = 0
    if s.task_in[room] > 0:
        for other in range(s.players):
            if other != s.scapegoat:
                busy = max(busy, 10 - errand(s, other, room))
    if s.doing == ROOM_RULES + RADIO_ROOM:
        if s.first_room > 0:
            return 0  # where it goes to shows in the position
        over = s.guards[room] * POINT // 10
        if s.task_in[room] > 0:
            over += POINT * (watching(s, room) - s.most_guards[s.task_in[room] - 1])
        return -over if seat == s.scapegoat else over
    if s.doing == CARD_RULES + INFORM and s.first_room > 0:
        return 0
    if s.doing in (CARD_RULES + LOCK_DOWN, CARD_RULES + INFORM):
        return POINT * busy - POINT * (s.guards[room] >= MOST_GUARDS - 1)
    return POINT // 10 * busy
