"""A board as a grid of tiles: what a title says of its looks to any terminal and browser.

A title knows where its things lie and what they are; colours, sizes and cursors belong to
whoever draws it. `place` names what can be pointed at, as in `Title.places`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

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


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stretch of a row: what stands there, what it stands on, and how it is pointed at.

    `role` says what the text is (`label`, `warden`, `seat2`, a colour such as `red`), or what
    the whole tile is where it has room for many (`boat`, `cell`); then `holds` has the roles
    of all who are in it, and `words` is the key of its name in the title's words. A text of
    one character is a piece (but for labels), and so is a seat or a colour without a text;
    a longer text is written, in several lines where it has them.

    A `form` is a thing instead of ground. A `die` shows its text, which is `?` before it is
    rolled, in the colour of its role. A `card` has its name, and its text in a corner; one
    without either lies face down.
    """

    text: str = ""
    role: str = ""
    place: str | None = None
    ground: str = ""  # what lies under it: `floor`, `water`; nothing under labels
    words: str | None = None
    holds: Sequence[str] = ()
    span: int = 1  # how many columns it takes
    tallied: bool = False  # is it told beside each seat how many it has in there?
    form: Literal["", "die", "card"] = ""

    @property
    def solid(self) -> bool:
        """Is it more than a word or a sign?"""
        return bool(self.ground or self.form)


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of tiles: labels take one line, strips a few, tiles as many as there are.

    A `hand` is as long as it is: cards or dice side by side, folded where the board ends.
    """

    tiles: Sequence[Tile]
    kind: Literal["tiles", "strip", "labels", "hand"] = "tiles"

    @property
    def columns(self) -> int:
        return sum(tile.span for tile in self.tiles)


class Sketch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board; `edges` are the columns that hold nothing but labels and signs.

    `sizes` are those a tile can have, in columns and lines of a terminal, the largest first.
    The last of each counts for the gap to the next tile. A browser takes the proportions of
    the first.
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
        widths = [row.columns for row in self.rows if row.kind != "hand"]
        return max([0, *widths, *(edge + 1 for edge in self.edges)])

    def folded(self) -> Sketch:
        """The same with hands in as many rows as they need."""
        rows = [line for row in self.rows for line in self._fold(row)]
        return msgspec.structs.replace(self, rows=rows)

    def _fold(self, row: Row) -> Iterator[Row]:
        first = int(0 in self.edges)  # hands keep out of the labels
        most = self.columns - len(self.edges)
        if row.kind != "hand":
            yield row
            return
        line: list[Tile] = []
        for tile in row.tiles:
            if line and sum(each.span for each in line) + tile.span > most:
                yield Row([*[Tile()] * first, *line], "hand")
                line = []
            line.append(tile)
        if line:
            yield Row([*[Tile()] * first, *line], "hand")


def shape_of(role: str) -> str | None:
    """The shape of a piece: `●` for `seat0` and `red`; None for what is no piece."""
    if role.startswith("seat"):
        return SHAPES[int(role.removeprefix("seat"))]
    return COLOUR_SHAPES.get(role)
