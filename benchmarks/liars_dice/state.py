"""The record of liar's dice, and the numbers of the rules."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

PLAYERS = 2
DICE = 2  # of each player
FACES = 6
BIDS = PLAYERS * DICE * FACES  # from one 1 to four 6, in their order

# What is to be done next, in the order of `Phase` in view.py
ROLL, BID, OVER = range(3)

STATE = np.dtype(
    [
        ("dice", np.int8, (PLAYERS, FACES)),  # of each seat: how many show each face
        ("rolled", np.int8, (PLAYERS,)),  # of each seat: how many lie there
        ("bid", np.int8),  # the last one, counted from 1; 0: none
        ("seat", np.int8),  # whose turn it is
        ("phase", np.int8),
        ("winner", np.int8),
    ],
    align=True,
)

# Rule numbers that a refusal can name
LIE_01, LIE_02, LIE_03, LIE_04 = range(1, 5)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


VARIANTS: tuple[dict[str, Any], ...] = ({},)
