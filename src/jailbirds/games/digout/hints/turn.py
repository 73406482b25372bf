"""What speaks for an action of one's turn."""

from jailbirds.games.digout.hints.hands import gang_worth, hand_worth, tools_in_hand
from jailbirds.games.digout.hints.rooms import is_for_sale, market_worth, room_worth
from jailbirds.games.digout.hints.worth import HANDY, POINT, VICTORY
from jailbirds.games.digout.rules.cards import same_team, weapons
from jailbirds.games.digout.rules.crafting import CRAFT, SPARE
from jailbirds.games.digout.rules.digging import DIG, HEAL, STEAL
from jailbirds.games.digout.rules.gangs import JOIN_GANG
from jailbirds.games.digout.rules.market import BUY, SELL_CARD
from jailbirds.games.digout.rules.moving import is_on_board
from jailbirds.games.digout.rules.playing import PLAY
from jailbirds.games.digout.state import *
from jailbirds.kernel import rule


@JOIN_GANG.prefer
def prefer_gang(s, seat, gang):
    """A better card than one's own, for accessories that are worth something."""
    gain = gang_worth(s, s.top[gang]) - gang_worth(s, s.gang_card[seat])
    return gain - 120 if s.gang_card[seat] == 0 else gain - 300


@SPARE.prefer
@CRAFT.prefer
def prefer_craft(s, seat, recipe):
    """The parts of a tool are worth something because of this very moment."""
    if MAKES[recipe] < TOOLS:
        return POINT
    return 340 if weapons(s, seat) <= 1 else 0


DIG.prefer(450)
HEAL.prefer(300)


@STEAL.prefer
def prefer_spoon(s, seat):
    fit = s.beatings[seat] < MOST_BEATINGS
    return 150 if fit and tools_in_hand(s, seat) < HANDY else -300


@PLAY.prefer
def prefer_card(s, seat, card):
    effect = ACTION_EFFECT[card * CLAUSES]
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


@SELL_CARD.prefer
def prefer_sale(s, seat, card):
    """The first sale of a turn is worth an action where it buys something soon."""
    if not is_for_sale(s, seat, card):
        return -50
    if s.phase == SELL:
        return 40
    return market_worth(s, seat) // 2


@BUY.prefer
def prefer_buy(s, seat, deal):
    if WARE_CARD[deal] >= TOOLS:
        if weapons(s, seat) + WARE_COUNT[deal] > 2:
            return 0
        return 240 * WARE_COUNT[deal] + 20
    return 300
