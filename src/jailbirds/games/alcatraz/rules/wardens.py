"""The wardens: whose way they bar, how they answer a move, whom they catch (ALC-09 … ALC-14)."""

from jailbirds.games.alcatraz.state import *
from jailbirds.kernel import EVERYONE, event, rule, tell

WALKED = event("walked", "row", "column", "to_column", "steps")  # a warden answers a move
CAUGHT = event("caught", "seat", "row", "column", hits="seat")


@rule
def is_free(s, row, column):
    """Neither a prisoner nor a warden stands there."""
    return s.yard[row, column] == 0 and s.warden[row] != column


@rule
def warden_between(s, column, row, to_row):
    """Does a warden stand in the column strictly between two rows?"""
    for passed in range(min(row, to_row) + 1, max(row, to_row)):
        if s.warden[passed] == column:
            return True
    return False


@rule
def check_walk(s, seat, row, column, to_row, to_column, steps):
    """Can the warden answer a move of so many steps from one square to another?"""
    warden = s.warden[to_row]
    if warden == 0:  # ALC-14
        return 0
    way = 1 if to_column > warden else -1
    end = warden + way * steps  # ALC-10
    if end < 1 or end > COLUMNS:
        return ALC_11
    if abs(to_column - warden) <= steps:
        return ALC_13
    passed = warden
    for _ in range(steps):
        passed += way
        if s.yard[to_row, passed] == seat + 1 and not (row == to_row and passed == column):
            return ALC_13
    return 0


@rule
def walk(s, row, column, steps, events):
    """ALC-10: the warden answers, step for step, towards where the prisoner stopped."""
    warden = s.warden[row]
    if warden != 0:  # ALC-14
        way = 1 if column > warden else -1
        tell(events, WALKED, EVERYONE, row, warden, warden + way * steps, steps)
        sweep(s, row, warden + way * steps, events)


@rule
def sweep(s, row, to_column, events):
    """A warden goes along its row and catches everyone on the way, ALC-12 and ALC-20."""
    way = 1 if to_column > s.warden[row] else -1
    while s.warden[row] != to_column:
        s.warden[row] += way
        caught = s.yard[row, s.warden[row]] - 1
        if caught >= 0:
            s.yard[row, s.warden[row]] = 0
            s.cell[caught] += 1
            tell(events, CAUGHT, EVERYONE, caught, row, s.warden[row])
