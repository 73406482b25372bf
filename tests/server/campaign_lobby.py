"""A crowd in the lobby looks for games at two workers, and everything is counted afterwards.

    python -m tests.server.campaign_lobby --people 500 --seconds 60 --tables 300

with nothing else running on the machine. The servers run compiled rules, as an operator's do; the
first time they are compiled for some minutes before anything is measured, and kept in the cache.
As many clicks a second as `--clicks-a-second` says come from whoever has no game at the moment: 40
by default for 500 people, as if each came back every 12.5 seconds. A crowd that clicks as soon as
it can (`--clicks-a-second 0`) clicks the more the faster the server is, so that two servers cannot
be compared by it.

Two workers share a PostgreSQL and a Redis. Everybody watches the lobby, and again and again looks
for players, joins somebody else's seek, calls one off, or loses the line. In the end nobody sits at
two tables by one click, no seat is given twice, at every table that was found there are as many as
it has seats and all of them were told of it, and nothing is left of the seeks. Two more who only
look on, each in a process of their own, tell how long it takes until a new seek is seen, at either
worker. How late those who measure are themselves is told too: a wait that is no longer than that
says nothing about the server. And the servers tell themselves how long it was from a change that is
kept, or heard of from the other worker, to its being sent to all who watch.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from jailbirds.server.storage.schema import entries, seats, seeks, tables
from jailbirds.table.journal import Joined, decode
from tests.roles import OPEN, SECRET
from tests.server.client import Client, Message
from tests.server.processes import Postgres, RedisServer, Server

WORKERS = 2
AT_ONCE = 25  # who arrive at the same time
TICK = 0.01  # seconds
PATIENCE = 20.0  # seconds: whoever has found nobody by then calls it off
EACH = 12.5  # seconds from one click of somebody to the next, on average
PAUSE = 3.2  # seconds at least after a game was found: an earlier click would mean the same game
GIVEN_UP = 60.0  # seconds in which nothing may be left of seeks
COMPILING = 1800.0  # seconds in which the rules must be compiled
ERROR = '"level":"error"'
LOBBY = '{"type":"lobby"'
COUNTED = {"lobby": "to show a change", "command": "to answer", "commit": "to keep"}
LIMITS = {"messages_per_second": 5000, "messages_burst": 50000, "tables_per_client": 5000}


class Sought(msgspec.Struct):
    """What somebody in the crowd reads of a seek."""

    id: str


class News(msgspec.Struct):
    """What somebody in the crowd reads of a change of the lobby: there are many of both."""

    whole: bool
    gone: list[str]
    seeks: list[Sought]


read_news = msgspec.json.Decoder(News).decode


class Visitor(Client):
    """Somebody in the lobby, who notes when each seek is seen first, and all that was found."""

    def __init__(self, url: str, me: Message) -> None:
        super().__init__(url, me)
        self.seen: dict[str, float] = {}
        self.listed: dict[str, float] = {}  # the seeks that are there to be joined
        self.found: list[str] = []
        self.sought: dict[str, float] = {}  # the seeks that were granted, and when asked for
        self.clicks = 0

    def _hear(self, text: str) -> None:
        if not text.startswith(LOBBY):
            super()._hear(text)
            return
        news = read_news(text)
        self.listed = {} if news.whole else self.listed
        for key in news.gone:
            self.listed.pop(key, None)
        for seek in news.seeks:
            self.listed[seek.id] = self.seen.setdefault(seek.id, time.monotonic())
        self.received.clear()
        self.raw.clear()

    def take_found(self) -> bool:
        """Has a table been found that was not known?"""
        table = self.seeking["table"] if self.seeking else None
        if table is None or table in self.found:
            return False
        self.found.append(table)
        return True


@dataclass
class Found:
    """What a campaign has counted."""

    people: int
    rules: str = ""  # which gears the servers ran
    rate: float = 0.0  # clicks a second that were wished for; 0: as many as there are
    lasted: float = 0.0  # seconds
    clicks: int = 0
    games: int = 0
    with_bots: int = 0
    waits: list[float] = field(default_factory=list)  # seconds until a seek was seen
    shown: str = ""  # how long it took in the servers, by their own account
    late: dict[str, list[float]] = field(default_factory=dict)  # how late who measures is
    cores: dict[str, float] = field(default_factory=dict)  # used meanwhile, by whom
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        late = (f"{who} {_percentiles(found)} late" for who, found in self.late.items())
        cores = (f"{who} {used:.2f}" for who, used in self.cores.items())
        verdict = "; ".join(self.wrong[:20]) or "nothing wrong"
        wished = f"{self.rate:.0f} were wished for" if self.rate else "as many as they could"
        made = self.clicks / max(self.lasted, 0.001)
        return (
            f"{self.rules} rules; {self.people} people, {self.clicks} clicks, {made:.1f} a second "
            f"({wished}), {self.games} games, {self.with_bots} of "
            f"them with bots; {len(self.waits)} times a new seek was seen, after "
            f"{_percentiles(self.waits)}; in the servers: {self.shown}; {', '.join(late)}; "
            f"cores: {', '.join(cores)}; {verdict}"
        )


def _percentiles(seconds: list[float]) -> str:
    ordered = sorted(seconds) or [0.0]
    half, most = (ordered[int(share * len(ordered))] for share in (0.5, 0.99))
    return f"{1000 * half:.0f} ms (p99: {1000 * most:.0f} ms)"


def _counted(servers: list[Server], what: str) -> str:
    """How long something took, as the servers count it: at most so many ms."""
    counts: Counter[float] = Counter()
    for server in servers:
        for line in httpx.get(f"{server.url}/metrics", timeout=60).text.splitlines():
            if line.startswith(f"jailbirds_{what}_seconds_bucket"):
                counts[float(line.split('"')[1])] += int(float(line.rpartition(" ")[2]))
    most = max(counts.values(), default=0)
    half, last = (
        min((seconds for seconds, count in counts.items() if count >= share * most), default=0.0)
        for share in (0.5, 0.99)
    )
    return f"at most {1000 * half:.0f} ms (p99: {1000 * last:.0f} ms)"


class Turns:
    """Whose turn it is to click: so many a second, at random moments, as those of strangers are."""

    def __init__(self, rate: float, rng: random.Random) -> None:
        self._rate = rate
        self._rng = rng
        self._ready: asyncio.Queue[asyncio.Event] = asyncio.Queue()

    async def take(self) -> None:
        """Returns when it is one's turn; without a rate, that is at once."""
        if self._rate:
            mine = asyncio.Event()
            self._ready.put_nowait(mine)
            await mine.wait()

    async def give(self, until: float) -> None:
        """Give turns to those who have waited longest, or to whoever comes next. In the end,
        everybody has one and sees that it is over."""
        due = time.monotonic()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(until - due):
                while self._rate:
                    due = max(due, time.monotonic()) + self._rng.expovariate(self._rate)
                    await asyncio.sleep(due - time.monotonic())
                    (await self._ready.get()).set()
                await asyncio.sleep(until - time.monotonic())
        self._rate = 0.0
        while not self._ready.empty():
            self._ready.get_nowait().set()


async def campaign(
    servers: list[Server],
    database: str,
    people: int,
    seconds: float,
    live: int,
    seed: int,
    pause: float = PAUSE,
    rate: float = 0.0,
) -> Found:
    """Let a crowd loose, and count; everybody stays away for a while after each game."""
    rng = random.Random(seed)
    crowd = await _arrive(servers, people)
    (host,) = await _arrive(servers, 1)
    await _open_tables(host, live)
    for visitor in crowd:
        await visitor.ask("lobby")
    watchers = [await Watcher.start(server.url) for server in servers]
    started, before = time.monotonic(), _used(servers)
    until = started + seconds
    late: list[float] = []
    lateness = asyncio.create_task(_measure_lateness(late))
    turns = Turns(rate, random.Random(rng.random()))
    lives = [_live(visitor, random.Random(rng.random()), turns, until, pause) for visitor in crowd]
    await asyncio.gather(turns.give(until), *lives)
    lateness.cancel()
    lasted = time.monotonic() - started
    result = Found(people, _gears(servers), rate, seconds)
    result.clicks = sum(visitor.clicks for visitor in crowd)
    result.cores = {who: (now - before[who]) / lasted for who, now in _used(servers).items()}
    result.late = {"the crowd": late, "watchers": []}
    result.wrong += await _nothing_left(database)
    for watcher in watchers:
        seen, late = await watcher.stop()
        result.late["watchers"] += late
        for visitor in crowd:
            asked = visitor.sought.items()
            result.waits += [seen[k] - at for k, at in asked if k in seen]
    result.shown = ", ".join(
        f"{words} {_counted(servers, what)}" for what, words in COUNTED.items()
    )
    await _audit(database, crowd, result)
    for visitor in [*crowd, host]:
        await visitor.close()
    for server in servers:
        errors = [line for line in server.log.read_text().splitlines() if ERROR in line]
        result.wrong += [f"the log of {server.url} has {line[:300]}" for line in errors]
    return result


@dataclass
class Watcher:
    """Somebody who only looks on, in a process of their own: what the crowd has to read, which is
    one process here, delays nobody there."""

    process: Any
    pipe: Connection

    @classmethod
    async def start(cls, url: str) -> Watcher:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_look_on, args=(url, there), daemon=True)
        process.start()
        await asyncio.to_thread(here.recv)  # the lobby is before its eyes
        return cls(process, here)

    async def stop(self) -> tuple[dict[str, float], list[float]]:
        """When each seek was seen first, and how late that may have been."""
        self.pipe.send("stop")
        told: tuple[dict[str, float], list[float]] = await asyncio.to_thread(self.pipe.recv)
        self.process.join()
        return told


def _look_on(url: str, pipe: Connection) -> None:
    async def look() -> None:
        visitor = await Visitor.arrive(url, "Watcher")
        assert isinstance(visitor, Visitor)
        await visitor.connect()
        await visitor.ask("lobby")
        late: list[float] = []
        lateness = asyncio.create_task(_measure_lateness(late))
        pipe.send("ready")
        await asyncio.to_thread(pipe.recv)
        lateness.cancel()
        pipe.send((visitor.seen, late))
        await visitor.close()

    asyncio.run(look())


async def _measure_lateness(late: list[float]) -> None:
    """How much later than it should a process comes to do something?"""
    while True:
        due = time.monotonic() + TICK
        await asyncio.sleep(TICK)
        late.append(time.monotonic() - due)


def _gears(servers: list[Server]) -> str:
    """The gears of all titles, at all servers."""
    found = {gear for server in servers for gear in _gears_of(server).values()}
    return " and ".join(sorted(found))


def _gears_of(server: Server) -> dict[str, str]:
    found: dict[str, str] = httpx.get(f"{server.url}/healthz", timeout=60).json()["gears"]
    return found


def _wait_for_gears(servers: list[Server]) -> None:
    """Until all rules are compiled, and no process compiles any more."""
    end = time.monotonic() + COMPILING
    while _gears(servers) != "native":
        if time.monotonic() > end:
            raise TimeoutError(f"not compiled after {COMPILING} s: {_gears_of(servers[0])}")
        time.sleep(1)


def _used(servers: list[Server]) -> dict[str, float]:
    """Seconds of a core that each worker, this process and the whole machine have used."""
    found = {"the crowd": sum(os.times()[:2])}
    second = os.sysconf("SC_CLK_TCK")
    for number, server in enumerate(servers):
        assert server.process is not None
        told = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        found[f"worker {number}"] = (int(told[11]) + int(told[12])) / second
    busy = Path("/proc/stat").read_text().split()
    found["all"] = sum(int(busy[k]) for k in (1, 2, 3, 6, 7)) / second
    return found


async def _arrive(servers: list[Server], count: int) -> list[Visitor]:
    found: list[Visitor] = []
    while len(found) < count:
        first = len(found)
        some = range(first, min(count, first + AT_ONCE))
        arriving = (Visitor.arrive(servers[n % len(servers)].url, f"P{n}") for n in some)
        for client in await asyncio.gather(*arriving):
            assert isinstance(client, Visitor)
            await client.connect()
            found.append(client)
    return found


async def _open_tables(host: Visitor, count: int) -> None:
    """Games that are there to be watched, beside those of the crowd."""
    chairs: list[Message] = [{"kind": "me"}, {"kind": "bot", "level": "rookie"}]
    for _ in range(count):
        await host.open(OPEN, chairs, visibility="open")


async def _live(
    visitor: Visitor, rng: random.Random, turns: Turns, until: float, pause: float
) -> None:
    """Look for a game, again and again."""
    await asyncio.sleep(rng.random() * pause)
    while await _has_turn(turns, until):
        asked = time.monotonic()
        visitor.clicks += 1
        others = list(visitor.listed)
        if others and rng.random() < 0.4:
            answer = await visitor.ask("join_seek", seek=rng.choice(others))
        else:
            answer = await visitor.ask("seek", **_wish(rng))
        if answer["type"] == "done" and visitor.seeking and visitor.seeking["seek"]:
            visitor.sought[visitor.seeking["seek"]["id"]] = asked
        else:
            known = answer["type"] == "done" or answer["key"].startswith("refused-seek-")
            assert known, answer
            await asyncio.sleep(0.2)
            continue
        await _wait(visitor, rng, min(PATIENCE, max(0.0, until - time.monotonic())))
        await asyncio.sleep(max(PAUSE, min(pause, until - time.monotonic())))
        visitor.take_found()
    await visitor.ask("unseek")
    await asyncio.sleep(PAUSE)
    visitor.take_found()


async def _has_turn(turns: Turns, until: float) -> bool:
    """Wait for a turn to click; False: it is over."""
    if time.monotonic() < until:
        await turns.take()
    return time.monotonic() < until


def _wish(rng: random.Random) -> dict[str, Any]:
    return {
        "title": rng.choice([OPEN, SECRET]),
        "players": rng.choice([2, 2, 3, 4]),
        "rated": rng.random() < 0.3,
        "alike": rng.random() < 0.2,
        "wait": rng.choice([None, 3, 10]),
        "level": "rookie",
    }


async def _wait(visitor: Visitor, rng: random.Random, seconds: float) -> None:
    """Until a game is found; some change their minds, some lose the line for a moment."""
    mind = rng.random()
    end = time.monotonic() + (rng.random() if mind < 0.1 else seconds)
    while time.monotonic() < end and not visitor.take_found():
        if mind > 0.97:
            mind = 0.5
            await visitor.disconnect()
            await visitor.connect()
            await visitor.ask("lobby")
        await asyncio.sleep(0.05)
    if not visitor.found or (visitor.seeking and visitor.seeking["table"] not in visitor.found):
        await visitor.ask("unseek")
        visitor.take_found()


async def _rows(database: str, *columns: Any) -> list[Any]:
    engine = create_async_engine(database.replace("postgresql", "postgresql+asyncpg", 1))
    async with engine.connect() as connection:
        rows = list(await connection.execute(select(*columns)))
    await engine.dispose()
    return rows


async def _nothing_left(database: str) -> list[str]:
    end = time.monotonic() + GIVEN_UP
    while time.monotonic() < end:
        if all(row.table_id for row in await _rows(database, seeks.c.client_id, seeks.c.table_id)):
            return []
        await asyncio.sleep(0.5)
    return ["somebody is still looking for a game, though nobody wants one"]


async def _audit(database: str, crowd: list[Visitor], result: Found) -> None:
    """Compare what everybody was told with what the database has."""
    known = {visitor.id: visitor for visitor in crowd}
    owned = await _rows(database, tables.c.id, tables.c.owner, tables.c.status)
    games = {row.id for row in owned if row.owner in known}
    result.games = len(games)
    wrong = result.wrong
    wrong += [f"{row.id} waits" for row in owned if row.id in games and row.status == "waiting"]
    sitting: dict[str, list[str | None]] = {}
    for row in await _rows(database, seats.c.table_id, seats.c.client_id):
        sitting.setdefault(row.table_id, []).append(row.client_id)
    joined: dict[str, Counter[int]] = {}
    for row in await _rows(database, entries.c.table_id, entries.c.entry):
        entry = decode(row.entry) if row.table_id in games else None
        if isinstance(entry, Joined):
            joined.setdefault(row.table_id, Counter())[entry.seat] += 1
    for table in games:
        there = [client for client in sitting[table] if client is not None]
        result.with_bots += len(there) < len(sitting[table])
        if len(there) != len(set(there)):
            wrong.append(f"somebody sits twice at {table}")
        if len(joined[table]) != len(there) or set(joined[table].values()) != {1}:
            wrong.append(f"the seats of {table} were given {joined[table]}, to {there}")
        untold = [client for client in there if table not in known[client].found]
        wrong += [f"{client} was not told of {table}" for client in untold]
    for visitor in crowd:
        mine = [table for table in games if visitor.id in sitting[table]]
        if len(mine) > visitor.clicks or set(mine) != set(visitor.found):
            told = f"was told of {visitor.found} after {visitor.clicks} clicks"
            wrong.append(f"{visitor.id} sits at {mine}, and {told}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds after each game")
    parser.add_argument(
        "--clicks-a-second",
        type=float,
        help="of all together; 0: as many as there are (default: so that each of the people clicks "
        f"every {EACH} seconds)",
    )
    parser.add_argument("--interpreted", action="store_true", help="do not compile the rules")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rate = asked.people / EACH if asked.clicks_a_second is None else asked.clicks_a_second
    wishes = {**LIMITS, "compile": not asked.interpreted}
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and nothing stays behind
    with tempfile.TemporaryDirectory(prefix="jailbirds-lobby-") as name:
        folder = Path(name)
        postgres, redis = Postgres().start(), RedisServer(folder).start()
        database = postgres.new_database("crowd")
        servers = []
        try:
            for number in range(WORKERS):
                (folder / str(number)).mkdir()
                server = Server(folder / str(number), database, redis=redis.url, **wishes)
                servers.append(server.start())
            if not asked.interpreted:
                _wait_for_gears(servers)
            crowd = (asked.people, asked.seconds, asked.tables, asked.seed, asked.pause, rate)
            found = asyncio.run(campaign(servers, database, *crowd))
        finally:
            for server in servers:
                server.kill()
            redis.stop()
            postgres.stop()
    sys.stdout.write(f"{found}\n")
    return bool(found.wrong)


if __name__ == "__main__":
    sys.exit(main())
