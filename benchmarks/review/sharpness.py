"""How much a lead is worth: the exponent that makes of `evaluate` the likeliest predictions."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import jailbirds
from benchmarks.review.predictions import Job, all_predictions
from jailbirds.review import Effort
from jailbirds.review.judge import SHARPNESS, sharpness

AT_A_GLANCE = Effort(open_cards=1, horizon=0)  # nothing is played on
TRIED = np.geomspace(0.2, 8, 200)
FIRST_SEED = 1_000_000  # games of their own, not those that are predicted
HEAD = """# How much a lead by `evaluate` is worth: see `sharpness` in judge.py. By title and number
# of players, found by `python -m benchmarks.review sharpness`, from {games} games of regulars each.
"""


def likeliest(expected: np.ndarray, results: np.ndarray, used: float) -> float:
    """The exponent by which what came was likeliest, when these shares were made by another."""
    logs = np.log(np.maximum(expected, 1e-9)) / used

    def unlikely(exponent: float) -> float:
        said = exponent * logs
        said -= said.max(axis=1, keepdims=True)
        said -= np.log(np.exp(said).sum(axis=1, keepdims=True))
        return float(-(results * said).sum())

    return float(TRIED[int(np.argmin([unlikely(exponent) for exponent in TRIED]))])


def measure(games: int, cores: int, file: Path = SHARPNESS) -> None:
    """Measure all titles, and keep what was found."""
    lines = [HEAD.format(games=games)]
    for name in jailbirds.titles():
        lines.append(f"\n[{name}]\n")
        for players in jailbirds.title(name).players:
            job = Job(name, players, AT_A_GLANCE, range(FIRST_SEED, FIRST_SEED + games))
            rows = all_predictions(job, cores, lambda _: None)
            used = sharpness(jailbirds.title(name), players)
            best = likeliest(rows[:, 0], rows[:, 1], used)
            lines.append(f"{players} = {best:.2f}\n")
            print(f"{name}, {players} players: {best:.2f}", flush=True)
    file.write_text("".join(lines), encoding="utf-8")
