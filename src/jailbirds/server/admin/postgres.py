"""PostgreSQL's own tools for backups: they come with it, not with us."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import make_url

from jailbirds.kernel.errors import JailbirdsError


class NoTool(JailbirdsError):
    """A tool of PostgreSQL is missing, or has failed."""


def dump(url: str, target: Path) -> None:
    """Everything at one moment, while others write."""
    _run("pg_dump", url, "--format=custom", "--no-owner", "--file", str(target))


def restore(url: str, source: Path) -> None:
    """Replace all tables, in one transaction; nobody else may be connected."""
    if "alembic_version" not in _run("pg_restore", None, "--list", str(source)):
        raise NoTool(f"{source} is a backup, but not one of Jailbirds")
    asked = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    others = int(_run("psql", url, "--tuples-only", "--command", asked)) - 1
    if others > 0:
        raise NoTool(f"{others} others are connected: stop all servers, then try again")
    where = str(make_url(url).database)
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    _run("pg_restore", url, *options, "--dbname", where, str(source))


def _run(tool: str, url: str | None, *arguments: str) -> str:
    if shutil.which(tool) is None:
        raise NoTool(
            f"{tool} is not installed here: install PostgreSQL's client (Debian: "
            f"postgresql-client), or run {tool} on the machine of the database"
        )
    done = subprocess.run(
        [tool, *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, **(_address(url) if url else {})},
    )
    if done.returncode:
        raise NoTool(f"{tool} has failed: {' '.join(done.stderr.split())}")
    return done.stdout


def _address(url: str) -> dict[str, str]:
    """Where the database is, as these tools read it: a password is in no list of processes."""
    parts = make_url(url)
    host = parts.host or parts.query.get("host")
    given = {
        "PGHOST": host,
        "PGPORT": parts.port,
        "PGUSER": parts.username,
        "PGPASSWORD": parts.password,
        "PGDATABASE": parts.database,
    }
    return {name: str(value) for name, value in given.items() if value}
