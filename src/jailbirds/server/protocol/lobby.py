"""The lobby: who looks for a game, and where one is played."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from jailbirds.server.protocol.basics import Id, LevelName, Out, Strict
from jailbirds.server.protocol.tables import Situation, TableInfo

Wait = Annotated[int, msgspec.Meta(ge=0, le=600)]


class Seek(Strict, tag="seek"):
    """Find me a game with so many players; I have one seek at most, and this is it from now on.

    With `alike`, of about my rating; the longer I wait, the less that matters. After `wait`
    seconds bots of that level take the seats that are still free; without it, never. The seek is
    given up when I have been gone for some seconds. Answered by `done`, followed by `seeking`.
    """

    id: Id
    title: Annotated[str, msgspec.Meta(max_length=32)]
    players: Annotated[int, msgspec.Meta(ge=2, le=6)]
    rated: bool = False
    alike: bool = False
    wait: Wait | None = None
    level: LevelName = "regular"


class JoinSeek(Strict, tag="join_seek"):
    """Find me the same game as somebody else of the lobby, with them. Answered as `seek` is."""

    id: Id
    seek: Id


class Unseek(Strict, tag="unseek"):
    """I no longer look for a game. Where one was found a moment ago, it stays found."""

    id: Id


class SeekInfo(Out, frozen=True):
    """What somebody looks for."""

    id: str
    name: str
    title: str
    players: int
    there: int  # how many would sit down together now, this one among them
    rated: bool
    alike: bool
    wait: int | None  # seconds until bots take part
    level: LevelName  # of those bots
    points: int | None  # the rating, where there is one
    since: int


class RunningTable(Out, frozen=True):
    """A game that anybody may watch."""

    table: str
    title: str
    names: tuple[str | None, ...]  # by seat; null: a bot, or somebody who was forgotten
    points: int | None  # how strong its people are, on average
    since: int


class Featured(Out, frozen=True):
    """A running game that is shown to everybody, as spectators see it: the one with the strongest
    people, until it is over or nothing happens there any more."""

    table: str
    title: str
    situation: Situation
    own_names: dict[str, str]  # as in `TableInfo`


class Lobby(Out, frozen=True, tag="lobby"):
    """What there is in the lobby: all of it (`whole`), or what has changed since the last time.

    Everything has an id. Whatever is here takes the place of what had the same id, in whichever
    list that was. `gone` are ids of what is there no longer.
    """

    whole: bool
    tables: tuple[TableInfo, ...] = ()  # that wait for anybody
    seeks: tuple[SeekInfo, ...] = ()
    running: tuple[RunningTable, ...] = ()
    gone: tuple[str, ...] = ()
    featured: Featured | UnsetType | None = UNSET  # not there: as it was


class OwnTable(Out, frozen=True, tag="own_table"):
    """A table of the reader's as it stands now, of those that GET /api/me/games has: for whoever
    watches the lobby, whenever something has happened there. One that is cancelled is `gone`."""

    info: TableInfo


class Seeking(Out, frozen=True, tag="seeking"):
    """What the reader looks for, on all of their devices; `table` is the one that was found."""

    seek: SeekInfo | None
    table: str | None = None


OF_LOBBY = (Lobby,)
