"""The one vocabulary of gang cards, pasts and action cards: moments and effects (DIG-11)."""

from jailbirds.games.digout.rules.cards import beat, take_from_pile
from jailbirds.games.digout.rules.end import see_who_is_out
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, event, rule, tell


@rule
def gang_of(s, seat):
    """The gang a player belongs to, or -1."""
    return (s.gang_card[seat] - 1) // PILE if s.gang_card[seat] > 0 else -1


GOT_CIGARETTES = event("got_cigarettes", "seat", "cigarettes")
HEALED = event("healed", "seat", "beatings")
GOT_ACTION = event("got_action", "seat")
GOT_POINT = event("got_point", "seat")


@rule
def give(s, seat, effect, amount, events):
    """An effect that is given at once."""
    if effect == GET_CARDS:
        s.due[seat] += amount
    elif effect == GET_CIGARETTES:
        s.cigarettes[seat] += amount
        tell(events, GOT_CIGARETTES, EVERYONE, seat, amount)
    elif effect == GET_HEALED:
        if s.beatings[seat] > 0:
            s.beatings[seat] = max(0, s.beatings[seat] - amount)
            tell(events, HEALED, EVERYONE, seat, s.beatings[seat])
    elif effect == GET_ACTION:
        s.actions += amount
        tell(events, GOT_ACTION, EVERYONE, seat)
    elif effect == GET_POINT:
        s.bonus[seat] += amount
        tell(events, GOT_POINT, EVERYONE, seat)
        see_who_is_out(s, seat, events)
    elif effect == GET_SPOON:
        take_from_pile(s, seat, SPOON, amount, events)
    elif effect == GET_KNIFE:
        take_from_pile(s, seat, KNIFE, amount, events)


@rule
def first_clause(s, card):
    """DIG-11: where what a gang card says begins; some said something else before version 3."""
    return card * CLAUSES + (BEFORE_3 if s.version < 3 else 0)


@rule
def lasting(s, seat, moment, effect):
    """The amount of a lasting effect of a player's gang card at a moment; 0: none."""
    if s.gang_card[seat] == 0:
        return 0
    first = first_clause(s, s.gang_card[seat] - 1)
    for clause in range(first, first + CLAUSES):
        if GANG_MOMENT[clause] == moment and GANG_EFFECT[clause] == effect:
            return GANG_AMOUNT[clause]
    return 0


BENEFITED = event("benefited", "seat", "gang_card")


@rule
def happens(s, seat, moment, events):
    """Something is done: one's own turn remembers it, and the gang card may give something."""
    if seat == s.seat:
        s.moments |= 1 << moment
    if s.gang_card[seat] == 0:
        return
    card = s.gang_card[seat] - 1
    first = first_clause(s, card)
    for clause in range(first, first + CLAUSES):
        if GANG_MOMENT[clause] == moment and is_given(s, seat, card, GANG_EFFECT[clause]):
            tell(events, BENEFITED, EVERYONE, seat, card)
            if GANG_EFFECT[clause] == GET_ACTION:
                s.gained_action = 1
            elif GANG_EFFECT[clause] == GET_POINT:
                s.points_given |= 1 << card
            give(s, seat, GANG_EFFECT[clause], GANG_AMOUNT[clause], events)


@rule
def is_given(s, seat, card, effect):
    """DIG-11: does a clause give something now, within its own limits?"""
    if effect == GET_ACTION:
        return seat == s.seat and s.gained_action == 0  # once a turn
    if effect == GET_POINT:
        return s.points_given >> card & 1 == 0  # once a game
    if effect == GET_HEALED:
        return s.beatings[seat] > 0
    return 0 <= effect < DO_BEAT


SPARED = event("spared", "seat", "gang_card")


@rule
def beat_loser(s, seat, events):
    """A lost fight: a beating, unless a gang card takes it."""
    if lasting(s, seat, AT_LOSS, IS_UNHURT) > 0:
        tell(events, SPARED, EVERYONE, seat, s.gang_card[seat] - 1)
    else:
        beat(s, seat, events)
