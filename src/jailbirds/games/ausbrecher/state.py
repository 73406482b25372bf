"""The record of Ausbrecher AG, the numbers of its material, and the numbers of its rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from jailbirds.kernel import Subsets, read_content

FOLDER = Path(__file__).parent
CONTENT = read_content(FOLDER / "content.toml")

COLOURS: list[str] = CONTENT["stones"]["colours"]
STONES = len(COLOURS)
WHITE = STONES  # the special die comes after the dice of the stones
DICE = STONES + 1
FACES: int = CONTENT["dice"]["faces"]
PATH_LENGTH: int = CONTENT["path"]["length"]
SHORTEST_PATH: int = CONTENT["path"]["shortest"]
LONGEST_PATH: int = CONTENT["path"]["longest"]
BEDSHEET: int = CONTENT["path"]["bedsheet_square"]
SPECIAL_FROM_ROUND: int = CONTENT["table"]["special_from_round"]
TURN_LIMIT: int = CONTENT["table"]["turn_limit"]
MOST_PLAYERS = 6
DICE_NAMES = (*COLOURS, "white")
HANDFULS = Subsets(DICE_NAMES)

# The boat of each place, from the first to arrive to the last: 1 1 2 2 3 3 4
BOAT_OF_PLACE = tuple(
    boat for boat, places in enumerate(CONTENT["boats"]["places"], start=1) for _ in range(places)
)
LAST_BOAT = 4

# What is to be done next
BET, START, PICK, ROLL, MOVE, OVER = range(6)

# How a game ends
HOME, BEHIND, LIMIT = 1, 2, 3

# What a die can show besides a number
PUT_AWAY, UNROLLED = 0, -1

# Why a roll is lost
COVERED, MOVED_BACK, NOTHING_TO_MOVE_BACK, RACE_OVER = range(4)

STATE = np.dtype(
    [
        ("turns", np.int16),  # turns taken, by all players together
        ("turn_limit", np.int16),
        ("pushed", np.int16, (MOST_PLAYERS, STONES)),  # pips by each player, less those back
        ("phase", np.int8),  # BET … OVER
        ("ended", np.int8),  # HOME, BEHIND or LIMIT, 0 while the game runs
        ("players", np.int8),
        ("seat", np.int8),  # whose turn it is
        ("path_length", np.int8),  # option
        ("first_square", np.int8),  # option: where the path begins, for all stones
        ("skip", np.int8),  # option: 1 if pips but the last count free squares only
        ("special_from_round", np.int8),  # option
        ("arrived", np.int8),  # stones in boats
        ("square", np.int8, (STONES,)),  # of each stone; 0 behind its window and in a boat
        ("level", np.int8, (STONES,)),  # how many stones lie under it
        ("boat", np.int8, (STONES,)),  # 1 to 4; 0: not in a boat
        ("forward", np.int8, (STONES,)),  # 1: moved forward in this turn
        ("die", np.int8, (DICE,)),  # a roll to be used, UNROLLED, or PUT_AWAY
        ("sealed", np.int8, (MOST_PLAYERS,)),  # 1: the bet can no longer be changed
        ("bet", np.int8, (MOST_PLAYERS, STONES)),  # stone + 1 by place; 0: not written yet
        ("version", np.int8),  # of the rules
    ],
    align=True,
)

# Rule numbers that a refusal can name
AUS_04, AUS_06, AUS_07, AUS_08, AUS_09, AUS_10 = 4, 6, 7, 8, 9, 10
AUS_12, AUS_14, AUS_15, AUS_16, AUS_20, AUS_24 = 12, 14, 15, 16, 20, 24
