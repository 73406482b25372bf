"""Somebody who watches tables: what a room has to know of a socket."""

from __future__ import annotations

from typing import Protocol


class Watcher(Protocol):
    """An open connection of a client."""

    client: str

    def send(self, message: bytes) -> None:
        """Put an encoded message into its queue; never waits."""

    def __hash__(self) -> int: ...
