"""The journal: all that ever happened at a table, entry by entry. It is the only truth.

Nothing personal is in it: who sits on a chair is kept beside it, and can be forgotten.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from jailbirds.table.clocks import Clock

By = Literal["player", "bot", "clock", "table"]
Pace = Literal["slow", "normal", "fast", "instant"]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is made for. `level` is that of its bot, or of the one that would step in;
    `name` says by which of the names of its level a bot goes."""

    kind: Literal["person", "device", "bot"]
    level: str = "regular"
    name: int | None = None


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """What all entries have: when it was, in milliseconds since 1970."""

    at: int


class OfSeat(At, frozen=True):
    """What entries have that are of one seat."""

    seat: int


class Opened(At, frozen=True, tag="opened"):
    """The table is set up; people can take their seats."""

    title: str
    rules_version: int
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    clock: Clock
    seed_hash: str | None
    imported: bool = False
    pace: Pace = "normal"  # of the bots
    number: int = 1  # of the game among its rematches
    wins: tuple[int, ...] = ()  # in the games before it, by seat
    lesson: bool = False
    position: str | None = None  # where the game begins, if not with the set-up
    rated: bool = False  # does its result change ratings?
    hints: bool = False  # may those who play ask what a strong bot would do?


class Joined(OfSeat, frozen=True, tag="joined"):
    """Somebody took a seat."""


class Quit(OfSeat, frozen=True, tag="quit"):
    """Somebody got up before the game."""


class Filled(OfSeat, frozen=True, tag="filled"):
    """A seat that was free is a bot's from now on."""

    chair: Chair


class Cancelled(At, frozen=True, tag="cancelled"):
    """The table is taken away before its game has begun."""


class Begun(At, frozen=True, tag="begun"):
    """All seats are taken: the game begins."""


class Played(OfSeat, frozen=True, tag="played"):
    """An action of a seat. `final`: its player has learned something by it that he could not
    know, so that it cannot be taken back. `by` the clock: time was up; by the table: it was the
    only one, and no decision."""

    action: dict[str, Any]
    by: By = "player"
    final: bool = False


class Rolled(At, frozen=True, tag="rolled"):
    """An outcome of chance."""

    action: dict[str, Any]


class Undone(OfSeat, frozen=True, tag="undone"):
    """A seat took back its action at index `to` of the journal, and all moves after it."""

    to: int


class AskedUndo(OfSeat, frozen=True, tag="asked_undo"):
    """A seat would like to take back its last decision: do the others agree?"""


class AgreedUndo(OfSeat, frozen=True, tag="agreed_undo"):
    """A seat agrees to what another would like to take back."""


class Declined(OfSeat, frozen=True, tag="declined"):
    """A seat does not agree: what was played stands."""


class Left(OfSeat, frozen=True, tag="left"):
    """The player has gone, and may return; a bot plays on."""


class StoodIn(OfSeat, frozen=True, tag="stood_in"):
    """The player gives no sign, and `other` lets a bot play on; the player may return."""

    other: int


class Returned(OfSeat, frozen=True, tag="returned"):
    """The player is back, and the bot gets up."""


class Resigned(OfSeat, frozen=True, tag="resigned"):
    """The player gave up; a bot plays to the end, if the game goes on."""


class WantsEnd(OfSeat, frozen=True, tag="wants_end"):
    """A seat would end the game here, without a winner."""


class PlaysOn(OfSeat, frozen=True, tag="plays_on"):
    """A seat that would have ended the game would rather play on."""


class Ended(At, frozen=True, tag="ended"):
    """The game is over before the rules end it: all agreed, one of two gave up, all did, or whoever
    runs the server closed the table."""

    ending: Literal["agreed", "given_up", "all_gave_up", "closed"]
    winners: tuple[int, ...] = ()


class TimeUp(OfSeat, frozen=True, tag="time"):
    """The player's time has run out; a bot plays on, so that the others can finish."""


class Vacation(OfSeat, frozen=True, tag="vacation"):
    """A seat is on vacation for so many days: its clock stands still. 0: it is back."""

    days: int


class Enough(OfSeat, frozen=True, tag="enough"):
    """A seat has talked enough: the debate may end."""


class Paced(OfSeat, frozen=True, tag="paced"):
    """From now on the bots act at this pace; `skip`: at once until it is a person's turn."""

    pace: Pace | None = None
    skip: bool = False


class Hinted(OfSeat, frozen=True, tag="hinted"):
    """A seat has asked what a strong bot would do, and was told this."""

    action: dict[str, Any]


class Rematched(At, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


Entry = (
    Opened
    | Joined
    | Quit
    | Filled
    | Cancelled
    | Begun
    | Played
    | Rolled
    | Undone
    | AskedUndo
    | AgreedUndo
    | Declined
    | Left
    | StoodIn
    | Returned
    | Resigned
    | WantsEnd
    | PlaysOn
    | Ended
    | TimeUp
    | Vacation
    | Paced
    | Enough
    | Hinted
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
