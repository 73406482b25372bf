"""What must never change in number, whatever is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def census(s: Any) -> Mapping[str, int]:
    """Nobody vanishes: no prisoner, and no warden once they are placed. None meets another."""
    on_yard = [value for line in s.yard.tolist() for value in line]
    counted = {
        f"prisoners of seat {seat}": s.cell[seat] + s.boat[seat] + on_yard.count(seat + 1)
        for seat in range(len(s.cell))
    }
    counted["wardens"] = sum(column > 0 for column in s.warden)
    counted["prisoners where a warden stands"] = sum(
        column > 0 and s.yard[row, column] > 0 for row, column in enumerate(s.warden)
    )
    return counted
