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
import random
import secrets
import time
from collections.abc import Callable, Collection, Sequence

import msgspec
from sqlalchemy import Connection, delete, update

import jailbirds
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.server import protocol
from jailbirds.server.bots.bot_names import name_bots
from jailbirds.server.clients.identity import new_id
from jailbirds.server.clients.signed_in import SignedIn
from jailbirds.server.matching.claims import claim, unlocked
from jailbirds.server.matching.seek import (
    GONE_AFTER,
    Match,
    Seek,
    accepts,
    by_kind,
    company,
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
from jailbirds.server.storage.reader import Client, Occupant, Reader, TableRow
from jailbirds.server.storage.schema import seeks
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.table import Chair, Join, Opening, Refusal, Table, decide, open_table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
LOOK_EVERY = 1.0  # seconds: somebody has waited long enough, or is gone
PACE = 0.05  # seconds between two looks at what is new: what comes meanwhile is looked at together
SIGN_EVERY = 2_000  # ms between two notes that somebody is still there
GRACE = 5_000  # ms for one who has lost the line, or loads the page again
FOUND_LASTS = 600_000  # ms for which it is remembered what a seek has led to
FOUND_TOLD = 15_000  # ms for which whoever was away is told of it
SAME_CLICK = 3_000  # ms in which one more click means the same game
SEED_BYTES = 32


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
        changed: Callable[[bool], None],
    ) -> None:
        self.seeks: dict[str, Seek] = {}  # by client
        self._reader = reader
        self._committer = committer
        self._tables = tables
        self._signed_in = signed_in
        self._gear_of = gear_of
        self._changed = changed  # told that seeks are others; did this worker do that?
        self._elsewhere = asyncio.Event()  # is there something new of another worker's people?
        self._here = asyncio.Event()  # and of our own?
        self._reading = asyncio.Lock()
        self._meanwhile: dict[str, Seek | None] = {}  # what is newer than what is being read
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
        await self._committer.keep(Work(client.id, {PUT_SEEK: [row]}))
        await self._show_own(client.id)

    async def unseek(self, client: str) -> None:
        """Somebody no longer looks for a game."""
        await self._committer.keep(Work(client, {DROP_SEEK: [{"of": client}]}))
        await self._show_own(client)

    async def _show_own(self, client: str) -> None:
        """Tell somebody what they look for, on all of their connections to this worker, and show
        it to everybody before players are found."""
        seek = await self._reader.seek_of(client)
        self._note(client, seek)
        self._tell(client, seek)
        self._changed(True)
        self._here.set()

    def _note(self, client: str, seek: Seek | None) -> None:
        """Know what somebody looks for; what is being read at the moment may be older."""
        self._meanwhile[client] = seek
        if seek is None:
            self.seeks.pop(client, None)
        else:
            self.seeks[client] = seek

    def _tell(self, client: str, seek: Seek | None) -> None:
        message = encode(self.seeking(seek))
        for socket in self._signed_in.sockets.get(client, ()):
            socket.send(message)

    def seeking(self, seek: Seek | None) -> protocol.Seeking:
        """What somebody looks for, as they are told."""
        if seek is None or (seek.table is None and not seek.is_there(now_ms())):
            return protocol.Seeking(seek=None)
        waits = seek.table is None
        alike = [each for each in self.seeks.values() if waits and each.is_there(now_ms())]
        return protocol.Seeking(seek=_info(seek, alike), table=seek.table)

    def listed(self, most: int) -> dict[str, protocol.SeekInfo]:
        """The latest seeks as everybody sees them, by client."""
        kinds = by_kind(self.seeks.values(), now_ms())
        there = sorted(((seek, alike) for alike in kinds for seek in alike), key=_since)
        return {seek.client: _info(seek, alike) for seek, alike in there[-most:]}

    # --- who comes and goes

    def left(self, client: str) -> None:
        """Somebody has no connection to this worker any more; another one may have them."""
        if client not in self.seeks or self.seeks[client].table is not None:
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

    def look(self) -> None:
        """Something is new at another worker, which looks after its people itself."""
        self._elsewhere.set()

    async def run(self) -> None:
        await asyncio.gather(self._follow(), self._match())

    async def _follow(self) -> None:
        """Know what others do, however many tables are being opened."""
        while True:
            await self._elsewhere.wait()
            self._elsewhere.clear()
            try:
                await self._read()
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
                found = matches(self.seeks.values(), now_ms())
                await self._open([each for each in found if for_all or self._is_ours(each)])
            except Exception as error:
                tell(log, "the look at the seeks failed; it is tried again", error)
            await asyncio.sleep(PACE)

    def _is_ours(self, match: Match) -> bool:
        """Is who came last, and made a game of it, connected to this worker?"""
        last = max(match.seeks, key=lambda seek: (seek.since, seek.client))
        return last.client in self._signed_in.sockets

    async def _read(self) -> None:
        async with self._reading:
            self._meanwhile.clear()
            found = await self._reader.seeks(now_ms() - FOUND_TOLD)
            before, read = self.seeks, {seek.client: seek for seek in found} | self._meanwhile
            self.seeks = {client: seek for client, seek in read.items() if seek is not None}
        for client, seek in self.seeks.items():
            known = before.get(client)
            if seek.table is not None and (known is None or known.table != seek.table):
                self._tell(client, seek)
        if _shown(before) != _shown(self.seeks):
            self._changed(False)

    async def _tidy_up(self) -> None:
        """Note who is still there, and forget who is gone."""
        now = now_ms()
        here = [
            seek.client
            for seek in self.seeks.values()
            if seek.client in self._signed_in.sockets
            and seek.is_there(now)
            and seek.seen < now - SIGN_EVERY
        ]
        gone = [
            seek for seek in self.seeks.values() if seek.table is None and not seek.is_there(now)
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
            if client in self.seeks:  # else it was called off meanwhile
                self.seeks[client] = msgspec.structs.replace(self.seeks[client], seen=now)

    async def _open(self, found: Sequence[Match]) -> None:
        """Open tables for people who fit together, if nobody has taken one of them meanwhile; all
        of them in one transaction."""
        new: dict[str, tuple[TableRow, Table]] = {}
        wanted: dict[str, Match] = {}
        for match in found:
            row, table = self._new_table(match)
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
                self._note(seek.client, seated)
                self._tell(seek.client, seated)
        self._changed(True)
        if len(opened) < len(new):  # somebody was faster, or has been blocked
            self.look()

    def _new_table(self, match: Match) -> tuple[TableRow, Table]:
        """A table at which everybody sits already; who sits where is drawn."""
        first, now = match.seeks[0], now_ms()
        seated: list[Seek | None] = [*match.seeks, *[None] * match.bots]
        random.SystemRandom().shuffle(seated)
        chairs = [Chair("person" if seek else "bot", first.level) for seek in seated]
        opening = Opening(first.title, name_bots(chairs), rated=first.rated)
        seed = secrets.token_bytes(SEED_BYTES)
        table = open_table(opening, seed, now, self._gear_of(first.title))
        for seat, seek in enumerate(seated):
            if seek is not None:
                table = decide(table, Join(seat), now)
        row = TableRow(
            id=new_id(),
            visibility="open",
            spectators=True,
            owner=first.client,
            seed=seed,
            created=now,
            rematch_of=None,
            occupants=tuple(Occupant(s.client, s.name) if s else Occupant() for s in seated),
        )
        return row, table


def _check_game(wish: protocol.Seek) -> None:
    """Is there such a game, for so many?"""
    try:
        title = jailbirds.title(wish.title)
        title.begin(title.read_players(wish.players), title.read_options({}))
    except JailbirdsError as error:
        raise Refusal("malformed", "refused-malformed", str(error)) from None


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
