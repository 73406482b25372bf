"""Bots that think ahead, where many do: some answer at once, and no answer tells by its time."""

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
from jailbirds.server.bots.bot_pool import LONGEST_WAIT, NICE
from jailbirds.server.tables.waker import Waker
from jailbirds.table import Chair, Join, Opening, Table, Wake, decide, open_table
from jailbirds.table.wake import Pauses
from tests.roles import OPEN
from tests.server.quick_pool import Pool

MASTERMIND = "mastermind"
SECONDS = LEVELS[MASTERMIND].seconds


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
async def crowded(pool: Pool) -> AsyncIterator[None]:
    """Somebody thinks, and so many more want to that a bot of anybody else does without."""
    async with pool._queue.turn("cara"):
        enough = int(LONGEST_WAIT / SECONDS) + 1
        turns = [pool._queue.turn(f"p{number}") for number in range(enough)]
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


async def test_the_players_are_told_once_that_a_bot_answers_without_thinking(
    pool: Pool, table: Table
) -> None:
    live: Any = Told(table)
    waker = Waker(live, pool, live, Pauses(0, 0))
    async with crowded(pool):
        await waker._once(live)
        assert live.said == ["hurried"]
        assert live.table.length > table.length  # and it has played
        live.table = table
        await waker._once(live)
        assert live.said == ["hurried"]


async def test_a_bot_that_would_wait_long_answers_at_once_without_thinking(
    pool: Pool, table: Table
) -> None:
    assert not pool.is_hurried(table, 1, "ann")
    async with crowded(pool):
        assert pool.is_hurried(table, 1, "ann")
        quick = await asyncio.wait_for(pool.choose(table, 1, "ann"), 60)
        assert pool.thought == []
        assert table.game is not None
        assert quick in table.game.legal(1)
    assert not pool.is_hurried(table, 1, "ann")
    await pool.choose(table, 1, "ann")
    assert pool.thought == [MASTERMIND]


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
