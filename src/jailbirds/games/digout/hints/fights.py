"""What speaks for a threat, for fighting on, and for a victim."""

from jailbirds.games.digout.hints.hands import strength
from jailbirds.games.digout.hints.worth import (
    A_FAVOUR,
    HOPELESS,
    POINT,
    TOOL_WORTH,
    UNSEEN_CARD,
)
from jailbirds.games.digout.rules.cards import same_team, score, weapons
from jailbirds.games.digout.rules.effects import lasting
from jailbirds.games.digout.rules.extortion import EXTORT, FIGHT_BACK, principal
from jailbirds.games.digout.rules.michelle import LEAD_FIGURE
from jailbirds.games.digout.rules.moving import GO, home
from jailbirds.games.digout.rules.playing import TARGET_SEAT
from jailbirds.games.digout.state import *


@EXTORT.prefer
def prefer_threat(s, seat, other, tool):
    """Against whoever holds fewer weapons, for what they are likely to hold."""
    if same_team(s, seat, other):
        return -POINT
    fists = 1 if lasting(s, seat, AT_EXTORT, HAS_FISTS) > 0 else 0
    if weapons(s, seat) + fists <= strength(s, other):
        return -POINT
    prize = TOOL_WORTH[tool] * 8 // 10 if s.hand[other, tool] > 0 else UNSEEN_CARD
    return prize + 300 + 20 * score(s, other)


@FIGHT_BACK.prefer
def prefer_fight(s, seat):
    """To play a weapon if one will have the last; Michel(le) is always worth a try.

    For a team-mate one spares a weapon if it is not the last one.
    """
    if s.phase not in (THREAT, FIGHT):
        return A_FAVOUR if seat != s.figure_victim - 1 and weapons(s, seat) > 1 else 0
    rival = s.attacker - 1 if principal(s) == s.victim - 1 else s.victim - 1
    return 700 if strength(s, seat) > strength(s, rival) else HOPELESS


@LEAD_FIGURE.prefer
def prefer_lead(s, seat):
    nearby = s.figure_room == s.room[seat] or s.figure_room == home(s, seat)
    return 50 if nearby else -50


@GO.prefer
def prefer_haunt(s, seat, room):
    """Michel(le) is led to the others; of one's own ways none is better than where it leads."""
    if s.phase != LEAD:
        return 0
    total = 0
    for other in range(s.players):
        if other != seat and s.room[other] == room:
            total += -150 if same_team(s, seat, other) else 120
    return total


@TARGET_SEAT.prefer
def prefer_victim(s, seat, other):
    if same_team(s, seat, other):
        return -POINT
    return 30 * score(s, other) + 10 * s.cards[other]
