"""The rules of Alcatraz: set-up, who acts, and the way to each chapter."""

from jailbirds.games.alcatraz.actions import (
    ALARM,
    ENTER,
    ESCAPE,
    MOVE,
    PASS,
    PASSED,
    PLACE_WARDEN,
    PLACED,
    RETURN,
    SEND,
    SQUARES,
    START_WITH,
    STARTED,
    column_of,
    row_of,
)
from jailbirds.games.alcatraz.rules.boat import (
    alarm,
    check_escape,
    check_send,
    escape,
    send,
)
from jailbirds.games.alcatraz.rules.end import (
    end_turn,
    ending,
    winners,
)
from jailbirds.games.alcatraz.rules.moving import (
    check_enter,
    check_move,
    check_pass,
    check_return,
    enter,
    move,
    moves,
)
from jailbirds.games.alcatraz.state import (
    ALC_04,
    ALC_05,
    ALC_18,
    ALC_19,
    ALC_22,
    ALC_24,
    ALC_25,
    COLUMNS,
    DIE_SIDES,
    LAST_GUARDED_ROW,
    OVER,
    PLACE,
    PRISONERS_EACH,
    ROLL,
    RUN,
    START,
    START_COLUMNS,
    TURN,
    WON,
)
from jailbirds.kernel.events import (
    tell,
)
from jailbirds.kernel.rule import (
    CHANCE,
    EVERYONE,
    rule,
)

__all__ = ["actors", "apply", "check", "ending", "legal", "setup", "weight", "winners"]


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
def weight(s, action):
    """Every outcome of chance is as likely as the next."""
    return 1


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
