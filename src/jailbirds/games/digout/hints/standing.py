"""How well the seats stand.

A hand is worth what it may become; a room is worth what the seat would do there next. A bot
that looks one action ahead therefore walks towards what it needs."""

from jailbirds.games.digout.hints.hands import cigarette_worth, gang_worth, hand_worth
from jailbirds.games.digout.hints.rooms import room_worth
from jailbirds.games.digout.hints.worth import *
from jailbirds.games.digout.rules.cards import score
from jailbirds.games.digout.state import *
from jailbirds.kernel import rule


@rule
def evaluate(s, seats, values):
    for seat in range(s.players):
        if seats >> seat & 1:
            values[seat] = standing(s, seat)


@rule
def standing(s, seat):
    """One's own standing; what the others lose is valued where it is caused."""
    total = POINT * score(s, seat)
    if score(s, seat) >= s.target:
        total += VICTORY
    total += hand_worth(s, seat) + cigarette_worth(s, seat) + gang_worth(s, s.gang_card[seat])
    total += room_worth(s, seat, s.room[seat]) + UNSEEN_CARD * s.due[seat]
    total -= BEATING[s.beatings[seat]]
    if s.spent[seat] == 0:
        total += SECRET
    if s.seat == seat and s.stage == ACTING:
        total += ACTION * s.actions
    if s.taker == seat + 1:
        total += UNSEEN_CARD * s.takes
    elif s.taken_from == seat + 1:
        total -= UNSEEN_CARD * s.takes
    return total
