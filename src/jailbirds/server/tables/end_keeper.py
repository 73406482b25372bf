"""The keeper of ends: of every finished game its result is kept, for ratings and statistics, and a
picture of its end, while its rules are known. See `jailbirds.table.outdated`.

It is made when nobody waits for it: soon after the end, and at the start of a server for games
that ended without one.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import Connection, insert, select

from jailbirds.server.ratings.results import keep_result, result_of
from jailbirds.server.storage.committer import LAST, Clash, Committer, NotKept, Work
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import end_pictures, tables
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.tables.live_tables import LiveTables, Unreadable
from jailbirds.table.outdated import OutdatedTable, picture_of

log = logging.getLogger(__name__)
PIECE = 500  # tables looked for at once
SHARE = 0.1  # of a core, at most, for games that ended long ago
PATIENCE = 30.0  # seconds until it is tried again where nothing can be kept


class EndKeeper:
    """Keeps the result and a picture of the end of every game."""

    def __init__(self, reader: Reader, committer: Committer, live_tables: LiveTables) -> None:
        self._reader = reader
        self._committer = committer
        self._tables = live_tables
        self._over: asyncio.Queue[str] = asyncio.Queue()

    def changed(self, live: LiveTable) -> None:
        """Told of every change of our own."""
        if live.table.status == "over":
            self._over.put_nowait(live.id)

    async def run(self) -> None:
        await asyncio.gather(self._look_back(), self._follow())

    async def _follow(self) -> None:
        while True:
            await self._keep_patiently(await self._over.get())

    async def _look_back(self) -> None:
        """Games that ended before there were pictures, or as a server was stopped."""
        after = ""
        while piece := await self._piece(after):
            for table in piece:
                started = time.perf_counter()
                await self._keep_patiently(table)
                await asyncio.sleep((time.perf_counter() - started) * (1 / SHARE - 1))
            after = piece[-1]

    async def _piece(self, after: str) -> list[str]:
        while True:
            try:
                return await self._reader.over_without_picture(after, PIECE)
            except Exception as error:
                tell(log, "games without a picture of their end could not be looked for", error)
                await asyncio.sleep(PATIENCE)

    async def _keep_patiently(self, table: str) -> None:
        while True:
            try:
                return await self.keep(table)
            except NotKept:
                await asyncio.sleep(PATIENCE)
            except Exception as error:
                tell(log, f"the end of game {table} could not be kept", error)
                return None

    async def keep(self, table: str) -> None:
        """Keep the result and the picture of an end; of no game, that there is none."""
        try:
            live = self._tables.live.get(table) or await self._tables.read(table)
        except Unreadable:
            return  # a server that can read it may come
        if live is None or isinstance(live.table, OutdatedTable):
            return
        picture = await asyncio.to_thread(picture_of, live.table)
        packed = picture.packed() if picture else None
        result = result_of(live.table, live.row)

        def job(connection: Connection) -> None:
            has = select(end_pictures.c.table_id).where(end_pictures.c.table_id == table)
            there = select(tables.c.id).where(tables.c.id == table)
            if connection.execute(there).first() and not connection.execute(has).first():
                row = {"table_id": table, "picture": packed}
                connection.execute(insert(end_pictures), [row])
                if result is not None:
                    keep_result(connection, table, result)

        try:
            await self._committer.keep(Work(LAST, job=job))
        except Clash:
            return  # another worker was faster
