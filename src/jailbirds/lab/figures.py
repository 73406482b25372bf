"""What a figure is worth."""

from __future__ import annotations

Z = 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    share, spread = wins / games, Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z * ((share * (1 - share) + spread / 4) / games) ** 0.5 / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)
