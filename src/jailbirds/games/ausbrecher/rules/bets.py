"""The secret bets (AUS-04, AUS-05)."""

from jailbirds.games.ausbrecher.rules.turn import actors
from jailbirds.games.ausbrecher.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

WRITE = action(
    "write", during=BET, otherwise=AUS_04, points=("stone-{stone}",), stone=COLOURS
)  # onto the next place of one's bet
WROTE = event("wrote", "seat", "stone", "place")


@WRITE.check
def check_write(s, seat, stone):
    """AUS-04: seven different stones, one after the other."""
    return AUS_04 if place_of(s, seat, stone) > 0 else 0


@WRITE.do
def write(s, seat, stone, events):
    """AUS-04: only the writer sees it."""
    place = count_written(s, seat)
    s.bet[seat, place] = stone + 1
    tell(events, WROTE, 1 << seat, seat, stone, place + 1)


@rule
def count_written(s, seat):
    count = 0
    while count < STONES and s.bet[seat, count] > 0:
        count += 1
    return count


@rule
def place_of(s, seat, stone):
    """The place a seat has bet a stone on, from 1; 0 where it has not written it."""
    for place in range(STONES):
        if s.bet[seat, place] == stone + 1:
            return place + 1
    return 0


ERASE = action("erase", during=BET, otherwise=AUS_04)  # the last place of it
ERASED = event("erased", "seat", "place")


@ERASE.check
def check_erase(s, seat):
    return 0 if count_written(s, seat) > 0 else AUS_04


@ERASE.do
def erase(s, seat, events):
    place = count_written(s, seat)
    s.bet[seat, place - 1] = 0
    tell(events, ERASED, 1 << seat, seat, place)


SEAL = action("seal", during=BET, otherwise=AUS_04)
SEALED = event("sealed", "seat")


@SEAL.check
def check_seal(s, seat):
    return 0 if count_written(s, seat) == STONES else AUS_04


@SEAL.do
def seal(s, seat, events):
    """AUS-04: no dice before all bets are sealed."""
    s.sealed[seat] = 1
    tell(events, SEALED, EVERYONE, seat)
    if actors(s) == 0:
        s.phase = START
