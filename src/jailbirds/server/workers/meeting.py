"""Where the clients of a table meet: each table has a home, one of the workers of a machine.

Any worker serves any table. But where all who watch a table are at one worker, its state is kept
once and a view is made once. So the address of a WebSocket names the table that it is opened for
(`/ws?table=…`), and a worker that gets one for a table with another home hands the connection
over: its file descriptor, with what was read from it already, goes through a Unix socket.

That is a matter of speed, and of nothing else. Whoever is at another worker, as the home was gone
for a moment, is served there, and the key of the journal keeps apart two that decide. A worker is
a home as long as its event loop gives a sign: one that is gone, stopped or stuck, or cut off from
the database, is passed over.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import time
from array import array
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

FOLDER = "JAILBIRDS_MEETING"  # in the environment: where the workers of a machine find each other
ASKS_FOR = re.compile(rb"GET /ws\?(?:[^ ]*&)?table=([A-Za-z0-9]{1,32})[& ]")
SIGN_EVERY = 0.5  # seconds
SILENT = 2.0  # seconds without a sign: it is no home for anybody
MOST_READ = 64 * 1024  # bytes that go along with a connection

Adopt = Callable[[socket.socket, bytes], None]


class Meeting:
    """The workers of a machine, as one of them sees them."""

    def __init__(
        self, folder: Path, workers: int, adopt: Adopt, well: Callable[[], Awaitable[bool]]
    ) -> None:
        self._folder = folder
        self._workers = workers
        self._adopt = adopt  # serves a connection that another worker has accepted
        self._well = well  # can this worker keep what people do?
        self._place: int | None = None  # ours among the workers; None: we are one too many
        self._lock: IO[bytes] | None = None
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._signs: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Take a place that is free, and let others hand over connections."""
        import fcntl  # noqa: PLC0415 - there is none on Windows

        for place in range(self._workers):
            lock = self._sign(place).open("ab")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                lock.close()
                continue
            self._place, self._lock = place, lock  # held until this process ends
            break
        if self._place is not None:
            self._door(self._place).unlink(missing_ok=True)
            self._socket.bind(str(self._door(self._place)))
            asyncio.get_running_loop().add_reader(self._socket, self._receive)
            self._signs = asyncio.create_task(self._give_signs(self._place))

    def close(self) -> None:
        """Take no more connections; others are asked for from now on."""
        if self._signs is not None:
            self._signs.cancel()
        if self._place is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._door(self._place).unlink(missing_ok=True)
            os.utime(self._sign(self._place), (0, 0))
        self._socket.close()
        if self._lock is not None:
            self._lock.close()

    def home(self, table: str) -> int | None:
        """The place of the worker at which the clients of a table meet: of all that give signs,
        the one that the table likes best. When one goes, no table of another moves."""
        there = [place for place in range(self._workers) if self._gives_signs(place)]
        return max(there, key=lambda place: _liking(table, place), default=None)

    def hand_over(self, fd: int, read: bytes) -> bool:
        """Give a connection to the home of the table it asks for; False: serve it here."""
        asked = ASKS_FOR.match(read)
        if asked is None or len(read) > MOST_READ:
            return False
        home = self.home(asked[1].decode())
        if home is None or home == self._place:
            return False
        try:
            # `socket.send_fds` would do, but it leaves out the address
            line = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [fd]))
            self._socket.sendmsg([read], [line], 0, str(self._door(home)))
        except OSError:  # it has just gone, or has more waiting than it can take
            return False
        return True

    def _receive(self) -> None:
        while True:
            try:
                read, fds, _, _ = socket.recv_fds(self._socket, MOST_READ, 1)
            except OSError:
                return  # that was all
            for fd in fds:
                self._adopt(socket.socket(fileno=fd), read)

    async def _give_signs(self, place: int) -> None:
        while True:
            if await self._well():
                now = time.monotonic()
                os.utime(self._sign(place), (now, now))
            await asyncio.sleep(SIGN_EVERY)

    def _gives_signs(self, place: int) -> bool:
        """By a clock that all processes of a machine share, and nobody sets: a file that was only
        just made, and has the other clock's time, is no sign."""
        with contextlib.suppress(OSError):
            return 0 <= time.monotonic() - self._sign(place).stat().st_mtime < SILENT
        return False

    def _sign(self, place: int) -> Path:
        return self._folder / f"{place}.sign"

    def _door(self, place: int) -> Path:
        return self._folder / f"{place}.door"


def _liking(table: str, place: int) -> bytes:
    return blake2b(f"{table} {place}".encode(), digest_size=8).digest()


def served_by(protocol: Callable[[bytes], Any]) -> Adopt:
    """Serve connections that others have accepted, by protocols that are told what was read."""
    loop = asyncio.get_running_loop()
    tasks: set[asyncio.Task[Any]] = set()

    def adopt(connection: socket.socket, read: bytes) -> None:
        connection.setblocking(False)
        serving = loop.connect_accepted_socket(lambda: protocol(read), connection)
        task = loop.create_task(serving)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    return adopt
