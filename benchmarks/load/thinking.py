"""`python -m benchmarks.load.thinking`: do bots that think slow people down?

A crowd plays at 300 tables, as in `benchmarks.load`. It is measured twice at the same server: first
alone, then while the masterminds at 20 more tables think all the time. Target: p99 of a person's
move with them is at most 1.5 times that without them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table as Printed

import jailbirds
from benchmarks.load import servers
from benchmarks.load.crowd import Change, Crowd, SituationSeen, Snapshot, Tally, decode, groups
from benchmarks.load.figures import Spread
from benchmarks.load.usage import Meter, family
from benchmarks.load.wire import Line

TARGET = 1.5
MASTERMINDS = 3  # at each table, with one person


class Thinkers:
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


async def measure(server: servers.RunningServer, args: argparse.Namespace) -> None:
    console = Console()
    crowd = Crowd(server.url, args.tables, jailbirds.titles(), server.wishes)
    await crowd.gather()
    await crowd.play(args.period, args.period)
    titles = jailbirds.titles()
    tables = [Thinkers(crowd, titles[k % len(titles)]) for k in range(args.thinkers)]
    printed = Printed("", "moves", "p50 ms", "p90", "p99", "max", "CPU", box=None)
    found: list[Spread] = []
    for what in ("alone", f"{args.thinkers} tables of masterminds"):
        if found:
            await asyncio.gather(*(table.sit_down() for table in tables))
            await crowd.play(args.period, args.period)
        console.print(f"{what}: {args.seconds:g} s …")
        tally, meter = Tally(), Meter(family(server.pid))
        crowd.tally = tally
        for playing in crowd.tables:
            playing.tally = tally
        tally.on = True
        await crowd.play(args.period, args.seconds)
        tally.on = False
        cpu = meter.cores
        await crowd.finish(10)
        spread = Spread.of(tally.mover)
        found.append(spread)
        figures = (spread.p50, spread.p90, spread.p99, spread.longest)
        printed.add_row(what, str(spread.count), *(f"{ms:.1f}" for ms in figures), f"{cpu:.2f}")
        if tally.errors:
            console.print(f"  errors: {dict(tally.errors)}")
    console.print(printed)
    alone, beside = found
    times = beside.p99 / alone.p99
    console.print(f"p99 is {times:.2f} times that without them; the target is {TARGET} at most")
    for table in tables:
        table.leave()
    crowd.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--thinkers", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--period", type=float, default=5)
    args = parser.parse_args()
    with (
        servers.sqlite(0, "native") as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(measure(server, args))


if __name__ == "__main__":
    main()
