"""A worker: everything one server process is made of, put together, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, insert

from jailbirds.server import protocol
from jailbirds.server.alerts import web_push
from jailbirds.server.alerts.alert_keeper import AlertKeeper
from jailbirds.server.alerts.alert_reader import AlertReader
from jailbirds.server.alerts.outside import Outside
from jailbirds.server.alerts.sending import Sender
from jailbirds.server.analysis.analyst import Analyst
from jailbirds.server.analysis.branches import Branches
from jailbirds.server.analysis.shared_branches import SharedBranches
from jailbirds.server.bots.adviser import Adviser
from jailbirds.server.bots.bot_chat import BotChat
from jailbirds.server.bots.bot_pool import BotPool
from jailbirds.server.clients.blocks import Blocks
from jailbirds.server.clients.follows import Follows
from jailbirds.server.clients.presence import Presence
from jailbirds.server.clients.signed_in import SignedIn
from jailbirds.server.gears.title_gears import TitleGears
from jailbirds.server.http.rate_limit import Buckets
from jailbirds.server.matching.matchmaker import Matchmaker
from jailbirds.server.puzzles.tries import Tries
from jailbirds.server.reviews.judges import Judges
from jailbirds.server.reviews.kept_reviews import KeptReviews
from jailbirds.server.reviews.review_keeper import ReviewKeeper
from jailbirds.server.settings import Settings
from jailbirds.server.storage.committer import Clash, Committer, Work
from jailbirds.server.storage.database import (
    migrate,
    open_database,
    open_keeper,
    open_questions,
    open_writer,
    when_there,
)
from jailbirds.server.storage.player_reader import PlayerReader
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import facts
from jailbirds.server.storage.sqlite_file import StartCheck, file_of
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.absence import Absence
from jailbirds.server.tables.chat import Chat
from jailbirds.server.tables.end_keeper import EndKeeper
from jailbirds.server.tables.friends_watch import FriendsWatch
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.server.tables.lobby_watch import LobbyWatch
from jailbirds.server.tables.pusher import Pusher
from jailbirds.server.tables.retention import Retention
from jailbirds.server.tables.sweeper import Sweeper
from jailbirds.server.tables.waker import Waker
from jailbirds.server.workers import metrics
from jailbirds.server.workers.clock_watch import watch_clock
from jailbirds.server.workers.garbage_collection import GarbageCollection
from jailbirds.server.workers.messenger import Notice, open_messenger
from jailbirds.server.workers.readiness import Readiness
from jailbirds.table import BotPlay, Table

log = logging.getLogger(__name__)
DATABASE_STARTS = 8.0  # seconds in which it may: after a power cut it starts when we do
LOOK_EVERY = 3.0  # seconds: whether the notice of a change was lost
PRESENCE_EVERY = 7  # such looks
SIGN_EVERY = 10.0  # seconds between signs of the same table that are told
MINUTE, HOUR = 60.0, 3600.0


class Worker:
    """One server process, and all that it is made of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings.database_url, settings.fsync)
        self._questions = open_questions(self.engine)
        self.reader = Reader(self._questions)
        self.players = PlayerReader(self._questions)
        self.start_check = StartCheck(file_of(settings.database_url))
        self.gears = TitleGears()
        self._tasks: list[asyncio.Task[Any]] = []
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self.lines = Buckets(settings.lines_per_minute / MINUTE, settings.lines_burst)
        self.arrivals = Buckets(settings.arrivals_per_hour / HOUR, settings.arrivals_burst)
        self.sign_ins = Buckets(settings.sign_ins_per_hour / HOUR, settings.sign_ins_burst)
        hourly = settings.invitations_per_hour / HOUR
        self.invitations = Buckets(hourly, settings.invitations_burst)
        self.reports = Buckets(settings.reports_per_hour / HOUR, settings.reports_per_hour)
        most = settings.imported_moves_per_hour
        self.imported_moves = Buckets(most / HOUR, most)
        self.told_of_tables = Buckets(1 / HOUR, 1)  # who wants too many: the log is told once
        self.importing = asyncio.Lock()
        self._changed_at = time.monotonic()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self) -> None:
        """Bring the database up to date, and start everything."""
        started = time.perf_counter()
        settings = self.settings
        await self.start_check.run()
        await migrate(self.engine, patience=DATABASE_STARTS)
        writer = open_writer(self.engine, settings.fsync)
        self._keeper = open_keeper(self.engine)
        self.committer = Committer(self.engine, writer, _count_commit, self._keeper)
        self.committer.start()
        self.signed_in = SignedIn(self.reader, self.committer)
        self.secret = await self._fact("secret", lambda: secrets.token_bytes(32))
        self.blocks = Blocks(self._questions, self.committer)
        self.pusher = Pusher(settings, self.reader, self.secret, self.blocks.hears)
        self.tables = LiveTables(
            self.reader,
            self.committer,
            gear_of=self.gears.of,
            pauses=settings.pauses,
            at_once=self._at_once,
            changed=self._changed,
        )
        self.end_keeper = EndKeeper(self.reader, self.committer, self.tables)
        self.chat = Chat(self.reader, self.committer, self._said)
        self.bot_pool = BotPool(self.gears, settings.thinking_threads)
        self._open_for_those_who_look_closer()
        self.adviser = Adviser(self.tables, self.bot_pool, settings)
        self.waker = Waker(self.tables, self.bot_pool, BotChat(self.chat), settings.pauses)
        self.absence = Absence(self.tables, self.pusher, settings.absent_seconds)
        self.alert_key = web_push.read_key(await self._fact("alert key", web_push.new_key))
        self.alerts = self._alert_keeper()
        self.messenger = open_messenger(settings.redis, self._heard, self._poll)
        self.matchmaker = Matchmaker(
            self.reader,
            self.committer,
            self.tables,
            self.signed_in,
            gear_of=self.gears.of,
            changed=self._seeks_changed,
        )
        self.lobby_watch = LobbyWatch(
            *(self.reader, self.tables, self.pusher, self.matchmaker, self.blocks),
            lambda: self.messenger.tell("", "lobby"),
        )
        self.follows = Follows(self._questions, self.committer, self.secret)
        self.presence = Presence(
            self.signed_in.sockets,
            lambda what, who: self.messenger.tell("", what, clients=who),
        )
        self.friends_watch = FriendsWatch(
            *(self.follows, self.players, self.reader, self.tables), self.presence.is_online
        )
        self.presence.changed = self.friends_watch.came_or_left
        self.messenger.start()
        self.readiness = Readiness(self.committer, self.messenger, self.start_check)
        sweeper = Sweeper(self.reader, self.committer, self.tables, self.waker, settings.pauses)
        self._start(
            sweeper.run(settings.sweep_ms, settings.idle_seconds, settings.tables_in_memory)
        )
        self.retention = Retention(
            *(self.reader, self.players, self.committer, self.tables, self.presence.is_online),
            *(settings.keep_days, settings.old_games, settings.guest_days),
            *(self.kept_reviews, settings.reviews_kept),
        )
        self._start(self.retention.run())
        self._start(self.end_keeper.run())
        self._start(self.alerts.run(settings.sweep_ms))
        self._start(watch_clock())
        self._start(self.absence.run())
        self._start(self.lobby_watch.run())
        self._start(self.friends_watch.run())
        self._start(self.matchmaker.run())
        self._start(self.gears.look_out())
        if self.messenger.used:
            self._start(self._renew())
        collection = GarbageCollection(lambda: self._changed_at, lambda: len(self.tables.live))
        self._start(collection.run())
        log.info(
            "open",
            extra={
                "database": self.engine.dialect.name,
                "redis": self.messenger.used,
                "seconds": round(time.perf_counter() - started, 2),
            },
        )

    def _open_for_those_who_look_closer(self) -> None:
        judges = Judges(self.gears, compiles=self.settings.compile)
        self.kept_reviews = KeptReviews(self._questions, self.committer)
        alone = self.settings.redis is None
        self.reviews = ReviewKeeper(*(judges, self.bot_pool, self.kept_reviews), is_alone=alone)
        self.analyst = Analyst(judges, self.bot_pool)
        self.branches = Branches()
        self.shared_branches = SharedBranches(self._questions, self.committer)
        self.tries = Tries(self._questions, self.committer)

    async def close(self) -> None:
        """Finish what was begun, keep it, and say goodbye."""
        await self.signed_in.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.alerts.close()
        await self.waker.close()
        await self.reviews.close()
        await self.analyst.close()
        await self.tables.close()
        await self.messenger.close()
        await self.committer.close()
        self.bot_pool.close()
        await self._questions.dispose()
        if self._keeper is not None:
            await self._keeper.dispose()
        await self.engine.dispose()
        log.info("closed")

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _fact(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Something that all workers share for ever; the first one ever has made it."""

        def ask() -> Awaitable[bytes | None]:
            return when_there(self.engine, lambda: self.reader.fact(name), DATABASE_STARTS)

        known = await ask()
        if known is None:

            def job(connection: Connection) -> None:
                connection.execute(insert(facts), [{"name": name, "value": make()}])

            with contextlib.suppress(Clash):  # another worker was faster
                await self.committer.keep(Work(job=job))
            known = await ask()
        assert known is not None
        return known

    def _alert_keeper(self) -> AlertKeeper:
        settings = self.settings
        self.alert_reader = AlertReader(self._questions)
        outside = Outside(private=settings.private_endpoints)
        sender = Sender(settings, self.committer, self.alert_key, outside)
        patience = settings.alert_seconds * 1_000
        parts = (self.alert_reader, self.committer, self.tables, sender)
        return AlertKeeper(*parts, patience, self._ask_who_is_there)

    def _ask_who_is_there(self, live: LiveTable) -> bool:
        """Other workers may know who is connected to a table: ask them, if there are any."""
        if self.messenger.used:
            self._tell_presence(live, ask=True)
        return self.messenger.used

    # --- who

    def opening(self, client: str) -> asyncio.Lock:
        """Held while somebody's tables are counted and one is added."""
        return self._opening.setdefault(client, asyncio.Lock())

    # --- what follows a change

    def _at_once(self, live: LiveTable, table: Table) -> BotPlay | None:
        return self.waker.at_once(live, table)

    def _changed(self, live: LiveTable, after: int, own: bool) -> None:
        self._changed_at = time.monotonic()
        self.pusher.push(live, after)
        self.lobby_watch.changed(live, opened=after == 0, own=own)
        self.waker.set_timer(live, own)
        self._tell_invited(live, opened=after == 0, own=own)
        if own:
            self.messenger.tell(live.id, "journal", clients=live.clients)
            self._tell_players(live)
            self.waker.react(live, after)
            self.end_keeper.changed(live)
            self.alerts.changed(live)

    def _tell_invited(self, live: LiveTable, *, opened: bool, own: bool) -> None:
        """A seat is kept for somebody, or no longer."""
        before = frozenset() if opened else live.invited_known
        now = live.invited_known = live.invited
        for client in before ^ now if own else ():
            self.friends_watch.look(client)
            self.messenger.tell(client, "invited")

    def _tell_players(self, live: LiveTable) -> None:
        """Whose table it is sees on the first page how it stands."""
        for client in filter(self.friends_watch.watches, live.clients):
            info = self.pusher.info(live, client)
            gone = live.table.cancelled
            self.friends_watch.say(
                client, protocol.Gone(table=live.id) if gone else protocol.OwnTable(info=info)
            )

    def client_changed(self, client: str) -> None:
        """Somebody has another name, or shows the page to others, or no longer."""
        self.signed_in.forget(client)
        self.friends_watch.look(client)
        self.messenger.tell(client, "client")

    async def blocks_changed(self, *clients: str) -> None:
        """Somebody has muted or blocked another, or no longer."""
        await self.blocks.learn_anew(*clients)
        self.lobby_watch.parted(*clients)
        for client in clients:
            self.friends_watch.look(client)

    def _said(self, live: LiveTable, line: Any) -> None:
        self.pusher.push_line(live, line)
        self.messenger.tell(live.id, "chat")

    def _seeks_changed(self, clients: tuple[str, ...]) -> None:
        self.lobby_watch.look()
        if clients:
            self.messenger.tell("", "seeks", clients=clients)

    def presence_changed(self, live: LiveTable, *, ask: bool = False) -> None:
        """Somebody came or went."""
        self.pusher.push_presence(live)
        self._tell_presence(live, ask=ask)

    def give_sign(self, live: LiveTable, client: str) -> None:
        """Somebody is there, and does something: other workers hear of it now and then."""
        live.give_sign(client)
        if self.messenger.used and time.monotonic() > live.sign_told + SIGN_EVERY:
            live.sign_told = time.monotonic()
            self.messenger.tell(live.id, "sign", tuple(live.seats_of(client)))

    def _tell_presence(self, live: LiveTable, *, ask: bool = False) -> None:
        what = "who" if ask else "presence"
        self.messenger.tell(live.id, what, tuple(live.connected_here), live.strangers_here)

    # --- other workers

    async def _heard(self, notice: Notice) -> None:
        match notice.what:
            case "client":
                self.signed_in.forget(notice.table)
                self.friends_watch.look(notice.table)
            case "deleted":
                await self.signed_in.say_goodbye(notice.table)
                self.friends_watch.look(notice.table)
            case "blocks":
                await self.blocks_changed(*notice.clients)
            case "friends" | "invited":
                self.friends_watch.look(notice.table)
            case "signed_out":
                await self.signed_in.sign_out(notice.table)
            case "seeks":
                self.matchmaker.look(notice.clients)
            case "lobby":
                self.lobby_watch.look_at_tables()
            case "online" | "offline" as what:
                self.presence.heard(notice.worker, notice.clients, online=what == "online")
            case "who_is_online":
                self.presence.tell_all()
        live = self.tables.live.get(notice.table)
        if live is not None:
            await self._heard_at(live, notice)
        if notice.what == "journal" and any(map(self.friends_watch.watches, notice.clients)):
            changed = await self.tables.readable(notice.table)
            if changed is not None:
                self._tell_players(changed)

    async def _heard_at(self, live: LiveTable, notice: Notice) -> None:
        match notice.what:
            case "journal":
                await self._catch_up(live)
            case "chat":
                await self._catch_up_chat(live)
            case "seats":
                live.row = msgspec.structs.replace(
                    live.row, occupants=await self.reader.occupants(live.id)
                )
            case "sign":
                live.signs |= dict.fromkeys(notice.seats, live.now)
            case "presence" | "who":
                seen = (time.monotonic(), frozenset(notice.seats), notice.watchers)
                live.elsewhere[notice.worker] = seen
                self.pusher.push_presence(live)
                if notice.what == "who":
                    self._tell_presence(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Another worker has changed a table: where nobody here looks at it, it is forgotten."""
        if live.watched or live.acting or live.lock.locked():
            await self.tables.catch_up(live)
        else:
            self.tables.unload(live)

    async def _catch_up_chat(self, live: LiveTable) -> None:
        for line in await self.chat.new_lines(live):
            self.pusher.push_line(live, line)

    async def _poll(self) -> None:
        """Without notices: what is new at the tables that somebody watches?"""
        await self.signed_in.look()
        self.lobby_watch.parted(*await self.blocks.look())
        if self.messenger.up:  # from now on there are notices
            self.messenger.tell("", "who_is_online")
            self.presence.tell_all()
            self.friends_watch.look_at_all()
        for live in await self._look():
            await self._catch_up_chat(live)

    async def _look(self) -> list[LiveTable]:
        """Catch up with the tables that somebody watches, where they have changed."""
        watched = [live for live in self.tables.live.values() if live.watched]
        lengths = await self.reader.lengths([live.id for live in watched])
        for live in watched:
            if lengths.get(live.id, 0) > live.table.length:
                await self.tables.catch_up(live)
        return watched

    async def _renew(self) -> None:
        """A worker may die between a commit and its notice: do not rely on notices alone."""
        for number in itertools.count(1):
            await asyncio.sleep(LOOK_EVERY)
            try:
                watched = await self._look()
                if number % PRESENCE_EVERY == 0:
                    await self.signed_in.look()
                    self.lobby_watch.parted(*await self.blocks.look())
                    self.presence.tell_all()
                    self.presence.forget_silent()
                    for live in watched:
                        self._tell_presence(live)
                        await self._catch_up_chat(live)
            except Exception as error:
                tell(log, "the look for lost notices failed; it is tried again", error)


def _count_commit(works: int, seconds: float) -> None:
    metrics.works.inc(works)
    metrics.commits.observe(seconds)
