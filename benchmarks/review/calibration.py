"""Is what the judge expects what happens? A reliability diagram, and how far it is off."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import jailbirds
from benchmarks.review.predictions import Job, all_predictions
from jailbirds.cli.measuring import playing
from jailbirds.lab.charts import BAR, FAINT, INK, LOOKS, RATING, plotting
from jailbirds.puzzles.findings import NEVER
from jailbirds.review import Effort

BINS = 10
ASKED = 0.05  # the greatest expected calibration error


@dataclass(frozen=True, slots=True)
class Calibration:
    """Of a title: in bins of what was expected, the mean of that, of what came, and how many."""

    title: str
    players: int
    games: int
    expected: tuple[float, ...]
    came: tuple[float, ...]
    counts: tuple[int, ...]
    brier: float  # the mean square of what it was off
    fair: float  # the same of who expects the same for every seat, always

    @property
    def error(self) -> float:
        """The expected calibration error."""
        off = [abs(a - b) for a, b in zip(self.expected, self.came, strict=True)]
        return float(np.average(off, weights=self.counts))


def calibration(title: str, players: int, rows: np.ndarray, games: int) -> Calibration:
    hopes, results = rows[:, 0].ravel(), rows[:, 1].ravel()
    bins = np.minimum((hopes * BINS).astype(int), BINS - 1)
    there = [number for number in range(BINS) if (bins == number).any()]
    return Calibration(
        *(title, players, games),
        expected=tuple(float(hopes[bins == number].mean()) for number in there),
        came=tuple(float(results[bins == number].mean()) for number in there),
        counts=tuple(int((bins == number).sum()) for number in there),
        brier=float(((hopes - results) ** 2).mean()),
        fair=float(((results - 1 / players) ** 2).mean()),
    )


def measure(games: int, players: int, cores: int, minutes: float | None) -> list[Calibration]:
    """All titles, with the effort that reviews make; so many minutes for each, at most."""
    found = []
    for name in jailbirds.titles():
        title = jailbirds.title(name)
        count = min(max(players, title.players[0]), title.players[-1])
        until = time.monotonic() + 60 * minutes if minutes else NEVER
        with playing(games, name) as progress:
            job = Job(name, count, Effort())
            rows, played = all_predictions(job, range(games), cores, progress, until)
        found.append(calibration(name, count, rows, played))
        print(f"{name}, {count} players, {played} games: {found[-1].error:.3f}", flush=True)
    return found


def table(found: list[Calibration]) -> str:
    """The figures, as Markdown."""
    lines = [
        "| title | players | games | positions × seats | calibration error | asked | | "
        "mean square off | with equal chances |",
        "|---|--:|--:|--:|--:|--:|---|--:|--:|",
    ]
    for each in found:
        verdict = "yes" if each.error <= ASKED else "**no**"
        lines.append(
            f"| {each.title} | {each.players} | {each.games:,} | {sum(each.counts):,} | "
            f"{each.error:.3f} | ≤ {ASKED} | {verdict} | {each.brier:.3f} | {each.fair:.3f} |"
        )
    return "\n".join(lines)


def draw(found: list[Calibration], file: Path) -> None:
    """What was expected against what came; the size of a point is how often that was."""
    matplotlib = plotting()
    with matplotlib.rc_context(LOOKS):
        figure = matplotlib.figure.Figure(figsize=(4 * len(found), 4.4), layout="constrained")
        panels = figure.subplots(1, len(found), sharey=True, squeeze=False)[0]
        for panel, each in zip(panels, found, strict=True):
            sizes = [20 + 300 * count / max(each.counts) for count in each.counts]
            panel.plot([0, 100], [0, 100], color=INK, linewidth=1, linestyle="--")
            expected = [100 * share for share in each.expected]
            came = [100 * share for share in each.came]
            panel.plot(expected, came, color=BAR)
            panel.scatter(expected, came, s=sizes, color=RATING, edgecolors=INK, zorder=3)
            panel.set(title=f"{each.title}, {each.players} players", xlabel="expected, in %")
            panel.grid(color=FAINT)
            panel.set_aspect("equal")
            panel.spines[["top", "right"]].set_visible(False)
        panels[0].set(ylabel="share of the wins, in %")
        figure.savefig(file, metadata={"Date": None})
