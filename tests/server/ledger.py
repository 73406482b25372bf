"""People who play on through everything, and a ledger of what the server has promised them.

Whoever loses the connection comes back, and sends what was not answered once more, under the
same id. In the end the ledger is compared with the journals in the database: what was
acknowledged is there exactly once, what was refused is not there, and nothing else is.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import jailbirds
from jailbirds.kernel.title import Title
from tests.roles import soon_over
from tests.server.client import Client, Message

GONE = (OSError, EOFError, WebSocketException, httpx.TransportError)
ANSWER = 300  # seconds after which an answer over an open connection is missing


def people_and_bots(title: Title) -> tuple[int, int]:
    """People and bots; where people would talk for minutes there is one, among bots."""
    many = title.players[-1]
    return (1, many - 1) if title.debate else (2, min(1, many - 2))


# titles and how many people and bots sit there; short games, so that some come to their end
TABLES: tuple[tuple[str, int, int, Message], ...] = tuple(
    (name, *people_and_bots(jailbirds.title(name)), soon_over(name)) for name in jailbirds.titles()
)


@dataclass(slots=True)
class Sent:
    """A command, and what became of it."""

    client: str
    id: str
    table: str
    kind: str
    seat: int
    action: Message | None = None
    text: str | None = None
    times: int = 0  # it was sent
    answer: Message | None = None

    @property
    def done(self) -> bool:
        return self.answer is not None and self.answer["type"] == "done"


@dataclass
class Ledger:
    """Everything that was sent, and the tables it was sent to."""

    commands: list[Sent] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)  # what no client may ever see
    closing: bool = False

    def count(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for sent in self.commands:
            found["unanswered" if sent.answer is None else sent.answer["type"]] += 1
            found["sent again"] += sent.times > 1
            found["acknowledged when sent again"] += sent.times > 1 and sent.done
        return found

    @property
    def open(self) -> list[Sent]:
        return [sent for sent in self.commands if sent.answer is None]


class Person:
    """A client that comes back: to the same address, or to the next one of several."""

    def __init__(self, client: Client, urls: Sequence[str], ledger: Ledger) -> None:
        self.client = client
        self.ledger = ledger
        self.seats: dict[str, int] = {}
        self.there = asyncio.Event()
        self.losses = 0
        self._urls = list(urls)
        self._staying: asyncio.Task[None] | None = None

    @classmethod
    async def arrive(cls, urls: Sequence[str], name: str, ledger: Ledger) -> Person:
        person = cls(await Client.arrive(urls[0], name), urls, ledger)
        person._staying = asyncio.create_task(person._stay())
        await asyncio.wait_for(person.there.wait(), ANSWER)
        return person

    async def _stay(self) -> None:
        """Be connected, and watch all one's tables, for ever."""
        while True:
            with contextlib.suppress(TimeoutError, *GONE):
                await self.client.connect()
                for table, seat in list(self.seats.items()):
                    await self._watch(table, seat)
                self.there.set()
                await self.client.until_closed()
                self.losses += 1
            self.there.clear()
            await self.client.disconnect()
            if self.client.gap is not None:
                self.ledger.gaps.append(self.client.gap)
            del self.client.received[:-20], self.client.raw[:-20]
            self._urls.append(self._urls.pop(0))
            self.client.move(self._urls[0])
            await asyncio.sleep(0.05)

    async def _watch(self, table: str, seat: int) -> None:
        client = self.client
        already = len(client.received)
        watch_id = client.new_id()
        await client.send({"type": "watch", "id": watch_id, "table": table, "seat": seat})
        found: list[Message] = []

        def arrived() -> bool:
            found[:] = [
                message
                for message in client.received[already:]
                if (message["type"] == "snapshot" and message["table"] == table)
                or (message["type"] == "refused" and message["id"] == watch_id)
            ]
            return bool(found) or client.closed_with is not None

        await client.wait_for(arrived)
        if not found:
            raise ConnectionError("the connection was lost")
        if found[0].get("kind") == "busy":
            raise ConnectionError("the server is in trouble: come back later")
        assert found[0]["type"] == "snapshot", found[0]

    async def sit_down(self, table: str, seat: int) -> None:
        """Watch a table from now on."""
        self.seats[table] = seat
        while table not in self.client.tables:
            await self.there.wait()
            try:
                await self._watch(table, seat)
            except (TimeoutError, *GONE):
                await asyncio.sleep(0.05)  # so that `_stay` gets to see that the line is dead

    async def over_http(self, path: str, body: Message) -> Message:
        """Ask until there is an answer."""
        while True:
            await self.there.wait()
            try:
                answer = await self.client.http.post(path, json=body)
            except GONE:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code == 503:  # the server is in trouble: try again
                await asyncio.sleep(0.1)
                continue
            assert answer.status_code in (200, 201), answer.text
            made: Message = answer.json()
            return made

    async def insist(self, kind: str, table: str, **fields: Any) -> Message:
        """Send a command until it is answered, always under the same id."""
        seat = self.seats[table]
        sent = Sent(self.client.id, self.client.new_id(), table, kind, seat)
        sent.action, sent.text = fields.get("action"), fields.get("text")
        self.ledger.commands.append(sent)
        while sent.answer is None or sent.answer.get("kind") == "busy":
            await self.there.wait()
            sent.times += 1
            try:
                sent.answer = await self.client.ask(
                    kind, ANSWER, id=sent.id, table=table, seat=seat, **fields
                )
            except GONE as error:
                if isinstance(error, TimeoutError):
                    raise AssertionError(f"no answer to {sent} in {ANSWER} s") from None
                await asyncio.sleep(0.02)
        return sent.answer

    async def close(self) -> None:
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
        if self.client.gap is not None:
            self.ledger.gaps.append(self.client.gap)
        await self.client.close()


async def open_table(people: Sequence[Person], title: str, bots: int, options: Message) -> str:
    """A table where these people sit, in their order."""
    seats: list[Message] = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    seats += [{"kind": "bot", "level": "rookie"}] * bots
    wish = {"title": title, "seats": seats, "options": options}
    info = await people[0].over_http("/api/tables", wish)
    table: str = info["table"]
    await people[0].sit_down(table, 0)
    for person in people[1:]:
        joined = await person.over_http(f"/api/tables/{table}/join", {"invite": info["invite"]})
        await person.sit_down(table, joined["seat"])
    people[0].ledger.tables.append(table)
    return table


async def play_on(person: Person, table: str, rng: random.Random, pause: float = 0) -> None:
    """Play whatever is legal until the game is over; now and then take a move back, say
    something, go away and come back."""
    client, ledger = person.client, person.ledger
    said = 0
    while not ledger.closing and client.tables[table]["status"] != "over":
        await person.there.wait()
        situation = client.tables[table]
        seat = situation["seats"][person.seats[table]]
        chance = rng.random()
        if seat["left"]:
            await person.insist("return", table)
        elif chance < 0.03 and situation["status"] == "playing":
            said += 1
            await person.insist("say", table, text=f"line {said} of {client.id} at {table}")
        elif chance < 0.05 and situation["status"] == "playing":
            await person.insist("leave", table)
        elif chance < 0.15 and situation["undo"] is None and situation["status"] == "playing":
            await person.insist("undo", table)
        elif legal := client.legal(table):
            action = rng.choice(legal)
            await person.insist("play", table, action=action, version=situation["version"])
            await asyncio.sleep(pause * 2 * rng.random())
        else:
            with contextlib.suppress(TimeoutError):
                await client.wait_for(lambda: _something_to_do(person, table), 2)


def _something_to_do(person: Person, table: str) -> bool:
    situation = person.client.tables[table]
    return bool(situation["legal"]) or situation["status"] == "over" or person.ledger.closing


async def play_tables(
    group: Sequence[Person],
    wish: tuple[str, int, int, Message],
    rng: random.Random,
    pause: float = 0,
) -> None:
    """One game after the other with the same people, until the ledger is closed."""
    title, humans, bots, options = wish
    while not group[0].ledger.closing:
        sitting = list(group[:humans])
        table = await open_table(sitting, title, bots, options)
        seeds = [rng.random() for _ in sitting]
        await asyncio.gather(
            *(
                play_on(person, table, random.Random(seed), pause)
                for person, seed in zip(sitting, seeds, strict=True)
            )
        )
        if not group[0].ledger.closing:
            for person in sitting:
                del person.seats[table]


@contextlib.asynccontextmanager
async def party(urls: Sequence[Sequence[str]], ledger: Ledger) -> AsyncIterator[list[Person]]:
    """People, each with the addresses to go to."""
    people = [
        await Person.arrive(addresses, f"P{number}", ledger)
        for number, addresses in enumerate(urls)
    ]
    try:
        yield people
    finally:
        for person in people:
            await person.close()


async def done_moves(ledger: Ledger, more: int) -> None:
    """Until so many more commands are acknowledged."""
    goal = ledger.count()["done"] + more
    while ledger.count()["done"] < goal:
        await asyncio.sleep(0.02)
