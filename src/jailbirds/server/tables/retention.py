"""Retention: games that have been over for long are packed or dropped, one at a time; guests who
never played are forgotten when they have not been seen for long; too many reviews are dropped.

Each is a work of its own among those of the people who play: nobody waits for more than one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

from jailbirds.server.reviews.kept_reviews import KeptReviews
from jailbirds.server.storage.committer import Committer, Work
from jailbirds.server.storage.forgetting import forget_guest
from jailbirds.server.storage.old_games import drop_table, pack_table
from jailbirds.server.storage.player_reader import PlayerReader
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.tables.live_tables import LiveTables

log = logging.getLogger(__name__)
DAY = 24 * 3600 * 1000
PIECE = 500  # tables or guests looked for at once
PAUSE = 0.1  # seconds between two of them: people who play have the disk in between
EVERY = 3600.0  # seconds between two rounds


@dataclass(frozen=True)
class Retention:
    """What becomes of old games, of guests who were here once, and of reviews."""

    reader: Reader
    players: PlayerReader
    committer: Committer
    live_tables: LiveTables
    is_online: Callable[[str], bool]
    days: int  # for which games are kept as they are; 0: for ever
    how: Literal["pack", "drop"]
    guest_days: int  # since a guest was seen; 0: they are never forgotten
    reviews: KeptReviews
    reviews_kept: int  # at most

    async def run(self) -> None:
        while True:
            try:
                games = await self.look_after_games() if self.days else 0
                guests = await self.forget_guests() if self.guest_days else 0
                reviews = await self.reviews.drop_beyond(self.reviews_kept)
            except Exception as error:
                tell(log, "what is old could not be looked after; it is tried again", error)
            else:
                if games:
                    log.info("old games", extra={"done": self.how, "games": games})
                if guests:
                    log.info("guests who never played are forgotten", extra={"guests": guests})
                if reviews:
                    log.info("reviews nobody asked for are dropped", extra={"reviews": reviews})
            await asyncio.sleep(EVERY)

    async def forget_guests(self) -> int:
        """Forget those who never played and were not seen for long; how many that were."""
        before, done = now_ms() - self.guest_days * DAY, 0
        for guest in await self.players.passing_guests(before, PIECE):
            if self.is_online(guest):  # the page has been open ever since
                continue
            job = partial(forget_guest, client=guest, before=before)
            done += bool(await self.committer.keep(Work(guest, job=job)))
            await asyncio.sleep(PAUSE)
        return done

    async def look_after_games(self) -> int:
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
