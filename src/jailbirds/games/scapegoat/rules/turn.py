"""Phase 3: turns, action points, and the actions that every room allows. SCG-19 … SCG-33."""

from jailbirds.games.scapegoat.actions import (
    BRIBED,
    ENDED,
    MOVED,
    PUSHED,
    RIOTED,
    STOLE,
    TURN_BEGAN,
)
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
from jailbirds.games.scapegoat.state import (
    MOST_GUARDS,
    POINTS_WITH_FOUR,
    POINTS_WITH_THREE,
    SCG_04,
    SCG_14,
    SCG_19,
    SCG_20,
    SCG_21,
    SCG_22,
    SCG_24,
    SCG_25,
    SCG_27,
    SCG_30,
    SCG_32,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def points_of(s, seat):
    """SCG-19: the action points with which a turn begins."""
    points = POINTS_WITH_THREE if s.players == 3 else POINTS_WITH_FOUR
    if seat == s.scapegoat:
        points += s.bonus
    return max(0, points - s.less[seat])  # SCG-79


@rule
def begin_turn(s, seat, events):
    s.seat = seat
    s.points = points_of(s, seat)
    s.rooms_used = 0
    s.has_stolen = 0
    s.has_pushed = 0
    s.bribed = 0
    s.refused = 0
    s.accepted = 0
    go_on(s)
    if seat != s.scapegoat:  # whoever is elected begins
        tell(events, TURN_BEGAN, EVERYONE, seat, s.points)


@rule
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
def price(s, seat):
    """SCG-20: two guards make it dearer."""
    return 2 if influence(s, seat) == 2 else 1


@rule
def check_price(s, seat):
    """SCG-19, SCG-20: for everything that costs a point, but for moving and blackmail."""
    if s.points < 1:
        return SCG_19
    guards = influence(s, seat)
    if guards >= 3 or (guards == 2 and s.points < 2):
        return SCG_20
    return 0


@rule
def check_free(s, seat):
    """SCG-20: four guards allow nothing but leaving."""
    return SCG_20 if influence(s, seat) >= MOST_GUARDS else 0


@rule
def spend(s, seat):
    s.points -= price(s, seat)


# --- moving


@rule
def check_move(s, seat, to):
    if s.points < 1:
        return SCG_19
    if watching(s, to) >= MOST_GUARDS:
        return SCG_21
    if not adjacent(s, s.room[seat], to):
        return SCG_22
    return check_way(s, s.room[seat], to)  # SCG-73


@rule
def move(s, seat, to, events):
    s.points -= 1
    enter(s, seat, to, events)


@rule
def enter(s, seat, to, events):
    """Whoever leaves a room leaves the bribed guards behind: SCG-30."""
    s.room[seat] = to
    if seat == s.seat:
        s.bribed = 0
    tell(events, MOVED, EVERYONE, seat, to)


# --- stealing


@rule
def check_steal(s, seat, victim, thing):
    if not fits(s, seat, thing):
        return SCG_04
    refusal = check_price(s, seat)
    if refusal:
        return refusal
    if s.has_stolen or not is_victim(s, seat, victim) or has(s, victim, thing) == 0:
        return SCG_24
    return 0


@rule
def is_victim(s, seat, victim):
    """Another prisoner in the same room."""
    return victim < s.players and victim != seat and s.room[victim] == s.room[seat]


@rule
def steal(s, seat, victim, thing, events):
    spend(s, seat)
    s.has_stolen = 1
    add_thing(s, victim, thing, -1)
    add_thing(s, seat, thing, 1)
    tell(events, STOLE, EVERYONE, seat, victim, thing)


# --- rioting


@rule
def check_riot(s, seat, room):
    here = s.room[seat]
    if s.guards[here] >= MOST_GUARDS:
        return SCG_14
    refusal = check_price(s, seat)
    if refusal:
        return refusal
    return 0 if adjacent(s, here, room) and s.guards[room] > 0 else SCG_25


@rule
def riot(s, seat, room, events):
    spend(s, seat)
    tell(events, RIOTED, EVERYONE, seat, room)
    move_guard(s, room, s.room[seat], events)


# --- putting an item back


@rule
def check_put_back(s, seat, item):
    refusal = check_price(s, seat)
    if refusal:
        return refusal
    return 0 if s.items[seat, item] > 0 else SCG_27


@rule
def put_back(s, seat, item, events):
    spend(s, seat)
    return_item(s, seat, item, place_for(s, item), events)  # SCG-31


# --- bribing


@rule
def check_bribe(s, seat):
    refusal = check_free(s, seat)
    if refusal:
        return refusal
    if s.cash[seat] == 0 or s.bribed >= s.guards[s.room[seat]]:
        return SCG_30
    return 0


@rule
def bribe(s, seat, events):
    s.cash[seat] -= 1
    s.bribed += 1
    tell(events, BRIBED, EVERYONE, seat, s.bribed)


# --- spending stamina


@rule
def check_push(s, seat):
    refusal = check_free(s, seat)
    if refusal:
        return refusal
    return SCG_32 if s.has_pushed or s.stamina[seat] == 0 else 0


@rule
def push(s, seat, events):
    s.stamina[seat] -= 1
    s.has_pushed = 1
    s.points += 1
    tell(events, PUSHED, EVERYONE, seat)
