"""How long one waits: for the import, for the first compilation, for the next start.

Each try is a process of its own, and its clock starts before the first import.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator

import jailbirds
from benchmarks.figures import Start

TITLE = jailbirds.titles()[0]
IMPORT = "import jailbirds"
COLD = f"{TITLE} compiled, nothing kept from before"
WARM = f"{TITLE} ready again, compiled before"
TRIES = 7
COLD_TRIES = 3

CLOCK = "import time; start = time.perf_counter()"
STOP = "print(time.perf_counter() - start)"
# All that people and programs use of the native gear: a game through the public door, random
# playouts, and a simulation with bots.
EVERYTHING = f"""
import jailbirds
title = jailbirds.title({TITLE!r})
players = title.players[-1]
game = jailbirds.new(title.name, players, seed=1, gear="native")
while not game.over and len(game.moves) < 60:
    game.play(game.actors[0], game.legal()[0])

import numpy as np
from jailbirds.kernel.chance import generator
games = np.concatenate([title.begin(players, title.read_options(None))] * 2)
out = np.zeros(title.most_legal, dtype=np.int32)
title.gear("native").loops.playouts(games, 1, out, generator(1))

from jailbirds.lab.sim import simulate
simulate(title, ["greedy"] + ["random"] * (players - 1), games=1)
"""


def starts() -> Iterator[Start]:
    _seconds("import jailbirds")  # the first one writes Python's bytecode
    imports = tuple(_seconds("import jailbirds") for _ in range(TRIES))
    yield Start(what=IMPORT, seconds=imports)
    cold, warm = [], []
    for _ in range(COLD_TRIES):
        with tempfile.TemporaryDirectory() as empty:
            cold.append(_seconds(EVERYTHING, cache=empty))
            warm += [_seconds(EVERYTHING, cache=empty) for _ in range(TRIES // COLD_TRIES)]
    yield Start(what=COLD, seconds=tuple(cold))
    yield Start(what=WARM, seconds=tuple(warm))


def _seconds(code: str, cache: str | None = None) -> float:
    """How long a fresh Python takes for some code, measured by itself."""
    environment = {
        name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
    }
    if cache is not None:
        environment["JAILBIRDS_CACHE"] = cache
    done = subprocess.run(
        [sys.executable, "-c", f"{CLOCK}\n{code}\n{STOP}"],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)
