"""Learned judgement: a small network of a title, as plain arrays of integers.

It looks at what a seat observes and says for every player how much better they stand than the
title's own `evaluate` thinks. Its numbers are integers, and so is all reckoning but the last step:
every machine and every gear finds the same. A title keeps its networks in its folder `learned`,
one for each number of players, and their hashes in `recipe.toml` beside them.
"""

from __future__ import annotations

import hashlib
import io
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.title import Title

FOLDER = "learned"
RECIPE = "recipe.toml"
ARRAYS = ("first", "first_bias", "second", "second_bias", "third", "third_bias", "weight")
SEEN = 64  # what an observation of 1 is
UNIT = 256  # what a weight of 1 is
FULL = 128  # what a neuron that is fully on would be; it is cut off just below
MOST = 8191  # a weight, so that no sum runs over


class DamagedNetwork(JailbirdsError):
    """A file is not the network that it should be."""


@dataclass(frozen=True, eq=False)
class Network:
    """The arrays: three layers, and what a lead by `evaluate` counts in thousandths."""

    first: np.ndarray  # (observed, neurons)
    first_bias: np.ndarray
    second: np.ndarray  # (neurons, neurons)
    second_bias: np.ndarray
    third: np.ndarray  # (neurons, players), from the observing seat on
    third_bias: np.ndarray
    weight: np.ndarray  # (1,)

    def to_bytes(self) -> bytes:
        """The same bytes for the same network."""
        file = io.BytesIO()
        np.savez_compressed(file, **{name: getattr(self, name) for name in ARRAYS})
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Network:
        with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
            if set(arrays.files) != set(ARRAYS):
                raise DamagedNetwork(f"a network has {ARRAYS}, not {arrays.files}")
            return cls(**{name: arrays[name] for name in ARRAYS})

    @property
    def observed(self) -> int:
        return int(self.first.shape[0])

    @property
    def neurons(self) -> tuple[int, int]:
        return int(self.first.shape[1]), int(self.second.shape[1])


def quantised(floats: dict[str, np.ndarray]) -> Network:
    """The network of real weights, as training knows them."""

    def whole(values: Any, unit: int) -> np.ndarray:
        rounded = np.rint(np.asarray(values, np.float64) * unit)
        within: np.ndarray = np.clip(rounded, -(2**31) + 1, 2**31 - 1)
        return within

    def weights(values: Any) -> np.ndarray:
        within: np.ndarray = np.clip(whole(values, UNIT), -MOST, MOST)
        return within.astype(np.int16)

    return Network(
        first=weights(floats["first"]),
        first_bias=whole(floats["first_bias"], SEEN * UNIT).astype(np.int32),
        second=weights(floats["second"]),
        second_bias=whole(floats["second_bias"], FULL * UNIT).astype(np.int32),
        third=weights(floats["third"]),
        third_bias=whole(floats["third_bias"], FULL * UNIT).astype(np.int32),
        weight=whole(floats["weight"], 1000).astype(np.int32).reshape(1),
    )


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@cache
def learned(title: Title, players: int) -> Network | None:
    """The network that a title ships for so many players, if it has one."""
    folder = title.folder / FOLDER
    file = folder / f"{players}.npz"
    if not file.exists():
        return None
    recipe = tomllib.loads((folder / RECIPE).read_text(encoding="utf-8"))
    return read(file, recipe["sha256"][str(players)], title.observation.size(players))


def read(file: Path, expected: str, observed: int) -> Network:
    """A network from its file, if that is what it should be."""
    data = file.read_bytes()
    if sha256(data) != expected:
        raise DamagedNetwork(f"{file.name} is not the network of its recipe: its hash differs")
    network = Network.from_bytes(data)
    if network.observed != observed:
        raise DamagedNetwork(
            f"{file.name} looks at {network.observed} numbers, but its title observes {observed}: "
            "train it again"
        )
    return network
