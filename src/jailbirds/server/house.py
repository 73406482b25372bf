"""The house: everything one server process is made of, put together, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from jailbirds.server import garbage, metrics
from jailbirds.server.acting import Actor, Sweeper
from jailbirds.server.chat import Chat
from jailbirds.server.gears import Gears
from jailbirds.server.identity import hashed
from jailbirds.server.notices import Notice, open_notices
from jailbirds.server.pushing import Pusher, connected_here, everybody
from jailbirds.server.remarks import Remarks
from jailbirds.server.rooms import Room, Rooms
from jailbirds.server.settings import Settings
from jailbirds.server.storage.committer import Clash, Committer, Work
from jailbirds.server.storage.database import migrate, open_database, open_questions, open_writer
from jailbirds.server.storage.reading import Client, Reader
from jailbirds.server.storage.schema import facts
from jailbirds.server.thinkers import Thinkers

log = logging.getLogger(__name__)
LOOK_EVERY = 3.0  # seconds: whether the notice of a change was lost
PRESENCE_EVERY = 7  # such looks
MOST_KNOWN = 20_000  # clients remembered between requests


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.database_url, settings.fsync)
        self._questions = open_questions(self.engine)
        self.reader = Reader(self._questions)
        self.gears = Gears()
        self.sockets: dict[str, set[Any]] = {}  # by client
        self._known: dict[str, Client] = {}  # by the hash of the token
        self._tasks: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        """Bring the database up to date, and start everything."""
        started = time.perf_counter()
        settings = self.settings
        await migrate(self.engine)
        writer = open_writer(self.engine, settings.fsync)
        self.committer = Committer(self.engine, writer, _count_commit)
        self.committer.start()
        self.secret = await self._read_secret()
        self.pusher = Pusher(settings, self.reader, self.secret)
        self.rooms = Rooms(
            self.reader,
            self.committer,
            gear_of=self.gears.of,
            bot_pause=settings.bot_pause,
            changed=self._changed,
        )
        self.chat = Chat(self.reader, self.committer, self._said)
        self.thinkers = Thinkers(self.gears, settings.thinkers)
        self.actor = Actor(self.rooms, self.thinkers, Remarks(self.chat), settings.bot_pause)
        self.notices = open_notices(settings.redis, self._heard, self._poll)
        self.notices.start()
        sweeper = Sweeper(self.reader, self.committer, self.rooms, self.actor, settings.bot_pause)
        self._start(
            sweeper.run(settings.sweep_ms, settings.idle_seconds, settings.tables_in_memory)
        )
        self._start(self.gears.look_out())
        if self.notices.used:
            self._start(self._renew())
        garbage.search_rarely()
        log.info(
            "open",
            extra={
                "database": self.engine.dialect.name,
                "redis": self.notices.used,
                "seconds": round(time.perf_counter() - started, 2),
            },
        )

    async def close(self) -> None:
        """Finish what was begun, keep it, and say goodbye."""
        for sockets in list(self.sockets.values()):
            for socket in list(sockets):
                await socket.close(1012, "the server restarts")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.actor.close()
        await self.rooms.close()
        await self.notices.close()
        await self.committer.close()
        self.thinkers.close()
        await self._questions.dispose()
        await self.engine.dispose()
        log.info("closed")

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _read_secret(self) -> bytes:
        """What invitations are made from; the first worker ever has drawn it."""
        known = await self.reader.fact("secret")
        if known is None:

            def job(connection: Connection) -> None:
                row = {"name": "secret", "value": secrets.token_bytes(32)}
                connection.execute(insert(facts), [row])

            with contextlib.suppress(Clash):  # another worker was faster
                await self.committer.keep(Work(job=job))
            known = await self.reader.fact("secret")
        assert known is not None
        return known

    # --- who

    async def client(self, token: str | None) -> Client | None:
        """Whom a token belongs to."""
        if not token:
            return None
        key = hashed(token)
        if key not in self._known:
            found = await self.reader.client(key)
            if found is None:
                return None
            if len(self._known) >= MOST_KNOWN:
                self._known.pop(next(iter(self._known)))
            self._known[key] = found
        return self._known[key]

    def forget_client(self, client: str) -> None:
        """Do not rely on what is remembered of somebody."""
        for key in [key for key, known in self._known.items() if known.id == client]:
            del self._known[key]

    # --- what follows a change

    def _changed(self, room: Room, after: int, own: bool) -> None:
        self.pusher.push(room, after)
        self.actor.arm(room, own)
        if own:
            self.notices.tell(room.id, "journal")
            self.actor.react(room, after)

    def _said(self, room: Room, line: Any) -> None:
        self.pusher.push_line(room, line)
        self.notices.tell(room.id, "chat")

    def presence_changed(self, room: Room, *, ask: bool = False) -> None:
        """Somebody came or went."""
        self.pusher.push_presence(room)
        self._tell_presence(room, ask=ask)

    def _tell_presence(self, room: Room, *, ask: bool = False) -> None:
        here = {watcher.client for watcher in everybody(room)}
        strangers = sum(not room.seats_of(client) for client in here)
        what = "who" if ask else "presence"
        self.notices.tell(room.id, what, tuple(connected_here(room)), strangers)

    # --- other workers

    async def _heard(self, notice: Notice) -> None:
        room = self.rooms.awake.get(notice.table)
        if notice.what == "client":
            self.forget_client(notice.table)
        if room is None:
            return
        match notice.what:
            case "journal":
                await self.rooms.catch_up(room)
            case "chat":
                await self._catch_up_chat(room)
            case "seats":
                sitting = await self.reader.sitting(room.id)
                room.kept = msgspec.structs.replace(room.kept, sitting=sitting)
            case "presence" | "who":
                seen = (time.monotonic(), frozenset(notice.seats), notice.watchers)
                room.elsewhere[notice.worker] = seen
                self.pusher.push_presence(room)
                if notice.what == "who":
                    self._tell_presence(room)

    async def _catch_up_chat(self, room: Room) -> None:
        for line in await self.chat.new_lines(room):
            self.pusher.push_line(room, line)

    async def _poll(self) -> None:
        """Without notices: what is new at the tables that somebody watches?"""
        for room in await self._look():
            await self._catch_up_chat(room)

    async def _look(self) -> list[Room]:
        """Catch up with the tables that somebody watches, where they have changed."""
        watched = [room for room in self.rooms.awake.values() if room.watched]
        lengths = await self.reader.lengths([room.id for room in watched])
        for room in watched:
            if lengths.get(room.id, 0) > room.table.length:
                await self.rooms.catch_up(room)
        return watched

    async def _renew(self) -> None:
        """A worker may die between a commit and its notice: do not rely on notices alone."""
        for number in itertools.count(1):
            await asyncio.sleep(LOOK_EVERY)
            try:
                watched = await self._look()
                if number % PRESENCE_EVERY == 0:
                    for room in watched:
                        self._tell_presence(room)
                        await self._catch_up_chat(room)
            except Exception:
                log.exception("the look for lost notices failed; it is tried again")


def _count_commit(works: int, seconds: float) -> None:
    metrics.works.inc(works)
    metrics.commits.observe(seconds)
