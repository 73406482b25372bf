"""What a figure is worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

Z = 1.96
SURE = 3.0  # standard errors beyond which chance is hardly to blame
DRAWS = 400  # of a bootstrap


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, its 95 % interval, and of how many it was found."""

    value: float
    low: float
    high: float
    count: int

    @property
    def error(self) -> float:
        """The standard error, or nearly."""
        return (self.high - self.low) / (2 * Z)

    def is_surely(self, other: float, by: float = 0.0) -> bool:
        """Is it away from another number, further than that and than chance would have it?"""
        return self.count > 0 and abs(self.value - other) > max(by, SURE * self.error)


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


def share(hits: float, count: int) -> Figure:
    """A share of so many, with Wilson's interval."""
    if not count:
        return Figure(0.0, 0.0, 1.0, 0)
    return Figure(hits / count, *wilson(hits, count), count)


def difference(hits: int, count: int, other_hits: int, other_count: int) -> Figure:
    """By how much one share is above another; Newcombe's interval, which is made of Wilson's.

    >>> found = difference(60, 100, 40, 100)
    >>> round(found.value, 2), round(found.low, 2), round(found.high, 2)
    (0.2, 0.06, 0.33)
    """
    if not count or not other_count:
        return Figure(0.0, -1.0, 1.0, 0)
    one, other = share(hits, count), share(other_hits, other_count)
    value = one.value - other.value
    below = ((one.value - one.low) ** 2 + (other.high - other.value) ** 2) ** 0.5
    above = ((one.high - one.value) ** 2 + (other.value - other.low) ** 2) ** 0.5
    return Figure(value, value - below, value + above, min(count, other_count))


def middle(values: np.ndarray, seed: int = 0) -> Figure:
    """The median, with the interval of a bootstrap."""
    if not len(values):
        return Figure(0.0, 0.0, 0.0, 0)
    rng = np.random.default_rng(seed)
    drawn = [np.median(rng.choice(values, len(values))) for _ in range(DRAWS)]
    low, high = np.percentile(drawn, [2.5, 97.5])
    return Figure(float(np.median(values)), float(low), float(high), len(values))


def mean(values: np.ndarray) -> Figure:
    """The mean, with its interval."""
    if not len(values):
        return Figure(0.0, 0.0, 0.0, 0)
    value = float(values.mean())
    half = Z * float(values.std()) / len(values) ** 0.5
    return Figure(value, value - half, value + half, len(values))
