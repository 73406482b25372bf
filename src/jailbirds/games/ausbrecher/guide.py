"""What a player of Ausbrecher AG does without a thought, or should think about twice, and when the
race is nearly over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jailbirds.games.ausbrecher.state import STONES
from jailbirds.kernel.title import Said


def light(_s: Any, _seat: int) -> Sequence[str]:
    """AUS-04: until it is sealed, a bet is written and erased at will."""
    return "write", "erase"


def grave(_s: Any, _seat: int) -> Sequence[str]:
    """AUS-04: a sealed bet stands to the end."""
    return ("seal",)


def near(s: Any) -> Said | None:
    """AUS-19: the last stone goes with the last but one; AUS-24: the last round."""
    if s.arrived == STONES - 2:
        return "near-race", {}
    left = int(s.turn_limit - s.turns)
    return ("near-limit", {"count": left}) if left <= s.players else None
