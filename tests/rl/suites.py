"""The official suites of PettingZoo, Gymnasium and OpenSpiel, for one title at one table."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import jailbirds.rl  # noqa: F401  registers the titles
from jailbirds.rl.gym import env_id
from jailbirds.rl.openspiel import load
from jailbirds.rl.pettingzoo import env


def pettingzoo(title: str, players: int, options: Mapping[str, Any], cycles: int) -> None:
    api_test(env(title, players, options), num_cycles=cycles)
    seed_test(lambda: env(title, players, options), num_cycles=cycles)


def gym(title: str, players: int, options: Mapping[str, Any]) -> None:
    made = gymnasium.make(env_id(title), players=players, options=options, against="random")
    with warnings.catch_warnings(action="ignore"):
        check_env(made.unwrapped, skip_render_check=True)


def openspiel(title: str, players: int, options: Mapping[str, Any], games: int = 1) -> None:
    game = load(title, players, options)
    pyspiel.random_sim_test(game, num_sims=games, serialize=False, verbose=False)
