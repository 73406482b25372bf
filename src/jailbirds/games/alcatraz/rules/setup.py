"""Setting up (ALC-01 … ALC-04, ALC-24): the wardens take up their posts, lots are drawn."""

from jailbirds.games.alcatraz.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell


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


PLACE_WARDEN = action(
    "place", during=PLACE, otherwise=ALC_18, row=range(2, LAST_GUARDED_ROW + 1), column=IN_ROW
)
PLACED = event("placed", "row", "column")


@PLACE_WARDEN.check
def check_place(s, row):
    """ALC-24: row by row."""
    return 0 if row == next_unplaced(s) else ALC_24


@PLACE_WARDEN.do
def place(s, row, column, events):
    """ALC-24: a warden drawn at random."""
    s.warden[row] = column
    tell(events, PLACED, EVERYONE, row, column)
    if next_unplaced(s) == 0:
        s.phase = START


@rule
def next_unplaced(s):
    """The row whose warden is drawn next, or 0."""
    for row in range(2, LAST_GUARDED_ROW + 1):
        if s.warden[row] == 0:
            return row
    return 0


START_WITH = action("start", during=START, otherwise=ALC_18, seat=range(MOST_PLAYERS))
STARTED = event("started", "seat")


@START_WITH.check
def check_start(s, other):
    return 0 if other < s.players else ALC_04


@START_WITH.do
def start(s, other, events):
    """ALC-04: lots decide who begins."""
    s.seat = other
    s.phase = TURN
    tell(events, STARTED, EVERYONE, other)
