"""Draws the table of `results.md`: `python -m benchmarks.gpu.chart` makes `results.svg`."""

from __future__ import annotations

import re
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt

HERE = Path(__file__).parent
PLAY, STEPS = 1, 4  # columns; behind each what it was before, and what is asked for


def main() -> None:
    mpl.rcParams["svg.hashsalt"] = "jailbirds"  # the same picture each time
    lines = (HERE / "results.md").read_text().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("| title"))
    rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    figure, panels = plt.subplots(1, 2, figsize=(10, 4))
    for panel, column, name in zip(panels, (PLAY, STEPS), ("random play", "steps"), strict=True):
        now = [number(row[column]) or number(row[column + 1]) for row in rows]
        places = range(len(rows))
        panel.bar([place - 0.2 for place in places], now, 0.4, label="measured")
        asked = [number(row[column + 2]) for row in rows]
        panel.bar([place + 0.2 for place in places], asked, 0.4, label="asked for", color="grey")
        panel.set(yscale="log", ylabel="million a second", title=f"{name}, one H200")
        panel.set_xticks(list(places), [row[0] for row in rows], rotation=20)
    panels[0].legend()
    figure.savefig(HERE / "results.svg", metadata={"Date": None}, bbox_inches="tight")


def number(cell: str) -> float:
    """The first number of a cell; 0 where there is none."""
    found = re.match(r"[\d,.]+", cell)
    return float(found[0].replace(",", "")) if found else 0.0


if __name__ == "__main__":
    main()
