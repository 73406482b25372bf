"""How board and panels share the terminal: side by side, one above the other, or not at all."""

from __future__ import annotations

from dataclasses import dataclass

from jailbirds.cli.terminal.layout import Layout, fit, smallest
from jailbirds.kernel.sketch import Sketch

FRAME = 2  # the lines of heading and keys
BESIDE = 34  # columns that panels beside the board need
BELOW = 16  # lines that panels below the board need


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The board's layout, and whether the panels are beside it."""

    board: Layout
    wide: bool


def arrange(sketch: Sketch, width: int, height: int) -> Arrangement | None:
    """The way that makes the board largest, or None where the terminal is too small."""
    beside = fit(sketch, width - BESIDE, height - FRAME)
    above = fit(sketch, width, height - FRAME - BELOW)
    if beside and not (above and above.size < beside.size):
        return Arrangement(beside, wide=True)
    return Arrangement(above, wide=False) if above else None


def least(sketch: Sketch) -> tuple[int, int]:
    """The width and height from which on the game can be shown."""
    board = smallest(sketch)
    return board.width + BESIDE, board.height + FRAME
