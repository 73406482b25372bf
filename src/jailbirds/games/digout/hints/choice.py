"""What speaks for an action besides where it leads: the way to its chapter."""

from jailbirds.games.digout.actions import (
    AGAIN,
    BUY,
    CRAFT,
    DECLINE,
    DIG,
    EXTORT,
    FIGHT_BACK,
    GO,
    HEAL,
    JOIN_GANG,
    LEAD_FIGURE,
    PICK,
    PLAY,
    SELL_CARD,
    STEAL,
    TARGET_SEAT,
    TRADE_WITH,
    WALK_ON,
)
from jailbirds.games.digout.hints.deals import prefer_in_deal, prefer_to_trade
from jailbirds.games.digout.hints.fights import (
    prefer_fight,
    prefer_haunt,
    prefer_threat,
    prefer_victim,
)
from jailbirds.games.digout.hints.hands import tools_in_hand
from jailbirds.games.digout.hints.rooms import hope
from jailbirds.games.digout.hints.turn import (
    prefer_card,
    prefer_craft,
    prefer_deal,
    prefer_gang,
    prefer_sale,
)
from jailbirds.games.digout.hints.worth import HANDY
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.state import (
    ACTION_EFFECT,
    ANSWER,
    CLAUSES,
    LEAD,
    MAKES,
    MOST_BEATINGS,
    RETURN,
    TOOLS,
    TRADE,
    WEAPONS,
)
from jailbirds.kernel.rule import rule


@rule
def prefer(s, seat, action):
    if action in (WALK_ON, AGAIN):
        return hope(s, seat)
    if JOIN_GANG <= action < PLAY:
        return prefer_gang(s, seat, action - JOIN_GANG)
    if PLAY <= action < EXTORT:
        return prefer_card(s, seat, ACTION_EFFECT[(action - PLAY) * CLAUSES])
    if EXTORT <= action < EXTORT + s.players * TOOLS * WEAPONS:
        n = action - EXTORT
        return prefer_threat(s, seat, n // (TOOLS * WEAPONS), n // WEAPONS % TOOLS)
    if CRAFT <= action < DIG:
        return prefer_craft(s, seat, MAKES[action - CRAFT])
    if DIG <= action < STEAL:
        return 450
    if action == STEAL:
        fit = s.beatings[seat] < MOST_BEATINGS
        return 150 if fit and tools_in_hand(s, seat) < HANDY else -300
    if action == HEAL:
        return 300
    if SELL_CARD <= action < BUY:
        return prefer_sale(s, seat, action - SELL_CARD)
    if BUY <= action < TRADE_WITH:
        return prefer_deal(s, seat, action - BUY)
    if TRADE_WITH <= action < TRADE_WITH + s.players:
        return prefer_to_trade(s, seat, action - TRADE_WITH)
    if s.phase in (TRADE, ANSWER, RETURN):
        return prefer_in_deal(s, seat, action)
    if GO <= action < AGAIN and s.phase == LEAD:
        return prefer_haunt(s, seat, action - GO)
    if TARGET_SEAT <= action < PICK:
        return prefer_victim(s, seat, action - TARGET_SEAT)
    if FIGHT_BACK <= action < DECLINE:
        return prefer_fight(s, seat)
    if action == LEAD_FIGURE:
        nearby = s.figure_room == s.room[seat] or s.figure_room == home(s, seat)
        return 50 if nearby else -50
    return 0
