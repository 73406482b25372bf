"""Between workers: "table T has changed". One worker alone has nobody to tell it to."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import msgspec


class Notice(msgspec.Struct, array_like=True):
    """What changed: a table's journal, its chat, its seats, who is connected or gives a sign; or
    a client, or one of their devices; or the lobby."""

    worker: str
    table: str
    # journal, chat, seats, presence, who (presence, and tell me yours), sign;
    # client, deleted and signed_out, whose `table` is the id of the client or device;
    # friends and invited, which are about that client too;
    # lobby, which is not about one table;
    # seeks, blocks, online and offline, which are about `clients`; who_is_online (tell me yours)
    what: str
    seats: tuple[int, ...] = ()  # connected to the worker, or of whom there is a sign
    watchers: int = 0
    # who came, left, look for a game or no longer, or are parted; or whose table it is
    clients: tuple[str, ...] = ()


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[Notice]).decode
Heard = Callable[[Notice], Awaitable[None]]
Poll = Callable[[], Awaitable[None]]


class Messenger:
    """The messenger of a worker that is alone: it has nothing to do."""

    used = False

    def __init__(self) -> None:
        self.worker = secrets.token_hex(4)
        self.up = False

    def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    def tell(
        self,
        table: str,
        what: str,
        seats: tuple[int, ...] = (),
        watchers: int = 0,
        clients: tuple[str, ...] = (),
    ) -> None:
        """Let the other workers know."""
        self.send(Notice(self.worker, table, what, seats, watchers, clients))

    def send(self, notice: Notice) -> None:
        """Hand a notice to the other workers, if there are any."""


def open_messenger(url: str | None, heard: Heard, poll: Poll) -> Messenger:
    """The messenger for a URL; without one, nobody is told anything."""
    if url is None:
        return Messenger()
    from jailbirds.server.workers.redis_messenger import RedisMessenger

    return RedisMessenger(url, heard, poll)
