"""Phase 2: someone must be the scapegoat. SCG-15 … SCG-18."""

from jailbirds.games.scapegoat.rules.turn import begin_turn
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

CALL = action("call", during=TALK, otherwise=SCG_15)
CALLED = event("called", "seat")


@CALL.do
def call(s, seat, events):
    """SCG-15: the talk is over."""
    for voter in range(s.players):
        s.voted[voter] = 0
        s.ballot[voter] = 0
        s.votes[voter] = 0
    s.phase = VOTE
    tell(events, CALLED, EVERYONE, seat)


DO_VOTE = action("vote", during=VOTE, otherwise=SCG_16, points=("seat-{seat}",), seat=SEATS)
VOTED = event("voted", "seat")
BALLOT_SHOWN = event("ballot", "seat", "other")
WAS_TIED = event("tied", "seat")  # who decides


@DO_VOTE.check
def check_vote(s, seat, other):
    """SCG-16: for anybody, once."""
    return SCG_16 if other >= s.players or s.voted[seat] else 0


@DO_VOTE.do
def vote(s, seat, other, events):
    s.voted[seat] = 1
    s.ballot[seat] = other + 1
    tell(events, VOTED, EVERYONE, seat)
    for voter in range(s.players):
        if s.ballot[voter] == 0:  # not cast yet, or not for the eyes of who looks ahead
            return
    reveal(s, events)


@rule
def reveal(s, events):
    """SCG-16: all at once."""
    for voter in range(s.players):
        s.votes[voter] = s.ballot[voter]
        s.ballot[voter] = 0
        tell(events, BALLOT_SHOWN, EVERYONE, voter, s.votes[voter] - 1)
    winner = s.scapegoat
    tied = 0
    for seat in range(s.players):
        if is_foremost(s, seat):
            tied += 1
            winner = seat
    if tied == 1:
        elect(s, winner, events)
    elif s.tie == BALLOT:
        elect(s, s.votes[s.scapegoat] - 1, events)  # SCG-17: one and a half votes
    else:
        s.phase = NAME
        tell(events, WAS_TIED, EVERYONE, s.scapegoat)


@rule
def count_votes(s, seat):
    total = 0
    for voter in range(s.players):
        if s.votes[voter] == seat + 1:
            total += 1
    return total


@rule
def is_foremost(s, seat):
    """Has nobody more votes?"""
    own = count_votes(s, seat)
    for other in range(s.players):
        if count_votes(s, other) > own:
            return False
    return True


DO_NAME = action("name", during=NAME, otherwise=SCG_17, points=("seat-{seat}",), seat=SEATS)
ELECTED = event("elected", "seat", "bonus", hits="seat", own=True)


@DO_NAME.check
def check_name(s, other):
    """SCG-17: anyone, or one of the tied, as the table has agreed."""
    if other >= s.players or (s.tie == TIED and not is_foremost(s, other)):
        return SCG_17
    return 0


@DO_NAME.do
def elect(s, other, events):
    """SCG-18: the bonus grows with every election in a row."""
    s.bonus = min(MOST_BONUS, s.bonus + 1) if other == s.scapegoat else 1
    s.scapegoat = other
    tell(events, ELECTED, EVERYONE, other, s.bonus)
    begin_turn(s, other, events)
