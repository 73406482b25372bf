# mypy: allow-untyped-defs, allow-untyped-calls
"""What is hidden in liar's dice: the dice of the other, until somebody doubts."""

from benchmarks.liars_dice.state import *
from jailbirds.kernel import pick, rule


@rule
def redact(s, seat):
    if s.phase != OVER:
        for other in range(PLAYERS):
            if other != seat:
                for face in range(FACES):
                    s.dice[other, face] = 0


@rule
def redeal(s, seat, rng):
    """Any dice, as if bids told nothing."""
    for other in range(PLAYERS):
        lying = 0
        for face in range(FACES):
            lying += s.dice[other, face]
        for _ in range(s.rolled[other] - lying):
            s.dice[other, pick(rng, FACES)] += 1


@rule
def rewind(s):
    """Back to before the dice are rolled: what was bid since depends on them."""
    for seat in range(PLAYERS):
        s.rolled[seat] = 0
        for face in range(FACES):
            s.dice[seat, face] = 0
    s.bid = s.seat = 0
    s.phase = ROLL
