"""One step: so many tables at a server, for so long."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.load.crowd import SEATS, Crowd
from benchmarks.load.figures import Spread, Step
from benchmarks.load.servers import RunningServer
from benchmarks.load.usage import Meter, family

AFTERWARDS = 30.0  # seconds, at most, for what is still on its way


@dataclass(frozen=True)
class Plan:
    """How a run is made."""

    seconds: float  # measured, after as long as one period in which everything gets going
    period: float  # seconds between two moves of people at a table
    titles: Sequence[str]
    bot_pause: int
    gear: str


async def measure(name: str, server: RunningServer, tables: int, plan: Plan) -> Step:
    """Fill a server with tables, let them play, and note what it was like."""
    empty_mb = Meter(family(server.pid)).mb
    crowd = Crowd(server.url, tables, plan.titles, server.wishes, several=server.workers > 1)
    started = time.monotonic()
    await crowd.gather()
    opening = time.monotonic() - started
    gc.collect()
    gc.disable()  # a pause of the crowd's own would look like one of the server's
    await crowd.play(plan.period, plan.period)

    before = await _metrics(crowd)
    of_server, of_others = Meter(family(server.pid)), Meter(family(*server.others))
    of_crowd = Meter({os.getpid()})
    tally = crowd.tally
    tally.on = True
    await crowd.play(plan.period, plan.seconds)
    tally.on = False
    server_cpu, others_cpu, crowd_cpu = of_server.cores, of_others.cores, of_crowd.cores
    server_mb = of_server.mb
    after = await _metrics(crowd)
    await crowd.finish(AFTERWARDS)
    crowd.leave()
    gc.enable()

    def rise(metric: str) -> float:
        return after.get(metric, 0) - before.get(metric, 0)

    commits = rise("jailbirds_commit_seconds_count") or 1
    return Step(
        server=name,
        tables=tables,
        seats=len(SEATS),
        period=plan.period,
        seconds=plan.seconds,
        mover=Spread.of(tally.mover),
        other=Spread.of(tally.other),
        late=Spread.of(tally.late),
        wanted=tables / plan.period,
        made=round(tally.made / plan.seconds, 1),
        all_moves=round(rise("jailbirds_moves_total") / plan.seconds, 1),
        messages=round(tally.messages / plan.seconds),
        received=round(tally.bytes / plan.seconds / 1e6, 2),
        errors=tally.errors.total(),
        what_errors="; ".join(f"{count} × {what}" for what, count in tally.errors.most_common(3)),
        server_cpu=server_cpu,
        others_cpu=others_cpu,
        crowd_cpu=crowd_cpu,
        server_mb=server_mb,
        empty_mb=empty_mb,
        opening=round(opening, 1),
        commit_ms=round(rise("jailbirds_commit_seconds_sum") / commits * 1000, 2),
        commit_works=round(rise("jailbirds_commit_works_total") / commits, 1),
    )


async def _metrics(crowd: Crowd) -> dict[str, float]:
    """What the server has counted itself, whatever its labels."""
    found: dict[str, float] = {}
    text = (await crowd.asker().get("/metrics")).decode()
    for line in text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            name = name.partition("{")[0]
            found[name] = found.get(name, 0) + float(value)
    return found


def measure_in(name: str, server: RunningServer, tables: int, plan: Plan) -> Step:
    """The same, in an event loop as fast as the server's."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(name, server, tables, plan))
