"""The servers that are measured: each started afresh, with a database of its own."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import jailbirds
from benchmarks.load.usage import children
from tests.server.processes import Postgres, RedisServer, Server, postgres_folder

COMPILING = 1_800  # seconds, at most, until all titles run in the native gear
WORKERS = 2


@dataclass(frozen=True)
class House:
    """A server that runs: where, and which processes belong to it."""

    url: str
    server: int
    others: tuple[int, ...] = field(default=())  # database and messenger
    log: Path | None = None


@contextlib.contextmanager
def sqlite(bot_pause: int, gear: str) -> Iterator[House]:
    """One process, an embedded database that is sure of every move."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        server = Server(Path(folder), bot_pause=bot_pause, compile=gear == "native")
        with _running(server):
            yield House(server.url, _pid(server), log=server.log)


@contextlib.contextmanager
def postgres(bot_pause: int, gear: str) -> Iterator[House]:
    """Two workers with PostgreSQL and Redis."""
    if postgres_folder() is None:
        raise RuntimeError("PostgreSQL is not installed: `make test` as root installs it")
    with tempfile.TemporaryDirectory(prefix="load-") as name:
        folder = Path(name)
        database, redis = Postgres(folder), RedisServer(folder)
        database.start()
        redis.start()
        others = children(os.getpid())  # at this moment, those two
        try:
            server = Server(
                *(folder, database.new_database("load")),
                redis=redis.url,
                workers=WORKERS,
                bot_pause=bot_pause,
                compile=gear == "native",
            )
            with _running(server):
                yield House(server.url, _pid(server), others, server.log)
        finally:
            redis.stop()
            database.stop()


@contextlib.contextmanager
def _running(server: Server) -> Iterator[None]:
    server.start()
    try:
        if server.settings["compile"]:
            _wait_for_gears(server, server.settings.get("workers", 1) * len(jailbirds.titles()))
        yield
    finally:
        server.stop()


def _pid(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


def _wait_for_gears(server: Server, number: int) -> None:
    """Until every worker has every title in the native gear; in a new cache that takes minutes."""
    end = time.monotonic() + COMPILING
    while server.log.read_text().count('"native gear"') < number:
        if time.monotonic() > end:
            raise TimeoutError(
                f"not compiled after {COMPILING} s: {server.log.read_text()[-2000:]}"
            )
        time.sleep(0.5)
