"""Hands, piles and discards, and who has seen what (DIG-04, DIG-05, DIG-29, DIG-42)."""

from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, event, rule, tell


@rule
def next_clockwise(s, seat):
    return seat + 1 if seat + 1 < s.players else 0


@rule
def same_team(s, seat, other):
    """DIG-35. In a single game nobody has a team-mate."""
    return s.teams == 1 and seat != other and side(s, seat) == side(s, other)


@rule
def first_asked(s, first, alone):
    """DIG-38: who may fight and has not declined: `first`, unless `alone` then team-mates in the
    room, clockwise; -1: nobody."""
    seat = first
    for _ in range(s.players):
        beside = not alone and same_team(s, first, seat) and s.room[seat] == s.room[first]
        if s.declined >> seat & 1 == 0 and (seat == first or beside):
            return seat
        seat = next_clockwise(s, seat)
    return -1


@rule
def side(s, seat):
    """DIG-35: 0 for the first team, 1 for the second."""
    return s.team_b >> seat & 1


@rule
def is_cells(room):
    return room in (CELLS, BLOCK_A, BLOCK_B)


@rule
def weapons(s, seat):
    """Weapons in a hand, as far as whoever looks knows it."""
    count = 0
    for weapon in range(WEAPONS):
        count += s.hand[seat, KNIFE + weapon]
    return count


@rule
def points(s, seat):
    """Tunnel points of one player."""
    total = s.bonus[seat] + 0
    for tool in range(TOOLS):
        total += s.laid[seat, tool] * POINTS[tool]
    return total


@rule
def score(s, seat):
    """What counts for winning: one's own points, or the team's (DIG-35)."""
    total = points(s, seat)
    for other in range(s.players):
        if same_team(s, seat, other):
            total += points(s, other)
    return total


@rule
def has_actions(s):
    return s.actions > 0


@rule
def spend(s, actions):
    """DIG-11: an action begins; what the last one brought about is over."""
    s.actions -= actions
    s.moments = 0


# --- cards come and go


@rule
def gain_seen(s, seat, kind):
    """A card everybody sees comes into a hand."""
    s.hand[seat, kind] += 1
    s.cards[seat] += 1
    if s.memory:
        for observer in range(MOST_PLAYERS + 1):
            if observer != seat:
                s.known[observer, seat, kind] += 1


@rule
def gain_unseen(s, seat, kind):
    s.hand[seat, kind] += 1
    s.cards[seat] += 1


@rule
def lose_seen(s, seat, kind):
    """A card everybody sees leaves a hand: whoever knew of one knows of one less."""
    s.hand[seat, kind] -= 1
    s.cards[seat] -= 1
    for observer in range(MOST_PLAYERS + 1):
        if s.known[observer, seat, kind] > 0:
            s.known[observer, seat, kind] -= 1


@rule
def show(s, seat, kind):
    """A card is shown and stays in the hand."""
    if s.memory:
        for observer in range(MOST_PLAYERS + 1):
            if observer != seat and s.known[observer, seat, kind] == 0:
                s.known[observer, seat, kind] = 1


@rule
def hand_over(s, giver, taker, kind):
    """A card goes from hand to hand, seen by these two only (DIG-42)."""
    s.hand[giver, kind] -= 1
    s.cards[giver] -= 1
    gain_unseen(s, taker, kind)
    for observer in range(MOST_PLAYERS + 1):
        if observer == taker:
            if s.known[observer, giver, kind] > 0:
                s.known[observer, giver, kind] -= 1
        elif observer != giver:  # it may have been any of those known
            for other in range(KINDS):
                if s.known[observer, giver, other] > 0:
                    s.known[observer, giver, other] -= 1
    if s.memory:
        s.known[giver, taker, kind] += 1


@rule
def hand_over_seen(s, giver, taker, kind):
    lose_seen(s, giver, kind)
    gain_seen(s, taker, kind)


@rule
def put_away(s, kind):
    """DIG-04, DIG-05, DIG-22: to its pile or to the discards."""
    if kind <= KNIFE:
        s.pile[kind] += 1
    else:
        s.discards[kind] += 1


@rule
def discard(s, seat, kind):
    lose_seen(s, seat, kind)
    put_away(s, kind)


DISCARDED = event("discarded", "seat", "card", hits="seat")


@rule
def throw_away(s, seat, kind, events):
    discard(s, seat, kind)
    tell(events, DISCARDED, EVERYONE, seat, kind)


TOOK_CARD = event("took_card", "seat", "card")  # from a face-up pile


@rule
def take_from_pile(s, seat, kind, count, events):
    """Tools and knives from their pile, as far as they go."""
    for _ in range(count):
        if s.pile[kind] > 0:
            s.pile[kind] -= 1
            gain_seen(s, seat, kind)
            tell(events, TOOK_CARD, EVERYONE, seat, kind)


ROBBED = event("robbed", "seat", "card", "other")  # to the one who takes
WAS_ROBBED = event("was_robbed", "seat", "card", "other", hits="seat")  # to who loses it
ROBBED_UNSEEN = event("robbed_unseen", "seat", "other")  # to the rest


@rule
def rob(s, taker, giver, kind, events):
    """A random card: known to the two involved."""
    hand_over(s, giver, taker, kind)
    tell(events, ROBBED, 1 << taker, taker, kind, giver)
    tell(events, WAS_ROBBED, 1 << giver, giver, kind, taker)
    tell(events, ROBBED_UNSEEN, EVERYONE ^ (1 << taker | 1 << giver), taker, giver)


# --- beatings

BEATEN = event("beaten", "seat", "beatings", hits="seat", own=True)


@rule
def beat(s, seat, events):
    """DIG-29: never more than two."""
    if s.beatings[seat] < MOST_BEATINGS:
        s.beatings[seat] += 1
    tell(events, BEATEN, EVERYONE, seat, s.beatings[seat])
