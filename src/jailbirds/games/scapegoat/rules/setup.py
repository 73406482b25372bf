"""Setting up: SCG-03, SCG-07 … SCG-11."""

from jailbirds.games.scapegoat.content import HOUSE_DECK, HOUSE_ICONS
from jailbirds.games.scapegoat.rules.guards import GUARD, place_guard
from jailbirds.games.scapegoat.rules.tasks import refill
from jailbirds.games.scapegoat.rules.turn import begin_turn
from jailbirds.games.scapegoat.rules.vote import ELECTED
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

SET_OF_GUARDS = 4  # rooms drawn together, all different


def setup(s, players, options):
    """The table options, the items in their rooms, the task cards; then chance goes on."""
    s.players = players
    s.polish = options.edition == "pl"
    s.tie = {"anyone": ANYONE, "tied": TIED, "ballot": BALLOT}.get(
        options.tie, BALLOT if s.polish else ANYONE
    )
    s.willing = options.pool == "willing"
    s.all_escape = options.undecided == "all_escape"
    s.by_vote = options.undecided == "vote" and s.version >= 2
    s.free_offers = options.offers == "free"
    s.open_hands = options.blackmail_hands == "open"
    s.hand_limit = hand_limit(s, options.hand_limit)
    s.random_sides = options.sides == "random"
    s.first_guards = options.guards or GUARDS_AT_START
    lay_items(s, options.icons or HOUSE_ICONS)
    gold_side = {"gold": ROOM_NAMES, "custom": options.gold}.get(options.sides, ())
    for name in gold_side:
        turn_to_gold(s, ROOM_NAMES.index(name))
    write_deck(s, options.tasks or HOUSE_DECK)
    s.own_deck = options.tasks is not None
    s.phase = LAYOUT
    if options.layout != "random":
        order = options.rooms if options.layout == "custom" else ROOM_NAMES
        for cell, name in enumerate(order):
            put_room(s, ROOM_NAMES.index(name), cell)
        after_layout(s)


def lay_items(s, icons):
    """SCG-03: an item on every icon."""
    for name in icons.__struct_fields__:
        room = ROOM_NAMES.index(name)
        s.icons[room] = getattr(icons, name)
        for kind in range(KINDS):
            if HOLDS[room * ITEMS + kind] > 0:
                s.lying[room, kind] = s.icons[room]


def hand_limit(s, option):
    """SCG-05: the Polish rulebook prints none, since version 2."""
    if option == HAND_LIMIT or (option != "none" and (not s.polish or s.version < 2)):
        return HAND_LIMIT
    return CARDS


def write_deck(s, deck):
    """SCG-06"""
    for number, task in enumerate(deck):
        s.element[number] = ELEMENTS.index(task.element)
        s.prisoners[number] = task.prisoners
        s.most_guards[number] = task.guards
        for kind, name in enumerate(KIND_NAMES):
            s.need[number, kind] = task.items.count(name)


# --- rooms: SCG-07

LAY = action("lay", during=LAYOUT, otherwise=SCG_19, room=ROOM_NAMES)  # into the next cell
LAID = event("laid", "room", "cell")  # cells count from 1


@LAY.check
def check_lay(s, room):
    return SCG_07 if s.rooms_drawn >> room & 1 else 0


@LAY.do
def lay(s, room, events):
    """The next cell, row by row."""
    put_room(s, room, s.placed)
    s.placed += 1
    tell(events, LAID, EVERYONE, room, s.placed)
    if s.placed == ROOMS:
        after_layout(s)


@rule
def put_room(s, room, cell):
    s.cell[room] = cell
    s.room_at[cell] = room
    s.rooms_drawn |= 1 << room


@rule
def after_layout(s):
    s.placed = 0
    s.rooms_drawn = 0
    s.phase = SIDE if s.random_sides else FIRST_GUARDS


TURN_UP = action("turn_up", during=SIDE, otherwise=SCG_19, side=SIDES)  # of the next room
TURNED_UP = event("turned_up", "room", "side")


@TURN_UP.do
def turn_up(s, side, events):
    """The side of the next room."""
    room = s.placed
    if side:
        turn_to_gold(s, room)
    tell(events, TURNED_UP, EVERYONE, room, side)
    s.placed += 1
    if s.placed == ROOMS:
        s.placed = 0
        s.phase = FIRST_GUARDS


@rule
def turn_to_gold(s, room):
    """SCG-03: with the gold Visiting Area the gun is in the game."""
    s.gold |= 1 << room
    if room == VISITING_AREA:
        s.lying[room, GUN] = GUNS


# --- guards: SCG-08

FIRST_GUARD = GUARD.during(FIRST_GUARDS)


@FIRST_GUARD.check
def check_first_guard(s, room):
    """Four different rooms, and then again four different rooms."""
    return SCG_08 if s.rooms_drawn >> room & 1 else 0


@FIRST_GUARD.do
def first_guard(s, room, events):
    place_guard(s, room, events)
    s.placed += 1
    s.rooms_drawn |= 1 << room
    if s.placed % SET_OF_GUARDS == 0:
        s.rooms_drawn = 0
    if s.placed == s.first_guards:
        s.placed = 0
        s.phase = LODGE


# --- prisoners: SCG-09

DO_LODGE = action("lodge", during=LODGE, otherwise=SCG_19, room=ROOM_NAMES)  # the next pawn
LODGED = event("lodged", "seat", "room")


@DO_LODGE.check
def check_lodge(s, room):
    """Edition pl: all different."""
    return SCG_09 if s.polish and s.rooms_drawn >> room & 1 else 0


@DO_LODGE.do
def lodge(s, room, events):
    s.room[s.placed] = room
    s.rooms_drawn |= 1 << room
    tell(events, LODGED, EVERYONE, s.placed, room)
    s.placed += 1
    if s.placed == s.players:
        s.placed = 0
        s.rooms_drawn = 0
        refill(s)  # SCG-10


# --- the first scapegoat: SCG-11

SCAPEGOAT = action("scapegoat", during=FIRST_SCAPEGOAT, otherwise=SCG_19, seat=SEATS)


@SCAPEGOAT.check
def check_first_scapegoat(s, other):
    return 0 if other < s.players else SCG_11


@SCAPEGOAT.do
def first_scapegoat(s, other, events):
    """The first round has neither a new guard nor a vote."""
    s.round = 1
    s.bonus = 1
    s.scapegoat = other
    tell(events, ELECTED, EVERYONE, other, s.bonus)
    begin_turn(s, other, events)
