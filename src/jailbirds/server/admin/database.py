"""The database, opened for an operator: one that is there, and of our version."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.storage import sqlite_file
from jailbirds.server.storage.database import HEAD, NoDatabase, open_database, refuse_version


def existing_file(url: str) -> Path | None:
    """The file of a database of SQLite; refused where there is none."""
    file = sqlite_file.file_of(url)
    if file is not None and not file.exists():
        raise NoDatabase(
            f"there is no database {file}: name it with --database, or set JAILBIRDS_DATABASE or "
            "JAILBIRDS_DATA as the server has them"
        )
    return file


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """An engine, as long as it is needed."""
    file = existing_file(url)
    engine = open_database(url)
    try:
        await _refuse_other_versions(engine, file)
        yield engine
    except OSError as error:
        raise NoDatabase(
            f"the database cannot be reached: {error}. Is it running, is --database right?"
        ) from None
    except DBAPIError as error:
        raise NoDatabase(
            f"the database has refused: {error.orig}. `jailbirds admin check` looks for damage"
        ) from None
    finally:
        await engine.dispose()


async def _refuse_other_versions(engine: AsyncEngine, file: Path | None) -> None:
    what = str(file or engine.url.render_as_string())
    async with engine.connect() as connection:
        try:
            asked = text("SELECT version_num FROM alembic_version")
            known = (await connection.execute(asked)).scalar()
        except DBAPIError as error:
            if "alembic_version" not in str(error.orig):
                raise
            known = None
    if known is None:
        raise NoDatabase(f"{what} is a database, but not one of Jailbirds: is --database right?")
    refuse_version(known, what)
    if known != HEAD:
        raise NoDatabase(f"{what} is from an older Jailbirds: start this one once to bring it up")


async def vacuum(url: str) -> tuple[int, int]:
    """Give back the room of what was deleted; how many bytes there were, and are."""
    file = sqlite_file.file_of(url)
    async with opened(url) as engine:
        before = await _bytes(engine)
        if file is not None and shutil.disk_usage(file.parent).free < 2 * before:
            raise NoDatabase(
                f"to vacuum, {2 * before:,} bytes have to be free in {file.parent}: make room first"
            )
        async with engine.connect() as plain:
            connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
            if file is not None:
                await connection.execute(text("VACUUM"))
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
            else:
                await connection.execute(text("SET statement_timeout = 0"))
                await connection.execute(text("VACUUM (ANALYZE)"))
        return before, await _bytes(engine)


async def _bytes(engine: AsyncEngine) -> int:
    asked = (
        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        if engine.dialect.name == "sqlite"
        else "SELECT pg_database_size(current_database())"
    )
    async with engine.connect() as connection:
        return int((await connection.execute(text(asked))).scalar() or 0)
