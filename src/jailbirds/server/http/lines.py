"""The lines to browsers and programs, as uvicorn has them, with what it does not look after.

Whoever does not read is not read either, and is cut off in time: what is to be written to them
would fill the memory. Whoever begins to ask and does not finish does not keep a line busy, and no
address has more of them than a house full of players needs.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from jailbirds.server.http.rate_limit import household_of
from jailbirds.server.settings import Settings, read_settings
from jailbirds.server.workers.meeting import Meeting

UNREAD = 1024 * 1024  # bytes on their way to somebody who goes on talking without listening
LINES = 400  # of one address


def line_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to have its lines."""
    return {
        "http": "jailbirds.server.http.lines:RequestLine",
        "ws": "jailbirds.server.http.lines:SocketLine",
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": settings.ping_seconds,
        "ws_ping_timeout": settings.ping_seconds,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": list(settings.trusted),
    }


@cache
def _asking_seconds() -> int:
    return read_settings().asking_seconds


@cache
def _trusted() -> tuple[IPv4Network | IPv6Network, ...]:
    return tuple(map(ip_network, read_settings().trusted))


def speaks_for_many(address: str) -> bool:
    """Is this a proxy that we trust, or this machine itself?"""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in net for net in _trusted())


LINE = "jailbirds.line"  # among the extensions of a connection: its `SocketLine`
TEXT = 0x81  # how the frame of a whole message begins


def head(size: int) -> bytes:
    """What comes before a message of so many bytes on its way to a browser."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket. Whoever has an open one writes to it directly: see `write`."""

    on_writable: Callable[[], None] | None = None  # called when there is room to write again

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    @property
    def has_room(self) -> bool:
        """Does the other side read what is written?"""
        return self.writable.is_set()

    def write(self, messages: Iterable[bytes]) -> None:
        """Write messages of text, all of them by one call to the system."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            frames = [part for message in messages for part in (head(len(message)), message)]
            self.transport.write(b"".join(frames))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()
        if self.on_writable is not None:
            self.on_writable()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until everything has been read


class RequestLine(HttpToolsProtocol):
    """Requests, one after the other; a line that belongs to another worker is handed over."""

    meeting: ClassVar[Meeting | None] = None  # where there are several workers
    _is_new = True
    _of_address: ClassVar[Counter[str]] = Counter()
    _too_slow: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else None
        if address is not None and not speaks_for_many(address):
            self._address = address = household_of(address)
            self._of_address[address] += 1
            if self._of_address[address] > LINES:
                transport.abort()
                return
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        if self._is_new and self.meeting is not None:
            self._is_new = False
            if self.meeting.hand_over(self.transport.get_extra_info("socket").fileno(), data):
                self.transport.abort()  # here: the other worker has it
                return
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """The line ends, or is a WebSocket from now on."""
        if self._address is not None:
            self._of_address[self._address] -= 1
            if not self._of_address[self._address]:
                del self._of_address[self._address]
            self._address = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_head()

    def on_headers_complete(self) -> None:
        self._head_is_here()
        super().on_headers_complete()

    def _wait_for_head(self) -> None:
        if self._too_slow is None:
            self._too_slow = self.loop.call_later(_asking_seconds(), self.transport.abort)

    def _head_is_here(self) -> None:
        if self._too_slow is not None:
            self._too_slow.cancel()
            self._too_slow = None

    def handle_websocket_upgrade(self) -> None:
        self._head_is_here()
        self.leave()
        super().handle_websocket_upgrade()


class AdoptedLine(RequestLine):
    """A line that another worker has accepted, and begun to read."""

    def __init__(self, config: Config, state: ServerState, read: bytes) -> None:
        super().__init__(config, state, {})
        self._is_new = False
        self._read = read

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.data_received(self._read)
