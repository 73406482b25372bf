"""What the server does by itself: bots act, talks end, time runs out.

A room whose turn it is for a bot has a timer here. Should this process be gone before, the
table's `wake_at` is in the database: a sweeper in each worker claims tables that are due, so
that deadlines and bots survive restarts and killed workers.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, update

from jailbirds.server.remarks import Remarks
from jailbirds.server.rooms import GRACE, Room, Rooms, now_ms
from jailbirds.server.storage.committer import Committer, Work
from jailbirds.server.storage.reading import Reader
from jailbirds.server.storage.schema import tables
from jailbirds.server.thinkers import Thinkers
from jailbirds.table import BotPlay, Refusal, Wake
from jailbirds.table.waking import wake_at

log = logging.getLogger(__name__)
LEASE = 10_000  # ms for which a claimed table is left alone by the other workers
FAR = 24 * 3600 * 1000  # ms: what is later than that is left to the sweeper
AGAIN = 5.0  # seconds after something went wrong
MOST_DUE = 200  # in one sweep


class Actor:
    """Acts at tables when it is the server's turn."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, remarks: Remarks, bot_pause: int) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._remarks = remarks
        self._bot_pause = bot_pause
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    def arm(self, room: Room, own: bool = True) -> None:
        """Set the room's timer to when the server has to act there.

        Where another worker made the last change, it acts there too: two that race for every
        move of a bot would spend their time on clashes. Should it be gone, the sweeper comes.
        """
        if room.timer:
            room.timer.cancel()
            room.timer = None
        wake = wake_at(room.table, self._bot_pause) if own else None
        if wake is None or room.acting or self._closing:
            return
        wait = wake - now_ms()
        if wait < FAR:
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(max(0, wait) / 1000, self.start, room)

    def start(self, room: Room) -> None:
        """Act in a room, in the background; one at a time."""
        if room.acting or self._closing:
            return
        room.acting = True
        task = asyncio.create_task(self._act(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, room: Room) -> None:
        try:
            while not self._closing and self._is_due(room):
                await self._once(room)
        except Exception:
            log.exception("a bot could not act", extra={"table": room.id})
            await asyncio.sleep(AGAIN)
        finally:
            room.acting = False
            if not self._closing:
                self.arm(room)

    def _is_due(self, room: Room) -> bool:
        wake = wake_at(room.table, self._bot_pause)
        return wake is not None and wake <= now_ms()

    async def _once(self, room: Room) -> None:
        length = await self._rooms.carry_out(room, Wake())
        table = room.table
        bots = table.bots_to_act
        if not bots or length != table.length or not self._is_due(room):
            return
        version = table.version(bots[0])
        action = await self._thinkers.choose(table, bots[0])
        remark = self._remarks.to_action(table, bots[0], action)
        try:
            await self._rooms.carry_out(room, BotPlay(bots[0], action.to_dict(), version))
        except Refusal as refusal:
            if refusal.kind not in ("conflict", "over"):
                raise  # somebody came back or was faster: that is fine
        else:
            if remark is not None:
                await self._remarks.say(room, bots[0], remark)

    def react(self, room: Room, after: int) -> None:
        """Let a bot answer to what has just happened, if it has something to say."""
        found = self._remarks.to_events(room.table, after)
        if found is not None and not self._closing:
            task = asyncio.create_task(self._remarks.say(room, *found))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Sweeper:
    """Looks for tables that are due, and puts idle ones to sleep."""

    def __init__(
        self, reader: Reader, committer: Committer, rooms: Rooms, actor: Actor, bot_pause: int
    ) -> None:
        self._reader = reader
        self._committer = committer
        self._rooms = rooms
        self._actor = actor
        self._bot_pause = bot_pause

    async def run(self, every_ms: int, idle_seconds: int, most_awake: int) -> None:
        slept = time.monotonic()
        while True:
            try:
                await self._sweep()
                if time.monotonic() - slept > min(5, idle_seconds):
                    slept = time.monotonic()
                    self._rooms.let_sleep(idle_seconds, most_awake)
            except Exception:
                log.exception("the sweep failed; it is tried again")
            await asyncio.sleep(every_ms / 1000)

    async def _sweep(self) -> None:
        due = await self._reader.due(now_ms(), MOST_DUE)
        await asyncio.gather(*(self._look_after(table, since) for table, since in due))

    async def _look_after(self, table: str, since: int) -> None:
        """Claim a table that is due, and act there; or note when it is due indeed."""
        until = now_ms() + LEASE
        if not await self._set(table, since, until):
            return  # another worker has claimed it
        room = await self._rooms.get(table)
        if room is None:
            return
        await self._rooms.catch_up(room)
        wake = wake_at(room.table, self._bot_pause)
        if wake is not None and wake <= now_ms():
            self._actor.start(room)
        else:
            await self._set(table, until, wake + GRACE if wake is not None else None)
            self._actor.arm(room)

    async def _set(self, table: str, old: int, new: int | None) -> bool:
        """Change when a table is due, if nobody else has done so meanwhile."""

        def job(connection: Connection) -> int:
            statement = update(tables).where(tables.c.id == table, tables.c.wake_at == old)
            return connection.execute(statement.values(wake_at=new)).rowcount

        return bool(await self._committer.keep(Work(table, job=job)))
