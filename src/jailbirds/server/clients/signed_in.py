"""Who is signed in at this worker: clients by their tokens, and their open connections."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, update

from jailbirds.server.clients.identity import hashed
from jailbirds.server.storage.committer import Clash, Committer, NotKept, Work
from jailbirds.server.storage.reader import Client, Reader
from jailbirds.server.storage.schema import devices
from jailbirds.server.tables.live_table import now_ms

MOST_KNOWN = 20_000  # devices remembered between requests
USED_EVERY = 3_600_000  # ms between two notes that a device is in use
SIGNED_OUT = 4401  # the code that a connection is closed with


@dataclass(slots=True)
class _Known:
    client: Client
    used: int


class SignedIn:
    """Whom tokens belong to, and who is connected."""

    def __init__(self, reader: Reader, committer: Committer) -> None:
        self.sockets: dict[str, set[Any]] = {}  # by client
        self._reader = reader
        self._committer = committer
        self._known: dict[str, _Known] = {}  # by the hash of the token
        self._changes = 0  # how often somebody was forgotten
        self._notes: set[asyncio.Task[None]] = set()

    async def client(self, token: str | None) -> Client | None:
        """Whom a token belongs to."""
        if not token:
            return None
        key = hashed(token)
        known = self._known.get(key)
        while known is None:
            before = self._changes
            found = await self._reader.client(key)
            if found is None:
                return None
            if before == self._changes:  # else it may have been signed out meanwhile
                known = _Known(*found)
                if len(self._known) >= MOST_KNOWN:
                    self._known.pop(next(iter(self._known)))
                self._known[key] = known
        if now_ms() - known.used > USED_EVERY:
            self._note_use(known)
        return known.client

    def _note_use(self, known: _Known) -> None:
        known.used = now_ms()
        device, used = known.client.device, known.used

        def job(connection: Connection) -> None:
            connection.execute(update(devices).where(devices.c.id == device).values(used=used))

        async def keep() -> None:
            with contextlib.suppress(NotKept, Clash):  # the next hour will do
                await self._committer.keep(Work(device, job=job))

        task = asyncio.create_task(keep())
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    def forget(self, client: str) -> None:
        """Do not rely on what is remembered of somebody."""
        self._changes += 1
        for key in [key for key, known in self._known.items() if known.client.id == client]:
            del self._known[key]

    async def say_goodbye(self, client: str) -> None:
        """Somebody has been deleted: nothing of theirs goes on here."""
        self.forget(client)
        for socket in list(self.sockets.get(client, ())):
            await socket.close(SIGNED_OUT, "this nickname was deleted")

    async def sign_out(self, device: str) -> None:
        """A device has been signed out: nothing goes on there."""
        self._changes += 1
        for key in [key for key, known in self._known.items() if known.client.device == device]:
            del self._known[key]
        for socket in [socket for socket in self._all_sockets() if socket.device == device]:
            await socket.close(SIGNED_OUT, "this device was signed out")

    async def look(self) -> None:
        """A notice may have been lost: who is connected here, and signed out by now?"""
        self._changes += 1
        self._known.clear()
        connected = {socket.device for socket in self._all_sockets()}
        for device in connected - await self._reader.devices_there(sorted(connected)):
            await self.sign_out(device)

    async def close(self) -> None:
        for socket in list(self._all_sockets()):
            await socket.close(1012, "the server restarts")

    def _all_sockets(self) -> Iterable[Any]:
        return [socket for sockets in self.sockets.values() for socket in sockets]
