# mypy: disable-error-code="import-not-found,import-untyped,attr-defined,untyped-decorator"
# mypy: allow-untyped-calls
"""Steps of connect four with observations and masks, beside other engines, in one run.

`python -m benchmarks.steps` steps a batch natively on all cores, OpenSpiel through its Python API,
PettingZoo's classic environment and pgx on the CPU, in turns, and prints the medians. Peers
that are not installed are named as left out.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.connect_four import TITLE
from jailbirds.batch import Batch

GAMES = 1 << 14
ROUNDS = 5
SECONDS = 1.0


def ours() -> Callable[[], int]:
    batch = Batch(TITLE, GAMES, 2)

    def go() -> int:
        batch.step(batch.random_actions())
        return GAMES

    return go


def openspiel() -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game("connect_four")

    def go() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            np.asarray(state.observation_tensor(state.current_player()))
            np.asarray(state.legal_actions_mask())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return go


def pettingzoo() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def go() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            over = ended or cut
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if over else int(random.choice(legal)))
            steps += not over
        return steps

    return go


def pgx() -> Callable[[], int]:
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env = make("connect_four")
    keys = jax.random.split(jax.random.PRNGKey(0), GAMES)
    step_all = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def move(state: Any, key: Any) -> Any:
        pick, luck = jax.random.split(key)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(pick, chances, axis=-1)
        return step_all(state, actions, jax.random.split(luck, GAMES))

    state, number = jax.jit(jax.vmap(env.init))(keys), 0

    def go() -> int:
        nonlocal state, number
        number += 1
        state = move(state, jax.random.PRNGKey(number))
        state.observation.block_until_ready()
        return GAMES

    return go


def main() -> None:
    engines: dict[str, Callable[[], int]] = {"jailbirds": ours()}
    for name, make in (
        ("OpenSpiel, Python API", openspiel),
        ("PettingZoo classic", pettingzoo),
        ("pgx, CPU", pgx),
    ):
        try:
            engines[name] = make()
        except ImportError as error:
            print(f"left out: {name} ({error})")
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    for _ in range(ROUNDS):
        for name, go in engines.items():
            go()
            steps, start = 0, time.perf_counter()
            while (spent := time.perf_counter() - start) < SECONDS:
                steps += go()
            speeds[name].append(steps / spent)
    mine = statistics.median(speeds["jailbirds"])
    print("| engine | steps/s | we are faster by |\n|---|---|---|")
    for name, found in speeds.items():
        print(
            f"| {name} | {statistics.median(found):,.0f} | {mine / statistics.median(found):.1f}× |"
        )


if __name__ == "__main__":
    main()
