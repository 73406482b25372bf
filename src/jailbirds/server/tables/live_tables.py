"""The live tables of a worker, and the one way to change them.

A command is decided on the table, kept by the committer, and only then taken over and shown.
Where another worker was faster, the rows it wrote are read, and the command is decided anew.
What bots do at once upon a command is kept and shown together with it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from jailbirds.server.storage.committer import (
    ADD_ENTRY,
    ADD_SEAT,
    ADD_TABLE,
    LAST,
    SET_SEAT,
    SET_TABLE,
    Clash,
    Committer,
    Work,
)
from jailbirds.server.storage.reader import JournalRow, Occupant, Reader, TableRow
from jailbirds.server.storage.trouble import OUT_OF_REACH
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.tables.reading import read_live
from jailbirds.server.workers import metrics
from jailbirds.table import BotPlay, Command, Refusal, Table, decide, fold
from jailbirds.table.journal import (
    Begun,
    Entry,
    Filled,
    Joined,
    Played,
    Quit,
    Rolled,
    Undone,
    decode,
    encode,
)
from jailbirds.table.wake import Pauses, wake_at

T = TypeVar("T")
log = logging.getLogger(__name__)
ATTEMPTS = 20
MOST_UNREADABLE = 10_000  # remembered, so that they are not read again and again
MOST_AT_ONCE = 8  # moves of bots that are kept and shown together: nobody waits longer for them
PLACES_BELOW = 1 << 31  # those of a journal's table that are none of the journal's own
GRACE = 3_000  # ms after which another worker acts where this one should have


class Unreadable(Refusal):
    """A table whose journal cannot be folded: it is damaged, or its rules are too old."""

    def __init__(self, why: str) -> None:
        super().__init__("unreadable", "refused-unreadable", f"the table cannot be read: {why}")


class LiveTables:
    """All tables that this worker has in memory."""

    def __init__(
        self,
        reader: Reader,
        committer: Committer,
        *,
        gear_of: Callable[[str], str],
        pauses: Pauses,
        at_once: Callable[[LiveTable, Table], BotPlay | None],
        changed: Callable[[LiveTable, int, bool], None],
    ) -> None:
        self.reader = reader
        self.committer = committer
        self.live: dict[str, LiveTable] = {}
        self._gear_of = gear_of
        self._pauses = pauses
        self._at_once = at_once  # what a bot does next, if it does so at once
        self._changed = changed  # told of changes: the table, its length before, is it our own?
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self._unreadable: dict[str, str] = {}  # tables, and what is wrong with them

    # --- into memory and out of it

    async def readable(self, table: str) -> LiveTable | None:
        """A table, if it is there and can be read: one that cannot must not hurt the others."""
        try:
            return await self.get(table)
        except Unreadable:
            return None

    async def get(self, table: str) -> LiveTable | None:
        """A table, loaded if need be; None where there is no such table.

        Raises `Unreadable` where its journal cannot be folded by this version of the server.
        """
        if table in self._unreadable:
            raise Unreadable(self._unreadable[table])
        live = self.live.get(table)
        if live is None:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
                self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(self._loading[table])
        if live is not None:
            live.used = time.monotonic()
        return live

    def has(self, live: LiveTable) -> bool:
        """Is it still in memory here, or was it unloaded while somebody waited?"""
        return self.live.get(live.id) is live

    async def _load(self, table: str) -> LiveTable | None:
        live = await self.read(table)
        if live is not None:
            self.live[table] = live
            metrics.live_tables.set(len(self.live))
        return live

    async def read(self, table: str) -> LiveTable | None:
        """A table from the database, for a look: nobody else sees what is done with it."""
        row = await self.reader.table(table)
        if row is None:
            return None
        try:
            live, journal = await read_live(self.reader, row, self._gear_of)
        except (DBAPIError, *OUT_OF_REACH):
            raise  # the database is in trouble: the table is not
        except Exception as error:  # whatever is in it: a damaged row, or rules of long ago
            log.warning("a table cannot be read", extra={"table": table, "why": str(error)})
            if len(self._unreadable) >= MOST_UNREADABLE:
                self._unreadable.clear()
            self._unreadable[table] = str(error)
            raise Unreadable(str(error)) from None
        _note_commands(live, 0, [step.entry for step in live.table.steps], journal)
        return live

    def unload_idle(self, idle_seconds: float, most: int) -> None:
        """Unload the tables that nobody has used for a while; the database has them."""
        now = time.monotonic()
        idle = sorted(
            (
                live
                for live in self.live.values()
                if not live.watched and not live.lock.locked() and not live.acting
            ),
            key=lambda live: live.used,
        )
        too_many = len(self.live) - most
        for number, live in enumerate(idle):
            if now - live.used > idle_seconds or number < too_many:
                self.unload(live)

    def unload(self, live: LiveTable) -> None:
        if live.timer:
            live.timer.cancel()
        self.live.pop(live.id, None)
        metrics.live_tables.set(len(self.live))

    # --- changing

    async def open(self, row: TableRow, table: Table, origin: str | None = None) -> LiveTable:
        """Keep a new table; raises `Clash` where somebody else has opened it."""
        try:
            await self._keep(Work(row.id, self._new_rows(row, table, origin)))
        except Clash:
            if not await self._is_kept(row):
                raise
        return self._take_in(row, table)

    async def _is_kept(self, row: TableRow) -> bool:
        """Is a new table there already as it was to be? The database kept it, went away before it
        could say so, and was asked again."""
        there = await self.reader.table(row.id)
        return there is not None and (there.seed, there.created) == (row.seed, row.created)

    async def open_claimed(
        self,
        new: Sequence[tuple[TableRow, Table]],
        claim: Callable[[Connection], Collection[str]],
    ) -> list[LiveTable]:
        """Keep those of some new tables that can claim all they need, in one transaction with
        their claims."""
        rows = {row.id: self._new_rows(row, table, None) for row, table in new}

        def job(connection: Connection) -> Collection[str]:
            claimed = claim(connection)
            for statement in (ADD_TABLE, ADD_SEAT, ADD_ENTRY) if claimed else ():
                theirs = [row for table in claimed for row in rows[table][statement]]
                connection.execute(statement, theirs)
            return claimed

        claimed = await self._keep(Work(LAST, job=job))
        return [self._take_in(row, table) for row, table in new if row.id in claimed]

    def _take_in(self, row: TableRow, table: Table) -> LiveTable:
        live = LiveTable(row, table)
        self.live[row.id] = live
        metrics.live_tables.set(len(self.live))
        self._changed(live, 0, True)
        return live

    def _new_rows(
        self, row: TableRow, table: Table, origin: str | None
    ) -> dict[Any, list[dict[str, Any]]]:
        new = {
            "id": row.id,
            "title": table.title.name,
            "status": table.status,
            "visibility": row.visibility,
            "spectators": row.spectators,
            "owner": row.owner,
            "seed": row.seed,
            "created": row.created,
            "changed": table.at,
            "length": table.length,
            "wake_at": self._wake_row(table),
            "rematch_of": row.rematch_of,
            "origin": origin,
        }
        seats = [
            {"table_id": row.id, "seat": seat, "client_id": who.client, "name": who.name}
            for seat, who in enumerate(row.occupants)
        ]
        return {
            ADD_TABLE: [new],
            ADD_SEAT: seats,
            ADD_ENTRY: _entry_rows(row.id, table, 0, None, None),
        }

    async def carry_out(
        self,
        live: LiveTable,
        command: Command,
        *,
        client: str | None = None,
        command_id: str | None = None,
        occupants: Mapping[int, Occupant] | None = None,
        done: Callable[[int], None] | None = None,
    ) -> int:
        """Carry out a command, once; returns how long the journal was after it.

        `done` is told the same as soon as the change is shown, so that who asked hears both at
        once. Raises `Refusal`. It is finished even if whoever asked goes away meanwhile.
        """

        async def carry_out() -> int:
            length = await self._carry_out(live, command, client, command_id, occupants or {})
            if done is not None:
                done(length)
            return length

        return await self._finish(carry_out())

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _keep(self, work: Work) -> Any:
        return await self._finish(self.committer.keep(work))

    async def _carry_out(
        self,
        live: LiveTable,
        command: Command,
        client: str | None,
        command_id: str | None,
        occupants: Mapping[int, Occupant],
    ) -> int:
        known = self.live.setdefault(live.id, live)
        if known is not live:  # unloaded and loaded again meanwhile: those who watch are there
            return await self._carry_out(known, command, client, command_id, occupants)
        async with live.lock:
            await self._shift(live)
            for _ in range(ATTEMPTS):
                if client and command_id and (client, command_id) in live.commands:
                    return live.commands[client, command_id]
                before = live.table
                try:
                    after = decide(before, command, live.now)
                except Refusal as refusal:
                    if await self._catch_up(live):
                        continue  # nothing is refused by what another worker has changed long since
                    is_for_good = refusal.kind == "conflict" and getattr(command, "version", None)
                    if is_for_good or await self._refuse_for_good(live.id, client, command_id):
                        raise  # that version will not come back, or it is kept
                    if await self._catch_up(live):
                        continue  # another worker has just carried it out
                    raise
                length = after.length
                if length == before.length:
                    return length
                after = self._with_bots(live, after)
                sitting = _emptied(after, before.length) | dict(occupants)
                rows = {
                    ADD_ENTRY: _entry_rows(live.id, after, before.length, client, command_id),
                    SET_TABLE: [self._table_row(live, after)],
                    SET_SEAT: [
                        {"of": live.id, "at": n, "new_client": who.client, "new_name": who.name}
                        for n, who in sitting.items()
                    ],
                }
                try:
                    await self.committer.keep(Work(live.id, rows))
                except Clash:
                    if await self._catch_up(live):
                        continue
                    why = "another worker has refused this while we stood still"
                    raise Refusal("conflict", "refused-conflict", why) from None
                live.table = after
                for number, who in sitting.items():
                    live.seat(number, who)
                if client and command_id:
                    live.commands[client, command_id] = length
                _count(after, before.length)
                live.used = time.monotonic()
                self._changed(live, before.length, True)
                return length
        raise Refusal("busy", "refused-busy", "too many act at this table at once: try again")

    async def _refuse_for_good(
        self, table: str, client: str | None, command_id: str | None
    ) -> bool:
        """Keep that a command is refused: its sender may have sent it to another worker before,
        that was halted and would carry it out as soon as it goes on. False where it is kept
        already, as refused or as carried out."""
        if not (client and command_id and self.committer.is_shared):
            return True
        row = {
            "table_id": table,
            "place": -1 - secrets.randbelow(PLACES_BELOW),
            "entry": "",
            "client_id": client,
            "command_id": command_id,
        }
        try:
            await self.committer.keep(Work(table, {ADD_ENTRY: [row]}))
        except Clash:
            return False
        return True

    def _with_bots(self, live: LiveTable, table: Table) -> Table:
        """The table after what bots do at once; whatever goes wrong with them is not the business
        of who moved before them."""
        live.to_say.clear()
        try:
            for _ in range(MOST_AT_ONCE):
                move = self._at_once(live, table)
                if move is None:
                    break
                table = decide(table, move, live.now)
        except Exception:
            log.exception("a bot could not act at once", extra={"table": live.id})
        return table

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other workers have written, and show it."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Was there anything that others have written?"""
        length = live.table.length
        rows = await self.reader.journal(live.id, length)
        if not rows:
            return False
        entries = [decode(row[0]) for row in rows]
        after = live.table.copy()
        for entry in entries:
            after.add(entry)
        _note_commands(live, length, entries, rows)
        if any(isinstance(entry, (Joined, Quit, Filled)) for entry in entries):
            occupants = await self.reader.occupants(live.id)
            live.row = msgspec.structs.replace(live.row, occupants=occupants)
        live.table = after
        self._changed(live, length, False)
        return True

    async def _shift(self, live: LiveTable) -> None:
        """Put a table into the fast gear as soon as that is there."""
        gear = self._gear_of(live.table.title.name)
        if live.table.game is not None and live.table.gear != gear:
            entries = [step.entry for step in live.table.steps]
            live.table = await asyncio.to_thread(fold, entries, live.row.seed, gear)

    async def close(self) -> None:
        """Let everything that was begun come to its end."""
        for live in self.live.values():
            if live.timer:
                live.timer.cancel()
        if self._running:
            await asyncio.wait(self._running, timeout=10)

    # --- rows

    def _table_row(self, live: LiveTable, table: Table) -> dict[str, Any]:
        return {
            "of": live.id,
            "new_status": table.status,
            "new_changed": table.at,
            "new_length": table.length,
            "new_wake_at": self._wake_row(table, live.ahead),
        }

    def _wake_row(self, table: Table, ahead: int = 0) -> int | None:
        """When somebody else has to look after a table, should this process be gone."""
        wake = wake_at(table, self._pauses)
        if wake is None:
            return None
        return wake - ahead + (GRACE if table.bots_to_act else 0)


def _entry_rows(
    table_id: str, table: Table, after: int, client: str | None, command_id: str | None
) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "place": index,
            "entry": encode(step.entry).decode(),
            "client_id": client if index == after else None,
            "command_id": command_id if index == after else None,
        }
        for index, step in enumerate(table.steps[after:], start=after)
    ]


def _emptied(table: Table, after: int) -> dict[int, Occupant]:
    """The seats that somebody gave up before the game: they belong to nobody."""
    given_up = [step.entry.seat for step in table.steps[after:] if isinstance(step.entry, Quit)]
    return dict.fromkeys(given_up, Occupant())


def _note_commands(
    live: LiveTable, after: int, entries: Sequence[Entry], rows: Sequence[JournalRow]
) -> None:
    """Remember which commands have been carried out, each with all that belongs to it."""
    last: tuple[str, str] | None = None
    for length, (entry, (_, client, command_id)) in enumerate(
        zip(entries, rows, strict=True), start=after + 1
    ):
        if client and command_id:
            last = (client, command_id)
        elif not _follows(entry):
            last = None
        if last is not None:
            live.commands[last] = length


def _follows(entry: Entry) -> bool:
    """Did nobody decide this: does it belong to what was decided before?"""
    return isinstance(entry, (Begun, Rolled, Undone)) or getattr(entry, "by", None) == "table"


def _count(table: Table, after: int) -> None:
    for step in table.steps[after:]:
        entry = step.entry
        _counted(entry.by if isinstance(entry, Played) else "other").inc()


_counted = cache(metrics.moves.labels)
