"""A queue that is fair: whoever asks for much waits for himself, not the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import TypeAlias

Row: TypeAlias = OrderedDict[str, deque[asyncio.Future[None]]]


class Rank(IntEnum):
    """Who goes first: bots that play, then advice to people, then what can be done at any time."""

    PLAYS = 0
    ADVISES = 1
    SPARE = 2


class FairQueue:
    """So many at a time; those who wait take turns, owner by owner, the first rank first."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._rows: dict[Rank, Row] = {rank: OrderedDict() for rank in Rank}

    def ahead_of(self, owner: str) -> int:
        """How many have their turn before the next bot of this owner that plays, if all take as
        long."""
        waiting = self._rows[Rank.PLAYS]
        own = len(waiting.get(owner, ()))
        others = sum(min(len(queue), own + 1) for who, queue in waiting.items() if who != owner)
        return own + others

    @asynccontextmanager
    async def turn(self, owner: str, rank: Rank = Rank.PLAYS) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self._rows[rank].setdefault(owner, deque()).append(turn)
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
        while row := next((row for row in self._rows.values() if row), None):
            owner, queue = row.popitem(last=False)
            turn = queue.popleft()
            if queue:
                row[owner] = queue  # the owner comes last
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
