"""The record of The Scapegoat, the numbers of its material, and the numbers of its rules."""

from __future__ import annotations

import numpy as np

from jailbirds.games.scapegoat.content import CONTENT, TASKS

MOST_PLAYERS = 4
SEATS = range(MOST_PLAYERS)

# --- rooms

ROOM_NAMES: tuple[str, ...] = tuple(CONTENT["prison"]["rooms"])
ROWS: int = CONTENT["prison"]["rows"]
COLUMNS: int = CONTENT["prison"]["columns"]
ROOMS = len(ROOM_NAMES)
(
    CHAPEL, RADIO_ROOM, DINING_HALL, INFIRMARY, EXERCISE_YARD, VISITING_AREA,
    WORKSHOP, RECREATIONAL_ROOM, CELL_BLOCK, LAUNDRY_ROOM, GUARDS_ROOM, WARDENS_OFFICE,
) = range(ROOMS)  # fmt: skip
SIDES = ("silver", "gold")

# The cells that touch a cell, diagonally too, as bits: SCG-01
NEAR = tuple(
    sum(
        1 << other
        for other in range(ROOMS)
        if other != cell
        and abs(other // COLUMNS - cell // COLUMNS) <= 1
        and abs(other % COLUMNS - cell % COLUMNS) <= 1
    )
    for cell in range(ROOMS)
)
# Steps from cell to cell, at position cell * ROOMS + other
STEPS = tuple(
    max(abs(other // COLUMNS - cell // COLUMNS), abs(other % COLUMNS - cell % COLUMNS))
    for cell in range(ROOMS)
    for other in range(ROOMS)
)

# --- items

KIND_NAMES: tuple[str, ...] = tuple(CONTENT["items"]["kinds"])
KINDS = len(KIND_NAMES)  # those a task asks for
GUN = KINDS
ITEM_NAMES = (*KIND_NAMES, "gun")
ITEMS = len(ITEM_NAMES)
CASH = ITEMS  # what is traded and paid besides items
THING_NAMES = (*ITEM_NAMES, "cash")
THINGS = len(THING_NAMES)
OF_EACH_KIND: int = CONTENT["items"]["of_each_kind"]
GUNS: int = CONTENT["items"]["guns"]

# SCG-31: the room where an item is put back first
HOME = (*(ROOM_NAMES.index(CONTENT["homes"][kind]) for kind in KIND_NAMES), VISITING_AREA)
# SCG-03: what a room can hold, at position room * ITEMS + kind; the gun only on the gold side
HOLDS = tuple(
    CONTENT["icons"][name]
    if kind < KINDS and (HOME[kind] == room or room in (EXERCISE_YARD, VISITING_AREA))
    else int(kind == GUN and room == VISITING_AREA)
    for room, name in enumerate(ROOM_NAMES)
    for kind in range(ITEMS)
)
# How many of each kind a room holds of which it holds any
HOLDS_EACH = tuple(max(HOLDS[room * ITEMS : room * ITEMS + KINDS]) for room in range(ROOMS))
# The kind whose home a room is, or -1
KIND_AT_HOME = tuple(HOME.index(room) if room in HOME[:KINDS] else -1 for room in range(ROOMS))

# --- sheets, guards, turns

ITEM_PLACES: int = CONTENT["sheet"]["item_places"]
MOST_STAMINA: int = CONTENT["sheet"]["most_stamina"]
MOST_CASH: int = CONTENT["sheet"]["most_cash"]
GUARD_SUPPLY: int = CONTENT["guards"]["supply"]
GUARDS_AT_START: int = CONTENT["guards"]["at_start"]
TOO_MANY = 3  # guards for whatever costs points: SCG-20
MOST_GUARDS: int = CONTENT["guards"]["most_in_a_room"]
POINTS_WITH_THREE: int = CONTENT["turn"]["points_with_three"]
POINTS_WITH_FOUR: int = CONTENT["turn"]["points_with_four"]
MOST_BONUS: int = CONTENT["turn"]["most_bonus"]
MOST_OFFERS: int = CONTENT["turn"]["offers"]

# --- the plan

ELEMENTS: tuple[str, ...] = tuple(CONTENT["plan"]["elements"])
WHOLE_PLAN = (1 << len(ELEMENTS)) - 1
TASKS_OUT: int = CONTENT["plan"]["tasks_out"]
TASK_NAMES: tuple[str, ...] = tuple(CONTENT["tasks"])
OWN_TASK_NAMES = tuple(f"own_task_{number}" for number in range(1, TASKS + 1))
TASK_NUMBERS = range(1, TASKS + 1)  # as chance draws them

# Where a task card is
IN_STACK, UNDER, OUT, GONE = range(4)

# --- blackmail

CARD_NAMES: tuple[str, ...] = tuple(CONTENT["blackmail"]["cards"])
CARDS = len(CARD_NAMES)
HAND_LIMIT: int = CONTENT["blackmail"]["hand_limit"]
(
    INFORM, SHAKEDOWN, LOCK_DOWN, TRANSFER, CHANGE_OF_PLAN, RUMOUR,
    PICKPOCKET, PROTECTION_MONEY, WORK_DETAIL, EYES_EVERYWHERE, FORGED_PASS,
) = range(CARDS)  # fmt: skip

# Where a blackmail card is: IN_STACK, or one of these, or in the hand of HELD + seat
USED, LOOKED_AT, HELD = 1, 2, 3

# --- what is to be done next

(
    LAYOUT, SIDE, FIRST_GUARDS, LODGE, DRAW, SPOT, FIRST_SCAPEGOAT,  # chance
    NEW_GUARD, REWARD, DEAL, BLIND,  # chance
    TALK, VOTE, NAME, TURN,
    PAY, PLACE, TAKE, PICK_ROOM, PICK_PRISONER, PICK_ITEM, KEEP, DROP,
    OFFER, ANSWER, GATHER, CONSENT, LEAVE, OVER,
    PICK_CARD,  # since version 2
) = range(30)  # fmt: skip
LAST_OF_CHANCE = BLIND

# How a game ends
(
    SCAPEGOAT_STAYS, ONLY_ONE, FEWEST_ELEMENTS, LEAST_CASH, FEWEST_ITEMS, LEAST_STAMINA,
    CHOSEN, ALL_ESCAPE, LOST,
) = range(1, 10)  # fmt: skip

# Option `tie`
ANYONE, TIED, BALLOT = range(3)

STATE = np.dtype(
    [
        # options
        ("players", np.int64),
        ("polish", np.int64),  # 1: edition pl
        ("tie", np.int64),  # ANYONE, TIED or BALLOT
        ("willing", np.int64),  # 1: owners are asked for their items
        ("all_escape", np.int64),  # 1: all escape where nothing decides
        ("random_sides", np.int64),
        ("first_guards", np.int64),  # how many stand there at the start
        ("own_deck", np.int64),  # 1: task cards that somebody typed in
        # where the game stands
        ("phase", np.int64),  # LAYOUT … OVER
        ("ended", np.int64),  # how; 0 while the game runs
        ("left", np.int64),  # who stays behind, seat + 1; 0 nobody, or nobody yet
        ("round", np.int64),  # from 1; 0 while setting up
        ("scapegoat", np.int64),
        ("bonus", np.int64),
        ("seat", np.int64),  # whose turn it is, and while setting up whose pawn is lodged
        ("turns", np.int64),  # how many have had their turn in this round
        ("placed", np.int64),  # while setting up: how many rooms, sides or guards are done
        ("rooms_drawn", np.int64),  # while setting up: rooms that have had theirs, as bits
        # this round
        ("locked", np.int64),  # SCG-73: rooms as bits
        ("eyes", np.int64),  # SCG-80: rooms as bits
        # this turn
        ("points", np.int64),  # action points left
        ("rooms_used", np.int64),  # as bits
        ("has_stolen", np.int64),
        ("has_pushed", np.int64),  # has spent stamina
        ("bribed", np.int64),  # guards ignored in the room one stands in
        ("refused", np.int64),  # offers
        ("accepted", np.int64),
        # a decision in several steps
        ("doing", np.int64),  # the rule of the room, card or action under way; 0: none
        ("paying", np.int64),  # the thing to be paid + 1
        ("placing", np.int64),  # the room it goes to + 1
        ("taking", np.int64),  # the first item to be taken + 1
        ("first_room", np.int64),  # a room picked before + 1
        ("moved_to", np.int64),  # the room the first of two guards was moved to + 1
        ("asked", np.int64),  # who is traded with, asked, searched or blackmailed
        ("task", np.int64),  # the task card drawn or under way + 1
        ("to_deal", np.int64),  # blackmail cards still to be drawn
        ("looked_at", np.int64),  # blackmail cards that lie before the one to keep one
        # prisoners
        ("room", np.int64, (MOST_PLAYERS,)),
        ("cash", np.int64, (MOST_PLAYERS,)),
        ("stamina", np.int64, (MOST_PLAYERS,)),
        ("marks", np.int64, (MOST_PLAYERS,)),  # elements as bits
        ("hand", np.int64, (MOST_PLAYERS,)),  # how many blackmail cards
        # rooms
        ("cell", np.int64, (ROOMS,)),  # where the room lies, row by row
        ("room_at", np.int64, (ROOMS,)),  # which room lies in a cell
        ("gold", np.int64),  # rooms with the gold side up, as bits
        ("guards", np.int8, (ROOMS,)),
        ("task_in", np.int8, (ROOMS,)),  # task card + 1
        ("lying", np.int8, (ROOMS, ITEMS)),  # items in rooms
        ("items", np.int8, (MOST_PLAYERS, ITEMS)),
        ("less", np.int8, (MOST_PLAYERS,)),  # SCG-79: points less this round
        ("voted", np.int8, (MOST_PLAYERS,)),
        ("ballot", np.int8, (MOST_PLAYERS,)),  # sealed, seat + 1
        ("votes", np.int8, (MOST_PLAYERS,)),  # the last revealed, seat + 1
        ("give", np.int8, (THINGS,)),  # what an offer gives
        ("ask", np.int8, (THINGS,)),  # and what it asks for
        ("short", np.int8, (KINDS,)),  # what a task under way still needs
        ("pooled", np.int8, (MOST_PLAYERS, ITEMS)),  # what goes into it
        # cards
        ("card_at", np.int8, (CARDS,)),  # IN_STACK, USED, LOOKED_AT, HELD + seat
        ("known", np.int8, (CARDS,)),  # who knows where it is, as bits
        ("task_at", np.int8, (TASKS,)),  # IN_STACK, UNDER, OUT, GONE
        ("under", np.int8, (TASKS,)),  # the known bottom of the stack from the top, card + 1
        ("unders", np.int8),
        # the task cards, SCG-06
        ("element", np.int8, (TASKS,)),
        ("need", np.int8, (TASKS, KINDS)),  # how many of each kind
        ("prisoners", np.int8, (TASKS,)),  # at least
        ("most_guards", np.int8, (TASKS,)),
        ("version", np.int8),  # of the rules
        # since version 2
        ("hand_limit", np.int8),  # option: blackmail cards in a hand
        ("open_hands", np.int8),  # option: 1 if all see them
        ("free_offers", np.int8),  # option: 1 if a turn has no limit of them
        ("by_vote", np.int8),  # option: 1 if those outside a tie vote who of the tied stays
        ("icons", np.int8, (ROOMS,)),  # SCG-03: how many of a kind a room holds
        ("bribed_in", np.int8, (ROOMS,)),  # SCG-30: guards in rooms one has left in this turn
        ("traded", np.int8, (MOST_PLAYERS, THINGS)),  # what the last exchange with them gave them
        ("unused", np.int8, (1,)),  # up to a multiple of eight bytes: a record has no gaps
    ],
    align=True,
)

# Rule numbers that a refusal can name
SCG_04, SCG_05, SCG_07, SCG_08, SCG_09, SCG_10, SCG_11, SCG_12 = 4, 5, 7, 8, 9, 10, 11, 12
SCG_13, SCG_14, SCG_15, SCG_16, SCG_17, SCG_19, SCG_20, SCG_21 = 13, 14, 15, 16, 17, 19, 20, 21
SCG_22, SCG_23, SCG_24, SCG_25, SCG_26, SCG_27, SCG_28, SCG_29 = 22, 23, 24, 25, 26, 27, 28, 29
SCG_30, SCG_31, SCG_32, SCG_34, SCG_35, SCG_36, SCG_38, SCG_39 = 30, 31, 32, 34, 35, 36, 38, 39
SCG_43, SCG_44, SCG_51, SCG_52, SCG_62, SCG_64, SCG_65, SCG_73 = 43, 44, 51, 52, 62, 64, 65, 73
ROOM_RULES = 51  # the rule of room 0; the others follow
CARD_RULES = 71  # the rule of card 0
