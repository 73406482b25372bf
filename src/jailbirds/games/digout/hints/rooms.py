"""What a room is worth: what the seat would do there next."""

from jailbirds.games.digout.hints.hands import tools_in_hand
from jailbirds.games.digout.hints.worth import *
from jailbirds.games.digout.rules.cards import is_cells, score
from jailbirds.games.digout.rules.crafting import missing
from jailbirds.games.digout.rules.effects import lasting
from jailbirds.games.digout.rules.market import price_of
from jailbirds.games.digout.rules.moving import AGAIN, WALK_ON, face_leads_to, home
from jailbirds.games.digout.state import *
from jailbirds.kernel import rule


@rule
def room_worth(s, seat, room):
    """What the seat would do there next."""
    total = SEARCH_TO_COME * SEARCH_VALUE[room]
    if is_cells(room):
        total += digging_worth(s, seat) if room == home(s, seat) else 0
    elif room == DINING:
        total += 300 if s.pile[SPOON] > 0 and tools_in_hand(s, seat) <= HANDY else 0
    elif room == INFIRMARY:
        total += 320 * s.beatings[seat]
    elif room == YARD:
        total += market_worth(s, seat)
    if s.beatings[seat] == 0 and room != SHOWERS and not is_cells(room):
        total += crafting_worth(s, seat)
    if s.michelle and room == s.figure_room:
        total -= DANGER
    return total


@rule
def digging_worth(s, seat):
    if s.beatings[seat] == MOST_BEATINGS:
        return 0
    total = 0
    reach = 0
    left = HANDY
    for k in range(TOOLS):
        tool = TOOLS - 1 - k
        for _ in range(s.hand[seat, tool]):
            if left > 0:
                total += (POINT * POINTS[tool] - TOOL_WORTH[tool]) * 7 // 10
                left -= 1
            reach += POINTS[tool]
    if reach + score(s, seat) >= s.target:
        total += POINT
    return total


@rule
def market_worth(s, seat):
    """What could be bought with what one has and what one would sell."""
    money = money_to_come(s, seat)
    best = 30 * money
    for ware in range(len(WARE_CARD)):
        made = WARE_CARD[ware]
        if made < TOOLS and s.pile[made] > 0 and money >= price_of(s, seat, ware):
            best = max(best, (TOOL_WORTH[made] - CIGARETTE * price_of(s, seat, ware)) * 6 // 10)
    return best


@rule
def money_to_come(s, seat):
    """Cigarettes, and what one would sell."""
    money = s.cigarettes[seat] + 0
    for kind in range(KNIFE + WEAPONS, KINDS):
        if is_for_sale(s, seat, kind):
            money += SELLS[kind] * s.hand[seat, kind]
    return money


@rule
def is_for_sale(s, seat, kind):
    """Valuables; accessories of whoever has found a gang, and those one has twice."""
    if s.hand[seat, kind] == 0:
        return False
    if FIRST_ACCESSORY <= kind < FIRST_ACCESSORY + ACCESSORIES:
        return s.gang_card[seat] > 0 or s.hand[seat, kind] > 1
    return WORTH[kind] < CIGARETTE * SELLS[kind]


@rule
def crafting_worth(s, seat):
    best = 0
    for recipe in range(len(MAKES)):
        made = MAKES[recipe]
        short = missing(s, seat, recipe) - lasting(s, seat, AT_CRAFT, NEEDS_FEWER)
        if made < TOOLS and s.pile[made] > 0 and short <= 0:
            best = max(best, TOOL_WORTH[made] // 4)
    return best


@rule
def best_room(s, seat, face):
    best = -VICTORY
    for room in range(len(SEARCH_VALUE)):
        if room != s.room[seat] and face_leads_to(s, face, room):
            best = max(best, room_worth(s, seat, room))
    return best


@AGAIN.prefer
@WALK_ON.prefer
def hope(s, seat):
    """What a roll is worth: the mean of the better rooms, against where one is."""
    total = 0
    for face in range(1, FACES + 1):
        total += best_room(s, seat, face)
    return total // FACES - room_worth(s, seat, s.room[seat])
