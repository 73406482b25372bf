"""Tables and players, for those who run a server: listing, closing, exporting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.log import Log
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import clients, entries, seats, tables
from jailbirds.server.tables.archive import log_names
from jailbirds.server.tables.live_table import LiveTable, now_ms
from jailbirds.server.tables.reading import read_live
from jailbirds.table import Close, Refusal, decide
from jailbirds.table.journal import Opened, decode, encode
from jailbirds.table.outdated import OutdatedTable

ATTEMPTS = 20


class NoTable(JailbirdsError):
    """There is no such table, or it cannot be read."""


class Unreadable(NoTable):
    """Its journal is damaged, or of rules that are not known here."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list; `rules_version` is None where the journal does not tell it."""

    id: str
    title: str
    status: str
    rules_version: int | None
    people: tuple[str, ...]
    changed: int
    length: int


class Player(msgspec.Struct, frozen=True):
    """Somebody with a nickname, the tables they sit at, and when something last happened there."""

    id: str
    nickname: str
    created: int
    tables: int
    running: int
    changed: int | None


async def list_tables(engine: AsyncEngine, status: str | None, most: int) -> list[Listed]:
    """The latest tables."""
    columns = (tables.c.id, tables.c.title, tables.c.status, tables.c.changed, tables.c.length)
    question = select(*columns).order_by(tables.c.changed.desc()).limit(most)
    rows = await _rows(engine, question.where(tables.c.status == status) if status else question)
    reader = Reader(engine)
    return [
        Listed(
            id=row.id,
            title=row.title,
            status=row.status,
            rules_version=_version(await reader.journal(row.id, most=1)),
            people=tuple(who.name for who in await reader.occupants(row.id) if who.name),
            changed=row.changed,
            length=row.length,
        )
        for row in rows
    ]


def _version(journal: Sequence[Any]) -> int | None:
    try:
        first = decode(journal[0][0])
    except (IndexError, msgspec.MsgspecError):
        return None
    return first.rules_version if isinstance(first, Opened) else None


async def list_players(engine: AsyncEngine, most: int) -> list[Player]:
    """The latest to have played, then those who never have."""
    sits = seats.join(tables, tables.c.id == seats.c.table_id)
    unfinished = case((tables.c.status != "over", tables.c.id)).distinct()
    played = (
        select(
            seats.c.client_id,
            func.count(tables.c.id.distinct()).label("tables"),
            func.count(unfinished).label("running"),
            func.max(tables.c.changed).label("changed"),
        )
        .select_from(sits)
        .group_by(seats.c.client_id)
        .subquery()
    )
    question = (
        select(clients.c.id, clients.c.nickname, clients.c.created, played)
        .select_from(clients.outerjoin(played, played.c.client_id == clients.c.id))
        .order_by(func.coalesce(played.c.changed, 0).desc(), clients.c.created.desc())
        .limit(most)
    )
    return [
        Player(
            id=row.id,
            nickname=row.nickname,
            created=row.created,
            tables=row.tables or 0,
            running=int(row.running or 0),
            changed=row.changed,
        )
        for row in await _rows(engine, question)
    ]


async def load(engine: AsyncEngine, table: str) -> LiveTable:
    """A table, folded from its journal."""
    reader = Reader(engine)
    row = await reader.table(table)
    if row is None:
        raise NoTable(f"there is no table {table!r}: `jailbirds admin tables` lists them")
    try:
        live, _ = await read_live(reader, row, lambda _: "interpreted")
    except (JailbirdsError, msgspec.MsgspecError) as error:
        raise Unreadable(f"table {table} cannot be read: {error}") from None
    return live


async def export(engine: AsyncEngine, table: str) -> Log:
    """The log of a game, for `jailbirds verify`. That of a running one tells every secret."""
    live = await load(engine, table)
    if live.table.game is None and not isinstance(live.table, OutdatedTable):
        raise NoTable(f"the game of table {table} has not begun: there is no log yet")
    return live.table.log(log_names(live))


async def finished_logs(engine: AsyncEngine, title: str | None, skipped: list[str]) -> list[Log]:
    """The logs of all games that are over, the oldest first, or of those of a title; why one is
    left out is added to `skipped`."""
    question = select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.created)
    rows = await _rows(engine, question.where(tables.c.title == title) if title else question)
    logs = []
    for row in rows:
        try:
            logs.append(await export(engine, row.id))
        except NoTable as error:
            skipped.append(str(error))
    return logs


async def close(engine: AsyncEngine, table: str) -> str:
    """End a table; how it ended. A running server shows it within a second."""
    for _ in range(ATTEMPTS):
        try:
            before = (await load(engine, table)).table
        except Unreadable as error:
            await _mark_as_over(engine, table)
            return f"marked as over, its journal is as it was: {error}"
        try:
            after = decide(before, Close(), now_ms())
        except Refusal:
            raise NoTable(f"table {table} is over already") from None
        new = [
            {"table_id": table, "place": place, "entry": encode(step.entry).decode()}
            for place, step in enumerate(after.steps[before.length :], start=before.length)
        ]
        row = {
            "status": after.status,
            "changed": after.at,
            "length": after.length,
            "wake_at": now_ms(),  # a server that has the table in memory looks there, and reads
        }

        def keep(
            connection: Connection, rows: list[dict[str, Any]] = new, values: dict[str, Any] = row
        ) -> None:
            connection.execute(insert(entries), rows)
            connection.execute(update(tables).where(tables.c.id == table).values(values))

        try:
            async with engine.begin() as connection:
                await connection.run_sync(keep)
        except IntegrityError:
            continue  # somebody was faster: decide anew
        return "cancelled" if after.cancelled else "closed"
    raise NoTable(f"too much happens at table {table}: try again")


async def _mark_as_over(engine: AsyncEngine, table: str) -> None:
    """Nobody can go on there: let it not count among the games that somebody has to finish."""
    over = {"status": "over", "wake_at": None}
    async with engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(over))


async def _rows(engine: AsyncEngine, question: Select[Any]) -> Sequence[Any]:
    async with engine.connect() as connection:
        rows: Sequence[Any] = (await connection.execute(question)).all()
        return rows
