"""What speaks for an action: the way to its chapter."""

from jailbirds.games.scapegoat.actions import (
    DO_MOVE,
    DO_OFFER,
    DO_PAY,
)
from jailbirds.games.scapegoat.hints.steps import prefer_step
from jailbirds.games.scapegoat.hints.trade import prefer_in_trade
from jailbirds.games.scapegoat.hints.turn import prefer_in_turn
from jailbirds.games.scapegoat.hints.voting import prefer_vote
from jailbirds.kernel.rule import rule


@rule
def prefer(s, seat, action):
    if action < DO_MOVE:
        return prefer_vote(s, seat, action)
    if action < DO_OFFER:
        return prefer_in_turn(s, seat, action)
    if action < DO_PAY:
        return prefer_in_trade(s, seat, action)
    return prefer_step(s, seat, action)
