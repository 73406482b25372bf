# mypy: allow-untyped-defs, allow-untyped-calls
"""How well the seats stand, for bots."""

from benchmarks.liars_dice.state import *
from jailbirds.kernel import rule

# The chance in percent that of the other's dice at least so many show a face
LIKELY = (100, 31, 3)


@rule
def evaluate(s, seats, values):
    """How likely the last bid is true, for whoever bid it: as far as their own dice tell."""
    for seat in range(PLAYERS):
        values[seat] = 0
    if s.phase == OVER:
        values[s.winner] = 1000
    elif s.bid > 0:
        bidder = 1 - s.seat
        lacking = (s.bid - 1) // FACES + 1 - s.dice[bidder, (s.bid - 1) % FACES]
        values[bidder] = LIKELY[lacking] if 0 <= lacking <= DICE else 100 if lacking < 0 else 0
        values[s.seat] = 100 - values[bidder]
