"""The check of a database: is it sound, and can every table be read?"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.admin.database import existing_file, opened
from jailbirds.server.admin.tables import NoTable, load
from jailbirds.server.storage import sqlite_file
from jailbirds.server.storage.schema import metadata, tables

BROKEN = "SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid"
HAS_AMCHECK = "SELECT count(*) FROM pg_extension WHERE extname = 'amcheck'"
COMPARE = (
    "SELECT bt_index_check(c.oid, true) FROM pg_class c JOIN pg_am a ON a.oid = c.relam "
    "JOIN pg_namespace n ON n.oid = c.relnamespace "
    "WHERE c.relkind = 'i' AND a.amname = 'btree' AND n.nspname = current_schema()"
)


class Found(msgspec.Struct, frozen=True):
    """What a check has found out about the database itself."""

    wrong: tuple[str, ...] = ()
    left_out: str = ""  # what was not looked at, and what would let us


async def check_storage(url: str) -> Found:
    """Is what the database has written whole?"""
    file = existing_file(url)
    if file is not None:
        damage = await asyncio.to_thread(sqlite_file.find_damage, file)
        return Found((sqlite_file.sentence(file, damage),) if damage else ())
    async with opened(url) as engine:
        return await _check_postgres(engine)


async def _check_postgres(engine: AsyncEngine) -> Found:
    """Every row is read: a page that cannot be would show."""
    wrong: list[str] = []
    async with engine.connect() as plain:
        connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("SET statement_timeout = 0"))
        for table in metadata.sorted_tables:
            try:
                await connection.execute(text(f"SELECT sum(length(t::text)) FROM {table.name} t"))
            except DBAPIError as error:
                wrong.append(f"{table.name} cannot be read: {error.orig}")
        broken = (await connection.execute(text(BROKEN))).scalars().all()
        wrong += [f"the index {name} is not valid: REINDEX it" for name in broken]
        if not (await connection.execute(text(HAS_AMCHECK))).scalar():
            return Found(
                tuple(wrong),
                "the indexes were not compared with their tables: as a superuser, "
                "CREATE EXTENSION amcheck in this database to have that too",
            )
        try:
            await connection.execute(text(COMPARE))
        except DBAPIError as error:
            wrong.append(f"an index is damaged: {error.orig}")
    return Found(tuple(wrong))


async def all_tables(engine: AsyncEngine) -> list[Any]:
    """The rows of all tables, the oldest first."""
    columns = (tables.c.id, tables.c.title, tables.c.status, tables.c.length)
    async with engine.connect() as connection:
        return list((await connection.execute(select(*columns).order_by(tables.c.created))).all())


async def check_tables(engine: AsyncEngine, rows: list[Any]) -> AsyncIterator[str]:
    """For each table what is wrong with it, nothing where all is well."""
    for row in rows:
        name = f"{row.title} {row.id}"
        try:
            live = await load(engine, row.id)
        except NoTable as error:
            yield str(error)
            continue
        except Exception as error:  # whatever a damaged journal makes of the rules
            yield f"{name} cannot be read: {type(error).__name__}: {error}"
            continue
        table, seats = live.table, len(live.row.occupants)
        if table.length != row.length:
            yield f"{name}: its row says {row.length} entries, the journal has {table.length}"
        elif table.status != row.status:
            yield f"{name}: its row says {row.status}, the journal {table.status}"
        elif table.players != seats:
            yield f"{name}: {table.players} play, {seats} seats are kept"
        else:
            yield ""
