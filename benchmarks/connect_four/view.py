"""What is seen of a game of connect four."""

from __future__ import annotations

from typing import Any

import msgspec

from benchmarks.connect_four.state import COLUMN_BITS, COLUMNS, ROWS
from jailbirds.kernel import Event
from jailbirds.kernel.sketch import SHAPES, Row, Sketch, Tile


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The whole board: nothing in this game is secret."""

    turns: int
    over: bool
    rows: tuple[tuple[int, ...], ...]  # from the top; 0: empty, else seat + 1


def view(s: Any, seat: int) -> View:
    return View(
        turns=s.turns,
        over=s.ended != 0,
        rows=tuple(
            tuple(_cell(s, column, row) for column in range(COLUMNS))
            for row in range(ROWS - 1, -1, -1)
        ),
    )


def _cell(s: Any, column: int, row: int) -> int:
    bit = column * COLUMN_BITS + row
    return sum(seat + 1 for seat, stones in enumerate(s.stones) if stones >> bit & 1)


def sketch(view: View) -> Sketch:
    """The board, with the numbers of the columns below."""
    board = [Row([_tile(c, cell) for c, cell in enumerate(row, start=1)]) for row in view.rows]
    return Sketch([*board, Row([Tile(str(c), "label") for c in range(1, COLUMNS + 1)])])


def _tile(column: int, cell: int) -> Tile:
    if cell == 0:
        return Tile(place=f"c{column}", ground="floor")
    return Tile(SHAPES[cell - 1], f"seat{cell - 1}", f"c{column}", "floor")


def traces(event: Event) -> tuple[str, ...]:
    """The column that a stone fell into."""
    return (f"c{event.args['column']}",) if event.name == "dropped" else ()
