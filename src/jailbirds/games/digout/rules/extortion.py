"""Extortion and fights, team-mates included (DIG-18 … DIG-22, DIG-38)."""

from jailbirds.games.digout.rules.cards import (
    discard,
    first_asked,
    hand_over_seen,
    has_actions,
    is_cells,
    rob,
    same_team,
    show,
    spend,
    weapons,
)
from jailbirds.games.digout.rules.effects import beat_loser, happens, lasting
from jailbirds.games.digout.rules.market import DONE
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

EXTORT = action(
    "extort",
    during=ACT,
    points=("seat-{seat}", "pile-{tool}", "card-{weapon}"),
    asked_if=has_actions,
    seat=SEATS,
    tool=TOOL_NAMES,
    weapon=WEAPON_NAMES,
)
THREATENED = event("threatened", "seat", "tool", "weapon", "other", hits="other")


@EXTORT.check
def check_extort(s, seat, other, weapon):
    if s.actions == 0:
        return DIG_11
    if s.extorted or weapons(s, seat) == 0 or not can_be_extorted(s, seat, other):
        return DIG_18
    return 0 if s.hand[seat, KNIFE + weapon] > 0 else DIG_19


@rule
def can_be_extorted(s, seat, other):
    """DIG-18: in the same room, no team-mate unless agreed, not protected by a gang card."""
    if other == seat or other >= s.players or s.room[other] != s.room[seat]:
        return False
    if same_team(s, seat, other) and s.extort_mates == 0:
        return False
    return not is_protected(s, other)


@rule
def is_protected(s, seat):
    """By a gang card: in the cells; before version 3 in any room."""
    safe = lasting(s, seat, AT_EXTORTED, IS_SAFE)
    return safe == ANYWHERE or (safe == IN_CELLS and is_cells(s.room[seat]))


@EXTORT.each
def list_extortions(s, seat, out, count):
    if s.extorted or weapons(s, seat) == 0:
        return count
    for other in range(s.players):
        if can_be_extorted(s, seat, other):
            for tool in range(TOOLS):
                for weapon in range(WEAPONS):
                    if s.hand[seat, KNIFE + weapon] > 0:
                        out[count] = EXTORT(other, tool, weapon)
                        count += 1
    return count


@EXTORT.do
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
    happens(s, seat, AT_EXTORT, events)


COMPLY = action("comply", during=THREAT)
COMPLIED = event("complied", "seat", "tool", "other")


@COMPLY.check
def check_comply(s, seat):
    """DIG-19: only the victim, only before the fight."""
    return 0 if s.hand[seat, s.demand - 1] > 0 else DIG_19


@COMPLY.do
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
    # where team-mates fight each other nobody takes sides
    return first_asked(s, principal(s), same_team(s, s.attacker - 1, s.victim - 1))


def weapon_card(args):
    """Bare hands are no card: they are picked from a list."""
    return () if args["weapon"] == "fists" else (f"card-{args['weapon']}",)


FIGHT_BACK = action("fight", during=(THREAT, FIGHT), points=weapon_card, weapon=FIGHT_WITH)
FOUGHT = event("fought", "seat", "weapon")


@FIGHT_BACK.check
def check_weapon(s, seat, weapon):
    """DIG-20: a weapon in the hand, or the bare hands of a gang card once a fight."""
    if weapon == FISTS:
        return 0 if has_bare_hands(s, seat) else DIG_20
    return 0 if s.hand[seat, KNIFE + weapon] > 0 else DIG_20


@rule
def has_bare_hands(s, seat):
    """A weapon once a fight, by a gang card: in those one has begun; before version 3 in any."""
    begun = s.attacker == seat + 1 and lasting(s, seat, AT_EXTORT, HAS_FISTS) > 0
    return (begun or lasting(s, seat, AT_FIGHT, HAS_FISTS) > 0) and s.fists >> seat & 1 == 0


@FIGHT_BACK.do
def fight(s, seat, weapon, events):
    use_weapon(s, seat, weapon, events)
    if seat != principal(s):
        s.helpers[s.attacks] |= 1 << seat
    s.declined = 0
    s.attacks = 1 - s.attacks
    s.phase = FIGHT


@rule
def use_weapon(s, seat, weapon, events):
    """DIG-22"""
    if weapon == FISTS:
        s.fists |= 1 << seat
    else:
        discard(s, seat, KNIFE + weapon)
    remember_blow(s, seat + 1, weapon)
    tell(events, FOUGHT, EVERYONE, seat, weapon)


DECLINE = action("decline", during=(THREAT, FIGHT))
DECLINED = event("declined", "seat")


@DECLINE.do
def decline(s, seat, events):
    """DIG-20, DIG-38: a side loses when all decline."""
    s.declined |= 1 << seat
    s.phase = FIGHT
    remember_blow(s, seat + 1, NO_WEAPON)
    tell(events, DECLINED, EVERYONE, seat)
    if asked(s) < 0:
        settle(s, events)


WON = event("won", "seat")
LOST = event("lost", "seat", hits="seat", own=True)
TOOK_TOOL = event("took_tool", "seat", "tool", "other", hits="other", own=True)


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
    if s.spoils_of_all and s.teams:
        s.spoils |= 1 << loser
    if s.attacks == 0 and s.hand[loser, demand] > 0:
        hand_over_seen(s, loser, winner, demand)
        tell(events, TOOK_TOOL, EVERYONE, winner, demand, loser)
        s.takes -= 1
    end_fight(s)
    happens(s, winner, AT_WIN, events)
    happens(s, loser, AT_LOSS, events)
    if s.version >= 2:  # before, a helper's gang card only saw to the beating
        for seat in range(s.players):
            if helpers >> seat & 1:
                happens(s, seat, AT_LOSS, events)


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

LOSE = action("lose", during=TAKE, card=CARDS)


@LOSE.weight
def held_by_loser(s, card):
    return s.hand[s.taken_from - 1, card] + 0


@LOSE.do
def take(s, card, events):
    """DIG-21: a random card of the loser's hand."""
    rob(s, s.taker - 1, s.taken_from - 1, card, events)
    s.takes -= 1
    s.phase = NEXT


ROB = action("rob", during=SPOILS, points=("seat-{seat}",), seat=SEATS)


@ROB.check
def check_rob(s, other):
    """DIG-38: a beaten helper with cards, or whoever has lost."""
    return 0 if s.spoils >> other & 1 and s.cards[other] > 0 else DIG_38


@ROB.do
def rob_helper(s, other):
    s.spoils ^= 1 << other
    s.taken_from = other + 1
    s.takes = 1
    s.phase = NEXT


LEAVE_SPOILS = DONE.during(SPOILS)


@LEAVE_SPOILS.do
def leave_spoils(s):
    s.spoils = 0
    s.phase = NEXT
