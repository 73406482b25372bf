"""What speaks for a threat, for fighting on, and for a victim."""

from jailbirds.games.digout.hints.hands import strength
from jailbirds.games.digout.hints.worth import HOPELESS, POINT, TOOL_WORTH, UNSEEN_CARD
from jailbirds.games.digout.rules.cards import same_team, score, weapons
from jailbirds.games.digout.rules.extortion import principal
from jailbirds.games.digout.state import (
    FIGHT,
    THREAT,
)
from jailbirds.kernel.rule import rule


@rule
def prefer_threat(s, seat, other, tool):
    """Against whoever holds fewer weapons, for what they are likely to hold."""
    if weapons(s, seat) <= strength(s, other):
        return -POINT
    prize = TOOL_WORTH[tool] * 8 // 10 if s.hand[other, tool] > 0 else UNSEEN_CARD
    return prize + 300 + 20 * score(s, other)


@rule
def prefer_fight(s, seat):
    """To play a weapon if one will have the last; Michel(le) is always worth a try."""
    if s.phase not in (THREAT, FIGHT):
        return 0
    rival = s.attacker - 1 if principal(s) == s.victim - 1 else s.victim - 1
    return 700 if strength(s, seat) > strength(s, rival) else HOPELESS


@rule
def prefer_haunt(s, seat, room):
    """Michel(le) is led to the others."""
    total = 0
    for other in range(s.players):
        if other != seat and s.room[other] == room:
            total += -150 if same_team(s, seat, other) else 120
    return total


@rule
def prefer_victim(s, seat, other):
    if same_team(s, seat, other):
        return -POINT
    return 30 * score(s, other) + 10 * s.cards[other]
