"""The matchmaker: keeps seeks, and opens tables for those who fit together.

The database decides. A table is opened in the transaction that takes the seeks of its people, so
that two workers never give somebody two games, and no table is there that nobody was told of. A
seek that was taken is kept for a moment, with its table: whoever asks again, or was not there when
the game was found, hears of it then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete, update

import jailbirds
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.server import protocol
from jailbirds.server.clients.identity import new_id
from jailbirds.server.clients.signed_in import SignedIn
from jailbirds.server.matching.claims import claim, unlocked
from jailbirds.server.matching.found_table import table_for
from jailbirds.server.matching.known_seeks import KnownSeeks
from jailbirds.server.matching.seek import (
    GONE_AFTER,
    Match,
    Seek,
    accepts,
    matches,
)
from jailbirds.server.storage.committer import (
    DROP_SEEK,
    PUT_SEEK,
    Clash,
    Committer,
    NotKept,
    Work,
)
from jailbirds.server.storage.reader import Client, Reader, TableRow
from jailbirds.server.storage.schema import seeks
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.table import Refusal, Table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
LOOK_EVERY = 1.0  # seconds: somebody has waited long enough, or is gone
PACE = 0.05  # seconds between two looks at what is new: what comes meanwhile is looked at together
SIGN_EVERY = 2_000  # ms between two notes that somebody is still there
GRACE = 5_000  # ms for one who has lost the line, or loads the page again
FOUND_LASTS = 600_000  # ms for which it is remembered what a seek has led to
SAME_CLICK = 3_000  # ms in which one more click means the same game


class Matchmaker:
    """The seeks of all workers, as this one knows them."""

    def __init__(
        self,
        reader: Reader,
        committer: Committer,
        tables: LiveTables,
        signed_in: SignedIn,
        *,
        gear_of: Callable[[str], str],
        changed: Callable[[tuple[str, ...]], None],
    ) -> None:
        self.seeks = KnownSeeks(reader)
        self._reader = reader
        self._committer = committer
        self._tables = tables
        self._signed_in = signed_in
        self._gear_of = gear_of
        self._changed = changed  # told that seeks are others, and whose this worker has changed
        self._unread: set[str] = set()  # whose seeks another worker has changed
        self._elsewhere = asyncio.Event()  # is there something new of theirs, or of anybody's?
        self._here = asyncio.Event()  # and of our own people?
        self._leaving: set[asyncio.Task[None]] = set()

    # --- what people ask for

    async def seek(self, client: Client, wish: protocol.Seek) -> None:
        """Look for a game for somebody from now on, instead of what they looked for before."""
        _check_game(wish)
        await self._seek(client, wish)

    async def join(self, client: Client, wish: protocol.JoinSeek) -> None:
        """Look for the same game as somebody else, with them."""
        now = now_ms()
        other = await self._reader.seek(wish.seek, client.id)
        if other is None or not other.is_there(now) or other.client == client.id:
            raise Refusal("missing", "refused-seek-gone", "nobody looks for this game any more")
        same = protocol.Seek(
            id=wish.id,
            title=other.title,
            players=other.players,
            rated=other.rated,
            wait=other.wait,
            level=other.level,  # type: ignore[arg-type]
        )
        if other.alike and not accepts(other, await self._as_strong(client, other), now):
            raise Refusal(
                "not_yours",
                "refused-seek-level",
                "whoever seeks would like others of about the same rating; wait a moment",
            )
        await self._seek(client, same)

    async def _as_strong(self, client: Client, other: Seek) -> Seek:
        """The seek of another, as if somebody had it."""
        known = await self._reader.ratings(other.title, [client.id])
        points = known[client.id].points if client.id in known else None
        return msgspec.structs.replace(other, client=client.id, points=points)

    async def _seek(self, client: Client, wish: protocol.Seek) -> None:
        now = now_ms()
        row = {
            "client_id": client.id,
            "id": new_id(),
            "command_id": wish.id,
            "title": wish.title,
            "players": wish.players,
            "rated": wish.rated,
            "alike": wish.alike,
            "wait": wish.wait,
            "level": wish.level,
            "since": now,
            "seen": now,
            "table_id": None,
            "same_after": now - SAME_CLICK,
        }
        await self._keep_own(client.id, PUT_SEEK, row)

    async def unseek(self, client: str) -> None:
        """Somebody no longer looks for a game."""
        await self._keep_own(client, DROP_SEEK, {"of": client})

    async def _keep_own(self, client: str, statement: Executable, row: dict[str, Any]) -> None:
        """Change what somebody looks for, and tell them how it is then, on all of their connections
        to this worker; it is shown to everybody before players are found. It is read outside of the
        transaction, as others wait for that."""
        await self._committer.keep(Work(client, {statement: [row]}))
        self.seeks.note(client, next(iter(await self._reader.seeks_of([client])), None))
        self._tell(client)
        self._changed((client,))
        self._here.set()

    def _tell(self, client: str) -> None:
        message = encode(self.seeks.told(self.seeks.of.get(client)))
        for socket in self._signed_in.sockets.get(client, ()):
            socket.send(message)

    # --- who comes and goes

    def left(self, client: str) -> None:
        """Somebody has no connection to this worker any more; another one may have them."""
        if client not in self.seeks.of or self.seeks.of[client].table is not None:
            return
        until = now_ms() - GONE_AFTER + GRACE

        def job(connection: Connection) -> None:
            mine = (seeks.c.client_id == client) & (seeks.c.seen > until)
            connection.execute(update(seeks).where(mine).values(seen=until))

        async def keep() -> None:
            with contextlib.suppress(NotKept, Clash):  # it ends a few seconds later
                await self._committer.keep(Work(client, job=job))

        task = asyncio.create_task(keep())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    # --- looking

    def look(self, clients: Collection[str]) -> None:
        """Some look for something else, or for nothing any more: people of another worker, which
        looks after them itself."""
        self._unread.update(clients)
        self._elsewhere.set()

    async def run(self) -> None:
        await asyncio.gather(self._follow(), self._match())

    async def _follow(self) -> None:
        """Know what others do, however many tables are being opened."""
        while True:
            await self._elsewhere.wait()
            self._elsewhere.clear()
            clients, self._unread = self._unread, set()
            try:
                await self._read(clients)
            except Exception as error:
                tell(log, "the seeks could not be read; it is tried again", error)
            await asyncio.sleep(PACE)

    async def _match(self) -> None:
        """Open tables: for our own people as soon as they fit together with somebody; now and then
        for all, as another worker may have died."""
        looked = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._here.wait(), LOOK_EVERY)
            self._here.clear()
            try:
                for_all = time.monotonic() > looked + LOOK_EVERY
                if for_all:
                    looked = time.monotonic()
                    await self._read()
                    await self._tidy_up()
                found = matches(self.seeks.of.values(), now_ms())
                await self._open([each for each in found if for_all or self._is_ours(each)])
            except Exception as error:
                tell(log, "the look at the seeks failed; it is tried again", error)
            await asyncio.sleep(PACE)

    def _is_ours(self, match: Match) -> bool:
        """Is who came last, and made a game of it, connected to this worker?"""
        last = max(match.seeks, key=lambda seek: (seek.since, seek.client))
        return last.client in self._signed_in.sockets

    async def _read(self, clients: Collection[str] = ()) -> None:
        ended, is_new = await self.seeks.read(clients)
        for client in ended:
            self._tell(client)
        if is_new:
            self._changed(())

    async def _tidy_up(self) -> None:
        """Note who is still there, and forget who is gone."""
        now = now_ms()
        here = [
            seek.client
            for seek in self.seeks.of.values()
            if seek.client in self._signed_in.sockets
            and seek.is_there(now)
            and seek.seen < now - SIGN_EVERY
        ]
        gone = [
            seek for seek in self.seeks.of.values() if seek.table is None and not seek.is_there(now)
        ]
        if not here and not gone:
            return

        def job(connection: Connection) -> None:
            mine = seeks.c.client_id.in_(here) & seeks.c.table_id.is_(None)
            connection.execute(update(seeks).where(seeks.c.id.in_(unlocked(mine))).values(seen=now))
            is_gone = seeks.c.table_id.is_(None) & (seeks.c.seen <= now - GONE_AFTER)
            is_old = seeks.c.seen < now - FOUND_LASTS
            connection.execute(delete(seeks).where(seeks.c.id.in_(unlocked(is_gone | is_old))))

        await self._committer.keep(Work(job=job))
        for client in here:
            if client in self.seeks.of:  # else it was called off meanwhile
                self.seeks.of[client] = msgspec.structs.replace(self.seeks.of[client], seen=now)

    async def _open(self, found: Sequence[Match]) -> None:
        """Open tables for people who fit together, if nobody has taken one of them meanwhile; all
        of them in one transaction."""
        new: dict[str, tuple[TableRow, Table]] = {}
        wanted: dict[str, Match] = {}
        for match in found:
            row, table = table_for(match, self._gear_of(match.seeks[0].title))
            new[row.id], wanted[row.id] = (row, table), match
            await asyncio.sleep(0)  # each takes some milliseconds, and others want to be served
        if not new:
            return
        now = now_ms()

        def job(connection: Connection) -> Collection[str]:
            return claim(connection, wanted, now)

        opened = await self._tables.open_claimed(list(new.values()), job)
        for live in opened:
            for seek in wanted[live.id].seeks:
                seated = msgspec.structs.replace(seek, table=live.id, seen=now)
                self.seeks.note(seek.client, seated)
                self._tell(seek.client)
        people = [seek.client for live in opened for seek in wanted[live.id].seeks]
        if people:
            self._changed(tuple(people))
        if len(opened) < len(new):  # somebody was faster, or has been blocked
            await self._read()


def _check_game(wish: protocol.Seek) -> None:
    """Is there such a game, for so many?"""
    try:
        title = jailbirds.title(wish.title)
        title.begin(title.read_players(wish.players), title.read_options({}))
    except JailbirdsError as error:
        raise Refusal("malformed", "refused-malformed", str(error)) from None
