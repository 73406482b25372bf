"""PPO in one file: learns Ausbrecher with two players until it beats `greedy`, on a CPU.

    python examples/ppo.py --minutes 6 --out examples/ppo.csv

A third of the games it plays against itself, the others against `greedy`, from either seat. What
a step earns is the win at the end, and on the way what the title's own `evaluate` says has been
gained (`Batch(judge=True)`): that is what makes it quick. `ppo.csv` is a curve of it.
"""

from __future__ import annotations

import argparse
import csv
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from jailbirds.batch import Batch

TITLE, PLAYERS, OPPONENT = "ausbrecher", 2, "greedy"
HIDDEN = 128
STEPS = 64  # of every game between two updates
MINIBATCH, EPOCHS, RATE, CLIP, ENTROPY = 2048, 2, 1e-3, 0.2, 0.01
DISCOUNT, TRACE = 0.995, 0.95
SHAPING = 0.3  # for a gain of the title's scale
NEVER = -1e9

Weights = list[tuple[jax.Array, jax.Array]]


class Taken(NamedTuple):
    """Decisions: what was seen and allowed, what was done, and what it is to be judged by."""

    seen: Any
    mask: Any
    action: Any
    chance: Any  # the logarithm of its probability then
    goal: Any  # of the value
    advantage: Any


# --- the network: two layers, with an end for the policy and one for the value


def new_weights(key: jax.Array, seen: int, actions: int) -> Weights:
    sizes = [(seen, HIDDEN, 1.5), (HIDDEN, HIDDEN, 1.5), (HIDDEN, actions, 0.1), (HIDDEN, 1, 1.0)]
    return [
        (jax.random.normal(key, (rows, columns)) * scale / rows**0.5, jnp.zeros(columns))
        for key, (rows, columns, scale) in zip(jax.random.split(key, 4), sizes, strict=True)
    ]


def look(weights: Weights, seen: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithms of all probabilities, and the value."""
    for matrix, bias in weights[:2]:
        seen = jnp.tanh(seen @ matrix + bias)
    (policy, shift), (value, offset) = weights[2:]
    logits = jnp.where(mask, seen @ policy + shift, NEVER)
    return jax.nn.log_softmax(logits), (seen @ value + offset)[:, 0]


@jax.jit
def act(weights: Weights, seen: jax.Array, mask: jax.Array, key: jax.Array) -> Any:
    chances, value = look(weights, seen, mask)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


@jax.jit
def best(weights: Weights, seen: jax.Array, mask: jax.Array) -> Any:
    return look(weights, seen, mask)[0].argmax(1)


def loss(weights: Weights, taken: Taken) -> Any:
    chances, value = look(weights, taken.seen, taken.mask)
    ratio = jnp.exp(jnp.take_along_axis(chances, taken.action[:, None], 1)[:, 0] - taken.chance)
    gain = (taken.advantage - taken.advantage.mean()) / (taken.advantage.std() + 1e-6)
    held = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -jnp.minimum(ratio * gain, held * gain).mean()
    entropy = -(jnp.exp(chances) * jnp.where(taken.mask, chances, 0)).sum(1).mean()
    return policy + 0.5 * ((value - taken.goal) ** 2).mean() - ENTROPY * entropy


@partial(jax.jit, donate_argnums=(0, 1))
def update(weights: Weights, adam: Any, taken: Taken, rate: float) -> Any:
    """A step of Adam, no longer than the gradients are wild."""
    slopes = jax.grad(loss)(weights, taken)
    norm = jnp.sqrt(sum((slope**2).sum() for slope in jax.tree.leaves(slopes)))
    slopes = jax.tree.map(lambda slope: slope * jnp.minimum(1, 0.5 / (norm + 1e-9)), slopes)
    mean, square, count = adam
    count += 1
    mean = jax.tree.map(lambda m, slope: 0.9 * m + 0.1 * slope, mean, slopes)
    square = jax.tree.map(lambda v, slope: 0.999 * v + 0.001 * slope**2, square, slopes)
    stride = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    strides = jax.tree.map(lambda m, v: stride * m / (jnp.sqrt(v) + 1e-8), mean, square)
    return jax.tree.map(jnp.subtract, weights, strides), (mean, square, count)


# --- playing


def gather(batch: Batch, weights: Weights, key: jax.Array) -> Taken:
    """Play on in all games, and judge what was done by what came of it for the same seat."""
    kept: list[tuple[np.ndarray, ...]] = []
    scale = SHAPING / batch.title.thinking.scale
    for one in jax.random.split(key, STEPS):
        seen, mask = batch.observations.copy(), batch.mask.copy()
        actors, worth = batch.actors.astype(int), batch.worth * scale
        action, chance, value = map(np.asarray, act(weights, seen, mask, one))
        batch.step(action)
        over, earned = batch.endings != 0, batch.rewards.copy()
        kept.append((seen, mask, action, chance, value, actors, worth, over, earned))
    games = np.arange(batch.games)
    known = np.zeros((batch.games, PLAYERS), bool)  # is it known what came of the seat's last act?
    trace, earning, later, worth_later = np.zeros((4, batch.games, PLAYERS))
    at = games, batch.actors
    later[at] = act(weights, batch.observations, batch.mask, key)[2]
    worth_later[at], known[at] = batch.worth * scale, True
    taken = []
    for seen, mask, action, chance, value, actors, worth, over, earned in reversed(kept):
        known |= over[:, None]
        for array in (trace, later, worth_later):
            array[over] = 0
        earning[over] = earned[over]
        at = games, actors
        gained = earning[at] + np.clip(worth_later[at] - worth, -SHAPING, SHAPING)
        advantage = gained + DISCOUNT * later[at] - value + DISCOUNT * TRACE * trace[at]
        told = known[at]
        columns = (seen, mask, action, chance, advantage + value, advantage)
        taken.append(Taken(*(column[told] for column in columns)))
        trace[at], earning[at], later[at], worth_later[at] = advantage, 0, value, worth
        known[at] = True
    return Taken(*(np.concatenate(columns) for columns in zip(*taken, strict=True)))


def compete(weights: Weights, games: int, seed: int) -> tuple[float, float]:
    """The share of wins against `greedy`, half of the games from each seat; half its interval."""
    shares = []
    for seat in range(PLAYERS):
        bots = {1 - seat: OPPONENT}
        batch = Batch(TITLE, games // PLAYERS, PLAYERS, seed=seed + seat, bots=bots, restart=False)
        while (batch.actors >= 0).any():
            action = np.asarray(best(weights, batch.observations, batch.mask))
            batch.step(np.where(batch.actors >= 0, action, -1))
        shares.append(batch.rewards[:, seat].copy())
    won = np.concatenate(shares)
    return float(won.mean()), float(1.96 * won.std() / len(won) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=6, help="of one core: half with two")
    parser.add_argument("--games", type=int, default=256, help="in each of three batches")
    parser.add_argument("--judged", type=int, default=1000, help="games that are played at the end")
    parser.add_argument("--out", type=Path, help="where the curve is written")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.process_time()
    batches = [
        Batch(TITLE, given.games, PLAYERS, seed=given.seed + number, bots=bots, judge=True)
        for number, bots in enumerate(({}, {1: OPPONENT}, {0: OPPONENT}))
    ]
    key = jax.random.key(given.seed)
    weights = new_weights(key, *(a.shape[1] for a in (batches[0].observations, batches[0].mask)))
    adam = (*(jax.tree.map(jnp.zeros_like, weights) for _ in range(2)), 0)
    luck = np.random.default_rng(given.seed)
    curve: list[tuple[float, ...]] = []
    played, next_look, spent = 0, 0.0, 0.0
    while spent < given.minutes:
        rate = RATE * max(0.05, 1 - spent / given.minutes)
        key, *keys = jax.random.split(key, len(batches) + 1)
        parts = [gather(batch, weights, one) for batch, one in zip(batches, keys, strict=True)]
        taken = Taken(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
        for _ in range(EPOCHS):
            order = luck.permutation(len(taken.action))
            for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                some = order[first : first + MINIBATCH]
                weights, adam = update(weights, adam, Taken(*(c[some] for c in taken)), rate)
        played += len(taken.action)
        spent = (time.process_time() - began) / 60
        if spent >= next_look:
            share, error = compete(weights, 200, given.seed + 1000 + len(curve))
            curve.append((round(spent, 2), played, round(share, 3), round(error, 3)))
            next_look = spent + given.minutes / 20
            print(f"{spent:5.1f} min  {played:9,} decisions  {share:.1%} ± {error:.1%}", flush=True)
    share, error = compete(weights, given.judged, given.seed + 5000)
    curve.append((round(spent, 2), played, round(share, 3), round(error, 3)))
    print(f"at the end, of {given.judged} games: {share:.1%} ± {error:.1%}")
    if given.out:
        with given.out.open("w", newline="") as file:
            csv.writer(file).writerows([("minutes", "decisions", "wins", "interval"), *curve])


if __name__ == "__main__":
    main()
