"""Setting up (AUS-01 … AUS-03, AUS-06), and the table options (AUS-11, AUS-21 … AUS-24)."""

from jailbirds.games.ausbrecher.state import *
from jailbirds.kernel import EVERYONE, action, event, tell


def setup(s, players, options):
    """AUS-01 … AUS-03, and the table options AUS-11, AUS-21 … AUS-24."""
    s.players = players
    s.path_length = options.path_length
    s.first_square = BEDSHEET if options.start == "bedsheet" else 1
    s.skip = options.jump == "skip"
    s.special_from_round = options.special_from_round
    s.turn_limit = options.turn_limit
    s.phase = BET


START_WITH = action("start", during=START, otherwise=AUS_09, seat=range(MOST_PLAYERS))
STARTED = event("started", "seat")


@START_WITH.check
def check_start(s, other):
    return 0 if other < s.players else AUS_06


@START_WITH.do
def start(s, other, events):
    """AUS-06"""
    s.seat = other
    s.phase = PICK
    tell(events, STARTED, EVERYONE, other)
