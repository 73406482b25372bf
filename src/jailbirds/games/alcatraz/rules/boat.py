"""The boat and the alarm (ALC-17 … ALC-23)."""

from jailbirds.games.alcatraz.rules.turn import end_turn
from jailbirds.games.alcatraz.rules.wardens import sweep, warden_between
from jailbirds.games.alcatraz.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

ESCAPE = action(
    "escape", during=TURN, otherwise=ALC_21, points=(SQUARE, "boat"), row=IN_COLUMN, column=IN_ROW
)
ESCAPED = event("escaped", "seat", "row", "column", "count")
WON_BY = event("won", "seat")


@ESCAPE.check
def check_escape(s, seat, row, column):
    if s.yard[row, column] != seat + 1:
        return ALC_05
    if not RED[row, column] or warden_between(s, column, row, 0):
        return ALC_17
    return 0


@ESCAPE.do
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


ALARM = action("alarm", during=ROLL, otherwise=ALC_18, row=range(1, DIE_SIDES + 1))
# the seat has to send the row's warden; the other has set it off
ALARMED = event("alarmed", "seat", "other", "row")


@ALARM.do
def raise_alarm(s, row, events):
    """ALC-18: the die names a row."""
    s.alarm_row = row
    s.phase = RUN
    tell(events, ALARMED, EVERYONE, s.seat, escaper(s), row)


@rule
def escaper(s):
    """Who has set off the alarm: the player before the one who answers it."""
    return (s.seat + s.players - 1) % s.players


SEND = action("send", during=RUN, points=("{way}",), way=("left", "right"))
RAN = event("ran", "seat", "row", "column", "to_column")


@SEND.do
def send(s, seat, way, events):
    """ALC-19 … ALC-21: its warden runs to one end; then comes the roller's ordinary turn."""
    row = s.alarm_row
    to_column = COLUMNS if way == RIGHT else 1
    tell(events, RAN, EVERYONE, seat, row, s.warden[row], to_column)
    sweep(s, row, to_column, events)
    s.alarm_row = 0
    s.phase = TURN
