"""The strips of a board, places with room for many: a boat on the water, a cell behind bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

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
    role_colour,
)
from jailbirds.cli.terminal.sprites import drawing
from jailbirds.kernel.sketch import Tile, seat_shape

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
    name = say(tile.words) if tile.words else ""
    if tile.ground == "water":
        _paint_waves(canvas, box, tide)
        _paint_boat(canvas, tile, box, name, lit)
    else:
        _paint_bars(canvas, box, AMBER if lit else BARS)
        _paint_name(canvas, box, name, AMBER if lit else TEXT)
        _paint_crowd(canvas, box.x + 2, box, tile.holds, box.width - len(name) - 6)


def _paint_waves(canvas: Canvas, box: Box, tide: int) -> None:
    for line in range(box.height):
        shift = tide + 5 * line
        for k in range(box.width - 1):
            wave = WAVES[(k + shift) % len(WAVES)]
            if wave != " ":
                canvas.write(box.x + k, box.y + line, wave, blend(FOAM, NIGHT, 0.2 * line))


def _paint_boat(canvas: Canvas, tile: Tile, box: Box, name: str, lit: bool) -> None:
    """The hull on the last line; who is aboard stands on it, or beside it in a single line."""
    hull = AMBER if lit else TEAL
    long = len(name) + 8 if box.height == 1 else max(len(name) + 8, (box.width * 3) // 5)
    left = box.x + (box.width - 1 - long) // 2
    line = box.y + box.height - 1
    deep = 2 if box.height == 1 else box.quarters[3] - 2 * (box.height - 1)
    for k in range(deep):
        canvas.fill(2 * left + k, 2 * line + k, 2 * long - 2 * k, 1, hull)
    canvas.erase(left, line, long)
    canvas.write(left + (long - len(name)) // 2, line, name, NIGHT if lit else PAPER, bold=True)
    if box.height == 1:
        _paint_crowd(canvas, left + long + 1, box, tile.holds, box.width - 2)
    else:
        above = Box(left, box.y, long + 1, box.height - 1)
        _paint_crowd(canvas, left + 2, above, tile.holds, long - 4, foot=True)


def _paint_bars(canvas: Canvas, box: Box, shade: Colour) -> None:
    for line in range(box.height):
        for k in range(0, box.width - 1, 3):
            canvas.write(box.x + k, box.y + line, "│", blend(shade, NIGHT, 0.35))


def _paint_name(canvas: Canvas, box: Box, name: str, shade: Colour) -> None:
    line = box.y + (box.height - 1) // 2
    canvas.write(box.x + box.width - len(name) - 4, line, f" {name} ", shade, bold=True)


def _paint_crowd(
    canvas: Canvas, x: int, box: Box, holds: Sequence[str], room: int, foot: bool = False
) -> None:
    """Everybody in a place, seat by seat: as drawings where they fit, else as shapes."""
    groups = [list(group) for _, group in groupby(holds)]
    drawn = 4 * len(holds) + max(len(groups) - 1, 0)
    if box.height > 1 and drawn <= room:
        _draw_crowd(canvas, x, box, groups, foot)
        return
    line = box.y + (box.height - 1 if foot else (box.height - 1) // 2)
    spread = " " if 2 * len(holds) + len(groups) <= room else ""
    for group in groups:
        text = spread.join(map(seat_shape, group))
        canvas.write(x, line, f"{text} ", role_colour(group[0]), bold=True)
        x += len(text) + 1 + len(spread)


def _draw_crowd(
    canvas: Canvas, x: int, box: Box, groups: Sequence[Sequence[str]], foot: bool
) -> None:
    top = 2 * (box.y + box.height) - 3 if foot else box.quarters[1] + (box.quarters[3] - 3) // 2
    for group in groups:
        for role in group:
            for down, row in enumerate(drawing(seat_shape(role), large=False) or ()):
                for right, mark in enumerate(row):
                    if mark == "#":
                        canvas.dot(2 * x + right, top + down, role_colour(role))
            for line in (top // 2, (top + 2) // 2):
                canvas.erase(x, line, 3)
            x += 4
        x += 1
