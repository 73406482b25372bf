"""Does something that runs beside them slow people down?

A crowd plays at 300 tables, as in `benchmarks.load`. It is measured twice at the same server, in
one run: first alone, then beside what is asked about. Target: p99 of a person's move is at most
1.5 times that without it.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from typing import Protocol

import uvloop
from rich.console import Console
from rich.table import Table as Printed

import jailbirds
from benchmarks.load import servers
from benchmarks.load.crowd import Crowd, Tally
from benchmarks.load.figures import Spread
from benchmarks.load.usage import Meter, family

TARGET = 1.5


class Neighbour(Protocol):
    """What runs beside the people."""

    @property
    def called(self) -> str:
        """How it stands in the table of figures."""

    async def prepare(self) -> None:
        """Do what is not to be measured, before anything is."""

    async def begin(self) -> None:
        """From now on it runs, until `end`."""

    def end(self) -> None:
        """Let it be; say what it has done."""


def compare(description: str, neighbour_of: Callable[[Crowd, int], Neighbour], many: int) -> None:
    """The command: `neighbour_of` gets the crowd and how many there are to be."""
    parser = argparse.ArgumentParser(description=description)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--beside", type=int, default=many, help="so many of what runs beside them")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--period", type=float, default=5)
    given = parser.parse_args()
    with (
        servers.sqlite(0, "native") as server,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(_compare(server, given, neighbour_of))


async def _compare(
    server: servers.RunningServer,
    given: argparse.Namespace,
    neighbour_of: Callable[[Crowd, int], Neighbour],
) -> None:
    console = Console()
    crowd = Crowd(server.url, given.tables, jailbirds.titles(), server.wishes)
    neighbour = neighbour_of(crowd, given.beside)
    await neighbour.prepare()
    await crowd.gather()
    await crowd.play(given.period, given.period)
    printed = Printed("", "moves", "p50 ms", "p90", "p99", "max", "CPU", box=None)
    found: list[Spread] = []
    for what in ("alone", neighbour.called):
        if found:
            await neighbour.begin()
            await crowd.play(given.period, given.period)
        console.print(f"{what}: {given.seconds:g} s …")
        tally, meter = Tally(), Meter(family(server.pid))
        crowd.tally = tally
        for playing in crowd.tables:
            playing.tally = tally
        tally.on = True
        await crowd.play(given.period, given.seconds)
        tally.on = False
        cpu = meter.cores
        await crowd.finish(10)
        spread = Spread.of(tally.mover)
        found.append(spread)
        figures = (spread.p50, spread.p90, spread.p99, spread.longest)
        printed.add_row(what, str(spread.count), *(f"{ms:.1f}" for ms in figures), f"{cpu:.2f}")
        if tally.errors:
            console.print(f"  errors: {dict(tally.errors)}")
    neighbour.end()
    console.print(printed)
    alone, beside = found
    times = beside.p99 / alone.p99
    console.print(f"p99 is {times:.2f} times that without them; the target is {TARGET} at most")
    crowd.leave()
