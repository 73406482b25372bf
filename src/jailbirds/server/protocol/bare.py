"""Bare boards: games that are shown without a table, to analyse them or to solve puzzles."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from jailbirds.server.protocol.answers import Foresight
from jailbirds.server.protocol.basics import Event, Group, Out, Place, Strict
from jailbirds.server.protocol.tables import Situation


class BareQuestion(Strict):
    """What would this action bring about, or what is meant by a place? As in `Ask`."""

    action: dict[str, Any] | None = None
    place: Place | None = None
    picked: Annotated[list[Place], msgspec.Meta(max_length=16)] = []


class BareMove(Out, frozen=True):
    """A move that was made on a bare board, with the word for it, and what came of it as far as
    the reader may know."""

    seat: int | None  # null: chance
    action: dict[str, Any]
    key: str  # action-…
    events: tuple[Event, ...] = ()


class BareBoard(Out, frozen=True):
    """A position, as a table would show it to whoever sits at `seat`, or to a spectator.

    `outcomes`: chance is to act, and these may come of it."""

    seat: int | None
    situation: Situation
    moves: tuple[BareMove, ...] = ()
    outcomes: tuple[Group, ...] = ()


OF_BARE_BOARDS = (BareQuestion, Foresight, BareBoard)
