"""What is seen of a game of Alcatraz: the same for browser, terminal and programs."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from jailbirds.games.alcatraz.rules.boat import check_escape, escaper
from jailbirds.games.alcatraz.state import COLUMNS, RED, ROWS, RUN, SQUARE, TO_WIN, TURN
from jailbirds.kernel.events import Event
from jailbirds.kernel.sketch import SHAPES, Row, Sketch, Tile
from jailbirds.kernel.title import Said

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
    to_win: int = TO_WIN  # prisoners in the boat


def view(s: Any, seat: int) -> View:
    return View(
        players=s.players,
        phase=PHASES[s.phase],
        seat=s.seat,
        turns=s.turns,
        turn_limit=s.turn_limit,
        alarm_row=s.alarm_row,
        wardens=tuple(s.warden[1:]),
        prisoners=tuple([Prisoner(owner - 1, row, column) for owner, row, column in _yard(s)]),
        cell=tuple(s.cell[: s.players]),
        boat=tuple(s.boat[: s.players]),
    )


def prompt(s: Any, seat: int) -> Said | None:
    """Where one's prisoners are says what there is to do with them."""
    if s.phase == RUN:
        return "ask-run", {"row": int(s.alarm_row), "other": int(escaper(s))}
    yard = _prisoners(s, seat)
    if s.phase == TURN and any(check_escape(s, seat, row, column) == 0 for row, column in yard):
        return "ask-boat", {}
    return None if yard else ("ask-enter", {})


def goal(s: Any, seat: int) -> Said | None:
    """How many are still to get away, and what the foremost of them needs."""
    if s.phase not in (RUN, TURN) or seat >= s.players:
        return None
    count = TO_WIN - int(s.boat[seat])
    yard = _prisoners(s, seat)
    if not yard:
        return "goal-out", {"count": count}
    red = [(row, column) for row, column in yard if RED[row, column]]
    if any(check_escape(s, seat, row, column) == 0 for row, column in red):
        return "goal-boat", {"count": count}
    if red:
        return "goal-blocked", {"count": count, "column": red[0][1]}
    return "goal-red", {"count": count, "row": yard[0][0]}


def near(s: Any) -> Said | None:
    """ALC-25: the last round; ALC-22: whoever needs one prisoner more."""
    left = int(s.turn_limit - s.turns)
    if 0 < left <= s.players:
        return "near-limit", {"count": left}
    close = [seat for seat in range(s.players) if s.boat[seat] == TO_WIN - 1]
    if len(close) == 1:
        return "near-boat", {"seat": close[0]}
    return ("near-boats", {"count": len(close)}) if close else None


def _prisoners(s: Any, seat: int) -> list[tuple[int, int]]:
    """The squares of a seat's prisoners in the yard, the foremost first."""
    return [(row, column) for owner, row, column in _yard(s) if owner == seat + 1]


def _yard(s: Any) -> list[tuple[int, int, int]]:
    """Who is in the yard: whose prisoner, counted from 1, row and column."""
    return [
        (owner, row, column)
        for row, squares in enumerate(s.yard.tolist())
        if any(squares)
        for column, owner in enumerate(squares)
        if owner
    ]


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
        tiles.append(Tile(text, role, square(row, column), ground))
    if view.alarm_row == row:
        tiles[0] = Tile("◄━", "alarm", "left")
        tiles.append(Tile("━►", "alarm", "right"))
    return Row(tiles)


def square(row: int, column: int) -> str:
    """A square as a place: `r7c3`."""
    return SQUARE.format(row=row, column=column)


def traces(event: Event) -> tuple[str, ...]:
    """The squares that an event touches, the boat and the cell."""
    at = {name: int(value) for name, value in event.args.items()}
    if event.name in ("walked", "ran"):
        low, high = sorted((at["column"], at["to_column"]))
        return tuple(square(at["row"], column) for column in range(low, high + 1))
    if event.name == "moved":
        return (square(at["row"], at["column"]), square(at["to_row"], at["to_column"]))
    if event.name in ("entered", "caught"):
        return (square(at["row"], at["column"]), "cell")
    if event.name == "escaped":
        return (square(at["row"], at["column"]), "boat")
    if event.name == "placed":
        return (square(at["row"], at["column"]),)
    if event.name == "alarmed":
        return tuple(square(at["row"], column) for column in range(1, COLUMNS + 1))
    return ("boat",) if event.name in ("won", "timed_out") else ("cell",)  # who begins or passes
