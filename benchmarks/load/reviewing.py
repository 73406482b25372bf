"""`python -m benchmarks.load.reviewing`: do reviews slow people down?

Beside the people ten games are being reviewed at any moment, four players each, of every title as
many: a review that is finished is followed by the next. Whoever looks at one asks once a second
how far it is, as the browser does. See `beside.py`.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

import jailbirds
from benchmarks.load.beside import compare
from benchmarks.load.crowd import Crowd
from benchmarks.review.predictions import play

AT_ONCE = 10
PLAYERS = 4
GAMES = 4  # for each of those: no more are finished in a minute
LOOK_EVERY = 1.0  # seconds


class Reviews:
    """Finished games, and reviews of them that are asked for one after the other."""

    def __init__(self, crowd: Crowd, many: int) -> None:
        self.called = f"beside {many} reviews"
        self._crowd = crowd
        self._many = many
        self._tables: Iterator[str] = iter(())
        self._looking: list[asyncio.Task[None]] = []
        self._finished = 0

    async def prepare(self) -> None:
        """Bring the games along, and have one of each title reviewed: then its judge is ready."""
        titles = jailbirds.titles()
        warm = [await self._bring(title, seed) for seed, title in enumerate(titles)]
        await asyncio.gather(*(self._watch(table) for table in warm))
        cycle = itertools.islice(itertools.cycle(titles), self._many * GAMES)
        brought = [await self._bring(title, 100 + seed) for seed, title in enumerate(cycle)]
        self._tables = iter(brought)

    async def _bring(self, title: str, seed: int) -> str:
        asker = self._crowd.asker()
        me: dict[str, Any] = await asker.post("/api/me", {"nickname": "Reader"})
        log = (await asyncio.to_thread(play, title, PLAYERS, seed)).log.to_json()
        answer = await asker.post("/api/me/import", msgspec.Raw(log.encode()), me["token"])
        return str(answer["tables"][0])

    async def begin(self) -> None:
        self._looking = [asyncio.create_task(self._look()) for _ in range(self._many)]

    async def _look(self) -> None:
        for table in self._tables:
            await self._watch(table)
            self._finished += 1

    async def _watch(self, table: str) -> None:
        """Until all of it is there."""
        while True:
            text = await self._crowd.asker().get(f"/api/reviews/{table}")
            review = msgspec.json.decode(text)
            if review["done"] == review["tasks"] and not review["waiting"]:
                return
            await asyncio.sleep(LOOK_EVERY)

    def end(self) -> None:
        running = sum(not task.done() for task in self._looking)
        for task in self._looking:
            task.cancel()
        sys.stdout.write(f"{self._finished} reviews were finished; {running} ran at the end\n")


if __name__ == "__main__":
    assert __doc__ is not None
    compare(__doc__, Reviews, AT_ONCE)
