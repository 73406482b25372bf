"""Undo: never past another seat's action, a reveal or a roll."""

from __future__ import annotations

from jailbirds.kernel.rule import CHANCE
from jailbirds.table.journal import Played
from jailbirds.table.table import Table


def why_not_undo(table: Table, seat: int) -> str | None:
    """The key of the sentence why a seat cannot take back a move; None where it can."""
    if table.status == "over":
        return "refused-over"
    if table.last_move is None or not table.last_own(seat):
        return "undo-nothing"
    place, move = table.last_move
    entry = table.told[place].entry
    if move.seat == CHANCE:
        return "undo-roll"
    if move.seat != seat:
        return "undo-others"
    if not isinstance(entry, Played) or entry.by != "player":
        return "undo-others"
    if entry.final or any(event.name in table.title.reveals for event in move.events):
        return "undo-seen"
    return None
