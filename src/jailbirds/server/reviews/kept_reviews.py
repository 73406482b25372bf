"""Reviews in the database: found again after a restart, and shared by all workers.

A worker that is to make one claims it first, by a row of its own, and gives signs while it is at
it, with what is known by then; so whoever asks another worker sees the same review grow. Where
the signs stay out, another worker takes it over. Those that nobody has asked for longest are
dropped where there are too many; a review can always be made again.
"""

from __future__ import annotations

import secrets
import zlib

import msgspec
from sqlalchemy import ColumnElement, Connection, Delete, Update, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server import protocol
from jailbirds.server.storage.committer import Clash, Committer, Work
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import reviews
from jailbirds.server.tables.live_table import now_ms

SILENCE = 10_000  # ms without a sign of its maker, after which a review is taken over
DAY = 24 * 3600 * 1000


class KeptReview(msgspec.Struct, frozen=True):
    """A row: who makes the review, and when there was a sign of that; or all of it."""

    maker: str | None
    at: int
    packet: bytes | None

    @property
    def is_abandoned(self) -> bool:
        """Has its maker died?"""
        return self.maker is not None and self.at < now_ms() - SILENCE


class KeptReviews(Reader):
    """The reviews that are kept; those of other judges are none."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        super().__init__(engine)
        self._committer = committer
        self._maker = secrets.token_hex(8)

    async def find(self, table: str, judge: str) -> KeptReview | None:
        """What is known of a table's review by this judge."""
        rows = await self._rows(
            select(reviews.c.maker, reviews.c.at, reviews.c.review).where(
                reviews.c.table_id == table, reviews.c.judge == judge
            )
        )
        return KeptReview(*rows[0]) if rows else None

    async def note_asked(self, table: str, kept: KeptReview) -> None:
        """Somebody looks at a review: it is not among those to be dropped."""
        if kept.at < now_ms() - DAY:
            asked = update(reviews).where(reviews.c.table_id == table, reviews.c.maker.is_(None))
            await self._execute(table, asked.values(at=now_ms()))

    async def claim(self, table: str, judge: str) -> bool:
        """Be the one who makes a review; False: somebody else is, or has made it."""

        def job(connection: Connection) -> bool:
            known = (
                select(reviews.c.maker, reviews.c.at, reviews.c.review)
                .where(reviews.c.table_id == table, reviews.c.judge == judge)
                .with_for_update()
            )
            there = connection.execute(known).first()
            if there is not None and not KeptReview(*there).is_abandoned:
                return False
            connection.execute(delete(reviews).where(reviews.c.table_id == table))
            row = {"table_id": table, "judge": judge, "maker": self._maker, "at": now_ms()}
            connection.execute(insert(reviews), [row])
            return True

        try:
            return bool(await self._committer.keep(Work(table, job=job)))
        except Clash:  # another worker was faster; or the game was dropped a moment ago
            return False

    async def give_sign(self, table: str, packet: bytes | None) -> None:
        """It is being made, and so much is known."""
        sign = update(reviews).where(self._is_mine(table)).values(at=now_ms(), review=packet)
        await self._execute(table, sign)

    async def finish(self, table: str, packet: bytes) -> None:
        """All of it is known."""
        whole = {"maker": None, "at": now_ms(), "review": packet}
        await self._execute(table, update(reviews).where(self._is_mine(table)).values(whole))

    async def give_up(self, table: str) -> None:
        """Leave it to others."""
        await self._execute(table, delete(reviews).where(self._is_mine(table)))

    async def drop_beyond(self, most: int) -> int:
        """Drop those that nobody has asked for longest; how many that were."""
        beyond = select(reviews.c.table_id).order_by(reviews.c.at.desc()).offset(most)
        return await self._execute("", delete(reviews).where(reviews.c.table_id.in_(beyond)))

    def _is_mine(self, table: str) -> ColumnElement[bool]:
        return (reviews.c.table_id == table) & (reviews.c.maker == self._maker)

    async def _execute(self, table: str, statement: Update | Delete) -> int:
        """To how many rows it was done."""
        work = Work(table, job=lambda connection: connection.execute(statement).rowcount)
        return int(await self._committer.keep(work))


def pack(review: protocol.GameReview) -> bytes:
    """A review as it is kept."""
    return zlib.compress(msgspec.msgpack.encode(review), level=9)


def unpack(packet: bytes) -> protocol.GameReview:
    return msgspec.msgpack.decode(zlib.decompress(packet), type=protocol.GameReview)
