"""Where luck comes from.

No generator lives in a state: dice and draws are actions of the seat `CHANCE`, and somebody
has to pick the outcome. In simulations that is `pick`, a small fast generator that gives the
same numbers in every gear. At a table it is a `Stream`, keyed by a secret seed whose hash is
published before the game, so that everybody can check every roll afterwards.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.rule import rule

LOW_32 = 0xFFFFFFFF


@rule
def pick(rng: Any, n: int) -> int:
    """A number from 0 to n-1; `rng` is two 32-bit words in an int64 array and moves on."""
    a = rng[0]
    b = rng[1] ^ a
    product = (a * 0x9E3779BB) & LOW_32
    drawn = ((((product << 5) | (product >> 27)) & LOW_32) * 5) & LOW_32
    rng[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & LOW_32
    rng[1] = ((b << 13) | (b >> 19)) & LOW_32
    number: int = (drawn * n) >> 32
    return number


def generator(*seed: int) -> np.ndarray:
    """The state of a generator for `pick`; different seeds give unrelated generators."""
    text = ",".join(map(str, seed)).encode()
    words = np.frombuffer(hashlib.sha256(text).digest()[:8], dtype="<u4").astype(np.int64)
    words[0] |= 1  # the state of all zeros would stay there for ever
    return words


def generators(seed: int, count: int) -> np.ndarray:
    """The states of so many generators for `pick`, a row each; a row depends on no other."""
    base = np.uint64(int.from_bytes(generator(seed, 0).astype("<u4").tobytes(), "little"))
    words = base + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    words ^= words >> np.uint64(31)
    halves = words.view("<u4").astype(np.int64).reshape(count, 2)
    halves[:, 0] |= 1  # as above
    return halves


class Stream:
    """Outcomes that follow from a seed alone: the k-th draw is HMAC-SHA256(seed, k).

    >>> Stream(b"seven").draw(0, [1, 1, 1, 1, 1, 1])
    3
    >>> Stream(b"seven").seed_hash[:16]
    '3ba8d02b16fd2a01'
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    @classmethod
    def of(cls, seed: int | str | bytes | None) -> Stream:
        """A stream of a seed given by a person; without one, of 32 fresh secret bytes."""
        if seed is None:
            return cls(secrets.token_bytes(32))
        if isinstance(seed, int):
            return cls(str(seed).encode())
        if isinstance(seed, str):
            return cls(seed.encode())
        if isinstance(seed, bytes):
            return cls(seed)
        raise JailbirdsError(f"a seed is a number, a text or bytes, not {seed!r}")

    @property
    def seed_hash(self) -> str:
        """What is published before the game: it fixes the seed and tells nothing about it."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, count: int, weights: Sequence[int]) -> int:
        """The position of the outcome that draw number `count` picks, without any bias."""
        total = sum(weights)
        fair = (1 << 64) - (1 << 64) % total
        attempt = 0
        while True:
            label = f"{count}.{attempt}".encode()
            digest = hmac.new(self.seed, label, hashlib.sha256).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                break
            attempt += 1
        number %= total
        for position, weight in enumerate(weights):
            number -= weight
            if number < 0:
                return position
        raise AssertionError("weights add up to their total")
