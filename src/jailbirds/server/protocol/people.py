"""A client over HTTP: who you are, your games, all that is kept about you."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from jailbirds.server.protocol.access import Device, Passkey
from jailbirds.server.protocol.alerts import Alerts, ToldAlert
from jailbirds.server.protocol.analysis import SharedBranch
from jailbirds.server.protocol.basics import Nickname, Out, Secret, Step, Strict
from jailbirds.server.protocol.friends import Followed
from jailbirds.server.protocol.lobby import SeekInfo
from jailbirds.server.protocol.puzzles import ExportedPuzzles
from jailbirds.server.protocol.safety import Blocked, Reported
from jailbirds.server.protocol.tables import TableInfo


class NewName(Strict):
    """Body of PATCH /api/me."""

    nickname: Nickname


class Arrival(Strict):
    """Body of POST /api/me. `welcome` is the word of an invitation by whoever runs the server,
    where it lets in nobody new without one."""

    nickname: Nickname
    welcome: Secret | None = None


class Me(Out, frozen=True):
    """Who you are. `token` is there once, in the answer to POST /api/me and to signing in: for
    programs, which send it as `Authorization: Bearer …`. Browsers keep it in a cookie they cannot
    read. `kept`: you have a passkey or a recovery phrase, and can come back from anywhere."""

    client: str
    nickname: str
    created: int
    kept: bool
    page: str | None  # your page for others: /p/…
    hidden: bool  # it is there for nobody else
    token: str | None = None


class TakeVacation(Strict):
    """Body of POST /api/me/vacation: so many days from now on, at every table that is played by
    days; at each no more than are left there. 0: you are back."""

    days: Annotated[int, msgspec.Meta(ge=0, le=60)]


class VacationAt(Out, frozen=True):
    """A game that is played by days: how many days of vacation are left, and until when you are
    away."""

    table: str
    title: str
    left: int
    until: int | None


class MyVacation(Out, frozen=True):
    """Answer of GET and POST /api/me/vacation."""

    games: tuple[VacationAt, ...]


class UnreadableGame(Out, frozen=True):
    """A table that this server cannot read any more; `at` is when something happened last."""

    table: str
    title: str
    at: int


class MyGames(Out, frozen=True):
    games: tuple[TableInfo, ...]
    unreadable: tuple[UnreadableGame, ...] = ()


class ExportedGame(Out, frozen=True):
    info: TableInfo
    seats: tuple[int, ...]  # yours
    log: dict[str, Any] | None = None
    steps: dict[str, tuple[Step, ...]] = {}  # by seat


class ExportedLine(Out, frozen=True):
    table: str
    at: int
    text: str


class ExportedResult(Out, frozen=True):
    """How a game ended for you; it is kept also where the table is not."""

    table: str
    seat: int
    title: str
    won: bool
    rated: bool
    at: int


class ExportedRating(Out, frozen=True):
    title: str
    points: int
    games: int


class Export(Out, frozen=True):
    """Answer of GET /api/me/export: all that is kept about you.

    `log` is the whole log (see docs/api.md) of a finished game; of a running one, or of one that
    began in a position, `steps`, as far as the seat may know.
    """

    format: str
    nickname: str
    created: int
    page: str  # your page for others: /p/…
    hidden: bool  # it is there for nobody else
    phrase: bool  # is there a recovery phrase? Nobody knows it but you
    devices: tuple[Device, ...]
    passkeys: tuple[Passkey, ...]
    games: tuple[ExportedGame, ...]
    results: tuple[ExportedResult, ...]
    ratings: tuple[ExportedRating, ...]
    chat: tuple[ExportedLine, ...]
    alerts: Alerts
    told: tuple[ToldAlert, ...]
    follows: tuple[Followed, ...]
    blocked: tuple[Blocked, ...]
    reports: tuple[Reported, ...]  # that you have made
    seek: SeekInfo | None  # what you are looking for now
    branches: tuple[SharedBranch, ...]  # that you have shared
    puzzles: ExportedPuzzles  # that you have tried


class Imported(Out, frozen=True):
    """Answer of POST /api/me/import, whose body is a log, or an export."""

    tables: tuple[str, ...]
    known: int  # games that were here already


OF_PEOPLE = (NewName, Arrival, Me, MyGames, Export, Imported, TakeVacation, MyVacation)
