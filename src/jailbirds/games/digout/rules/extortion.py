"""Extortion and fights, team-mates included (DIG-18 … DIG-22, DIG-38)."""

from jailbirds.games.digout.actions import (
    COMPLIED,
    DECLINED,
    FOUGHT,
    LOST,
    THREATENED,
    TOOK_TOOL,
    WAS_THREATENED,
    WON,
)
from jailbirds.games.digout.rules.cards import (
    discard,
    hand_over_seen,
    next_clockwise,
    rob,
    same_team,
    show,
    spend,
    weapons,
)
from jailbirds.games.digout.rules.effects import beat_loser, happens, lasting
from jailbirds.games.digout.state import (
    AT_EXTORT,
    AT_EXTORTED,
    AT_FIGHT,
    AT_LOSS,
    AT_WIN,
    BLOWS,
    DIG_11,
    DIG_18,
    DIG_19,
    DIG_20,
    DIG_38,
    FIGHT,
    FISTS,
    HAS_FISTS,
    IS_SAFE,
    KEEPS_WEAPON,
    KNIFE,
    NEXT,
    NO_WEAPON,
    TAKES_MORE,
    THREAT,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def can_be_extorted(s, seat, other):
    """DIG-18: in the same room, no team-mate, and not protected by a gang card."""
    if other == seat or other >= s.players or s.room[other] != s.room[seat]:
        return False
    return not same_team(s, seat, other) and lasting(s, other, AT_EXTORTED, IS_SAFE) == 0


@rule
def check_extort(s, seat, other, weapon):
    if s.actions == 0:
        return DIG_11
    if s.extorted or weapons(s, seat) == 0 or not can_be_extorted(s, seat, other):
        return DIG_18
    return 0 if s.hand[seat, KNIFE + weapon] > 0 else DIG_19


@rule
def extort(s, seat, other, tool, weapon, events):
    """DIG-19, DIG-22: the weapon of the threat is gone, unless a gang card keeps it."""
    spend(s, 1)
    s.extorted = 1
    if lasting(s, seat, AT_EXTORT, KEEPS_WEAPON) == 0:
        discard(s, seat, KNIFE + weapon)
    else:
        show(s, seat, KNIFE + weapon)
    s.attacker = seat + 1
    s.victim = other + 1
    s.demand = tool + 1
    s.attacks = 0
    s.declined = 0
    s.helpers[0] = 0
    s.helpers[1] = 0
    s.fists = 0
    s.phase = THREAT
    remember_blow(s, seat + 1, weapon)
    tell(events, THREATENED, EVERYONE, seat, tool, weapon, other)
    tell(events, WAS_THREATENED, EVERYONE, other)
    happens(s, seat, AT_EXTORT, events)


@rule
def check_comply(s, seat):
    """DIG-19: only the victim, only before the fight."""
    return 0 if s.hand[seat, s.demand - 1] > 0 else DIG_19


@rule
def comply(s, seat, events):
    hand_over_seen(s, seat, s.attacker - 1, s.demand - 1)
    tell(events, COMPLIED, EVERYONE, seat, s.demand - 1, s.attacker - 1)
    end_fight(s)


# --- the fight


@rule
def remember_blow(s, by, card):
    """What is laid in a fight is seen by all until it ends; of a long one, the last of it."""
    for k in range(1, BLOWS):
        s.blow_by[k - 1] = s.blow_by[k]
        s.blow[k - 1] = s.blow[k]
    s.blow_by[BLOWS - 1] = by
    s.blow[BLOWS - 1] = card


@rule
def forget_blows(s):
    for k in range(BLOWS):
        s.blow_by[k] = 0
        s.blow[k] = 0


@rule
def principal(s):
    """Of the two in the extortion, the one whose side has to play a weapon."""
    return (s.attacker if s.attacks else s.victim) - 1


@rule
def asked(s):
    """DIG-38: the one in the extortion, then team-mates in the room, clockwise; -1: nobody."""
    first = principal(s)
    seat = first
    for _ in range(s.players):
        helps = seat == first or (same_team(s, first, seat) and s.room[seat] == s.room[first])
        if helps and s.declined >> seat & 1 == 0:
            return seat
        seat = next_clockwise(s, seat)
    return -1


@rule
def check_weapon(s, seat, weapon):
    """DIG-20: a weapon in the hand, or the bare hands of a gang card once a fight."""
    if weapon == FISTS:
        ready = lasting(s, seat, AT_FIGHT, HAS_FISTS) > 0 and s.fists >> seat & 1 == 0
        return 0 if ready else DIG_20
    return 0 if s.hand[seat, KNIFE + weapon] > 0 else DIG_20


@rule
def use_weapon(s, seat, weapon, events):
    """DIG-22"""
    if weapon == FISTS:
        s.fists |= 1 << seat
    else:
        discard(s, seat, KNIFE + weapon)
    remember_blow(s, seat + 1, weapon)
    tell(events, FOUGHT, EVERYONE, seat, weapon)


@rule
def fight(s, seat, weapon, events):
    use_weapon(s, seat, weapon, events)
    if seat != principal(s):
        s.helpers[s.attacks] |= 1 << seat
    s.declined = 0
    s.attacks = 1 - s.attacks
    s.phase = FIGHT


@rule
def decline(s, seat, events):
    """DIG-20, DIG-38: a side loses when all decline."""
    s.declined |= 1 << seat
    s.phase = FIGHT
    remember_blow(s, seat + 1, NO_WEAPON)
    tell(events, DECLINED, EVERYONE, seat)
    if asked(s) < 0:
        settle(s, events)


@rule
def settle(s, events):
    """DIG-21, DIG-38"""
    loser = principal(s)
    winner = (s.victim if s.attacks else s.attacker) - 1
    helpers = s.helpers[s.attacks] + 0
    demand = s.demand - 1
    tell(events, LOST, EVERYONE, loser)
    tell(events, WON, EVERYONE, winner)
    beat_loser(s, loser, events)
    for seat in range(s.players):
        if helpers >> seat & 1:
            beat_loser(s, seat, events)
    s.taker = winner + 1
    s.taken_from = loser + 1
    s.takes = 1 + lasting(s, winner, AT_WIN, TAKES_MORE)
    s.spoils = helpers
    if s.attacks == 0 and s.hand[loser, demand] > 0:
        hand_over_seen(s, loser, winner, demand)
        tell(events, TOOK_TOOL, EVERYONE, winner, demand, loser)
        s.takes -= 1
    end_fight(s)
    happens(s, winner, AT_WIN, events)
    happens(s, loser, AT_LOSS, events)


@rule
def end_fight(s):
    s.attacker = 0
    s.victim = 0
    s.demand = 0
    s.attacks = 0
    s.declined = 0
    s.helpers[0] = 0
    s.helpers[1] = 0
    s.fists = 0
    forget_blows(s)
    s.phase = NEXT


# --- what the winner takes


@rule
def take(s, kind, events):
    """DIG-21: a random card of the loser's hand."""
    rob(s, s.taker - 1, s.taken_from - 1, kind, events)
    s.takes -= 1
    s.phase = NEXT


@rule
def check_rob(s, other):
    """DIG-38: a beaten helper with cards."""
    return 0 if s.spoils >> other & 1 and s.cards[other] > 0 else DIG_38


@rule
def rob_helper(s, other):
    s.spoils ^= 1 << other
    s.taken_from = other + 1
    s.takes = 1
    s.phase = NEXT


@rule
def leave_spoils(s):
    s.spoils = 0
    s.phase = NEXT
