"""Send the server everything that it should not get, and see that it stays as it was.

    python -m tests.server.campaign_fuzz --requests 10000 --messages 100000
    python -m tests.server.campaign_fuzz --database postgresql

HTTP: half of the requests are made by schemathesis from the server's own OpenAPI, half are our
own, broken down to the first line. WebSocket: see `garbage.py`. Meanwhile nothing may be
answered by 5xx or by "that went wrong here", no process may end, and afterwards there are as
many tasks, sockets and files as before, and as much memory as after the warm-up.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jailbirds
from jailbirds.kernel.log import Log
from tests.roles import OPEN, SECRET, soon_over
from tests.server.client import people, sit_together
from tests.server.fuzz_findings import Findings, judge, measure
from tests.server.fuzz_http import throw_by_schema, throw_requests
from tests.server.fuzz_sockets import Thrower, be_deaf, flood, stay_honest
from tests.server.garbage import Garbage, Things
from tests.server.processes import Postgres, Server
from tests.server.test_playing import play_to_the_end

MESSAGE_BYTES = 64 * 1024
SOCKETS = 6
WARM_UP = 0.2  # of everything, before memory is measured
START = 900  # seconds for the server to answer: others may need the machine more


async def set_the_stage(server: Server, rng: random.Random) -> Things:
    """Tables to throw things at: one's own, those of others, a finished one."""
    things = Things()
    async with people(server.url, "Fuzz", "Ann") as (fuzz, ann):
        things.token = fuzz.token
        for title in jailbirds.titles():
            bots = jailbirds.title(title).players[-1] - 1
            table = await sit_together([fuzz], title, bots=bots)
            things.mine.append((table, 0))
            await fuzz.wait_for(lambda table=table: fuzz.legal(table), 60)
            things.actions += rng.sample(fuzz.legal(table), min(8, len(fuzz.legal(table))))
            foreign = await sit_together([ann], title, bots=bots, spectators=title == OPEN)
            things.foreign.append((foreign, 0))
        waiting = await ann.open(OPEN, [{"kind": "me"}, {"kind": "open"}])
        things.foreign.append((waiting["table"], 1))
        things.invites.append(waiting["invite"])
        over = await sit_together([fuzz], SECRET, bots=1, options=soon_over(SECRET, 3))
        await play_to_the_end(fuzz, over, rng)
        things.mine.append((over, 0))
        things.log = Log.from_json((await fuzz.http.get(f"/api/tables/{over}/log")).content)
        schema = await fuzz.get("/schema/openapi.json")
        things.paths = [
            (method.upper(), path)
            for path, item in schema["paths"].items()
            for method in item
            if method in ("get", "post", "patch", "put", "delete")
            and (method, path) != ("delete", "/api/me")  # it would forget who we are
        ]
    return things


async def campaign(
    server: Server,
    requests: int,
    messages: int,
    seed: int,
    tell: Callable[[str], None] = lambda _: None,
) -> Findings:
    """Throw everything at a running server, and compare how it is with how it was."""
    found = Findings()
    started = time.monotonic()
    rng = random.Random(seed)
    assert server.process is not None
    things = await set_the_stage(server, rng)
    garbage = Garbage(rng, things, MESSAGE_BYTES)

    async def throw(share: float, name: str) -> None:
        many = round(requests * share)
        await throw_requests(server, garbage, many - many // 2, found)
        tell(f"{name}: own requests {time.monotonic() - started:.0f} s {dict(found.statuses)}")
        already = found.requests["schemathesis"]
        await asyncio.to_thread(throw_by_schema, server, things, already + many // 2, found, seed)
        tell(f"{name}: schema {time.monotonic() - started:.0f} s {dict(found.statuses)}")
        each = round(messages * share) // SOCKETS + 1
        await asyncio.gather(*(Thrower(server, garbage, found).throw(each) for _ in range(SOCKETS)))
        tell(f"{name}: messages {time.monotonic() - started:.0f} s {dict(found.answers)}")

    async with people(server.url, "Honest") as (honest,):
        watching = asyncio.create_task(stay_honest(honest, found))
        await throw(WARM_UP, "warm-up")
        watching.cancel()
    found.warm = await measure(server)
    async with people(server.url, "Honest") as (honest,):
        watching = asyncio.create_task(stay_honest(honest, found))
        await throw(1 - WARM_UP, "the rest")
        await be_deaf(server, things, min(messages, 3_000), found)
        tell(f"deaf: {time.monotonic() - started:.0f} s")
        if watching.done():
            watching.result()
        watching.cancel()
        table = await sit_together([honest], SECRET, bots=1, options=soon_over(SECRET, 3))
        await play_to_the_end(honest, table, rng)  # and one can still play
    found.after = await measure(server)
    found.seconds = time.monotonic() - started
    judge(server, found)
    return found


async def campaign_of_floods(server: Server, messages: int) -> Findings:
    """Floods against a server with the limits that everybody has; the first is the warm-up."""
    found = Findings()
    started = time.monotonic()
    for _ in range(2):
        async with people(server.url, "Flood", "Honest") as (flooder, honest):
            watching = asyncio.create_task(stay_honest(honest, found))
            each = messages // 6
            await asyncio.gather(*(flood(server, flooder.token, each, found) for _ in range(3)))
            if watching.done():
                watching.result()
            watching.cancel()
        found.warm, found.after = found.after, await measure(server)
    found.seconds = time.monotonic() - started
    judge(server, found)
    return found


def make_server(folder: Path, database: str | None = None, **more: Any) -> Server:
    """A server that reads every message, however many come; idle tables soon sleep."""
    limits = {"messages_per_second": 100_000, "messages_burst": 1_000_000, "idle_seconds": 5}
    return Server(folder, database, **limits | {"tables_per_client": 100, **more})


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and the server does not stay behind
    with tempfile.TemporaryDirectory(prefix="jailbirds-fuzz-") as name:
        folder = Path(name)
        postgres = Postgres().start() if asked.database == "postgresql" else None
        server = make_server(folder, postgres.new_database("fuzz") if postgres else None)
        try:
            server.launch()
            server.wait(START)
            found = asyncio.run(campaign(server, asked.requests, asked.messages, asked.seed, _tell))
            floods = asyncio.run(_flood_another(folder))
        finally:
            if server.process is not None:
                server.stop()
            if postgres:
                postgres.stop()
    _tell(f"{found}\n--- floods\n{floods}")
    return bool(found.wrong or floods.wrong)


async def _flood_another(folder: Path) -> Findings:
    """A server with all its limits."""
    other = folder / "limits"
    other.mkdir()
    server = Server(other)
    server.launch()
    try:
        await asyncio.to_thread(server.wait, START)
        return await campaign_of_floods(server, 20_000)
    finally:
        server.stop()


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
