"""Lean connections. The crowd shares two cores with the server it measures: what it spends
on itself, the server lacks.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80  # a frame that ends its message
MASKED = 0x80
IDLE = 2.0  # seconds after which a connection is not used again: servers end them after five


class Wrong(Exception):
    """The server answered something that it should not."""


class Line(asyncio.Protocol):
    """A WebSocket, as far as it is needed: whole text messages, pings, the end."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._buffer = bytearray()
        self._transport: Any = None
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._upgraded = False
        self.ended: str | None = None  # why, unless we ended it

    @classmethod
    async def connect(
        cls, host: str, port: int, path: str, token: str, heard: Callable[[bytes], None]
    ) -> Line:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(request, heard), host, port)
        await asyncio.wait_for(line._open, 60)
        return line

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.ended = self.ended or f"connection lost: {error}"
        if not self._open.done():
            self._open.set_exception(Wrong(self.ended))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded and not self._upgrade():
            return
        while self._frame():
            pass

    def _upgrade(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        status = bytes(head.partition(b"\r\n")[0])
        if b" 101 " not in status:
            self._open.set_exception(Wrong(f"expected an open WebSocket, got {status!r}"))
            self._transport.close()
            return False
        self._buffer = rest
        self._upgraded = True
        self._open.set_result(None)
        return True

    def _frame(self) -> bool:
        """Take one frame from the buffer; False where none is there as a whole."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        end = start + size
        if len(buffer) < end:
            return False
        kind, content = buffer[0], bytes(buffer[start:end])
        del buffer[:end]
        if kind == LAST | TEXT:
            self._heard(content)
        elif kind == LAST | PING:
            self._write(PONG, content)
        elif kind == LAST | CLOSE:
            code = int.from_bytes(content[:2], "big")
            self.ended = f"closed with {code}: {content[2:].decode()}"
            self._transport.close()
        elif kind != LAST | PONG:
            raise Wrong(f"a frame that starts with {kind:#x}: expected whole messages of text")
        return True

    def send(self, message: dict[str, Any]) -> None:
        self._write(TEXT, msgspec.json.encode(message))

    def _write(self, kind: int, content: bytes) -> None:
        """Clients mask what they send. A key of zeros does so and costs nothing; it is there
        to protect proxies from pages, and here is neither."""
        size = len(content)
        if size < 126:
            head = bytes((LAST | kind, MASKED | size))
        else:
            head = bytes((LAST | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + content)

    def end(self) -> None:
        self.ended = "by us"
        self._transport.close()


class Asker:
    """HTTP over one connection that stays open: POST some JSON, get some JSON."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._lock = asyncio.Lock()
        self._used = 0.0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> bytes:
        return await self._ask("GET", path, b"", None)

    async def post(self, path: str, body: Any, token: str | None = None) -> Any:
        text = await self._ask("POST", path, msgspec.json.encode(body), token)
        return msgspec.json.decode(text)

    async def _ask(self, method: str, path: str, body: bytes, token: str | None) -> bytes:
        who = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{who}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        async with self._lock:
            if self._streams is not None and time.monotonic() - self._used > IDLE:
                self.close()
            if self._streams is None:
                self._streams = await asyncio.open_connection(self._host, self._port)
            reader, writer = self._streams
            writer.write(head.encode() + body)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            status, *lines = answer.split("\r\n")
            headers = {name.lower(): value for name, _, value in (x.partition(": ") for x in lines)}
            content = await reader.readexactly(int(headers["content-length"]))
            self._used = time.monotonic()
        if status.split()[1] not in ("200", "201"):
            raise Wrong(f"{method} {path}: {status}: {content.decode()[:500]}")
        return content

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
