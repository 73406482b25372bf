"""Phase 2: someone must be the scapegoat. SCG-15 … SCG-18."""

# ruff: noqa: SIM110 (a rule is compiled: no generators)

from jailbirds.games.scapegoat.actions import (
    BALLOT_SHOWN,
    CALLED,
    ELECTED,
    VOTED,
    WAS_TIED,
)
from jailbirds.games.scapegoat.rules.turn import begin_turn
from jailbirds.games.scapegoat.state import BALLOT, MOST_BONUS, NAME, SCG_16, SCG_17, TIED, VOTE
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def call(s, seat, events):
    """SCG-15: the talk is over."""
    for voter in range(s.players):
        s.voted[voter] = 0
        s.ballot[voter] = 0
        s.votes[voter] = 0
    s.phase = VOTE
    tell(events, CALLED, EVERYONE, seat)


@rule
def check_vote(s, seat, target):
    """SCG-16: for anybody, once."""
    return SCG_16 if target >= s.players or s.voted[seat] else 0


@rule
def vote(s, seat, target, events):
    s.voted[seat] = 1
    s.ballot[seat] = target + 1
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


@rule
def check_name(s, target):
    """SCG-17: anyone, or one of the tied, as the table has agreed."""
    if target >= s.players or (s.tie == TIED and not is_foremost(s, target)):
        return SCG_17
    return 0


@rule
def elect(s, seat, events):
    """SCG-18: the bonus grows with every election in a row."""
    s.bonus = min(MOST_BONUS, s.bonus + 1) if seat == s.scapegoat else 1
    s.scapegoat = seat
    tell(events, ELECTED, EVERYONE, seat, s.bonus)
    begin_turn(s, seat, events)
