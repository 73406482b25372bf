"""Picking a room or a prisoner: for the Chapel, the Radio Room (SCG-51, SCG-52) or blackmail."""

from jailbirds.games.scapegoat.rules.blackmail import (
    check_room,
    check_victim,
    choose_room,
    choose_victim,
)
from jailbirds.games.scapegoat.rules.cards import discard, keep_to_limit, tell_card
from jailbirds.games.scapegoat.rules.prison import go_on, is_gold, move_guard
from jailbirds.games.scapegoat.rules.rooms import DO_PICK_ROOM, commit
from jailbirds.games.scapegoat.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

CHOOSE_ROOM = DO_PICK_ROOM.during(PICK_ROOM)


@CHOOSE_ROOM.check
def check_pick_room(s, seat, room):
    card = s.doing - CARD_RULES
    return check_radio(s, room) if card < 0 else check_room(s, seat, card, room)


@CHOOSE_ROOM.do
def pick_room(s, seat, room, events):
    card = s.doing - CARD_RULES
    if card < 0:
        radio(s, seat, room, events)
    else:
        choose_room(s, seat, card, room, events)


DO_PICK_PRISONER = action(
    "pick_prisoner", during=PICK_PRISONER, otherwise=SCG_23, points=("seat-{seat}",), seat=SEATS
)


@DO_PICK_PRISONER.check
def check_pick_prisoner(s, seat, other):
    card = s.doing - CARD_RULES
    return check_confess(s, seat, other) if card < 0 else check_victim(s, seat, card, other)


@DO_PICK_PRISONER.do
def pick_prisoner(s, seat, other, events):
    card = s.doing - CARD_RULES
    if card < 0:
        confess(s, seat, other, events)
    else:
        choose_victim(s, seat, card, other, events)


# --- the Chapel: SCG-51

LOST_CARD = event("lost_card", "seat", "other", hits="other")


@rule
def check_confess(s, seat, victim):
    """Another prisoner, anywhere, who has a card."""
    if victim >= s.players or victim == seat or s.hand[victim] == 0:
        return SCG_51
    return 0


@rule
def confess(s, seat, victim, events):
    """A card is drawn blindly; of an open hand it is chosen."""
    if s.open_hands:
        s.asked = victim
        s.phase = PICK_CARD
        return
    commit(s, seat, CHAPEL, events)
    go_on(s)
    s.asked = victim
    s.phase = BLIND
    tell(events, LOST_CARD, EVERYONE, seat, victim)


DO_BLIND = action("blind", during=BLIND, otherwise=SCG_19, card=CARD_NAMES)  # from a hand


@DO_BLIND.check
def check_blind(s, card):
    return 0 if s.card_at[card] == HELD + s.asked else SCG_51


@DO_BLIND.do
def blind(s, card, events):
    take_card(s, s.seat, s.asked, card, events)


DO_PICK_CARD = action("pick_card", during=PICK_CARD, otherwise=SCG_51, card=CARD_NAMES)


@DO_PICK_CARD.check
def check_pick_card(s, card):
    return check_blind(s, card)


@DO_PICK_CARD.do
def pick_card(s, seat, card, events):
    victim = s.asked
    commit(s, seat, CHAPEL, events)
    tell(events, LOST_CARD, EVERYONE, seat, victim)
    take_card(s, seat, victim, card, events)


@rule
def take_card(s, seat, victim, card, events):
    """SCG-51: silver discards it, gold takes it."""
    s.hand[victim] -= 1
    forget(s, seat, victim)
    go_on(s)
    if is_gold(s, CHAPEL):
        s.card_at[card] = HELD + seat
        s.known[card] = 1 << seat | 1 << victim
        s.hand[seat] += 1
        tell_card(s, 1 << seat | 1 << victim, seat, card, events)
        keep_to_limit(s, seat)
    else:
        discard(s, victim, card, events)


@rule
def forget(s, seat, victim):
    """Nobody but these two knows any more what the victim still holds."""
    for card in range(CARDS):
        if s.card_at[card] == HELD + victim:
            s.known[card] &= 1 << seat | 1 << victim


# --- the Radio Room: SCG-52


@rule
def check_radio(s, room):
    """A guard from any room, then another room for it; the second guard is a different one."""
    if s.first_room == 0:
        already = 1 if s.moved_to == room + 1 else 0
        return SCG_52 if s.guards[room] - already <= 0 else 0
    if s.guards[room] >= MOST_GUARDS:
        return SCG_14
    return SCG_52 if room == s.first_room - 1 else 0


@rule
def radio(s, seat, room, events):
    if s.first_room == 0:
        s.first_room = room + 1
        return
    source = s.first_room - 1
    if s.moved_to == 0:
        commit(s, seat, RADIO_ROOM, events)
    move_guard(s, source, room, events)
    s.first_room = 0
    if is_gold(s, RADIO_ROOM) or s.moved_to:
        go_on(s)
    else:
        s.moved_to = room + 1
