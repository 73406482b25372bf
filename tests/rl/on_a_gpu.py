"""The doors in the gear `cuda`: `pytest tests/rl/on_a_gpu.py`.

`test_gpu.py` runs this with Numba's simulator in the place of a GPU.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import env_checker

import jailbirds
import jailbirds.rl  # registers the titles
from jailbirds.batch import Batch
from jailbirds.batch.errors import BadBatch
from jailbirds.bots import Bot
from jailbirds.kernel.cuda import ManyAtOnce
from jailbirds.lab.perft import perft
from jailbirds.lab.sim import simulate
from jailbirds.rl.gym import ManySeats, env_id
from jailbirds.rl.pettingzoo import env
from tests.rl.acting import any_of
from tests.roles import OPEN, soon_over

SHORT = soon_over(OPEN, turns=2)


def many_seats(gear: str, **how: Any) -> ManySeats:
    return ManySeats(OPEN, 3, 2, against="random", options=SHORT, gear=gear, **how)


def assert_same(one: Any, other: Any) -> None:
    assert env_checker.data_equivalence(one, other, exact=True), f"{one} and {other}"


def test_many_seats_see_what_they_see_in_memory_and_keep_it() -> None:
    one, other = many_seats("interpreted"), many_seats("cuda")
    seen, luck, ends = one.reset(seed=3), np.random.default_rng(3), 0
    assert_same(seen, other.reset(seed=3))
    kept: list[tuple[Any, bytes]] = []
    for _ in range(12):
        actions = np.array([any_of(mask, luck) for mask in seen[-1]["action_mask"]])
        seen = one.step(actions)  # type: ignore[assignment]
        there = other.step(actions)
        assert_same(seen, there)
        kept.append((there[0], there[0].tobytes()))
        ends += int(there[2].sum())
    assert ends
    assert all(seen.tobytes() == before for seen, before in kept)


def test_actions_may_lie_on_the_gpu_already() -> None:
    one, other = many_seats("interpreted"), many_seats("cuda")
    _, info = one.reset(seed=4)
    other.reset(seed=4)
    actions = info["action_mask"].argmax(axis=1).astype(np.int32)
    actions[1] = info["action_mask"][1].argmin()  # it is not legal
    there = other.batch._gear.place(actions)
    assert_same(one.step(actions), other.step(there))
    with pytest.raises(BadBatch, match="actions on a GPU are int32, not int64"):
        other.step(other.batch._gear.place(actions.astype(np.int64)))


def test_many_seats_refuse_an_illegal_action_where_that_is_asked_for() -> None:
    made = many_seats("cuda", on_illegal="raise")
    _, info = made.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1).astype(np.int32)
    actions[2] = info["action_mask"][2].argmin()
    for given in (actions, made.batch._gear.place(actions)):
        with pytest.raises(jailbirds.IllegalAction, match="game 2: seat 0 may not do"):
            made.step(given)


def test_one_seat_passes_the_check_of_gymnasium() -> None:
    made = gymnasium.make(env_id(OPEN), gear="cuda", against="random", options=SHORT)
    with warnings.catch_warnings(action="error"):
        env_checker.check_env(made.unwrapped)
    _, info = made.reset(seed=1)
    mask = made.unwrapped.action_masks()  # type: ignore[attr-defined]
    assert mask.tolist() == info["action_mask"].astype(bool).tolist()
    *_, over, _, info = made.step(int(mask.argmin()))
    assert over
    assert info["rule"] in jailbirds.title(OPEN).rule_names


def test_numpy_copies_what_lies_there() -> None:
    batches = [Batch(OPEN, 2, 2, gear=gear, seed=2) for gear in ("interpreted", "cuda")]
    for name in ("actors", "mask", "legal", "observations", "rewards"):
        one, other = (np.asarray(getattr(batch, name)) for batch in batches)
        assert one.tobytes() == other.tobytes()
    with pytest.raises(ValueError, match="is copied for NumPy"):
        np.array(batches[1].mask, copy=False)
    assert np.asarray(batches[1].mask, dtype=np.int8).dtype == np.int8


@pytest.mark.parametrize(
    "one_game",
    [
        lambda: jailbirds.new(OPEN, 2, gear="cuda"),
        lambda: env(OPEN, 2, gear="cuda").reset(seed=1),
        lambda: Bot("greedy", gear="cuda").choose(jailbirds.new(OPEN, 2, seed=1), 0),
        lambda: simulate(jailbirds.title(OPEN), ["random", "random"], 1, gear="cuda"),
        lambda: perft(jailbirds.title(OPEN), depth=1, gear="cuda"),
    ],
    ids=["a game", "PettingZoo", "a bot", "a simulation", "counting"],
)
def test_what_plays_one_game_says_that_this_gear_plays_many(one_game: Callable[[], Any]) -> None:
    with pytest.raises(ManyAtOnce, match="here gear native or interpreted is expected"):
        one_game()
