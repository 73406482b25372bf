# mypy: disable-error-code="import-not-found"
"""The figures as a picture: `results.svg`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from benchmarks.figures import ENGINES, Speed
from benchmarks.tables import short

COLOURS = dict(zip(ENGINES, ("#d1572b", "#2f6690", "#7ea8c4", "#6b8f5e", "#a38560"), strict=True))
INK, FAINT = "#2b2b2b", "#e3e0da"
ROW_HEIGHT = 0.34  # inches
LOOKS: dict[Any, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "jailbirds",  # the same figures give the same file
}


def draw(speeds: Sequence[Speed], path: Path) -> None:
    """Moves and games a second, side by side, fastest first, on scales of powers of ten."""
    alone = sorted((s for s in speeds if s.cores == 1), key=lambda s: s.moves_per_second)
    together = {(s.engine, s.game): s for s in speeds if s.cores > 1}
    with matplotlib.rc_context(LOOKS):
        figure = Figure(figsize=(11, 1.7 + ROW_HEIGHT * len(alone)), layout="constrained")
        left, right = figure.subplots(1, 2, sharey=True)
        for panel, what in ((left, "moves"), (right, "games")):
            _bars(panel, alone, together, what)
        left.set_yticks(range(len(alone)), [speed.game for speed in alone])
        figure.suptitle("Random games: jailbirds next to other engines", fontsize=13, weight="bold")
        figure.legend(handles=_legend(speeds), loc="outside lower center", ncols=6, frameon=False)
        figure.savefig(path, metadata={"Date": None})


def _bars(
    panel: Any, alone: Sequence[Speed], together: dict[tuple[str, str], Speed], what: str
) -> None:
    for place, speed in enumerate(alone):
        colour = COLOURS[speed.engine]
        rate = _rate(speed, what)
        panel.barh(place, rate, height=0.66, color=colour, zorder=3)
        end, label = rate, short(rate)
        both = together.get((speed.engine, speed.game))
        if both:
            end = max(rate, _rate(both, what))
            panel.barh(place, end, height=0.66, color=colour, alpha=0.35, zorder=2)
            label += f"  ({short(_rate(both, what))})"
        panel.annotate(
            label, (end, place), xytext=(4, 0), textcoords="offset points", va="center", fontsize=8
        )
    rates = [_rate(speed, what) for speed in [*alone, *together.values()]]
    panel.set_xscale("log")
    panel.set_xlim(min(rates) / 3, max(rates) * 40)  # room for the labels
    panel.xaxis.set_major_formatter(
        lambda rate, _: short(rate).replace(".00", "").replace(".0", "")
    )
    panel.set_title(f"{what} a second, on one core (on all cores)", fontsize=10)
    panel.grid(axis="x", color=FAINT, zorder=0)
    panel.tick_params(which="both", length=0)
    panel.spines[:].set_visible(False)


def _rate(speed: Speed, what: str) -> float:
    return speed.moves_per_second if what == "moves" else speed.games_per_second


def _legend(speeds: Sequence[Speed]) -> list[Patch]:
    present = [engine for engine in ENGINES if any(s.engine == engine for s in speeds)]
    most = max(speed.cores for speed in speeds)
    patches = [Patch(color=COLOURS[engine], label=engine) for engine in present]
    if most > 1:
        patches.append(Patch(color=COLOURS[ENGINES[0]], alpha=0.35, label=f"on all {most} cores"))
    return patches
