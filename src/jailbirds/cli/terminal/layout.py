"""How large a board can be in the room there is, and where each of its tiles lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from jailbirds.kernel.sketch import Row, Sketch, Tile

EDGE = 3  # columns of the terminal for a column of labels
MOST_STRIP = 3  # lines


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of cells; its last column is a gap, and so is half the last line of a tile."""

    x: int
    y: int
    width: int
    height: int
    gap: int = 0  # quarters at the bottom

    @property
    def quarters(self) -> tuple[int, int, int, int]:
        """Its ground in quarter cells, without the gap: x, y, width, height."""
        return 2 * self.x, 2 * self.y, 2 * (self.width - 1), 2 * self.height - self.gap

    @property
    def middle(self) -> tuple[int, int]:
        """The cell in the middle of its ground."""
        return self.x + (self.width - 1) // 2, self.y + (self.height - 1) // 2

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True, slots=True)
class Layout:
    """The size of the tiles, and with it of the whole board."""

    size: int  # of its tiles: an index into the sketch's sizes
    margin: int  # at the left, where no labels are
    columns: tuple[int, ...]  # the width of each
    rows: tuple[int, ...]  # the height of each

    @property
    def width(self) -> int:
        return self.margin + sum(self.columns)

    @property
    def height(self) -> int:
        return sum(self.rows)

    def boxes(self, sketch: Sketch) -> Iterator[tuple[Tile, Row, Box]]:
        """Every tile of a sketch with its rectangle."""
        y = 0
        for row, height in zip(sketch.rows, self.rows, strict=True):
            column, x = 0, self.margin
            gap = int(row.kind == "tiles" and height > 1)
            for tile in row.tiles:
                width = sum(self.columns[column : column + tile.span])
                yield tile, row, Box(x, y, width, height, gap)
                column, x = column + tile.span, x + width
            y += height


def fit(sketch: Sketch, width: int, height: int) -> Layout | None:
    """The largest layout in so much room, or None where there is too little."""
    for size in range(len(sketch.sizes)):
        layout = lay_out(sketch, size, height)
        if layout.width <= width and layout.height <= height:
            return layout
    return None


def smallest(sketch: Sketch) -> Layout:
    """The layout below which nothing can be shown."""
    return lay_out(sketch, len(sketch.sizes) - 1, 0)


def lay_out(sketch: Sketch, size: int, height: int) -> Layout:
    """A layout with tiles of a given size; strips share the lines that are left."""
    tile_width, tile_height = sketch.sizes[size]
    columns = [EDGE if c in sketch.edges else tile_width for c in range(sketch.columns)]
    rows = [tile_height if row.kind == "tiles" else 1 for row in sketch.rows]
    strips = [k for k, row in enumerate(sketch.rows) if row.kind in ("strip", "hand")]
    for _ in range(1, min(tile_height, MOST_STRIP)):
        for k in strips:
            if sum(rows) < height:
                rows[k] += 1
    margin = 0 if 0 in sketch.edges else 1
    return Layout(size, margin, tuple(columns), tuple(rows))
