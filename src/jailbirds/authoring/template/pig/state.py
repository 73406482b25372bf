"""The record of a game, and the numbers of the rules."""

from __future__ import annotations

import numpy as np

MOST_PLAYERS = 4
FACES = range(1, 7)

# What is to be done next, in the order of `Phase` in view.py
TURN, ROLL, OVER = range(3)

STATE = np.dtype(
    [
        ("points", np.int16, (MOST_PLAYERS,)),  # what each seat has kept
        ("collected", np.int16),  # in this turn, and not kept yet
        ("goal", np.int16),  # option
        ("phase", np.int8),  # TURN, ROLL or OVER
        ("players", np.int8),
        ("seat", np.int8),  # whose turn it is
        ("face", np.int8),  # what the die shows; 0: not rolled in this turn
    ],
    align=True,
)

# Rule numbers that a refusal can name
PIG_01, PIG_02, PIG_04, PIG_05 = 1, 2, 4, 5
