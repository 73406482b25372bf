# mypy: allow-untyped-defs, allow-untyped-calls
"""The rules of liar's dice."""

from benchmarks.liars_dice.state import *
from jailbirds.kernel import CHANCE, EVERYONE, action, event, rule, tell


def setup(s, players, options):
    """The blank record is the table before the dice are rolled."""


@rule
def actors(s):
    if s.phase == OVER:
        return 0
    return 1 << s.seat if s.phase == BID else 1 << CHANCE


@rule
def not_yours(s):
    return LIE_04 if s.phase == OVER else LIE_01


@rule
def not_now(s):
    return 0


# --- dice

FALL = action("fall", during=ROLL, otherwise=LIE_01, face=range(1, FACES + 1))
FELL = event("fell", "seat", "face")


@FALL.do
def fall(s, face, events):
    """LIE-01: one die after the other, into somebody's cup."""
    owner = 0 if s.rolled[0] < DICE else 1
    s.dice[owner, face - 1] += 1
    s.rolled[owner] += 1
    tell(events, FELL, 1 << owner, owner, face)
    if s.rolled[PLAYERS - 1] == DICE:
        s.phase = BID


# --- bids

CLAIM = action("bid", during=BID, number=range(1, PLAYERS * DICE + 1), face=range(1, FACES + 1))
DOUBT = action("doubt", during=BID)
CLAIMED = event("bid", "seat", "number", "face")
DOUBTED = event("doubted", "seat", "dice")


@CLAIM.check
def check_claim(s, number, face):
    return LIE_03 if (number - 1) * FACES + face <= s.bid else 0


@CLAIM.do
def claim(s, seat, number, face, events):
    """LIE-02"""
    s.bid = (number - 1) * FACES + face
    s.seat = 1 - seat
    tell(events, CLAIMED, EVERYONE, seat, number, face)


@DOUBT.check
def check_doubt(s):
    return LIE_04 if s.bid == 0 else 0


@DOUBT.do
def doubt(s, seat, events):
    """LIE-04"""
    face = (s.bid - 1) % FACES
    shown = s.dice[0, face] + s.dice[1, face]
    tell(events, DOUBTED, EVERYONE, seat, shown)
    s.winner = 1 - seat if shown > (s.bid - 1) // FACES else seat
    s.phase = OVER


@rule
def ending(s):
    return 1 if s.phase == OVER else 0


@rule
def winners(s):
    return 1 << s.winner if s.phase == OVER else 0
