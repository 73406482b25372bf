"""What is hidden in The Scapegoat: blackmail cards in hands, and ballots not yet revealed."""

from jailbirds.games.scapegoat.rules.cards import count_at
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import pick, rule


@rule
def redact(s, seat):
    """SCG-63: a card whose place the seat does not know could as well be in the stack."""
    for card in range(CARDS):
        if s.card_at[card] != USED and not (is_open(s, card) or knows(s, seat, card)):
            s.card_at[card] = IN_STACK
            s.known[card] = 0
    for voter in range(s.players):
        if voter != seat:
            s.ballot[voter] = 0


@rule
def is_open(s, card):
    """Option `blackmail_hands`: does it lie in a hand that all see?"""
    return s.open_hands and s.card_at[card] >= HELD


@rule
def knows(s, seat, card):
    return seat < MOST_PLAYERS and s.known[card] >> seat & 1


@rule
def redeal(s, seat, rng):
    """Any card whose place is not known may be in any hand; any ballot may say any name."""
    for other in range(s.players):
        if other != seat:
            missing = s.hand[other] - count_at(s, HELD + other)
            deal_unknown(s, missing, HELD + other, 1 << other, rng)
            if s.voted[other] and s.votes[other] == 0 and s.ballot[other] == 0:
                s.ballot[other] = pick(rng, s.players) + 1
    if s.looked_at and seat != s.seat:
        missing = s.looked_at - count_at(s, LOOKED_AT)
        deal_unknown(s, missing, LOOKED_AT, 1 << s.seat, rng)


@rule
def deal_unknown(s, count, place, known, rng):
    for _ in range(count):
        left = pick(rng, count_at(s, IN_STACK))
        for card in range(CARDS):
            if s.card_at[card] == IN_STACK:
                if left == 0:
                    s.card_at[card] = place
                    s.known[card] = known
                    break
                left -= 1
