"""What must never change in number, whatever is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jailbirds.games.ausbrecher.state import STONES


def census(s: Any) -> Mapping[str, int]:
    """Every stone is in one place only, and stacks have neither holes nor ghosts."""
    on_path = [(s.square[k], s.level[k]) for k in range(STONES) if s.square[k]]
    return {
        "stones": len(on_path)
        + sum(boat > 0 for boat in s.boat)
        + sum(not s.square[k] and not s.boat[k] for k in range(STONES)),
        "stones in boats": sum(boat > 0 for boat in s.boat) - s.arrived,
        "two stones on one level": len(on_path) - len(set(on_path)),
        "stones that float": sum(
            level > 0 and (square, level - 1) not in on_path for square, level in on_path
        ),
    }
