"""What every chapter of the rules asks: who stands where, what lies where, who watches."""

from jailbirds.games.scapegoat.actions import GUARD_MOVED, PAID, RETURNED
from jailbirds.games.scapegoat.state import (
    CARDS,
    CASH,
    EXERCISE_YARD,
    GUN,
    HAND_LIMIT,
    HOLDS,
    HOME,
    ITEM_PLACES,
    ITEMS,
    MOST_CASH,
    MOST_GUARDS,
    NEAR,
    SCG_73,
    TURN,
    USED,
    VISITING_AREA,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule

# --- rooms and guards


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
    tell(events, GUARD_MOVED, EVERYONE, room, to)


# --- items and cash


@rule
def count_items(s, seat):
    total = 0
    for item in range(ITEMS):
        total += s.items[seat, item]
    return total


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
    if item == GUN and not is_gold(s, VISITING_AREA):
        return False
    return s.lying[room, item] < HOLDS[room * ITEMS + item]


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
    tell(events, RETURNED, EVERYONE, seat, item, room)


@rule
def hand_over(s, seat, thing, room, events):
    """SCG-64: an item goes back to a room, cash is spent."""
    if thing == CASH:
        s.cash[seat] -= 1
        tell(events, PAID, EVERYONE, seat)
    else:
        return_item(s, seat, thing, room, events)


# --- blackmail cards


@rule
def count_used(s):
    total = 0
    for card in range(CARDS):
        if s.card_at[card] == USED:
            total += 1
    return total


@rule
def count_stack(s):
    """What is neither used nor in hands; known to everybody."""
    held = 0
    for seat in range(s.players):
        held += s.hand[seat]
    return CARDS - count_used(s) - held - s.looked_at


@rule
def holds_too_many(s, seat):
    """SCG-05"""
    return s.hand[seat] > HAND_LIMIT


# --- steps


@rule
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
