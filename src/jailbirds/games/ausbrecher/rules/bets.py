"""The secret bets (AUS-04, AUS-05)."""

from jailbirds.games.ausbrecher.actions import (
    ERASE,
    ERASED,
    SEAL,
    WRITE,
    WROTE,
)
from jailbirds.games.ausbrecher.state import (
    AUS_04,
    STONES,
)
from jailbirds.kernel.events import (
    tell,
)
from jailbirds.kernel.rule import (
    rule,
)


@rule
def check_bet(s, seat, action):
    """AUS-04: seven different stones, one after the other, then the seal."""
    written = count_written(s, seat)
    if WRITE <= action < WRITE + STONES:
        return AUS_04 if place_of(s, seat, action - WRITE) > 0 else 0
    if action == ERASE:
        return 0 if written > 0 else AUS_04
    if action == SEAL:
        return 0 if written == STONES else AUS_04
    return AUS_04  # no dice before all bets are sealed


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


@rule
def legal_bets(s, seat, out):
    count = 0
    for action in range(WRITE, SEAL + 1):
        if check_bet(s, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@rule
def write(s, seat, stone, events):
    """AUS-04: only the writer sees it."""
    place = count_written(s, seat)
    s.bet[seat, place] = stone + 1
    tell(events, WROTE, 1 << seat, seat, stone, place + 1)


@rule
def erase(s, seat, events):
    place = count_written(s, seat)
    s.bet[seat, place - 1] = 0
    tell(events, ERASED, 1 << seat, seat, place)
