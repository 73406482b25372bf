"""Friends as they are watched: who of those one follows is there, and where a seat is kept for one.

Whoever watches the lobby is told. What is read from the database about somebody is remembered
as long as they watch, so that one who comes or goes costs those who follow them no question.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from jailbirds.server import protocol
from jailbirds.server.clients.follows import Follows
from jailbirds.server.ratings.profile import Score, history_of
from jailbirds.server.storage.player_reader import Face, PlayerReader
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.trouble import tell
from jailbirds.server.tables.live_table import LiveTable, Watcher
from jailbirds.server.tables.live_tables import LiveTables

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
AGAIN = 1.0  # seconds until it is tried again where the database does not answer


class Known(msgspec.Struct, frozen=True):
    """What is known about somebody's friends."""

    faces: dict[str, Face] = {}  # of those they follow, by client
    scores: dict[str, Score] = {}  # with each of them, by client
    invitations: tuple[protocol.Invitation, ...] = ()


class FriendsWatch:
    """Shows their friends to those who watch the lobby by this worker."""

    def __init__(
        self,
        follows: Follows,
        players: PlayerReader,
        reader: Reader,
        tables: LiveTables,
        is_online: Callable[[str], bool],
    ) -> None:
        self._follows = follows
        self._players = players
        self._reader = reader
        self._tables = tables
        self._is_online = is_online
        self._watchers: dict[str, set[Watcher]] = {}  # by client
        self._known: dict[str, Known] = {}  # by client, of those who watch
        self._changed: set[str] = set()  # clients of whom it is to be read anew
        self._something = asyncio.Event()

    async def whole(self, client: str) -> protocol.Friends:
        """Somebody's friends and invitations, as they are now."""
        return self._message(client, await self._read(client))

    async def watch(self, watcher: Watcher) -> None:
        """Show somebody their friends, now and from now on."""
        self._watchers.setdefault(watcher.client, set()).add(watcher)
        known = await self._read(watcher.client)
        if watcher.client in self._watchers:  # else they have gone meanwhile
            self._known[watcher.client] = known
            watcher.send(encode(self._message(watcher.client, known)))

    def unwatch(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.client, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(watcher.client, None)
            self._known.pop(watcher.client, None)

    def watches(self, client: str) -> bool:
        """Does somebody look at the lobby by this worker?"""
        return client in self._watchers

    def say(self, client: str, message: protocol.OwnTable | protocol.Gone) -> None:
        """Tell somebody, wherever they look at the lobby, what else is their own."""
        for watcher in self._watchers.get(client, ()):
            watcher.send(encode(message))

    # --- what changes

    def came_or_left(self, client: str) -> None:
        """Somebody is online now, or no longer: tell those who follow them."""
        for follower, known in self._known.items():
            if client in known.faces and not known.faces[client].hidden:
                self._show(follower)

    def look(self, client: str) -> None:
        """Something is new about somebody: for themselves, and for those who follow them."""
        followers = {who for who, known in self._known.items() if client in known.faces}
        self._changed |= (followers | {client}) & self._watchers.keys()
        self._something.set()

    def look_at_all(self) -> None:
        """It may not have been told what is new."""
        self._changed |= self._watchers.keys()
        self._something.set()

    async def run(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                while self._changed:
                    await self._look_again(self._changed.pop())
            except Exception as error:
                tell(log, "the look at somebody's friends failed; it is tried again", error)
                await asyncio.sleep(AGAIN)
                self.look_at_all()

    async def _look_again(self, client: str) -> None:
        known = await self._read(client)
        if client in self._watchers:
            self._known[client] = known
            self._show(client)

    def _show(self, client: str) -> None:
        message = encode(self._message(client, self._known[client]))
        for watcher in self._watchers.get(client, ()):
            watcher.send(message)

    # --- what there is

    async def _read(self, client: str) -> Known:
        faces = await self._players.faces(await self._follows.of(client))
        games = await self._players.games_with(client, list(faces)) if faces else []
        return Known(
            faces,
            history_of(client, games).opponents,
            await self._invitations(client),
        )

    async def _invitations(self, client: str) -> tuple[protocol.Invitation, ...]:
        found = []
        for table in await self._reader.invitations_of(client):
            live = await self._tables.readable(table)
            if live is None or client not in live.invited:
                continue
            if not await self._reader.are_parted(client, live.row.owner or ""):
                found.append(_invitation(live, client))
        return tuple(found)

    def _message(self, client: str, known: Known) -> protocol.Friends:
        faces = sorted(known.faces.values(), key=lambda face: face.nickname.casefold())
        return protocol.Friends(
            friends=tuple(self._friend(client, face, known.scores) for face in faces),
            invitations=known.invitations,
        )

    def _friend(self, client: str, face: Face, scores: dict[str, Score]) -> protocol.Friend:
        name, handle = face.nickname, self._follows.handle(client, face.client)
        if face.hidden:
            return protocol.Friend(id=handle, name=name, page=None, online=False, score=None)
        score = scores.get(face.client, Score())
        return protocol.Friend(
            id=handle,
            name=name,
            page=face.page,
            online=self._is_online(face.client),
            score=protocol.ScoreOf(games=score.games, won=score.won, lost=score.lost),
        )


def _invitation(live: LiveTable, client: str) -> protocol.Invitation:
    owners = sorted(live.seats_of(live.row.owner))
    return protocol.Invitation(
        table=live.id,
        title=live.table.title.name,
        seat=min(live.seats_of(client)),
        name=live.names[owners[0]] if owners else None,
        at=live.row.created,
    )
