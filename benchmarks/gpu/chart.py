"""Draws what a run has found: `python -m benchmarks.gpu.chart gpu.json` makes `gpu.svg`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from benchmarks.gpu.report import FIFTH, best
from benchmarks.gpu.titles import ASKED, TITLES

PANELS = {
    "random play": ("play", "", 1),
    "steps": ("step", "end", FIFTH),
}  # job, how, part asked for


def draw(found: dict[str, Any], file: Path) -> None:
    """Of pgx, which gives observations and masks with each move, the same speed in both panels."""
    import matplotlib as mpl
    import matplotlib.pyplot as plt

    mpl.rcParams["svg.hashsalt"] = "jailbirds"  # the same picture each time
    jobs = found["jobs"]
    figure, panels = plt.subplots(1, 2, figsize=(10, 4))
    for panel, (name, (what, how, part)) in zip(panels, PANELS.items(), strict=True):
        measured = [best(jobs, f"{what} {title}", how)[0] / 1e6 for title in TITLES]
        beside = [jobs.get("pgx", {}).get(title, 0.0) / 1e6 for title in TITLES]
        asked = [ASKED[title] / part for title in TITLES]
        for number, (label, speeds, colour) in enumerate(
            (
                ("jailbirds", measured, "tab:blue"),
                ("pgx", beside, "tab:orange"),
                ("asked for", asked, "grey"),
            )
        ):
            places = [place + 0.27 * (number - 1) for place in range(len(TITLES))]
            panel.bar(places, speeds, 0.27, label=label, color=colour)
        panel.set(
            yscale="log", ylim=(10, None), ylabel="million a second", title=f"{name}, one GPU"
        )
        panel.set_xticks(range(len(TITLES)), [title.replace("_", " ") for title in TITLES])
        panel.tick_params(axis="x", rotation=20)
    panels[0].legend()
    figure.savefig(file, metadata={"Date": None}, bbox_inches="tight")


if __name__ == "__main__":
    given = Path(sys.argv[1])
    draw(json.loads(given.read_text()), given.with_suffix(".svg"))
