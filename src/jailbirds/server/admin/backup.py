"""Backups: making one while the server runs, and putting one back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.server.admin import postgres
from jailbirds.server.admin.database import existing_file
from jailbirds.server.storage import sqlite_file
from jailbirds.server.storage.database import refuse_version


class NoBackup(JailbirdsError):
    """A backup that could not be made, or not be put back."""


def back_up(url: str, target: Path) -> None:
    """Write a backup into a new file. It is checked before it has its name."""
    if target.exists():
        raise NoBackup(f"{target} is there already: name a new file, backups are not overwritten")
    if not target.parent.is_dir():
        raise NoBackup(f"there is no folder {target.parent}: make it first")
    source = existing_file(url)
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))  # it has secrets
        if source is None:
            postgres.dump(url, part)
        else:
            sqlite_file.copy(source, part)
            sqlite_file.refuse_damage(part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise NoBackup(f"the backup {target} cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def restore(url: str, source: Path) -> Path | None:
    """Put a backup in the place of the database; where the old one is now.

    A PostgreSQL has its tables replaced in one transaction, and nothing is kept of the old ones.
    """
    if not source.is_file():
        raise NoBackup(f"there is no file {source}: expected one made by `jailbirds admin backup`")
    file = sqlite_file.file_of(url)
    if file is None:
        postgres.restore(url, source)
        return None
    if file.exists() and source.samefile(file):
        raise NoBackup(f"{source} is the database itself: name a backup of it")
    _refuse(source)
    file.parent.mkdir(parents=True, exist_ok=True)
    with sqlite_file.alone(file):
        new = file.with_name(f"{file.name}.restoring")
        new.unlink(missing_ok=True)
        try:
            sqlite_file.copy(source, new)
            sqlite_file.refuse_damage(new)
            _give_to_owner(new, file if file.exists() else file.parent)
            old = _put_aside(file) if file.exists() else None
            for ending in sqlite_file.BESIDE:
                Path(f"{file}{ending}").unlink(missing_ok=True)
            new.replace(file)
        except (OSError, sqlite3.Error) as error:
            raise NoBackup(
                f"{source} cannot be put into {file.parent}: {error}. The old one is as it was"
            ) from None
        finally:
            new.unlink(missing_ok=True)
    sqlite_file.refuse_damage(file)
    return old


def _refuse(source: Path) -> None:
    """Refuse what is no sound database of ours."""
    found = sqlite_file.find_damage(source)
    if found:
        raise NoBackup(f"{source} is no sound backup ({found}): nothing was changed; try another")
    with contextlib.closing(sqlite_file.connect(source)) as connection:
        try:
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except (sqlite3.DatabaseError, TypeError):
            raise NoBackup(f"{source} is a database, but not one of Jailbirds") from None
    refuse_version(version, str(source))


def _put_aside(file: Path) -> Path:
    """Let the old database have another name too, with what was not in the file yet."""
    old = file.with_name(f"{file.name}.{time.strftime('%Y%m%d-%H%M%S')}")
    os.link(file, old)
    with contextlib.suppress(FileNotFoundError):
        Path(f"{file}-wal").replace(f"{old}-wal")
    return old


def _give_to_owner(new: Path, like: Path) -> None:
    """Restored by root, it still belongs to the user that the server runs as."""
    owner = like.stat()
    if hasattr(os, "chown") and os.geteuid() == 0:
        os.chown(new, owner.st_uid, owner.st_gid)
    new.chmod(owner.st_mode & 0o666)
