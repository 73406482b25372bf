"""What is seen of a game of Pebbles, and what can be agreed on before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from jailbirds.kernel.events import Event
from jailbirds.kernel.sketch import Row, Sketch, Tile

Phase = Literal["roll", "choose", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    again: bool = True  # may everybody roll once more?


VARIANTS: tuple[Mapping[str, Any], ...] = ({}, {"again": False})


class View(msgspec.Struct, frozen=True):
    phase: Phase
    seat: int  # whose turn it is
    dice: tuple[int | None, ...]  # None: hidden, or not rolled yet


def view(s: Any, seat: int) -> View:
    phases: tuple[Phase, ...] = ("roll", "choose", "over")
    return View(phases[s.phase], s.turn, tuple(die or None for die in s.die[: s.players]))


def sketch(view: View) -> Sketch:
    dice = [Tile(str(die or ""), f"seat{seat}") for seat, die in enumerate(view.dice)]
    return Sketch([Row(dice), Row([Tile("", "label", "table"), Tile("", "label", "cup")])])


def traces(event: Event) -> tuple[str, ...]:
    return ("cup",) if event.name == "rerolled" else ()


def census(s: Any) -> Mapping[str, int]:
    return {"players who are done, or not": s.turn + (s.players - s.turn)}
