"""All that is allowed: what a phase can offer, asked of the checks."""

from jailbirds.games.scapegoat.actions import (
    DO_ACCEPT,
    DO_BLIND,
    DO_BRIBE,
    DO_CALL,
    DO_CARRY_OUT,
    DO_DEAL,
    DO_DONE,
    DO_DRAW,
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
    DO_SPOT,
    DO_STEAL,
    DO_TAKE,
    DO_TURN_UP,
    DO_USE,
    DO_VOTE,
)
from jailbirds.games.scapegoat.rules.allowed import check_chance, check_step
from jailbirds.games.scapegoat.rules.blackmail import check_play
from jailbirds.games.scapegoat.rules.plan import check_carry_out
from jailbirds.games.scapegoat.rules.rooms import check_use
from jailbirds.games.scapegoat.rules.trade import check_offer
from jailbirds.games.scapegoat.rules.turn import (
    check_bribe,
    check_move,
    check_push,
    check_put_back,
    check_riot,
    check_steal,
)
from jailbirds.games.scapegoat.state import (
    ANSWER,
    CARDS,
    CONSENT,
    DEAL,
    DRAW,
    FIRST_GUARDS,
    FIRST_SCAPEGOAT,
    GATHER,
    ITEMS,
    LAST_OF_CHANCE,
    LAYOUT,
    LEAVE,
    LODGE,
    MOST_PLAYERS,
    NAME,
    NEW_GUARD,
    OFFER,
    PAY,
    PICK_ITEM,
    PICK_PRISONER,
    PICK_ROOM,
    PLACE,
    REWARD,
    ROOMS,
    SIDE,
    SPOT,
    TAKE,
    TALK,
    TASKS,
    THINGS,
    TURN,
    VOTE,
)
from jailbirds.kernel.rule import rule


@rule
def legal(s, seat, out):
    """Write all legal actions into `out` and return their number."""
    phase = s.phase
    if phase == TURN:
        return legal_turn(s, seat, out)
    if phase <= LAST_OF_CHANCE:
        return legal_chance(s, out)
    first, behind = DO_KEEP, DO_DONE
    if phase == TALK:
        first, behind = DO_CALL, DO_VOTE
    elif phase == VOTE:
        first, behind = DO_VOTE, DO_NAME
    elif phase == NAME:
        first, behind = DO_NAME, DO_LEAVE
    elif phase == LEAVE:
        first, behind = DO_LEAVE, DO_MOVE
    elif phase in (ANSWER, CONSENT):
        first, behind = DO_ACCEPT, DO_PAY
    elif phase == OFFER:
        first, behind = DO_GIVE, DO_ACCEPT
    elif phase == PAY:
        first, behind = DO_PAY, DO_TAKE
    elif phase == TAKE:
        first, behind = DO_TAKE, DO_PICK_ROOM
    elif phase in (PLACE, PICK_ROOM):
        first, behind = DO_PICK_ROOM, DO_PICK_PRISONER
    elif phase == PICK_PRISONER:
        first, behind = DO_PICK_PRISONER, DO_PICK_ITEM
    elif phase in (PICK_ITEM, GATHER):
        first, behind = DO_PICK_ITEM, DO_KEEP
    return legal_steps(s, seat, first, behind, out)


@rule
def legal_steps(s, seat, first, behind, out):
    """A block, and whether one can stop or go back."""
    size = behind - first
    count = 0
    for k in range(size + 2):
        action = first + k if k < size else DO_DONE + k - size
        if check_step(s, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@rule
def legal_chance(s, out):
    """The block of the phase."""
    phase = s.phase
    if phase == LAYOUT:
        first, size = DO_LAY, ROOMS
    elif phase == SIDE:
        first, size = DO_TURN_UP, 2
    elif phase in (FIRST_GUARDS, NEW_GUARD):
        first, size = DO_GUARD, ROOMS
    elif phase == LODGE:
        first, size = DO_LODGE, ROOMS
    elif phase == DRAW:
        first, size = DO_DRAW, TASKS
    elif phase == SPOT:
        first, size = DO_SPOT, ROOMS
    elif phase == FIRST_SCAPEGOAT:
        first, size = DO_SCAPEGOAT, MOST_PLAYERS
    elif phase == REWARD:
        first, size = DO_REWARD, TASKS
    elif phase == DEAL:
        first, size = DO_DEAL, CARDS
    else:
        first, size = DO_BLIND, CARDS
    count = 0
    for action in range(first, first + size):
        if check_chance(s, action) == 0:
            out[count] = action
            count += 1
    return count


@rule
def legal_turn(s, seat, out):
    """What costs points is looked at only where there are some."""
    count = 0
    if s.points > 0:
        for room in range(ROOMS):
            if check_move(s, seat, room) == 0:
                out[count] = DO_MOVE + room
                count += 1
        for room in range(ROOMS):
            if check_riot(s, seat, room) == 0:
                out[count] = DO_RIOT + room
                count += 1
        for item in range(ITEMS):
            if check_put_back(s, seat, item) == 0:
                out[count] = DO_PUT_BACK + item
                count += 1
        if check_carry_out(s, seat) == 0:
            out[count] = DO_CARRY_OUT
            count += 1
        if seat == s.scapegoat and s.hand[seat] > 0:
            for card in range(CARDS):
                if check_play(s, seat, card) == 0:
                    out[count] = DO_PLAY + card
                    count += 1
    if check_use(s, seat) == 0:
        out[count] = DO_USE
        count += 1
    if check_bribe(s, seat) == 0:
        out[count] = DO_BRIBE
        count += 1
    if check_push(s, seat) == 0:
        out[count] = DO_PUSH
        count += 1
    count = legal_with_others(s, seat, out, count)
    out[count] = DO_END
    return count + 1


@rule
def legal_with_others(s, seat, out, count):
    for other in range(s.players):
        if other != seat and s.room[other] == s.room[seat]:
            if s.points > 0 and s.has_stolen == 0:
                for thing in range(THINGS):
                    if check_steal(s, seat, other, thing) == 0:
                        out[count] = DO_STEAL + other * THINGS + thing
                        count += 1
            if check_offer(s, seat, other) == 0:
                out[count] = DO_OFFER + other
                count += 1
    return count


@rule
def weight(s, action):
    """Every card, room and player is as likely as the next."""
    return 1
