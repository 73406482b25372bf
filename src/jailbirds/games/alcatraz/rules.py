"""The rules of Alcatraz: who acts, what is allowed, and what comes of it."""

from jailbirds.games.alcatraz.actions import (
    ALARM,
    ALARMED,
    CAUGHT,
    ENTER,
    ENTERED,
    ESCAPE,
    ESCAPED,
    MOVE,
    MOVED,
    PASS,
    PASSED,
    PLACE_WARDEN,
    PLACED,
    RAN,
    RETURN,
    SEND,
    SQUARES,
    START_WITH,
    STARTED,
    TIMED_OUT,
    WALKED,
    WON_BY,
    column_of,
    row_of,
    square,
)
from jailbirds.games.alcatraz.state import (
    ALC_04,
    ALC_05,
    ALC_06,
    ALC_08,
    ALC_09,
    ALC_11,
    ALC_13,
    ALC_15,
    ALC_16,
    ALC_17,
    ALC_18,
    ALC_19,
    ALC_21,
    ALC_22,
    ALC_24,
    ALC_25,
    COLUMNS,
    DIE_SIDES,
    LAST_GUARDED_ROW,
    LIMIT,
    OVER,
    PLACE,
    PRISONERS_EACH,
    RED,
    ROLL,
    ROWS,
    RUN,
    START,
    START_COLUMNS,
    TO_WIN,
    TURN,
    WON,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import CHANCE, EVERYONE, rule


def setup(s, players, options):
    """ALC-01 … ALC-04, and the table options ALC-23 … ALC-25."""
    s.players = players
    s.alarm = options.alarm
    s.turn_limit = options.turn_limit
    for seat in range(players):
        s.cell[seat] = PRISONERS_EACH
    s.warden[1] = START_COLUMNS[0]  # in the middle, whatever the option
    columns = {
        "standard": START_COLUMNS[1:],
        "custom": options.warden_columns or (),
        "random": (),
    }[options.wardens]
    for row, column in enumerate(columns, start=2):
        s.warden[row] = column
    s.phase = START if columns else PLACE


# --- who acts


@rule
def actor(s):
    """The one seat that acts, while the game runs."""
    if s.phase in (PLACE, START, ROLL):
        return CHANCE
    return s.seat


@rule
def actors(s):
    return 0 if s.phase == OVER else 1 << actor(s)


@rule
def next_unplaced(s):
    """The row whose warden is drawn next, or 0."""
    for row in range(2, LAST_GUARDED_ROW + 1):
        if s.warden[row] == 0:
            return row
    return 0


# --- what is allowed


@rule
def check(s, seat, action):
    """0, or the number of the rule that forbids the action."""
    if s.phase == OVER:
        return ALC_22 if s.ended == WON else ALC_25
    if seat != actor(s):
        return check_patience(s)
    if s.phase == TURN:
        return check_turn(s, seat, action)
    if s.phase == RUN:
        return check_send(action)
    if s.phase == ROLL:
        return 0 if ALARM <= action < ALARM + DIE_SIDES else ALC_18
    if s.phase == START:
        return 0 if START_WITH <= action < START_WITH + s.players else ALC_04
    first = PLACE_WARDEN + (next_unplaced(s) - 2) * COLUMNS
    return 0 if first <= action < first + COLUMNS else ALC_24


@rule
def check_patience(s):
    """The rule that says whose turn it is instead."""
    if s.phase == PLACE:
        return ALC_24
    if s.phase == ROLL:
        return ALC_18
    return ALC_19 if s.phase == RUN else ALC_04


@rule
def check_send(action):
    if SEND <= action < SEND + 2:
        return 0
    return ALC_18 if action < SEND else ALC_21  # the alarm comes before the ordinary turn


@rule
def check_turn(s, seat, action):
    if action == PASS:
        return check_pass(s, seat)
    if action >= RETURN:
        return check_return(s, seat, row_of(action - RETURN), column_of(action - RETURN))
    if action >= ESCAPE:
        return check_escape(s, seat, row_of(action - ESCAPE), column_of(action - ESCAPE))
    if action >= MOVE:
        here = (action - MOVE) // SQUARES
        there = (action - MOVE) % SQUARES
        return check_move(s, seat, row_of(here), column_of(here), row_of(there), column_of(there))
    if action >= ENTER:
        return check_enter(s, seat, row_of(action - ENTER), column_of(action - ENTER))
    return ALC_05  # a turn is a move of a prisoner and nothing else


@rule
def check_enter(s, seat, row, column):
    """ALC-07: out of the cell and up a column."""
    if s.cell[seat] == 0:
        return ALC_05
    if not is_free(s, row, column):
        return ALC_08
    if warden_between(s, column, row, ROWS + 1):
        return ALC_09
    return check_walk(s, seat, 0, 0, row, column, ROWS + 1 - row)


@rule
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
    for passed in range(warden + way, end + way, way):
        if s.yard[to_row, passed] == seat + 1 and not (row == to_row and passed == column):
            return ALC_13
    return 0


@rule
def check_escape(s, seat, row, column):
    if s.yard[row, column] != seat + 1:
        return ALC_05
    if not RED[row, column] or warden_between(s, column, row, 0):
        return ALC_17
    return 0


@rule
def check_return(s, seat, row, column):
    """Asked for by those who want to know: nobody goes back of their own accord."""
    return ALC_15 if s.yard[row, column] == seat + 1 else ALC_05


@rule
def check_pass(s, seat):
    return 0 if moves(s, seat, None) == 0 else ALC_16


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


# --- all that is allowed


@rule
def legal(s, seat, out):
    """Write all legal actions into `out` and return their number."""
    if s.phase == TURN:
        count = moves(s, seat, out)
        if count == 0:
            out[0] = PASS  # ALC-16
            return 1
        return count
    if s.phase == RUN:
        return fill(out, SEND, 2)
    if s.phase == ROLL:
        return fill(out, ALARM, DIE_SIDES)
    if s.phase == START:
        return fill(out, START_WITH, s.players)
    return fill(out, PLACE_WARDEN + (next_unplaced(s) - 2) * COLUMNS, COLUMNS)


@rule
def fill(out, first, count):
    for k in range(count):
        out[k] = first + k
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
                    count = add(out, count, ESCAPE + square(row, column))
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
            there = square(to_row, to_column)
            if row > ROWS:
                count = add(out, count, ENTER + there)
            else:
                count = add(out, count, MOVE + square(row, column) * SQUARES + there)
        to_row += down
        to_column += right
        steps += 1
    return count


@rule
def add(out, count, action):
    if out is not None:
        out[count] = action
    return count + 1


@rule
def weight(s, action):
    """Every outcome of chance is as likely as the next."""
    return 1


# --- what comes of it


@rule
def apply(s, seat, action, events):
    """Do what is allowed; the dispatcher of one line for each block."""
    if action == PASS:
        tell(events, PASSED, EVERYONE, seat)
        end_turn(s, False, events)
    elif action >= ESCAPE:
        escape(s, seat, row_of(action - ESCAPE), column_of(action - ESCAPE), events)
    elif action >= MOVE:
        move(s, seat, (action - MOVE) // SQUARES, (action - MOVE) % SQUARES, events)
    elif action >= ENTER:
        enter(s, seat, row_of(action - ENTER), column_of(action - ENTER), events)
    elif action >= SEND:
        send(s, seat, action - SEND, events)
    elif action >= ALARM:
        alarm(s, action - ALARM + 1, events)
    elif action >= START_WITH:
        start(s, action - START_WITH, events)
    else:
        place(s, action - PLACE_WARDEN, events)


@rule
def place(s, spot, events):
    """ALC-24: a warden drawn at random."""
    row = spot // COLUMNS + 2
    s.warden[row] = spot % COLUMNS + 1
    tell(events, PLACED, EVERYONE, row, s.warden[row])
    if next_unplaced(s) == 0:
        s.phase = START


@rule
def start(s, seat, events):
    """ALC-04"""
    s.seat = seat
    s.phase = TURN
    tell(events, STARTED, EVERYONE, seat)


@rule
def enter(s, seat, row, column, events):
    """ALC-07"""
    s.cell[seat] -= 1
    s.yard[row, column] = seat + 1
    tell(events, ENTERED, EVERYONE, seat, row, column)
    walk(s, row, column, ROWS + 1 - row, events)
    end_turn(s, False, events)


@rule
def move(s, seat, here, there, events):
    """ALC-06"""
    row, column = row_of(here), column_of(here)
    to_row, to_column = row_of(there), column_of(there)
    s.yard[row, column] = 0
    s.yard[to_row, to_column] = seat + 1
    tell(events, MOVED, EVERYONE, seat, row, column, to_row, to_column)
    walk(s, to_row, to_column, abs(to_row - row) + abs(to_column - column), events)
    end_turn(s, False, events)


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


@rule
def escape(s, seat, row, column, events):
    """ALC-17, ALC-18, ALC-22"""
    s.yard[row, column] = 0
    s.boat[seat] += 1
    tell(events, ESCAPED, EVERYONE, seat, row, column, s.boat[seat])
    if s.boat[seat] == TO_WIN:
        s.turns += 1
        s.phase = OVER
        s.ended = WON
        tell(events, WON_BY, EVERYONE, seat)
    else:
        end_turn(s, s.alarm == 1, events)  # ALC-23


@rule
def end_turn(s, alarm_owed, events):
    s.turns += 1
    if s.turns == s.turn_limit:  # ALC-25
        s.phase = OVER
        s.ended = LIMIT
        tell(events, TIMED_OUT, EVERYONE, s.turns)
    else:
        s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
        s.phase = ROLL if alarm_owed else TURN


@rule
def alarm(s, row, events):
    """ALC-18: the die names a row."""
    s.alarm_row = row
    s.phase = RUN
    tell(events, ALARMED, EVERYONE, s.seat, row)


@rule
def send(s, seat, right, events):
    """ALC-19 … ALC-21: its warden runs to one end; then comes the roller's ordinary turn."""
    row = s.alarm_row
    to_column = COLUMNS if right else 1
    tell(events, RAN, EVERYONE, seat, row, s.warden[row], to_column)
    sweep(s, row, to_column, events)
    s.alarm_row = 0
    s.phase = TURN


# --- how it ends


@rule
def ending(s):
    return s.ended


@rule
def winners(s):
    """ALC-22, or by ALC-25 the best of those who are left when time is up."""
    if s.ended == WON:
        return 1 << s.seat
    best = 0
    seats = 0
    for seat in range(s.players):
        rank = s.boat[seat] * 1000 - distance(s, seat)
        if seats == 0 or rank > best:
            best = rank
            seats = 1 << seat
        elif rank == best:
            seats |= 1 << seat
    return seats if s.ended == LIMIT else 0


@rule
def distance(s, seat):
    """ALC-25: row numbers of all four prisoners; 10 in the cell, 0 in the boat."""
    total = s.cell[seat] * (ROWS + 1)
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            if s.yard[row, column] == seat + 1:
                total += row
    return total
