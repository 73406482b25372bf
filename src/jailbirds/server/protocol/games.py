"""Tables and games over HTTP: to open, to join, to look back at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.kernel.sketch import Sketch
from jailbirds.server.protocol.basics import (
    Event,
    Id,
    LevelName,
    Nickname,
    Out,
    Pace,
    Seat,
    Sentence,
    Step,
    Strict,
)
from jailbirds.server.protocol.tables import Clock, TableInfo


class NewSeat(Strict):
    """`me`; `device`: somebody beside me, with a name; `open`: whoever has the link; `bot`;
    `friend`: it is kept for one of my friends, who gets an invitation."""

    kind: Literal["me", "device", "open", "bot", "friend"]
    friend: Annotated[str, msgspec.Meta(max_length=32)] | None = None  # the id of the friend
    name: Nickname | None = None
    level: LevelName = "regular"


class NewTable(Strict):
    """Body of POST /api/tables. Sent again with the same `id`, it is answered by the same table."""

    title: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    visibility: Literal["private", "open"] = "private"
    spectators: bool = True
    shuffle: bool = False  # who sits where is drawn
    pace: Pace = "normal"
    rated: bool = False  # its result changes the ratings of all who sit down
    # may those who play ask for hints? null: who plays alone against bots may; not if it is rated
    hints: bool | None = None
    id: Id | None = None


class NewLesson(Strict):
    """Body of POST /api/tables/lesson: the table of a first lesson. It is the one that somebody
    is in, and a new one where there is none, or where it is wished for."""

    title: Annotated[str, msgspec.Meta(max_length=32)]
    anew: bool = False
    pace: Pace = "slow"


class Join(Strict):
    """Body of POST /api/tables/{table}/join. Without `seat`, the first free one."""

    invite: str | None = None
    seat: Seat | None = None


class Joined(Out, frozen=True):
    table: TableInfo
    seat: int


class Tables(Out, frozen=True):
    tables: tuple[TableInfo, ...]


class Steps(Out, frozen=True):
    """Answer of GET /api/tables/{table}/steps: all that a seat or a spectator saw happen."""

    table: str
    seat: int | None
    steps: tuple[Step, ...]


class Frame(Out, frozen=True):
    """One picture of a replay: the board after move `move`, 0 being the beginning.

    In a running game, `GET /api/tables/{table}/past?seat=&number=&sketch=`: the board after the
    step of that number, as the reader counts; `move` is the number.
    """

    move: int
    seat: int | None  # who moved; null: nobody yet
    chance: bool
    events: tuple[Event, ...]
    view: Any
    sketch: Sketch | None  # where it was asked for
    actors: tuple[int, ...]
    phase: str | None
    turn: Sentence | None = None


class Replay(Out, frozen=True):
    """Answer of GET /api/tables/{table}/replay?seat=&start=&count=&every=&sketch=, in the end."""

    table: str
    seat: int | None
    moves: int  # in the whole game
    frames: tuple[Frame, ...]


class RatedPlayer(Out, frozen=True):
    """How strong a player is, in points; `margin` is how far that may be off, and `sure` says
    whether enough games were played to take it for more than a first guess."""

    points: int
    margin: int
    games: int
    sure: bool
    name: str | None = None  # of a person
    level: LevelName | None = None  # of a bot
    mine: bool = False  # the reader's own
    page: str | None = None  # of a person, among the strongest of a title: /p/…


class SeatRatings(Out, frozen=True):
    """Answer of GET /api/tables/{table}/ratings: by seat; null where nothing is known yet."""

    table: str
    rated: bool  # is this a game that changes them?
    seats: tuple[RatedPlayer | None, ...]


class Leaderboard(Out, frozen=True):
    """Answer of GET /api/titles/{title}/ratings: people and bots, the strongest first. Those of
    whom too little is known yet are left out, but for the reader."""

    title: str
    players: tuple[RatedPlayer, ...]


class EndOfGame(Out, frozen=True):
    """Answer of GET /api/tables/{table}/end: the end of a game whose rules are no longer played,
    as spectators saw it. What was told is at …/steps."""

    table: str
    sketch: Sketch


OF_GAMES = (
    *(Tables, TableInfo, NewTable, NewLesson, Join, Joined),
    *(Steps, Frame, Replay, EndOfGame, SeatRatings, Leaderboard),
)
