"""Bots that think ahead, where many do: each thinks for less long, and no time tells anything."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from jailbirds.bots import LEVELS
from jailbirds.server.bots.bot_pool import A_MOMENT, LEAST, LONGEST_WAIT, NICE
from jailbirds.server.tables.waker import Waker
from jailbirds.table import Chair, Join, Opening, Table, Wake, decide, open_table
from jailbirds.table.wake import Pauses
from tests.roles import OPEN
from tests.server.quick_pool import Pool

MASTERMIND = "mastermind"
SECONDS = LEVELS[MASTERMIND].seconds
TWICE = int(2 * LONGEST_WAIT / SECONDS)  # people who wait twice as long as anybody should


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    found = Pool()
    yield found
    found.close()


@pytest.fixture
def table() -> Table:
    """A person and a mastermind, whose turn it is."""
    seats = (Chair("person"), Chair("bot", level=MASTERMIND))
    for seed in range(100):
        found = decide(open_table(Opening(OPEN, seats), bytes([seed]), 1), Join(0), 2)
        if found.actors == (1,):
            return found
    raise AssertionError("the bot never begins")


@contextlib.asynccontextmanager
async def crowded(pool: Pool, people: int = TWICE) -> AsyncIterator[None]:
    """Somebody thinks, and so many more want to."""
    async with pool._queue.turn("cara"):
        turns = [pool._queue.turn(f"p{number}") for number in range(people)]
        waiting = [asyncio.create_task(turn.__aenter__()) for turn in turns]
        await asyncio.sleep(0)
        yield
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


class Told(SimpleNamespace):
    """A table whose changes are decided and not kept; what is said there is remembered."""

    table: Table

    def __init__(self, table: Table) -> None:
        super().__init__(id="t", row=SimpleNamespace(owner="ann"), table=table, hurried=False)
        self.said: list[str] = []

    @property
    def now(self) -> int:
        return int(self.table.at) + 1000

    async def carry_out(self, _live: Any, command: Any) -> int:
        if not isinstance(command, Wake):
            self.table = decide(self.table, command, self.now)
        return int(self.table.length)

    async def say(self, _live: Any, _seat: int, remark: Any) -> None:
        self.said.append(remark.key)

    def to_action(self, *_: Any) -> None:
        return None


async def test_the_players_are_told_once_that_a_bot_thinks_for_less_long(
    pool: Pool, table: Table
) -> None:
    live: Any = Told(table)
    waker = Waker(live, pool, live, Pauses(0, 0))
    for _ in range(2):
        async with crowded(pool):
            acting = asyncio.create_task(waker._once(live))
            await asyncio.sleep(0)
        await acting
        assert live.said == ["hurried"]
        assert live.table.length > table.length  # and it has played
        live.table = table


async def test_a_bot_that_would_wait_twice_as_long_thinks_half_as_long(
    pool: Pool, table: Table
) -> None:
    assert not pool.is_hurried(table, 1, "ann")
    async with crowded(pool):
        assert pool.is_hurried(table, 1, "ann")
        choosing = asyncio.create_task(pool.choose(table, 1, "ann"))
        await asyncio.sleep(0)
    await choosing
    assert not pool.is_hurried(table, 1, "ann")
    await pool.choose(table, 1, "ann")
    assert pool.thought == [(MASTERMIND, pytest.approx(SECONDS / 2)), (MASTERMIND, SECONDS)]


async def test_where_too_many_think_a_bot_does_without_and_still_takes_a_moment(
    pool: Pool, table: Table
) -> None:
    started = time.monotonic()
    async with crowded(pool, int(LONGEST_WAIT / LEAST) + 1):
        quick = await asyncio.wait_for(pool.choose(table, 1, "ann"), 60)
    assert pool.thought == []
    assert table.game is not None
    assert quick in table.game.legal(1)
    assert time.monotonic() - started >= A_MOMENT


async def test_whoever_thinks_steps_back_where_people_need_the_cores(pool: Pool) -> None:
    def nice() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    thinking = await asyncio.get_running_loop().run_in_executor(pool._pool, nice)
    assert thinking == min(19, nice() + NICE)


async def test_a_thought_takes_its_time_however_little_there_is_to_think_about(
    pool: Pool, table: Table
) -> None:
    started = time.monotonic()
    await pool.choose(table, 1, "ann")
    assert time.monotonic() - started >= SECONDS
