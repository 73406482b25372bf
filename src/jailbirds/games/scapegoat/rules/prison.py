"""What every chapter of the rules asks: who stands where, what lies where, who watches."""

from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, row_sum, rule, tell

# --- rooms and guards

GUARD_MOVED = event("guard_moved", "room", "to")


@rule
def adjacent(s, room, other):
    """SCG-01: do two rooms touch?"""
    return NEAR[s.cell[room]] >> s.cell[other] & 1


@rule
def is_gold(s, room):
    return s.gold >> room & 1


@rule
def watching(s, room):
    """How many guards count for who enters and for tasks: SCG-21, SCG-35, SCG-80."""
    return s.guards[room] + (s.eyes >> room & 1)


@rule
def influence(s, seat):
    """SCG-20: the guards around the acting prisoner, less those bribed; SCG-80 cannot be."""
    room = s.room[seat]
    return max(0, s.guards[room] - s.bribed) + (s.eyes >> room & 1)


@rule
def check_way(s, room, to):
    """SCG-73: nobody goes in or out of a locked room, but for a room with four guards."""
    if s.locked >> to & 1:
        return SCG_73
    if s.locked >> room & 1 and watching(s, room) < MOST_GUARDS:
        return SCG_73
    return 0


@rule
def move_guard(s, room, to, events):
    s.guards[room] -= 1
    s.guards[to] += 1
    if s.version >= 2:
        take_bribe_along(s, room)
    tell(events, GUARD_MOVED, EVERYONE, room, to)


@rule
def take_bribe_along(s, room):
    """SCG-30: the bribe is the guard's; of those in a room, who is not bribed leaves first."""
    if room == s.room[s.seat]:
        s.bribed = min(s.bribed, s.guards[room])
    else:
        s.bribed_in[room] = min(s.bribed_in[room], s.guards[room])


# --- items and cash

RETURNED = event("returned", "seat", "item", "room")
# the seat puts back what was the other's: SCG-36, SCG-72
SPENT = event("spent", "seat", "other", "item", "room", hits="other")
SEARCHED = event("searched", "seat", "other", "item", "room", hits="other")


@rule
def count_items(s, seat):
    return row_sum(s.items, seat, ITEMS)


@rule
def free_places(s, seat):
    """SCG-04"""
    return ITEM_PLACES - count_items(s, seat)


@rule
def has(s, seat, thing):
    """How many of a thing a prisoner has, cash among them."""
    return s.cash[seat] + 0 if thing == CASH else s.items[seat, thing] + 0


@rule
def fits(s, seat, thing):
    """SCG-04: is there a place for one more of it?"""
    return s.cash[seat] < MOST_CASH if thing == CASH else free_places(s, seat) > 0


@rule
def add_thing(s, seat, thing, count):
    if thing == CASH:
        s.cash[seat] += count
    else:
        s.items[seat, thing] += count


@rule
def lacks(s, room, item):
    """Is there an empty icon for the item in the room?"""
    if HOLDS[room * ITEMS + item] == 0 or (item == GUN and not is_gold(s, VISITING_AREA)):
        return False
    return s.lying[room, item] < (GUNS if item == GUN else s.icons[room])


@rule
def place_for(s, item):
    """SCG-31: home, else the Yard, else the Visiting Area; there are as many icons as items."""
    if lacks(s, HOME[item], item):
        return HOME[item]
    return EXERCISE_YARD if lacks(s, EXERCISE_YARD, item) else VISITING_AREA


@rule
def return_item(s, seat, item, room, events):
    s.items[seat, item] -= 1
    s.lying[room, item] += 1
    if seat == s.seat:
        tell(events, RETURNED, EVERYONE, seat, item, room)
    elif s.doing == SCG_36:
        tell(events, SPENT, EVERYONE, s.seat, seat, item, room)
    else:
        tell(events, SEARCHED, EVERYONE, s.seat, seat, item, room)


# --- decisions in several steps

BACK = action(
    "back", during=(PAY, PLACE, TAKE, PICK_ROOM, PICK_PRISONER, PICK_CARD), otherwise=SCG_19
)


@BACK.check
def check_back(s):
    """Until something has been laid open or moved."""
    return 0 if s.doing < CARD_RULES and s.moved_to == 0 else s.doing + 0


@BACK.do
def go_on(s):
    """Whatever was under way is done: the turn goes on."""
    s.phase = TURN
    s.doing = 0
    s.paying = 0
    s.placing = 0
    s.taking = 0
    s.first_room = 0
    s.moved_to = 0
    s.asked = 0
