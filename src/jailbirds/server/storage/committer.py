"""The group committer: all that is to be kept goes through here, many works in one transaction.

A disk that has to be sure takes some milliseconds for each transaction, however small. So
whatever has come in while one transaction runs is put into the next, and where a lot is going on
they follow each other at a distance: a few large ones cost less than many small ones. A work's
future is resolved when its transaction is committed, and not before.
"""

from __future__ import annotations

import asyncio
import logging
import math
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, delete, insert, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.storage.schema import chat, clients, devices, entries, seats, seeks, tables
from jailbirds.server.storage.trouble import OUT_OF_REACH, is_unwell, reason
from jailbirds.table import Refusal

log = logging.getLogger(__name__)
MOST_WORKS = 500  # in one transaction
SOME, MANY = 100, 400  # works a second: from the first on transactions are put together, …
TOGETHER = 0.02  # … in the end so many seconds from the beginning of one to that of the next
LATELY = 0.5  # seconds: how soon it is forgotten how much was going on
# seconds for which a busy event loop may keep Python to itself: SQLite's driver lets go of it for
# every row, and has to wait that long to have it back; Python's own are 5 ms
SWITCH = 0.0005
ATTEMPTS = 5
NEVER = float("-inf")
LAST = "~"  # behind all tables of a transaction: what it locks, nobody is waited for with
TELL_EVERY = 60.0  # seconds
SLOW = 2.0  # seconds: a database that says nothing for so long is in trouble

ADD_CLIENT = insert(clients)
ADD_DEVICE = insert(devices)
ADD_TABLE = insert(tables)
ADD_SEAT = insert(seats)
ADD_ENTRY = insert(entries)
ADD_CHAT = insert(chat)
SET_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "changed", "length", "wake_at")})
)
SET_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(client_id=bindparam("new_client"), name=bindparam("new_name"))
)
SEEK = tuple(column.name for column in seeks.c)
# Somebody's seek takes the place of the one before, unless it is the same wish: sent again, or
# granted a moment ago. `same_after` says which moment.
PUT_SEEK = text(
    f"INSERT INTO seeks ({', '.join(SEEK)}) VALUES ({', '.join(f':{name}' for name in SEEK)})"
    f" ON CONFLICT (client_id) DO UPDATE SET {', '.join(f'{n} = excluded.{n}' for n in SEEK)}"
    " WHERE seeks.command_id <> excluded.command_id"
    " AND (seeks.table_id IS NULL OR seeks.seen <= :same_after)"
).bindparams(
    *(bindparam(column.name, type_=column.type) for column in seeks.c),
    bindparam("same_after", type_=seeks.c.seen.type),
)
DROP_SEEK = delete(seeks).where(seeks.c.client_id == bindparam("of"), seeks.c.table_id.is_(None))
# Works are merged statement by statement, in this order; each in the order of its table.
ORDER: tuple[Executable, ...] = (
    *(ADD_CLIENT, ADD_DEVICE, ADD_TABLE, ADD_SEAT),
    *(ADD_ENTRY, SET_TABLE, SET_SEAT, ADD_CHAT),
    *(PUT_SEEK, DROP_SEEK),
)

# What moves add, at any number of tables: with PostgreSQL one statement, and one way to and fro.
KEEP_MOVES = """
WITH added AS (
    INSERT INTO entries (table_id, place, entry, client_id, command_id)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[])
)
UPDATE tables
SET status = new.status, changed = new.changed, length = new.length, wake_at = new.wake_at
FROM unnest($6::text[], $7::text[], $8::bigint[], $9::int[], $10::bigint[])
    AS new (id, status, changed, length, wake_at)
WHERE tables.id = new.id
"""
# To SQLite's driver they go as they are: SQLAlchemy would look at every row once more.
AS_THEY_ARE: Mapping[Executable, str] = {
    statement: str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
    for statement in (ADD_ENTRY, SET_TABLE)
}
ENTRY_COLUMNS = ("table_id", "place", "entry", "client_id", "command_id")
TABLE_COLUMNS = ("of", "new_status", "new_changed", "new_length", "new_wake_at")

Job = Callable[[Connection], Any]


class Clash(Exception):
    """Somebody else was faster: a row of that key is there already."""


class NotKept(Refusal):
    """The database takes nothing: its disk is full or read-only, or it cannot be reached."""

    def __init__(self, why: str) -> None:
        super().__init__("busy", "refused-not-kept", f"nothing can be kept at the moment: {why}")
        self.why = why


@dataclass(slots=True)
class Work:
    """What is to be kept together: rows for statements of `ORDER`, or a job of its own."""

    table: str = ""
    rows: Mapping[Any, list[dict[str, Any]]] = field(default_factory=dict)
    job: Job | None = None
    future: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def is_move(self) -> bool:
        """Is it nothing but entries in the journal of a table that is there?"""
        kinds = {statement for statement, rows in self.rows.items() if rows}
        return self.job is None and kinds == {ADD_ENTRY, SET_TABLE}


class Committer:
    """Keeps works, in transactions as large as they come."""

    def __init__(
        self,
        engine: AsyncEngine,
        writer: Engine | None,
        watch: Callable[[int, float], None],
        keeper: AsyncEngine | None = None,
    ) -> None:
        self._engine = engine
        self._keeper = keeper  # of PostgreSQL: each statement is a transaction
        self._writer = writer  # of SQLite: it has a thread of its own
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer") if writer else None
        self._watch = watch  # told of every transaction: how many works, how many seconds
        self._waiting: list[Work] = []
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._told_at = NEVER  # when the log was last told of trouble that is not over
        self._began = NEVER  # the last transaction
        self._busy_since: float | None = None  # with the one that runs
        self._rate = 0.0  # works a second, lately

    def start(self) -> None:
        if self._thread is not None:
            sys.setswitchinterval(SWITCH)
        self._task = asyncio.create_task(self._run(), name="committer")

    async def close(self) -> None:
        """Keep what is still waiting, then stop."""
        self._closing = True
        self._something.set()
        if self._task:
            await self._task
        if self._thread is not None and self._writer is not None:
            self._thread.shutdown()
            self._writer.dispose()

    async def keep(self, work: Work) -> Any:
        """Returns when the work is committed; raises `Clash` where its rows are there already."""
        if self._closing and (self._task is None or self._task.done()):
            raise RuntimeError("the server is going down")
        self._waiting.append(work)
        self._something.set()
        return await work.future  # whoever waits may go away: the work is kept all the same

    @property
    def is_shared(self) -> bool:
        """May other processes write to the same database?"""
        return self._writer is None

    @property
    def in_trouble(self) -> bool:
        """Did the database keep nothing when it was last asked, or does it not answer?"""
        slow = self._busy_since is not None and time.monotonic() > self._busy_since + SLOW
        return slow or self._told_at > NEVER

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                await self._let_gather()
                batch, self._waiting = self._waiting[:MOST_WORKS], self._waiting[MOST_WORKS:]
                started = time.perf_counter()
                self._busy_since = time.monotonic()
                await self._commit(batch)
                self._busy_since = None
                self._watch(len(batch), time.perf_counter() - started)

    async def _let_gather(self) -> None:
        """The more is going on, the later after the last transaction begins the next one."""
        together = TOGETHER * min(1.0, (self._rate - SOME) / (MANY - SOME))
        wait = self._began + together - time.monotonic()
        if wait > 0 and not self._closing:
            await asyncio.sleep(wait)
        now = time.monotonic()
        faded = math.exp((self._began - now) / LATELY)
        self._rate = self._rate * faded + min(len(self._waiting), MOST_WORKS) / LATELY
        self._began = now

    async def _commit(self, batch: list[Work]) -> None:
        batch.sort(key=lambda work: work.table)  # one order for all workers: no deadlocks
        try:
            results = await self._transact(batch)
        except Exception as error:
            if len(batch) > 1 and _of_one_work(error):
                for work in batch:  # one of them clashes, or is nonsense: let the others pass
                    await self._commit([work])
                return
            await self._failed(batch, error)
            return
        self._kept(batch, results)

    def _kept(self, batch: Sequence[Work], results: Sequence[Any]) -> None:
        self._tell_of_end()
        for work, result in zip(batch, results, strict=True):
            if not work.future.done():  # whoever waited may be gone
                work.future.set_result(result)

    async def _failed(self, batch: list[Work], error: Exception) -> None:
        if isinstance(error, IntegrityError):
            error = Clash(str(error.orig))
        elif isinstance(error, (DBAPIError, *OUT_OF_REACH)):
            for attempt in range(ATTEMPTS):  # a busy file, a deadlock, a database that restarts
                await asyncio.sleep(0.05 * 2**attempt)
                try:
                    results = await self._transact(batch)
                except IntegrityError as clash:
                    if len(batch) > 1:
                        for work in batch:
                            await self._commit([work])
                        return
                    error = Clash(str(clash.orig))
                    break
                except (DBAPIError, *OUT_OF_REACH) as again:
                    error = again
                else:
                    self._kept(batch, results)
                    return
        if is_unwell(error):
            self._tell_of_trouble(reason(error))
            error = NotKept(reason(error))
        elif not isinstance(error, Clash):
            log.error("could not be kept", exc_info=error)
        for work in batch:
            if not work.future.done():
                work.future.set_exception(error)
                work.future.exception()  # whoever waited may be gone

    def _tell_of_trouble(self, why: str) -> None:
        """In the log: when it begins, and now and then while it lasts."""
        if time.monotonic() > self._told_at + TELL_EVERY:
            self._told_at = time.monotonic()
            log.error("nothing can be kept: %s. Moves are refused until that is over", why)

    def _tell_of_end(self) -> None:
        if self._told_at > NEVER:
            self._told_at = NEVER
            log.warning("everything is kept again: the trouble with the database is over")

    async def _transact(self, batch: Sequence[Work]) -> list[Any]:
        if self._thread is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._transact_here, batch)
        if self._keeper is not None and _are_moves(batch):
            async with self._keeper.connect() as connection:
                await connection.exec_driver_sql(KEEP_MOVES, _columns(batch))
            return [None] * len(batch)
        async with self._engine.begin() as connection:
            return await connection.run_sync(_write, batch)

    def _transact_here(self, batch: Sequence[Work]) -> list[Any]:
        assert self._writer is not None
        with self._writer.begin() as connection:
            return _write(connection, batch)


def _of_one_work(error: Exception) -> bool:
    """Is something wrong with the rows of a work, and not with the database?"""
    if is_unwell(error):
        return False
    refused = type(error) is DBAPIError and not error.connection_invalidated
    return refused or isinstance(error, (IntegrityError, DataError))


def _are_moves(batch: Sequence[Work]) -> bool:
    """Are all of them moves, each at another table?"""
    return len({work.table for work in batch}) == len(batch) and all(w.is_move for w in batch)


def _columns(batch: Sequence[Work]) -> tuple[list[Any], ...]:
    """What `KEEP_MOVES` takes: the rows of all works, column by column."""
    added = [row for work in batch for row in work.rows[ADD_ENTRY]]
    changed = [row for work in batch for row in work.rows[SET_TABLE]]
    return (
        *([row[name] for row in added] for name in ENTRY_COLUMNS),
        *([row[name] for row in changed] for name in TABLE_COLUMNS),
    )


def _write(connection: Connection, batch: Sequence[Work]) -> list[Any]:
    """All works, statement by statement; what their jobs returned."""
    as_they_are = AS_THEY_ARE if connection.dialect.name == "sqlite" else {}
    for statement in ORDER:
        rows = [row for work in batch for row in work.rows.get(statement, ())]
        if rows and statement in as_they_are:
            connection.exec_driver_sql(as_they_are[statement], rows)
        elif rows:
            connection.execute(statement, rows)
    return [work.job(connection) if work.job else None for work in batch]
