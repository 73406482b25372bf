"""Luck: even, repeatable, and the same in every gear."""

from collections import Counter
from typing import Any

import numba
import numpy as np
import pytest

import jailbirds
from jailbirds.kernel.chance import Stream, generator, pick
from tests.roles import OPEN


def test_pick_is_even() -> None:
    rng = generator(1).data
    counts = Counter(pick(rng, 8) for _ in range(40_000))
    assert set(counts) == set(range(8))
    assert max(abs(count - 5000) for count in counts.values()) < 350  # five standard deviations


def test_pick_gives_the_same_numbers_compiled() -> None:
    compiled = jailbirds.title(OPEN).gear("native")._rule(pick)
    slow, fast = generator(2), generator(2)

    @numba.njit
    def draw(rng: Any, n: int) -> Any:
        return compiled(rng, n)

    numbers = [(pick(slow.data, n), draw(fast, n)) for n in range(1, 3000)]
    assert all(a == b < n for n, (a, b) in enumerate(numbers, start=1))
    assert slow.tolist() == fast.tolist()


def test_different_seeds_give_different_generators() -> None:
    seeds = [generator(seed).tolist() for seed in range(1000)]
    assert len({tuple(words) for words in seeds}) == 1000
    assert generator(1, 2).tolist() != generator(12).tolist()
    assert generator(5).dtype == np.int64


def test_a_stream_is_fixed_by_its_seed() -> None:
    draws = [Stream(b"x").draw(count, [1] * 8) for count in range(50)]
    assert draws == [Stream(b"x").draw(count, [1] * 8) for count in range(50)]
    assert draws != [Stream(b"y").draw(count, [1] * 8) for count in range(50)]


def test_a_stream_keeps_to_the_weights() -> None:
    counts = Counter(Stream(b"w").draw(count, [3, 0, 1]) for count in range(8000))
    assert set(counts) == {0, 2}
    assert abs(counts[0] - 6000) < 5 * 39


def test_without_a_seed_no_two_games_are_alike() -> None:
    hashes = {jailbirds.new(OPEN, 2).log.seed_hash for _ in range(20)}
    assert len(hashes) == 20


def test_a_seed_is_a_number_a_text_or_bytes() -> None:
    assert Stream.of(7).seed == Stream.of("7").seed == Stream.of(b"7").seed
    with pytest.raises(jailbirds.JailbirdsError, match="a seed is"):
        Stream.of(1.5)  # type: ignore[arg-type]
