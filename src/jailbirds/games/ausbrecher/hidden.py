"""What is hidden in Ausbrecher AG: the bets of the others, until the race is over."""

from jailbirds.games.ausbrecher.state import OVER, STONES
from jailbirds.kernel.chance import pick
from jailbirds.kernel.rule import rule


@rule
def redact(s, seat):
    """AUS-04: what the others write and how far they are; only their seals can be seen."""
    if s.phase != OVER:
        for other in range(s.players):
            if other != seat:
                for place in range(STONES):
                    s.bet[other, place] = 0


@rule
def redeal(s, seat, rng):
    """Any order is as likely as the next for a sealed bet; the others have yet to begin."""
    if s.phase != OVER:
        for other in range(s.players):
            if other != seat and s.sealed[other]:
                shuffle(s, other, rng)


@rule
def shuffle(s, other, rng):
    for place in range(STONES):
        s.bet[other, place] = place + 1
    for place in range(STONES - 1, 0, -1):
        chosen = pick(rng, place + 1)
        stone = s.bet[other, place]
        s.bet[other, place] = s.bet[other, chosen]
        s.bet[other, chosen] = stone
