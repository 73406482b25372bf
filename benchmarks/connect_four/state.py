"""The record of connect four, the numbers of its board, and the numbers of its rules.

The stones of a seat are one integer with a bit for each cell. A column takes seven bits, from
its foot upwards; the seventh, above the board, always stays empty, so that a line that leaves
the board meets a gap instead of running on in the next column:

     6 13 20 27 34 41 48   always empty
     5 12 19 26 33 40 47   row 6
     …
     0  7 14 21 28 35 42   row 1
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parent

COLUMNS = 7
ROWS = 6
CELLS = COLUMNS * ROWS
PLAYERS = 2

COLUMN_BITS = ROWS + 1
# From a cell to its neighbour: above, right below, right, right above.
STEPS = (1, COLUMN_BITS - 1, COLUMN_BITS, COLUMN_BITS + 1)

# How a game ends
FOUR, FULL = 1, 2

STATE = np.dtype(
    [
        ("stones", np.int64, (PLAYERS,)),  # of each seat, a bit for each cell
        ("turns", np.int64),  # stones dropped, by both together
        ("height", np.int8, (COLUMNS,)),  # stones in each column
        ("ended", np.int8),  # FOUR or FULL, 0 while the game runs
    ],
    align=True,
)

# Rule numbers that a refusal can name
C4_01, C4_02, C4_03, C4_04 = 1, 2, 3, 4
