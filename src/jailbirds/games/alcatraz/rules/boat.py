"""The boat and the alarm (ALC-17 … ALC-23)."""

from jailbirds.games.alcatraz.actions import (
    ALARMED,
    ESCAPED,
    RAN,
    SEND,
    WON_BY,
)
from jailbirds.games.alcatraz.rules.end import (
    end_turn,
)
from jailbirds.games.alcatraz.rules.wardens import (
    sweep,
    warden_between,
)
from jailbirds.games.alcatraz.state import (
    ALC_05,
    ALC_17,
    ALC_18,
    ALC_21,
    COLUMNS,
    OVER,
    RED,
    RUN,
    TO_WIN,
    TURN,
    WON,
)
from jailbirds.kernel.events import (
    tell,
)
from jailbirds.kernel.rule import (
    EVERYONE,
    rule,
)


@rule
def check_escape(s, seat, row, column):
    if s.yard[row, column] != seat + 1:
        return ALC_05
    if not RED[row, column] or warden_between(s, column, row, 0):
        return ALC_17
    return 0


@rule
def check_send(action):
    if SEND <= action < SEND + 2:
        return 0
    return ALC_18 if action < SEND else ALC_21  # the alarm comes before the ordinary turn


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
