# mypy: allow-untyped-defs, allow-untyped-calls
"""The rules of connect four: who acts, what is allowed, and what comes of it."""

from benchmarks.connect_four.actions import DROPPED, FILLED, WON_BY
from benchmarks.connect_four.state import (
    C4_01,
    C4_02,
    C4_03,
    C4_04,
    CELLS,
    COLUMN_BITS,
    COLUMNS,
    FOUR,
    FULL,
    ROWS,
    STEPS,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


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


# --- what is allowed


@rule
def check(s, seat, column):
    """0, or the number of the rule that forbids the drop."""
    if s.ended:
        return C4_03 if s.ended == FOUR else C4_04
    if seat != actor(s):
        return C4_01
    return 0 if s.height[column] < ROWS else C4_02


@rule
def legal(s, seat, out):
    """Write all columns with room into `out` and return their number."""
    count = 0
    for column in range(COLUMNS):
        out[count] = column  # overwritten by the next where the column is full: no branch
        count += s.height[column] < ROWS  # C4-02
    return count


@rule
def weight(s, action):
    """There is no chance in this game."""
    return 1


# --- what comes of it


@rule
def apply(s, seat, column, events):
    """Drop a stone, and see whether that ends the game."""
    row = s.height[column]
    s.height[column] += 1
    s.stones[seat] |= 1 << (column * COLUMN_BITS + row)
    s.turns += 1
    tell(events, DROPPED, EVERYONE, seat, column + 1, row + 1)
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
