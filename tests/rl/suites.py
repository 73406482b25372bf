"""The official suites of PettingZoo, Gymnasium and OpenSpiel, for one title at one table."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils import env_checker
from gymnasium.utils.passive_env_checker import check_action_space, check_observation_space
from pettingzoo.test import api_test, seed_test

import jailbirds.rl  # noqa: F401  registers the titles
from jailbirds.rl.gym import env_id
from jailbirds.rl.openspiel import load
from jailbirds.rl.pettingzoo import env
from tests.rl.acting import any_of
from tests.roles import soon_over

# PettingZoo's `parallel_api_test` and `max_cycles_test` are of environments in which all act at
# once: no title is one.


def pettingzoo(title: str, players: int, options: Mapping[str, Any], cycles: int) -> None:
    """`api_test` and `seed_test`."""
    api_test(env(title, players, options), num_cycles=cycles)
    seed_test(lambda: env(title, players, options), num_cycles=cycles)


def gym(title: str, players: int, options: Mapping[str, Any]) -> None:
    """`check_env`, with all render modes; what it only warns of is an error here."""
    made = gymnasium.make(env_id(title), players=players, options=options, against="random")
    with warnings.catch_warnings(action="error"):
        env_checker.check_env(made.unwrapped)


def vector(title: str, players: int, options: Mapping[str, Any], steps: int = 12) -> None:
    """What of `check_env` can be asked of many games, by `make_vec` as a batch and one by one.

    Gymnasium has no suite for these. Of its checks, `check_step_determinism` expects one truth
    where there is one for each game: so it is done here, over some steps.
    """
    table: dict[str, Any] = {"players": players, "options": options, "against": "random"}
    ways: list[dict[str, Any]] = [{"gear": "interpreted"}, {"vectorization_mode": "sync"}]
    for how in ways:
        made: list[Any] = [
            gymnasium.make_vec(env_id(title), games, **table, **how) for games in (3, 3, 1)
        ]
        one, twin, alone = made
        with warnings.catch_warnings(action="error"):
            check_action_space(one.single_action_space)
            check_observation_space(one.single_observation_space)
            env_checker.check_reset_return_type(one)
            env_checker.check_reset_options(one)
            if "gear" in how:  # Gymnasium's own has no luck but that of its environments
                env_checker.check_reset_seed_determinism(one)
            env_checker.check_returned_data_not_reused(alone)  # it asks if "the" game is over
        play_the_same(one, twin, steps)
        for each in made:
            each.close()


def play_the_same(one: Any, twin: Any, steps: int) -> None:
    """With the same seed and actions; and all is of the shape that the spaces say."""
    seen: list[Any] = [made.reset(seed=5) for made in (one, twin)]
    luck = np.random.default_rng(5)
    for _ in range(steps):
        assert env_checker.data_equivalence(seen[0], seen[1], exact=True)
        observed, *_, info = seen[0]
        assert observed in one.observation_space
        actions = np.array([any_of(mask, luck) for mask in info["action_mask"]])
        assert actions in one.action_space
        seen = [made.step(actions) for made in (one, twin)]
        _, rewards, ended, cut, _ = seen[0]
        assert rewards.shape == ended.shape == cut.shape == (one.num_envs,)
        assert ended.dtype == cut.dtype == np.bool_


def openspiel(title: str, players: int, options: Mapping[str, Any], games: int = 1) -> None:
    """`random_sim_test` of whole games."""
    game = load(title, players, options)
    pyspiel.random_sim_test(game, num_sims=games, serialize=False, verbose=False)


def openspiel_kept(title: str, players: int, options: Mapping[str, Any]) -> None:
    """The same with every position written and read again, of a game of few turns.

    With each position all moves are kept that led to it, so it takes the square of a game's length.
    """
    game = load(title, players, {**options, **soon_over(title, turns=2)})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
