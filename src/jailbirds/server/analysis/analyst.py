"""The analyst: judges the positions that people look at, in spare time, as long as they look.

A position is judged once, whoever looks at it and on whichever branch it lies: who comes later sees
how far it has come. What nobody asks about any more waits, and goes on when somebody does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from functools import partial

import msgspec

from jailbirds.kernel.game import Game
from jailbirds.review import Outlook
from jailbirds.server import protocol
from jailbirds.server.bots.bot_pool import BotPool
from jailbirds.server.reviews.judges import Judges
from jailbirds.server.tables.wire import called
from jailbirds.table import Refusal

log = logging.getLogger(__name__)
OWNER = "analysis"  # takes turns with reviews
MOST_KEPT = 500  # positions in memory
MOST_AT_WORK = 40
LOOKS = 5.0  # seconds for which somebody is taken to look on after asking
LOOK_EVERY = 0.5  # seconds, whether the judge of a title is compiled
UNCOMPILED = {"rounds": 2, "deals": 1}  # where a server compiles nothing, it judges coarsely


class Looked:
    """A position that somebody looks at."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.asked = time.monotonic()
        self.waiting = False  # for the judge of the title
        self.work: asyncio.Task[None] | None = None

    @property
    def is_wanted(self) -> bool:
        whole = self.outlook.done >= self.outlook.rounds
        return not whole and time.monotonic() < self.asked + LOOKS


class Analyst:
    """Says what is to be expected of positions."""

    def __init__(self, judges: Judges, pool: BotPool) -> None:
        self._judges = judges
        self._pool = pool
        self._looked: OrderedDict[bytes, Looked] = OrderedDict()

    def look(self, game: Game, seat: int | None) -> protocol.Outlook:
        """What is known by now of where a game stands; it is judged on while somebody looks."""
        key = msgspec.json.encode(
            [game.title.name, game.options, game.players, seat, game.position.data]
        )
        looked = self._looked.get(key)
        if looked is None:
            how = {} if self._judges.compiles else UNCOMPILED
            looked = self._looked[key] = Looked(Outlook(game, seat, **how))
        self._looked.move_to_end(key)
        looked.asked = time.monotonic()
        if looked.work is None and looked.is_wanted:
            self._begin(looked)
        self._forget()
        return shown(looked, game, self._judges.awaited(game.title) if looked.waiting else None)

    def _begin(self, looked: Looked) -> None:
        if sum(other.work is not None for other in self._looked.values()) >= MOST_AT_WORK:
            raise Refusal(
                "busy", "refused-analysis", "too many positions are being judged: try later"
            )
        looked.work = asyncio.create_task(self._judge(looked))

    def _forget(self) -> None:
        """What was looked at longest ago is forgotten."""
        while len(self._looked) > MOST_KEPT:
            _, old = self._looked.popitem(last=False)
            if old.work is not None:
                old.work.cancel()

    async def _judge(self, looked: Looked) -> None:
        outlook = looked.outlook
        try:
            looked.waiting = not self._judges.are_ready(outlook.title)
            while looked.waiting and looked.is_wanted:
                await asyncio.sleep(LOOK_EVERY)
                looked.waiting = not self._judges.are_ready(outlook.title)
            while not looked.waiting and looked.is_wanted:
                await self._pool.in_spare_time(partial(self._go_on, outlook), OWNER)
        except Exception:
            log.exception("a position could not be judged")
        finally:
            looked.work = None

    def _go_on(self, outlook: Outlook) -> None:
        """In a thread: a round."""
        outlook.go_on(self._judges.of(outlook.title, outlook.players))

    async def close(self) -> None:
        """Leave what is not finished."""
        working = [looked.work for looked in self._looked.values() if looked.work]
        for work in working:
            work.cancel()
        await asyncio.gather(*working, return_exceptions=True)


def shown(looked: Looked, game: Game, compiled: protocol.Compiled | None) -> protocol.Outlook:
    """An outlook as it goes over the wire; the words for actions are those of the phase."""
    outlook = looked.outlook
    phase = "" if outlook.seat is None else game.view(outlook.seat).phase
    return protocol.Outlook(
        seat=outlook.seat,
        done=outlook.done,
        rounds=outlook.rounds,
        waiting=looked.waiting,
        compiled=compiled,
        chances=outlook.chances,
        best=tuple(
            protocol.GoodAction(
                action=weighed.action.to_dict(),
                key=called(game.title, weighed.action.do, phase),
                places=game.title.places(weighed.action),
                hope=weighed.hope,
            )
            for weighed in outlook.best
        ),
    )
