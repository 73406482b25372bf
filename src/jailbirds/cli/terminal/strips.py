"""The strips of a board, places with room for many: a boat on the water, a cell behind bars."""

from __future__ import annotations

from collections.abc import Callable

from jailbirds.cli.terminal.canvas import Canvas
from jailbirds.cli.terminal.layout import Box
from jailbirds.cli.terminal.palette import (
    AMBER,
    BARS,
    FOAM,
    NIGHT,
    PAPER,
    TEAL,
    TEXT,
    Colour,
    blend,
)
from jailbirds.cli.terminal.pieces import paint_crowd
from jailbirds.kernel.sketch import Tile

WAVES = "~   ˜    ~  "


def paint_strip(
    canvas: Canvas,
    tile: Tile,
    box: Box,
    shade: Colour,
    lit: bool,
    say: Callable[[str], str],
    tide: int,
) -> None:
    """A strip with its name and everybody in it; `lit` where one can act there."""
    x, y, width, height = box.quarters
    canvas.fill(x, y, width, height, shade)
    name = " ".join(filter(None, [say(tile.words) if tile.words else "", tile.text]))
    if tile.ground == "water":
        _paint_waves(canvas, box, tide)
        _paint_boat(canvas, tile, box, name, lit)
    else:
        if tile.ground == "cell":
            _paint_bars(canvas, box, AMBER if lit else BARS)
        _paint_name(canvas, box, name, AMBER if lit else TEXT)
        room = box.width - len(name) - 6
        paint_crowd(canvas, box.x + 2, box.y + (box.height - 1) // 2, tile.holds, room)


def _paint_waves(canvas: Canvas, box: Box, tide: int) -> None:
    for line in range(max(box.height - 1, 1)):  # the last one is for the boat
        shift = tide + 5 * line
        for k in range(box.width - 1):
            wave = WAVES[(k + shift) % len(WAVES)]
            if wave != " ":
                canvas.write(box.x + k, box.y + line, wave, blend(FOAM, NIGHT, 0.2 * line))


def _paint_boat(canvas: Canvas, tile: Tile, box: Box, name: str, lit: bool) -> None:
    """The hull on the last line; who is aboard stands on it, or beside it in a single line."""
    hull = AMBER if lit else TEAL
    long = max(len(name) + 8, 0 if box.height == 1 else box.width * 3 // 5)
    long = min(long, box.width - 1)
    left = box.x + (box.width - 1 - long) // 2
    line = box.y + box.height - 1
    canvas.fill(2 * left, 2 * line, 2 * long, 1, hull)
    canvas.fill(2 * left + 1, 2 * line + 1, 2 * long - 2, 1, hull)
    canvas.erase(left, line, long)
    canvas.write(left + (long - len(name)) // 2, line, name, NIGHT if lit else PAPER, bold=True)
    if box.height == 1:
        paint_crowd(canvas, left + long + 1, line, tile.holds, box.width - long)
    else:
        paint_crowd(canvas, left + 2, line - 1, tile.holds, long - 4)


def _paint_bars(canvas: Canvas, box: Box, shade: Colour) -> None:
    for line in range(box.height):
        for k in range(0, box.width - 1, 3):
            canvas.write(box.x + k, box.y + line, "│", blend(shade, NIGHT, 0.35))


def _paint_name(canvas: Canvas, box: Box, name: str, shade: Colour) -> None:
    line = box.y + (box.height - 1) // 2
    canvas.write(box.x + box.width - len(name) - 4, line, f" {name} ", shade, bold=True)
