"""The rooms: SCG-23, SCG-53 … SCG-62; what "pay" and "take" mean: SCG-31, SCG-64, SCG-65."""

from jailbirds.games.scapegoat.rules.cards import begin_deal, count_at, count_stack
from jailbirds.games.scapegoat.rules.prison import (
    free_places,
    go_on,
    has,
    is_gold,
    lacks,
    place_for,
    return_item,
)
from jailbirds.games.scapegoat.rules.turn import check_free, check_price, spend
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, row_sum, rule, tell

GOLD_STAMINA, SILVER_STAMINA = 1, 3
GOLD_CASH, SILVER_CASH = 1, 2

USE = action("use", during=TURN)


@USE.check
def check_use(s, seat):
    """SCG-23: once a turn, and it must be able to do something."""
    room = s.room[seat]
    if s.rooms_used >> room & 1:
        return SCG_23
    refusal = check_free(s, seat) if is_free(s, room) else check_price(s, seat)
    if refusal:
        return refusal
    if needs_place(room) and free_places(s, seat) == 0 and not pays_items(s, room, seat):
        return SCG_04
    if not offers_something(s, seat, room):
        return ROOM_RULES + room
    if has_price(s, room) and not can_pay(s, seat):
        return ROOM_RULES + room
    return 0


@USE.do
def use(s, seat, events):
    """What needs no choice is done at once; nothing is spent before the last choice."""
    room = s.room[seat]
    s.doing = ROOM_RULES + room
    if has_price(s, room):
        s.phase = PAY
    else:
        choose_gain(s, seat, room, events)


@rule
def is_free(s, room):
    """The rules that cost no point."""
    if room == EXERCISE_YARD:
        return not is_gold(s, room)
    return is_gold(s, room) and room in (RADIO_ROOM, DINING_HALL, RECREATIONAL_ROOM)


@rule
def has_price(s, room):
    """The rules that begin with "pay"."""
    if room == EXERCISE_YARD:
        return True
    return is_gold(s, room) and not is_free(s, room)


@rule
def needs_place(room):
    """Is an item taken there?"""
    return KIND_AT_HOME[room] >= 0 or room in (EXERCISE_YARD, VISITING_AREA)


@rule
def pays_items(s, room, seat):
    """Can an item be paid that frees its place?"""
    if not has_price(s, room):
        return False
    for item in range(ITEMS):
        if s.items[seat, item] > 0 and can_be_paid(room, item):
            return True
    return False


@rule
def can_be_paid(room, thing):
    """SCG-64: anything, but the gun is not paid for the gun."""
    return not (thing == GUN and room == VISITING_AREA)


@rule
def can_pay(s, seat):
    for thing in range(THINGS):
        if check_pay(s, seat, thing) == 0:
            return True
    return False


@rule
def offers_something(s, seat, room):
    """What a room has for somebody, whatever it costs."""
    kind = KIND_AT_HOME[room]
    if kind >= 0:
        return s.lying[room, kind] > 0
    if room == EXERCISE_YARD:
        return count_lying(s, room) > 0
    if room == VISITING_AREA:
        return s.lying[room, GUN] > 0 if is_gold(s, room) else count_lying(s, room) > 0
    if room == CHAPEL:
        for other in range(s.players):
            if other != seat and s.hand[other] > 0:
                return True
        return False
    if room == DINING_HALL:
        return s.stamina[seat] < MOST_STAMINA
    if room == RECREATIONAL_ROOM:
        return s.cash[seat] < MOST_CASH
    if room == WARDENS_OFFICE:
        return count_stack(s) + count_at(s, USED) > 0
    return True  # there are always guards to be moved


@rule
def count_lying(s, room):
    return row_sum(s.lying, room, KINDS)


@rule
def choose_gain(s, seat, room, events):
    """What is left to choose once the payment is clear."""
    if room == CHAPEL:
        s.phase = PICK_PRISONER
    elif room == RADIO_ROOM:
        s.phase = PICK_ROOM
    elif room == EXERCISE_YARD or (room == VISITING_AREA and not is_gold(s, room)):
        s.phase = TAKE
    else:
        count = takes(s, seat, room)  # SCG-64: what lay there before the payment
        commit(s, seat, room, events)
        gain(s, seat, room, count, events)


# --- paying

DO_PAY = action("pay", during=PAY, otherwise=SCG_64, thing=THING_NAMES)


@DO_PAY.check
def check_pay(s, seat, thing):
    """SCG-64; the place it frees counts."""
    room = s.room[seat]
    if thing == CASH and needs_place(room) and free_places(s, seat) == 0:
        return SCG_04
    return 0 if has(s, seat, thing) > 0 and can_be_paid(room, thing) else SCG_64


@DO_PAY.do
def pay(s, seat, thing, events):
    room = s.room[seat]
    s.paying = thing + 1
    if s.polish and thing < GUN and count_places(s, thing) > 1:
        s.phase = PLACE
    else:
        choose_gain(s, seat, room, events)


DO_PICK_ROOM = action(
    "pick_room", during=PLACE, otherwise=SCG_23, points=("room-{room}",), room=ROOM_NAMES
)


@DO_PICK_ROOM.check
def check_place(s, room):
    return 0 if can_go_to(s, s.paying - 1, room) else SCG_31


@DO_PICK_ROOM.do
def place(s, seat, room, events):
    s.placing = room + 1
    choose_gain(s, seat, s.room[seat], events)


@rule
def can_go_to(s, item, room):
    """SCG-31, edition pl: any of the three rooms of an item that lacks it."""
    return room in (HOME[item], EXERCISE_YARD, VISITING_AREA) and lacks(s, room, item)


@rule
def count_places(s, item):
    total = 0
    for room in range(ROOMS):
        if can_go_to(s, item, room):
            total += 1
    return total


PAID = event("paid", "seat")  # cash
USED_ROOM = event("used", "seat", "room")


@rule
def commit(s, seat, room, events):
    """The last choice is made: points, payment, and the mark that the rule was used."""
    tell(events, USED_ROOM, EVERYONE, seat, room)
    if not is_free(s, room):
        spend(s, seat)
    s.rooms_used |= 1 << room
    if s.paying == CASH + 1:  # SCG-64: cash is spent, an item goes back to a room
        s.cash[seat] -= 1
        tell(events, PAID, EVERYONE, seat)
    elif s.paying:
        item = s.paying - 1
        to = s.placing - 1 if s.placing else place_for(s, item)
        return_item(s, seat, item, to, events)


# --- taking

DO_TAKE = action("take", during=TAKE, otherwise=SCG_65, item=ITEM_NAMES)
TOOK = event("took", "seat", "item")


@DO_TAKE.check
def check_take(s, seat, item):
    """SCG-65: what lies there; not the one that was chosen before."""
    room = s.room[seat]
    already = 1 if s.taking == item + 1 else 0
    if item == GUN or s.lying[room, item] - already <= 0:
        return SCG_65
    return 0


@DO_TAKE.do
def take(s, seat, item, events):
    room = s.room[seat]
    if s.taking == 0 and takes(s, seat, room) == 2:
        s.taking = item + 1
        return
    commit(s, seat, room, events)
    if s.taking:
        take_item(s, seat, room, s.taking - 1, events)
    take_item(s, seat, room, item, events)
    go_on(s)


@rule
def takes(s, seat, room):
    """SCG-65: how many items a rule gives, what lies there and fits."""
    most = 2 if is_gold(s, room) and room != VISITING_AREA else 1
    frees = 1 if s.paying and s.paying - 1 != CASH else 0
    kind = KIND_AT_HOME[room]
    there = s.lying[room, kind] + 0 if kind >= 0 else count_lying(s, room)
    return min(most, there, free_places(s, seat) + frees)


@rule
def take_item(s, seat, room, item, events):
    s.lying[room, item] -= 1
    s.items[seat, item] += 1
    tell(events, TOOK, EVERYONE, seat, item)


GOT_STAMINA = event("stamina", "seat", "count")  # gained
GOT_CASH = event("cash", "seat", "count")


@rule
def gain(s, seat, room, count, events):
    """What a room gives without any choice; `count` items where it gives items."""
    if room == DINING_HALL:  # SCG-53
        gained = min(
            MOST_STAMINA - s.stamina[seat], GOLD_STAMINA if is_gold(s, room) else SILVER_STAMINA
        )
        s.stamina[seat] += gained
        tell(events, GOT_STAMINA, EVERYONE, seat, gained)
    elif room == RECREATIONAL_ROOM:  # SCG-58
        gained = min(MOST_CASH - s.cash[seat], GOLD_CASH if is_gold(s, room) else SILVER_CASH)
        s.cash[seat] += gained
        tell(events, GOT_CASH, EVERYONE, seat, gained)
    elif room == VISITING_AREA:  # SCG-56, gold
        take_item(s, seat, room, GUN, events)
    elif KIND_AT_HOME[room] >= 0:  # SCG-54, SCG-57, SCG-59, SCG-60, SCG-61
        for _ in range(count):
            take_item(s, seat, room, KIND_AT_HOME[room], events)
    go_on(s)
    if room == WARDENS_OFFICE:  # SCG-62
        begin_deal(s, 3 if is_gold(s, room) else 1, events)
