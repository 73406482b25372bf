"""How much a lead is worth: the exponent that makes of `evaluate` the likeliest predictions.

And how often anybody wins, where all can lose.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

import jailbirds
from benchmarks.review.predictions import Job, all_predictions
from jailbirds.review import Effort
from jailbirds.review.judge import MANNER, manner_of

AT_A_GLANCE = Effort(open_cards=1, horizon=0)  # nothing is played on
TRIED = np.geomspace(0.02, 8, 300)
FIRST_SEED = 1_000_000  # games of their own, not those that are predicted


def likeliest(expected: np.ndarray, results: np.ndarray, used: float) -> float:
    """The exponent by which what came was likeliest, when these shares were made by another."""
    logs = np.log(np.maximum(expected, 1e-9)) / used

    def unlikely(exponent: float) -> float:
        said = exponent * logs
        said -= said.max(axis=1, keepdims=True)
        said -= np.log(np.exp(said).sum(axis=1, keepdims=True))
        return float(-(results * said).sum())

    return float(TRIED[int(np.argmin([unlikely(exponent) for exponent in TRIED]))])


def measure(titles: Sequence[str], games: int, cores: int) -> None:
    """Measure some titles, and keep what was found in their folders."""
    for name in titles:
        title = jailbirds.title(name)
        manner = manner_of(title)
        sharpness: dict[str, float] = {}
        won: dict[str, float] = {}
        for players in title.players:
            job = Job(name, players, AT_A_GLANCE)
            rows, _ = all_predictions(job, range(FIRST_SEED, FIRST_SEED + games), cores)
            expected, results = rows[:, 0], rows[:, 1]
            used = manner.sharpness.get(str(players), 1.0)
            sharpness[str(players)] = round(likeliest(expected, results, used), 2)
            if (share := round(float(results.sum(axis=1).mean()), 2)) < 1:
                won[str(players)] = share
            print(f"{name}, {players} players: {sharpness[str(players)]:.2f}, won {share:.2f}")
        measured = msgspec.structs.replace(manner, sharpness=sharpness, won=won)
        text = msgspec.json.format(msgspec.json.encode(measured)).decode()
        (title.folder / MANNER).write_text(f"{text}\n", encoding="utf-8")
