"""How well a seat stands, for bots, in thousandths of a tunnel point.

A hand is worth what it may become; a room is worth what the seat would do there next. A bot
that looks one action ahead therefore walks towards what it needs.
"""

from jailbirds.games.digout.actions import (
    AGAIN,
    BUY,
    CRAFT,
    DECLINE,
    DIG,
    EXTORT,
    FIGHT_BACK,
    GO,
    HEAL,
    JOIN_GANG,
    LAY,
    LEAD_FIGURE,
    PICK,
    PLAY,
    REFUSE,
    SELL_CARD,
    STEAL,
    TARGET_SEAT,
    TRADE_WITH,
    WALK_ON,
)
from jailbirds.games.digout.rules.cards import is_cells, same_team, score, weapons
from jailbirds.games.digout.rules.crafting import missing
from jailbirds.games.digout.rules.effects import lasting
from jailbirds.games.digout.rules.extortion import check_weapon, principal
from jailbirds.games.digout.rules.moving import face_leads_to, home, is_on_board
from jailbirds.games.digout.rules.trading import price_of
from jailbirds.games.digout.state import (
    ACCESSORIES,
    ACTING,
    ACTION_EFFECT,
    AT_CRAFT,
    CARDS,
    CLAUSES,
    CONTENT,
    DEAL_CARD,
    DEAL_COUNT,
    DINING,
    DO_BEAT,
    DO_PEEK,
    DO_POOL,
    DO_PURGE,
    DO_SEND,
    DO_TRAVEL,
    EFFECTS,
    FACES,
    FIGHT,
    FIRST_ACCESSORY,
    FISTS,
    GANG_EFFECT,
    GET_POINT,
    INFIRMARY,
    KINDS,
    KNIFE,
    LEAD,
    MAKES,
    MOST_BEATINGS,
    NEEDS_FEWER,
    POINTS,
    SEARCH_VALUE,
    SELL,
    SELLS,
    SHOWERS,
    SOLITARY,
    THREAT,
    TOOLS,
    WEAPONS,
    YARD,
)
from jailbirds.kernel.rule import rule

POINT = 1000
VICTORY = 1_000_000
ACTION = 200  # one that is left
TOOL_WORTH = (600, 1950, 2650)  # in the hand: not dug yet
SPARE_TOOL = 30  # percent of that, for each tool beyond those one digs in a turn or two
HANDY = 3
ARMED = 240  # each of the first weapons
OVERARMED = 90  # each more
ENOUGH_WEAPONS = 3
CIGARETTE = 150
SPARE_CIGARETTE = 50
ENOUGH_CIGARETTES = 16
SECOND_ACCESSORY = 60
UNSEEN_CARD = 160
SECRET = 120  # a past that is still to be revealed
BEATING = (0, 380, 950)
READY_TO_CRAFT = 40  # percent of what a complete recipe gains
ALMOST = 12  # percent, one card short of it
DANGER = 200  # Michel(le) in the room
HOPELESS = -5000  # to fight on with fewer weapons: the tool and the weapons would be lost

# By class of card; weapons and tools are counted apart
CLASS_WORTH = {"accessory": 120, "part": 60, "action": 260}
TOOL_PART = 170  # a card that a recipe for a tool needs
TOOL_PARTS = {
    name
    for recipe in CONTENT["recipes"].values()
    for name in recipe["needs"]
    if CONTENT["cards"][recipe["makes"]]["class"] == "tool"
}
WORTH = tuple(
    TOOL_PART
    if name in TOOL_PARTS
    else CLASS_WORTH.get(CONTENT["cards"][name]["class"], 95 * CONTENT["cards"][name]["sells"])
    for name in CARDS
)
# Of effects that a gang card brings about again and again
EFFECT_WORTH = {
    "cards": 320,
    "cigarettes": 260,
    "heal": 330,
    "action": 560,
    "point": 800,
    "reroll": 330,
    "room": 520,
    "fewer": 620,
    "safe": 260,
    "weapon": 420,
    "discount": 300,
    "unhurt": 360,
    "keep": 420,
    "take": 380,
}
GANG_WORTH = tuple(EFFECT_WORTH.get(EFFECTS[e], 0) if e >= 0 else 0 for e in GANG_EFFECT)


@rule
def evaluate(s, seat):
    """One's own standing; what the others lose is valued where it is caused."""
    total = POINT * score(s, seat)
    if score(s, seat) >= s.target:
        total += VICTORY
    total += hand_worth(s, seat) + cigarette_worth(s, seat) + gang_worth(s, s.gang_card[seat])
    total += room_worth(s, seat, s.room[seat]) + UNSEEN_CARD * s.due[seat]
    total -= BEATING[s.beatings[seat]]
    if s.spent[seat] == 0:
        total += SECRET
    if s.seat == seat and s.stage == ACTING:
        total += ACTION * s.actions
    if s.taker == seat + 1:
        total += UNSEEN_CARD * s.takes
    elif s.taken_from == seat + 1:
        total -= UNSEEN_CARD * s.takes
    return total


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
def weapon_worth(s, seat):
    count = weapons(s, seat)
    few = min(count, ENOUGH_WEAPONS)
    return ARMED * few + OVERARMED * (count - few)


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
    """Of a gang card + 1; nothing for none."""
    total = 0
    if card > 0:
        for clause in range((card - 1) * CLAUSES, card * CLAUSES):
            if GANG_EFFECT[clause] != GET_POINT or s.points_given >> (card - 1) & 1 == 0:
                total += GANG_WORTH[clause]
    return total


# --- rooms


@rule
def room_worth(s, seat, room):
    """What the seat would do there next."""
    total = 45 * SEARCH_VALUE[room]
    if is_cells(room):
        total += digging_worth(s, seat) if room == home(s, seat) else 0
    elif room == DINING:
        total += 300 if s.pile[0] > 0 and tools_in_hand(s, seat) <= HANDY else 60
    elif room == INFIRMARY:
        total += 320 * s.beatings[seat]
    elif room == YARD:
        total += trading_worth(s, seat)
    if s.beatings[seat] == 0 and room != SHOWERS and not is_cells(room):
        total += crafting_worth(s, seat)
    if s.michelle and room == s.figure_room:
        total -= DANGER
    return total


@rule
def tools_in_hand(s, seat):
    count = 0
    for tool in range(TOOLS):
        count += s.hand[seat, tool]
    return count


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
def trading_worth(s, seat):
    """What could be bought with what one has and what one would sell."""
    money = s.cigarettes[seat] + 0
    for kind in range(KNIFE + WEAPONS, KINDS):
        if is_for_sale(s, seat, kind):
            money += SELLS[kind] * s.hand[seat, kind]
    best = 30 * money
    for deal in range(len(DEAL_CARD)):
        made = DEAL_CARD[deal]
        if made < TOOLS and s.pile[made] > 0 and money >= price_of(s, seat, deal):
            best = max(best, (TOOL_WORTH[made] - CIGARETTE * price_of(s, seat, deal)) * 6 // 10)
    return best


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


@rule
def hope(s, seat):
    """What a roll is worth: the mean of the better rooms, against where one is."""
    total = 0
    for face in range(1, FACES + 1):
        total += best_room(s, seat, face)
    return total // FACES - room_worth(s, seat, s.room[seat])


# --- what speaks for an action besides where it leads


@rule
def prefer(s, seat, action):
    if action in (WALK_ON, AGAIN):
        return hope(s, seat)
    if JOIN_GANG <= action < PLAY:
        return prefer_gang(s, seat, action - JOIN_GANG)
    if PLAY <= action < EXTORT:
        return prefer_card(s, seat, ACTION_EFFECT[(action - PLAY) * CLAUSES])
    if EXTORT <= action < EXTORT + s.players * TOOLS * WEAPONS:
        n = action - EXTORT
        return prefer_threat(s, seat, n // (TOOLS * WEAPONS), n // WEAPONS % TOOLS)
    if CRAFT <= action < DIG:
        return prefer_craft(s, seat, MAKES[action - CRAFT])
    if DIG <= action < STEAL:
        return 450
    if action == STEAL:
        fit = s.beatings[seat] < MOST_BEATINGS
        return 150 if fit and tools_in_hand(s, seat) < HANDY else -300
    if action == HEAL:
        return 300
    if SELL_CARD <= action < BUY:
        return prefer_sale(s, seat, action - SELL_CARD)
    if BUY <= action < TRADE_WITH:
        return prefer_deal(s, seat, action - BUY)
    if TRADE_WITH <= action < TRADE_WITH + s.players:
        return -POINT
    if GO <= action < AGAIN and s.phase == LEAD:
        return prefer_haunt(s, seat, action - GO)
    if TARGET_SEAT <= action < PICK:
        return prefer_victim(s, seat, action - TARGET_SEAT)
    if FIGHT_BACK <= action < DECLINE:
        return prefer_fight(s, seat)
    if action == LEAD_FIGURE:
        nearby = s.figure_room == s.room[seat] or s.figure_room == home(s, seat)
        return 50 if nearby else -50
    if LAY <= action < LAY + KINDS:
        return -WORTH[action - LAY]
    return 10 if action == REFUSE else 0


@rule
def prefer_gang(s, seat, gang):
    """A better card than one's own, for accessories that are worth something."""
    gain = gang_worth(s, s.top[gang]) - gang_worth(s, s.gang_card[seat])
    return gain - 120 if s.gang_card[seat] == 0 else gain - 300


@rule
def prefer_craft(s, seat, made):
    """The parts of a tool are worth something because of this very moment."""
    if made < TOOLS:
        return POINT
    return 340 if weapons(s, seat) <= 1 else 0


@rule
def prefer_card(s, seat, effect):
    if effect == DO_BEAT:
        return 560
    if effect in (DO_SEND, DO_PEEK):
        return 520
    if effect == DO_TRAVEL:
        best = -VICTORY
        for room in range(len(SEARCH_VALUE)):
            if room != SOLITARY and room != s.room[seat] and is_on_board(s, room):
                best = max(best, room_worth(s, seat, room))
        return best - room_worth(s, seat, s.room[seat]) + 160
    if effect == DO_POOL:
        return prefer_pool(s, seat)
    if effect == DO_PURGE:
        for other in range(s.players):
            if other != seat and s.room[other] == s.room[seat] and s.cards[other] > 0:
                return 0 if same_team(s, seat, other) else 620
        return -POINT
    return 0


@rule
def prefer_pool(s, seat):
    """All hands anew: good for whoever holds less than a fair share.

    The hand is gone from the position after it; its worth is added back here.
    """
    total = 0
    for other in range(s.players):
        total += hand_worth(s, other)
    return total // s.players + 150


@rule
def prefer_threat(s, seat, other, tool):
    """Against whoever holds fewer weapons, for what they are likely to hold."""
    if weapons(s, seat) <= strength(s, other):
        return -POINT
    prize = TOOL_WORTH[tool] * 8 // 10 if s.hand[other, tool] > 0 else UNSEEN_CARD
    return prize + 300 + 20 * score(s, other)


@rule
def strength(s, seat):
    """Weapons, bare hands included."""
    return weapons(s, seat) + (1 if check_weapon(s, seat, FISTS) == 0 else 0)


@rule
def prefer_fight(s, seat):
    """To play a weapon if one will have the last; Michel(le) is always worth a try."""
    if s.phase not in (THREAT, FIGHT):
        return 0
    rival = s.attacker - 1 if principal(s) == s.victim - 1 else s.victim - 1
    return 700 if strength(s, seat) > strength(s, rival) else HOPELESS


@rule
def prefer_sale(s, seat, kind):
    """The first sale of a turn is worth an action where it buys something soon."""
    if not is_for_sale(s, seat, kind):
        return -50
    if s.phase == SELL:
        return 40
    return trading_worth(s, seat) // 2


@rule
def prefer_deal(s, seat, deal):
    if DEAL_CARD[deal] >= TOOLS:
        if weapons(s, seat) + DEAL_COUNT[deal] > 2:
            return 0
        return 240 * DEAL_COUNT[deal] + 20
    return 300


@rule
def prefer_haunt(s, seat, room):
    """Michel(le) is led to the others."""
    total = 0
    for other in range(s.players):
        if other != seat and s.room[other] == room:
            total += -150 if same_team(s, seat, other) else 120
    return total


@rule
def prefer_victim(s, seat, other):
    if same_team(s, seat, other):
        return -POINT
    return 30 * score(s, other) + 10 * s.cards[other]
