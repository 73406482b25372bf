"""What can be done in connect four, and what can happen."""

from __future__ import annotations

from benchmarks.connect_four.state import COLUMNS
from jailbirds.kernel.actions import Action, Actions
from jailbirds.kernel.events import Event, Events

ACTIONS = Actions({"drop": {"column": range(1, COLUMNS + 1)}})  # action k: column k, from 0

EVENTS = Events(
    {
        "dropped": ("seat", "column", "row"),
        "won": ("seat",),
        "filled": (),  # the board, with no four in a row
    }
)
DROPPED, WON_BY, FILLED = map(EVENTS.code, ("dropped", "won", "filled"))


def places(action: Action) -> tuple[str, ...]:
    """The column one points at to drop a stone: `c3`."""
    return (f"c{action.args['column']}",)


def traces(event: Event) -> tuple[str, ...]:
    """The column that a stone fell into."""
    return (f"c{event.args['column']}",) if event.name == "dropped" else ()
