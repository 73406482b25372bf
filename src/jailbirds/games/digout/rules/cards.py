"""Hands, piles and discards, and who has seen what (DIG-04, DIG-05, DIG-42)."""

from jailbirds.games.digout.actions import (
    BEATEN,
    DISCARDED,
    DREW,
    DREW_UNSEEN,
    RESHUFFLED,
    ROBBED,
    ROBBED_UNSEEN,
    TOOK_CARD,
    WAS_ROBBED,
)
from jailbirds.games.digout.state import (
    BLOCK_A,
    BLOCK_B,
    CELLS,
    FIRST_SEARCH,
    KINDS,
    KNIFE,
    MOST_BEATINGS,
    MOST_PLAYERS,
    POINTS,
    TOOLS,
    WEAPONS,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def next_clockwise(s, seat):
    return seat + 1 if seat + 1 < s.players else 0


@rule
def same_team(s, seat, other):
    """DIG-35: seats alternate. In a single game nobody has a team-mate."""
    return s.teams == 1 and seat != other and (seat - other) % 2 == 0


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


@rule
def throw_away(s, seat, kind, events):
    discard(s, seat, kind)
    tell(events, DISCARDED, EVERYONE, seat, kind)


@rule
def take_from_pile(s, seat, kind, count, events):
    """Tools and knives from their pile, as far as they go."""
    for _ in range(count):
        if s.pile[kind] > 0:
            s.pile[kind] -= 1
            gain_seen(s, seat, kind)
            tell(events, TOOK_CARD, EVERYONE, seat, kind)


@rule
def rob(s, taker, giver, kind, events):
    """A random card: known to the two involved."""
    hand_over(s, giver, taker, kind)
    tell(events, ROBBED, 1 << taker, taker, kind, giver)
    tell(events, WAS_ROBBED, 1 << giver, giver, kind, taker)
    tell(events, ROBBED_UNSEEN, EVERYONE ^ (1 << taker | 1 << giver), taker, giver)


# --- the stack


@rule
def draws_due(s):
    """Has anybody a search card to draw?"""
    wanted = 0
    for seat in range(s.players):
        wanted += s.due[seat]
    return wanted > 0


@rule
def refill(s, events):
    """DIG-05: when a draw finds the stack empty the discards are shuffled."""
    if s.stack_size > 0:
        return
    for kind in range(FIRST_SEARCH, KINDS):
        s.stack[kind] += s.discards[kind]
        s.stack_size += s.discards[kind]
        s.discards[kind] = 0
    if s.stack_size > 0:
        tell(events, RESHUFFLED, EVERYONE)
    else:
        for seat in range(s.players):
            s.due[seat] = 0  # both are empty: nothing is drawn


@rule
def can_draw(s):
    left = s.stack_size + 0
    for kind in range(FIRST_SEARCH, KINDS):
        left += s.discards[kind]
    return left > 0


@rule
def next_drawer(s):
    """Clockwise from whose turn it is."""
    seat = s.seat + 0
    while s.due[seat] == 0:
        seat = next_clockwise(s, seat)
    return seat


@rule
def draw(s, kind, events):
    seat = next_drawer(s)
    s.stack[kind] -= 1
    s.stack_size -= 1
    s.due[seat] -= 1
    gain_unseen(s, seat, kind)
    tell(events, DREW, 1 << seat, seat, kind)
    tell(events, DREW_UNSEEN, EVERYONE ^ 1 << seat, seat)


# --- beatings


@rule
def beat(s, seat, events):
    """DIG-29: never more than two."""
    if s.beatings[seat] < MOST_BEATINGS:
        s.beatings[seat] += 1
    tell(events, BEATEN, EVERYONE, seat, s.beatings[seat])
