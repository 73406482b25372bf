"""What speaks for an action of one's turn."""

from jailbirds.games.digout.hints.hands import gang_worth, hand_worth
from jailbirds.games.digout.hints.rooms import is_for_sale, room_worth, trading_worth
from jailbirds.games.digout.hints.worth import POINT, VICTORY
from jailbirds.games.digout.rules.cards import same_team, weapons
from jailbirds.games.digout.rules.moving import is_on_board
from jailbirds.games.digout.state import (
    DEAL_CARD,
    DEAL_COUNT,
    DO_BEAT,
    DO_PEEK,
    DO_POOL,
    DO_PURGE,
    DO_SEND,
    DO_TRAVEL,
    SEARCH_VALUE,
    SELL,
    SOLITARY,
    TOOLS,
)
from jailbirds.kernel.rule import rule


@rule
def prefer_gang(s, seat, gang):
    """A better card than one's own, for accessories that are worth something."""
    gain = gang_worth(s, s.top[gang]) - gang_worth(s, s.gang_card[seat])
    return gain - 120 if s.gang_card[seat] == 0 else gain - 300


@rule
def prefer_craft(s, seat, made):
    """The parts of a tool are worth something because of this very moment."""
    if made < TOOLS:
        return POINT
    return 340 if weapons(s, seat) <= 1 else 0


@rule
def prefer_card(s, seat, effect):
    if effect == DO_BEAT:
        return 560
    if effect in (DO_SEND, DO_PEEK):
        return 520
    if effect == DO_TRAVEL:
        best = -VICTORY
        for room in range(len(SEARCH_VALUE)):
            if room != SOLITARY and room != s.room[seat] and is_on_board(s, room):
                best = max(best, room_worth(s, seat, room))
        return best - room_worth(s, seat, s.room[seat]) + 160
    if effect == DO_POOL:
        return prefer_pool(s, seat)
    if effect == DO_PURGE:
        for other in range(s.players):
            if other != seat and s.room[other] == s.room[seat] and s.cards[other] > 0:
                return 0 if same_team(s, seat, other) else 620
        return -POINT
    return 0


@rule
def prefer_pool(s, seat):
    """All hands anew: good for whoever holds less than a fair share.

    The hand is gone from the position after it; its worth is added back here.
    """
    total = 0
    for other in range(s.players):
        total += hand_worth(s, other)
    return total // s.players + 150


@rule
def prefer_sale(s, seat, kind):
    """The first sale of a turn is worth an action where it buys something soon."""
    if not is_for_sale(s, seat, kind):
        return -50
    if s.phase == SELL:
        return 40
    return trading_worth(s, seat) // 2


@rule
def prefer_deal(s, seat, deal):
    if DEAL_CARD[deal] >= TOOLS:
        if weapons(s, seat) + DEAL_COUNT[deal] > 2:
            return 0
        return 240 * DEAL_COUNT[deal] + 20
    return 300
