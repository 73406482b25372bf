"""Who acts, and whether an action is allowed: one line for each block of actions."""

from jailbirds.games.scapegoat.actions import (
    DO_ACCEPT,
    DO_ASK,
    DO_BACK,
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
    DO_REFUSE,
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
    check_item,
    check_keep,
    check_play,
    check_room,
    check_victim,
)
from jailbirds.games.scapegoat.rules.escape import check_leave
from jailbirds.games.scapegoat.rules.guards import check_guard
from jailbirds.games.scapegoat.rules.plan import can_draw, check_carry_out, check_gather
from jailbirds.games.scapegoat.rules.rooms import (
    check_confess,
    check_pay,
    check_place,
    check_radio,
    check_take,
    check_use,
)
from jailbirds.games.scapegoat.rules.setup import check_first_guard, check_lay, check_lodge
from jailbirds.games.scapegoat.rules.trade import check_ask, check_give, check_offer, check_send
from jailbirds.games.scapegoat.rules.turn import (
    check_bribe,
    check_move,
    check_push,
    check_put_back,
    check_riot,
    check_steal,
)
from jailbirds.games.scapegoat.rules.vote import check_name, check_vote
from jailbirds.games.scapegoat.state import (
    ANSWER,
    BLIND,
    CARD_RULES,
    CONSENT,
    DEAL,
    DRAW,
    DROP,
    FIRST_GUARDS,
    FIRST_SCAPEGOAT,
    GATHER,
    HELD,
    IN_STACK,
    INFORM,
    ITEMS,
    KEEP,
    LAST_OF_CHANCE,
    LAYOUT,
    LEAVE,
    LODGE,
    LOST,
    NAME,
    NEW_GUARD,
    OFFER,
    OVER,
    PAY,
    PICK_ITEM,
    PICK_PRISONER,
    PICK_ROOM,
    PLACE,
    REWARD,
    ROOMS,
    SCG_05,
    SCG_07,
    SCG_08,
    SCG_09,
    SCG_10,
    SCG_11,
    SCG_12,
    SCG_13,
    SCG_15,
    SCG_16,
    SCG_17,
    SCG_19,
    SCG_23,
    SCG_29,
    SCG_31,
    SCG_36,
    SCG_38,
    SCG_39,
    SCG_43,
    SCG_44,
    SCG_51,
    SCG_62,
    SCG_64,
    SCG_65,
    SIDE,
    SPOT,
    TAKE,
    TALK,
    TASKS,
    THINGS,
    TURN,
    VOTE,
)
from jailbirds.kernel.rule import CHANCE, rule


@rule
def actors(s):
    """All who have not voted yet; else one at a time."""
    phase = s.phase
    if phase == OVER:
        return 0
    if phase <= LAST_OF_CHANCE:
        return 1 << CHANCE
    if phase == VOTE:
        seats = 0
        for seat in range(s.players):
            if s.voted[seat] == 0:
                seats |= 1 << seat
        return seats
    if phase in (TALK, NAME):
        return 1 << s.scapegoat
    if phase in (ANSWER, CONSENT, LEAVE):
        return 1 << s.asked
    return 1 << s.seat


# --- what is allowed


@rule
def check(s, seat, action):
    """0, or the number of the rule that forbids the action."""
    if s.phase == OVER:
        return SCG_13 if s.ended == LOST else SCG_44
    if actors(s) >> seat & 1 == 0:
        return rule_in_force(s)
    if seat == CHANCE:
        return check_chance(s, action)
    if s.phase == TURN:
        return check_turn(s, seat, action)
    return check_step(s, seat, action)


@rule
def rule_in_force(s):
    """The rule that says what has to happen first."""
    phase = s.phase
    if phase in (LAYOUT, SIDE):
        return SCG_07
    if phase == FIRST_GUARDS:
        return SCG_08
    if phase == LODGE:
        return SCG_09
    if phase in (DRAW, SPOT):
        return SCG_39 if s.round > 0 else SCG_10
    if phase == FIRST_SCAPEGOAT:
        return SCG_11
    if phase == NEW_GUARD:
        return SCG_12
    if phase == REWARD:
        return SCG_38
    if phase == BLIND:
        return SCG_51
    if phase in (DEAL, KEEP):
        return SCG_62
    if phase == TALK:
        return SCG_15
    if phase == VOTE:
        return SCG_16
    if phase == NAME:
        return SCG_17
    if phase == LEAVE:
        return SCG_43
    return SCG_19


@rule
def check_chance(s, action):
    """Every outcome belongs to one phase."""
    phase = s.phase
    no = rule_in_force(s)
    if phase == LAYOUT:
        return check_lay(s, action - DO_LAY) if DO_LAY <= action < DO_LAY + ROOMS else no
    if phase == SIDE:
        return 0 if DO_TURN_UP <= action < DO_GUARD else no
    if DO_GUARD <= action < DO_GUARD + ROOMS:
        room = action - DO_GUARD
        if phase == FIRST_GUARDS:
            return check_first_guard(s, room)
        return check_guard(s, room) if phase == NEW_GUARD else no
    if phase == LODGE:
        return check_lodge(s, action - DO_LODGE) if DO_LODGE <= action < DO_SCAPEGOAT else no
    if phase == FIRST_SCAPEGOAT:
        return 0 if DO_SCAPEGOAT <= action < DO_SCAPEGOAT + s.players else no
    if phase in (DRAW, REWARD):
        first = DO_DRAW if phase == DRAW else DO_REWARD
        return 0 if first <= action < first + TASKS and can_draw(s, action - first) else no
    if phase == SPOT:
        return 0 if DO_SPOT <= action < DO_REWARD and s.task_in[action - DO_SPOT] == 0 else no
    if phase == DEAL:
        return 0 if DO_DEAL <= action < DO_BLIND and s.card_at[action - DO_DEAL] == IN_STACK else no
    if phase == BLIND:
        held = HELD + s.asked
        return 0 if DO_BLIND <= action < DO_CALL and s.card_at[action - DO_BLIND] == held else no
    return no


@rule
def check_turn(s, seat, action):
    """SCG-22 … SCG-33: what somebody can do in their turn."""
    if action < DO_MOVE:
        if action < DO_CALL:
            return SCG_19  # that is for chance
        if action < DO_VOTE:
            return SCG_15
        if action < DO_NAME:
            return SCG_16
        return SCG_17 if action < DO_LEAVE else SCG_43
    if action < DO_USE:
        return check_move(s, seat, action - DO_MOVE)
    if action < DO_STEAL:
        return check_use(s, seat)
    if action < DO_RIOT:
        code = action - DO_STEAL
        return check_steal(s, seat, code // THINGS, code % THINGS)
    if action < DO_CARRY_OUT:
        return check_riot(s, seat, action - DO_RIOT)
    if action < DO_PUT_BACK:
        return check_carry_out(s, seat)
    if action < DO_PLAY:
        return check_put_back(s, seat, action - DO_PUT_BACK)
    if action < DO_BRIBE:
        return check_play(s, seat, action - DO_PLAY)
    if action < DO_PUSH:
        return check_bribe(s, seat)
    if action < DO_END:
        return check_push(s, seat)
    if action < DO_OFFER:
        return 0  # SCG-33: always
    if action < DO_GIVE:
        return check_offer(s, seat, action - DO_OFFER)
    if action < DO_PAY:
        return SCG_29
    if action < DO_TAKE:
        return SCG_64
    if action < DO_PICK_ROOM:
        return SCG_65
    if action < DO_KEEP:
        return SCG_23 if action < DO_PICK_ITEM else SCG_36
    if action < DO_DONE:
        return SCG_05
    return SCG_19  # nothing is under way


@rule
def check_step(s, seat, action):
    """The next choice of what is under way."""
    phase = s.phase
    if phase == TALK:
        return 0 if action == DO_CALL else SCG_15
    if phase == VOTE:
        return check_vote(s, seat, action - DO_VOTE) if DO_VOTE <= action < DO_NAME else SCG_16
    if phase == NAME:
        return check_name(s, action - DO_NAME) if DO_NAME <= action < DO_LEAVE else SCG_17
    if phase == LEAVE:
        return check_leave(s, action - DO_LEAVE) if DO_LEAVE <= action < DO_MOVE else SCG_43
    if phase in (ANSWER, CONSENT):
        if action in (DO_ACCEPT, DO_REFUSE):
            return 0
        return SCG_29 if phase == ANSWER else SCG_36
    if phase == KEEP:
        return check_keep(s, action - DO_KEEP) if DO_KEEP <= action < DO_DROP else SCG_62
    if phase == DROP:
        if DO_DROP <= action < DO_DONE:
            return 0 if s.card_at[action - DO_DROP] == HELD + seat else SCG_05
        return SCG_05
    if action == DO_BACK:
        return 0 if can_go_back(s) else s.doing + 0
    if phase == OFFER:
        return check_offer_step(s, seat, action)
    return check_choice(s, seat, action)


@rule
def can_go_back(s):
    """Until something has been laid open or moved."""
    return s.doing < CARD_RULES and s.moved_to == 0


@rule
def check_offer_step(s, seat, action):
    if DO_GIVE <= action < DO_ASK:
        return check_give(s, seat, action - DO_GIVE)
    if DO_ASK <= action < DO_SEND:
        return check_ask(s, action - DO_ASK)
    return check_send(s, seat) if action == DO_SEND else SCG_29


@rule
def check_choice(s, seat, action):
    """What a room, a card or a task asks for."""
    phase = s.phase
    if phase == PAY:
        if DO_PAY <= action < DO_TAKE:
            return check_pay(s, seat, s.room[seat], action - DO_PAY)
        return SCG_64
    if phase == PLACE:
        if DO_PICK_ROOM <= action < DO_PICK_PRISONER:
            return check_place(s, action - DO_PICK_ROOM)
        return SCG_31
    if phase == TAKE:
        if DO_TAKE <= action < DO_PICK_ROOM:
            return check_take(s, seat, action - DO_TAKE)
        return SCG_65
    if phase == GATHER:
        if DO_PICK_ITEM <= action < DO_KEEP:
            code = action - DO_PICK_ITEM
            return check_gather(s, seat, code // ITEMS, code % ITEMS)
        return SCG_36
    card = s.doing - CARD_RULES
    if phase == PICK_ROOM and DO_PICK_ROOM <= action < DO_PICK_PRISONER:
        room = action - DO_PICK_ROOM
        return check_radio(s, room) if card < 0 else check_room(s, seat, card, room)
    if phase == PICK_PRISONER and DO_PICK_PRISONER <= action < DO_PICK_ITEM:
        victim = action - DO_PICK_PRISONER
        return check_confess(s, seat, victim) if card < 0 else check_victim(s, seat, card, victim)
    if phase == PICK_ITEM and DO_PICK_ITEM <= action < DO_KEEP:
        code = action - DO_PICK_ITEM
        return check_item(s, seat, card, code // ITEMS, code % ITEMS)
    if action == DO_DONE and card == INFORM and s.moved_to:
        return 0  # SCG-71: one guard or two
    return s.doing + 0
