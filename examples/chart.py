"""Draws the curve of `ppo.py`: `python examples/chart.py` makes `ppo.svg` of `ppo.csv`."""

from __future__ import annotations

import csv
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt

HERE = Path(__file__).parent


def main() -> None:
    mpl.rcParams["svg.hashsalt"] = "jailbirds"  # the same picture each time
    with (HERE / "ppo.csv").open() as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    minutes, wins, errors = ([row[n] for row in rows] for n in ("minutes", "wins", "interval"))
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.errorbar(minutes, wins, errors, marker="o", capsize=3)
    axes.axhline(0.5, color="grey", linestyle="--")
    axes.set(xlabel="minutes of one core", ylabel="wins against greedy", ylim=(0, 1))
    axes.set_title("PPO learns Ausbrecher with two players")
    figure.savefig(HERE / "ppo.svg", metadata={"Date": None}, bbox_inches="tight")


if __name__ == "__main__":
    main()
