"""Who follows whom: one-sided, and nobody else's business."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.clients.identity import handle_for
from jailbirds.server.protocol.friends import Followed
from jailbirds.server.storage.committer import Clash, Committer, Work
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import blocks, clients, follows
from jailbirds.server.tables.live_table import now_ms

MOST = 200  # of one client


def _parts(one: str, other: str) -> ColumnElement[bool]:
    """Has one of two blocked the other?"""
    there = (blocks.c.client_id == one) & (blocks.c.other == other)
    back = (blocks.c.client_id == other) & (blocks.c.other == one)
    return (blocks.c.kind == "block") & (there | back)


class Follows(Reader):
    """Whom people follow."""

    def __init__(self, engine: AsyncEngine, committer: Committer, secret: bytes) -> None:
        super().__init__(engine)
        self._committer = committer
        self._secret = secret

    def handle(self, client: str, other: str) -> str:
        """What somebody calls one of their friends, and nobody else does."""
        return handle_for(self._secret, "friend", client, other)

    async def find(self, client: str, handle: str) -> str | None:
        """Which of those whom somebody follows is meant?"""
        known = {self.handle(client, other): other for other in await self.of(client)}
        return known.get(handle)

    async def of(self, client: str) -> list[str]:
        """All whom somebody follows."""
        rows = await self._rows(select(follows.c.other).where(follows.c.client_id == client))
        return [row[0] for row in rows]

    async def export(self, client: str) -> tuple[Followed, ...]:
        """The same by name, with the time, to take along."""
        rows = await self._rows(
            select(clients.c.nickname, follows.c.at)
            .join(clients, clients.c.id == follows.c.other)
            .where(follows.c.client_id == client)
            .order_by(follows.c.at)
        )
        return tuple(Followed(name=name, at=at) for name, at in rows)

    async def add(self, client: str, other: str) -> bool:
        """Follow somebody from now on; False: there are too many already."""

        def job(connection: Connection) -> bool:
            mine = follows.c.client_id == client
            if connection.execute(select(follows.c.at).where(mine, follows.c.other == other)).all():
                return True
            # a block may have come since it was asked whether this one can be seen
            if connection.execute(select(blocks.c.at).where(_parts(client, other))).all():
                return True
            if connection.execute(select(func.count()).where(mine)).scalar_one() >= MOST:
                return False
            row = {"client_id": client, "other": other, "at": now_ms()}
            connection.execute(insert(follows), [row])
            return True

        try:
            return bool(await self._committer.keep(Work(client, job=job)))
        except Clash:  # a second click, at another worker
            return True

    async def remove(self, client: str, other: str) -> None:
        """Follow somebody no longer."""

        def job(connection: Connection) -> None:
            this = (follows.c.client_id == client) & (follows.c.other == other)
            connection.execute(delete(follows).where(this))

        await self._committer.keep(Work(client, job=job))
