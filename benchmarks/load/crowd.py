"""The people: each has a connection of his own, two sit at each table beside two bots.

A table makes one move of a person every few seconds, whenever its time comes, as soon as it
is the turn of one of the two; which of the legal ones is left to chance.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec

from benchmarks.load.wire import Asker, Line, Wrong

SEATS: list[dict[str, str]] = [
    {"kind": "me"},
    {"kind": "bot", "level": "rookie"},
    {"kind": "open"},
    {"kind": "bot", "level": "rookie"},
]
MINE, YOURS = 0, 2  # the seats of the two
ASKERS = 8  # connections for opening tables


class StepSeen(msgspec.Struct):
    kind: str
    at: int
    seat: int | None = None
    by: str = "player"


class SituationSeen(msgspec.Struct):
    version: int
    status: str
    actors: tuple[int, ...]
    legal: msgspec.Raw


class Change(msgspec.Struct, tag="change"):
    table: str
    situation: SituationSeen
    steps: list[StepSeen]


class Snapshot(msgspec.Struct, tag="snapshot"):
    table: str
    situation: SituationSeen


class Refused(msgspec.Struct, tag="refused"):
    kind: str
    id: str | None = None
    message: str = ""


class Done(msgspec.Struct, tag="done"):
    id: str


class Hello(msgspec.Struct, tag="hello"):
    pass


class Said(msgspec.Struct, tag="said"):
    pass


class Presence(msgspec.Struct, tag="presence"):
    pass


decode = msgspec.json.Decoder(Change | Snapshot | Refused | Done | Hello | Said | Presence).decode


def moved_at(change: Change, seat: int) -> int | None:
    """When the server noted the move of a seat that a change shows: that tells moves apart."""
    for step in change.steps:
        if step.kind == "played" and step.seat == seat and step.by == "player":
            return step.at
    return None


class LegalAction(msgspec.Struct):
    args: dict[str, Any]


class Group(msgspec.Struct):
    do: str
    actions: list[LegalAction] = []
    choices: list[LegalAction] = []  # as older servers call them


groups = msgspec.json.Decoder(list[Group]).decode


class Tally:
    """What is noted while measuring is on."""

    def __init__(self) -> None:
        self.on = False
        self.mover: list[float] = []
        self.other: list[float] = []
        self.late: list[float] = []
        self.made = 0
        self.messages = 0
        self.bytes = 0
        self.errors: Counter[str] = Counter()


class Person:
    """Somebody at a seat, with a connection."""

    def __init__(self, table: Table, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.line: Line | None = None
        self.situation: SituationSeen | None = None

    def hear(self, text: bytes) -> None:
        now = time.perf_counter()
        tally = self.table.tally
        tally.messages += tally.on
        tally.bytes += len(text) * tally.on
        message = decode(text)
        match message:
            case Change():
                if message.table != self.table.id:
                    return  # of the game before
                self.situation = message.situation
                self.table.changed(self, message, now)
            case Snapshot():
                if message.table == self.table.id:
                    self.situation = message.situation
                    self.table.arrived()
            case Refused():
                self.table.refused(self, message)


class Table:
    """A table with two people, from game to game."""

    def __init__(self, crowd: Crowd, title: str) -> None:
        self._crowd = crowd
        self.tally = crowd.tally
        self.title = title
        self.id = ""
        self.people: list[Person] = []
        self._mover: Person | None = None  # who waits for the view that shows his move
        self._sent = 0.0
        self._counts = False  # was it sent while measuring?
        self._due: float | None = None  # a move is owed since then
        self._own: dict[int, float | None] = {}  # a move, by the server's time -> when it was sent
        self._seen: dict[int, float] = {}  # -> when the other one saw it

    async def gather(self) -> None:
        """Two people arrive, connect, and sit down."""
        asker = self._crowd.asker()
        for seat in (MINE, YOURS):
            me = await asker.post("/api/me", {"nickname": f"Player {seat}"})
            self.people.append(Person(self, seat, me["token"]))
        await self.sit_down()

    async def sit_down(self) -> None:
        """Open a game and watch it."""
        asker = self._crowd.asker()
        mine, yours = self.people
        wish = {"title": self.title, "seats": SEATS, **self._crowd.wishes}
        info = await asker.post("/api/tables", wish, mine.token)
        invite = {"invite": info["invite"]}
        self._mover = None
        self._own.clear()
        self._seen.clear()
        mine.situation = yours.situation = None
        await asker.post(f"/api/tables/{info['table']}/join", invite, yours.token)
        self.id = info["table"]
        for person in self.people:
            if person.line is None or self._crowd.several:  # as the browser app does
                await self._connect(person)
            assert person.line is not None
            watch = {"type": "watch", "id": "w", "table": self.id, "seat": person.seat}
            person.line.send(watch)

    async def _connect(self, person: Person) -> None:
        if person.line is not None:
            person.line.end()
        address = (self._crowd.host, self._crowd.port, f"/ws?table={self.id}")
        person.line = await Line.connect(*address, person.token, person.hear)

    # --- what happens

    def is_due(self, planned: float) -> None:
        """The time for a move has come."""
        if self._due is None:
            self._due = planned
        self._move()

    def _move(self) -> None:
        """Make the move that is owed, if one of the two is to act."""
        if self._due is None or self._mover is not None:
            return
        able = [
            person
            for person in self.people
            if person.situation is not None
            and person.situation.status == "playing"
            and person.seat in person.situation.actors
        ]
        if not able:
            return
        mover = random.choice(able)
        assert mover.situation is not None
        assert mover.line is not None
        group = random.choice(groups(mover.situation.legal))
        action = {"do": group.do, **random.choice(group.actions or group.choices).args}
        play = {
            "type": "play",
            "id": self._crowd.new_id(),
            "table": self.id,
            "seat": mover.seat,
            "version": mover.situation.version,
            "action": action,
        }
        self._mover = mover
        self._counts = self.tally.on
        self._sent = time.perf_counter()
        if self._counts:
            self.tally.made += 1
            self.tally.late.append(self._sent - self._due)
        self._due = None
        mover.line.send(play)

    def changed(self, person: Person, change: Change, now: float) -> None:
        """Whose move does it show? The two get it in any order, or only one may notice it."""
        other = next(one for one in self.people if one is not person)
        if self._mover is person and (at := moved_at(change, person.seat)) is not None:
            self._mover = None
            self._own[at] = self._sent if self._counts else None
            if self._counts:
                self.tally.mover.append(now - self._sent)
            self._compare(at)
        if (at := moved_at(change, other.seat)) is not None:
            self._seen[at] = now
            self._compare(at)
        self._look_around()

    def _compare(self, at: int) -> None:
        """A move that both have seen: how long did the other one wait for it?"""
        if at in self._own and at in self._seen:
            sent, seen = self._own.pop(at), self._seen.pop(at)
            if sent is not None:
                self.tally.other.append(seen - sent)

    def arrived(self) -> None:
        self._look_around()

    def _look_around(self) -> None:
        """Is it time for a move that was not possible before, or is the game over?"""
        situation = self.people[0].situation
        if situation is not None and situation.status == "over":
            if all(person.situation is not None for person in self.people):
                self._crowd.play_again(self)
        else:
            self._move()

    def refused(self, person: Person, refused: Refused) -> None:
        self.tally.errors[f"{refused.kind}: {refused.message[:120]}"] += 1
        if person is self._mover:
            self._mover = None

    @property
    def waits(self) -> bool:
        """Is a move that counts still to be shown?"""
        return self._mover is not None and self._counts

    def check(self) -> None:
        """At the end: what has not arrived, never will."""
        for person in self.people:
            assert person.line is not None
            if person.line.ended is not None:
                self.tally.errors[person.line.ended] += 1
        if self.waits:
            self.tally.errors["a move that was not shown in time"] += 1


class Crowd:
    """All people at all tables. Where there are `several` workers, who goes on to another table
    opens another line, as its others may be elsewhere."""

    def __init__(
        self,
        url: str,
        tables: int,
        titles: Sequence[str],
        wishes: Mapping[str, str],
        *,
        several: bool = False,
    ) -> None:
        self.wishes = wishes
        self.several = several
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self.host: str = parts.hostname
        self.port: int = parts.port
        self.tally = Tally()
        self.tables = [
            Table(self, title) for title in itertools.islice(itertools.cycle(titles), tables)
        ]
        self._askers = itertools.cycle([Asker(self.host, self.port) for _ in range(ASKERS)])
        self._ids = itertools.count()
        self._again: dict[Table, asyncio.Task[None]] = {}
        self.games_over = 0

    def new_id(self) -> str:
        return f"c{next(self._ids)}"

    def asker(self) -> Asker:
        return next(self._askers)

    async def gather(self) -> None:
        """Everybody arrives and sits down, a few at a time."""
        waiting = iter(self.tables)

        async def some() -> None:
            for table in waiting:
                await table.gather()

        await asyncio.gather(*(some() for _ in range(ASKERS)))

    def play_again(self, table: Table) -> None:
        """A game is over: the same two begin another."""
        if table in self._again:
            return
        self.games_over += 1
        task = asyncio.create_task(self._sit_down(table))
        self._again[table] = task
        task.add_done_callback(lambda _: self._again.pop(table))

    async def _sit_down(self, table: Table) -> None:
        try:
            await table.sit_down()
        except (Wrong, OSError) as error:
            self.tally.errors[str(error)[:120]] += 1

    async def play(self, period: float, seconds: float) -> None:
        """Each table gets its turn once in a period, one after the other."""
        start = time.perf_counter()
        for number in itertools.count():
            due = start + number * period / len(self.tables)
            if due > start + seconds:
                return
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self.tables[number % len(self.tables)].is_due(due)

    async def finish(self, seconds: float) -> None:
        """Let what is on its way arrive, however late, up to a limit; then look what has not."""
        end = time.perf_counter() + seconds
        await asyncio.sleep(1)  # for the other one at a table
        while time.perf_counter() < end and any(table.waits for table in self.tables):
            await asyncio.sleep(0.1)
        for table in self.tables:
            table.check()

    def leave(self) -> None:
        for table in self.tables:
            for person in table.people:
                if person.line is not None:
                    person.line.end()
        for _ in range(ASKERS):
            next(self._askers).close()
