"""Rooms: the tables that are awake in this process, and the one way to change them.

A room is its table folded in memory, who sits and who watches. A command is decided on the
table, kept by the committer, and only then taken over and shown. Where another worker was
faster, the rows it wrote are read, and the command is decided anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from jailbirds.server import metrics
from jailbirds.server.storage.committer import (
    ADD_ENTRY,
    ADD_SEAT,
    ADD_TABLE,
    SET_SEAT,
    SET_TABLE,
    Clash,
    Committer,
    Work,
)
from jailbirds.server.storage.reading import JournalRow, Kept, Reader, Sitting
from jailbirds.server.watching import Watcher
from jailbirds.table import Command, Refusal, Table, decide, fold
from jailbirds.table.journal import Begun, Entry, Joined, Played, Quit, Rolled, decode, encode
from jailbirds.table.waking import wake_at

T = TypeVar("T")
log = logging.getLogger(__name__)
ATTEMPTS = 20
GRACE = 3_000  # ms after which another worker acts where this one should have


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    """A table that is awake."""

    def __init__(self, kept: Kept, table: Table) -> None:
        self.id = kept.id
        self.kept = kept
        self.table = table
        self.lock = asyncio.Lock()
        self.commands: dict[tuple[str, str], int] = {}  # command -> the journal's length after it
        self.watchers: dict[int | None, set[Watcher]] = {}
        self.elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}  # worker -> presence
        self.timer: asyncio.TimerHandle | None = None
        self.acting = False
        self.used = time.monotonic()
        self.chat_after = 0  # the number of the newest line that was shown
        self.shown: set[int] = set()  # the numbers of lines lately shown

    def seats_of(self, client: str | None) -> frozenset[int]:
        """The seats that belong to somebody."""
        if client is None:
            return frozenset()
        return frozenset(
            seat for seat, sitting in enumerate(self.kept.sitting) if sitting.client == client
        )

    @property
    def names(self) -> list[str | None]:
        return [sitting.name for sitting in self.kept.sitting]

    def seat(self, number: int, sitting: Sitting) -> None:
        """Note who sits there now."""
        seats = list(self.kept.sitting)
        seats[number] = sitting
        self.kept = msgspec.structs.replace(self.kept, sitting=tuple(seats))

    def may_look(self, client: str | None) -> bool:
        """May this client see the table without an invitation?"""
        return (
            self.kept.spectators
            or (self.kept.visibility == "open" and self.table.status == "waiting")
            or (client is not None and (client == self.kept.owner or bool(self.seats_of(client))))
        )

    @property
    def watched(self) -> bool:
        return any(self.watchers.values())


class Rooms:
    """All rooms of this process."""

    def __init__(
        self,
        reader: Reader,
        committer: Committer,
        *,
        gear_of: Callable[[str], str],
        bot_pause: int,
        changed: Callable[[Room, int, bool], None],
    ) -> None:
        self.reader = reader
        self.committer = committer
        self.awake: dict[str, Room] = {}
        self._gear_of = gear_of
        self._bot_pause = bot_pause
        self._changed = changed  # told of changes: the room, its length before, is it our own?
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._running: set[asyncio.Task[Any]] = set()

    # --- waking up and going to sleep

    async def get(self, table: str) -> Room | None:
        """The room of a table, woken up if need be; None where there is no such table."""
        room = self.awake.get(table)
        if room is None:
            if table not in self._waking:
                self._waking[table] = asyncio.create_task(self._wake(table))
                self._waking[table].add_done_callback(lambda _: self._waking.pop(table, None))
            room = await asyncio.shield(self._waking[table])
        if room is not None:
            room.used = time.monotonic()
        return room

    async def _wake(self, table: str) -> Room | None:
        kept = await self.reader.table(table)
        if kept is None:
            return None
        rows = await self.reader.journal(table)
        entries = [decode(row[0]) for row in rows]
        gear = self._gear_of(entries[0].title)  # type: ignore[union-attr]
        room = Room(kept, await asyncio.to_thread(fold, entries, kept.seed, gear))
        _note_commands(room, 0, entries, rows)
        self.awake[table] = room
        metrics.tables_awake.set(len(self.awake))
        return room

    def let_sleep(self, idle_seconds: float, most: int) -> None:
        """Forget the rooms that nobody has used for a while; the database has them."""
        now = time.monotonic()
        idle = sorted(
            (
                room
                for room in self.awake.values()
                if not room.watched and not room.lock.locked() and not room.acting
            ),
            key=lambda room: room.used,
        )
        too_many = len(self.awake) - most
        for number, room in enumerate(idle):
            if now - room.used > idle_seconds or number < too_many:
                self.forget(room)

    def forget(self, room: Room) -> None:
        if room.timer:
            room.timer.cancel()
        self.awake.pop(room.id, None)
        metrics.tables_awake.set(len(self.awake))

    # --- changing

    async def open(self, kept: Kept, table: Table, origin: str | None = None) -> Room:
        """Keep a new table."""
        row = {
            "id": kept.id,
            "title": table.title.name,
            "status": table.status,
            "visibility": kept.visibility,
            "spectators": kept.spectators,
            "owner": kept.owner,
            "seed": kept.seed,
            "created": kept.created,
            "changed": table.at,
            "length": table.length,
            "wake_at": self._wake_row(table),
            "rematch_of": kept.rematch_of,
            "origin": origin,
        }
        seats = [
            {"table_id": kept.id, "seat": seat, "client_id": who.client, "name": who.name}
            for seat, who in enumerate(kept.sitting)
        ]
        rows: dict[Any, list[dict[str, Any]]] = {
            ADD_TABLE: [row],
            ADD_SEAT: seats,
            ADD_ENTRY: _entry_rows(kept.id, table, 0, None, None),
        }
        await self._keep(Work(kept.id, rows))
        room = Room(kept, table)
        self.awake[kept.id] = room
        metrics.tables_awake.set(len(self.awake))
        self._changed(room, 0, True)
        return room

    async def carry_out(
        self,
        room: Room,
        command: Command,
        *,
        client: str | None = None,
        command_id: str | None = None,
        sitting: Mapping[int, Sitting] | None = None,
    ) -> int:
        """Carry out a command, once; returns how long the journal was after it.

        Raises `Refusal`. It is finished even if whoever asked goes away meanwhile.
        """
        return await self._finish(self._carry_out(room, command, client, command_id, sitting or {}))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _keep(self, work: Work) -> None:
        await self._finish(self.committer.keep(work))

    async def _carry_out(
        self,
        room: Room,
        command: Command,
        client: str | None,
        command_id: str | None,
        sitting: Mapping[int, Sitting],
    ) -> int:
        async with room.lock:
            await self._shift(room)
            for _ in range(ATTEMPTS):
                if client and command_id and (client, command_id) in room.commands:
                    return room.commands[client, command_id]
                before = room.table
                after = decide(before, command, now_ms())
                if after.length == before.length:
                    return after.length
                rows = {
                    ADD_ENTRY: _entry_rows(room.id, after, before.length, client, command_id),
                    SET_TABLE: [self._table_row(room.id, after)],
                    SET_SEAT: [
                        {"of": room.id, "at": n, "new_client": who.client, "new_name": who.name}
                        for n, who in sitting.items()
                    ],
                }
                try:
                    await self.committer.keep(Work(room.id, rows))
                except Clash:
                    await self._catch_up(room)
                    continue
                room.table = after
                for number, who in sitting.items():
                    room.seat(number, who)
                if client and command_id:
                    room.commands[client, command_id] = after.length
                _count(after, before.length)
                room.used = time.monotonic()
                self._changed(room, before.length, True)
                return after.length
        raise Refusal("busy", "refused-busy", "too many act at this table at once: try again")

    async def catch_up(self, room: Room) -> None:
        """Read what other workers have written, and show it."""
        async with room.lock:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        length = room.table.length
        rows = await self.reader.journal(room.id, length)
        if not rows:
            return
        entries = [decode(row[0]) for row in rows]
        after = room.table.copy()
        for entry in entries:
            after.add(entry)
        _note_commands(room, length, entries, rows)
        if any(isinstance(entry, (Joined, Quit)) for entry in entries):
            sitting = await self.reader.sitting(room.id)
            room.kept = msgspec.structs.replace(room.kept, sitting=sitting)
        room.table = after
        self._changed(room, length, False)

    async def _shift(self, room: Room) -> None:
        """Put a table into the fast gear as soon as that is there."""
        gear = self._gear_of(room.table.title.name)
        if room.table.gear != gear:
            entries = [told.entry for told in room.table.told]
            room.table = await asyncio.to_thread(fold, entries, room.kept.seed, gear)

    async def close(self) -> None:
        """Let everything that was begun come to its end."""
        for room in self.awake.values():
            if room.timer:
                room.timer.cancel()
        if self._running:
            await asyncio.wait(self._running, timeout=10)

    # --- rows

    def _table_row(self, table_id: str, table: Table) -> dict[str, Any]:
        return {
            "of": table_id,
            "new_status": table.status,
            "new_changed": table.at,
            "new_length": table.length,
            "new_wake_at": self._wake_row(table),
        }

    def _wake_row(self, table: Table) -> int | None:
        """When somebody else has to look after a table, should this process be gone."""
        wake = wake_at(table, self._bot_pause)
        return wake + GRACE if wake is not None and table.bots_to_act else wake


def _entry_rows(
    table_id: str, table: Table, after: int, client: str | None, command_id: str | None
) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "place": place,
            "entry": encode(told.entry).decode(),
            "client_id": client if place == after else None,
            "command_id": command_id if place == after else None,
        }
        for place, told in enumerate(table.told[after:], start=after)
    ]


def _note_commands(
    room: Room, after: int, entries: Sequence[Entry], rows: Sequence[JournalRow]
) -> None:
    """Remember which commands have been carried out, each with all that belongs to it."""
    last: tuple[str, str] | None = None
    for place, (entry, (_, client, command_id)) in enumerate(
        zip(entries, rows, strict=True), start=after + 1
    ):
        if client and command_id:
            last = (client, command_id)
        elif not isinstance(entry, (Begun, Rolled)):
            last = None
        if last is not None:
            room.commands[last] = place


def _count(table: Table, after: int) -> None:
    for told in table.told[after:]:
        entry = told.entry
        metrics.moves.labels(entry.by if isinstance(entry, Played) else "other").inc()
