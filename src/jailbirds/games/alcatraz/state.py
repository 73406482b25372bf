"""The record of Alcatraz, the numbers of its board, and the numbers of its rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from jailbirds.kernel.content import read_content

FOLDER = Path(__file__).parent
CONTENT = read_content(FOLDER / "content.toml")

ROWS: int = CONTENT["yard"]["rows"]
COLUMNS: int = CONTENT["yard"]["columns"]
LAST_GUARDED_ROW = ROWS - 1  # row 9 has no warden
START_COLUMNS: list[int] = CONTENT["wardens"]["start_columns"]
TO_WIN: int = CONTENT["boat"]["prisoners_to_win"]
PRISONERS_EACH: int = CONTENT["pieces"]["prisoners_each"]
DIE_SIDES: int = CONTENT["alarm"]["die_sides"]
TURN_LIMIT: int = CONTENT["table"]["turn_limit"]
MOST_PLAYERS = 4

# What actions and events speak of
IN_COLUMN = range(1, ROWS + 1)  # the squares of a column, by their rows
IN_ROW = range(1, COLUMNS + 1)
SQUARE = "r{row}c{column}"  # as a place one can point at: r7c3
LEFT, RIGHT = range(2)

RED = np.zeros((ROWS + 1, COLUMNS + 1), dtype=np.int8)  # by row and column, from 1
for _row, _first, _last in CONTENT["boat"]["red_squares"]:
    RED[_row, _first : _last + 1] = 1

# What is to be done next
PLACE, START, ROLL, RUN, TURN, OVER = range(6)

# How a game ends
WON, LIMIT = 1, 2

# Indexed by row and column from 1, as the board is: row 0 and column 0 stay empty.
STATE = np.dtype(
    [
        ("turns", np.int32),  # turns taken, by all players together
        ("turn_limit", np.int32),  # 0: none
        ("phase", np.int8),  # PLACE … OVER
        ("ended", np.int8),  # WON or LIMIT, 0 while the game runs
        ("players", np.int8),
        ("seat", np.int8),  # whose turn it is
        ("alarm", np.int8),  # option: 1 if entering the boat sets off the alarm
        ("alarm_row", np.int8),  # rolled, while its warden waits to be sent; else 0
        ("boat", np.int8, (MOST_PLAYERS,)),  # prisoners of each seat in the boat
        ("cell", np.int8, (MOST_PLAYERS,)),  # prisoners of each seat in the cell
        ("warden", np.int8, (ROWS + 1,)),  # column of each row's warden; 0: none
        ("yard", np.int8, (ROWS + 1, COLUMNS + 1)),  # 0: no prisoner, else seat + 1
        ("version", np.int8),  # of the rules
        ("unused", np.int8, (3,)),  # up to a multiple of four bytes: a record has no gaps
    ],
    align=True,
)

# Rule numbers that a refusal can name
ALC_04, ALC_05, ALC_06, ALC_08, ALC_09 = 4, 5, 6, 8, 9
ALC_11, ALC_13, ALC_15, ALC_16, ALC_17 = 11, 13, 15, 16, 17
ALC_18, ALC_19, ALC_21, ALC_22, ALC_24, ALC_25 = 18, 19, 21, 22, 24, 25
