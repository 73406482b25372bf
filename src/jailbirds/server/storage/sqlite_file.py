"""A SQLite database as a file: is it sound, is it in use, how is it copied.

What was committed last may be in the `-wal` file beside it. So a database is never copied as a
file, and never put back over one: SQLite would play the old `-wal` into the new file.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import make_url

from jailbirds.kernel.errors import JailbirdsError

log = logging.getLogger(__name__)
BESIDE = ("-wal", "-shm")
START_SECONDS = 2.0  # that a start waits for the check; about a third of a gigabyte
LOCKS = 0x40000000, 512  # where SQLite's locks are in a file, and how many bytes; see its os.h


class Damaged(JailbirdsError):
    """A file that is no sound database."""


class InUse(JailbirdsError):
    """A file that a server has open."""


def file_of(url: str) -> Path | None:
    """The file of a database; None where it is none of SQLite's, or in memory."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        return None
    return Path(str(parts.database))


def connect(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there: none is made."""
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=rw", uri=True, timeout=30)


def find_damage(file: Path, *, whole: bool = True) -> str:
    """What is wrong with a file, in short; nothing where it is sound.

    The `whole` check compares every index with its table too, and takes about four times as long.
    """
    try:
        with closing(connect(file)) as connection:
            check = "integrity_check" if whole else "quick_check"
            rows = connection.execute(f"PRAGMA {check}(1)").fetchall()
            if whole and rows == [("ok",)]:
                orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
                if orphans:
                    return f"{len(orphans)} rows of {orphans[0][0]} belong to nothing"
    except sqlite3.OperationalError as error:
        if "locked" in str(error) or "unable to open" in str(error):
            raise JailbirdsError(
                f"{file} cannot be opened ({error}): does nobody else hold it, and can this user "
                "write to it and to its folder?"
            ) from None
        return str(error)
    except sqlite3.DatabaseError as error:  # so broken that it cannot even be asked
        return str(error)
    found = str(rows[0][0])
    return "" if found == "ok" else " ".join(found.replace("***", "").split())


def refuse_damage(file: Path, *, whole: bool = True) -> None:
    found = find_damage(file, whole=whole)
    if found:
        raise Damaged(sentence(file, found))


def sentence(file: Path, found: str) -> str:
    """What is wrong, and what to do."""
    return (
        f"the database {file} is damaged ({found}): keep a copy of it, and put the last backup "
        "back with `jailbirds admin restore FILE`"
    )


class StartCheck:
    """The check at the start of a server. A large file is looked through while it serves already:
    what is found then is in the log, and `found` says it to those who ask."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._waited_for = True
        self.found = ""

    async def run(self, seconds: float = START_SECONDS) -> None:
        """Raises `Damaged` if the file is so, and that is found in time."""
        if self._file is None or not self._file.exists() or not self._file.stat().st_size:
            return
        looking = threading.Thread(target=self._look, args=(self._file,), daemon=True)
        looking.start()
        await asyncio.to_thread(looking.join, seconds)
        self._waited_for = False
        if self.found:
            raise Damaged(self.found)
        if looking.is_alive():
            log.info("the check of the database takes longer: it goes on while people play")

    def _look(self, file: Path) -> None:
        try:
            refuse_damage(file, whole=False)
        except JailbirdsError as error:
            self.found = str(error)
            if not self._waited_for:
                log.error(self.found)


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """While nobody else has the file open. Whoever has opened it in WAL mode holds a lock."""
    if sys.platform == "win32" or not file.exists():  # Windows itself keeps open files in place
        yield
        return
    import fcntl  # noqa: PLC0415 - there is none on Windows

    with file.open("r+b") as opened:
        start, many = LOCKS
        try:
            fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB, many, start)
        except OSError:
            raise InUse(
                f"{file} is in use: stop the server (and whatever else has it open), then try again"
            ) from None
        yield


def copy(source: Path, target: Path) -> None:
    """Copy a database, also one that a server writes to, into one file of its own."""
    with closing(connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)  # in one go: writers are not held up by a reader
        new.execute("PRAGMA journal_mode=DELETE")
    with target.open("rb") as written:
        os.fsync(written.fileno())
