"""A board as a grid of tiles: what a title says of its looks to any terminal.

A title knows where its things lie and what they are; colours, sizes and cursors belong to
the terminal. `place` names what can be pointed at, as in `Title.places`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

SHAPES = ("●", "▲", "■", "◆", "★", "⬢")  # every seat has a shape as well as a colour


@dataclass(frozen=True, slots=True)
class Tile:
    """A stretch of a row: its text, what it is (`floor`, `warden`, `seat2`), and its place.

    `words` is a key of the title's words that is shown instead of `text`.
    """

    text: str
    role: str
    place: str | None = None
    words: str | None = None
    ground: str = "floor"  # what lies under it


@dataclass(frozen=True, slots=True)
class Row:
    """A row of tiles; a tall one takes more lines where the terminal has them."""

    tiles: Sequence[Tile]
    tall: bool = False


@dataclass(frozen=True, slots=True)
class Sketch:
    rows: Sequence[Row]

    @property
    def places(self) -> list[list[str]]:
        """The places row by row, for a cursor to walk on."""
        rows = [[tile.place for tile in row.tiles if tile.place] for row in self.rows]
        return [row for row in rows if row]
