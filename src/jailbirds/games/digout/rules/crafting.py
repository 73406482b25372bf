"""Crafting knives, pickaxes and shovels (DIG-23)."""

from jailbirds.games.digout.rules.cards import discard, gain_seen, has_actions, is_cells, spend
from jailbirds.games.digout.rules.effects import happens, lasting
from jailbirds.games.digout.rules.moving import home
from jailbirds.games.digout.state import *
from jailbirds.kernel import EVERYONE, action, event, rule, tell

CRAFT = action(
    "craft", during=ACT, points=("recipe-{recipe}",), asked_if=has_actions, recipe=RECIPES
)
CRAFTED = event("crafted", "seat", "recipe", "count")


@CRAFT.check
def check_craft(s, seat, recipe):
    if s.actions == 0:
        return DIG_11
    if not can_craft_here(s, seat) or s.beatings[seat] > 0 or s.pile[MAKES[recipe]] == 0:
        return DIG_23
    over = lasting(s, seat, AT_CRAFT, NEEDS_FEWER) - missing(s, seat, recipe)
    if over > 0 and s.version >= 2:
        return DIG_23  # one says which card is spared: see SPARE
    return 0 if over >= 0 else DIG_23


@CRAFT.do
def craft(s, seat, recipe, events):
    make(s, seat, recipe, given_up(s, seat, recipe), events)


@rule
def make(s, seat, recipe, bits, events):
    spend(s, 1)
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


# --- with one card fewer than one holds: since version 2 the player says which is spared

SPARE = action(
    "spare",
    during=ACT,
    points=("recipe-{recipe}", "card-{card}"),
    asked_if=has_actions,
    recipe=RECIPES,
    card=INGREDIENTS,
)


@SPARE.check
def check_spare(s, seat, recipe, card):
    if s.actions == 0:
        return DIG_11
    if not can_craft_here(s, seat) or s.beatings[seat] > 0 or s.pile[MAKES[recipe]] == 0:
        return DIG_23
    ready = s.version >= 2 and spares(s, seat, recipe) and place_in(recipe, card) >= 0
    return 0 if ready else DIG_23


@SPARE.each
def list_spares(s, seat, out, count):
    if lasting(s, seat, AT_CRAFT, NEEDS_FEWER) == 0:
        return count
    for recipe in range(len(MAKES)):
        for card in range(len(INGREDIENT)):
            if check_spare(s, seat, recipe, card) == 0:
                out[count] = SPARE(recipe, card)
                count += 1
    return count


@SPARE.do
def spare(s, seat, recipe, card, events):
    kept = 1 << place_in(recipe, card)
    make(s, seat, recipe, held(s, seat, recipe, 0) ^ kept, events)


@rule
def spares(s, seat, recipe):
    """Are all the cards of a recipe there, and one of them need not be given?"""
    return missing(s, seat, recipe) < lasting(s, seat, AT_CRAFT, NEEDS_FEWER)


@rule
def place_in(recipe, card):
    """Where in a recipe a card is needed; -1: nowhere."""
    for k in range(MOST_NEEDS):
        if NEEDS[recipe * MOST_NEEDS + k] == INGREDIENT[card]:
            return k
    return -1


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
def given_up(s, seat, recipe):
    """The cards that a recipe takes, as bits: the first are spared where fewer are needed."""
    spared = lasting(s, seat, AT_CRAFT, NEEDS_FEWER) - missing(s, seat, recipe)
    return held(s, seat, recipe, spared)


@rule
def held(s, seat, recipe, spared):
    """The cards of a recipe that are in a hand, as bits, without the first so many."""
    bits = 0
    for k in range(MOST_NEEDS):
        kind = NEEDS[recipe * MOST_NEEDS + k]
        if kind >= 0 and s.hand[seat, kind] > 0:
            if spared > 0:
                spared -= 1
            else:
                bits |= 1 << k
    return bits
