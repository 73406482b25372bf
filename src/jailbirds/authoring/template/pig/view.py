"""What is seen of a game: the same for browser, terminal and programs."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from jailbirds.kernel import Event
from jailbirds.kernel.sketch import SHAPES, Row, Sketch, Tile

Phase = Literal["turn", "roll", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All there is: nothing in this game is secret."""

    players: int
    phase: Phase
    seat: int  # whose turn it is
    goal: int
    face: int  # what the die shows; 0: not rolled in this turn
    collected: int
    points: tuple[int, ...]  # by seat


def view(s: Any, seat: int) -> View:
    """The view of a seat, from a record without what that seat may not know."""
    return View(
        players=s.players,
        phase=PHASES[s.phase],
        seat=s.seat,
        goal=s.goal,
        face=s.face,
        collected=s.collected,
        points=tuple(s.points[: s.players]),
    )


def sketch(view: View) -> Sketch:
    """The board as a grid: die and pot to point at, and a row for each seat."""
    die = Tile(str(view.face or "?"), "white", "die", form="die")
    pot = Tile(f"+{view.collected}", "alarm", "collected", "floor", span=2)
    return Sketch([Row([die, pot]), *(_seat(view, seat) for seat in range(view.players))])


def _seat(view: View, seat: int) -> Row:
    piece = Tile(SHAPES[seat], f"seat{seat}", ground="floor")
    points = Tile(f"{view.points[seat]} / {view.goal}", f"seat{seat}", ground="cell", span=2)
    return Row([piece, points])


def traces(event: Event) -> tuple[str, ...]:
    """The places on the board that an event touches."""
    return ("die",) if event.name == "rolled" else ("collected",)
