"""Whom somebody does not want to hear, or to sit with: as this worker remembers it.

It is looked up with every line of chat and every change of the lobby, so that it is kept in memory
for those who are connected; whoever changes it tells the other workers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.storage.committer import Committer, Work
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import blocks, follows
from jailbirds.server.tables.live_table import now_ms

Kind = Literal["mute", "block"]
MOST = 500  # of one client
MOST_KNOWN = 20_000  # clients remembered
AT_ONCE = 500  # of them in a question


class Block(msgspec.Struct, frozen=True):
    """Somebody who is muted or blocked, by the name he had then."""

    other: str
    kind: Kind
    name: str
    at: int


class Known(msgspec.Struct, frozen=True):
    """What is remembered of somebody."""

    unheard: frozenset[str] = frozenset()  # whom they do not want to hear: muted or blocked
    apart: frozenset[str] = (
        frozenset()
    )  # from whom they have been parted, whoever of the two has blocked


NOTHING = Known()


class Blocks(Reader):
    """Who has muted or blocked whom."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        super().__init__(engine)
        self._committer = committer
        self._known: dict[str, Known] = {}
        self._changes = 0  # how often somebody has changed it

    async def of(self, client: str) -> list[Block]:
        """All that somebody has muted or blocked, the latest first."""
        rows = await self._rows(
            select(blocks.c.other, blocks.c.kind, blocks.c.name, blocks.c.at)
            .where(blocks.c.client_id == client)
            .order_by(blocks.c.at.desc())
        )
        return [Block(*row) for row in rows]

    async def learn(self, client: str) -> None:
        """Know from now on whom somebody does not want to hear, or to meet."""
        if client not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.pop(next(iter(self._known)))
            await self._read([client])

    async def learn_anew(self, *clients: str) -> None:
        """Some of them have changed it, at this worker or at another."""
        self._changes += 1
        await self._read([client for client in clients if client in self._known])

    async def look(self) -> set[str]:
        """A notice may have been lost: how is it with all who are known here? Returns those who
        have been parted from somebody, or no longer are."""
        before = dict(self._known)
        for first in range(0, len(before), AT_ONCE):
            await self._read(list(before)[first : first + AT_ONCE])
        known = self._known
        return {who for who, old in before.items() if known.get(who, old).apart != old.apart}

    async def _read(self, clients: Sequence[str]) -> None:
        """Remember how it is with some, unless it has changed again meanwhile."""
        while True:
            before = self._changes
            theirs = blocks.c.client_id.in_(clients)
            of_them = (blocks.c.kind == "block") & blocks.c.other.in_(clients)
            columns = (blocks.c.client_id, blocks.c.other, blocks.c.kind)
            rows = await self._rows(select(*columns).where(or_(theirs, of_them)))
            if before == self._changes:
                self._known |= _known(clients, rows)
                return

    def hears(self, client: str, speaker: str | None) -> bool:
        """Does somebody want to hear what another says?"""
        return speaker is None or speaker not in self._known.get(client, NOTHING).unheard

    def apart(self, client: str) -> frozenset[str]:
        """From whom somebody has been parted: those whom they have blocked, or who blocked them."""
        return self._known.get(client, NOTHING).apart

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


def _known(clients: Sequence[str], rows: Sequence[Any]) -> dict[str, Known]:
    """What rows of blocks say about some."""
    unheard: dict[str, set[str]] = {client: set() for client in clients}
    apart: dict[str, set[str]] = {client: set() for client in clients}
    for client, other, kind in rows:
        unheard.get(client, set()).add(other)
        if kind == "block":
            apart.get(client, set()).add(other)
            apart.get(other, set()).add(client)
    return {who: Known(frozenset(unheard[who]), frozenset(apart[who])) for who in clients}
