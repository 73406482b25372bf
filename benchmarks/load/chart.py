# mypy: disable-error-code="import-not-found"
"""The curve: p50 and p99 over the number of tables, with the target in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.figure import Figure

from benchmarks.load.figures import TARGET_MS, TARGET_TABLES, Step

COLOURS = ("#d1572b", "#a38560", "#2f6690", "#7d5ba6", "#4aa3a2", "#6b8f5e")
INK, FAINT = "#2b2b2b", "#e3e0da"
LOOKS: dict[Any, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "jailbirds",  # the same figures give the same file
}


def draw(steps: Sequence[Step], path: Path) -> None:
    servers = list(dict.fromkeys(step.server for step in steps))
    counts = sorted({step.tables for step in steps})
    with matplotlib.rc_context(LOOKS):
        figure = Figure(figsize=(8.5, 4.8), layout="constrained")
        panel = figure.subplots()
        for server, colour in zip(servers, COLOURS, strict=False):
            of = sorted((s for s in steps if s.server == server), key=lambda step: step.tables)
            tables = [step.tables for step in of]
            panel.plot(tables, [s.p99 for s in of], "o-", color=colour, label=f"{server}, p99")
            panel.plot(
                *(tables, [s.mover.p50 for s in of], "o--"),
                color=colour,
                alpha=0.5,
                label=f"{server}, p50",
            )
        panel.axhline(TARGET_MS, color=INK, linewidth=1, linestyle=":")
        panel.plot([TARGET_TABLES], [TARGET_MS], marker="v", color=INK, markersize=9)
        panel.annotate(
            f"target: below {TARGET_MS:.0f} ms with {TARGET_TABLES:,} tables",
            *((TARGET_TABLES, TARGET_MS), (6, 9)),
            textcoords="offset points",
            ha="right",
            fontsize=8,
        )
        panel.set_xscale("log")
        panel.set_yscale("log")
        ticks = sorted({*counts, TARGET_TABLES})
        panel.set_xticks(ticks, [f"{count:,}" for count in ticks], minor=False)
        panel.xaxis.minorticks_off()
        panel.yaxis.set_major_formatter(lambda ms, _: f"{ms:g}")
        panel.set_xlabel("tables, each with a move of a person every few seconds")
        panel.set_ylabel("ms from the move to the view")
        panel.grid(color=FAINT, zorder=0)
        panel.spines[["top", "right"]].set_visible(False)
        figure.suptitle("From a move to the view that shows it", fontsize=13, weight="bold")
        figure.legend(loc="outside lower center", ncols=3, frameon=False)
        figure.savefig(path, metadata={"Date": None})
