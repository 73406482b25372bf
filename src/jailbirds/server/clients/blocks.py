"""Whom somebody does not want to hear, or to sit with: as this worker remembers it.

It is looked up with every line of chat, so that it is kept in memory for those who are connected;
whoever changes it tells the other workers.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.storage.committer import Committer, Work
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import blocks, follows
from jailbirds.server.tables.live_table import now_ms

Kind = Literal["mute", "block"]
MOST = 500  # of one client
MOST_KNOWN = 20_000  # clients remembered
NOBODY: frozenset[str] = frozenset()


class Block(msgspec.Struct, frozen=True):
    """Somebody who is muted or blocked, by the name he had then."""

    other: str
    kind: Kind
    name: str
    at: int


class Blocks(Reader):
    """Who has muted or blocked whom."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        super().__init__(engine)
        self._committer = committer
        self._known: dict[str, frozenset[str]] = {}

    async def of(self, client: str) -> list[Block]:
        """All that somebody has muted or blocked, the latest first."""
        rows = await self._rows(
            select(blocks.c.other, blocks.c.kind, blocks.c.name, blocks.c.at)
            .where(blocks.c.client_id == client)
            .order_by(blocks.c.at.desc())
        )
        return [Block(*row) for row in rows]

    async def learn(self, client: str) -> None:
        """Know from now on whom somebody does not want to hear."""
        if client not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.pop(next(iter(self._known)))
            self._known[client] = frozenset(each.other for each in await self.of(client))

    async def learn_anew(self, client: str) -> None:
        """Somebody has changed it, at this worker or at another."""
        if self._known.pop(client, None) is not None:
            await self.learn(client)

    async def look(self) -> None:
        """A notice may have been lost: how is it with all who are known here?"""
        clients = list(self._known)
        for first in range(0, len(clients), 500):
            some = clients[first : first + 500]
            found: dict[str, set[str]] = {client: set() for client in some}
            pairs = select(blocks.c.client_id, blocks.c.other).where(blocks.c.client_id.in_(some))
            for client, other in await self._rows(pairs):
                found[client].add(other)
            self._known |= {client: frozenset(others) for client, others in found.items()}

    def hears(self, client: str, speaker: str | None) -> bool:
        """Does somebody want to hear what another says?"""
        return speaker is None or speaker not in self._known.get(client, NOBODY)

    async def keeps_away(self, clients: set[str], other: str) -> bool:
        """Has one of them blocked somebody, or been blocked by him?"""
        pair = blocks.c.client_id.in_(clients) & (blocks.c.other == other)
        back = blocks.c.other.in_(clients) & (blocks.c.client_id == other)
        rows = await self._rows(
            select(blocks.c.other).where(blocks.c.kind == "block", pair | back).limit(1)
        )
        return bool(rows)

    async def add(self, client: str, other: str, kind: Kind, name: str) -> bool:
        """Mute or block somebody; False: there are too many already."""

        def job(connection: Connection) -> bool:
            mine = blocks.c.client_id == client
            connection.execute(delete(blocks).where(mine, blocks.c.other == other))
            if len(connection.execute(select(blocks.c.other).where(mine)).all()) >= MOST:
                return False
            row = {"client_id": client, "other": other, "kind": kind, "name": name, "at": now_ms()}
            connection.execute(insert(blocks), [row])
            if kind == "block":
                for one, of in ((client, other), (other, client)):
                    pair = (follows.c.client_id == one) & (follows.c.other == of)
                    connection.execute(delete(follows).where(pair))
            return True

        return bool(await self._committer.keep(Work(client, job=job)))

    async def remove(self, client: str, other: str) -> bool:
        """Hear somebody again; False: he was neither muted nor blocked."""

        def job(connection: Connection) -> int:
            this = (blocks.c.client_id == client) & (blocks.c.other == other)
            return connection.execute(delete(blocks).where(this)).rowcount

        return bool(await self._committer.keep(Work(client, job=job)))
