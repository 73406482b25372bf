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
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

import jailbirds
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.server import protocol
from jailbirds.server.bots.bot_names import name_bots
from jailbirds.server.clients.identity import new_id
from jailbirds.server.clients.signed_in import SignedIn
from jailbirds.server.matching.seek import (
    GONE_AFTER,
    Match,
    Seek,
    accepts,
    by_kind,
    company,
    matches,
)
from jailbirds.server.storage.committer import Clash, Committer, NotKept, Work
from jailbirds.server.storage.reader import Client, Occupant, Reader, TableRow
from jailbirds.server.storage.schema import seeks
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.table import Chair, Join, Opening, Refusal, Table, decide, open_table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
LOOK_EVERY = 1.0  # seconds: somebody has waited long enough, or is gone
SIGN_EVERY = 2_000  # ms between two notes that somebody is still there
GRACE = 5_000  # ms for one who has lost the line, or loads the page again
FOUND_LASTS = 600_000  # ms for which it is remembered what a seek has led to
FOUND_TOLD = 15_000  # ms for which whoever was away is told of it
SAME_CLICK = 3_000  # ms in which one more click means the same game
ATTEMPTS = 3
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
        new_table_id: Callable[[], str],
        changed: Callable[[bool], None],
    ) -> None:
        self.seeks: dict[str, Seek] = {}  # by client
        self._reader = reader
        self._committer = committer
        self._tables = tables
        self._signed_in = signed_in
        self._gear_of = gear_of
        self._new_table_id = new_table_id
        self._changed = changed  # told that seeks are others; did this worker do that?
        self._something = asyncio.Event()
        self._own = False  # is there something new of our own people?
        self._leaving: set[asyncio.Task[None]] = set()

    # --- what people ask for

    async def seek(self, client: Client, wish: protocol.Seek) -> None:
        """Look for a game for somebody from now on, instead of what they looked for before."""
        _check_game(wish)
        known = await self._reader.ratings(wish.title, [client.id])
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
            "points": known[client.id].points if client.id in known else None,
            "since": now_ms(),
            "seen": now_ms(),
            "table_id": None,
        }

        def job(connection: Connection) -> bool:
            mine = seeks.c.client_id == client.id
            last = connection.execute(select(seeks).where(mine).with_for_update()).first()
            if last is not None and _is_same(last, wish.id):
                return False
            is_old = seeks.c.seen < now_ms() - FOUND_LASTS
            connection.execute(delete(seeks).where(mine | is_old))
            connection.execute(insert(seeks), [row])
            return True

        for attempt in range(ATTEMPTS):
            try:
                await self._committer.keep(Work(client.id, job=job))
                break
            except Clash:  # the same somebody at another worker
                if attempt + 1 == ATTEMPTS:
                    raise
        await self._show_own(client.id)
        self.look(own=True)

    async def join(self, client: Client, wish: protocol.JoinSeek) -> None:
        """Look for the same game as somebody else, with them."""
        now = now_ms()
        known = await self._reader.seeks(now_ms() - FOUND_TOLD)
        other = next((seek for seek in known if seek.id == wish.seek), None)
        gone = other is None or not other.is_there(now) or other.client == client.id
        if other is None or gone or await self._reader.blocked_among([client.id, other.client]):
            raise Refusal("missing", "refused-seek-gone", "nobody looks for this game any more")
        same = protocol.Seek(
            id=wish.id,
            title=other.title,
            players=other.players,
            rated=other.rated,
            wait=other.wait,
            level=other.level,  # type: ignore[arg-type]
        )
        ratings = await self._reader.ratings(other.title, [client.id])
        points = ratings[client.id].points if client.id in ratings else None
        mine = msgspec.structs.replace(other, client=client.id, alike=False, points=points)
        if not accepts(other, mine, now):
            raise Refusal(
                "not_yours",
                "refused-seek-level",
                "whoever seeks would like others of about the same rating; wait a moment",
            )
        await self.seek(client, same)

    async def unseek(self, client: str) -> None:
        """Somebody no longer looks for a game."""

        def job(connection: Connection) -> None:
            mine = (seeks.c.client_id == client) & seeks.c.table_id.is_(None)
            connection.execute(delete(seeks).where(mine))

        await self._committer.keep(Work(client, job=job))
        await self._show_own(client)
        self.look(own=True)

    async def _show_own(self, client: str) -> None:
        """Tell somebody what they look for, on all of their connections to this worker."""
        seek = await self._reader.seek_of(client)
        if seek is None:
            self.seeks.pop(client, None)
        else:
            self.seeks[client] = seek  # whoever leaves or reloads the next moment is known
        self._tell(client, seek)

    def _tell(self, client: str, seek: Seek | None) -> None:
        message = encode(self.seeking(seek))
        for socket in self._signed_in.sockets.get(client, ()):
            socket.send(message)

    def seeking(self, seek: Seek | None) -> protocol.Seeking:
        """What somebody looks for, as they are told."""
        if seek is None or (seek.table is None and not seek.is_there(now_ms())):
            return protocol.Seeking(seek=None)
        alike = [each for each in self.seeks.values() if each.is_there(now_ms())]
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

    def look(self, *, own: bool) -> None:
        """Something is new: of our own people, whom we look after, or of another worker's."""
        self._own |= own
        self._something.set()

    async def run(self) -> None:
        while True:
            news = True
            try:
                await asyncio.wait_for(self._something.wait(), LOOK_EVERY)
            except TimeoutError:
                news = False
            own, self._own = self._own, False
            self._something.clear()
            try:
                await self._read()
                if own or not news:  # what others have just done they look after themselves
                    found = await self._look_after_people()
                    if own or found:
                        self._changed(True)
            except Exception as error:
                tell(log, "the look at the seeks failed; it is tried again", error)

    async def _look_after_people(self) -> bool:
        """Note who is there, and open tables for those who fit together; has one been opened?"""
        await self._tidy_up()
        found = [await self._open(match) for match in matches(self.seeks.values(), now_ms())]
        if any(found):
            await self._read()
        return any(found)

    async def _read(self) -> None:
        before = self.seeks
        self.seeks = {seek.client: seek for seek in await self._reader.seeks(now_ms() - FOUND_TOLD)}
        for client, seek in self.seeks.items():
            known = before.get(client)
            if seek.table is not None and (known is None or known.table != seek.table):
                self._tell(client, seek)
        if {seek.id for seek in before.values()} != {seek.id for seek in self.seeks.values()}:
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
            if here:
                mine = seeks.c.client_id.in_(here) & seeks.c.table_id.is_(None)
                connection.execute(update(seeks).where(mine).values(seen=now))
            if gone:
                is_gone = seeks.c.table_id.is_(None) & (seeks.c.seen <= now - GONE_AFTER)
                connection.execute(delete(seeks).where(is_gone))

        await self._committer.keep(Work(job=job))
        for client in here:
            if client in self.seeks:  # else it was called off meanwhile
                self.seeks[client] = msgspec.structs.replace(self.seeks[client], seen=now)

    async def _open(self, match: Match) -> bool:
        """Open a table for people who fit together, if nobody has taken one of them meanwhile."""
        row, table = self._new_table(match)
        wanted = sorted(seek.id for seek in match.seeks)

        def claim(connection: Connection) -> bool:
            theirs = seeks.c.id.in_(wanted) & seeks.c.table_id.is_(None)
            locked = select(seeks.c.id).where(theirs).order_by(seeks.c.id).with_for_update()
            if [each.id for each in connection.execute(locked)] != wanted:
                return False
            connection.execute(update(seeks).where(theirs).values(table_id=row.id, seen=now_ms()))
            return True

        return await self._tables.open_if(row, table, claim) is not None

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
            id=self._new_table_id(),
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


def _is_same(last: Row[Any], command: str) -> bool:
    """Is what somebody looked for last the same wish: sent again, or granted a moment ago?"""
    granted = last.table_id is not None and last.seen > now_ms() - SAME_CLICK
    return last.command_id == command or granted


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
