"""The record of Pebbles, and its numbers."""

from __future__ import annotations

import numpy as np

FACES = 6
ROLL, CHOOSE, OVER = PHASES = range(3)
HIGHEST = 1  # the ending
PEB_01, PEB_02, PEB_03, PEB_04 = range(1, 5)

STATE = np.dtype(
    [
        ("players", np.int8),
        ("turn", np.int8),  # the seat that rolls and chooses
        ("phase", np.int8),
        ("may_reroll", np.int8),  # the option
        ("die", np.int8, (3,)),  # of each seat; 0: not rolled yet, or hidden
        ("rerolled", np.int8, (3,)),  # a rule has this name too
        ("version", np.int8),  # of the rules
    ],
    align=True,
)
