"""Fixtures: a real server on a free port; PostgreSQL and Redis where they are installed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="the server's extra is not installed")

from tests.server.processes import Postgres, RedisServer, Server, postgres_folder

NEEDED = bool(os.environ.get("NOTHING_MAY_BE_MISSING"))  # set by `make test` where root


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server: `start_server(database=…, bot_pause=0, …)`, any of its settings."""
    started: list[Server] = []

    def start(database: str | None = None, **settings: Any) -> Server:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        server = Server(folder, database, **settings)
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.stop()


@pytest.fixture(params=("sqlite", "postgresql"))
def make_server(
    request: pytest.FixtureRequest, start_server: Callable[..., Server]
) -> Callable[[], Server]:
    """Makes a server that keeps everything, with either database."""

    def make() -> Server:
        if request.param == "sqlite":
            return start_server()
        postgres: Postgres = request.getfixturevalue("postgres")
        return start_server(database=postgres.new_database(f"either_{id(request)}"))

    return make


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file, with an embedded database and no bot's pause."""
    running = Server(
        tmp_path_factory.mktemp("server"), messages_per_second=2000, messages_burst=20000
    ).start()
    yield running
    assert running.stop() == 0
    assert '"level":"error"' not in running.log.read_text()


@pytest.fixture(scope="session")
def needs_postgres() -> None:
    """Tests that need PostgreSQL say so where it is missing."""
    if postgres_folder() is None:
        _missing("PostgreSQL (Debian: postgresql)")


@pytest.fixture(scope="session")
def needs_redis() -> None:
    """Tests that need Redis say so where it is missing."""
    if shutil.which("redis-server") is None:
        _missing("Redis (Debian: redis-server)")


@pytest.fixture(scope="session")
def postgres(needs_postgres: None) -> Iterator[Postgres]:
    """A PostgreSQL that stays while the tests run."""
    running = Postgres().start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def redis(needs_redis: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A Redis that tests may stop and start."""
    running = RedisServer(tmp_path_factory.mktemp("redis")).start()
    yield running
    running.stop()


def _missing(what: str) -> None:
    message = f"{what} is not installed: `make test` as root installs it"
    if NEEDED:
        pytest.fail(message)
    pytest.skip(message)
