"""What is seen of a game of poker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from benchmarks.poker.state import OVER, PLAYERS
from jailbirds.kernel import Event
from jailbirds.kernel.sketch import Row, Sketch, Tile

Phase = Literal["deal", "bet", "draw", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
FACES = "?JQK"


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table; a card that is hidden is 0."""

    phase: Phase
    seat: int
    cards: tuple[int, ...]
    board: int
    paid: tuple[int, ...]
    won: int
    winner: int  # -1: not yet


def view(s: Any, seat: int) -> View:
    return View(
        phase=PHASES[s.phase],
        seat=s.seat,
        cards=tuple(s.card),
        board=s.board,
        paid=tuple(s.paid),
        won=s.won,
        winner=s.winner if s.phase == OVER else -1,
    )


def sketch(view: View) -> Sketch:
    rows = [
        Row([Tile(FACES[view.cards[seat]], f"seat{seat}"), Tile(str(view.paid[seat]))])
        for seat in range(PLAYERS)
    ]
    return Sketch([*rows, Row([Tile(FACES[view.board], "label")])])


def traces(event: Event) -> tuple[str, ...]:
    return ()


def census(s: Any) -> Mapping[str, int]:
    """What was agreed on; chips only change hands at the end."""
    return {"leduc": s.leduc}
