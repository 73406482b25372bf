"""Painting a board: tiles, pieces and marks, on a canvas of quarter cells."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from jailbirds.cli.terminal import strips
from jailbirds.cli.terminal.canvas import Canvas
from jailbirds.cli.terminal.layout import Box, Layout
from jailbirds.cli.terminal.marks import Marks
from jailbirds.cli.terminal.palette import (
    AMBER,
    BLACK,
    CARD,
    FLOOR,
    GAP,
    GROUND,
    LINE,
    NIGHT,
    PAPER,
    POOL,
    RED,
    Colour,
    blend,
    role_colour,
)
from jailbirds.cli.terminal.pieces import (
    STRUCK,
    TARGET,
    crowd_width,
    paint_crowd,
    paint_piece,
    paint_pool,
)
from jailbirds.kernel.sketch import Sketch, Tile, shape_of

ARROWS = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}


def paint(
    sketch: Sketch, layout: Layout, marks: Marks, say: Callable[[str], str], tide: int = 0
) -> Canvas:
    """The board as it looks now. `say` gives names of places; `tide` moves the water."""
    canvas = Canvas(layout.width, layout.height, NIGHT)
    boxes = list(layout.boxes(sketch))
    for tile, _, box in boxes:
        if tile.solid:
            canvas.fill(2 * box.x - 2, 2 * box.y, 2 * box.width + 2, 2 * box.height, GAP)
    for tile, row, box in boxes:
        if row.kind == "strip" and tile.place:
            shade = _ground(tile, box, marks)
            strips.paint_strip(canvas, tile, box, shade, _is_lit(tile, marks), say, tide)
        elif tile.solid:
            _paint_tile(canvas, tile, box, marks, say)
        else:
            _paint_label(canvas, tile, box, marks, say)
    where = {tile.place: box for tile, _, box in boxes if tile.place}
    for place in marks.pickable & where.keys():
        _underline(canvas, where[place])
    for place in marks.struck & where.keys():
        _frame(canvas, where[place], RED)
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


def _is_marked(place: str, marks: Marks) -> bool:
    """Does a mark hide the ground?"""
    trodden = any(place in trail for trail in marks.trails)
    return trodden or place in marks.picked | marks.pickable | marks.targets | marks.struck


def _ground(tile: Tile, box: Box, marks: Marks) -> Colour:
    """What lies under a tile, in the light of the marks."""
    shade, place = CARD if tile.form == "card" else GROUND.get(tile.ground, FLOOR), tile.place
    if box.height == 1 and (box.x // box.width + box.y) % 2:  # no gaps: a chequered floor
        shade = blend(shade, BLACK, 0.15)
    if place in marks.struck:
        return blend(shade, RED, 0.8)
    if place in marks.picked:
        return blend(shade, AMBER, 0.45)
    if any(place in trail for trail in marks.trails):
        return blend(shade, RED, 0.5)
    if place in marks.pickable or place in marks.targets:
        return blend(shade, AMBER, 0.22)
    if place in marks.recent:
        return blend(shade, PAPER, 0.16)
    return shade


def _paint_tile(
    canvas: Canvas, tile: Tile, box: Box, marks: Marks, say: Callable[[str], str]
) -> None:
    ground = _ground(tile, box, marks)
    canvas.fill(*box.quarters, ground)
    place = tile.place or ""
    if tile.ground in POOL and not _is_marked(place, marks):
        paint_pool(canvas, box, POOL[tile.ground], ground)
    if place in marks.struck:
        paint_piece(canvas, box, tile.text, role_colour(tile.role), ground, fade=0.3)
        paint_piece(canvas, box, STRUCK, PAPER, ground)
    elif place in marks.ghosts:
        glyph, role = marks.ghosts[place]
        paint_piece(canvas, box, glyph, role_colour(role), ground, fade=0.4)
    elif piece := _piece_on(tile):
        paint_piece(canvas, box, piece, role_colour(tile.role), ground)
    else:
        _paint_contents(canvas, tile, box, say)
        if place in marks.targets and not (tile.text or tile.words or tile.holds):
            paint_piece(canvas, box, TARGET, AMBER, ground)


def _piece_on(tile: Tile) -> str | None:
    """The glyph of the one piece that stands on a tile."""
    if tile.holds or tile.role == "label" or tile.form == "card" or len(tile.text) > 1:
        return None
    return tile.text or shape_of(tile.role)


def _paint_contents(canvas: Canvas, tile: Tile, box: Box, say: Callable[[str], str]) -> None:
    """What is written on a tile, and below it, or instead, everybody who is there."""
    lines = _written(tile, say)[: box.height - int(bool(tile.holds))]
    y = box.y + (box.height - len(lines) - int(bool(tile.holds))) // 2
    for down, line in enumerate(lines):
        text = line[: box.width - 1]
        x = box.x + (box.width - len(text)) // 2
        ink = NIGHT if tile.form == "card" else role_colour(tile.role)
        canvas.write(x, y + down, text, ink, bold=True)
    if tile.holds:
        room = box.width - 1
        x = box.x + max(room - crowd_width(tile.holds, room), 0) // 2
        paint_crowd(canvas, x, y + len(lines), tile.holds, room)


def _written(tile: Tile, say: Callable[[str], str]) -> list[str]:
    if tile.form == "card":
        return [" ".join([say(tile.words) if tile.words else "", tile.text]).strip()]
    text = tile.text or (say(tile.words) if tile.words else "")
    return text.split("\n") if text else []


def _paint_label(
    canvas: Canvas, tile: Tile, box: Box, marks: Marks, say: Callable[[str], str]
) -> None:
    text = "".join(_written(tile, say)[:1])
    x, y = box.x + (box.width - len(text)) // 2, box.middle[1]
    if not tile.place:
        canvas.write(x, y, text, role_colour(tile.role))
        return
    lit = _is_lit(tile, marks)
    sign = RED if tile.role == "alarm" else LINE
    canvas.fill(*box.quarters, blend(FLOOR, AMBER if lit else sign, 0.35))
    canvas.write(x, y, text, AMBER if lit else PAPER, bold=True)


def _paint_arrows(canvas: Canvas, where: dict[str, Box], marks: Marks) -> None:
    """Which way a trail goes, on each of its places where nobody stands or will stand."""
    for trail in marks.trails:
        for here, there in pairwise(trail):
            if here == trail[0] or here in marks.struck or here in marks.ghosts:
                continue
            one, other = where[here], where[there]
            way = (_sign(other.x - one.x), _sign(other.y - one.y))
            paint_piece(canvas, one, ARROWS.get(way, TARGET), PAPER, RED)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _underline(canvas: Canvas, box: Box) -> None:
    """Something to pick: a bar of light under it, or beside it where lines are scarce."""
    x, y, width, height = box.quarters
    if box.gap:
        canvas.fill(x, y + height, width, box.gap, AMBER)
    else:
        canvas.fill(x - 1, y, 1, height, AMBER)
        canvas.fill(x + width, y, 1, height, AMBER)


def _frame(canvas: Canvas, box: Box, shade: Colour) -> None:
    """A frame in the gap around a box; in lines without gaps, only its sides."""
    x, y, width, height = box.quarters
    lines = (y - 1, y + height) if box.gap else ()
    for line in lines:
        canvas.fill(x - 1, line, width + 2, 1, shade)
    for side in (x - 1, x + width):
        canvas.fill(side, y, 1, height, shade)
