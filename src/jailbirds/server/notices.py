"""Between workers: "table T has changed". One worker alone has nobody to tell it to."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import msgspec


class Notice(msgspec.Struct, array_like=True):
    """What changed: a table's journal, its chat, its seats, who is connected; or a client."""

    worker: str
    table: str
    what: str  # journal, chat, seats, presence, who (presence, and tell me yours), client
    seats: tuple[int, ...] = ()  # of presence: those connected to the worker
    watchers: int = 0


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Notice).decode
Heard = Callable[[Notice], Awaitable[None]]
Poll = Callable[[], Awaitable[None]]


class Notices:
    """The messenger of a worker that is alone: it has nothing to do."""

    used = False

    def __init__(self) -> None:
        self.worker = secrets.token_hex(4)
        self.up = False

    def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    def tell(self, table: str, what: str, seats: tuple[int, ...] = (), watchers: int = 0) -> None:
        """Let the other workers know."""


def open_notices(url: str | None, heard: Heard, poll: Poll) -> Notices:
    """The messenger for a URL; without one, nobody is told anything."""
    if url is None:
        return Notices()
    from jailbirds.server.redis_notices import RedisNotices

    return RedisNotices(url, heard, poll)
