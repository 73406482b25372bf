"""A board as a grid of tiles: what a title says of its looks to any terminal.

A title knows where its things lie and what they are; colours, sizes and cursors belong to
the terminal. `place` names what can be pointed at, as in `Title.places`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

SIZES = ((8, 4), (6, 3), (6, 2), (4, 2), (4, 1))  # for tiles with one piece on each
SHAPES = ("●", "▲", "■", "◆", "★", "⬢")  # every seat has a shape as well as a colour
COLOUR_SHAPES = {  # and so has everything that is known by its colour and belongs to no seat
    "red": "●",
    "blue": "■",
    "lightgreen": "▲",
    "brown": "◆",
    "yellow": "★",
    "orange": "✚",
    "darkgreen": "▼",
    "white": "○",
}


@dataclass(frozen=True, slots=True)
class Tile:
    """A stretch of a row: what stands there, what it stands on, and how it is pointed at.

    `role` says what the text is (`label`, `warden`, `seat2`, a colour such as `red`), or what
    the whole tile is where it has room for many (`boat`, `cell`); then `holds` has the roles
    of all who are in it, and `words` is the key of its name in the title's words. A text of
    one character is a piece (but for labels), and so is a seat or a colour without a text;
    a longer text is written, in several lines where it has them.
    """

    text: str = ""
    role: str = ""
    place: str | None = None
    ground: str = ""  # what lies under it: `floor`, `water`; nothing under labels
    words: str | None = None
    holds: Sequence[str] = ()
    span: int = 1  # how many columns it takes
    tallied: bool = False  # is it told beside each seat how many it has in there?


@dataclass(frozen=True, slots=True)
class Row:
    """A row of tiles: labels take one line, strips a few, tiles as many as there are."""

    tiles: Sequence[Tile]
    kind: Literal["tiles", "strip", "labels"] = "tiles"


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board; `edges` are the columns that hold nothing but labels and signs.

    `sizes` are those a tile can have, in columns and lines of a terminal, the largest first.
    The last of each counts for the gap to the next tile.
    """

    rows: Sequence[Row]
    edges: Sequence[int] = ()
    sizes: Sequence[tuple[int, int]] = SIZES

    @property
    def places(self) -> list[list[str]]:
        """The places row by row, for a cursor to walk on."""
        rows = [[tile.place for tile in row.tiles if tile.place] for row in self.rows]
        return [row for row in rows if row]

    @property
    def columns(self) -> int:
        """How many columns there are; edges are kept free even where nothing stands there."""
        widths = [sum(tile.span for tile in row.tiles) for row in self.rows]
        return max([0, *widths, *(edge + 1 for edge in self.edges)])


def shape_of(role: str) -> str | None:
    """The shape of a piece: `●` for `seat0` and `red`; None for what is no piece."""
    if role.startswith("seat"):
        return SHAPES[int(role.removeprefix("seat"))]
    return COLOUR_SHAPES.get(role)
