"""What is seen of a game of liar's dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from benchmarks.liars_dice.state import FACES, OVER, PLAYERS
from jailbirds.kernel import Event
from jailbirds.kernel.sketch import Row, Sketch, Tile

Phase = Literal["roll", "bid", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table; dice that are hidden are left out."""

    phase: Phase
    seat: int
    dice: tuple[tuple[int, ...], ...]  # the faces that lie before each seat
    number: int  # of the last bid; 0: none
    face: int
    winner: int  # -1: not yet


def view(s: Any, seat: int) -> View:
    return View(
        phase=PHASES[s.phase],
        seat=s.seat,
        dice=tuple(
            tuple(face + 1 for face in range(FACES) for _ in range(s.dice[other, face]))
            for other in range(PLAYERS)
        ),
        number=(s.bid - 1) // FACES + 1 if s.bid else 0,
        face=(s.bid - 1) % FACES + 1 if s.bid else 0,
        winner=s.winner if s.phase == OVER else -1,
    )


def sketch(view: View) -> Sketch:
    rows = [
        Row([Tile(str(face), f"seat{seat}", form="die") for face in view.dice[seat]] or [Tile()])
        for seat in range(PLAYERS)
    ]
    return Sketch([*rows, Row([Tile(f"{view.number} x {view.face}", "label", span=2)])])


def traces(event: Event) -> tuple[str, ...]:
    return ()


def census(s: Any) -> Mapping[str, int]:
    """A seat never holds more dice than were rolled for it."""
    held = [sum(faces) for faces in s.dice.tolist()]
    over = sum(max(0, held[seat] - s.rolled[seat]) for seat in range(PLAYERS))
    return {"dice too many": over}
