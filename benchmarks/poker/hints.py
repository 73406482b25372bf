# mypy: allow-untyped-defs, allow-untyped-calls
"""How well the seats stand, for bots."""

from benchmarks.poker.state import *
from jailbirds.kernel import rule

QUEEN = 2


@rule
def evaluate(s, seats, values):
    """What a seat has won; before that, a king is glad of every chip it paid, and a jack is not."""
    for seat in range(PLAYERS):
        if s.phase >= DRAW:
            values[seat] = s.won if seat == 0 else -s.won
        else:
            values[seat] = (s.card[seat] - QUEEN) * s.paid[seat]
