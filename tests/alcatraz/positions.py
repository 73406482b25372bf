"""Positions for tests: prisoners and wardens put where one wants them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import jailbirds
from jailbirds.games.alcatraz.state import RUN, START_COLUMNS, TURN

Square = tuple[int, int]


def position(
    prisoners: Mapping[Square, int] | None = None,
    wardens: Mapping[int, int] | None = None,
    *,
    players: int = 2,
    boat: tuple[int, ...] = (),
    seat: int = 0,
    turns: int = 0,
    alarm_row: int = 0,
    **options: Any,
) -> jailbirds.Game:
    """A game in which it is the turn of `seat`: prisoners by square, wardens by row.

    Wardens not named stand as printed; prisoners not named are in the cell.
    """
    game = jailbirds.new("alcatraz", players, options, roll=False)
    with game.edit() as s:
        for row, column in enumerate(START_COLUMNS, start=1):
            s.warden[row] = (wardens or {}).get(row, column)
        for owner, escaped in enumerate(boat):
            s.boat[owner] = escaped
            s.cell[owner] -= escaped
        for (row, column), owner in (prisoners or {}).items():
            s.yard[row, column] = owner + 1
            s.cell[owner] -= 1
        s.phase = RUN if alarm_row else TURN
        s.alarm_row = alarm_row
        s.seat = seat
        s.turns = turns
    return game


def squares(game: jailbirds.Game) -> dict[Square, int]:
    """Where everybody is: square -> seat."""
    return {(p.row, p.column): p.seat for p in game.view().prisoners}


def warden(game: jailbirds.Game, row: int) -> int:
    """The column of a row's warden."""
    column: int = game.view().wardens[row - 1]
    return column


def targets(game: jailbirds.Game, do: str, seat: int = 0, **args: int) -> set[Square]:
    """The squares a seat can reach by `enter`, or by `move` from a square."""
    names = ("row", "column") if do == "enter" else ("to_row", "to_column")
    return {
        (int(action.args[names[0]]), int(action.args[names[1]]))
        for action in game.legal(seat)
        if action.do == do and args.items() <= action.args.items()
    }
