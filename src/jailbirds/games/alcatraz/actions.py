"""What can be done in Alcatraz, and what can happen."""

from __future__ import annotations

from jailbirds.games.alcatraz.state import (
    COLUMNS,
    DIE_SIDES,
    LAST_GUARDED_ROW,
    MOST_PLAYERS,
    ROWS,
)
from jailbirds.kernel.actions import Action, Actions
from jailbirds.kernel.events import Event, Events
from jailbirds.kernel.rule import rule

_rows = range(1, ROWS + 1)
_columns = range(1, COLUMNS + 1)
_square = {"row": _rows, "column": _columns}

ACTIONS = Actions(
    {
        # chance
        "place": {"row": range(2, LAST_GUARDED_ROW + 1), "column": _columns},  # a warden
        "start": {"seat": range(MOST_PLAYERS)},  # who begins
        "alarm": {"row": range(1, DIE_SIDES + 1)},  # the die
        # players
        "send": {"way": ("left", "right")},  # the warden of the alarm
        "enter": _square,  # from the cell to a square
        "move": {**_square, "to_row": _rows, "to_column": _columns},
        "escape": _square,  # from a square into the boat
        "return": _square,  # back into the cell: never allowed, but one may ask why
        "pass": {},
    }
)
PLACE_WARDEN = ACTIONS.base("place")
START_WITH = ACTIONS.base("start")
ALARM = ACTIONS.base("alarm")
SEND = ACTIONS.base("send")
ENTER = ACTIONS.base("enter")
MOVE = ACTIONS.base("move")
ESCAPE = ACTIONS.base("escape")
RETURN = ACTIONS.base("return")
PASS = ACTIONS.base("pass")

SQUARES = ROWS * COLUMNS


@rule
def square(row, column):
    """The number of a square within a block: 0 to 80."""
    return (row - 1) * COLUMNS + column - 1


@rule
def row_of(square):
    return square // COLUMNS + 1


@rule
def column_of(square):
    return square % COLUMNS + 1


EVENTS = Events(
    {
        "placed": ("row", "column"),  # a warden, at setup
        "started": ("seat",),
        "entered": ("seat", "row", "column"),
        "moved": ("seat", "row", "column", "to_row", "to_column"),
        "walked": ("row", "column", "to_column", "steps"),  # a warden answers a move
        "caught": ("seat", "row", "column"),
        "escaped": ("seat", "row", "column", "count"),
        "alarmed": ("seat", "row"),  # the seat has to send the row's warden
        "ran": ("seat", "row", "column", "to_column"),
        "passed": ("seat",),
        "won": ("seat",),
        "timed_out": ("turns",),
    }
)
PLACED, STARTED, ENTERED, MOVED, WALKED, CAUGHT = map(
    EVENTS.code, ("placed", "started", "entered", "moved", "walked", "caught")
)
ESCAPED, ALARMED, RAN, PASSED, WON_BY, TIMED_OUT = map(
    EVENTS.code, ("escaped", "alarmed", "ran", "passed", "won", "timed_out")
)


def spot(row: int, column: int) -> str:
    """The name of a square as a place one can point at: `r7c3`."""
    return f"r{row}c{column}"


def places(action: Action) -> tuple[str, ...]:
    """What one points at, in order, to mean an action; nothing for those picked from a list."""
    at = action.args
    if action.do == "send":
        return (str(at["way"]),)
    if action.do not in ("enter", "move", "escape", "return"):
        return ()
    here = spot(int(at["row"]), int(at["column"]))
    if action.do == "enter":
        return ("cell", here)
    if action.do == "move":
        return (here, spot(int(at["to_row"]), int(at["to_column"])))
    return (here, "boat" if action.do == "escape" else "cell")


def traces(event: Event) -> tuple[str, ...]:
    """The squares that an event touches."""
    at = {name: int(value) for name, value in event.args.items()}
    if event.name in ("walked", "ran"):
        low, high = sorted((at["column"], at["to_column"]))
        return tuple(spot(at["row"], column) for column in range(low, high + 1))
    if event.name == "moved":
        return (spot(at["row"], at["column"]), spot(at["to_row"], at["to_column"]))
    if "column" in at:
        return (spot(at["row"], at["column"]),)
    return ()
