"""Living and being ready are two things; figures are of those who live."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path

import httpx
import pytest

from tests.roles import OPEN
from tests.server.client import Client, people
from tests.server.processes import Postgres, RedisServer, Server
from tests.server.test_failover import connections_of

BOARD = Path(__file__).parents[2] / "docs" / "grafana.json"
SEATS = [{"kind": "me"}, {"kind": "open"}]


async def asked(server: Server, path: str) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        answer = await http.get(path)
        return answer.status_code, answer.text


async def ready(server: Server) -> tuple[int, str]:
    code, body = await asked(server, "/readyz")
    said = json.loads(body)
    assert said["ready"] == (code == 200)
    return code, said["says"]


async def until_ready(server: Server, code: int) -> str:
    """Until the server is as ready as that; what it says then."""
    async with asyncio.timeout(60):
        while (said := await ready(server))[0] != code:
            await asyncio.sleep(0.3)
    return said[1]


async def test_a_server_whose_disk_takes_no_more_lives_and_says_that_it_is_not_ready(
    start_server: Callable[..., Server],
) -> None:
    """No file of the process may grow, as on a full disk; then it may again."""
    server = start_server()
    assert server.process is not None
    assert await ready(server) == (200, "")
    async with people(server.url, "Ann") as (ann,):
        full = Path(f"{server.folder / 'games.sqlite'}-wal").stat().st_size
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, unlimited[1]))
        assert "make room" in await until_ready(server, 503)
        answer = await ann.http.post("/api/tables", json={"title": OPEN, "seats": SEATS})
        assert answer.status_code == 503
        assert (await asked(server, "/healthz"))[0] == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert await until_ready(server, 200) == ""
        await ann.open(OPEN, SEATS)  # and it goes on
    with closing(sqlite3.connect(server.folder / "games.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


async def test_a_database_that_is_read_only_is_no_place_to_play(
    start_server: Callable[..., Server], postgres: Postgres
) -> None:
    url = postgres.new_database("read_only")
    server = start_server(database=url)
    assert await ready(server) == (200, "")
    postgres.ask(url, "ALTER DATABASE read_only SET default_transaction_read_only = on")
    server.stop()
    server.start()
    assert "read-only" in await until_ready(server, 503)


async def test_sockets_of_a_killed_worker_are_not_counted_and_redis_is_not_called_down(
    start_server: Callable[..., Server], postgres: Postgres, redis: RedisServer
) -> None:
    database = postgres.new_database("figures")
    server = start_server(database=database, redis=redis.url, workers=2)
    async with AsyncExitStack() as stack:
        clients: list[Client] = []
        for number in range(8):
            client = await (await Client.arrive(server.url, f"Ann {number}")).connect()
            stack.push_async_callback(client.close)
            clients.append(client)
        assert await figure(server, "jailbirds_sockets") == 8
        os.kill(max(server.workers(), key=connections_of), signal.SIGKILL)
        async with asyncio.timeout(60):
            while not any(client.closed_with for client in clients):
                await asyncio.sleep(0.05)
            while await figure(server, "jailbirds_sockets") != sum(map(is_open, clients)):
                await asyncio.sleep(0.3)
            while await figure(server, "jailbirds_redis_up") != 1:  # the new one finds it
                await asyncio.sleep(0.3)
        assert sum(map(is_open, clients)) < 8


def is_open(client: Client) -> bool:
    return client.closed_with is None


async def figure(server: Server, name: str) -> float:
    """A figure; -1 while no worker answers, as one has just been killed."""
    try:
        _, page = await asked(server, "/metrics")
    except httpx.TransportError:
        return -1
    found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
    assert found is not None, page
    return float(found[1])


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    server = Server(tmp_path_factory.mktemp("server")).start()
    try:
        return httpx.get(f"{server.url}/metrics", timeout=30).text
    finally:
        server.stop()


def test_a_server_without_redis_does_not_say_that_it_is_down(page: str) -> None:
    assert "jailbirds_sockets" in page
    assert "jailbirds_redis_up" not in page


def test_the_board_for_grafana_shows_all_our_figures_and_none_that_there_are_not(
    page: str,
) -> None:
    board = json.loads(BOARD.read_text())
    asked_for = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"jailbirds_\w+", target["expr"])
    }
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for name in asked_for}
    known = set(re.findall(r"^# HELP (jailbirds_\w+)", page, re.MULTILINE))
    ours = {name for name in known if not name.endswith("_created")} | {"jailbirds_redis_up"}
    assert shown == ours
