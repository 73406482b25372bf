"""What is seen of a game of Alcatraz: the same for browser, terminal and programs."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from jailbirds.games.alcatraz.actions import spot
from jailbirds.games.alcatraz.state import COLUMNS, RED, ROWS
from jailbirds.kernel.sketch import SHAPES, Row, Sketch, Tile

Phase = Literal["place", "start", "roll", "run", "turn", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
RED_SQUARES = tuple(
    (row, column) for row in range(ROWS + 1) for column in range(COLUMNS + 1) if RED[row, column]
)


class Prisoner(msgspec.Struct, frozen=True):
    """A prisoner in the yard."""

    seat: int
    row: int
    column: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The whole board: nothing in this game is secret."""

    players: int
    phase: Phase
    seat: int  # whose turn it is
    turns: int
    turn_limit: int
    alarm_row: int  # whose warden waits to be sent; 0: none
    wardens: tuple[int, ...]  # column of the warden of rows 1 to 9; 0: none
    prisoners: tuple[Prisoner, ...]
    cell: tuple[int, ...]  # by seat
    boat: tuple[int, ...]
    red_squares: tuple[tuple[int, int], ...] = RED_SQUARES


def view(s: Any, seat: int) -> View:
    return View(
        players=s.players,
        phase=PHASES[s.phase],
        seat=s.seat,
        turns=s.turns,
        turn_limit=s.turn_limit,
        alarm_row=s.alarm_row,
        wardens=tuple(s.warden[1:]),
        prisoners=tuple(
            Prisoner(s.yard[row, column] - 1, row, column)
            for row in range(1, ROWS + 1)
            for column in range(1, COLUMNS + 1)
            if s.yard[row, column]
        ),
        cell=tuple(s.cell[: s.players]),
        boat=tuple(s.boat[: s.players]),
    )


def sketch(view: View) -> Sketch:
    """Boat and water above, the yard of 9 × 9, the cell below."""
    columns = [Tile(str(column), "label") for column in range(1, COLUMNS + 1)]
    return Sketch(
        [
            _strip("boat", "water", view.boat),
            *(_yard_row(view, row) for row in range(1, ROWS + 1)),
            _strip("cell", "cell", view.cell),
            Row([Tile(), *columns], "labels"),
        ],
        edges=(0, COLUMNS + 1),
    )


def _strip(place: str, ground: str, counts: tuple[int, ...]) -> Row:
    """The boat or the cell, with everybody in it."""
    holds = tuple(f"seat{seat}" for seat, count in enumerate(counts) for _ in range(count))
    strip = Tile("", place, place, ground, words=place, holds=holds, span=COLUMNS, tallied=True)
    return Row([Tile(), strip], "strip")


def _yard_row(view: View, row: int) -> Row:
    tiles = [Tile(str(row), "label")]
    prisoners = {(p.row, p.column): p.seat for p in view.prisoners}
    for column in range(1, COLUMNS + 1):
        ground = "red" if (row, column) in view.red_squares else "floor"
        text, role = "", ""
        if view.wardens[row - 1] == column:
            text, role = "◉", "warden"
        elif (row, column) in prisoners:
            seat = prisoners[row, column]
            text, role = SHAPES[seat], f"seat{seat}"
        tiles.append(Tile(text, role, spot(row, column), ground))
    if view.alarm_row == row:
        tiles[0] = Tile("◄━", "alarm", "left")
        tiles.append(Tile("━►", "alarm", "right"))
    return Row(tiles)
