"""What a player of Ausbrecher AG should think about twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def grave(_s: Any, _seat: int) -> Sequence[str]:
    """AUS-04: a sealed bet stands to the end."""
    return ("seal",)
