"""Retention: games that have been over for long are packed or dropped, one at a time.

Each is a work of its own among those of the people who play: nobody waits for more than one.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import Literal

from jailbirds.server.storage.committer import Committer, Work
from jailbirds.server.storage.old_games import drop_table, pack_table
from jailbirds.server.storage.reader import Reader
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.tables.live_tables import LiveTables

log = logging.getLogger(__name__)
DAY = 24 * 3600 * 1000
PIECE = 500  # tables looked for at once
PAUSE = 0.1  # seconds between two tables: people who play have the disk in between
EVERY = 3600.0  # seconds between two rounds


@dataclass(frozen=True)
class Retention:
    """What becomes of old games."""

    reader: Reader
    committer: Committer
    live_tables: LiveTables
    days: int
    how: Literal["pack", "drop"]

    async def run(self) -> None:
        while True:
            try:
                done = await self.round()
            except Exception:
                log.exception("old games could not be looked after; it is tried again")
            else:
                if done:
                    log.info("old games", extra={"done": self.how, "games": done})
            await asyncio.sleep(EVERY)

    async def round(self) -> int:
        """Look after all that are old by now; how many that were."""
        before, after, done = now_ms() - self.days * DAY, 0, 0
        packs = self.how == "pack"
        while piece := await self.reader.over_between(after, before, PIECE, unpacked=packs):
            for table, _ in piece:
                done += await self._look_after(table, before)
            after = piece[-1][1]
        return done

    async def _look_after(self, table: str, before: int) -> bool:
        live = self.live_tables.live.get(table)
        if live is not None and self.how == "drop":
            if live.watched:
                return False  # another time
            self.live_tables.unload(live)
        act = pack_table if self.how == "pack" else drop_table
        done = await self.committer.keep(Work(table, job=partial(act, table=table, before=before)))
        await asyncio.sleep(PAUSE)
        return bool(done)
