"""What a client says over its WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from jailbirds.server.protocol.basics import (
    Id,
    LevelName,
    Pace,
    Place,
    Seat,
    Strict,
    TableId,
    Text,
    Version,
)
from jailbirds.server.protocol.lobby import JoinSeek, Seek, Unseek


class OfSeat(Strict):
    """What somebody at a table asks for their own seat."""

    id: Id
    table: TableId
    seat: Seat


class Watch(Strict, tag="watch"):
    """Show me a table, through the eyes of a seat of mine, or as a spectator.

    Answered by `snapshot`, followed by `change` and `said`. Watching again changes the eyes.
    `sketch`: I have no board of my own for this title, send me its sketch.
    """

    id: Id
    table: TableId
    seat: Seat | None = None
    invite: str | None = None
    sketch: bool = False


class Unwatch(Strict, tag="unwatch"):
    id: Id
    table: TableId


class Play(OfSeat, tag="play"):
    """Do an action. `version` is that of the situation it was chosen in."""

    version: Version
    action: dict[str, Any]


class Ask(OfSeat, tag="ask"):
    """What would this action bring about, or which rule forbids it? Answered by `asked`.

    Without an `action`: what does somebody mean who points at `place`, with `picked` in the
    hand? Where it is one action, the answer is about that, else about what forbids it all.
    """

    action: dict[str, Any] | None = None
    place: Place | None = None
    picked: Annotated[list[Place], msgspec.Meta(max_length=16)] = []


class Undo(OfSeat, tag="undo"):
    """Take back the seat's last action. Where other people have to agree, they are asked."""


class AnswerUndo(OfSeat, tag="answer_undo"):
    """Agree, or not, to what somebody would like to take back."""

    agree: bool


class Say(Strict, tag="say"):
    """Say something to the table; `seat` chooses a name where several sit at one device."""

    id: Id
    table: TableId
    text: Text
    seat: Seat | None = None


class Fill(Strict, tag="fill"):
    """Give all seats that are free to bots, and begin: for whoever opened the table."""

    id: Id
    table: TableId
    level: LevelName = "regular"


class Cancel(Strict, tag="cancel"):
    """Take the table away before the game: for whoever opened it. Who watches it gets `gone`."""

    id: Id
    table: TableId


class WatchLobby(Strict, tag="lobby"):
    """Show me the lobby, and tell me what changes there; or no longer. Answered by `lobby`."""

    id: Id
    on: bool = True


class Leave(OfSeat, tag="leave"):
    """A bot plays for me until I return; before the game the seat is free again."""


class Return(OfSeat, tag="return"):
    """I am back: the bot gets up."""


class Resign(OfSeat, tag="resign"):
    """I give up: a bot plays the seat to the end. In a game of two the other one has won."""


class StandIn(OfSeat, tag="stand_in"):
    """Let a bot play for `other`, who gives no sign; that one may return at any time."""

    other: Seat


class End(OfSeat, tag="end"):
    """I would end the game here, without a winner, or no longer so. It ends when all people who
    are there agree."""

    agree: bool = True


class SetPace(OfSeat, tag="pace"):
    """How fast the bots are to act: for whoever opened the table."""

    pace: Pace


class AskHint(OfSeat, tag="hint"):
    """What would a strong bot do in my place? Where the table gives hints, and it is my turn. It
    comes as `Situation.hint`, after some thought, and then this is answered by `done`."""


class Skip(OfSeat, tag="skip"):
    """Let the bots act at once until it is the turn of a person."""


class Enough(OfSeat, tag="enough"):
    """I have talked enough: a bot that is to end the talk waits for me no longer."""


class Rematch(Strict, tag="rematch"):
    """Once more, the same people, seats rotated. `rematch` in the answer's `data` is its id."""

    id: Id
    table: TableId


class Ping(Strict, tag="ping"):
    id: Id


ClientMessage = (
    Watch
    | Unwatch
    | Play
    | Ask
    | Undo
    | AnswerUndo
    | Say
    | Fill
    | Cancel
    | WatchLobby
    | Leave
    | Return
    | Resign
    | StandIn
    | End
    | SetPace
    | AskHint
    | Skip
    | Enough
    | Rematch
    | Seek
    | JoinSeek
    | Unseek
    | Ping
)
