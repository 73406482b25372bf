# mypy: disable-error-code="import-not-found,import-untyped,attr-defined,untyped-decorator"
# mypy: allow-untyped-calls
"""Random play of pgx, as fast as it goes: `python -m benchmarks.gpu.pgx` prints JSON."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

GAMES = {"connect_four": 1 << 18, "backgammon": 1 << 16}
MOVES = 100
ROUNDS = 5


def moves_per_second(name: str, games: int) -> float:
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
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    state = jax.block_until_ready(play(state, key))
    best = 0.0
    for number in range(ROUNDS):
        start = time.perf_counter()
        state = jax.block_until_ready(play(state, jax.random.PRNGKey(number)))
        best = max(best, games * MOVES / (time.perf_counter() - start))
    return best


def main() -> None:
    scale = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print(
        json.dumps(
            {
                name: round(moves_per_second(name, games // scale) / 1e6, 2)
                for name, games in GAMES.items()
            }
        )
    )


if __name__ == "__main__":
    main()
