"""Phase 3: turns, action points, and the actions that every room allows. SCG-19 … SCG-33."""

from jailbirds.games.scapegoat.rules.guards import begin_round
from jailbirds.games.scapegoat.rules.prison import (
    add_thing,
    adjacent,
    check_way,
    fits,
    go_on,
    has,
    influence,
    move_guard,
    place_for,
    return_item,
    watching,
)
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

TURN_BEGAN = event("turn", "seat", "points")


@rule
def points_of(s, seat):
    """SCG-19: the action points with which a turn begins."""
    points = common_points(s)
    if seat == s.scapegoat:
        points += s.bonus
    return max(0, points - s.less[seat])  # SCG-79


@rule
def common_points(s):
    """SCG-19: what everybody has, by how many play."""
    return POINTS_WITH_THREE if s.players == 3 else POINTS_WITH_FOUR


@rule
def begin_turn(s, seat, events):
    s.seat = seat
    s.points = points_of(s, seat)
    s.rooms_used = 0
    s.has_stolen = 0
    s.has_pushed = 0
    forget_bribes(s)
    forget_trades(s)
    go_on(s)
    if seat != s.scapegoat:  # whoever is elected begins
        tell(events, TURN_BEGAN, EVERYONE, seat, s.points)


@rule
def forget_bribes(s):
    s.bribed = 0
    if s.polish:
        for room in range(ROOMS):
            s.bribed_in[room] = 0


@rule
def forget_trades(s):
    s.refused = 0
    if s.accepted:
        s.accepted = 0
        for other in range(s.players):
            for thing in range(THINGS):
                s.traded[other, thing] = 0


END = action("end", during=TURN)
ENDED = event("ended", "seat")


@END.do
def end(s, seat, events):
    """SCG-33: then it is the next one's turn, clockwise; after the last the next round."""
    tell(events, ENDED, EVERYONE, seat)
    s.turns += 1
    s.points = 0
    s.bribed = 0
    if s.turns == s.players:
        begin_round(s, events)
    else:
        begin_turn(s, (seat + 1) % s.players, events)


# --- what it costs


@rule
def has_points(s, seat):
    return s.points > 0


@rule
def price(s, seat):
    """SCG-20: two guards make it dearer."""
    return 2 if influence(s, seat) == 2 else 1


@rule
def check_price(s, seat):
    """SCG-19, SCG-20: for everything that costs a point, but for moving and blackmail."""
    if s.points > 0 and influence(s, seat) >= TOO_MANY:
        return SCG_20
    return SCG_19 if s.points < price(s, seat) else 0


@rule
def check_free(s, seat):
    """SCG-20: four guards allow nothing but leaving."""
    return SCG_20 if influence(s, seat) >= MOST_GUARDS else 0


@rule
def spend(s, seat):
    s.points -= price(s, seat)


# --- moving

MOVE = action("move", during=TURN, points=("room-{room}",), asked_if=has_points, room=ROOM_NAMES)
MOVED = event("moved", "seat", "room")


@MOVE.check
def check_move(s, seat, room):
    if s.points < 1:
        return SCG_19
    if watching(s, room) >= MOST_GUARDS:
        return SCG_21
    if not adjacent(s, s.room[seat], room):
        return SCG_22
    return check_way(s, s.room[seat], room)  # SCG-73


@MOVE.do
def move(s, seat, room, events):
    s.points -= 1
    enter(s, seat, room, events)


@rule
def enter(s, seat, room, events):
    """SCG-30: bribed guards stay behind; in the Polish edition they still are when one returns."""
    if seat == s.seat:
        if s.polish and s.version >= 2:
            s.bribed_in[s.room[seat]] = s.bribed
            s.bribed = s.bribed_in[room]
            s.bribed_in[room] = 0
        else:
            s.bribed = 0
    s.room[seat] = room
    tell(events, MOVED, EVERYONE, seat, room)


# --- stealing


@rule
def may_steal(s, seat):
    return s.points > 0 and s.has_stolen == 0


STEAL = action("steal", during=TURN, asked_if=may_steal, seat=SEATS, thing=THING_NAMES)
STOLE = event("stole", "seat", "other", "thing", hits="other")


@STEAL.check
def check_steal(s, seat, other, thing):
    """What can be mended comes last: there is nothing to take, it costs, it needs a place."""
    if s.has_stolen or not is_victim(s, seat, other) or has(s, other, thing) == 0:
        return SCG_24
    refusal = check_price(s, seat)
    if refusal:
        return refusal
    return 0 if fits(s, seat, thing) else SCG_04


@STEAL.do
def steal(s, seat, other, thing, events):
    spend(s, seat)
    s.has_stolen = 1
    add_thing(s, other, thing, -1)
    add_thing(s, seat, thing, 1)
    tell(events, STOLE, EVERYONE, seat, other, thing)


@STEAL.each
def list_steals(s, seat, out, count):
    for other in range(s.players):
        if is_victim(s, seat, other):
            for thing in range(THINGS):
                if check_steal(s, seat, other, thing) == 0:
                    out[count] = STEAL(other, thing)
                    count += 1
    return count


@rule
def is_victim(s, seat, victim):
    """Another prisoner in the same room."""
    return victim < s.players and victim != seat and s.room[victim] == s.room[seat]


# --- rioting

RIOT = action(
    "riot", during=TURN, points=("riot", "room-{room}"), asked_if=has_points, room=ROOM_NAMES
)
RIOTED = event("rioted", "seat", "room")


@RIOT.check
def check_riot(s, seat, room):
    here = s.room[seat]
    refusal = check_price(s, seat)
    if refusal:
        return refusal
    if s.guards[here] >= MOST_GUARDS:
        return SCG_14
    return 0 if adjacent(s, here, room) and s.guards[room] > 0 else SCG_25


@RIOT.do
def riot(s, seat, room, events):
    spend(s, seat)
    tell(events, RIOTED, EVERYONE, seat, room)
    move_guard(s, room, s.room[seat], events)


# --- putting an item back

PUT_BACK = action("put_back", during=TURN, asked_if=has_points, item=ITEM_NAMES)


@PUT_BACK.check
def check_put_back(s, seat, item):
    refusal = check_price(s, seat)
    if refusal:
        return refusal
    return 0 if s.items[seat, item] > 0 else SCG_27


@PUT_BACK.do
def put_back(s, seat, item, events):
    spend(s, seat)
    return_item(s, seat, item, place_for(s, item), events)  # SCG-31


# --- bribing

BRIBE = action("bribe", during=TURN)
BRIBED = event("bribed", "seat", "count")  # guards so far


@BRIBE.check
def check_bribe(s, seat):
    refusal = check_free(s, seat)
    if refusal:
        return refusal
    if s.cash[seat] == 0 or s.bribed >= s.guards[s.room[seat]]:
        return SCG_30
    return 0


@BRIBE.do
def bribe(s, seat, events):
    s.cash[seat] -= 1
    s.bribed += 1
    tell(events, BRIBED, EVERYONE, seat, s.bribed)


# --- spending stamina

PUSH = action("push", during=TURN)
PUSHED = event("pushed", "seat")


@PUSH.check
def check_push(s, seat):
    refusal = check_free(s, seat)
    if refusal:
        return refusal
    return SCG_32 if s.has_pushed or s.stamina[seat] == 0 else 0


@PUSH.do
def push(s, seat, events):
    s.stamina[seat] -= 1
    s.has_pushed = 1
    s.points += 1
    tell(events, PUSHED, EVERYONE, seat)
