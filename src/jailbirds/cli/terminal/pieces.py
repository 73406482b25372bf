"""Pieces: drawn where a tile has room for it, else as letters on chips of their colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from jailbirds.cli.terminal.canvas import Canvas
from jailbirds.cli.terminal.layout import Box
from jailbirds.cli.terminal.palette import (
    BLACK,
    DARK_RED,
    NIGHT,
    PAPER,
    Colour,
    blend,
    role_colour,
)
from jailbirds.cli.terminal.sprites import drawing
from jailbirds.kernel.sketch import shape_of

TARGET, STRUCK = "·", "✗"
GRAIN = "░"
SIGNS = {TARGET: "•", STRUCK: STRUCK, "→": "→", "←": "←", "↓": "↓", "↑": "↑"}  # on no chip


def paint_piece(
    canvas: Canvas, box: Box, glyph: str, shade: Colour, ground: Colour, fade: float = 0
) -> None:
    """A piece or a sign in the middle of a box; faded, the ground shines through."""
    height = box.quarters[3]
    rows = drawing(glyph, large=height >= 5) if box.height > 1 else None
    x, y = box.middle
    if rows:
        canvas.erase(box.x, y, box.width - 1)
        _paint_rows(canvas, box, rows, shade, ground, fade)
    elif glyph in SIGNS:
        canvas.write(x, y, SIGNS[glyph], shade, bold=True)
    else:
        canvas.fill(2 * x - 2, box.quarters[1], 6, height, blend(shade, ground, fade))
        canvas.write(x - 1, y, f" {glyph} ", NIGHT, bold=True)


def paint_pool(canvas: Canvas, box: Box, shade: Colour, ground: Colour) -> None:
    """A pool of light on the ground, or a grain of it where that is small."""
    rows = drawing("pool", large=True)
    if rows and box.quarters[3] >= len(rows):
        _paint_rows(canvas, box, rows, shade, ground, 0)
    else:
        canvas.fill(*box.quarters, shade)
        canvas.write(box.x, box.middle[1], GRAIN * (box.width - 1), blend(shade, PAPER, 0.15))


def _paint_rows(
    canvas: Canvas, box: Box, rows: Sequence[str], shade: Colour, ground: Colour, fade: float
) -> None:
    x, y, width, height = box.quarters
    ink = {"#": shade, "=": blend(shade, BLACK, 0.3), "o": PAPER, "d": DARK_RED}
    left, top = x + (width - len(rows[0])) // 2, y + (height - len(rows)) // 2
    for down, row in enumerate(rows):
        for right, mark in enumerate(row):
            if mark in ink:
                canvas.dot(left + right, top + down, blend(ink[mark], ground, fade))


def paint_crowd(canvas: Canvas, x: int, y: int, holds: Sequence[str], room: int) -> None:
    """Everybody in a place, in groups: on chips where they fit, else close together."""
    step, between = _spacing(holds, room)
    for role, group in groupby(holds):
        for _ in group:
            shape, shade = shape_of(role) or "●", role_colour(role)
            if step > 1:
                canvas.fill(2 * x, 2 * y, 6, 2, shade)
                canvas.write(x, y, f" {shape} ", NIGHT, bold=True)
            else:
                canvas.write(x, y, shape, shade, bold=True)
            x += step
        x += between


def crowd_width(holds: Sequence[str], room: int) -> int:
    """How many columns a crowd takes."""
    step, between = _spacing(holds, room)
    return step * len(holds) + between * (_groups(holds) - 1) - (step > 1)


def _spacing(holds: Sequence[str], room: int) -> tuple[int, int]:
    """Columns from one to the next, and more between groups."""
    between = 1 if _groups(holds) < len(holds) else 0
    if 4 * len(holds) + between * _groups(holds) <= room + 1:
        return 4, between
    return 1, int(len(holds) + _groups(holds) <= room + 1)


def _groups(holds: Sequence[str]) -> int:
    return sum(1 for _ in groupby(holds))
