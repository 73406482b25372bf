"""Michel(le) (DIG-31 … DIG-34)."""

from jailbirds.games.digout.rules.cards import discard, first_asked, next_clockwise, throw_away
from jailbirds.games.digout.rules.effects import beat_loser, happens, lasting
from jailbirds.games.digout.rules.extortion import (
    DECLINE,
    DECLINED,
    FIGHT_BACK,
    LOSE,
    LOST,
    WON,
    check_weapon,
    forget_blows,
    remember_blow,
    use_weapon,
)
from jailbirds.games.digout.rules.market import DONE
from jailbirds.games.digout.rules.moving import GO, ROLL_FACE, face_leads_to
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

# --- at the end of a turn

LEAD_FIGURE = action("lead", during=FIGURE, points=("die",))


@LEAD_FIGURE.do
def lead(s):
    """DIG-31: the player rolls for Michel(le)."""
    s.stage = CLOSING
    s.phase = FIGURE_ROLL


LEAVE_ALONE = DONE.during(FIGURE)


@LEAVE_ALONE.do
def leave_alone(s):
    s.stage = CLOSING
    s.phase = NEXT


ROLL_FOR_FIGURE = ROLL_FACE.during(FIGURE_ROLL)
FIGURE_ROLLED = event("figure_rolled", "seat", "face")


@ROLL_FOR_FIGURE.do
def roll_figure(s, face, events):
    s.die = face
    s.phase = LEAD
    tell(events, FIGURE_ROLLED, EVERYONE, s.seat, face)


LEAD_TO = GO.during(LEAD)
FIGURE_MOVED = event("figure_moved", "room")


@LEAD_TO.check
def check_lead_to(s, room):
    """DIG-31: like an ordinary move; no face leads to solitary."""
    return 0 if room != s.figure_room and face_leads_to(s, s.die, room) else DIG_31


@LEAD_TO.do
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

FIGURE_EXTORTS = event("figure_extorts", "seat", hits="seat")


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
def against_figure(s):
    """DIG-33: who is asked: the victim, by option then team-mates in the room; -1: nobody."""
    return first_asked(s, s.figure_victim - 1, s.mates_help_figure == 0)


@rule
def go_on_with_figure(s):
    """DIG-30: a past was revealed in the midst of it."""
    if FIGURE_TOOLS[s.figure_card - 1] == 0:
        s.phase = PRIZE
    else:
        s.phase = BRAWL if s.brawling else EXTORTED


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


TURN_UP = action("turn_up", during=CARD, figure_card=FIGURE_CARDS)
TURNED_UP = event("turned_up", "figure_card")


@TURN_UP.weight
def in_figure_stack(s, figure_card):
    return s.figure_stack[figure_card] + 0


@TURN_UP.do
def turn_up(s, figure_card, events):
    """DIG-33"""
    s.figure_stack[figure_card] -= 1
    s.figure_out[figure_card] += 1
    s.figure_card = figure_card + 1
    remember_blow(s, BY_MICHELLE, figure_card)
    tell(events, TURNED_UP, EVERYONE, figure_card)
    if FIGURE_TOOLS[figure_card] != 0:
        s.phase = BRAWL if s.brawling else EXTORTED
    elif s.brawling:
        seat = s.figure_victim - 1
        tell(events, WON, EVERYONE, seat)
        happens(s, seat, AT_WIN, events)
        s.phase = PRIZE
    else:
        end_extortion(s)


GIVE = action("give", during=(EXTORTED, PENALTY), points=("card-{tool}",), tool=TOOL_NAMES)
GAVE = event("gave", "seat", "tool", hits="seat")


@GIVE.check
def check_give(s, seat, tool):
    """DIG-33 before the fight, DIG-34 after it."""
    if shows(s, tool) and s.hand[seat, tool] > 0:
        return 0
    return DIG_34 if s.phase == PENALTY else DIG_33


@rule
def shows(s, tool):
    """Is a tool on the last card?"""
    return FIGURE_TOOLS[s.figure_card - 1] >> tool & 1


@GIVE.do
def give_tool(s, seat, tool, events):
    discard(s, seat, tool)
    tell(events, GAVE, EVERYONE, seat, tool)
    end_extortion(s)


BRAWL_BACK = FIGHT_BACK.during(EXTORTED, BRAWL)
BRAWL_BACK.check(check_weapon)


@BRAWL_BACK.do
def brawl(s, seat, weapon, events):
    use_weapon(s, seat, weapon, events)
    if seat != s.figure_victim - 1:
        s.helpers[0] |= 1 << seat
    s.declined = 0
    s.brawling = 1
    ask_for_card(s)


GIVE_IN = DECLINE.during(EXTORTED, BRAWL)


@GIVE_IN.do
def give_in(s, seat, events):
    """DIG-33: the fight is lost when nobody else is there to play a weapon."""
    s.declined |= 1 << seat
    remember_blow(s, seat + 1, NO_WEAPON)
    tell(events, DECLINED, EVERYONE, seat)
    if against_figure(s) < 0:
        lose_to_figure(s, s.figure_victim - 1, events)
    else:
        s.phase = BRAWL


@rule
def lose_to_figure(s, seat, events):
    """DIG-34: a beating, and a tool shown or a random card; helpers only take the beating."""
    tell(events, LOST, EVERYONE, seat)
    beat_loser(s, seat, events)
    happens(s, seat, AT_LOSS, events)
    for helper in range(s.players):
        if s.helpers[0] >> helper & 1:
            beat_loser(s, helper, events)
            happens(s, helper, AT_LOSS, events)
    for tool in range(TOOLS):
        if check_give(s, seat, tool) == 0:
            s.phase = PENALTY
            return
    if s.cards[seat] > 0:
        s.phase = LOSS
    else:
        end_extortion(s)


LOSE_ANY = LOSE.during(LOSS)


@LOSE_ANY.weight
def held_by_victim(s, card):
    return s.hand[s.figure_victim - 1, card] + 0


@LOSE_ANY.do
def lose_any(s, card, events):
    throw_away(s, s.figure_victim - 1, card, events)
    end_extortion(s)


TAKE_PRIZE = action("prize", during=PRIZE)


@TAKE_PRIZE.do
def take_prize(s):
    """DIG-33: one search card."""
    s.due[s.figure_victim - 1] += 1
    end_extortion(s)


NO_PRIZE = DONE.during(PRIZE)


@NO_PRIZE.do
def end_extortion(s):
    """DIG-31: the cards turned up are discarded together."""
    for kind in range(FIGURE_KINDS):
        s.figure_discard[kind] += s.figure_out[kind]
        s.figure_out[kind] = 0
    s.figure_card = 0
    s.figure_victim = 0
    s.brawling = 0
    s.declined = 0
    s.helpers[0] = 0
    s.fists = 0
    forget_blows(s)
    s.phase = NEXT
