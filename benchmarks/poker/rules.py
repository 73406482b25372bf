# mypy: allow-untyped-defs, allow-untyped-calls
"""The rules of Kuhn's and Leduc poker."""

from benchmarks.poker.state import *
from jailbirds.kernel import CHANCE, EVERYONE, action, event, rule, tell


def setup(s, players, options):
    s.leduc = options.leduc
    s.paid[0] = s.paid[1] = 1  # POK-01


# --- who acts


@rule
def actors(s):
    if s.phase == OVER:
        return 0
    return 1 << s.seat if s.phase == BET else 1 << CHANCE


@rule
def not_yours(s):
    return POK_08 if s.phase == OVER else POK_02


@rule
def not_now(s):
    return 0


# --- cards

DEALT = action("deal", during=DEAL, otherwise=POK_03, rank=range(1, RANKS + 1))
GOT_CARD = event("got_card", "seat", "rank")
OPENED = event("opened", "rank")


@DEALT.weight
def left(s, rank):
    """POK-01: how many cards of a rank are in the deck."""
    gone = (s.card[0] == rank) + (s.card[1] == rank) + (s.board == rank)
    return 1 + (s.leduc != 0) - gone


@DEALT.do
def deal(s, rank, events):
    """POK-01, POK-03"""
    if s.card[0] == 0:
        s.card[0] = rank
        tell(events, GOT_CARD, 1, 0, rank)
    elif s.card[1] == 0:
        s.card[1] = rank
        tell(events, GOT_CARD, 2, 1, rank)
        s.phase = BET
    else:
        s.board = rank
        tell(events, OPENED, EVERYONE, rank)
        s.phase = BET


# --- betting

GO_ALONG = action("check", during=BET)
RAISE = action("bet", during=BET)
GIVE_UP = action("fold", during=BET)
WENT_ALONG = event("checked_or_called", "seat")
RAISED_BY = event("bet", "seat", "chips")
GAVE_UP = event("folded", "seat")


@GO_ALONG.do
def go_along(s, seat, events):
    """POK-04"""
    tell(events, WENT_ALONG, EVERYONE, seat)
    s.paid[seat] = s.paid[1 - seat]
    note(s, CHECKED_OR_CALLED)
    if s.bets > 0 or s.moves == PLAYERS:
        end_round(s)


@RAISE.check
def check_raise(s):
    return POK_06 if s.bets > s.leduc else 0


@RAISE.do
def bet(s, seat, events):
    """POK-05"""
    more = 1 if s.leduc == 0 else 2 + 2 * s.round
    s.paid[seat] = s.paid[1 - seat] + more
    tell(events, RAISED_BY, EVERYONE, seat, more)
    s.bets += 1
    note(s, RAISED)


@GIVE_UP.check
def check_fold(s, seat):
    return POK_07 if s.paid[seat] == s.paid[1 - seat] else 0


@GIVE_UP.do
def fold(s, seat, events):
    """POK-07"""
    tell(events, GAVE_UP, EVERYONE, seat)
    s.won = s.paid[1] if seat == 1 else -s.paid[0]
    s.phase = DRAW


@rule
def note(s, what):
    s.done[s.round, s.moves] = what
    s.moves += 1
    s.seat = 1 - s.seat


@rule
def end_round(s):
    s.seat = 0
    if s.leduc and s.round == 0:  # POK-03
        s.round = 1
        s.moves = s.bets = 0
        s.phase = DEAL
    else:
        s.won = s.paid[1] * lead(s)
        s.phase = DRAW


@rule
def lead(s):
    """POK-07: 1 where seat 0 has the better hand, -1 where seat 1 has, 0 where they are equal."""
    one, other = strength(s, 0), strength(s, 1)
    return (one > other) - (one < other)


@rule
def strength(s, seat):
    return s.card[seat] + (RANKS if s.card[seat] == s.board else 0)


# --- how it ends

DRAWN = action("draw", during=DRAW, otherwise=POK_08, owner=range(PLAYERS))
CHIP = event("drew", "owner")


@DRAWN.weight
def chips_of(s, owner):
    return MOST_CHIPS + s.won if owner == 0 else MOST_CHIPS - s.won


@DRAWN.do
def draw(s, owner, events):
    """POK-08"""
    tell(events, CHIP, EVERYONE, owner)
    s.winner = owner
    s.phase = OVER


@rule
def ending(s):
    return 1 if s.phase == OVER else 0


@rule
def winners(s):
    return 1 << s.winner if s.phase == OVER else 0
