"""How well a network judges, in NumPy: the same integers that the search reckons with."""

from __future__ import annotations

import numpy as np

from jailbirds.bots.network import FULL, UNIT, Network

BINS = 20
ROWS = 1 << 15  # at a time


def chances(network: Network, seen: np.ndarray, leads: np.ndarray) -> np.ndarray:
    """Of each player to win, for positions as they were noted."""
    parts = [
        _chances(network, seen[k : k + ROWS], leads[k : k + ROWS])
        for k in range(0, len(seen), ROWS)
    ]
    return np.concatenate(parts)


def _chances(network: Network, seen: np.ndarray, leads: np.ndarray) -> np.ndarray:
    # Whole numbers, as floats: products are quicker so, and below 2**53 nothing is lost.
    one = seen.astype(np.float64) @ network.first + network.first_bias
    one = np.clip(np.floor(one / (1 << 7)), 0, FULL - 1)
    two = np.clip(np.floor((one @ network.second + network.second_bias) / (1 << 8)), 0, FULL - 1)
    said = (two @ network.third.astype(np.float64) + network.third_bias) / (FULL * UNIT)
    chance: np.ndarray = 1 / (1 + np.exp(-said - leads * (network.weight[0] / 1000)))
    return chance


def calibration(said: np.ndarray, results: np.ndarray) -> list[tuple[int, float, float]]:
    """By what was said, in twenty steps: how many positions, the mean of what was said, and of
    what came."""
    said, results = said.ravel(), results.ravel()
    places = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        (int(there.sum()), float(said[there].mean()), float(results[there].mean()))
        for k in range(BINS)
        if (there := places == k).any()
    ]


def calibration_error(said: np.ndarray, results: np.ndarray) -> float:
    """How far what was said is from what came, on average over all positions."""
    table = calibration(said, results)
    total = sum(count for count, *_ in table)
    return sum(count * abs(mean - came) for count, mean, came in table) / total
