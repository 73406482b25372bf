"""What is read from the database, as small structures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Select, and_, bindparam, exists, or_, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.matching.seek import Seek
from jailbirds.server.ratings.scale import Rating
from jailbirds.server.storage.old_games import unpack
from jailbirds.server.storage.schema import (
    blocks,
    chat,
    clients,
    devices,
    end_pictures,
    entries,
    facts,
    packed,
    passkeys,
    ratings,
    seats,
    seeks,
    tables,
)

JournalRow = tuple[str, str | None, str | None]  # an entry, and the client and command it is from


class Client(msgspec.Struct, frozen=True):
    """Somebody with a nickname, at one of their devices."""

    id: str
    nickname: str
    created: int
    device: str


class Device(msgspec.Struct, frozen=True):
    """Where somebody is signed in: a browser or a program, with a token of its own."""

    id: str
    name: str
    created: int
    used: int


class Passkey(msgspec.Struct, frozen=True):
    """A key that a device, or what it is synchronised with, keeps for somebody."""

    id: str
    name: str
    created: int


class Occupant(msgspec.Struct, frozen=True):
    """Who sits on a seat: nothing of it is in the journal, so that it can be forgotten."""

    client: str | None = None
    name: str | None = None


class TableRow(msgspec.Struct, frozen=True):
    """A table's row and its seats."""

    id: str
    visibility: str
    spectators: bool
    owner: str | None
    seed: bytes | None
    created: int
    rematch_of: str | None
    occupants: tuple[Occupant, ...]


class RunningRow(msgspec.Struct):
    """A game that is played, as far as it is known without its journal."""

    id: str
    title: str
    created: int
    changed: int
    clients: list[str | None] = []
    names: list[str | None] = []
    points: list[int] = []  # of those people who have a rating


class Line(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    at: int
    channel: str
    client: str | None
    seat: int | None
    name: str
    text: str | None
    sentence: str | None


class Reader:
    """Questions to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _rows(self, question: Select[Any], **values: Any) -> Sequence[Any]:
        """The answer to a question; those that are asked all the time are made once, and get what
        is different each time as values."""
        try:
            return await self._ask(question, values)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self._ask(question, values)  # it was started anew: so is the connection

    async def _ask(self, question: Select[Any], values: dict[str, Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(question, values)).all()
            return rows

    async def fact(self, name: str) -> bytes | None:
        rows = await self._rows(select(facts.c.value).where(facts.c.name == name))
        return rows[0][0] if rows else None

    async def client(self, token_hash: str) -> tuple[Client, int] | None:
        """Whom a token belongs to, and when it was last used."""
        rows = await self._rows(
            select(
                clients.c.id, clients.c.nickname, clients.c.created, devices.c.id, devices.c.used
            )
            .join(devices, devices.c.client_id == clients.c.id)
            .where(devices.c.token_hash == token_hash)
        )
        return (Client(*rows[0][:4]), rows[0][4]) if rows else None

    async def devices(self, client: str) -> list[Device]:
        """Where somebody is signed in, the latest first."""
        rows = await self._rows(
            select(devices.c.id, devices.c.name, devices.c.created, devices.c.used)
            .where(devices.c.client_id == client)
            .order_by(devices.c.used.desc(), devices.c.created.desc())
        )
        return [Device(*row) for row in rows]

    async def devices_there(self, ids: Sequence[str]) -> set[str]:
        """Which of some devices are still signed in."""
        found: set[str] = set()
        for first in range(0, len(ids), 500):
            some = ids[first : first + 500]
            question = select(devices.c.id).where(devices.c.id.in_(some))
            found |= {row[0] for row in await self._rows(question)}
        return found

    async def passkeys(self, client: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        rows = await self._rows(
            select(passkeys.c.id, passkeys.c.name, passkeys.c.created)
            .where(passkeys.c.client_id == client)
            .order_by(passkeys.c.created)
        )
        return [Passkey(*row) for row in rows]

    async def has_phrase(self, client: str) -> bool:
        """Has somebody got a recovery phrase?"""
        phrase = select(clients.c.phrase_hash).where(clients.c.id == client)
        return any(row[0] is not None for row in await self._rows(phrase))

    async def table(self, table: str) -> TableRow | None:
        """A table's row and seats."""
        columns = (
            *(tables.c.id, tables.c.visibility, tables.c.spectators, tables.c.owner),
            *(tables.c.seed, tables.c.created, tables.c.rematch_of),
        )
        rows = await self._rows(select(*columns).where(tables.c.id == table))
        if not rows:
            return None
        return TableRow(**rows[0]._mapping, occupants=await self.occupants(table))

    async def occupants(self, table: str) -> tuple[Occupant, ...]:
        rows = await self._rows(
            select(seats.c.client_id, seats.c.name)
            .where(seats.c.table_id == table)
            .order_by(seats.c.seat)
        )
        return tuple(Occupant(*row) for row in rows)

    async def journal(
        self, table: str, after: int = 0, most: int | None = None
    ) -> list[JournalRow]:
        """The entries from index `after` on, each with the command it came from."""
        rows = await self._rows(
            select(entries.c.entry, entries.c.client_id, entries.c.command_id, entries.c.place)
            .where(entries.c.table_id == table, entries.c.place >= after)
            .order_by(entries.c.place)
            .limit(most)
        )
        journal = [(row.entry, row.client_id, row.command_id) for row in rows]
        if not rows or rows[0].place > after:  # nothing is new, or it is packed
            found = await self._rows(select(packed.c.journal).where(packed.c.table_id == table))
            old = unpack(found[0].journal)[after:] if found else []
            journal = [*((entry, None, None) for entry in old), *journal]
        return journal[:most]

    async def end_picture(self, table: str) -> bytes | None:
        """The picture of a game's end, where one is kept."""
        picture = end_pictures.c.picture
        rows = await self._rows(select(picture).where(end_pictures.c.table_id == table))
        return rows[0][0] if rows else None

    async def over_without_picture(self, after: str, most: int) -> list[str]:
        """Tables that are over and of whose end no picture is kept, behind one of them."""
        kept = exists().where(end_pictures.c.table_id == tables.c.id)
        rows = await self._rows(
            select(tables.c.id)
            .where(tables.c.status == "over", tables.c.id > after, ~kept)
            .order_by(tables.c.id)
            .limit(most)
        )
        return [row[0] for row in rows]

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How long some journals are, by the last word of those who wrote them."""
        found: dict[str, int] = {}
        for first in range(0, len(ids), 500):
            some = ids[first : first + 500]
            question = select(tables.c.id, tables.c.length).where(tables.c.id.in_(some))
            found |= {row[0]: row[1] for row in await self._rows(question)}
        return found

    async def due(self, now: int, most: int) -> list[tuple[str, int]]:
        """The tables where the server has to act, and since when."""
        rows = await self._rows(
            select(tables.c.id, tables.c.wake_at)
            .where(tables.c.wake_at <= now)
            .order_by(tables.c.wake_at)
            .limit(most)
        )
        return [(row[0], row[1]) for row in rows]

    async def ahead_of(self, now: int, most: int) -> list[tuple[str, int]]:
        """The tables that wait for the server and were last changed after `now`: the clock has
        been set back, and they would wait too long."""
        rows = await self._rows(
            select(tables.c.id, tables.c.wake_at)
            .where(tables.c.wake_at > now, tables.c.changed > now)
            .order_by(tables.c.wake_at)
            .limit(most)
        )
        return [(row[0], row[1]) for row in rows]

    async def open_tables(self, most: int) -> list[str]:
        """Tables that wait for anybody, the newest first."""
        rows = await self._rows(
            select(tables.c.id)
            .where(tables.c.status == "waiting", tables.c.visibility == "open")
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return [row[0] for row in rows]

    async def running_tables(self, changed_after: int, most: int) -> list[RunningRow]:
        """Games that anybody may watch, and where something happened since; the newest first."""
        found = (
            select(tables.c.id, tables.c.title, tables.c.created, tables.c.changed)
            .where(
                *(tables.c.status == "playing", tables.c.visibility == "open"),
                *(tables.c.spectators, tables.c.changed > changed_after),
            )
            .order_by(tables.c.created.desc())
            .limit(most)
            .subquery()
        )
        rated = (ratings.c.title == found.c.title) & (ratings.c.player == seats.c.client_id)
        rows = await self._rows(
            select(*found.c, seats.c.client_id, seats.c.name, ratings.c.mean)
            .join(seats, seats.c.table_id == found.c.id)
            .join(ratings, rated, isouter=True)
            .order_by(found.c.created.desc(), found.c.id, seats.c.seat)
        )
        games: dict[str, RunningRow] = {}
        for row in rows:
            game = games.setdefault(row.id, RunningRow(row.id, row.title, row.created, row.changed))
            game.clients.append(row.client_id)
            game.names.append(row.name)
            if row.mean is not None:
                game.points.append(Rating(row.mean).points)
        return list(games.values())

    async def tables_of(self, client: str, most: int) -> list[str]:
        """The tables somebody sits at or has opened, the latest first."""
        question = TABLES_OF.order_by(tables.c.changed.desc()).limit(most)
        return [row[0] for row in await self._rows(question, client=client)]

    async def titles_of(self, ids: Sequence[str]) -> list[tuple[str, str, int]]:
        """Some tables, what is played there, and when something happened last."""
        rows = await self._rows(
            select(tables.c.id, tables.c.title, tables.c.changed).where(tables.c.id.in_(ids))
        )
        return [tuple(row) for row in rows]

    async def running_of(self, client: str) -> list[str]:
        """The tables somebody has that are not over, the latest first."""
        return [row[0] for row in await self._rows(RUNNING_OF, client=client)]

    async def invitations_of(self, client: str) -> list[str]:
        """Tables of others that have not begun and where somebody has a seat, the latest first."""
        sits = select(seats.c.table_id).where(seats.c.client_id == client)
        rows = await self._rows(
            select(tables.c.id)
            .where(tables.c.id.in_(sits), tables.c.status == "waiting")
            .where(tables.c.owner.is_distinct_from(client))
            .order_by(tables.c.created.desc())
        )
        return [row[0] for row in rows]

    async def over_between(
        self, after: int, before: int, most: int, *, unpacked: bool
    ) -> list[tuple[str, int]]:
        """Tables that are over and last changed between two moments, and when; oldest first. Of
        those that are packed none, if so wished."""
        question = (
            select(tables.c.id, tables.c.changed)
            .where(tables.c.status == "over", tables.c.changed > after, tables.c.changed < before)
            .order_by(tables.c.changed)
            .limit(most)
        )
        if unpacked:
            question = question.where(exists().where(entries.c.table_id == tables.c.id))
        rows = await self._rows(question)
        return [(row[0], row[1]) for row in rows]

    async def imported(self, client: str, origin: str) -> str | None:
        """The table of a log that this client has imported before."""
        rows = await self._rows(
            select(tables.c.id).where(tables.c.owner == client, tables.c.origin == origin)
        )
        return rows[0][0] if rows else None

    async def ratings(self, title: str, players: Iterable[str]) -> dict[str, Rating]:
        """What is known of some players."""
        rows = await self._rows(ratings_of(title, players))
        return {row.player: Rating(*row[1:]) for row in rows}

    async def leaders(
        self, title: str, most: int, besides: str | None
    ) -> list[tuple[str, Rating, str | None, str | None]]:
        """The players with the highest means, one more whose place may be far below, their names
        and pages; those who were forgotten, or hide, are left out."""
        question = (
            select(
                *(ratings.c.player, ratings.c.mean, ratings.c.doubt, ratings.c.games),
                *(clients.c.nickname, clients.c.page),
            )
            .join(clients, clients.c.id == ratings.c.player, isouter=True)
            .where(
                ratings.c.title == title,
                or_(~clients.c.hidden, clients.c.id == besides, ratings.c.player.like("bot-%")),
            )
            .order_by(ratings.c.mean.desc(), ratings.c.player)
        )
        rows = [*await self._rows(question.limit(most))]
        if besides is not None and all(row.player != besides for row in rows):
            rows += await self._rows(question.where(ratings.c.player == besides))
        return [(row.player, Rating(*row[1:4]), row.nickname, row.page) for row in rows]

    async def seeks(self, found_after: int) -> list[Seek]:
        """All that people look for, and what was found for them since; the oldest first."""
        rows, pairs = await asyncio.gather(
            self._rows(LATEST_SEEKS, found_after=found_after), self._rows(PARTED_SEEKERS)
        )
        away: dict[str, set[str]] = {}
        for client, other in pairs:
            away.setdefault(client, set()).add(other)
        return [_seek(row, frozenset(away.get(row.client_id, ()))) for row in rows]

    async def are_parted(self, one: str, other: str) -> bool:
        """Has one of two blocked the other?"""
        two = (one, other)
        question = select(blocks.c.client_id).where(
            blocks.c.kind == "block", blocks.c.client_id.in_(two), blocks.c.other.in_(two)
        )
        return bool(await self._rows(question))

    async def seek(self, seek: str, client: str) -> Seek | None:
        """What somebody looks for, by the id that another sees, if the two are not parted."""
        rows = await self._rows(SEEK_FOR, seek=seek, client=client)
        return _seek(rows[0]) if rows else None

    async def seeks_of(self, clients: Iterable[str]) -> list[Seek]:
        """What some look for; whom they have blocked is not asked."""
        return [_seek(row) for row in await self._rows(SEEKS_OF, clients=list(clients))]

    async def chat(self, table: str, after: int = 0, most: int | None = None) -> list[Line]:
        """The last lines said at a table, the oldest first."""
        question = (
            select(
                *(chat.c.number, chat.c.at, chat.c.channel, chat.c.client_id),
                *(chat.c.seat, chat.c.name, chat.c.text, chat.c.sentence),
            )
            .where(chat.c.table_id == table, chat.c.number > after)
            .order_by(chat.c.number.desc())
        )
        rows = await self._rows(question.limit(most) if most else question)
        return [Line(*row) for row in reversed(rows)]

    async def said(self, table: str, client: str, command: str) -> bool:
        """Has this line been said already?"""
        rows = await self._rows(
            select(chat.c.number).where(
                and_(
                    chat.c.table_id == table,
                    chat.c.client_id == client,
                    chat.c.command_id == command,
                )
            )
        )
        return bool(rows)

    async def chat_of(self, client: str) -> list[tuple[str, int, str]]:
        """All that somebody has said."""
        rows = await self._rows(
            select(chat.c.table_id, chat.c.at, chat.c.text)
            .where(chat.c.client_id == client, chat.c.text.is_not(None))
            .order_by(chat.c.at)
        )
        return [tuple(row) for row in rows]


CLIENT: BindParameter[str] = bindparam("client")
# Each half has its index; asked for by one condition, all tables would be looked at.
TABLES_OF: Select[Any] = select(tables.c.id).where(
    tables.c.id.in_(
        select(seats.c.table_id)
        .where(seats.c.client_id == CLIENT)
        .union(select(tables.c.id).where(tables.c.owner == CLIENT))
    )
)
RUNNING_OF = TABLES_OF.where(tables.c.status != "over").order_by(tables.c.changed.desc())
SEEKS: Select[Any] = (
    select(
        *(seeks.c.client_id, seeks.c.id, clients.c.nickname, seeks.c.title, seeks.c.players),
        *(seeks.c.rated, seeks.c.alike, seeks.c.wait, seeks.c.level, ratings.c.mean),
        *(seeks.c.since, seeks.c.seen, seeks.c.table_id),
    )
    .join(clients, clients.c.id == seeks.c.client_id)
    .join(
        ratings,
        (ratings.c.title == seeks.c.title) & (ratings.c.player == seeks.c.client_id),
        isouter=True,
    )
    .order_by(seeks.c.since, seeks.c.client_id)
)

LATEST_SEEKS = SEEKS.where(seeks.c.table_id.is_(None) | (seeks.c.seen > bindparam("found_after")))
SEEKS_OF = SEEKS.where(seeks.c.client_id.in_(bindparam("clients", expanding=True)))
SEEK_FOR = SEEKS.where(
    seeks.c.id == bindparam("seek"),
    ~exists().where(
        blocks.c.kind == "block",
        (blocks.c.client_id == CLIENT) & (blocks.c.other == seeks.c.client_id)
        | (blocks.c.other == CLIENT) & (blocks.c.client_id == seeks.c.client_id),
    ),
)
# whom of the others who seek somebody has blocked
PARTED_SEEKERS: Select[Any] = select(blocks.c.client_id, blocks.c.other).where(
    blocks.c.kind == "block",
    blocks.c.client_id.in_(select(seeks.c.client_id).where(seeks.c.table_id.is_(None))),
    blocks.c.other.in_(select(seeks.c.client_id).where(seeks.c.table_id.is_(None))),
)


def _seek(row: Any, away: frozenset[str] = frozenset()) -> Seek:
    points = None if row.mean is None else Rating(row.mean).points
    return Seek(*(*row[:9], points, *row[10:], away))


def ratings_of(title: str, players: Iterable[str]) -> Select[Any]:
    """Of players of a title, their keys and ratings."""
    columns = (ratings.c.player, ratings.c.mean, ratings.c.doubt, ratings.c.games)
    return select(*columns).where(ratings.c.title == title, ratings.c.player.in_(set(players)))
