"""The seeks of all workers, as this one knows them, and what people are told of them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from jailbirds.server import protocol
from jailbirds.server.matching.seek import Seek, by_kind, company
from jailbirds.server.storage.reader import Reader
from jailbirds.server.tables.live_table import now_ms

FOUND_TOLD = 15_000  # ms for which whoever was away is told what a seek has led to


class KnownSeeks:
    """What everybody looks for, by client."""

    def __init__(self, reader: Reader) -> None:
        self.of: dict[str, Seek] = {}
        self._reader = reader
        self._reading = asyncio.Lock()
        self._newer: dict[str, Seek | None] = {}  # than what is being read

    def note(self, client: str, seek: Seek | None) -> None:
        """Know what somebody looks for; what is being read at the moment may be older."""
        self._newer[client] = seek
        if seek is None:
            self.of.pop(client, None)
        else:
            self.of[client] = seek

    async def read(self, clients: Collection[str] = ()) -> tuple[list[str], bool]:
        """Read what some look for, or all; returns whose seeks have ended since, as a table was
        found or they are not there any more, and whether there is anything new to be seen from the
        lobby."""
        async with self._reading:
            self._newer.clear()
            if clients:
                found = await self._reader.seeks_of(clients)
                others = {who: seek for who, seek in self.of.items() if who not in clients}
            else:
                found = await self._reader.seeks(now_ms() - FOUND_TOLD)
                others = {}
            before, read = self.of, others | {seek.client: seek for seek in found} | self._newer
            self.of = {client: seek for client, seek in read.items() if seek is not None}
        tables = {client: seek.table for client, seek in before.items()}
        seated = [s.client for s in self.of.values() if s.table and s.table != tables.get(s.client)]
        gone = [client for client, table in tables.items() if not table and client not in self.of]
        return [*seated, *gone], _shown(before) != _shown(self.of)

    def told(self, seek: Seek | None) -> protocol.Seeking:
        """What somebody looks for, as they are told."""
        now = now_ms()
        if seek is None or (seek.table is None and not seek.is_there(now)):
            return protocol.Seeking(seek=None)
        waits = seek.table is None
        others = [each for each in self.of.values() if waits and each.is_there(now)]
        return protocol.Seeking(seek=_info(seek, others), table=seek.table)

    def listed(self, most: int) -> dict[str, protocol.SeekInfo]:
        """The latest seeks as everybody sees them, by client."""
        kinds = by_kind(self.of.values(), now_ms())
        there = sorted(((seek, alike) for alike in kinds for seek in alike), key=_since)
        return {seek.client: _info(seek, alike) for seek, alike in there[-most:]}


def _shown(known: dict[str, Seek]) -> set[tuple[str, str | None]]:
    """What can be seen of seeks from the lobby."""
    return {(seek.id, seek.table) for seek in known.values()}


def _since(known: tuple[Seek, list[Seek]]) -> int:
    return known[0].since


def _info(seek: Seek, others: Sequence[Seek]) -> protocol.SeekInfo:
    """A seek as everybody sees it, beside others who may fit."""
    there = company(seek, [each for each in others if each.id != seek.id], now_ms())
    return protocol.SeekInfo(
        id=seek.id,
        name=seek.name,
        title=seek.title,
        players=seek.players,
        there=len(there),
        rated=seek.rated,
        alike=seek.alike,
        wait=seek.wait,
        level=seek.level,  # type: ignore[arg-type]
        points=seek.points,
        since=seek.since,
    )
