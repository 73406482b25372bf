"""`python -m benchmarks.load.thinking`: do bots that think slow people down?

Beside the people the masterminds at 20 more tables think all the time: see `beside.py`.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import jailbirds
from benchmarks.load.beside import compare
from benchmarks.load.crowd import Change, Crowd, SituationSeen, Snapshot, decode, groups
from benchmarks.load.wire import Line

TABLES = 20
MASTERMINDS = 3  # at each table, with one person


class Thinker:
    """A table of one person with masterminds; the person moves at once, so that one of them
    always thinks. A game that is over is followed by another."""

    def __init__(self, crowd: Crowd, title: str) -> None:
        self._crowd = crowd
        self._title = title
        self._token = ""
        self._line: Line | None = None
        self._table = ""
        self._opening: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        asker = self._crowd.asker()
        if not self._token:
            self._token = (await asker.post("/api/me", {"nickname": "Thinker"}))["token"]
        bots = [{"kind": "bot", "level": "mastermind"}] * MASTERMINDS
        wish = {"title": self._title, "seats": [{"kind": "me"}, *bots], "pace": "instant"}
        self._table = (await asker.post("/api/tables", wish, self._token))["table"]
        if self._line is None:
            address = (self._crowd.host, self._crowd.port, f"/ws?table={self._table}")
            self._line = await Line.connect(*address, self._token, self._hear)
        self._line.send({"type": "watch", "id": "w", "table": self._table, "seat": 0})

    def _hear(self, text: bytes) -> None:
        message = decode(text)
        if isinstance(message, (Change, Snapshot)) and message.table == self._table:
            if message.situation.status == "over":
                self._opening = asyncio.create_task(self.sit_down())
            elif 0 in message.situation.actors:
                self._move(message.situation)

    def _move(self, situation: SituationSeen) -> None:
        assert self._line is not None
        group = random.choice(groups(situation.legal))
        play: dict[str, Any] = {
            "type": "play",
            "id": self._crowd.new_id(),
            "table": self._table,
            "seat": 0,
            "version": situation.version,
            "action": {"do": group.do, **random.choice(group.actions).args},
        }
        self._line.send(play)

    def leave(self) -> None:
        if self._line is not None:
            self._line.end()


class Thinkers:
    """All those tables, of every title as many."""

    def __init__(self, crowd: Crowd, many: int) -> None:
        titles = jailbirds.titles()
        self.called = f"beside {many} tables of masterminds"
        self._tables = [Thinker(crowd, titles[k % len(titles)]) for k in range(many)]

    async def prepare(self) -> None:
        pass

    async def begin(self) -> None:
        await asyncio.gather(*(table.sit_down() for table in self._tables))

    def end(self) -> None:
        for table in self._tables:
            table.leave()


if __name__ == "__main__":
    assert __doc__ is not None
    compare(__doc__, Thinkers, TABLES)
