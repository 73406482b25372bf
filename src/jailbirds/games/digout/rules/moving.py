"""Ordinary and careful moves (DIG-01, DIG-02, DIG-14, DIG-15, DIG-36, DIG-40)."""

from jailbirds.games.digout.rules.cards import has_actions, is_cells, same_team, side, spend
from jailbirds.games.digout.rules.effects import gang_of, happens, lasting
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell


@rule
def is_on_board(s, room):
    """DIG-36: one block of cells, or two in a team game."""
    if s.teams:
        return room != CELLS
    return room not in (BLOCK_A, BLOCK_B)


@rule
def home(s, seat):
    """One's own block of cells."""
    return BLOCK_A + side(s, seat) if s.teams else CELLS


@rule
def face_leads_to(s, face, room):
    """DIG-02: two rooms; what leads to the cells leads to either block."""
    if not is_on_board(s, room):
        return False
    printed = CELLS if is_cells(room) else room
    return printed in (FACE_ROOMS[2 * face - 2], FACE_ROOMS[2 * face - 1])


MOVED = event("moved", "seat", "room")


@rule
def arrive(s, seat, room, events):
    """DIG-32: whoever comes into Michel(le)'s room is extorted."""
    s.room[seat] = room
    tell(events, MOVED, EVERYONE, seat, room)
    if s.michelle and room == s.figure_room and lasting(s, seat, AT_MICHELLE, IS_SAFE) == 0:
        s.figure_queue |= 1 << seat


# --- the ordinary move

WALK_ON = action("walk", during=ACT, points=("die",), asked_if=has_actions)


@WALK_ON.check
def check_walk(s):
    return DIG_11 if s.actions == 0 else 0


@WALK_ON.do
def walk(s):
    spend(s, 1)
    s.phase = ROLL


ROLL_FACE = action("roll", during=ROLL, face=range(1, FACES + 1))
ROLLED = event("rolled", "seat", "face")


@ROLL_FACE.do
def roll(s, face, events):
    s.die = face
    s.phase = WALK
    tell(events, ROLLED, EVERYONE, s.seat, face)


GO = action("go", during=WALK, points=("room-{room}",), room=ROOMS)


@GO.check
def check_go(s, seat, room):
    """DIG-14: one of the two rooms, not the one you are in."""
    if room == s.room[seat]:
        return DIG_14
    if face_leads_to(s, s.die, room):
        return 0
    if room == home(s, seat) and lasting(s, seat, AT_MOVE, CAN_GO_HOME) > 0:
        return 0
    return DIG_14


@GO.do
def go(s, seat, room, events):
    s.die = 0
    arrive(s, seat, room, events)
    happens(s, seat, AT_MOVE, events)
    s.phase = NEXT


AGAIN = action("again", during=WALK, points=("die",))


@AGAIN.check
def check_again(s, seat):
    """DIG-11: a re-roll, once a turn."""
    return 0 if s.rerolled == 0 and lasting(s, seat, AT_MOVE, CAN_REROLL) > 0 else DIG_11


@AGAIN.do
def roll_again(s):
    s.rerolled = 1
    s.phase = ROLL


# --- moves without a die

SNEAK = action("sneak", during=ACT, points=("room-{room}",), asked_if=has_actions, room=ROOMS)


@SNEAK.check
def check_sneak(s, seat, room):
    """DIG-15: two actions, any other room but solitary."""
    if s.actions == 0:
        return DIG_11
    if s.actions < 2 or room == SOLITARY or room == s.room[seat]:
        return DIG_15
    return 0 if is_on_board(s, room) else DIG_36


@SNEAK.do
def sneak(s, seat, room, events):
    spend(s, 2)
    arrive(s, seat, room, events)
    happens(s, seat, AT_MOVE, events)
    s.phase = NEXT


VISIT = action("visit", during=ACT, points=("seat-{seat}",), asked_if=has_actions, seat=SEATS)


@VISIT.check
def check_visit(s, seat, other):
    """DIG-40: to a team-mate of the same gang."""
    return DIG_11 if s.actions == 0 else check_host(s, seat, other)


@rule
def check_host(s, seat, other):
    if other >= s.players or not same_team(s, seat, other):
        return DIG_40
    if gang_of(s, seat) < 0 or gang_of(s, seat) != gang_of(s, other):
        return DIG_40
    return DIG_40 if s.room[other] == SOLITARY or s.room[other] == s.room[seat] else 0


@VISIT.do
def visit(s, seat, other, events):
    spend(s, 1)
    walk_to(s, seat, other, events)


VISIT_AFTER_ROLL = VISIT.during(WALK)


@VISIT_AFTER_ROLL.check
def check_visit_after_roll(s, seat, other):
    """DIG-40, by option: the die has been rolled, and is not used."""
    return check_host(s, seat, other) if s.visit_after_roll else DIG_14


@VISIT_AFTER_ROLL.do
def walk_to(s, seat, other, events):
    s.die = 0
    arrive(s, seat, s.room[other], events)
    happens(s, seat, AT_MOVE, events)
    s.phase = NEXT
