"""Setting up: SCG-03, SCG-07 … SCG-11."""

from jailbirds.games.scapegoat.actions import ELECTED, LAID, LODGED, TURNED_UP
from jailbirds.games.scapegoat.rules.guards import place_guard
from jailbirds.games.scapegoat.rules.plan import refill
from jailbirds.games.scapegoat.rules.turn import begin_turn
from jailbirds.games.scapegoat.state import (
    ANYONE,
    BALLOT,
    ELEMENTS,
    FIRST_GUARDS,
    GUARDS_AT_START,
    GUN,
    GUNS,
    HOLDS,
    HOUSE_DECK,
    ITEMS,
    KIND_NAMES,
    KINDS,
    LAYOUT,
    LODGE,
    ROOM_NAMES,
    ROOMS,
    SCG_07,
    SCG_08,
    SCG_09,
    SIDE,
    TIED,
    VISITING_AREA,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule

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
    s.random_sides = options.sides == "random"
    for room in range(ROOMS):
        for kind in range(KINDS):
            s.lying[room, kind] = HOLDS[room * ITEMS + kind]
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


def write_deck(s, deck):
    """SCG-06"""
    for number, task in enumerate(deck):
        s.element[number] = ELEMENTS.index(task.element)
        s.prisoners[number] = task.prisoners
        s.most_guards[number] = task.guards
        for kind, name in enumerate(KIND_NAMES):
            s.need[number, kind] = task.items.count(name)


# --- rooms: SCG-07


@rule
def put_room(s, room, cell):
    s.cell[room] = cell
    s.room_at[cell] = room
    s.rooms_drawn |= 1 << room


@rule
def check_lay(s, room):
    return SCG_07 if s.rooms_drawn >> room & 1 else 0


@rule
def lay(s, room, events):
    """The next cell, row by row."""
    put_room(s, room, s.placed)
    s.placed += 1
    tell(events, LAID, EVERYONE, room, s.placed)
    if s.placed == ROOMS:
        after_layout(s)


@rule
def after_layout(s):
    s.placed = 0
    s.rooms_drawn = 0
    s.phase = SIDE if s.random_sides else FIRST_GUARDS


@rule
def turn_to_gold(s, room):
    """SCG-03: with the gold Visiting Area the gun is in the game."""
    s.gold |= 1 << room
    if room == VISITING_AREA:
        s.lying[room, GUN] = GUNS


@rule
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


# --- guards: SCG-08


@rule
def check_first_guard(s, room):
    """Four different rooms, and once more four different rooms."""
    return SCG_08 if s.rooms_drawn >> room & 1 else 0


@rule
def first_guard(s, room, events):
    place_guard(s, room, events)
    s.placed += 1
    s.rooms_drawn |= 1 << room
    if s.placed % SET_OF_GUARDS == 0:
        s.rooms_drawn = 0
    if s.placed == GUARDS_AT_START:
        s.placed = 0
        s.phase = LODGE


# --- prisoners: SCG-09


@rule
def check_lodge(s, room):
    """Edition pl: all different."""
    return SCG_09 if s.polish and s.rooms_drawn >> room & 1 else 0


@rule
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


@rule
def first_scapegoat(s, seat, events):
    """The first round has neither a new guard nor a vote."""
    s.round = 1
    s.bonus = 1
    s.scapegoat = seat
    tell(events, ELECTED, EVERYONE, seat, s.bonus)
    begin_turn(s, seat, events)
