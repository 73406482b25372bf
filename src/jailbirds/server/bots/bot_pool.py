"""Bots that think: quick levels at once, those that search in a few threads of their own.

A bot gets its seat's redacted record and nothing else. Compiled search lets go of Python's
lock, so that tables go on while it thinks; its threads step back where people need the cores.
Whoever has many bots that think waits for them alone: tables take turns, owner by owner, and where
the wait would be long, all think for less long.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from jailbirds.bots import LEVELS, Bot
from jailbirds.bots import level as level_of
from jailbirds.kernel.actions import Action
from jailbirds.kernel.title import Title
from jailbirds.server.bots.queue import FairQueue, Rank
from jailbirds.server.gears.title_gears import TitleGears
from jailbirds.server.workers import metrics
from jailbirds.table import Table
from jailbirds.table.hints import ADVISER

MOST_SEARCHERS = 4  # kept in each thread: each has a memory of its own
LONGEST_WAIT = 6.0  # seconds for a turn to think: where it would be more, each takes less time
LEAST = 0.1  # seconds: who would have less does not think ahead at all
A_MOMENT = 1.0  # seconds that such a bot takes none the less, or a crowd of them would never rest
NICE = 10  # how far threads that think step back
WITHOUT_SEARCH = "regular"  # how those who search play until their search is compiled


def _step_back() -> None:
    """In a thread: let those go first who play (Linux gives every thread a priority)."""
    with contextlib.suppress(OSError, AttributeError):
        thread = threading.get_native_id()
        now = os.getpriority(os.PRIO_PROCESS, thread)
        os.setpriority(os.PRIO_PROCESS, thread, now + NICE)


class BotPool:
    """Chooses the actions of bots."""

    def __init__(self, gears: TitleGears, threads: int) -> None:
        self._gears = gears
        self.threads = threads
        self._queue = FairQueue(threads)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=_step_back)
        self._quick: dict[tuple[str, str], Bot] = {}
        self._own = threading.local()

    def is_hurried(self, table: Table, seat: int, owner: str) -> bool:
        """Does the bot at a seat think for less long than it should, as so many do?"""
        level = table.seats[seat].chair.level
        return self._seconds(level, owner) < LEVELS[level].seconds

    def _seconds(self, level: str, owner: str) -> float:
        """For how long a bot may think now; 0 where it is to do without."""
        seconds = LEVELS[level].seconds
        wait = self._queue.ahead_of(owner) * seconds / self.threads
        if wait > LONGEST_WAIT:
            seconds *= LONGEST_WAIT / wait
        return seconds if seconds >= LEAST else 0

    async def choose(self, table: Table, seat: int, owner: str) -> Action:
        """What the bot at a seat does."""
        assert table.game is not None
        level = table.seats[seat].chair.level
        if not LEVELS[level].seconds:
            return self._glance(table, seat, level)
        if self._gears.of(table.title.name) != "native":
            return self._glance(table, seat, WITHOUT_SEARCH)
        seconds = self._seconds(level, owner)
        if not seconds:
            await asyncio.sleep(A_MOMENT)
            return self._glance(table, seat, WITHOUT_SEARCH)
        metrics.thinking.inc()
        try:
            async with self._queue.turn(owner):
                started = time.monotonic()
                action = await self._think_over(level, table, seat, seconds)
            # nobody reads from the time it takes whether a bot had a choice
            await asyncio.sleep(max(0.0, seconds - (time.monotonic() - started)))
            return action
        finally:
            metrics.thinking.dec()

    async def advise(self, table: Table, seat: int, owner: str) -> Action:
        """What a strong bot would do for a person at a seat. Bots that play go first; where the
        wait is long, the answer comes at once, without thinking ahead."""
        if self._gears.of(table.title.name) == "native":
            metrics.thinking.inc()
            with contextlib.suppress(TimeoutError):
                try:
                    async with (
                        asyncio.timeout(LONGEST_WAIT) as waiting,
                        self._queue.turn(owner, Rank.ADVISES),
                    ):
                        waiting.reschedule(None)
                        seconds = level_of(ADVISER).seconds
                        return await self._think_over(ADVISER, table, seat, seconds)
                finally:
                    metrics.thinking.dec()
        return self._glance(table, seat, WITHOUT_SEARCH)

    async def _think_over(self, level: str, table: Table, seat: int, seconds: float) -> Action:
        assert table.game is not None
        known = (table.title, table.game.redacted(seat), seat, table.players, seconds)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._think, level, *known)

    async def in_spare_time(self, work: Callable[[], None], owner: str = "") -> None:
        """Do something in a thread as soon as no bot waits to think; owners take turns."""
        async with self._queue.turn(owner, Rank.SPARE):
            await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def choose_at_once(self, table: Table, seat: int) -> Action | None:
        """What the bot at a seat does, if its level does so without thinking ahead."""
        level = table.seats[seat].chair.level
        return None if LEVELS[level].seconds else self._glance(table, seat, level)

    def _glance(self, table: Table, seat: int, level: str) -> Action:
        assert table.game is not None
        gear = self._gears.of(table.title.name)
        bot = self._quick.get((level, gear))
        if bot is None:
            bot = self._quick[level, gear] = Bot(level, gear=gear)
        return bot.choose_from(table.title, table.game.redacted(seat), seat, table.players)

    def _think(
        self,
        level: str,
        title: Title,
        redacted: np.ndarray,
        seat: int,
        players: int,
        seconds: float,
    ) -> Action:
        """In a thread: search, with a bot that belongs to this thread alone."""
        bots: dict[tuple[str, str, int], Bot] | None = getattr(self._own, "bots", None)
        if bots is None:
            bots = self._own.bots = {}
        key = (level, title.name, players)
        bot = bots.pop(key, None) or Bot(level, gear="native", patient=True)
        while len(bots) >= MOST_SEARCHERS:
            del bots[next(iter(bots))]
        bots[key] = bot  # the latest used comes last
        bot.seconds = seconds
        return bot.choose_from(title, redacted, seat, players)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
