"""What is hidden in Ausbrecher AG: the bets of the others, until the race is over."""

from jailbirds.games.ausbrecher.hints import expected_places, suits
from jailbirds.games.ausbrecher.state import BOAT_OF_PLACE, OVER, STONES
from jailbirds.kernel.chance import pick
from jailbirds.kernel.rule import rule

SWEEPS = 3  # through a bet dealt at random, to make it likelier
# In the units of `evaluate`; fitted to games of bots whose bets were known.
PUSHED = 33  # what a pip says, for each boat further down
DOUBT = 800  # how much less likely an order may be and still pass


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
    """A sealed bet can be in any order; the others have yet to begin.

    Everybody pushes the stones they want in the first boats. So those who watch know more:
    an order is likelier if it fits what its writer has pushed, and if the race suits it.
    """
    if s.phase != OVER:
        expected = expected_places(s)
        for other in range(s.players):
            if other != seat and s.sealed[other]:
                shuffle(s, other, rng)
                for _ in range(SWEEPS):
                    for place in range(STONES):
                        swap_if_likely(s, other, place, pick(rng, STONES), expected, rng)


@rule
def shuffle(s, other, rng):
    for place in range(STONES):
        s.bet[other, place] = place + 1
    for place in range(STONES - 1, 0, -1):
        swap(s, other, place, pick(rng, place + 1))


@rule
def swap(s, other, place, second):
    stone = s.bet[other, place]
    s.bet[other, place] = s.bet[other, second]
    s.bet[other, second] = stone


@rule
def swap_if_likely(s, other, place, second, expected, rng):
    stone, swapped = s.bet[other, place] - 1, s.bet[other, second] - 1
    here, there = expected[stone], expected[swapped]
    before = suits(s, stone, here, place) + suits(s, swapped, there, second)
    after = suits(s, stone, here, second) + suits(s, swapped, there, place)
    boats = BOAT_OF_PLACE[place] - BOAT_OF_PLACE[second]
    pushed = PUSHED * boats * (s.pushed[other, stone] - s.pushed[other, swapped])
    if after - before + pushed + pick(rng, DOUBT) >= 0:
        swap(s, other, place, second)
