"""Painting a board: tiles, pieces and marks, on a canvas of quarter cells."""

from __future__ import annotations

from collections.abc import Callable

from jailbirds.cli.terminal import strips
from jailbirds.cli.terminal.canvas import Canvas
from jailbirds.cli.terminal.layout import Box, Layout
from jailbirds.cli.terminal.marks import Marks
from jailbirds.cli.terminal.palette import (
    AMBER,
    DARK_RED,
    GAP,
    GROUND,
    NIGHT,
    PAPER,
    RED,
    Colour,
    blend,
    role_colour,
)
from jailbirds.cli.terminal.sprites import drawing
from jailbirds.kernel.sketch import Sketch, Tile

BLACK = (0, 0, 0)
TARGET = "·"
ARROWS = {(1, 0): "▸", (-1, 0): "◂", (0, 1): "▾", (0, -1): "▴"}


def paint(
    sketch: Sketch, layout: Layout, marks: Marks, say: Callable[[str], str], tide: int = 0
) -> Canvas:
    """The board as it looks now. `say` gives names of places; `tide` moves the water."""
    canvas = Canvas(layout.width, layout.height, NIGHT)
    boxes = list(layout.boxes(sketch))
    for tile, _, box in boxes:
        if tile.ground:
            canvas.fill(2 * box.x, 2 * box.y, 2 * box.width, 2 * box.height, GAP)
    for tile, row, box in boxes:
        if row.kind == "strip" and tile.place:
            shade = _ground(tile, marks)
            strips.paint_strip(canvas, tile, box, shade, _is_lit(tile, marks), say, tide)
        elif tile.ground:
            _paint_tile(canvas, tile, box, marks)
        else:
            _paint_label(canvas, tile, box, marks)
    where = {tile.place: box for tile, _, box in boxes if tile.place}
    for place in marks.pickable & where.keys():
        _underline(canvas, where[place])
    for place in marks.picked & where.keys():
        _frame(canvas, where[place], AMBER)
    _paint_arrows(canvas, where, marks)
    if marks.cursor in where:
        shade = {"plain": PAPER, "act": AMBER, "no": RED}[marks.mood]
        _frame(canvas, where[marks.cursor], shade)
    return canvas


def _is_lit(tile: Tile, marks: Marks) -> bool:
    """Does it glow because one can act there?"""
    return tile.place in marks.pickable | marks.picked | marks.targets


def _ground(tile: Tile, marks: Marks) -> Colour:
    """What lies under a tile, in the light of the marks."""
    shade, place = GROUND[tile.ground], tile.place
    if place in marks.struck:
        return blend(shade, RED, 0.85)
    if place in marks.picked:
        return blend(shade, AMBER, 0.45)
    if any(place in trail for trail in marks.trails):
        return blend(shade, RED, 0.5)
    if place in marks.pickable or place in marks.targets:
        return blend(shade, AMBER, 0.22)
    if place in marks.recent:
        return blend(shade, PAPER, 0.16)
    return shade


def _paint_tile(canvas: Canvas, tile: Tile, box: Box, marks: Marks) -> None:
    ground = _ground(tile, marks)
    canvas.fill(*box.quarters, ground)
    place = tile.place or ""
    if place in marks.struck:
        paint_piece(canvas, box, tile.text, role_colour(tile.role), ground, fade=0.35)
        canvas.write(*box.middle, "✗", PAPER, bold=True)
    elif place in marks.ghosts:
        glyph, role = marks.ghosts[place]
        paint_piece(canvas, box, glyph, role_colour(role), ground, fade=0.3)
    elif tile.text:
        paint_piece(canvas, box, tile.text, role_colour(tile.role), ground)
    elif place in marks.targets:
        paint_piece(canvas, box, TARGET, AMBER, ground)


def paint_piece(
    canvas: Canvas, box: Box, glyph: str, shade: Colour, ground: Colour, fade: float = 0
) -> None:
    """A piece in the middle of a box: drawn where there is room, else as a letter on a chip."""
    x, y, width, height = box.quarters
    rows = drawing(glyph, large=height >= 5)
    if box.height == 1 or rows is None:
        _paint_letter(canvas, box, glyph, blend(shade, ground, fade))
        return
    ink = {"#": shade, "=": blend(shade, BLACK, 0.3), "o": PAPER, "d": DARK_RED}
    left, top = x + (width - len(rows[0])) // 2, y + (height - len(rows)) // 2
    for down, row in enumerate(rows):
        for right, mark in enumerate(row):
            if mark in ink:
                canvas.dot(left + right, top + down, blend(ink[mark], ground, fade))


def _paint_letter(canvas: Canvas, box: Box, glyph: str, shade: Colour) -> None:
    x, y = box.middle
    if glyph == TARGET:
        canvas.write(x, y, "•", shade, bold=True)
    elif len(glyph) == 1:
        canvas.fill(2 * x - 2, 2 * y, 6, 2, shade)
        canvas.write(x, y, glyph, NIGHT, bold=True)
    else:
        canvas.write(box.x + (box.width - len(glyph)) // 2, y, glyph, shade, bold=True)


def _paint_label(canvas: Canvas, tile: Tile, box: Box, marks: Marks) -> None:
    x, y = box.middle
    x -= (len(tile.text) - 1) // 2
    if not tile.place:
        canvas.write(x, y, tile.text, role_colour(tile.role))
        return
    lit = _is_lit(tile, marks)
    canvas.fill(*box.quarters, blend(GROUND["floor"], AMBER if lit else RED, 0.35))
    canvas.write(x, y, tile.text, AMBER if lit else PAPER, bold=True)


def _paint_arrows(canvas: Canvas, where: dict[str, Box], marks: Marks) -> None:
    """Which way a trail goes, on each of its spots where nobody stands or will stand."""
    for trail in marks.trails:
        for here, there in zip(trail, trail[1:], strict=False):
            if here == trail[0] or here in marks.struck or here in marks.ghosts:
                continue
            one, other = where[here], where[there]
            way = (_sign(other.x - one.x), _sign(other.y - one.y))
            canvas.write(*one.middle, ARROWS.get(way, "•"), PAPER, bold=True)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _underline(canvas: Canvas, box: Box) -> None:
    """Something to pick: a bar of light under it, or beside it where lines are scarce."""
    x, y, width, height = box.quarters
    if box.height > 1:
        canvas.fill(x, y + height, width, 1, AMBER)
    else:
        canvas.fill(x - 1, y, 1, height, AMBER)
        canvas.fill(x + width, y, 1, height, AMBER)


def _frame(canvas: Canvas, box: Box, shade: Colour) -> None:
    """A frame in the gap around a box; in lines without gaps, only its sides."""
    x, y, width, height = box.quarters
    lines = (y - 1, y + height) if box.height > 1 else ()
    for line in lines:
        canvas.fill(x - 1, line, width + 2, 1, shade)
    for side in (x - 1, x + width):
        canvas.fill(side, y, 1, height, shade)
