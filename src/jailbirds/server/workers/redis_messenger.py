"""Messenger by Redis, and what is done where Redis is away.

A notice carries no content, so that losing one loses nothing: whoever gets it reads from the
database what is new. While Redis cannot be reached, the versions of watched tables are polled.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Any

import msgspec
from prometheus_client import Gauge
from redis.asyncio import Redis
from redis.exceptions import RedisError

from jailbirds.server.storage.trouble import tell
from jailbirds.server.workers.messenger import Heard, Messenger, Notice, Poll, decode, encode

log = logging.getLogger(__name__)
CHANNEL = "jailbirds"
PING_EVERY = 2.0  # seconds, where nobody says anything
SILENT = 3 * PING_EVERY  # without an answer: it hangs
POLL_EVERY = 1.0  # seconds, while Redis is away
READERS = 8  # tables that catch up at the same time
TOGETHER = 0.01  # seconds: what is told meanwhile goes along, as everybody has to listen each time
LONGEST_WAIT = 2.0  # seconds between attempts to reach it
redis_up = Gauge("jailbirds_redis_up", "1: Redis can be reached", multiprocess_mode="livemin")


class RedisMessenger(Messenger):
    """The messenger between workers."""

    used = True

    def __init__(self, url: str, heard: Heard, poll: Poll) -> None:
        super().__init__()
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)
        self._heard = heard
        self._poll = poll
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._readers = asyncio.Semaphore(READERS)
        self._waiting: set[str] = set()  # tables whose reading has not begun
        self._catching_up: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(), name="listen"),
            asyncio.create_task(self._speak(), name="speak"),
        ]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._catching_up]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._redis.aclose()

    def send(self, notice: Notice) -> None:
        """Let the other workers know; never waits. What is told while Redis is away waits too."""
        if not self._queue.full():
            self._queue.put_nowait(notice)

    async def _speak(self) -> None:
        while True:
            notices = [await self._queue.get()]
            while not self._queue.empty():  # what has come meanwhile goes along
                notices.append(self._queue.get_nowait())
            told = encode(notices)
            while True:  # told twice does no harm, not told at all might
                try:
                    async with asyncio.timeout(SILENT):
                        await self._redis.publish(CHANNEL, told)
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(0.2)
            await asyncio.sleep(TOGETHER)

    async def _listen(self) -> None:
        wait = 0.1
        while True:
            try:
                await self._subscribe()
            except (RedisError, OSError) as error:
                if self.up or wait == 0.1:
                    log.warning("redis is away: %s; polling", error)
            self._set_up(False)
            last = time.monotonic()
            while time.monotonic() - last < wait:
                await self._safely(self._poll())
                await asyncio.sleep(min(POLL_EVERY, wait))
            wait = min(LONGEST_WAIT, wait * 2)
            if await self._reachable():
                wait = 0.1

    async def _reachable(self) -> bool:
        try:
            async with asyncio.timeout(SILENT):
                await self._redis.ping()
        except (RedisError, OSError):
            return False
        return True

    async def _subscribe(self) -> None:
        async with self._redis.pubsub() as channel:
            async with asyncio.timeout(SILENT):
                await channel.subscribe(CHANNEL)
            self._set_up(True)
            log.info("redis is there")
            await self._safely(self._poll())  # what was missed while it was away
            heard = time.monotonic()
            while True:
                message: dict[str, Any] | None = await channel.get_message(
                    ignore_subscribe_messages=True, timeout=PING_EVERY
                )
                if message is None:
                    if time.monotonic() - heard > SILENT:
                        raise TimeoutError(f"no word from it in {SILENT:.0f} s")
                    await channel.ping()
                    continue
                heard = time.monotonic()
                if isinstance(message.get("data"), bytes):
                    await self._hear(message["data"])

    async def _hear(self, data: bytes) -> None:
        try:
            notices = decode(data)
        except msgspec.MsgspecError:
            return  # somebody else uses the channel
        for notice in notices:
            if notice.worker != self.worker:
                await self._hear_one(notice)

    async def _hear_one(self, notice: Notice) -> None:
        if notice.what != "journal":
            await self._safely(self._heard(notice))
        elif notice.table not in self._waiting:  # else one is to come that reads this news too
            self._waiting.add(notice.table)
            task = asyncio.create_task(self._catch_up(notice))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, notice: Notice) -> None:
        """Read what is new, at several tables at once: nobody waits for another table."""
        async with self._readers:
            self._waiting.discard(notice.table)
            await self._safely(self._heard(notice))

    async def _safely(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (RedisError, asyncio.CancelledError):
            raise
        except Exception as error:
            tell(log, "catching up failed; it is tried again with the next notice", error)

    def _set_up(self, up: bool) -> None:
        self.up = up
        redis_up.set(int(up))
