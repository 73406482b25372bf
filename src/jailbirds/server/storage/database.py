"""Opening the database: the engine, its settings, and the migrations."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    StaticPool,
    create_engine,
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.server.storage.trouble import is_unwell, reason

HEAD = "0007"  # the newest of the migrations
# of PostgreSQL, in ms: a process that hangs must not hold up those that are well
PATIENCE = {
    "server_settings": {
        "lock_timeout": "5000",
        "statement_timeout": "30000",
        "idle_in_transaction_session_timeout": "5000",
    }
}
AGAIN = 0.2  # seconds between two looks whether it is there
MIGRATING = 7_041_999  # the advisory lock of workers that start at the same time
T = TypeVar("T")


class NoDatabase(JailbirdsError):
    """The database cannot be reached or opened."""


def open_database(url: str, fsync: bool = True) -> AsyncEngine:
    """An engine for a URL; nothing is opened before it is used."""
    try:
        parts = make_url(url)
    except Exception as error:
        raise NoDatabase(f"expected sqlite:///FILE or postgresql://…: {error}") from None
    if parts.get_backend_name() != "sqlite":
        return create_async_engine(
            *(url,), pool_size=2, max_overflow=2, pool_pre_ping=True, connect_args=PATIENCE
        )
    if parts.database and parts.database != ":memory:":
        Path(parts.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, pool_size=4, max_overflow=4)
    _set_pragmas(engine.sync_engine, fsync)
    return engine


def open_questions(engine: AsyncEngine) -> AsyncEngine:
    """An engine for reading: each question is one statement, and needs no transaction.

    With PostgreSQL that saves most of the ways to and fro; for SQLite the same engine will do. No
    connection is opened for a rush and closed after it, which takes longer than to wait for one of
    those there are; nor is one asked whether it is alive: see `Reader`.
    """
    if engine.dialect.name == "sqlite":
        return engine
    return create_async_engine(
        engine.url,
        pool_size=8,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
        connect_args=PATIENCE,
    )


def open_keeper(engine: AsyncEngine) -> AsyncEngine | None:
    """For PostgreSQL, an engine that keeps by single statements; None where there is another way.

    It asks nobody whether its connection is alive: what could not be kept is tried again.
    """
    if engine.dialect.name == "sqlite":
        return None
    return create_async_engine(
        engine.url, pool_size=1, isolation_level="AUTOCOMMIT", connect_args=PATIENCE
    )


def open_writer(engine: AsyncEngine, fsync: bool = True) -> Engine | None:
    """For SQLite, an engine that writes in a thread of its own; None where none is needed.

    The asynchronous driver changes threads for every statement, this one for every transaction.
    """
    if engine.dialect.name != "sqlite":
        return None
    writer = create_engine(
        engine.url.set(drivername="sqlite"), connect_args={"timeout": 30}, poolclass=StaticPool
    )
    _set_pragmas(writer, fsync)
    return writer


def _set_pragmas(engine: Engine, fsync: bool) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={'FULL' if fsync else 'OFF'}",
            "foreign_keys=ON",
            "busy_timeout=30000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


async def migrate(engine: AsyncEngine, version: str = HEAD, patience: float = 0) -> None:
    """Bring the tables of the database up to date, or to an earlier version."""
    await when_there(engine, lambda: _migrate(engine, version), patience)


async def when_there(engine: AsyncEngine, ask: Callable[[], Awaitable[T]], patience: float) -> T:
    """What a database answers; one that is only being started is waited for, so many seconds."""
    until = time.monotonic() + patience
    while True:
        try:
            return await ask()
        except Exception as error:
            in_file = engine.dialect.name == "sqlite" and isinstance(error, DBAPIError)
            if in_file or not is_unwell(error):
                raise
            if time.monotonic() > until:
                raise NoDatabase(f"the database cannot be reached: {reason(error)}") from error
        await asyncio.sleep(AGAIN)


async def _migrate(engine: AsyncEngine, version: str) -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        else:  # else the driver would begin with the first row, after tables were changed
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade, version)


def refuse_version(known: str | None, what: str) -> None:
    """Refuse what a later Jailbirds has made: there is no way back."""
    if known is not None and known > HEAD:
        raise NoDatabase(
            f"{what} was made by a newer Jailbirds (version {known} of its tables, {HEAD} is known "
            "here): install that one, or take a backup from before the upgrade"
        )


def _upgrade(connection: Connection, version: str) -> None:
    if inspect(connection).has_table("alembic_version"):
        known = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if known == HEAD:
            return  # nothing to do: spare us loading the tool
        refuse_version(known, "the database")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("jailbirds.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
