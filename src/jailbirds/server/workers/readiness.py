"""Is this worker ready: can it keep what people do? To live is another matter, see `/healthz`."""

from __future__ import annotations

import asyncio
import secrets
import time

from sqlalchemy import Connection, insert, update

from jailbirds.server.storage.committer import Clash, Committer, NotKept, Work
from jailbirds.server.storage.schema import facts
from jailbirds.server.storage.sqlite_file import StartCheck
from jailbirds.server.workers.messenger import Messenger

LASTS = 1.0  # seconds: who asks more often hears the same again
PATIENCE = 5.0  # seconds for a write
ROW = "written"  # of the facts: the last that was written to see whether one can
NO_REDIS = (
    "Redis cannot be reached: games go on, but changes of other workers are seen a second later"
)


class Readiness:
    """Tries to write, now and then."""

    def __init__(self, committer: Committer, messenger: Messenger, check: StartCheck) -> None:
        self._committer = committer
        self._messenger = messenger
        self._check = check
        self._lock = asyncio.Lock()
        self._at = -LASTS
        self._trouble = ""

    async def trouble(self) -> str:
        """Why nothing can be kept, and what to do; nothing where all is well."""
        async with self._lock:
            if time.monotonic() > self._at + LASTS:
                self._trouble = await self._write() or self._check.found
                self._at = time.monotonic()
            return self._trouble

    async def is_well(self) -> bool:
        """Can this worker keep what people do, as far as it knows? It is tried only where it
        could not a moment ago: what is idle costs nothing."""
        return not self._committer.in_trouble or not await self.trouble()

    @property
    def worry(self) -> str:
        """What is not as it should be, though everything works."""
        return NO_REDIS if self._messenger.used and not self._messenger.up else ""

    async def _write(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._committer.keep(Work(job=_write_a_row))
        except Clash:
            return ""  # another worker has written it
        except TimeoutError:
            return f"the database has not kept anything within {PATIENCE:.0f} s: is it overloaded?"
        except Exception as error:
            why = error.why if isinstance(error, NotKept) else error
            return (
                f"the database cannot be written ({why}): make room on its disk, or make it "
                "writable and reachable again; until then moves are refused, and nothing is lost"
            )
        return ""


def _write_a_row(connection: Connection) -> None:
    """Write something new: SQLite does not touch the disk for what is there already."""
    now = secrets.token_bytes(8)
    if not connection.execute(update(facts).where(facts.c.name == ROW).values(value=now)).rowcount:
        connection.execute(insert(facts), [{"name": ROW, "value": now}])
