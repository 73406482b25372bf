"""Actions as a program gives them, before anybody asks whether they are legal."""

from __future__ import annotations

from typing import Any

import numpy as np

from jailbirds.batch.errors import BadBatch

MOST = 1 << 30  # beyond the actions of every title


def whole_numbers(given: Any, games: int) -> np.ndarray:
    """An action for each game, from whatever is an array or can be made one.

    >>> whole_numbers([3, -1, 1 << 40], games=3).tolist()
    [3, -1, 1073741824]
    """
    try:
        numbers = np.asarray(given)
    except ValueError:  # rows of different lengths
        numbers = np.asarray(given, object)
    check_shape(numbers.shape, numbers.dtype, games)
    if numbers.dtype == np.uint64:
        numbers = np.minimum(numbers, np.uint64(MOST))
    return np.clip(numbers.astype(np.int64), -MOST, MOST).astype(np.int32)


def check_shape(shape: tuple[int, ...], kind: np.dtype, games: int) -> None:
    if shape != (games,) or kind.kind not in "iu":
        raise BadBatch(
            f"expected {games} whole numbers, an action for each game, not {kind} of shape {shape}"
        )
