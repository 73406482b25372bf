"""The lobby as it is watched: open tables, seeks, running games; who looks on hears of changes.

What everybody sees is made once, and after that only what changes is sent. Those who sit at a table
that is listed get their own picture of it, and whoever has blocked somebody, or was blocked, sees
nothing of where that one is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from jailbirds.server import protocol
from jailbirds.server.clients.blocks import Blocks
from jailbirds.server.matching.matchmaker import Matchmaker
from jailbirds.server.storage.reader import Reader, RunningRow
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables import wire
from jailbirds.server.tables.live_table import LiveTable, Watcher, now_ms
from jailbirds.server.tables.live_tables import LiveTables
from jailbirds.server.tables.pusher import Pusher
from jailbirds.server.workers import metrics

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
NOTHING = b"null"
LISTED = 50  # tables at most that are offered to anybody, and seeks
RUNNING = 24  # games at most that are offered to watch
LIVELY = 300_000  # ms since the last move of such a game
LOOK_EVERY = 1.0  # seconds: running games, and tables whose people are gone
FRESH = 60_000  # ms since the last move of the game that is shown to everybody
FEATURED_EVERY = 1.0  # seconds between two pictures of it
PACE = 0.1  # seconds between two looks: what changes meanwhile is shown together, to each


class Listed(msgspec.Struct, frozen=True):
    """Something in the lobby, as everybody sees it; of an open table, the table too."""

    kind: Literal["tables", "seeks", "running"]
    public: bytes
    people: frozenset[str]  # whom it is about: who sit there, have opened it, or are invited
    live: LiveTable | None = None
    invited: frozenset[str] = frozenset()  # those of them who do not sit there yet

    def is_for(self, client: str | None, apart: frozenset[str]) -> bool:
        """Is it shown to somebody who has been parted from some?"""
        return client in self.people - self.invited or not self.people & apart


class LobbyWatch:
    """Shows the lobby to those who watch it by this worker."""

    def __init__(
        self,
        reader: Reader,
        tables: LiveTables,
        pusher: Pusher,
        matchmaker: Matchmaker,
        blocks: Blocks,
        tell_others: Callable[[], None],
    ) -> None:
        self._reader = reader
        self._tables = tables
        self._pusher = pusher
        self._matchmaker = matchmaker
        self._blocks = blocks
        self._tell_others = tell_others  # other workers: the lobby has changed
        self._watchers: set[Watcher] = set()
        self._listed: dict[str, Listed] = {}  # by id, as the watchers know it
        self._running: dict[str, Listed] = {}
        self._joinable: dict[str, Listed] = {}  # the tables that wait
        self._read_at = float("-inf")  # when all tables were looked at
        self._tables_changed = False  # those that wait are others since
        self._changed_at: float | None = None  # what has not been shown yet
        self._featured: str | None = None  # the table that is shown to everybody
        self._picture = NOTHING
        self._featured_people: frozenset[str] = frozenset()  # those in the picture
        self._pictured = float("-inf")
        self._looking = asyncio.Lock()
        self._looked = float("-inf")
        self._something = asyncio.Event()

    async def tables(self, client: str | None) -> list[LiveTable]:
        """The tables that wait for anybody, and where somebody is; for somebody."""
        apart = await self._learn(client)
        return [live for live in await self._waiting() if self._table(live).is_for(client, apart)]

    async def whole(self, client: str | None) -> protocol.Lobby:
        """All that is there, for somebody."""
        await self._learn(client)
        if not self._watchers or time.monotonic() > self._looked + LOOK_EVERY:
            await self._look(anew=True)
        return self._all_for(client)

    async def watch(self, watcher: Watcher) -> None:
        """Show the lobby to somebody, now and from now on."""
        message = await self.whole(watcher.client)
        watcher.send(encode(message))
        self._watchers.add(watcher)

    def parted(self, *clients: str) -> None:
        """Some have blocked somebody or were blocked, or no longer: show them all of it anew."""
        for watcher in self._watchers:
            if watcher.client in clients:
                watcher.send(encode(self._all_for(watcher.client)))

    async def _learn(self, client: str | None) -> frozenset[str]:
        """From whom somebody has been parted."""
        if client is None:
            return frozenset()
        await self._blocks.learn(client)
        return self._blocks.apart(client)

    def unwatch(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)

    def changed(self, live: LiveTable, *, opened: bool, own: bool) -> None:
        """A table has changed: look at once, if that is to be seen among those that wait. Running
        games are looked at every second."""
        before, status = live.listed_as, live.table.status
        live.listed_as = status
        waited = not opened and before in ("", "waiting") and status != before
        if live.row.visibility == "open" and (status == "waiting" or waited):
            self.look_at_tables()
            if own:
                self._tell_others()

    def look_at_tables(self) -> None:
        """The tables that wait are others, or other people sit there."""
        self._tables_changed = True
        self.look()

    def look(self) -> None:
        """There is something new: show it to those who watch."""
        self._changed_at = self._changed_at or time.monotonic()
        self._something.set()

    async def run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._something.wait(), LOOK_EVERY)
            self._something.clear()
            try:
                if self._watchers:
                    await self._look()
            except Exception as error:
                tell(log, "the look at the lobby failed; it is tried again", error)
            await asyncio.sleep(PACE)

    async def _look(self, *, anew: bool = False) -> None:
        """See what is there, and show what has changed to those who watch."""
        async with self._looking:
            since, self._changed_at = self._changed_at, None
            now = await self._all(anew)
            before, self._listed, self._looked = self._listed, now, time.monotonic()
            shown, self._picture = self._picture, await self._picture_now()
            featured = now.get(self._featured or "")
            self._featured_people = featured.people if featured else frozenset()
        picture = self._picture if self._picture != shown else None
        changed = {key: new for key, new in now.items() if not _is_same(before.get(key), new)}
        gone = tuple(key for key in before if key not in now)
        if changed or gone or picture is not None:
            known = (before[key] for key in (*gone, *changed) if key in before)
            touched = [*changed.values(), *known]
            people = self._featured_people.union(*(each.people for each in touched))
            at_tables = frozenset[str]().union(*(each.people for each in touched if each.live))
            message = encode(self._message(changed, None, gone, picture))
            for watcher in self._watchers:
                who = watcher.client
                own = who in at_tables or self._blocks.apart(who) & people
                watcher.send(
                    encode(self._changes_for(who, before, changed, gone, picture))
                    if own
                    else message
                )
        if since is not None and self._watchers:
            metrics.lobby_seconds.observe(time.monotonic() - since)

    def _all_for(self, client: str | None) -> protocol.Lobby:
        apart = self._blocks.apart(client) if client else frozenset()
        listed = {key: each for key, each in self._listed.items() if each.is_for(client, apart)}
        picture = self._picture_for(client, self._picture)
        return self._message(listed, client, picture=picture, whole=True)

    def _changes_for(
        self,
        client: str,
        before: dict[str, Listed],
        changed: dict[str, Listed],
        gone: tuple[str, ...],
        picture: bytes | None,
    ) -> protocol.Lobby:
        """What has changed, for one who does not see what everybody does."""
        apart = self._blocks.apart(client)
        listed = {key: each for key, each in changed.items() if each.is_for(client, apart)}
        hidden = [key for key in changed if key not in listed]
        seen = (key for key in (*gone, *hidden) if key in before)
        left = tuple(key for key in seen if before[key].is_for(client, apart))
        return self._message(listed, client, left, self._picture_for(client, picture))

    def _picture_for(self, client: str | None, picture: bytes | None) -> bytes | None:
        people = self._featured_people
        apart = self._blocks.apart(client) if client else frozenset()
        return NOTHING if picture and client not in people and people & apart else picture

    async def _all(self, anew: bool) -> dict[str, Listed]:
        """All that is there; of the tables, only what may be another is read again."""
        if anew or time.monotonic() > self._read_at + LOOK_EVERY:
            self._read_at, self._tables_changed = time.monotonic(), False
            waiting, running = await asyncio.gather(
                self._waiting(), self._reader.running_tables(now_ms() - LIVELY, RUNNING)
            )
            self._choose(running)
            self._joinable = {live.id: self._table(live) for live in waiting}
            self._running = {
                game.id: Listed("running", encode(_running(game)), _people(game))
                for game in running
            }
        elif self._tables_changed:
            self._tables_changed = False
            self._joinable = {live.id: self._table(live) for live in await self._waiting()}
        seeks = self._matchmaker.seeks.listed(LISTED)
        return {
            **self._running,
            **self._joinable,
            **{
                seek.id: Listed("seeks", encode(seek), frozenset({client}))
                for client, seek in seeks.items()
            },
        }

    async def _waiting(self) -> list[LiveTable]:
        """The tables that wait for anybody, and where somebody is."""
        listed = await self._reader.open_tables(LISTED)
        found = [await self._tables.readable(table) for table in listed]
        return [live for live in found if live is not None and live.is_joinable]

    def _table(self, live: LiveTable) -> Listed:
        """A table that waits."""
        people = {live.row.owner, *(occupant.client for occupant in live.row.occupants)}
        known = frozenset(client for client in people if client is not None)
        return Listed("tables", self._info(live, None), known, live, live.invited)

    def _choose(self, running: list[RunningRow]) -> None:
        """The game that is shown to everybody: the same as long as something happens there."""
        fresh = [game for game in running if game.changed > now_ms() - FRESH]
        if any(game.id == self._featured for game in fresh):
            return
        best = max(fresh, key=lambda game: (_points(game) or 0, game.created), default=None)
        self._featured = best.id if best else None
        self._pictured = float("-inf")

    async def _picture_now(self) -> bytes:
        """The game that is shown to everybody, as it stands."""
        if time.monotonic() < self._pictured + FEATURED_EVERY:
            return self._picture
        self._pictured = time.monotonic()
        live = await self._tables.readable(self._featured) if self._featured else None
        return encode(self.feature(live)) if live is not None else NOTHING

    def feature(self, live: LiveTable) -> protocol.Featured | None:
        """A running game as everybody may see it; None where not everybody may."""
        if not live.may_look(None) or live.table.status != "playing":
            return None
        return protocol.Featured(
            table=live.id,
            title=live.table.title.name,
            situation=self._pusher.situation(live, None, frozenset(), sketch=False),
            own_names=wire.own_names(live.table),
        )

    def _info(self, live: LiveTable, client: str | None) -> bytes:
        return encode(self._pusher.info(live, client))

    def _message(
        self,
        listed: dict[str, Listed],
        client: str | None,
        gone: tuple[str, ...] = (),
        picture: bytes | None = None,
        *,
        whole: bool = False,
    ) -> protocol.Lobby:
        lists: dict[str, list[Any]] = {"tables": [], "seeks": [], "running": []}
        for each in listed.values():
            own = each.live if client in each.people else None
            shown = self._info(own, client) if own else each.public
            lists[each.kind].append(msgspec.Raw(shown))
        featured: Any = msgspec.UNSET if picture is None else msgspec.Raw(picture)
        all_lists = {kind: tuple(of) for kind, of in lists.items()}
        return protocol.Lobby(whole=whole, gone=gone, featured=featured, **all_lists)


def _is_same(before: Listed | None, now: Listed) -> bool:
    """Has somebody who knows how it was nothing new to hear?"""
    return before is not None and (before.public, before.people) == (now.public, now.people)


def _people(game: RunningRow) -> frozenset[str]:
    return frozenset(client for client in game.clients if client is not None)


def _points(game: RunningRow) -> int | None:
    """How strong the people of a game are, on average."""
    return round(sum(game.points) / len(game.points)) if game.points else None


def _running(game: RunningRow) -> protocol.RunningTable:
    return protocol.RunningTable(
        table=game.id,
        title=game.title,
        names=tuple(game.names),
        points=_points(game),
        since=game.created,
    )
