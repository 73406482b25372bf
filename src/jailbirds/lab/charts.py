"""Pictures of tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.lab.arena import Standing

INK, FAINT, BAR, RATING = "#2b2b2b", "#e3e0da", "#2a7f8e", "#f2a541"
ROW_HEIGHT = 0.5  # inches
LOOKS = {
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "jailbirds",  # the same figures give the same file
}


def plotting() -> Any:
    """Matplotlib, which comes with the extra `lab`."""
    try:
        import matplotlib.figure  # noqa: PLC0415
    except ModuleNotFoundError:
        raise JailbirdsError(
            "charts are drawn by matplotlib: pip install 'jailbirds[lab]'"
        ) from None
    return matplotlib


def draw_standings(heading: str, table: Sequence[Standing], path: Path) -> None:
    """Each bot's share of the wins and its rating, best on top, with 95 % intervals."""
    matplotlib = plotting()
    rows = list(reversed(table))
    places = range(len(rows))
    with matplotlib.rc_context(LOOKS):
        figure = matplotlib.figure.Figure(
            figsize=(8, 1.3 + ROW_HEIGHT * len(rows)), layout="constrained"
        )
        left, right = figure.subplots(1, 2, sharey=True)
        shares = [100 * row.share for row in rows]
        reach = [
            [100 * max(0, row.share - row.low) for row in rows],
            [100 * max(0, row.high - row.share) for row in rows],
        ]
        left.barh(places, shares, xerr=reach, color=BAR, ecolor=INK, height=0.6, capsize=3)
        left.set(xlim=(0, 100), xlabel="share of the wins in %")
        left.set_yticks(places, [row.bot for row in rows])
        doubts = [row.doubt for row in rows]
        right.errorbar(
            *([row.rating for row in rows], places),
            xerr=doubts,
            fmt="D",
            color=RATING,
            ecolor=INK,
            capsize=3,
        )
        right.set(xlabel="rating (openskill)")
        for panel in (left, right):
            panel.grid(axis="x", color=FAINT)
            panel.set_axisbelow(True)
            panel.spines[["top", "right"]].set_visible(False)
        figure.suptitle(heading, weight="bold")
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
