"""The record of Kuhn's and Leduc poker, and the numbers of the rules."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

PLAYERS = 2
RANKS = 3  # jack, queen, king: 1 to 3
ROUNDS = 2
MOST_MOVES = 4  # in a round: check, bet, bet, call
MOST_CHIPS = 13  # that can be lost: 1, two bets of 2, two bets of 4

# What is to be done next, in the order of `Phase` in view.py
DEAL, BET, DRAW, OVER = range(4)
# What was done in a round
NOTHING, CHECKED_OR_CALLED, RAISED = range(3)

STATE = np.dtype(
    [
        ("card", np.int8, (PLAYERS,)),  # of each seat; 0: none, or hidden
        ("board", np.int8),  # the open card; 0: none
        ("paid", np.int8, (PLAYERS,)),  # by each seat
        ("done", np.int8, (ROUNDS, MOST_MOVES)),  # in each round: NOTHING and so on
        ("moves", np.int8),  # in this round
        ("bets", np.int8),  # in this round
        ("round", np.int8),
        ("seat", np.int8),  # whose turn it is
        ("phase", np.int8),
        ("leduc", np.int8),  # option
        ("won", np.int8),  # chips that seat 0 has won, or lost where below 0
        ("winner", np.int8),
    ],
    align=True,
)

# Rule numbers that a refusal can name
POK_01, POK_02, POK_03, POK_04, POK_05, POK_06, POK_07, POK_08 = range(1, 9)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of the two it is."""

    leduc: bool = False


VARIANTS: tuple[dict[str, Any], ...] = ({}, {"leduc": True})
