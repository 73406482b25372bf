"""The rules of Ausbrecher AG: set-up, who acts, and the way to each chapter."""

from jailbirds.games.ausbrecher.actions import (
    ADVANCE,
    BACK,
    ERASE,
    PICK_DICE,
    ROLL_DIE,
    SEAL,
    SEALED,
    START_WITH,
    STARTED,
    WRITE,
)
from jailbirds.games.ausbrecher.rules.bets import (
    check_bet,
    erase,
    legal_bets,
    write,
)
from jailbirds.games.ausbrecher.rules.boats import (
    ending,
    winners,
)
from jailbirds.games.ausbrecher.rules.dice import (
    check_pick,
    legal_picks,
    next_unrolled,
    pick,
    roll,
)
from jailbirds.games.ausbrecher.rules.stones import (
    check_advance,
    check_back,
    legal_moves,
)
from jailbirds.games.ausbrecher.rules.turn import (
    advance,
    back,
)
from jailbirds.games.ausbrecher.state import (
    AUS_04,
    AUS_06,
    AUS_07,
    AUS_09,
    AUS_20,
    AUS_24,
    BEDSHEET,
    BET,
    FACES,
    LIMIT,
    OVER,
    PICK,
    ROLL,
    START,
)
from jailbirds.kernel.events import (
    tell,
)
from jailbirds.kernel.rule import (
    CHANCE,
    EVERYONE,
    rule,
)

__all__ = ["actors", "apply", "check", "ending", "legal", "setup", "weight", "winners"]


def setup(s, players, options):
    """AUS-01 … AUS-03, and the table options AUS-11, AUS-21 … AUS-24."""
    s.players = players
    s.path_length = options.path_length
    s.first_square = BEDSHEET if options.start == "bedsheet" else 1
    s.skip = options.jump == "skip"
    s.special_from_round = options.special_from_round
    s.turn_limit = options.turn_limit
    s.phase = BET


@rule
def actors(s):
    """All who have not sealed their bet, then one at a time."""
    if s.phase == BET:
        seats = 0
        for seat in range(s.players):
            if s.sealed[seat] == 0:
                seats |= 1 << seat
        return seats
    if s.phase == OVER:
        return 0
    if s.phase in (START, ROLL):
        return 1 << CHANCE
    return 1 << s.seat


@rule
def check(s, seat, action):
    """0, or the number of the rule that forbids the action."""
    if s.phase == OVER:
        return AUS_24 if s.ended == LIMIT else AUS_20
    if actors(s) >> seat & 1 == 0:
        return check_patience(s)
    if s.phase == BET:
        return check_bet(s, seat, action)
    if s.phase == START:
        return 0 if START_WITH <= action < START_WITH + s.players else AUS_06
    if s.phase == ROLL:
        first = ROLL_DIE + next_unrolled(s) * FACES
        return 0 if first <= action < first + FACES else AUS_09
    if WRITE <= action < PICK_DICE:
        return AUS_04  # a sealed bet stays as it is
    if action < WRITE:
        return AUS_09  # dice are not turned by hand
    if s.phase == PICK:
        return check_pick(s, action - PICK_DICE + 1) if action < ADVANCE else AUS_07
    if action < ADVANCE:
        return AUS_07  # what is picked is final
    return check_advance(s, action - ADVANCE) if action < BACK else check_back(s, action - BACK)


@rule
def check_patience(s):
    """The rule that says what has to happen first."""
    if s.phase == BET:
        return AUS_04
    return AUS_09 if s.phase == ROLL else AUS_06


@rule
def legal(s, seat, out):
    """Write all legal actions into `out` and return their number."""
    if s.phase == BET:
        return legal_bets(s, seat, out)
    if s.phase == START:
        return fill(out, START_WITH, s.players)
    if s.phase == PICK:
        return legal_picks(s, out)
    if s.phase == ROLL:
        return fill(out, ROLL_DIE + next_unrolled(s) * FACES, FACES)
    return legal_moves(s, out)


@rule
def fill(out, first, count):
    for k in range(count):
        out[k] = first + k
    return count


@rule
def weight(s, action):
    """Every face and every player is as likely as the next."""
    return 1


@rule
def apply(s, seat, action, events):
    """Do what is allowed; the dispatcher of one line for each block."""
    if action >= BACK:
        back(s, seat, action - BACK, events)
    elif action >= ADVANCE:
        advance(s, seat, action - ADVANCE, events)
    elif action >= PICK_DICE:
        pick(s, seat, action - PICK_DICE + 1, events)
    elif action == SEAL:
        seal(s, seat, events)
    elif action == ERASE:
        erase(s, seat, events)
    elif action >= WRITE:
        write(s, seat, action - WRITE, events)
    elif action >= ROLL_DIE:
        roll(s, (action - ROLL_DIE) // FACES, (action - ROLL_DIE) % FACES + 1, events)
    else:
        start(s, action - START_WITH, events)


@rule
def seal(s, seat, events):
    s.sealed[seat] = 1
    tell(events, SEALED, EVERYONE, seat)
    if actors(s) == 0:
        s.phase = START


@rule
def start(s, seat, events):
    """AUS-06"""
    s.seat = seat
    s.phase = PICK
    tell(events, STARTED, EVERYONE, seat)
