"""The record of Dig Your Way Out, its material as tables, and the numbers of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from jailbirds.kernel.content import read_content

FOLDER = Path(__file__).parent
CONTENT = read_content(FOLDER / "content.toml")
TABLE: dict[str, Any] = CONTENT["table"]
MOST_PLAYERS = 6
SEATS = range(MOST_PLAYERS)
PUBLIC = MOST_PLAYERS  # the row of `known` with what everybody has seen

# --- rooms. Single games have one block of cells, team games two.

ROOMS = ("cells", "dining", "showers", "infirmary", "yard", "solitary", "block_a", "block_b")
CELLS, DINING, SHOWERS, INFIRMARY, YARD, SOLITARY, BLOCK_A, BLOCK_B = range(len(ROOMS))
_values: dict[str, int] = CONTENT["rooms"]["search_values"]
SEARCH_VALUE = tuple(_values["cells" if r.startswith("block") else r] for r in ROOMS)
FACES = 6
# DIG-02: the two rooms of each face, one behind the other
FACE_ROOMS = tuple(ROOMS.index(room) for pair in CONTENT["rooms"]["faces"] for room in pair)


def _grouped(deck: str, by: str, groups: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The cards of a deck, group by group."""
    cards = CONTENT[deck].items()
    return {name: card for group in groups for name, card in cards if card[by] == group}


# --- cards. Kinds are numbered class by class; cards of a kind are all alike.

CLASSES = ("tool", "knife", "weapon", "accessory", "part", "action", "valuable")
_cards = _grouped("cards", "class", CLASSES)
CARDS = tuple(_cards)
KINDS = len(CARDS)
COUNT = tuple(int(card["count"]) for card in _cards.values())
SELLS = tuple(int(card["sells"]) for card in _cards.values())


def _of_class(*classes: str) -> tuple[str, ...]:
    return tuple(name for name, card in _cards.items() if card["class"] in classes)


TOOL_NAMES = _of_class("tool")
WEAPON_NAMES = _of_class("knife", "weapon")
ACCESSORY_NAMES = _of_class("accessory")
ACTION_NAMES = _of_class("action")
TOOLS, WEAPONS, ACCESSORIES = len(TOOL_NAMES), len(WEAPON_NAMES), len(ACCESSORY_NAMES)
SPOON, PICKAXE, SHOVEL = (CARDS.index(name) for name in ("spoon", "pickaxe", "shovel"))
KNIFE = CARDS.index("knife")  # the first weapon, and the last kind with a face-up pile
FISTS = WEAPONS  # the weapon that is not a card, behind those that are
FIGHT_WITH = (*WEAPON_NAMES, "fists")
NO_WEAPON = WEAPONS + 1  # what somebody lays who will not fight
FIRST_SEARCH = KNIFE + 1  # from here on: search cards
FIRST_ACCESSORY = CARDS.index(ACCESSORY_NAMES[0])
FIRST_ACTION = CARDS.index(ACTION_NAMES[0])
POINTS = tuple(int(_cards[name]["points"]) for name in TOOL_NAMES)
SEARCH_CARDS = sum(COUNT[FIRST_SEARCH:])

# --- the vocabulary of gang cards, pasts and action cards

MOMENTS = (
    *("turn", "search", "move", "craft", "dig", "steal", "heal", "sell", "buy", "extort"),
    *("fight", "fight_won", "fight_lost", "extorted", "michelle", "turn_end"),
)
(AT_ANY_TIME, AT_SEARCH, AT_MOVE, AT_CRAFT, AT_DIG, AT_STEAL, AT_HEAL, AT_SELL, AT_BUY) = range(9)
(AT_EXTORT, AT_FIGHT, AT_WIN, AT_LOSS, AT_EXTORTED, AT_MICHELLE, AT_TURN_END) = range(9, 16)
NO_MOMENT = -1

EFFECTS = (
    *("cards", "cigarettes", "heal", "action", "point", "spoon", "knife"),  # given at once
    *("beat", "send", "peek", "travel", "pool", "purge"),  # asked of somebody
    *("reroll", "room", "fewer", "safe", "weapon", "discount", "unhurt", "keep", "take"),
)
(GET_CARDS, GET_CIGARETTES, GET_HEALED, GET_ACTION, GET_POINT, GET_SPOON, GET_KNIFE) = range(7)
(DO_BEAT, DO_SEND, DO_PEEK, DO_TRAVEL, DO_POOL, DO_PURGE) = range(7, 13)
(CAN_REROLL, CAN_GO_HOME, NEEDS_FEWER, IS_SAFE, HAS_FISTS, PAYS_LESS) = range(13, 19)
(IS_UNHURT, KEEPS_WEAPON, TAKES_MORE) = range(19, 22)
NO_EFFECT = -1
IN_CELLS, ANYWHERE = 1, 2  # amounts of what keeps somebody from being extorted
CLAUSES = 2  # at most, on one card


def _clauses(rows: list[list[Any]]) -> list[tuple[int, int, int]]:
    """Moment, effect and amount of each clause; blank ones up to CLAUSES."""
    assert len(rows) <= CLAUSES
    known = [(MOMENTS.index(m), EFFECTS.index(e), int(n)) for m, e, n in rows]
    return [*known, *[(NO_MOMENT, NO_EFFECT, 0)] * (CLAUSES - len(rows))]


_does = [
    clause
    for name in ACTION_NAMES
    for clause in _clauses([["turn", *does] for does in _cards[name]["does"]])
]
ACTION_EFFECT = tuple(effect for _, effect, _ in _does)
ACTION_AMOUNT = tuple(amount for _, _, amount in _does)

# --- recipes and what the yard sells

MOST_NEEDS = 3
RECIPES = tuple(CONTENT["recipes"])
_recipes = list(CONTENT["recipes"].values())
assert all(len(set(recipe["needs"])) == len(recipe["needs"]) for recipe in _recipes)
NEEDS = tuple(
    kind
    for recipe in _recipes
    for kind in [*map(CARDS.index, recipe["needs"]), *[-1] * (MOST_NEEDS - len(recipe["needs"]))]
)
INGREDIENT = tuple(sorted(set(NEEDS) - {-1}))
INGREDIENTS = tuple(CARDS[kind] for kind in INGREDIENT)
MAKES = tuple(CARDS.index(recipe["makes"]) for recipe in _recipes)
MAKES_COUNT = tuple(int(recipe["count"]) for recipe in _recipes)

WARES = tuple(CONTENT["wares"])
WARE_CARD = tuple(CARDS.index(ware["card"]) for ware in CONTENT["wares"].values())
WARE_COUNT = tuple(int(ware["count"]) for ware in CONTENT["wares"].values())
WARE_PRICE = tuple(int(ware["price"]) for ware in CONTENT["wares"].values())

# --- gangs, their cards, and pasts

GANGS = tuple(CONTENT["gangs"])
GANG_COUNT = len(GANGS)
GANG_NEEDS = tuple(int(gang["needs"]) for gang in CONTENT["gangs"].values())
GANG_WANTS = tuple(  # as a set of bits of accessories
    sum(1 << ACCESSORY_NAMES.index(name) for name in gang["accessories"])
    for gang in CONTENT["gangs"].values()
)
_gang_cards = _grouped("gang_cards", "gang", GANGS)
GANG_CARDS = tuple(_gang_cards)
PILE = len(GANG_CARDS) // GANG_COUNT  # cards of one gang
# What the cards say, and behind it what they said before version 3
_clause_rows = [
    row
    for before in (False, True)
    for card in _gang_cards.values()
    for row in _clauses(card["before_3" if before and "before_3" in card else "clauses"])
]
BEFORE_3 = CLAUSES * len(GANG_CARDS)
GANG_MOMENT = tuple(moment for moment, _, _ in _clause_rows)
GANG_EFFECT = tuple(effect for _, effect, _ in _clause_rows)
GANG_AMOUNT = tuple(amount for _, _, amount in _clause_rows)

PASTS = tuple(CONTENT["pasts"])
PAST_COUNT = len(PASTS)
_pasts = list(CONTENT["pasts"].values())
PAST_GANG = tuple(GANGS.index(past["gang"]) for past in _pasts)
PAST_MOMENT = tuple(MOMENTS.index(past["moment"]) for past in _pasts)
PAST_EFFECT = tuple(EFFECTS.index(past["gives"][0]) for past in _pasts)
PAST_AMOUNT = tuple(int(past["gives"][1]) for past in _pasts)
PAST_GANG_EFFECT = tuple(EFFECTS.index(past["gang_gives"][0]) for past in _pasts)
PAST_GANG_AMOUNT = tuple(int(past["gang_gives"][1]) for past in _pasts)

# DIG-09: one of them is chosen for each player; they differ in nothing but their looks
PRISONERS = (
    *("beard", "bun", "cap", "cueball", "curls", "fox"),
    *("ink", "moustache", "patch", "scar", "specs", "spike"),
)

FIGURES = ("either", "michel", "michelle")  # DIG-31: one of the two figures in the box
FIGURE_CARDS = tuple(CONTENT["michelle"])
FIGURE_KINDS = len(FIGURE_CARDS)
FIGURE_COUNT = tuple(int(card["count"]) for card in CONTENT["michelle"].values())
FIGURE_TOOLS = tuple(  # as a set of bits; none: no knife
    sum(1 << TOOL_NAMES.index(tool) for tool in card["tools"])
    for card in CONTENT["michelle"].values()
)

# --- numbers of the table

START_CARDS: int = TABLE["start_cards"]
HAND_LIMIT: int = TABLE["hand_limit"]
ACTIONS_A_TURN: int = TABLE["actions"]
TO_WIN = tuple(int(points) for points in TABLE["points_to_win"])
TEAM_TO_WIN = tuple(int(points) for points in TABLE["team_points_to_win"])
TEAM_PLAYERS = tuple(players for players, points in enumerate(TEAM_TO_WIN) if points)
MOST_BEATINGS: int = TABLE["most_beatings"]
TURN_LIMIT: int = TABLE["turn_limit"]
MOST_TRADE_PRICE: int = TABLE["most_trade_price"]
MOST_FAILED_TRADES: int = TABLE["most_failed_trades"]

BLOWS = 12  # of the fight under way, as many as are remembered
BY_MICHELLE = MOST_PLAYERS + 1  # in `blow_by`

# --- what is to be done next: first what chance does, then what players do

PHASES = (
    *("start", "tops", "pasts", "draw", "dealing", "take", "loss", "roll", "figure_roll", "card"),
    *("act", "walk", "join", "target", "trip", "peek", "purge", "sell"),
    *("threat", "fight", "spoils", "figure", "lead", "extorted", "brawl", "penalty", "prize"),
    *("limit", "trade", "answer", "return", "over"),
)
(START, TOPS, HAND_OUT_PASTS, DRAW, DEALING, TAKE, LOSS, ROLL, FIGURE_ROLL, CARD) = range(10)
(ACT, WALK, JOIN, TARGET, TRIP, PEEK, PURGE, SELL) = range(10, 18)
(THREAT, FIGHT, SPOILS, FIGURE, LEAD, EXTORTED, BRAWL, PENALTY, PRIZE) = range(18, 27)
(LIMIT, TRADE, ANSWER, RETURN, OVER) = range(27, 32)
NEXT = 32  # an action is done: `go_on` sees what is left to do

# The part of a turn that the rest goes back to
SETTING_UP, ACTING, LEADING, CLOSING = range(4)

# What a trade between team-mates is about
UNDECIDED, CARDS_FOR_CARDS, CARDS_FOR_CIGARETTES, CIGARETTES_FOR_CARDS = range(4)

# How a game ends
TUNNEL, TEAM_TUNNEL, TIME_UP = 1, 2, 3

# Seats and cards that may be missing are kept as their number + 1, with 0 for none.
STATE = np.dtype(
    [
        ("points_given", np.int32),  # bits of the gang cards whose tunnel point is spent
        ("moments", np.int32),  # bits of what the last action of this turn has brought about
        ("round", np.int16),  # rounds completed
        ("turn_limit", np.int16),  # option: rounds
        ("cigarettes", np.int16, (MOST_PLAYERS,)),
        ("price", np.int16),  # cigarettes in a trade
        ("players", np.int8),
        ("teams", np.int8),  # option: 1 when two teams play
        ("team_b", np.int8),  # option: bits of the seats of the second team
        ("extort_mates", np.int8),  # option: 1 when team-mates can be extorted
        ("mates_help_figure", np.int8),  # option: 1 when team-mates help against Michel(le)
        ("spoils_of_all", np.int8),  # option: 1 when all losers are robbed, not helpers alone
        ("visit_after_roll", np.int8),  # option: 1 when one may still visit after the roll
        ("michelle", np.int8),  # option: 1 when Michel(le) is about
        ("figure", np.int8),  # option: who it is, of FIGURES
        ("prisoner", np.int8, (MOST_PLAYERS,)),  # option: who is who, of PRISONERS
        ("memory", np.int8),  # option: 1 when seen cards are remembered
        ("target", np.int8),  # tunnel points to win
        ("phase", np.int8),
        ("stage", np.int8),  # SETTING_UP … CLOSING
        ("ended", np.int8),  # TUNNEL … TIME_UP, 0 while the game runs
        ("seat", np.int8),  # whose turn it is
        ("first", np.int8),  # who began
        ("actions", np.int8),  # left in this turn
        ("searched", np.int8),  # 1: in this turn
        ("extorted", np.int8),  # 1: in this turn
        ("gained_action", np.int8),  # 1: by a gang card, in this turn
        ("rerolled", np.int8),  # 1: in this turn
        ("die", np.int8),  # the face to be used, 0: none
        ("room", np.int8, (MOST_PLAYERS,)),
        ("beatings", np.int8, (MOST_PLAYERS,)),
        ("bonus", np.int8, (MOST_PLAYERS,)),  # tunnel points besides those of laid tools
        ("laid", np.int8, (MOST_PLAYERS, TOOLS)),  # tools in front of a player
        ("cards", np.int8, (MOST_PLAYERS,)),  # size of the hand
        ("hand", np.int8, (MOST_PLAYERS, KINDS)),
        ("known", np.int8, (MOST_PLAYERS + 1, MOST_PLAYERS, KINDS)),  # who knows what of whom
        ("pile", np.int8, (TOOLS + 1,)),  # face up: tools and knives
        ("stack", np.int8, (KINDS,)),  # search cards that may still come
        ("stack_size", np.int8),
        ("discards", np.int8, (KINDS,)),
        ("due", np.int8, (MOST_PLAYERS,)),  # search cards still to be drawn
        ("resolving", np.int8),  # the action card being resolved
        ("pool", np.int8, (KINDS,)),  # hands being dealt anew
        ("pool_size", np.int8),
        ("pool_seat", np.int8),  # who gets the next of them
        ("purging", np.int8),  # bits of seats that still have to discard a card
        ("gang_card", np.int8, (MOST_PLAYERS,)),
        ("top", np.int8, (GANG_COUNT,)),
        ("shuffled", np.int8, (GANG_COUNT,)),  # bits of the cards under it in unknown order
        ("under", np.int8, (GANG_COUNT, PILE)),  # then those put under, in order
        ("joining", np.int8),  # the gang being joined
        ("paid", np.int8),  # bits of the accessories paid for it
        ("past", np.int8, (MOST_PLAYERS,)),
        ("spent", np.int8, (MOST_PLAYERS,)),  # 1: the past lies face up
        ("attacker", np.int8),  # in an extortion
        ("victim", np.int8),
        ("demand", np.int8),  # the tool asked for
        ("attacks", np.int8),  # 1: the attacker's side has to play a weapon
        ("declined", np.int8),  # bits of seats of that side which would not
        ("helpers", np.int8, (2,)),  # bits of team-mates who played: victim's, attacker's side
        ("fists", np.int8),  # bits of seats that have used their bare hands in this fight
        ("taker", np.int8),  # who takes random cards
        ("takes", np.int8),  # how many are still to be taken
        ("taken_from", np.int8),
        ("spoils", np.int8),  # bits of losers a card may be taken from
        ("figure_room", np.int8),
        ("figure_stack", np.int8, (FIGURE_KINDS,)),
        ("figure_discard", np.int8, (FIGURE_KINDS,)),
        ("figure_out", np.int8, (FIGURE_KINDS,)),  # turned up in this extortion
        ("figure_card", np.int8),  # the last of them
        ("figure_victim", np.int8),
        ("figure_queue", np.int8),  # bits of seats still to be extorted
        ("brawling", np.int8),  # 1: a weapon has been played against Michel(le)
        ("blow_by", np.int8, (BLOWS,)),  # who laid something in this fight, the last one last
        ("blow", np.int8, (BLOWS,)),  # a weapon, or a card of Michel(le)'s
        ("partner", np.int8),  # the team-mate in a trade
        ("terms", np.int8),  # UNDECIDED …
        ("wanted", np.int8),  # cards asked for in a trade; 0: none, or before version 2 any number
        ("offer", np.int8, (KINDS,)),  # cards laid for a trade; still in the hand
        ("offer_size", np.int8),
        ("reply", np.int8, (KINDS,)),
        ("reply_size", np.int8),
        ("trade_failed", np.int8),  # how many came to nothing in this turn
        ("pasts_out", np.int8),  # seats that have theirs
        ("version", np.int8),  # of the rules
    ],
    align=True,
)
_gap = STATE.itemsize - sum(STATE[name].itemsize for name in STATE.names or ())
if _gap:  # a record has no gaps: filler bytes have a name
    STATE = np.dtype([*STATE.descr[:-1], ("unused", np.int8, (_gap,))], align=True)

# Rule numbers that a refusal can name
DIG_01, DIG_05, DIG_06, DIG_07, DIG_09, DIG_10, DIG_11 = 1, 5, 6, 7, 9, 10, 11
DIG_12, DIG_13, DIG_14 = 12, 13, 14
DIG_15, DIG_16, DIG_17, DIG_18, DIG_19, DIG_20, DIG_21 = 15, 16, 17, 18, 19, 20, 21
DIG_23, DIG_24, DIG_25, DIG_26, DIG_27, DIG_28, DIG_29 = 23, 24, 25, 26, 27, 28, 29
DIG_30, DIG_31, DIG_33, DIG_34, DIG_35, DIG_36, DIG_37 = 30, 31, 33, 34, 35, 36, 37
DIG_38, DIG_39, DIG_40, DIG_41 = 38, 39, 40, 41
