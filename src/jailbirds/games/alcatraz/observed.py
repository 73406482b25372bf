"""How programs that learn see the record of Alcatraz: the yard as a plane for each player."""

from __future__ import annotations

from jailbirds.games.alcatraz.state import (
    COLUMNS,
    IN_COLUMN,
    IN_ROW,
    LAST_GUARDED_ROW,
    PRISONERS_EACH,
    TO_WIN,
    TURN_LIMIT,
)
from jailbirds.kernel.observing import choice, number, one_seat

OBSERVED = {
    "turns": number(0, TURN_LIMIT),
    "turn_limit": number(0, TURN_LIMIT),
    "ended": (),
    "alarm": number(0, 1),
    "alarm_row": choice(LAST_GUARDED_ROW, first=1),
    "boat": number(0, TO_WIN),
    "cell": number(0, PRISONERS_EACH),
    "warden": choice(COLUMNS, first=1).along(range(1, LAST_GUARDED_ROW + 1)),
    "yard": one_seat(first=1).along(IN_COLUMN, IN_ROW),
}
