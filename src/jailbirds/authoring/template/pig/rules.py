"""The rules: who acts, what is allowed, what comes of it, how it ends."""

from jailbirds.kernel import CHANCE, EVERYONE, action, event, rule, tell
from pig.state import *


def setup(s, players, options):
    """PIG-01 and the table option PIG-06; the first seat begins."""
    s.players = players
    s.goal = options.goal


# --- whose turn it is


@rule
def actors(s):
    """PIG-01: one at a time; the die is rolled by chance."""
    if s.phase == OVER:
        return 0
    return 1 << CHANCE if s.phase == ROLL else 1 << s.seat


@rule
def not_yours(s):
    return PIG_05 if s.phase == OVER else PIG_01


@rule
def not_now(s):
    return 0  # what an action says itself: `otherwise`, or else not_yours


# --- rolling

GO_ON = action("roll", during=TURN, points=("die",))
FALL = action("fall", during=ROLL, otherwise=PIG_02, face=FACES)
ROLLED = event("rolled", "seat", "face")
LOST = event("lost", "seat", "collected")


@GO_ON.do
def go_on(s):
    """PIG-02: from here on it is chance's turn."""
    s.phase = ROLL


@FALL.do
def fall(s, face, events):
    """PIG-02, PIG-03: a one ends the turn and takes everything collected in it."""
    s.face = face
    s.phase = TURN
    tell(events, ROLLED, EVERYONE, s.seat, face)
    if face == 1:
        tell(events, LOST, EVERYONE, s.seat, s.collected)
        end_turn(s)
    else:
        s.collected += face
        if s.points[s.seat] + s.collected >= s.goal:  # PIG-05
            s.points[s.seat] += s.collected
            s.collected = 0
            s.phase = OVER


# --- keeping

KEEP = action("keep", during=TURN, points=("collected",))
KEPT = event("kept", "seat", "collected", "points")


@KEEP.check
def check_keep(s):
    return PIG_04 if s.collected == 0 else 0


@KEEP.do
def keep(s, seat, events):
    """PIG-04"""
    s.points[seat] += s.collected
    tell(events, KEPT, EVERYONE, seat, s.collected, s.points[seat])
    end_turn(s)


@rule
def end_turn(s):
    s.collected = 0
    s.face = 0
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0


# --- how it ends


@rule
def ending(s):
    """The number of the ending in TITLE.endings, from 1; 0 while the game runs."""
    return 1 if s.phase == OVER else 0


@rule
def winners(s):
    """PIG-05: whoever has reached the goal, which is the one whose turn it was."""
    return 1 << s.seat if s.phase == OVER else 0
