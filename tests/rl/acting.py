"""What the tests of the doors do in a game."""

from __future__ import annotations

import numpy as np


def any_of(mask: np.ndarray, luck: np.random.Generator) -> int:
    """One by one, a game that is over takes any action, and begins anew by it."""
    return int(luck.choice(np.flatnonzero(mask))) if mask.any() else 0
