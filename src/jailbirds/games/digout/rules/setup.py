"""Before the first turn (DIG-04 … DIG-10, DIG-31, DIG-35, DIG-36)."""

from jailbirds.games.digout.actions import (
    PAST_DEALT,
    PAST_DEALT_UNSEEN,
    STARTED,
    TOPPED,
)
from jailbirds.games.digout.state import (
    BLOCK_A,
    CELLS,
    COUNT,
    DEAL_PASTS,
    FIGURE_COUNT,
    FIGURE_KINDS,
    FIRST_SEARCH,
    GANG_COUNT,
    KINDS,
    MOST_PLAYERS,
    NEXT,
    PILE,
    SEARCH_CARDS,
    SHOWERS,
    START,
    START_CARDS,
    TEAM_TO_WIN,
    TO_WIN,
    TOOLS,
    TOPS,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


def setup(s, players, options):
    """The table before anything has happened."""
    s.players = players
    s.teams = options.teams and players in (4, 6)  # DIG-35
    s.michelle = options.michelle == "on" or (options.michelle == "auto" and players == 2)
    s.memory = options.memory == "public"
    s.turn_limit = options.turn_limit
    s.target = TEAM_TO_WIN[players] if s.teams else TO_WIN[players]
    for kind in range(TOOLS + 1):
        s.pile[kind] = COUNT[kind]
    for kind in range(FIRST_SEARCH, KINDS):
        s.stack[kind] = COUNT[kind]
    s.stack_size = SEARCH_CARDS
    for gang in range(GANG_COUNT):
        s.shuffled[gang] = (1 << PILE) - 1
    for kind in range(FIGURE_KINDS):
        s.figure_stack[kind] = FIGURE_COUNT[kind]
    s.figure_room = SHOWERS
    for seat in range(MOST_PLAYERS):
        s.room[seat] = BLOCK_A + seat % 2 if s.teams else CELLS
    s.phase = START


@rule
def start(s, seat, events):
    """DIG-09: then the gang piles show their top cards."""
    s.seat = seat
    s.first = seat
    s.phase = TOPS
    tell(events, STARTED, EVERYONE, seat)


@rule
def untopped(s):
    """The first gang whose top card is still to be turned up, or GANG_COUNT."""
    for gang in range(GANG_COUNT):
        if s.top[gang] == 0 and s.shuffled[gang] != 0:
            return gang
    return GANG_COUNT


@rule
def turn_top(s, card, events):
    """DIG-06: a card comes to the top of its pile."""
    gang = card // PILE
    s.top[gang] = card + 1
    s.shuffled[gang] ^= 1 << card % PILE
    tell(events, TOPPED, EVERYONE, gang, card)
    if untopped(s) == GANG_COUNT:
        s.phase = DEAL_PASTS if s.pasts_dealt == 0 else NEXT


@rule
def owners(s, past):
    """How many players have a past: one or nobody."""
    count = 0
    for seat in range(s.players):
        if s.past[seat] == past + 1:
            count += 1
    return count


@rule
def deal_past(s, past, events):
    """DIG-07: only its owner sees it."""
    seat = s.pasts_dealt + 0
    s.past[seat] = past + 1
    s.pasts_dealt += 1
    tell(events, PAST_DEALT, 1 << seat, seat, past)
    tell(events, PAST_DEALT_UNSEEN, EVERYONE ^ 1 << seat, seat)
    if s.pasts_dealt == s.players:
        for other in range(s.players):
            s.due[other] = START_CARDS  # DIG-09
        s.phase = NEXT
