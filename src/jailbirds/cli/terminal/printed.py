"""A board printed once, outside the game: for replays."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.segment import Segment, Segments

from jailbirds.cli.terminal.layout import fit, smallest
from jailbirds.cli.terminal.marks import PLAIN
from jailbirds.cli.terminal.paint import paint
from jailbirds.kernel.sketch import Sketch

TALLEST = 40  # lines


def print_board(console: Console, sketch: Sketch, say: Callable[[str], str]) -> None:
    """The board, as large as the terminal is wide."""
    layout = fit(sketch, console.width, TALLEST) or smallest(sketch)
    canvas = paint(sketch, layout, PLAIN, say)
    for y in range(canvas.height):
        console.print(Segments([*canvas.strip(y), Segment.line()]), end="")
