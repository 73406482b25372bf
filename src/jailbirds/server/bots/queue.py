"""A queue that is fair: whoever asks for much waits for himself, not the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class FairQueue:
    """So many at a time; those who wait take turns, owner by owner."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._patient: deque[asyncio.Future[None]] = deque()

    def ahead_of(self, owner: str) -> int:
        """How many have their turn before the next of this owner, if all take as long."""
        own = len(self._waiting.get(owner, ()))
        others = sum(
            min(len(queue), own + 1) for who, queue in self._waiting.items() if who != owner
        )
        return own + others

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        async with self._turn(lambda turn: self._line_of(owner).append(turn)):
            yield

    @asynccontextmanager
    async def spare_turn(self) -> AsyncIterator[None]:
        """Wait for a turn that nobody else wants, and have it."""
        async with self._turn(self._patient.append):
            yield

    def _line_of(self, owner: str) -> deque[asyncio.Future[None]]:
        return self._waiting.setdefault(owner, deque())

    @asynccontextmanager
    async def _turn(self, join: Callable[[asyncio.Future[None]], None]) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            join(turn)
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
        """The next owner's first, then the patient; those that gave up waiting are passed over."""
        while self._waiting:
            owner, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[owner] = queue  # the owner comes last
            if not turn.done():
                turn.set_result(None)
                return
        while self._patient:
            turn = self._patient.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
