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


# --- all that is allowed. Sets are bits, and most is reckoned once: few branches, for any processor


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
    squares = standing(s, seat)
    walks = free_walks(s, squares)
    if s.cell[seat] > 0:
        for column in range(1, COLUMNS + 1):
            count = in_column(s, ROWS + 1, column, -1, walks, out, count)
    left = squares
    while left > 0:
        row = left >> 4 & 15
        column = left & 15
        count = in_column(s, row, column, -1, walks, out, count)
        count = in_column(s, row, column, 1, walks, out, count)
        count = in_row(s, row, column, squares, out, count)
        if RED[row, column] and check_escape(s, seat, row, column) == 0:
            count = add(out, count, ESCAPE(row, column), True)
        left >>= 8
    return count


@rule
def standing(s, seat):
    """The squares of a seat's prisoners: eight bits each, row and column, the first one lowest."""
    squares = 0
    on_board = PRISONERS_EACH - s.cell[seat] - s.boat[seat]
    for row in range(ROWS, 0, -1):
        if on_board == 0:
            break
        for column in range(COLUMNS, 0, -1):
            if s.yard[row, column] == seat + 1:
                on_board -= 1
                squares = squares << 8 | row << 4 | column
    return squares


@rule
def free_walks(s, squares):
    """How far each warden can walk to its left and right before it catches one on the squares.

    Three bits each, where `side` says: without a wall or a prisoner none walks over seven steps.
    """
    walks = (1 << 6 * (ROWS + 1)) - 1
    while squares > 0:
        row = squares >> 4 & 15
        column = squares & 15
        at = side(s, row, column)
        walks -= max(0, (walks >> at & 7) - abs(column - s.warden[row]) + 1) << at
        squares >>= 8
    return walks


@rule
def side(s, row, column):
    """Where `free_walks` keeps how far the row's warden can walk towards a column."""
    return 6 * row + (3 if column > s.warden[row] else 0)


@rule
def in_column(s, row, column, down, walks, out, count):
    """The moves from a square, or from below row 9, up or down the column."""
    to_row = row + down
    steps = 1
    while 1 <= to_row <= ROWS and s.warden[to_row] != column:  # ALC-09
        warden = s.warden[to_row]
        walk = min(abs(column - warden) - 1, walks >> side(s, to_row, column) & 7)  # ALC-13
        legal = ((steps <= walk) | (warden == 0)) & (s.yard[to_row, column] == 0)
        if row > ROWS:
            count = add(out, count, ENTER(to_row, column), legal)
        else:
            count = add(out, count, MOVE(row, column, to_row, column), legal)
        to_row += down
        steps += 1
    return count


@rule
def in_row(s, row, column, squares, out, count):
    """The moves from a square along its row."""
    first, last = ends(s, row, column, squares)
    for to_column in range(column - 1, first - 1, -1):
        legal = s.yard[row, to_column] == 0
        count = add(out, count, MOVE(row, column, row, to_column), legal)
    for to_column in range(column + 1, last + 1):
        legal = s.yard[row, to_column] == 0
        count = add(out, count, MOVE(row, column, row, to_column), legal)
    return count


@rule
def ends(s, row, column, squares):
    """The first and the last column of a row to which the prisoner on a square can go.

    Towards the warden at most half of the way, as it comes to meet one; and either way no more
    steps than it can walk without catching another of one's own (ALC-13).
    """
    warden = s.warden[row]
    if warden == 0:  # ALC-14
        return 1, COLUMNS
    walk = COLUMNS
    while squares > 0:
        other = squares & 15
        if squares >> 4 & 15 == row and other != column and (other > warden) == (column > warden):
            walk = min(walk, abs(other - warden) - 1)
        squares >>= 8
    if column > warden:
        return max((column + warden) // 2 + 1, column - walk), min(COLUMNS, column + walk)
    return max(1, column - walk), min((column + warden - 1) // 2, column + walk)


@rule
def add(out, count, action, legal):
    """Written in any case, and counted if it is legal: a processor has nothing to guess."""
    if out is not None:
        out[count] = action
    return count + legal
