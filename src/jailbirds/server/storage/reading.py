"""What is read from the database, as small structures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.storage.schema import chat, clients, entries, facts, seats, tables

JournalRow = tuple[str, str | None, str | None]  # an entry, and the client and command it is from


class Client(msgspec.Struct, frozen=True):
    """Somebody with a nickname."""

    id: str
    nickname: str
    created: int


class Sitting(msgspec.Struct, frozen=True):
    """Who sits on a seat: nothing of it is in the journal, so that it can be forgotten."""

    client: str | None = None
    name: str | None = None


class Kept(msgspec.Struct, frozen=True):
    """A table's row and its seats."""

    id: str
    visibility: str
    spectators: bool
    owner: str | None
    seed: bytes | None
    created: int
    rematch_of: str | None
    sitting: tuple[Sitting, ...]


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

    async def _rows(self, question: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            rows: Sequence[Any] = (await connection.execute(question)).all()
            return rows

    async def fact(self, name: str) -> bytes | None:
        rows = await self._rows(select(facts.c.value).where(facts.c.name == name))
        return rows[0][0] if rows else None

    async def client(self, token_hash: str) -> Client | None:
        """Whom a token belongs to."""
        rows = await self._rows(
            select(clients.c.id, clients.c.nickname, clients.c.created).where(
                clients.c.token_hash == token_hash
            )
        )
        return Client(*rows[0]) if rows else None

    async def table(self, table: str) -> Kept | None:
        """A table's row and seats."""
        columns = (
            *(tables.c.id, tables.c.visibility, tables.c.spectators, tables.c.owner),
            *(tables.c.seed, tables.c.created, tables.c.rematch_of),
        )
        rows = await self._rows(select(*columns).where(tables.c.id == table))
        if not rows:
            return None
        return Kept(**rows[0]._mapping, sitting=await self.sitting(table))

    async def sitting(self, table: str) -> tuple[Sitting, ...]:
        rows = await self._rows(
            select(seats.c.client_id, seats.c.name)
            .where(seats.c.table_id == table)
            .order_by(seats.c.seat)
        )
        return tuple(Sitting(*row) for row in rows)

    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        """The entries from place `after` on, each with the command it came from."""
        rows = await self._rows(
            select(entries.c.entry, entries.c.client_id, entries.c.command_id)
            .where(entries.c.table_id == table, entries.c.place >= after)
            .order_by(entries.c.place)
        )
        return [tuple(row) for row in rows]

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

    async def open_tables(self, most: int) -> list[str]:
        """Tables that wait for anybody, the newest first."""
        rows = await self._rows(
            select(tables.c.id)
            .where(tables.c.status == "waiting", tables.c.visibility == "open")
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return [row[0] for row in rows]

    async def tables_of(self, client: str, most: int) -> list[str]:
        """The tables somebody sits at or has opened, the latest first."""
        rows = await self._rows(
            select(tables.c.id)
            .where(_belongs_to(client))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return [row[0] for row in rows]

    async def running_of(self, client: str) -> int:
        """How many tables somebody has that are not over."""
        rows = await self._rows(
            select(func.count())
            .select_from(tables)
            .where(_belongs_to(client), tables.c.status != "over")
        )
        return int(rows[0][0])

    async def imported(self, client: str, origin: str) -> str | None:
        """The table of a log that this client has imported before."""
        rows = await self._rows(
            select(tables.c.id).where(tables.c.owner == client, tables.c.origin == origin)
        )
        return rows[0][0] if rows else None

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


def _belongs_to(client: str) -> Any:
    sits = select(seats.c.table_id).where(seats.c.client_id == client)
    return or_(tables.c.owner == client, tables.c.id.in_(sits))
