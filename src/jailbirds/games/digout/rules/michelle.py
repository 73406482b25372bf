"""Michel(le) (DIG-31 … DIG-34)."""

from jailbirds.games.digout.actions import (
    DECLINED,
    FIGURE_EXTORTS,
    FIGURE_MOVED,
    FIGURE_ROLLED,
    GAVE,
    LOST,
    TURNED_UP,
    WON,
)
from jailbirds.games.digout.rules.cards import discard, next_clockwise, throw_away
from jailbirds.games.digout.rules.effects import beat_loser, happens, lasting
from jailbirds.games.digout.rules.extortion import forget_blows, remember_blow, use_weapon
from jailbirds.games.digout.rules.moving import face_leads_to
from jailbirds.games.digout.state import (
    AT_LOSS,
    AT_MICHELLE,
    AT_WIN,
    BRAWL,
    BY_MICHELLE,
    CARD,
    CLOSING,
    DIG_31,
    DIG_33,
    DIG_34,
    EXTORTED,
    FIGURE_KINDS,
    FIGURE_ROLL,
    FIGURE_TOOLS,
    IS_SAFE,
    LEAD,
    LOSS,
    NEXT,
    NO_WEAPON,
    PENALTY,
    PRIZE,
    TOOLS,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule

# --- at the end of a turn


@rule
def lead(s):
    """DIG-31: the player rolls for Michel(le)."""
    s.stage = CLOSING
    s.phase = FIGURE_ROLL


@rule
def leave_alone(s):
    s.stage = CLOSING
    s.phase = NEXT


@rule
def roll_figure(s, face, events):
    s.die = face
    s.phase = LEAD
    tell(events, FIGURE_ROLLED, EVERYONE, s.seat, face)


@rule
def check_lead_to(s, room):
    """DIG-31: like an ordinary move; no face leads to solitary."""
    return 0 if room != s.figure_room and face_leads_to(s, s.die, room) else DIG_31


@rule
def lead_to(s, room, events):
    """DIG-32: everyone there is extorted."""
    s.die = 0
    s.figure_room = room
    tell(events, FIGURE_MOVED, EVERYONE, room)
    for seat in range(s.players):
        if s.room[seat] == room and lasting(s, seat, AT_MICHELLE, IS_SAFE) == 0:
            s.figure_queue |= 1 << seat
    s.phase = NEXT


# --- an extortion


@rule
def extort_next(s, events):
    """DIG-32: clockwise from the player whose turn it is."""
    seat = s.seat + 0
    while s.figure_queue >> seat & 1 == 0:
        seat = next_clockwise(s, seat)
    s.figure_queue ^= 1 << seat
    s.figure_victim = seat + 1
    tell(events, FIGURE_EXTORTS, EVERYONE, seat)
    ask_for_card(s)


@rule
def ask_for_card(s):
    """DIG-31: when the stack is used up the discards are shuffled."""
    left = 0
    for kind in range(FIGURE_KINDS):
        left += s.figure_stack[kind]
    if left == 0:
        for kind in range(FIGURE_KINDS):
            s.figure_stack[kind] = s.figure_discard[kind]
            s.figure_discard[kind] = 0
    s.phase = CARD


@rule
def turn_up(s, kind, events):
    """DIG-33"""
    s.figure_stack[kind] -= 1
    s.figure_out[kind] += 1
    s.figure_card = kind + 1
    remember_blow(s, BY_MICHELLE, kind)
    tell(events, TURNED_UP, EVERYONE, kind)
    if FIGURE_TOOLS[kind] != 0:
        s.phase = BRAWL if s.brawling else EXTORTED
    elif s.brawling:
        seat = s.figure_victim - 1
        tell(events, WON, EVERYONE, seat)
        happens(s, seat, AT_WIN, events)
        s.phase = PRIZE
    else:
        end_extortion(s)


@rule
def shows(s, tool):
    """Is a tool on the last card?"""
    return FIGURE_TOOLS[s.figure_card - 1] >> tool & 1


@rule
def check_give(s, seat, tool):
    """DIG-33 before the fight, DIG-34 after it."""
    if shows(s, tool) and s.hand[seat, tool] > 0:
        return 0
    return DIG_34 if s.phase == PENALTY else DIG_33


@rule
def give_tool(s, seat, tool, events):
    discard(s, seat, tool)
    tell(events, GAVE, EVERYONE, seat, tool)
    end_extortion(s)


@rule
def brawl(s, seat, weapon, events):
    use_weapon(s, seat, weapon, events)
    s.brawling = 1
    ask_for_card(s)


@rule
def give_in(s, seat, events):
    """DIG-34: a beating, and a tool shown or a random card."""
    remember_blow(s, seat + 1, NO_WEAPON)
    tell(events, DECLINED, EVERYONE, seat)
    tell(events, LOST, EVERYONE, seat)
    beat_loser(s, seat, events)
    happens(s, seat, AT_LOSS, events)
    for tool in range(TOOLS):
        if check_give(s, seat, tool) == 0:
            s.phase = PENALTY
            return
    if s.cards[seat] > 0:
        s.phase = LOSS
    else:
        end_extortion(s)


@rule
def lose_random(s, kind, events):
    throw_away(s, s.figure_victim - 1, kind, events)
    end_extortion(s)


@rule
def take_prize(s):
    """DIG-33: one search card."""
    s.due[s.figure_victim - 1] += 1
    end_extortion(s)


@rule
def end_extortion(s):
    """DIG-31: the cards turned up are discarded together."""
    for kind in range(FIGURE_KINDS):
        s.figure_discard[kind] += s.figure_out[kind]
        s.figure_out[kind] = 0
    s.figure_card = 0
    s.figure_victim = 0
    s.brawling = 0
    s.fists = 0
    forget_blows(s)
    s.phase = NEXT
