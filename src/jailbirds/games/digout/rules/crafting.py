"""Crafting knives, pickaxes and shovels (DIG-23)."""

from jailbirds.games.digout.actions import CRAFTED
from jailbirds.games.digout.rules.cards import discard, gain_seen, is_cells, spend
from jailbirds.games.digout.rules.effects import happens, lasting
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.state import (
    AT_CRAFT,
    DIG_11,
    DIG_23,
    MAKES,
    MAKES_COUNT,
    MOST_NEEDS,
    NEEDS,
    NEEDS_FEWER,
    NEXT,
    SHOWERS,
)
from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import EVERYONE, rule


@rule
def can_craft_here(s, seat):
    """DIG-23, DIG-37: not in the showers, not in the cells but for the other team's block."""
    room = s.room[seat]
    if is_cells(room):
        return s.teams == 1 and room != home(s, seat)
    return room != SHOWERS


@rule
def missing(s, seat, recipe):
    """How many cards of a recipe are not in a hand."""
    count = 0
    for need in range(recipe * MOST_NEEDS, (recipe + 1) * MOST_NEEDS):
        if NEEDS[need] >= 0 and s.hand[seat, NEEDS[need]] <= 0:
            count += 1
    return count


@rule
def check_craft(s, seat, recipe):
    if s.actions == 0:
        return DIG_11
    if not can_craft_here(s, seat) or s.beatings[seat] > 0 or s.pile[MAKES[recipe]] == 0:
        return DIG_23
    return 0 if missing(s, seat, recipe) <= lasting(s, seat, AT_CRAFT, NEEDS_FEWER) else DIG_23


@rule
def given_up(s, seat, recipe):
    """The cards that a recipe takes, as bits: the first are spared where fewer are needed."""
    spared = lasting(s, seat, AT_CRAFT, NEEDS_FEWER) - missing(s, seat, recipe)
    bits = 0
    for k in range(MOST_NEEDS):
        kind = NEEDS[recipe * MOST_NEEDS + k]
        if kind >= 0 and s.hand[seat, kind] > 0:
            if spared > 0:
                spared -= 1
            else:
                bits |= 1 << k
    return bits


@rule
def craft(s, seat, recipe, events):
    spend(s, 1)
    bits = given_up(s, seat, recipe)
    for k in range(MOST_NEEDS):
        if bits >> k & 1:
            discard(s, seat, NEEDS[recipe * MOST_NEEDS + k])
    made = MAKES[recipe]
    count = min(MAKES_COUNT[recipe], s.pile[made] + 0)
    for _ in range(count):
        s.pile[made] -= 1
        gain_seen(s, seat, made)
    tell(events, CRAFTED, EVERYONE, seat, recipe, count)
    happens(s, seat, AT_CRAFT, events)
    s.phase = NEXT
