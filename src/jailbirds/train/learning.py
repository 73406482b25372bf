"""How a network learns: by gradients, in JAX, on whatever processor JAX has."""

from __future__ import annotations

import csv
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np

from jailbirds.bots.network import MOST, SEEN, UNIT, Network, quantised
from jailbirds.train.figures import calibration_error, chances

if TYPE_CHECKING:
    from jailbirds.train import Data, Recipe

Weights = dict[str, Any]
CURVE = "curve.csv"
COLUMNS = ("round", "loss", "loss on other games", "loss by evaluate alone", "calibration error")
LEAST_WEIGHT = 0.05  # of `evaluate`


def beginning(known: Data, recipe: Recipe) -> Weights:
    """At first a network says nothing, and `evaluate` decides, with the weight that it deserves."""
    seen, leads, results = known
    observed, players = seen.shape[1], leads.shape[1]
    weights = np.geomspace(LEAST_WEIGHT, 5, 60)
    sample = slice(0, 20_000)
    losses = [float(loss_of(weight * leads[sample], results[sample])) for weight in weights]
    keys = jax.random.split(jax.random.key(recipe.seed), 2)
    wide, narrow = recipe.neurons
    return {
        "first": jax.random.normal(keys[0], (observed, wide)) * (2 / observed) ** 0.5,
        "first_bias": jnp.full(wide, 0.1),
        "second": jax.random.normal(keys[1], (wide, narrow)) * (2 / wide) ** 0.5,
        "second_bias": jnp.full(narrow, 0.1),
        "third": jnp.zeros((narrow, players)),
        "third_bias": jnp.zeros(players),
        "weight": jnp.asarray(weights[int(np.argmin(losses))]),
    }


def logits(weights: Weights, seen: Any, leads: Any) -> Any:
    """What the network and `evaluate` say together."""
    one = jnp.clip(seen / SEEN @ weights["first"] + weights["first_bias"], 0, 1)
    two = jnp.clip(one @ weights["second"] + weights["second_bias"], 0, 1)
    said = two @ weights["third"] + weights["third_bias"]
    return said + jnp.clip(weights["weight"], LEAST_WEIGHT) * leads


def loss_of(said: Any, results: Any) -> Any:
    return jnp.mean(jnp.logaddexp(0, said) - results * said)


@partial(jax.jit, static_argnames=("batch",))
def one_round(state: Any, data: Any, order: Any, rates: Any, decay: float, batch: int) -> Any:
    """Once through all positions, in an order."""
    seen, leads, results = data

    def loss(weights: Weights, rows: Any) -> Any:
        said = logits(weights, seen[rows].astype(jnp.float32), leads[rows])
        return loss_of(said, results[rows])

    def step(state: Any, given: Any) -> Any:
        rows, rate = given
        weights, fast, slow, time = state
        worth, gradient = jax.value_and_grad(loss)(weights, rows)
        time = time + 1
        fast = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, fast, gradient)
        slow = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, slow, gradient)

        def moved(weight: Any, m: Any, v: Any) -> Any:
            change = m / (1 - 0.9**time) / (jnp.sqrt(v / (1 - 0.999**time)) + 1e-8)
            kept = weight - rate * (change + decay * weight)
            return jnp.clip(kept, -MOST / UNIT, MOST / UNIT)

        weights = jax.tree.map(moved, weights, fast, slow)
        return (weights, fast, slow, time), worth

    steps = len(order) // batch
    rows = order[: steps * batch].reshape(steps, batch)
    return jax.lax.scan(step, state, (rows, rates[:steps]))


def learn(
    recipe: Recipe,
    known: Data,
    unknown: Data,
    folder: Path,
    progress: Callable[[str], None],
) -> Network:
    """The network after all rounds of a recipe; its curve is in the folder."""
    weights = beginning(known, recipe)
    blank = jax.tree.map(jnp.zeros_like, weights)
    state = (weights, blank, blank, jnp.zeros(()))
    leaves, shape = jax.tree.flatten(state)
    first = 0
    for number in range(recipe.rounds, 0, -1):
        file = folder / f"round-{number:03}.npz"
        if file.exists():
            with np.load(file, allow_pickle=False) as kept:
                leaves = [jnp.asarray(kept[f"leaf{k}"]) for k in range(len(leaves))]
            state = jax.tree.unflatten(shape, leaves)
            first = number
            break
    else:
        with (folder / CURVE).open("w", newline="") as out:
            csv.writer(out).writerow(COLUMNS)
    batch = min(recipe.batch, len(known[0]))
    steps = len(known[0]) // batch
    data = tuple(map(jnp.asarray, known))
    for number in range(first, recipe.rounds):
        order = np.random.default_rng((recipe.seed, number)).permutation(len(known[0]))
        whole = recipe.rounds * steps
        at = (np.arange(steps) + number * steps) / whole
        rates = recipe.rate * 0.5 * (1 + np.cos(np.pi * at))
        state, losses = one_round(
            state, data, jnp.asarray(order), jnp.asarray(rates), recipe.decay, batch
        )
        row = (number + 1, float(losses.mean()), *judged(network_of(state[0]), unknown))
        with (folder / CURVE).open("a", newline="") as out:
            csv.writer(out).writerow(round(value, 5) for value in row)
        numbered = enumerate(jax.tree.leaves(state))
        arrays: dict[str, Any] = {f"leaf{k}": np.asarray(leaf) for k, leaf in numbered}
        np.savez(folder / f"round-{number + 1:03}.npz", **arrays)
        progress(
            f"round {number + 1} of {recipe.rounds}: loss {row[1]:.4f}, on other games "
            f"{row[2]:.4f} (by evaluate alone {row[3]:.4f}), calibration error {row[4]:.4f}"
        )
    return network_of(state[0])


def network_of(weights: Weights) -> Network:
    floats = {name: np.asarray(value) for name, value in weights.items()}
    floats["weight"] = np.clip(floats["weight"], LEAST_WEIGHT, None)
    return quantised(floats)


def judged(network: Network, data: Data) -> tuple[float, float, float]:
    """The loss of a network on some positions, that of `evaluate` alone, and how far the chances
    that it tells are from what came."""
    said = chances(network, data[0], data[1])
    odds = np.clip(said, 1e-6, 1 - 1e-6)
    results = data[2]
    loss = -np.mean(results * np.log(odds) + (1 - results) * np.log(1 - odds))
    plain = float(loss_of(data[1].astype(np.float64), results))
    return float(loss), plain, calibration_error(said, results)
