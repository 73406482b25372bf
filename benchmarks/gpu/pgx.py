# mypy: disable-error-code="import-not-found,import-untyped,attr-defined,untyped-decorator"
# mypy: allow-untyped-calls
"""Random play of pgx, as fast as it goes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

GAMES = {"connect_four": 1 << 18, "backgammon": 1 << 16}
MOVES = 100
ROUNDS = 5


def measuring(name: str, games: int) -> Callable[[], float]:
    """What measures so many games of a name, compiled: moves a second, the best of some rounds."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> tuple[Any, None]:
        pick, luck = jax.random.split(key)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(pick, chances, axis=-1)
        return step(state, actions, jax.random.split(luck, games)), None

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(move, state, jax.random.split(key, MOVES))[0]

    key = jax.random.PRNGKey(0)
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    begun = jax.block_until_ready(play(begun, key))

    def measure() -> float:
        state, best = begun, 0.0
        for number in range(ROUNDS):
            start = time.perf_counter()
            state = jax.block_until_ready(play(state, jax.random.PRNGKey(number)))
            best = max(best, games * MOVES / (time.perf_counter() - start))
        return best

    return measure
