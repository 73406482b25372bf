"""What comes of an action: one line for each block."""

from jailbirds.games.scapegoat.actions import (
    DO_ACCEPT,
    DO_ASK,
    DO_BLIND,
    DO_BRIBE,
    DO_CALL,
    DO_CARRY_OUT,
    DO_DEAL,
    DO_DONE,
    DO_DRAW,
    DO_DROP,
    DO_END,
    DO_GIVE,
    DO_GUARD,
    DO_KEEP,
    DO_LAY,
    DO_LEAVE,
    DO_LODGE,
    DO_MOVE,
    DO_NAME,
    DO_OFFER,
    DO_PAY,
    DO_PICK_ITEM,
    DO_PICK_PRISONER,
    DO_PICK_ROOM,
    DO_PLAY,
    DO_PUSH,
    DO_PUT_BACK,
    DO_REWARD,
    DO_RIOT,
    DO_SCAPEGOAT,
    DO_SEND,
    DO_SPOT,
    DO_STEAL,
    DO_TAKE,
    DO_TURN_UP,
    DO_USE,
    DO_VOTE,
)
from jailbirds.games.scapegoat.rules.blackmail import (
    blind,
    choose_item,
    choose_room,
    choose_victim,
    deal,
    drop,
    keep,
    play,
)
from jailbirds.games.scapegoat.rules.escape import leave
from jailbirds.games.scapegoat.rules.guards import new_guard
from jailbirds.games.scapegoat.rules.plan import (
    agree,
    carry_out,
    choose_source,
    decline,
    draw,
    reward,
    spot,
    stop_gathering,
)
from jailbirds.games.scapegoat.rules.prison import go_on
from jailbirds.games.scapegoat.rules.rooms import confess, pay, place, radio, take, use
from jailbirds.games.scapegoat.rules.setup import first_guard, first_scapegoat, lay, lodge, turn_up
from jailbirds.games.scapegoat.rules.trade import accept, close_offer, offer, refuse, send
from jailbirds.games.scapegoat.rules.turn import bribe, end, move, push, put_back, riot, steal
from jailbirds.games.scapegoat.rules.vote import call, elect, vote
from jailbirds.games.scapegoat.state import (
    ANSWER,
    CARD_RULES,
    FIRST_GUARDS,
    GATHER,
    ITEMS,
    OFFER,
    PLACE,
    RADIO_ROOM,
    ROOM_RULES,
    THINGS,
)
from jailbirds.kernel.rule import rule


@rule
def apply(s, seat, action, events):
    """Do what is allowed."""
    if action < DO_CALL:
        apply_chance(s, action, events)
    elif action < DO_MOVE:
        apply_vote(s, seat, action, events)
    elif action < DO_OFFER:
        apply_turn(s, seat, action, events)
    elif action < DO_PAY:
        apply_trade(s, seat, action, events)
    else:
        apply_choice(s, seat, action, events)


@rule
def apply_chance(s, action, events):
    if action < DO_TURN_UP:
        lay(s, action - DO_LAY, events)
    elif action < DO_GUARD:
        turn_up(s, action - DO_TURN_UP, events)
    elif action < DO_LODGE:
        if s.phase == FIRST_GUARDS:
            first_guard(s, action - DO_GUARD, events)
        else:
            new_guard(s, action - DO_GUARD, events)
    elif action < DO_SCAPEGOAT:
        lodge(s, action - DO_LODGE, events)
    elif action < DO_DRAW:
        first_scapegoat(s, action - DO_SCAPEGOAT, events)
    elif action < DO_SPOT:
        draw(s, action - DO_DRAW, events)
    elif action < DO_REWARD:
        spot(s, action - DO_SPOT, events)
    elif action < DO_DEAL:
        reward(s, action - DO_REWARD, events)
    elif action < DO_BLIND:
        deal(s, action - DO_DEAL, events)
    else:
        blind(s, action - DO_BLIND, events)


@rule
def apply_vote(s, seat, action, events):
    if action < DO_VOTE:
        call(s, seat, events)
    elif action < DO_NAME:
        vote(s, seat, action - DO_VOTE, events)
    elif action < DO_LEAVE:
        elect(s, action - DO_NAME, events)
    else:
        leave(s, seat, action - DO_LEAVE, events)


@rule
def apply_turn(s, seat, action, events):
    if action < DO_USE:
        move(s, seat, action - DO_MOVE, events)
    elif action < DO_STEAL:
        use(s, seat, events)
    elif action < DO_RIOT:
        code = action - DO_STEAL
        steal(s, seat, code // THINGS, code % THINGS, events)
    elif action < DO_CARRY_OUT:
        riot(s, seat, action - DO_RIOT, events)
    elif action < DO_PUT_BACK:
        carry_out(s, seat, events)
    elif action < DO_PLAY:
        put_back(s, seat, action - DO_PUT_BACK, events)
    elif action < DO_BRIBE:
        play(s, seat, action - DO_PLAY, events)
    elif action < DO_PUSH:
        bribe(s, seat, events)
    elif action < DO_END:
        push(s, seat, events)
    else:
        end(s, seat, events)


@rule
def apply_trade(s, seat, action, events):
    if action < DO_GIVE:
        offer(s, action - DO_OFFER)
    elif action < DO_ASK:
        s.give[action - DO_GIVE] += 1
    elif action < DO_SEND:
        s.ask[action - DO_ASK] += 1
    elif action < DO_ACCEPT:
        send(s, seat, events)
    elif s.phase == ANSWER:
        if action == DO_ACCEPT:
            accept(s, seat, events)
        else:
            refuse(s, seat, events)
    elif action == DO_ACCEPT:
        agree(s, seat, events)
    else:
        decline(s, seat, events)


@rule
def apply_choice(s, seat, action, events):
    card = s.doing - CARD_RULES
    if action < DO_TAKE:
        pay(s, seat, action - DO_PAY, events)
    elif action < DO_PICK_ROOM:
        take(s, seat, action - DO_TAKE, events)
    elif action < DO_PICK_PRISONER:
        pick_room(s, seat, action - DO_PICK_ROOM, events)
    elif action < DO_PICK_ITEM:
        if card < 0:
            confess(s, seat, action - DO_PICK_PRISONER, events)
        else:
            choose_victim(s, seat, card, action - DO_PICK_PRISONER, events)
    elif action < DO_KEEP:
        code = action - DO_PICK_ITEM
        if card < 0:
            choose_source(s, seat, code // ITEMS, code % ITEMS, events)
        else:
            choose_item(s, seat, card, code // ITEMS, code % ITEMS, events)
    elif action < DO_DROP:
        keep(s, seat, action - DO_KEEP, events)
    elif action < DO_DONE:
        drop(s, seat, action - DO_DROP, events)
    elif action == DO_DONE:
        go_on(s)
    else:
        back(s)


@rule
def pick_room(s, seat, room, events):
    if s.phase == PLACE:
        place(s, seat, room, events)
    elif s.doing == ROOM_RULES + RADIO_ROOM:
        radio(s, seat, room, events)
    else:
        choose_room(s, seat, s.doing - CARD_RULES, room, events)


@rule
def back(s):
    """Nothing has happened yet."""
    if s.phase == OFFER:
        close_offer(s)
    elif s.phase == GATHER:
        stop_gathering(s)
    else:
        go_on(s)
