"""Clocks and restarts, and what a cold server does first."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.roles import OPEN
from tests.server.client import people, sit_together
from tests.server.processes import Server

LIVE = {"kind": "live", "base": 10, "increment": 0}


async def test_a_deadline_that_passes_while_the_server_is_down_is_honoured(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    async with people(server.url, "Ann", "Ben") as clients:
        ann = clients[0]
        table = await sit_together(clients, OPEN, clock=LIVE)
        late = ann.tables[table]["actors"][0]
        deadline = ann.tables[table]["seats"][late]["deadline"]
        server.kill()
        await asyncio.sleep(max(0, deadline / 1000 - time.time()) + 0.3)
        server.start()
        await ann.connect()
        await ann.watch(table, 0)
        await ann.wait_for(lambda: ann.tables[table]["seats"][late]["plays"] == "bot", 15)
        steps = (await ann.get(f"/api/tables/{table}/steps", seat=0))["steps"]
        assert [step["seat"] for step in steps if step["kind"] == "time"] == [late]
        # and the bot plays on, so that the others can finish
        await ann.wait_for(lambda: late not in ann.tables[table]["actors"], 15)


async def test_a_bot_that_was_to_act_when_the_server_died_acts_after_the_restart(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(bot_pause=1500)
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], OPEN, bots=1)
        while not ann.legal(table):
            await asyncio.sleep(0.05)
        assert (await ann.play(table, 0, ann.legal(table)[0]))["type"] == "done"
        server.restart()
        await ann.connect()
        await ann.watch(table, 0)
        await ann.wait_for(lambda: ann.legal(table), 15)


async def test_a_clock_that_was_set_back_by_an_hour_freezes_no_bot(
    start_server: Callable[..., Server],
) -> None:
    server = start_server(bot_pause=1500)
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], OPEN, bots=1)
        while not ann.legal(table):
            await asyncio.sleep(0.05)
        assert (await ann.play(table, 0, ann.legal(table)[0]))["type"] == "done"
        server.stop()
        with sqlite3.connect(server.folder / "games.sqlite") as database:  # written an hour ahead
            database.execute(
                "UPDATE entries SET entry = json_set(entry, '$.at', "
                "json_extract(entry, '$.at') + 3600000)"
            )
            database.execute("UPDATE tables SET changed = changed + 3600000")
            database.execute("UPDATE tables SET wake_at = wake_at + 3600000")
        server.start()
        await ann.connect()
        await ann.watch(table, 0)
        await ann.wait_for(lambda: ann.legal(table), 15)
        steps = (await ann.get(f"/api/tables/{table}/steps", seat=0))["steps"]
        times = [step["at"] for step in steps]
        assert times == sorted(times)  # no entry before the one it follows


def test_a_cold_first_start_shows_its_page_before_anything_is_compiled(tmp_path: Path) -> None:
    """How many seconds that takes is measured by `python -m benchmarks.load.waits`."""
    server = Server(tmp_path, compile=True, cache=str(tmp_path / "cache"))
    try:
        server.launch()
        server.wait(path="/")
        gears = httpx.get(f"{server.url}/healthz", timeout=60).json()["gears"]
        assert set(gears.values()) == {"interpreted"}
        assert not list((tmp_path / "cache").rglob("server-is-compiled*"))
    finally:
        server.stop()
