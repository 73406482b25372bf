"""What a hand is worth: what it may become."""

from jailbirds.games.digout.hints.worth import *
from jailbirds.games.digout.rules.cards import score, weapons
from jailbirds.games.digout.rules.crafting import missing
from jailbirds.games.digout.rules.effects import first_clause, lasting
from jailbirds.games.digout.rules.extortion import check_weapon
from jailbirds.games.digout.state import *
from jailbirds.kernel import rule


@rule
def hand_worth(s, seat):
    total = tool_worth(s, seat) + weapon_worth(s, seat) + recipe_worth(s, seat)
    for kind in range(KNIFE + WEAPONS, KINDS):
        if s.hand[seat, kind] > 0:
            if FIRST_ACCESSORY <= kind < FIRST_ACCESSORY + ACCESSORIES:
                total += WORTH[kind] + SECOND_ACCESSORY * (s.hand[seat, kind] - 1)
            else:
                total += WORTH[kind] * s.hand[seat, kind]
    return total


@rule
def tool_worth(s, seat):
    """The best tools first: what is needed, and can be dug soon, counts in full."""
    need = s.target - score(s, seat)
    total = 0
    handy = HANDY
    for k in range(TOOLS):
        tool = TOOLS - 1 - k
        for _ in range(s.hand[seat, tool]):
            share = 100 if handy > 0 and need > 0 else SPARE_TOOL
            total += TOOL_WORTH[tool] * share // 100
            handy -= 1
            need -= POINTS[tool]
    return total


@rule
def tools_in_hand(s, seat):
    count = 0
    for tool in range(TOOLS):
        count += s.hand[seat, tool]
    return count


@rule
def weapon_worth(s, seat):
    count = weapons(s, seat)
    few = min(count, ENOUGH_WEAPONS)
    return ARMED * few + OVERARMED * (count - few)


@rule
def strength(s, seat):
    """Weapons, bare hands included."""
    return weapons(s, seat) + (1 if check_weapon(s, seat, FISTS) == 0 else 0)


@rule
def recipe_worth(s, seat):
    """The best tool one could craft."""
    best = 0
    for recipe in range(len(MAKES)):
        made = MAKES[recipe]
        if made < TOOLS and s.pile[made] > 0:
            short = missing(s, seat, recipe) - lasting(s, seat, AT_CRAFT, NEEDS_FEWER)
            share = READY_TO_CRAFT if short <= 0 else (ALMOST if short == 1 else 0)
            best = max(best, TOOL_WORTH[made] * share // 100)
    return best


@rule
def cigarette_worth(s, seat):
    few = min(s.cigarettes[seat] + 0, ENOUGH_CIGARETTES)
    return CIGARETTE * few + SPARE_CIGARETTE * (s.cigarettes[seat] - few)


@rule
def gang_worth(s, card):
    """Of a gang card + 1, for what is left of the game; nothing for none."""
    total = 0
    left = s.target + 0
    for seat in range(s.players):
        left = min(left, max(0, s.target - score(s, seat)))
    if card > 0:
        first = first_clause(s, card - 1)
        for clause in range(first, first + CLAUSES):
            if GANG_EFFECT[clause] != GET_POINT or s.points_given >> (card - 1) & 1 == 0:
                total += GANG_WORTH[clause]
    return total * left // s.target
