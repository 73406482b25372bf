"""The journal: all that ever happened at a table, entry by entry. It is the only truth.

Nothing personal is in it: who sits on a chair is kept beside it, and can be forgotten.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from jailbirds.table.clocks import Clock

By = Literal["player", "bot", "clock"]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is made for. `level` is that of its bot, or of the one that would step in."""

    kind: Literal["person", "device", "bot"]
    level: str = "regular"


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all entries have: when it was, in milliseconds since 1970."""

    at: int


class Opened(At, frozen=True, tag="opened"):
    """The table is set up; people can take their seats."""

    title: str
    rules_version: int
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    clock: Clock
    seed_hash: str | None
    imported: bool = False


class Joined(At, frozen=True, tag="joined"):
    """Somebody took a seat."""

    seat: int


class Quit(At, frozen=True, tag="quit"):
    """Somebody got up before the game."""

    seat: int


class Begun(At, frozen=True, tag="begun"):
    """All seats are taken: the game begins."""


class Played(At, frozen=True, tag="played"):
    """An action of a seat. `final`: its player has learned something by it that he could not
    know, so that it cannot be taken back."""

    seat: int
    action: dict[str, Any]
    by: By = "player"
    final: bool = False


class Rolled(At, frozen=True, tag="rolled"):
    """An outcome of chance."""

    action: dict[str, Any]


class Undone(At, frozen=True, tag="undone"):
    """A seat took back the action at place `to` of the journal; nothing had come after it."""

    seat: int
    to: int


class Left(At, frozen=True, tag="left"):
    """The player has gone, and may return; a bot plays on."""

    seat: int


class Returned(At, frozen=True, tag="returned"):
    """The player is back, and the bot gets up."""

    seat: int


class Resigned(At, frozen=True, tag="resigned"):
    """The player gave up; a bot plays to the end."""

    seat: int


class TimeUp(At, frozen=True, tag="time"):
    """The player's time has run out; a bot plays on, so that the others can finish."""

    seat: int


class Rematched(At, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


Entry = (
    Opened
    | Joined
    | Quit
    | Begun
    | Played
    | Rolled
    | Undone
    | Left
    | Returned
    | Resigned
    | TimeUp
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as it is kept: one JSON object."""
    return _encoder.encode(entry)


def decode(text: bytes | str) -> Entry:
    """An entry as it was kept."""
    return _decoder.decode(text)
