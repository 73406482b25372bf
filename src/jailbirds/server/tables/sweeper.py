"""The sweeper: finds the tables where the server has to act and nobody does.

A table's `wake_at` is in the database. A sweeper in each worker claims tables that are due, so
that deadlines and bots survive restarts and killed workers.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field

from sqlalchemy import Connection, update

from jailbirds.server.storage.committer import Committer, NotKept, Work
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import tables
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.tables.live_tables import GRACE, LiveTables
from jailbirds.server.tables.waker import Waker
from jailbirds.table.wake import Pauses, wake_at

log = logging.getLogger(__name__)
LEASE = 10_000  # ms for which a claimed table is left alone by the other workers
MOST_DUE = 200  # in one sweep
AGAIN = 5.0  # seconds after something went wrong
CLOCK_EVERY = 60.0  # seconds: are there tables from before the clock was set back?


@dataclass
class Sweeper:
    """Looks for tables that are due, and unloads idle ones."""

    reader: Reader
    committer: Committer
    tables: LiveTables
    waker: Waker
    pauses: Pauses
    _clock_checked: float = field(default=-CLOCK_EVERY, init=False)

    async def run(self, every_ms: int, idle_seconds: int, most_live: int) -> None:
        unloaded = time.monotonic()
        while True:
            try:
                await self._sweep()
                if time.monotonic() - unloaded > min(5, idle_seconds):
                    unloaded = time.monotonic()
                    self.tables.unload_idle(idle_seconds, most_live)
            except NotKept:
                pass  # the log tells it; those who are due are found again
            except Exception as error:
                tell(log, "the sweep failed; it is tried again", error)
                await asyncio.sleep(AGAIN)
            await asyncio.sleep(every_ms / 1000)

    async def _sweep(self) -> None:
        now = now_ms()
        due = await self.reader.due(now, MOST_DUE)
        if time.monotonic() > self._clock_checked + CLOCK_EVERY:
            self._clock_checked = time.monotonic()
            due += await self.reader.ahead_of(now + LEASE, MOST_DUE)
        await asyncio.gather(*(self._look_after(table, since) for table, since in due))

    async def _look_after(self, table: str, since: int) -> None:
        """Claim a table that is due, and act there; or note when it is due indeed."""
        until = now_ms() + LEASE
        if not await self._set(table, since, until):
            return  # another worker has claimed it
        live = await self.tables.readable(table)
        if live is None:
            await self._set(table, until, None)  # nobody can act there
            return
        await self.tables.catch_up(live)
        wake = wake_at(live.table, self.pauses)
        if wake is not None and wake <= live.now:
            self.waker.wake(live)
        else:
            await self._set(table, until, wake - live.ahead + GRACE if wake is not None else None)
            self.waker.set_timer(live)

    async def _set(self, table: str, old: int, new: int | None) -> bool:
        """Change when a table is due, if nobody else has done so meanwhile."""

        def job(connection: Connection) -> int:
            statement = update(tables).where(tables.c.id == table, tables.c.wake_at == old)
            return connection.execute(statement.values(wake_at=new)).rowcount

        return bool(await self.committer.keep(Work(table, job=job)))
