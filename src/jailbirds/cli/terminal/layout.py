"""How large a board can be in the room there is, and where each of its tiles lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from jailbirds.kernel.sketch import Row, Sketch, Tile

EDGE = 3  # columns of the terminal for a column of labels
PITCHES = ((8, 4), (6, 3), (6, 2), (4, 2), (4, 1))  # of a tile with its gap, largest first


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of cells; the last column and half of the last line are the gap."""

    x: int
    y: int
    width: int
    height: int

    @property
    def quarters(self) -> tuple[int, int, int, int]:
        """Its ground in quarter cells, without the gap: x, y, width, height."""
        gap = 1 if self.height > 1 else 0
        return 2 * self.x, 2 * self.y, 2 * (self.width - 1), 2 * self.height - gap

    @property
    def middle(self) -> tuple[int, int]:
        """The cell in the middle of its ground."""
        return self.x + (self.width - 1) // 2, self.y + (self.height - 1) // 2

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True, slots=True)
class Layout:
    """The size of the tiles, and with it of the whole board."""

    pitch: int  # index into PITCHES
    columns: tuple[int, ...]  # the width of each
    rows: tuple[int, ...]  # the height of each

    @property
    def width(self) -> int:
        return sum(self.columns)

    @property
    def height(self) -> int:
        return sum(self.rows)

    def boxes(self, sketch: Sketch) -> Iterator[tuple[Tile, Row, Box]]:
        """Every tile of a sketch with its rectangle."""
        y = 0
        for row, height in zip(sketch.rows, self.rows, strict=True):
            column, x = 0, 0
            for tile in row.tiles:
                width = sum(self.columns[column : column + tile.span])
                yield tile, row, Box(x, y, width, height)
                column, x = column + tile.span, x + width
            y += height


def fit(sketch: Sketch, width: int, height: int) -> Layout | None:
    """The largest layout in so much room, or None where there is too little."""
    for pitch in range(len(PITCHES)):
        layout = lay_out(sketch, pitch, height)
        if layout.width <= width and layout.height <= height:
            return layout
    return None


def smallest(sketch: Sketch) -> Layout:
    """The layout below which nothing can be shown."""
    return lay_out(sketch, len(PITCHES) - 1, 0)


def lay_out(sketch: Sketch, pitch: int, height: int) -> Layout:
    """A layout with tiles of a given size; strips share the lines that are left."""
    tile_width, tile_height = PITCHES[pitch]
    columns = [EDGE if c in sketch.edges else tile_width for c in range(sketch.columns)]
    rows = [tile_height if row.kind == "tiles" else 1 for row in sketch.rows]
    strips = [k for k, row in enumerate(sketch.rows) if row.kind == "strip"]
    for _ in range(1, min(tile_height, 3)):
        for k in strips:
            if sum(rows) < height:
                rows[k] += 1
    return Layout(pitch, tuple(columns), tuple(rows))
