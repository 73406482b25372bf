"""Blackmail: playing a card, and what each one does. SCG-28, SCG-71 … SCG-81."""

from jailbirds.games.scapegoat.rules.plan import DO_PICK_ITEM
from jailbirds.games.scapegoat.rules.prison import (
    adjacent,
    check_way,
    count_items,
    free_places,
    go_on,
    influence,
    move_guard,
    place_for,
    return_item,
    watching,
)
from jailbirds.games.scapegoat.rules.tasks import put_under, refill, told_task
from jailbirds.games.scapegoat.rules.turn import STOLE, enter
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

PROTECTION = 2  # cash


@rule
def may_blackmail(s, seat):
    return s.points > 0 and seat == s.scapegoat and s.hand[seat] > 0


PLAY = action("play", during=TURN, asked_if=may_blackmail, card=CARD_NAMES)
PLAYED = event("played", "seat", "card")


@PLAY.check
def check_play(s, seat, card):
    """Only the scapegoat, and it must be able to do something."""
    if s.points < 1:
        return SCG_19
    if influence(s, seat) >= MOST_GUARDS and not s.polish:
        return SCG_20
    if seat != s.scapegoat or s.card_at[card] != HELD + seat or not can_play(s, seat, card):
        return SCG_28
    return 0


@PLAY.do
def play(s, seat, card, events):
    """It is laid open at once: there is no way back from here."""
    s.points -= 1
    s.hand[seat] -= 1
    s.card_at[card] = USED
    s.known[card] = 0
    tell(events, PLAYED, EVERYONE, seat, card)
    s.doing = CARD_RULES + card
    if card == SHAKEDOWN:
        search_next(s, seat, -1, events)
    elif card == PICKPOCKET:
        s.phase = PICK_ITEM
    elif card in (TRANSFER, PROTECTION_MONEY, WORK_DETAIL):
        s.phase = PICK_PRISONER
    else:
        s.phase = PICK_ROOM


@rule
def can_play(s, seat, card):
    if card == SHAKEDOWN:
        return next_searched(s, seat, -1) < s.players
    if card == PICKPOCKET:
        for victim in range(s.players):
            if check_pickpocket(s, seat, victim) == 0 and count_items(s, victim) > 0:
                return True
        return False
    if card in (TRANSFER, PROTECTION_MONEY, WORK_DETAIL):
        for victim in range(s.players):
            if check_victim(s, seat, card, victim) == 0:
                return True
        return False
    for room in range(ROOMS):
        if check_room(s, seat, card, room) == 0:
            return True
    return False


# --- cards that ask for rooms

LOCKED = event("locked", "room")
WATCHED = event("watched", "room")
TASK_MOVED = event("task_moved", "task", "room", "to")


@rule
def check_room(s, seat, card, room):
    """Can this room be picked next for this card?"""
    no = CARD_RULES + card
    first = s.first_room - 1
    if card == INFORM:
        if first < 0:
            return SCG_14 if s.guards[room] >= MOST_GUARDS else 0
        return no if room == first or s.guards[room] == 0 else 0
    if card == LOCK_DOWN:
        return no if s.locked >> room & 1 else 0
    if card == CHANGE_OF_PLAN:
        return 0 if (s.task_in[room] > 0) == (first < 0) else no
    if card == RUMOUR:
        return 0 if s.task_in[room] > 0 else no
    if card == EYES_EVERYWHERE:
        return no if s.guards[room] >= MOST_GUARDS or s.eyes >> room & 1 else 0
    if watching(s, room) >= MOST_GUARDS:  # the forged pass
        return SCG_21
    refusal = check_way(s, s.room[seat], room)
    return no if refusal == 0 and room == s.room[seat] else refusal


@rule
def choose_room(s, seat, card, room, events):
    if card == INFORM:
        inform(s, room, events)
        return
    if card == CHANGE_OF_PLAN and s.first_room == 0:
        s.first_room = room + 1
        return
    first = s.first_room - 1
    go_on(s)
    if card == LOCK_DOWN:
        s.locked |= 1 << room
        tell(events, LOCKED, EVERYONE, room)
    elif card == CHANGE_OF_PLAN:
        tell(events, TASK_MOVED, EVERYONE, told_task(s, s.task_in[first] - 1), first, room)
        s.task_in[room] = s.task_in[first]
        s.task_in[first] = 0
    elif card == RUMOUR:
        task = s.task_in[room] - 1
        s.task_in[room] = 0
        put_under(s, task, events)
        refill(s)
    elif card == EYES_EVERYWHERE:
        s.eyes |= 1 << room
        tell(events, WATCHED, EVERYONE, room)
    elif card == FORGED_PASS:
        s.points += 1
        enter(s, seat, room, events)


@rule
def inform(s, room, events):
    """SCG-71: the room first, then one or two guards that go there."""
    if s.first_room == 0:
        s.first_room = room + 1
        return
    target = s.first_room - 1
    move_guard(s, room, target, events)
    if s.moved_to or s.guards[target] >= MOST_GUARDS:
        go_on(s)
    else:
        s.moved_to = target + 1  # one has come; a second one may


DONE = action("done", during=PICK_ROOM, otherwise=SCG_19)


@DONE.check
def check_done(s):
    """SCG-71: one guard or two."""
    return 0 if s.doing == CARD_RULES + INFORM and s.moved_to else s.doing + 0


DONE.do(go_on)


# --- cards that ask for prisoners

TRANSFERRED = event("transferred", "seat", hits="seat")
DETAILED = event("detailed", "seat", hits="seat")


@rule
def check_victim(s, seat, card, victim):
    no = CARD_RULES + card
    if card == PROTECTION_MONEY and s.cash[seat] >= MOST_CASH:
        return SCG_04
    if card == TRANSFER and watching(s, CELL_BLOCK) >= MOST_GUARDS:
        return SCG_21
    if victim >= s.players or victim == seat:
        return no
    if card == TRANSFER:
        refusal = check_way(s, s.room[victim], CELL_BLOCK)
        return no if refusal == 0 and s.room[victim] == CELL_BLOCK else refusal
    if card == PROTECTION_MONEY:
        return 0 if s.cash[victim] > 0 else no
    return 0  # the work detail: the scapegoat has the first turn, nobody else has had theirs


@rule
def choose_victim(s, seat, card, victim, events):
    go_on(s)
    if card == TRANSFER:
        tell(events, TRANSFERRED, EVERYONE, victim)
        enter(s, victim, CELL_BLOCK, events)
    elif card == PROTECTION_MONEY:
        for _ in range(min(PROTECTION, s.cash[victim], MOST_CASH - s.cash[seat])):
            s.cash[victim] -= 1
            s.cash[seat] += 1
            tell(events, STOLE, EVERYONE, seat, victim, CASH)
    else:
        s.less[victim] += 1
        tell(events, DETAILED, EVERYONE, victim)


# --- cards that ask for items

CHOOSE_ITEM = DO_PICK_ITEM.during(PICK_ITEM)


@CHOOSE_ITEM.check
def check_item(s, seat, other, item):
    card = s.doing - CARD_RULES
    if card == SHAKEDOWN:
        return 0 if other == s.asked and s.items[other, item] > 0 else CARD_RULES + card
    refusal = check_pickpocket(s, seat, other)
    if refusal:
        return refusal
    return 0 if s.items[other, item] > 0 else CARD_RULES + card


@CHOOSE_ITEM.do
def choose_item(s, seat, other, item, events):
    if s.doing == CARD_RULES + SHAKEDOWN:
        return_item(s, other, item, place_for(s, item), events)
        search_next(s, seat, other, events)
    else:
        s.items[other, item] -= 1
        s.items[seat, item] += 1
        tell(events, STOLE, EVERYONE, seat, other, item)
        go_on(s)


@rule
def check_pickpocket(s, seat, victim):
    """SCG-77: in the same room or next to it."""
    if free_places(s, seat) == 0:
        return SCG_04
    if victim >= s.players or victim == seat:
        return CARD_RULES + PICKPOCKET
    here = s.room[seat]
    if s.room[victim] != here and not adjacent(s, here, s.room[victim]):
        return CARD_RULES + PICKPOCKET
    return 0


@rule
def next_searched(s, seat, after):
    """SCG-72: the next prisoner in the room who has an item."""
    victim = after + 1
    while victim < s.players and (
        victim == seat or s.room[victim] != s.room[seat] or count_items(s, victim) == 0
    ):
        victim += 1
    return victim


@rule
def search_next(s, seat, after, events):
    """Where there is nothing to choose, nobody is asked."""
    victim = next_searched(s, seat, after)
    while victim < s.players and only_item(s, victim) >= 0:
        item = only_item(s, victim)
        return_item(s, victim, item, place_for(s, item), events)
        victim = next_searched(s, seat, victim)
    if victim < s.players:
        s.asked = victim
        s.phase = PICK_ITEM
    else:
        go_on(s)


@rule
def only_item(s, victim):
    """The kind of item a prisoner has, or -1 where there are several."""
    found = -1
    for item in range(ITEMS):
        if s.items[victim, item] > 0:
            if found >= 0:
                return -1
            found = item
    return found
