"""What comes of an action: a line for each block of actions, calling its chapter."""

from jailbirds.games.digout.actions import (
    ACCEPT,
    AGAIN,
    BID,
    BUY,
    CHARGE,
    COMPLY,
    CRAFT,
    DECLINE,
    DIG,
    DISCARD,
    DONE,
    END,
    EXTORT,
    FIGHT_BACK,
    FIRST_OF_PLAYERS,
    GIVE,
    GO,
    HEAL,
    JOIN_GANG,
    LAY,
    LEAD_FIGURE,
    PAY,
    PICK,
    PLAY,
    REVEAL,
    ROB,
    SEARCH,
    SELL_CARD,
    SNEAK,
    STEAL,
    SWAP,
    TAKE_PRIZE,
    TARGET_SEAT,
    TRADE_WITH,
    VISIT,
    WALK_ON,
)
from jailbirds.games.digout.rules.chance import apply_chance
from jailbirds.games.digout.rules.crafting import craft
from jailbirds.games.digout.rules.digging import (
    dig,
    heal,
    steal,
)
from jailbirds.games.digout.rules.extortion import (
    comply,
    decline,
    extort,
    fight,
    leave_spoils,
    rob_helper,
)
from jailbirds.games.digout.rules.gangs import join, pay
from jailbirds.games.digout.rules.michelle import (
    brawl,
    end_extortion,
    give_in,
    give_tool,
    lead,
    lead_to,
    leave_alone,
    take_prize,
)
from jailbirds.games.digout.rules.moving import (
    go,
    roll_again,
    sneak,
    visit,
    walk,
)
from jailbirds.games.digout.rules.pasts import reveal
from jailbirds.games.digout.rules.playing import (
    hit,
    pick,
    play,
    purge,
    travel,
)
from jailbirds.games.digout.rules.searching import search
from jailbirds.games.digout.rules.teams import (
    accept,
    close,
    give_up,
    lay,
    propose,
    refuse,
    trade,
)
from jailbirds.games.digout.rules.trading import buy, sell
from jailbirds.games.digout.rules.turn import end_turn, go_on, shed
from jailbirds.games.digout.state import (
    CARDS_FOR_CARDS,
    CARDS_FOR_CIGARETTES,
    CIGARETTES_FOR_CARDS,
    FIGHT,
    FIGURE,
    NEXT,
    PRIZE,
    PURGE,
    SELL,
    SPOILS,
    THREAT,
    TOOLS,
    TRADE,
    TRIP,
    WALK,
    WEAPONS,
)
from jailbirds.kernel.rule import rule


@rule
def apply(s, seat, action, events):
    """Do what is allowed, then see what is next."""
    if action < FIRST_OF_PLAYERS:
        apply_chance(s, action, events)
    elif action <= END:
        apply_act(s, seat, action, events)
    elif action < COMPLY:
        apply_step(s, seat, action, events)
    elif action < LAY:
        apply_fight(s, seat, action, events)
    else:
        apply_deal(s, seat, action, events)
    if s.phase == NEXT:
        go_on(s, events)


@rule
def apply_act(s, seat, action, events):
    if action == SEARCH:
        search(s, seat, events)
    elif action == WALK_ON:
        walk(s)
    elif action < VISIT:
        sneak(s, seat, action - SNEAK, events)
    elif action < JOIN_GANG:
        visit(s, seat, action - VISIT, events)
    elif action < PLAY:
        join(s, action - JOIN_GANG)
    elif action < EXTORT:
        play(s, seat, action - PLAY, events)
    elif action < CRAFT:
        n = action - EXTORT
        other = n // (TOOLS * WEAPONS)
        extort(s, seat, other, n // WEAPONS % TOOLS, n % WEAPONS, events)
    elif action < DIG:
        craft(s, seat, action - CRAFT, events)
    elif action < STEAL:
        dig(s, seat, action - DIG, events)
    elif action == STEAL:
        steal(s, seat, events)
    elif action == HEAL:
        heal(s, seat, events)
    elif action < BUY:
        sell(s, seat, action - SELL_CARD, events)
    elif action < TRADE_WITH:
        buy(s, seat, action - BUY, events)
    elif action < REVEAL:
        trade(s, action - TRADE_WITH)
    elif action == REVEAL:
        reveal(s, seat, events)
    else:
        end_turn(s, seat, events)


@rule
def apply_step(s, seat, action, events):
    if action < AGAIN:
        if s.phase == WALK:
            go(s, seat, action - GO, events)
        elif s.phase == TRIP:
            travel(s, seat, action - GO, events)
        else:
            lead_to(s, action - GO, events)
    elif action == AGAIN:
        roll_again(s)
    elif action < TARGET_SEAT:
        pay(s, seat, action - PAY, events)
    elif action < PICK:
        hit(s, seat, action - TARGET_SEAT, events)
    elif action < DISCARD:
        pick(s, seat, action - PICK, events)
    elif action < DONE:
        if s.phase == PURGE:
            purge(s, seat, action - DISCARD, events)
        else:
            shed(s, seat, action - DISCARD, events)
    else:
        finish_step(s, seat, events)


@rule
def finish_step(s, seat, events):
    """Enough sold, laid or taken."""
    if s.phase == SELL:
        s.phase = NEXT
    elif s.phase == SPOILS:
        leave_spoils(s)
    elif s.phase == FIGURE:
        leave_alone(s)
    elif s.phase == PRIZE:
        end_extortion(s)
    elif s.phase == TRADE:
        give_up(s, seat, events)
    else:
        close(s, events)


@rule
def apply_fight(s, seat, action, events):
    if action == COMPLY:
        comply(s, seat, events)
    elif action < DECLINE:
        if s.phase in (THREAT, FIGHT):
            fight(s, seat, action - FIGHT_BACK, events)
        else:
            brawl(s, seat, action - FIGHT_BACK, events)
    elif action == DECLINE:
        if s.phase in (THREAT, FIGHT):
            decline(s, seat, events)
        else:
            give_in(s, seat, events)
    elif action < LEAD_FIGURE:
        rob_helper(s, action - ROB)
    elif action == LEAD_FIGURE:
        lead(s)
    elif action < TAKE_PRIZE:
        give_tool(s, seat, action - GIVE, events)
    else:
        take_prize(s)


@rule
def apply_deal(s, seat, action, events):
    if action < SWAP:
        lay(s, action - LAY, events)
    elif action == SWAP:
        propose(s, seat, CARDS_FOR_CARDS, 0, events)
    elif action < BID:
        propose(s, seat, CARDS_FOR_CIGARETTES, action - CHARGE + 1, events)
    elif action < ACCEPT:
        propose(s, seat, CIGARETTES_FOR_CARDS, action - BID + 1, events)
    elif action == ACCEPT:
        accept(s, events)
    else:
        refuse(s, seat, events)
