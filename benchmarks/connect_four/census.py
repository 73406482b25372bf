"""What must never change in number, whatever is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from benchmarks.connect_four.state import CELLS


def census(s: Any) -> Mapping[str, int]:
    """A stone is either on the board or still in hand, and no cell holds two."""
    on_board = sum(stones.bit_count() for stones in s.stones)
    return {
        "stones": on_board + CELLS - s.turns,
        "stones in columns": sum(s.height) + CELLS - s.turns,
        "cells with two stones": (s.stones[0] & s.stones[1]).bit_count(),
    }
