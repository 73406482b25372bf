# mypy: allow-untyped-defs, allow-untyped-calls
"""The rules of connect four: who acts, what is allowed, and what comes of it."""

from benchmarks.connect_four.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell


def setup(s, players, options):
    """The blank record is the empty board."""


# --- who acts


@rule
def actor(s):
    """C4-01: seat 0 drops the first stone, seat 1 the second, and so on."""
    return s.turns % 2


@rule
def actors(s):
    return 0 if s.ended else 1 << actor(s)


@rule
def not_yours(s):
    if s.ended:
        return C4_03 if s.ended == FOUR else C4_04
    return C4_01


# --- dropping a stone

DROP = action("drop", points=("c{column}",), column=range(1, COLUMNS + 1))
DROPPED = event("dropped", "seat", "column", "row")
WON_BY = event("won", "seat")
FILLED = event("filled")  # the board, with no four in a row


@DROP.check
def check_drop(s, column):
    return 0 if s.height[column - 1] < ROWS else C4_02


@DROP.each
def list_drops(s, out, count):
    """All columns with room."""
    for column in range(1, COLUMNS + 1):
        out[count] = DROP(column)  # overwritten by the next where the column is full: no branch
        count += s.height[column - 1] < ROWS  # C4-02
    return count


@DROP.do
def drop(s, seat, column, events):
    """Drop a stone, and see whether that ends the game."""
    row = s.height[column - 1]
    s.height[column - 1] += 1
    s.stones[seat] |= 1 << ((column - 1) * COLUMN_BITS + row)
    s.turns += 1
    tell(events, DROPPED, EVERYONE, seat, column, row + 1)
    if has_four(s.stones[seat]):  # C4-03
        s.ended = FOUR
        tell(events, WON_BY, EVERYONE, seat)
    elif s.turns == CELLS:  # C4-04
        s.ended = FULL
        tell(events, FILLED, EVERYONE)


@rule
def has_four(stones):
    """Do four stones stand in a row, in any direction?

    Shifted by a step and laid over itself, a board keeps the stones with a neighbour there:
    the ends of pairs. Two pairs that are two steps apart are four in a row.
    """
    lines = 0
    for step in STEPS:
        pairs = stones & (stones >> step)
        lines |= pairs & (pairs >> 2 * step)
    return lines != 0


# --- how it ends


@rule
def ending(s):
    return s.ended


@rule
def winners(s):
    """C4-03: who dropped the last stone; C4-04: both."""
    if s.ended == FOUR:
        return 1 << (s.turns - 1) % 2
    return 3 if s.ended == FULL else 0
