"""Before the first turn (DIG-04 … DIG-10, DIG-31, DIG-35, DIG-36)."""

from jailbirds.games.digout.content import counts_of
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell
from jailbirds.kernel.errors import BadOption


def setup(s, players, options):
    """The table before anything has happened."""
    s.players = players
    set_teams(s, players, options)
    s.michelle = options.michelle == "on" or (options.michelle == "auto" and players == 2)
    s.figure = FIGURES.index(options.figure) if options.figure else 0
    set_prisoners(s, players, options)
    s.memory = options.memory == "public"
    s.turn_limit = options.turn_limit
    s.target = TEAM_TO_WIN[players] if s.teams else TO_WIN[players]
    lay_out_cards(s, counts_of(options.cards or ()))
    for gang in range(GANG_COUNT):
        s.shuffled[gang] = (1 << PILE) - 1
    for kind in range(FIGURE_KINDS):
        s.figure_stack[kind] = FIGURE_COUNT[kind]
    s.figure_room = SHOWERS
    for seat in range(MOST_PLAYERS):
        s.room[seat] = home(s, seat)
    s.phase = START


def lay_out_cards(s, counts):
    """DIG-04, DIG-05: the face-up piles, and the stack of search cards."""
    for kind in range(FIRST_SEARCH):
        s.pile[kind] = counts[kind]
    for kind in range(FIRST_SEARCH, KINDS):
        s.stack[kind] = counts[kind]
    s.stack_size = SEARCH_CARDS


def set_teams(s, players, options):
    """DIG-35. Before version 2 any other number of players played single."""
    if options.teams and players not in TEAM_PLAYERS and s.version >= 2:
        raise BadOption(f"digout: teams are for 4 or 6 players, not for {players}")
    s.teams = options.teams and players in TEAM_PLAYERS
    chosen = [seat - 1 for seat in options.team_b or ()] or [seat for seat in SEATS if seat % 2]
    s.team_b = sum(1 << seat for seat in chosen)
    if s.teams and sum(seat < players for seat in set(chosen)) != players // 2:
        raise BadOption(
            f"digout: team_b names {players // 2} of the seats 1 to {players}, the others are "
            f"team A; given: {list(options.team_b or ())}"
        )
    s.extort_mates = options.extort_mates or 0
    s.mates_help_figure = options.mates_help_figure or 0
    s.spoils_of_all = options.spoils == "all"
    s.visit_after_roll = options.visit_after_roll or 0


def set_prisoners(s, players, options):
    """DIG-09: those who are not named are the others, in their order."""
    named = list(options.prisoners or ())
    if len(named) > players or len(set(named)) < len(named):
        raise BadOption(
            f"digout: prisoners names a different one for each of the first seats, at most "
            f"{players}; given: {named}"
        )
    others = [prisoner for prisoner in PRISONERS if prisoner not in named]
    for seat, prisoner in zip(SEATS, (*named, *others), strict=False):
        s.prisoner[seat] = PRISONERS.index(prisoner)


# --- who begins

START_WITH = action("start", during=START, seat=SEATS)
STARTED = event("started", "seat")


@START_WITH.weight
def plays(s, other):
    return 1 if other < s.players else 0


@START_WITH.do
def start(s, other, events):
    """DIG-09: then the gang piles show their top cards."""
    s.seat = other
    s.first = other
    s.phase = TOPS
    tell(events, STARTED, EVERYONE, other)


# --- the piles of the gangs

TOP = action("top", during=TOPS, gang_card=GANG_CARDS)
TOPPED = event("topped", "gang", "gang_card")


@TOP.weight
def may_come_up(s, gang_card):
    gang = gang_card // PILE
    return s.shuffled[gang] >> gang_card % PILE & 1 if gang == untopped(s) else 0


@TOP.do
def turn_top(s, gang_card, events):
    """DIG-06: a card comes to the top of its pile."""
    gang = gang_card // PILE
    s.top[gang] = gang_card + 1
    s.shuffled[gang] ^= 1 << gang_card % PILE
    tell(events, TOPPED, EVERYONE, gang, gang_card)
    if untopped(s) == GANG_COUNT:
        s.phase = HAND_OUT_PASTS if s.pasts_out == 0 else NEXT


@rule
def untopped(s):
    """The first gang whose top card is still to be turned up, or GANG_COUNT."""
    for gang in range(GANG_COUNT):
        if s.top[gang] == 0 and s.shuffled[gang] != 0:
            return gang
    return GANG_COUNT


# --- pasts

PAST = action("past", during=HAND_OUT_PASTS, past=PASTS)
PAST_HANDED_OUT = event("past_dealt", "seat", "past")  # to its owner
PAST_HANDED_OUT_UNSEEN = event("past_dealt_unseen", "seat")  # to the others


@PAST.weight
def is_left(s, past):
    """1 while nobody has it."""
    for seat in range(s.players):
        if s.past[seat] == past + 1:
            return 0
    return 1


@PAST.do
def hand_out_past(s, past, events):
    """DIG-07: only its owner sees it."""
    seat = s.pasts_out + 0
    s.past[seat] = past + 1
    s.pasts_out += 1
    tell(events, PAST_HANDED_OUT, 1 << seat, seat, past)
    tell(events, PAST_HANDED_OUT_UNSEEN, EVERYONE ^ 1 << seat, seat)
    if s.pasts_out == s.players:
        for other in range(s.players):
            s.due[other] = START_CARDS  # DIG-09
        s.phase = NEXT
