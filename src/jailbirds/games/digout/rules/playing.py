"""Action cards (DIG-17)."""

from jailbirds.games.digout.rules.cards import (
    beat,
    gain_unseen,
    has_actions,
    lose_seen,
    next_clockwise,
    rob,
    spend,
    throw_away,
)
from jailbirds.games.digout.rules.effects import give
from jailbirds.games.digout.rules.moving import GO, arrive, is_on_board
from jailbirds.games.digout.rules.searching import can_draw
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

PLAY = action("play", during=ACT, points=("card-{card}",), asked_if=has_actions, card=ACTION_NAMES)
PLAYED = event("played", "seat", "card")


@PLAY.check
def check_play(s, seat, card):
    if s.actions == 0 or not does_something(s, seat, card):
        return DIG_11
    return 0 if s.hand[seat, FIRST_ACTION + card] > 0 else DIG_17


@rule
def does_something(s, seat, card):
    """DIG-11: a card that would do nothing is not played."""
    for clause in range(card * CLAUSES, (card + 1) * CLAUSES):
        if clause_does_something(s, seat, ACTION_EFFECT[clause]):
            return True
    return False


@rule
def clause_does_something(s, seat, effect):
    if effect in (DO_BEAT, DO_SEND, DO_PEEK):
        return count_victims(s, seat, effect) > 0
    if effect == GET_CARDS:
        return can_draw(s)
    if effect == GET_HEALED:
        return s.beatings[seat] > 0
    if effect in (DO_POOL, DO_PURGE):
        return count_cards(s, seat, effect) > 1  # the card itself is one
    return effect >= 0


@rule
def count_victims(s, seat, effect):
    count = 0
    for other in range(s.players):
        if check_victim(s, seat, other, effect) == 0:
            count += 1
    return count


@rule
def count_cards(s, seat, effect):
    """Cards in the hands that a card would meddle with: all, or those in the room."""
    count = 0
    for other in range(s.players):
        if effect == DO_POOL or s.room[other] == s.room[seat]:
            count += s.cards[other]
    return count


@PLAY.do
def play(s, seat, card, events):
    """The card stays on the table until it is resolved (DIG-05)."""
    spend(s, 1)
    kind = FIRST_ACTION + card
    lose_seen(s, seat, kind)
    s.resolving = kind + 1
    s.phase = NEXT
    tell(events, PLAYED, EVERYONE, seat, kind)
    for clause in range(card * CLAUSES, (card + 1) * CLAUSES):
        effect = ACTION_EFFECT[clause]
        if effect in (DO_BEAT, DO_SEND, DO_PEEK):
            s.phase = TARGET
        elif effect == DO_TRAVEL:
            s.phase = TRIP
        elif effect == DO_POOL:
            pool_hands(s, seat, events)
        elif effect == DO_PURGE:
            purge_room(s, seat)
        else:
            give(s, seat, effect, ACTION_AMOUNT[clause], events)


# --- somebody else

TARGET_SEAT = action("target", during=TARGET, points=("seat-{seat}",), seat=SEATS)
SENT = event("sent", "seat", hits="seat")


@TARGET_SEAT.check
def check_target(s, seat, other):
    return check_victim(s, seat, other, asked_effect(s))


@rule
def check_victim(s, seat, other, effect):
    if other == seat or other >= s.players:
        return DIG_17
    if effect == DO_BEAT:
        return DIG_29 if s.beatings[other] == MOST_BEATINGS else 0
    if effect == DO_SEND:
        return DIG_11 if s.room[other] == SOLITARY else 0
    return DIG_11 if s.cards[other] == 0 else 0


@TARGET_SEAT.do
def hit(s, seat, other, events):
    """The card meets the player it was meant for."""
    effect = asked_effect(s)
    s.phase = NEXT
    if effect == DO_BEAT:
        beat(s, other, events)
    elif effect == DO_SEND:
        s.room[other] = SOLITARY  # DIG-01
        tell(events, SENT, EVERYONE, other)
    else:
        look(s, seat, other, events)


@rule
def asked_effect(s):
    """What the card being resolved wants a target for."""
    return ACTION_EFFECT[(s.resolving - 1 - FIRST_ACTION) * CLAUSES]


LOOKED = event("looked", "seat", "other", hits="other")


@rule
def look(s, seat, other, events):
    for kind in range(KINDS):
        s.known[seat, other, kind] = s.hand[other, kind]
    s.taken_from = other + 1
    s.phase = PEEK
    tell(events, LOOKED, EVERYONE, seat, other)


PICK = action("pick", during=PEEK, points=("shown-{card}",), card=CARDS)


@PICK.check
def check_pick(s, card):
    return 0 if s.hand[s.taken_from - 1, card] > 0 else DIG_17


@PICK.do
def pick(s, seat, card, events):
    other = s.taken_from - 1
    rob(s, seat, other, card, events)
    if s.memory == 0:
        for seen in range(KINDS):
            s.known[seat, other, seen] = 0
    s.taken_from = 0
    s.phase = NEXT


# --- oneself

TRAVEL = GO.during(TRIP)


@TRAVEL.check
def check_trip(s, seat, room):
    if room == SOLITARY or room == s.room[seat]:
        return DIG_17
    return 0 if is_on_board(s, room) else DIG_36


@TRAVEL.do
def travel(s, seat, room, events):
    arrive(s, seat, room, events)
    s.phase = NEXT


# --- everybody: all hands are dealt anew

POOLED = event("pooled", "seat")
LOST_HAND = event("lost_hand", "seat", hits="seat")  # to whoever had one


@rule
def pool_hands(s, seat, events):
    """All hands together; they are dealt anew one card at a time, starting with the player."""
    for other in range(s.players):
        for kind in range(KINDS):
            s.pool[kind] += s.hand[other, kind]
            s.hand[other, kind] = 0
            for observer in range(MOST_PLAYERS + 1):
                s.known[observer, other, kind] = 0
        s.pool_size += s.cards[other]
    s.pool_seat = seat
    tell(events, POOLED, EVERYONE, seat)
    for other in range(s.players):
        if s.cards[other] > 0:
            tell(events, LOST_HAND, 1 << other, other)
        s.cards[other] = 0


DEAL = action("deal", during=DEALING, card=CARDS)
DEALT = event("dealt", "seat", "card")
DEALT_UNSEEN = event("dealt_unseen", "seat")


@DEAL.weight
def in_pool(s, card):
    return s.pool[card] + 0


@DEAL.do
def deal(s, card, events):
    seat = s.pool_seat + 0
    s.pool[card] -= 1
    s.pool_size -= 1
    gain_unseen(s, seat, card)
    s.pool_seat = next_clockwise(s, seat)
    tell(events, DEALT, 1 << seat, seat, card)
    tell(events, DEALT_UNSEEN, EVERYONE ^ 1 << seat, seat)
    s.phase = NEXT


# --- everybody in the room: each discards a card


@rule
def purge_room(s, seat):
    for other in range(s.players):
        if s.room[other] == s.room[seat] and s.cards[other] > 0:
            s.purging |= 1 << other


@rule
def next_purged(s):
    """Clockwise from the player of the card."""
    seat = s.seat + 0
    while s.purging >> seat & 1 == 0:
        seat = next_clockwise(s, seat)
    return seat


DISCARD = action("discard", during=PURGE, points=("card-{card}",), card=CARDS)


@DISCARD.check
def check_purge(s, seat, card):
    return 0 if s.hand[seat, card] > 0 else DIG_17


@DISCARD.do
def purge(s, seat, card, events):
    throw_away(s, seat, card, events)
    s.purging ^= 1 << seat
    s.phase = NEXT
