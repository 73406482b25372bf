"""How well the seats stand, for bots."""

from jailbirds.kernel import rule
from pig.state import *

VICTORY = 10_000


@rule
def evaluate(s, seats, values):
    """Points, in sixths: a die that is still rolling is worth what it brings on average.

    One face in six takes all that is collected, the others bring 2 to 6, which are 20 together.
    So a bot that takes what looks best rolls on until it has collected 20.
    """
    for seat in range(s.players):
        values[seat] = 6 * s.points[seat]
    if s.phase == ROLL:
        values[s.seat] += 5 * s.collected + 20
    elif s.phase == OVER:
        values[s.seat] += VICTORY
    else:
        values[s.seat] += 6 * s.collected
