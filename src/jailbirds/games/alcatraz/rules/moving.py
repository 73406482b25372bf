"""Moving a prisoner, out of the cell or in the yard (ALC-05 … ALC-16)."""

from jailbirds.games.alcatraz.rules.boat import ESCAPE, check_escape
from jailbirds.games.alcatraz.rules.turn import end_turn
from jailbirds.games.alcatraz.rules.wardens import check_walk, is_free, walk, warden_between
from jailbirds.games.alcatraz.state import *
from jailbirds.kernel import EVERYONE, action, event, listing, rule, tell

ENTER = action(
    "enter", during=TURN, otherwise=ALC_21, points=("cell", SQUARE), row=IN_COLUMN, column=IN_ROW
)
ENTERED = event("entered", "seat", "row", "column")


@ENTER.check
def check_enter(s, seat, row, column):
    """ALC-07: out of the cell and up a column."""
    if s.cell[seat] == 0:
        return ALC_05
    if not is_free(s, row, column):
        return ALC_08
    if warden_between(s, column, row, ROWS + 1):
        return ALC_09
    return check_walk(s, seat, 0, 0, row, column, ROWS + 1 - row)


@ENTER.do
def enter(s, seat, row, column, events):
    """ALC-07"""
    s.cell[seat] -= 1
    s.yard[row, column] = seat + 1
    tell(events, ENTERED, EVERYONE, seat, row, column)
    walk(s, row, column, ROWS + 1 - row, events)
    end_turn(s, False, events)


MOVE = action(
    "move",
    during=TURN,
    otherwise=ALC_21,
    points=(SQUARE, "r{to_row}c{to_column}"),
    row=IN_COLUMN,
    column=IN_ROW,
    to_row=IN_COLUMN,
    to_column=IN_ROW,
)
MOVED = event("moved", "seat", "row", "column", "to_row", "to_column")


@MOVE.check
def check_move(s, seat, row, column, to_row, to_column):
    if s.yard[row, column] != seat + 1 or (row == to_row and column == to_column):
        return ALC_05
    if row != to_row and column != to_column:
        return ALC_06
    if not is_free(s, to_row, to_column):
        return ALC_08
    if row == to_row:
        if (s.warden[row] - column) * (s.warden[row] - to_column) < 0 and s.warden[row] != 0:
            return ALC_09
        steps = abs(to_column - column)
    else:
        if warden_between(s, column, row, to_row):
            return ALC_09
        steps = abs(to_row - row)
    return check_walk(s, seat, row, column, to_row, to_column, steps)


@MOVE.do
def move(s, seat, row, column, to_row, to_column, events):
    """ALC-06"""
    s.yard[row, column] = 0
    s.yard[to_row, to_column] = seat + 1
    tell(events, MOVED, EVERYONE, seat, row, column, to_row, to_column)
    walk(s, to_row, to_column, abs(to_row - row) + abs(to_column - column), events)
    end_turn(s, False, events)


RETURN = action(
    "return", during=TURN, otherwise=ALC_21, points=(SQUARE, "cell"), row=IN_COLUMN, column=IN_ROW
)


@RETURN.check
def check_return(s, seat, row, column):
    """Asked for by those who want to know: nobody goes back of their own accord."""
    return ALC_15 if s.yard[row, column] == seat + 1 else ALC_05


PASS = action("pass", during=TURN, otherwise=ALC_21)
PASSED = event("passed", "seat")


@PASS.check
def check_pass(s, seat):
    return 0 if moves(s, seat, None) == 0 else ALC_16


@PASS.do
def skip(s, seat, events):
    """ALC-16"""
    tell(events, PASSED, EVERYONE, seat)
    end_turn(s, False, events)


# --- all that is allowed, by walking on from where a prisoner stands


@listing(TURN)
def list_turn(s, seat, out):
    count = moves(s, seat, out)
    if count == 0:
        out[0] = PASS()  # ALC-16
        return 1
    return count


@rule
def moves(s, seat, out):
    """All moves of prisoners; with `out` None they are only counted."""
    count = 0
    on_board = PRISONERS_EACH - s.cell[seat] - s.boat[seat]
    if s.cell[seat] > 0:
        for column in range(1, COLUMNS + 1):
            count = slide(s, seat, ROWS + 1, column, -1, 0, out, count)
    for row in range(1, ROWS + 1):
        if on_board == 0:
            break
        for column in range(1, COLUMNS + 1):
            if s.yard[row, column] == seat + 1:
                on_board -= 1
                count = slide(s, seat, row, column, -1, 0, out, count)
                count = slide(s, seat, row, column, 1, 0, out, count)
                count = slide(s, seat, row, column, 0, -1, out, count)
                count = slide(s, seat, row, column, 0, 1, out, count)
                if RED[row, column] and check_escape(s, seat, row, column) == 0:
                    count = add(out, count, ESCAPE(row, column))
    return count


@rule
def slide(s, seat, row, column, down, right, out, count):
    """The moves from a square, or from below row 9, in one direction."""
    to_row = row + down
    to_column = column + right
    steps = 1
    while 1 <= to_row <= ROWS and 1 <= to_column <= COLUMNS:
        if s.warden[to_row] == to_column:  # ALC-09
            break
        if (
            s.yard[to_row, to_column] == 0
            and check_walk(s, seat, row, column, to_row, to_column, steps) == 0
        ):
            if row > ROWS:
                count = add(out, count, ENTER(to_row, to_column))
            else:
                count = add(out, count, MOVE(row, column, to_row, to_column))
        to_row += down
        to_column += right
        steps += 1
    return count


@rule
def add(out, count, action):
    if out is not None:
        out[count] = action
    return count + 1
