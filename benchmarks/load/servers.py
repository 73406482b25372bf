"""The servers that are measured: each started afresh, with a database of its own."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import jailbirds
from benchmarks.load.usage import children
from tests.server.campaign_upgrade import package_of
from tests.server.processes import Postgres, RedisServer, Server, postgres_folder

BEFORE = "c80eb86"  # the commit before a move was to cost half a millisecond
COMPILING = 1_800  # seconds, at most, until all titles run in the native gear


@dataclass(frozen=True)
class RunningServer:
    """A server that runs: where, and which processes belong to it."""

    url: str
    pid: int
    workers: int = 1
    others: tuple[int, ...] = field(default=())  # database and messenger
    log: Path | None = None
    wishes: Mapping[str, str] = field(default_factory=lambda: {"pace": "instant"})  # for a table


@contextlib.contextmanager
def sqlite(bot_pause: int, gear: str, source: Path | None = None) -> Iterator[RunningServer]:
    """One process, an embedded database that is sure of every move; of another version, if its
    sources are given."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        server = Server(Path(folder), bot_pause=bot_pause, compile=gear == "native")
        server.source = source
        with _running(server):
            yield RunningServer(server.url, _pid(server), log=server.log)


@contextlib.contextmanager
def sqlite_before(bot_pause: int, gear: str) -> Iterator[RunningServer]:
    """The same, as it was at the commit that this one is compared with."""
    with package_of(BEFORE) as source, sqlite(bot_pause, gear, source) as server:
        yield replace(server, wishes={})  # there were no paces then


@contextlib.contextmanager
def postgres(bot_pause: int, gear: str, workers: int) -> Iterator[RunningServer]:
    """Some workers with PostgreSQL and Redis."""
    if postgres_folder() is None:
        raise RuntimeError("PostgreSQL is not installed: `make test` as root installs it")
    with tempfile.TemporaryDirectory(prefix="load-") as name:
        folder = Path(name)
        database, redis = Postgres(), RedisServer(folder)
        database.start()
        redis.start()
        others = children(os.getpid())  # at this moment, those two
        try:
            server = Server(
                *(folder, database.new_database("load")),
                redis=redis.url,
                workers=workers,
                bot_pause=bot_pause,
                compile=gear == "native",
            )
            with _running(server):
                yield RunningServer(server.url, _pid(server), workers, others, server.log)
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
