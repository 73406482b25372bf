# mypy: ignore-errors
"""The rules of Pebbles, what is hidden, and what bots think of it."""

from jailbirds.kernel import CHANCE, EVERYONE, action, event, pick, rule, tell
from tests.testing.pebbles.state import *


def setup(s, players, options):
    s.players = players
    s.may_reroll = options.again


@rule
def actors(s):
    if s.phase == OVER:
        return 0
    return 1 << CHANCE if s.phase == ROLL else 1 << s.turn


@rule
def not_yours(s):
    return PEB_04 if s.phase == OVER else PEB_01


@rule
def not_now(s):
    return PEB_01


@rule
def rerolled(s, seat):
    """Has a seat rolled again? (A field has this name too.)"""
    return s.rerolled[seat] != 0


# --- rolling, in secret

THROW = action("roll", during=ROLL, face=range(1, FACES + 1))
ROLLED = event("rolled", "seat", "face")


@THROW.do
def throw(s, face, events):
    """PEB-01: in secret."""
    s.die[s.turn] = face
    s.phase = CHOOSE
    tell(events, ROLLED, 1 << s.turn, s.turn, face)


# --- keeping it, or not

KEEP = action("keep", during=CHOOSE, points=("table",))
AGAIN = action("again", during=CHOOSE, points=("cup",))
KEPT = event("kept", "seat")
REROLLED = event("rerolled", "seat")
SHOWN = event("shown", "seat", "face")


@KEEP.do
def keep(s, seat, events):
    tell(events, KEPT, EVERYONE, seat)
    s.turn += 1
    s.phase = ROLL
    if s.turn == s.players:  # PEB-04
        s.phase = OVER
        for player in range(s.players):
            tell(events, SHOWN, EVERYONE, player, s.die[player])


@AGAIN.check
def check_again(s, seat):
    """PEB-02: from version 2 of the rules on, nobody rolls away the highest face."""
    if s.version >= 2 and s.die[seat] == FACES:
        return PEB_02
    return PEB_02 if rerolled(s, seat) or not s.may_reroll else 0


@AGAIN.do
def roll_again(s, seat, events):
    s.rerolled[seat] = 1
    s.phase = ROLL
    tell(events, REROLLED, EVERYONE, seat)


# --- the end


@rule
def ending(s):
    return HIGHEST if s.phase == OVER else 0


@rule
def winners(s):
    if s.phase != OVER:
        return 0
    best, seats = 0, 0
    for seat in range(s.players):
        if s.die[seat] > best:
            best, seats = s.die[seat], 0
        if s.die[seat] == best:
            seats |= 1 << seat
    return seats


# --- what is hidden


@rule
def redact(s, seat):
    if s.phase != OVER:
        for other in range(s.players):
            if other != seat:
                s.die[other] = 0


@rule
def redeal(s, seat, rng):
    if s.phase != OVER:
        for other in range(s.players):
            if other != seat and has_rolled(s, other):
                s.die[other] = pick(rng, FACES) + 1


@rule
def has_rolled(s, seat):
    return seat < s.turn or (seat == s.turn and (s.phase == CHOOSE or rerolled(s, seat)))


@rule
def evaluate(s, seats, values):
    for seat in range(s.players):
        if seats >> seat & 1:
            values[seat] = s.die[seat]
