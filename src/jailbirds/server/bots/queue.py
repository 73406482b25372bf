"""A queue that is fair: whoever asks for much waits for himself, not the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

Row: TypeAlias = OrderedDict[str, deque[asyncio.Future[None]]]


class FairQueue:
    """So many at a time; those who wait take turns, owner by owner. Who may wait comes last: when
    nobody else is waiting."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: Row = OrderedDict()
        self._last: Row = OrderedDict()

    def ahead_of(self, owner: str) -> int:
        """How many have their turn before the next of this owner, if all take as long."""
        own = len(self._waiting.get(owner, ()))
        others = sum(
            min(len(queue), own + 1) for who, queue in self._waiting.items() if who != owner
        )
        return own + others

    @asynccontextmanager
    async def turn(self, owner: str, *, last: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and have it; `last`: let all others go first."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            row = self._last if last else self._waiting
            row.setdefault(owner, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """The next owner's first; those that gave up waiting are passed over."""
        while row := self._waiting or self._last:
            owner, queue = row.popitem(last=False)
            turn = queue.popleft()
            if queue:
                row[owner] = queue  # the owner comes last
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
