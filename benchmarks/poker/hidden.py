# mypy: allow-untyped-defs, allow-untyped-calls
"""What is hidden in poker: the other's card, until cards are compared."""

from benchmarks.poker.rules import left
from benchmarks.poker.state import *
from jailbirds.kernel import pick, rule


@rule
def redact(s, seat):
    if s.phase < DRAW:
        for other in range(PLAYERS):
            if other != seat:
                s.card[other] = 0


@rule
def redeal(s, seat, rng):
    """Any card that may still be out, as if bets told nothing."""
    if s.phase == BET or s.board > 0 or s.round > 0:
        for other in range(PLAYERS):
            if s.card[other] == 0:
                s.card[other] = any_card(s, rng)


@rule
def any_card(s, rng):
    total = left(s, 1) + left(s, 2) + left(s, 3)
    n = pick(rng, total)
    for rank in range(1, RANKS + 1):
        n -= left(s, rank)
        if n < 0:
            return rank
    return RANKS


@rule
def rewind(s):
    """Back to before the deal: what was bet since depends on what was dealt."""
    for seat in range(PLAYERS):
        s.card[seat] = 0
        s.paid[seat] = 1
    for number in range(ROUNDS):
        for move in range(MOST_MOVES):
            s.done[number, move] = NOTHING
    s.board = s.moves = s.bets = s.round = s.seat = 0
    s.phase = DEAL
