"""Bots that think: quick levels at once, those that search in a few threads of their own.

A bot gets its seat's redacted record and nothing else. Compiled search lets go of Python's
lock, so that tables go on while it thinks.
"""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from jailbirds.bots import LEVELS, Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.title import Title
from jailbirds.server import metrics
from jailbirds.server.gears import Gears
from jailbirds.table import Table

MOST_SEARCHERS = 4  # kept in each thread: each has a memory of its own
WITHOUT_SEARCH = "regular"  # how those who search play until their search is compiled


class Thinkers:
    """Chooses the actions of bots."""

    def __init__(self, gears: Gears, threads: int) -> None:
        self._gears = gears
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._quick: dict[tuple[str, str], Bot] = {}
        self._own = threading.local()

    async def choose(self, table: Table, seat: int) -> Action:
        """What the bot at a seat does."""
        assert table.game is not None
        level = table.seats[seat].chair.level
        gear = self._gears.of(table.title.name)
        redacted = table.game.redacted(seat)
        if gear == "native" and LEVELS[level].seconds:
            metrics.thinking.inc()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    self._pool, self._think, level, table.title, redacted, seat, table.players
                )
            finally:
                metrics.thinking.dec()
        if LEVELS[level].seconds:
            level = WITHOUT_SEARCH
        bot = self._quick.get((level, gear))
        if bot is None:
            bot = self._quick[level, gear] = Bot(level, gear=gear)
        return bot.choose_from(table.title, redacted, seat, table.players)

    def _think(
        self, level: str, title: Title, redacted: np.ndarray, seat: int, players: int
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
        return bot.choose_from(title, redacted, seat, players)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
