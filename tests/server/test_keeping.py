"""What becomes of tables where the database goes away in the middle of something."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from jailbirds.kernel.talk import Remark
from jailbirds.server.clients.identity import new_id
from jailbirds.server.settings import Settings
from jailbirds.server.storage import committer as keeping
from jailbirds.server.storage.committer import Clash, Committer, NotKept, Work
from jailbirds.server.storage.database import migrate, open_database, open_writer
from jailbirds.server.storage.reader import JournalRow, Occupant, Reader, TableRow
from jailbirds.server.storage.sqlite_file import StartCheck
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.server.tables.waker import Waker
from jailbirds.server.workers.messenger import open_messenger
from jailbirds.server.workers.readiness import Readiness
from jailbirds.table import Chair, Join, Opening, Play, Refusal, Table, open_table
from jailbirds.table.wake import Pauses
from tests.roles import OPEN

PATIENCE = 60  # seconds: other work may keep the machine busy


class Unsteady(Committer):
    """One whose database goes away: before it keeps something, after it, or in the middle."""

    away = False
    silent: asyncio.Event | None = None  # it says nothing until then
    answers_lost = 0  # times that it goes after it has kept something, without a word

    async def _transact(self, batch: Sequence[Work]) -> list[Any]:
        if self.silent is not None:
            await self.silent.wait()
        if self.away:
            raise _gone()
        found = await super()._transact(batch)
        if self.answers_lost:
            self.answers_lost -= 1
            raise _gone()
        return found


class Refused(Reader):
    """One that has no connection when it comes to a journal."""

    away = False

    async def journal(
        self, table: str, after: int = 0, most: int | None = None
    ) -> list[JournalRow]:
        if self.away:
            raise ConnectionRefusedError("nobody listens there")
        return await super().journal(table, after, most)


def _gone() -> OperationalError:
    return OperationalError("", {}, Exception("the connection is gone"))


@dataclass
class Storage:
    """What keeps tables, without a server."""

    committer: Unsteady
    reader: Refused

    def tables(self) -> LiveTables:
        return LiveTables(
            *(self.reader, self.committer),
            gear_of=lambda _: "interpreted",
            pauses=Pauses(0, 0),
            at_once=lambda *_: None,
            changed=lambda *_: None,
        )


@asynccontextmanager
async def storage(folder: Path) -> AsyncIterator[Storage]:
    engine = open_database(Settings(database=f"sqlite:///{folder / 'games.sqlite'}").database_url)
    await migrate(engine)
    committer = Unsteady(engine, open_writer(engine), lambda *_: None)
    committer.start()
    try:
        yield Storage(committer, Refused(engine))
    finally:
        await committer.close()
        await engine.dispose()


def new_table(seed: bytes = b"seed") -> tuple[TableRow, Table]:
    table = open_table(Opening(OPEN, [Chair("person")] * 2), seed, 1)
    nobody = (Occupant(), Occupant())
    return TableRow(new_id(), "private", True, None, table.seed, table.at, None, nobody), table


async def test_a_table_that_was_kept_without_a_word_is_open(tmp_path: Path) -> None:
    """It was asked again, and found its own rows there."""
    async with storage(tmp_path) as kept:
        tables = kept.tables()
        row, table = new_table()
        kept.committer.answers_lost = 1
        live = await tables.open(row, table)
        assert tables.live[row.id] is live
        theirs, table = new_table(b"another")
        with pytest.raises(Clash):  # what somebody else has opened is not ours
            await tables.open(msgspec.structs.replace(theirs, id=row.id), table)


async def test_a_table_is_readable_again_when_the_database_is(tmp_path: Path) -> None:
    async with storage(tmp_path) as kept:
        row, table = new_table()
        await kept.tables().open(row, table)
        tables = kept.tables()  # another worker's
        kept.reader.away = True
        with pytest.raises(ConnectionRefusedError):
            await tables.get(row.id)
        kept.reader.away = False
        live = await tables.get(row.id)
        assert live is not None
        assert live.table.length == table.length


async def test_nobody_is_refused_by_what_another_worker_has_changed_meanwhile(
    tmp_path: Path,
) -> None:
    """Its news has not come, as where Redis was away: a refusal is looked up before it is told."""
    async with storage(tmp_path) as kept:
        row, table = new_table()
        there, here = kept.tables(), kept.tables()
        theirs = await there.open(row, table)
        ours = await here.get(row.id)
        assert ours is not None
        for seat in range(2):
            await there.carry_out(theirs, Join(seat))
        (seat,) = theirs.table.actors
        assert theirs.table.game is not None
        play = Play(seat, theirs.table.game.legal(seat)[0].to_dict(), theirs.table.version(seat))
        asked: dict[str, Any] = {"client": "ann", "command_id": "a1"}
        length = await there.carry_out(theirs, play, **asked)
        assert await here.carry_out(ours, play, **asked) == length  # it has been done already
        with pytest.raises(Refusal):
            await here.carry_out(ours, play, client="ann", command_id="a2")
        assert ours.table.length == length


class Mute:
    """A chat of bots that cannot keep what they say, or cannot tell that it is kept."""

    def __init__(self, why: Exception) -> None:
        self._why = why

    def to_line(self, *_: object) -> tuple[int, Remark]:
        return 0, Remark("hurried", {})

    async def say(self, *_: object) -> None:
        raise self._why


@pytest.mark.parametrize("why", [NotKept("the disk is full"), Clash("there already")], ids=repr)
async def test_what_bots_say_is_missed_without_a_trace_where_nothing_can_be_kept(
    why: Exception,
) -> None:
    nothing: Any = None
    mute: Any = Mute(why)
    waker = Waker(nothing, nothing, mute, Pauses(0, 0))
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    waker.answer(nothing, 0, "who robs me?")
    while waker._tasks:
        await asyncio.sleep(0)
    gc.collect()  # a task that failed is told of when it is forgotten
    assert told == []


def test_work_that_is_not_kept_as_nothing_is_kept_is_told_without_a_trace(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = logging.getLogger(__name__)
    for error in (NotKept("the disk is full"), _gone(), KeyError("a mistake of ours")):
        tell(log, "what is old could not be looked after", error)
    assert [record.exc_info is not None for record in caplog.records] == [False, False, True]


async def test_a_worker_knows_whether_its_database_keeps_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "SLOW", 0.05)
    async with storage(tmp_path) as kept:
        committer = kept.committer
        messenger = open_messenger(None, lambda _: asyncio.sleep(0), lambda: asyncio.sleep(0))
        readiness = Readiness(committer, messenger, StartCheck(None))
        assert await readiness.is_well()
        committer.away = True
        with pytest.raises(NotKept):
            await kept.tables().open(*new_table())
        assert not await readiness.is_well()
        committer.away = False
        await _until_well(readiness)  # nobody else has to try
        committer.silent = asyncio.Event()
        opening = asyncio.create_task(kept.tables().open(*new_table()))
        while not committer.in_trouble:
            await asyncio.sleep(0.01)
        committer.silent.set()
        committer.silent = None
        await opening
        await _until_well(readiness)


async def _until_well(readiness: Readiness) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await readiness.is_well():
            await asyncio.sleep(0.05)
