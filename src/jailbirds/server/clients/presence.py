"""Who is online: connected to this worker, or to another one, as that one tells.

Whoever reloads a page is gone for a moment that nobody needs to see. A worker tells now and then
who all is connected to it: of one that dies, its people are forgotten after a while.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Any

from jailbirds.server.tables.live_table import PRESENCE_LASTS

GRACE = 3.0  # seconds for one who has lost the line


class Presence:
    """Who is connected, wherever."""

    def __init__(
        self,
        sockets: dict[str, set[Any]],
        tell: Callable[[str, tuple[str, ...]], None],
    ) -> None:
        self._sockets = sockets  # of this worker, by client
        self._tell = tell  # the other workers: who came, who left
        self.changed: Callable[[str], None]  # to be told of everybody who comes or goes
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, dict[str, float]] = {}  # by client and worker: told when

    def is_online(self, client: str) -> bool:
        return client in self._sockets or client in self._leaving or client in self._elsewhere

    def came(self, client: str) -> None:
        """Somebody has a first connection to this worker."""
        back = self._leaving.pop(client, None)
        if back is not None:
            back.cancel()
            return
        self._tell("online", (client,))
        self.changed(client)

    def left(self, client: str) -> None:
        """Somebody has no connection to this worker any more."""
        loop = asyncio.get_running_loop()
        self._leaving[client] = loop.call_later(GRACE, self._is_gone, client)

    def _is_gone(self, client: str) -> None:
        del self._leaving[client]
        self._tell("offline", (client,))
        self.changed(client)

    # --- other workers

    def tell_all(self) -> None:
        """Tell the others who all is here."""
        here = (*self._sockets, *self._leaving)
        if here:
            self._tell("online", here)

    def heard(self, worker: str, clients: Collection[str], *, online: bool) -> None:
        """Another worker has told who is there, or no longer there."""
        for client in clients:
            before = self.is_online(client)
            if online:
                self._elsewhere.setdefault(client, {})[worker] = time.monotonic()
            else:
                self._forget(client, worker)
            if self.is_online(client) != before:
                self.changed(client)

    def _forget(self, client: str, worker: str) -> None:
        known = self._elsewhere.get(client, {})
        known.pop(worker, None)
        if not known:
            self._elsewhere.pop(client, None)

    def forget_silent(self) -> None:
        """Whose worker has said nothing for long is there no more."""
        limit = time.monotonic() - PRESENCE_LASTS
        for client, workers in list(self._elsewhere.items()):
            for worker in [worker for worker, at in workers.items() if at < limit]:
                self.heard(worker, [client], online=False)
