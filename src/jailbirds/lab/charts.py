"""Pictures of tournaments and of reports."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.lab.arena import Standing
from jailbirds.lab.figures import Figure

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
IN_A_PAGE = {"svg.fonttype": "none", "font.family": "sans-serif"}


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
            _tidy(panel)
        figure.suptitle(heading, weight="bold")
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _tidy(panel: Any) -> None:
    panel.grid(axis="x", color=FAINT)
    panel.set_axisbelow(True)
    panel.spines[["top", "right"]].set_visible(False)


@dataclass(frozen=True, slots=True)
class Bars:
    """Shares by name, with a line where all would be if they were alike."""

    label: str
    rows: Sequence[tuple[str, Figure]]
    line: float


def draw_bars(bars: Bars) -> str:
    """Shares with their 95 % intervals, in hundredths, as SVG to stand in a page."""
    matplotlib = plotting()
    rows = list(reversed(bars.rows))
    figures = [figure for _, figure in rows]
    with matplotlib.rc_context(LOOKS | IN_A_PAGE):
        figure = matplotlib.figure.Figure(figsize=(8, 0.7 + 0.28 * len(rows)), layout="constrained")
        panel = figure.subplots()
        panel.barh(
            range(len(rows)),
            [100 * each.value for each in figures],
            xerr=[
                [100 * max(0.0, each.value - each.low) for each in figures],
                [100 * max(0.0, each.high - each.value) for each in figures],
            ],
            color=BAR,
            ecolor=INK,
            height=0.7,
            capsize=2,
        )
        panel.set_yticks(range(len(rows)), [name for name, _ in rows])
        panel.axvline(100 * bars.line, color=RATING)
        panel.set(xlabel=bars.label)
        _tidy(panel)
        return _as_svg(figure)


def draw_lengths(turns: np.ndarray) -> str:
    """How many games took how many turns, as SVG to stand in a page."""
    matplotlib = plotting()
    with matplotlib.rc_context(LOOKS | IN_A_PAGE):
        figure = matplotlib.figure.Figure(figsize=(8, 2.2), layout="constrained")
        panel = figure.subplots()
        panel.hist(turns, bins=min(30, int(np.ptp(turns)) + 1), color=BAR)
        panel.set(xlabel="turns", ylabel="games")
        _tidy(panel)
        return _as_svg(figure)


def draw_map(
    heading: str, down: tuple[str, list[str]], across: tuple[str, list[str]], values: np.ndarray
) -> str:
    """What two numbers do together, as SVG to stand in a page; what was not tried stays white."""
    matplotlib = plotting()
    low, high = float(np.nanmin(values)), float(np.nanmax(values))
    with matplotlib.rc_context(LOOKS | IN_A_PAGE):
        size = (2.2 + 0.55 * len(across[1]), 1.2 + 0.35 * len(down[1]))
        figure = matplotlib.figure.Figure(figsize=size, layout="constrained")
        panel = figure.subplots()
        panel.imshow(np.ma.masked_invalid(values), aspect="auto", cmap="YlGnBu")
        for (row, column), value in np.ndenumerate(values):
            if not np.isnan(value):
                ink = "white" if value - low > 0.6 * (high - low) else INK
                panel.text(column, row, f"{value:.3g}", ha="center", va="center", color=ink, size=8)
        panel.set_yticks(range(len(down[1])), down[1])
        panel.set_xticks(range(len(across[1])), across[1])
        panel.set(xlabel=across[0], ylabel=down[0])
        figure.suptitle(heading, size=10)
        return _as_svg(figure)


def _as_svg(figure: Any) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    drawn = out.getvalue()
    return drawn[drawn.index("<svg") :]
