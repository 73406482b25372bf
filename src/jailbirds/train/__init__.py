"""Networks learn from games that bots play against each other: `jailbirds train TITLE`.

Games come in chunks, a file each, and every round of learning leaves a checkpoint: whoever stops
goes on later in the same folder. The same recipe gives the same games everywhere.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import numpy as np

from jailbirds.bots.network import Network, learned
from jailbirds.bots.search import Search
from jailbirds.kernel.chance import generator
from jailbirds.kernel.title import Title

LOOPS = "jailbirds.train.loops"
NODES = 1 << 14


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides what a network learns."""

    players: tuple[int, ...] = (2,)
    chunks: int = 40  # of games
    games: int = 500  # in a chunk
    samples: int = 8  # positions of a game
    thinking: int = 0  # iterations of the bots that play them; 0: they do what looks best
    spice: int = 5  # of a hundred decisions, those in which they do anything at all
    neurons: tuple[int, int] = (32, 16)
    rounds: int = 10  # of learning, through all positions
    batch: int = 1024
    rate: float = 0.002  # at first; it falls to nothing
    decay: float = 0.0  # of weights
    seed: int = 0
    again: bool = False  # do the bots that play use the network that the title has?


Data = tuple[np.ndarray, np.ndarray, np.ndarray]  # seen, leads, results


def gather(
    title: Title,
    players: int,
    recipe: Recipe,
    folder: Path,
    gear: str,
    cores: int | None,
    progress: Callable[[int], None] = lambda _: None,
) -> None:
    """Play the games of a recipe; chunks that lie in the folder are not played again."""
    folder.mkdir(parents=True, exist_ok=True)

    def play(number: int) -> None:
        file = folder / f"games-{number:05}.npz"
        if not file.exists():
            data = play_chunk(title, players, recipe, number, gear)
            unfinished = file.with_suffix(".part")
            with unfinished.open("wb") as out:
                np.savez(out, seen=data[0], leads=data[1], results=data[2])
            unfinished.rename(file)
        progress(1)

    with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
        list(pool.map(play, range(recipe.chunks)))


def play_chunk(title: Title, players: int, recipe: Recipe, number: int, gear: str) -> Data:
    """The positions of so many games; what they are follows from the recipe and the number."""
    opened = title.gear(gear)
    loops = opened.load(LOOPS)
    network = learned(title, players) if recipe.again else None
    search = Search(title, players, gear=gear, nodes=NODES, network=network)
    tree = search.trees[0]
    start, games, kept = (
        np.zeros(count, title.state) for count in (1, loops.RECORDS, recipe.samples)
    )
    start[:] = title.begin(players, title.read_options(None))
    rng = generator(recipe.seed, number)
    most = recipe.games * recipe.samples
    seen = np.zeros((most, title.observation.size(players)), np.uint8)
    leads, results = np.zeros((2, most, players), np.float32)
    manner = np.array([recipe.thinking, recipe.spice], np.int64)
    tree.seed(generator(recipe.seed, number, 1))
    count = 0
    for _ in range(recipe.games):
        rows = slice(count, count + recipe.samples)
        count += loops.gather(
            *(tree.memory, tree.net, *map(opened.open, (start, games, kept)), players),
            opened.open(manner),
            *(opened.open(array[rows]) for array in (seen, leads, results)),
            opened.open(rng),
        )
    return seen[:count], leads[:count], results[:count]


def read(folder: Path, numbers: range) -> Data:
    """The positions of some chunks."""
    parts: list[list[np.ndarray]] = [[], [], []]
    for number in numbers:
        with np.load(folder / f"games-{number:05}.npz", allow_pickle=False) as chunk:
            for part, name in zip(parts, ("seen", "leads", "results"), strict=True):
                part.append(chunk[name])
    seen, leads, results = (np.concatenate(part) for part in parts)
    return seen, leads, results


def train(
    title: Title,
    players: int,
    recipe: Recipe,
    folder: Path,
    *,
    gear: str = "native",
    cores: int | None = None,
    progress: Callable[[str], None] = lambda _: None,
) -> Network:
    """Play the games of a recipe, learn from nine tenths of them, and say how well the network
    judges the rest."""
    from jailbirds.train.learning import learn  # noqa: PLC0415 (JAX, which only training needs)

    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        progress(f"{title.name}, {players} players: {done} of {recipe.chunks} chunks of games")

    gather(title, players, recipe, folder, gear, cores, count)
    held_out = max(1, recipe.chunks // 10)
    known = read(folder, range(recipe.chunks - held_out))
    unknown = read(folder, range(recipe.chunks - held_out, recipe.chunks))
    return learn(recipe, known, unknown, folder, progress)
