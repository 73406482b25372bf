"""Commands: what people, bots and the clock want of a table. `decide` says what becomes of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from jailbirds.table.journal import Chair, Pace


@dataclass(frozen=True, slots=True)
class OfSeat:
    seat: int


class Join(OfSeat):
    """Sit down on a seat that waits for somebody."""


@dataclass(frozen=True, slots=True)
class Fill:
    """Give the seats that are free to bots, and begin."""

    chairs: Mapping[int, Chair]


@dataclass(frozen=True, slots=True)
class Cancel:
    """Take the table away before the game."""


@dataclass(frozen=True, slots=True)
class Close:
    """End whatever is here, by the word of whoever runs the server: nobody wins."""


class Leave(OfSeat):
    """Get up; a bot plays on."""


class Return(OfSeat):
    """Take the seat back from the bot."""


class Resign(OfSeat):
    """Give up; a bot plays on, and the player cannot return. Of two players the other wins."""


@dataclass(frozen=True, slots=True)
class StandIn(OfSeat):
    """Let a bot play for another who gives no sign."""

    other: int


@dataclass(frozen=True, slots=True)
class End(OfSeat):
    """Be for ending the game here, without a winner, or no longer so; with the seats that are not
    asked, as they give no sign or are at the same device."""

    agree: bool
    unasked: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Play(OfSeat):
    """An action of a person, and the version it was chosen for; None: whatever there is."""

    action: Mapping[str, Any]
    version: int | None = None


@dataclass(frozen=True, slots=True)
class BotPlay(OfSeat):
    """An action of the bot that plays a seat, and the version it was chosen for."""

    action: Mapping[str, Any]
    version: int


@dataclass(frozen=True, slots=True)
class TakeVacation(OfSeat):
    """Go on vacation for so many days, or as many as are left; 0: come back."""

    days: int


@dataclass(frozen=True, slots=True)
class SetPace(OfSeat):
    """Let the bots act at another pace."""

    pace: Pace


@dataclass(frozen=True, slots=True)
class Hint(OfSeat):
    """What a strong bot would do for a seat that asks, and the version it has thought about."""

    action: Mapping[str, Any]
    version: int


class Skip(OfSeat):
    """Let the bots act at once until it is the turn of a person."""


@dataclass(frozen=True, slots=True)
class Enough(OfSeat):
    """Say that one has talked enough, as have those at the same device."""

    beside: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Undo(OfSeat):
    """Take back one's last decision, or ask the others whether they agree; those at the same
    device do."""

    beside: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class AnswerUndo(OfSeat):
    """Agree, or not, to what somebody would like to take back."""

    agree: bool


@dataclass(frozen=True, slots=True)
class LinkRematch:
    """The table that follows; `instead` of one that was cancelled."""

    table: str
    instead: str | None = None


@dataclass(frozen=True, slots=True)
class Wake:
    """Time has gone by: see whether a debate or somebody's time is over."""


Command = (
    Join
    | Fill
    | Cancel
    | Close
    | Leave
    | Return
    | Resign
    | StandIn
    | End
    | Play
    | BotPlay
    | TakeVacation
    | SetPace
    | Hint
    | Skip
    | Enough
    | Undo
    | AnswerUndo
    | LinkRematch
    | Wake
)
