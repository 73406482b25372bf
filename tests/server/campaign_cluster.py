"""Kill whatever a server of several workers is made of, while people play, and count afterwards.

    python -m tests.server.campaign_cluster --workers 200 --redis 50 --postgres 20 --stops 20

Three workers share a PostgreSQL and a Redis, as on three machines, and people sit at the same
tables over different ones. In any order a worker gets SIGKILL and is started again; Redis is
killed and comes back; PostgreSQL is shut down at once and recovers; a worker is halted for 30
seconds (SIGSTOP) and goes on as if nothing had been, while the others are killed as before. In the
end every acknowledged command is in the journal once, nothing else is, no view was ever shown that
the journal does not have, and every log verifies.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.audit import compare, compare_shown, compare_views, read_books
from tests.server.campaign_kill import START, check_alive, come_to_rest, unless_broken
from tests.server.ledger import TABLES, Ledger, Person, done_moves, play_tables
from tests.server.processes import Postgres, RedisServer, Server

WORKERS = 3
GROUPS = 2  # of people, each at a table of every title at the same time
BETWEEN = 6  # commands that are acknowledged before the next trouble
LONGEST = 1.0  # seconds that it comes later, at random
AWAY = 2.0  # seconds that Redis or PostgreSQL is away at most
HALT = 30.0  # seconds of a SIGSTOP, if nobody asks for another
LONG = 600  # seconds for play to go on: others may need the machine more
LIMITS = {"messages_per_second": 5000, "messages_burst": 50000, "tables_per_client": 5000}


@dataclass
class Cluster:
    """Workers that share what they keep."""

    postgres: Postgres
    redis: RedisServer
    workers: list[Server]
    database: str
    halt_seconds: float = HALT
    halted: Server | None = None
    halted_until: float = 0

    @classmethod
    def start(cls, folder: Path, halt_seconds: float = HALT) -> Cluster:
        postgres, redis = Postgres().start(), RedisServer(folder).start()
        database = postgres.new_database("cluster")
        workers = []
        for number in range(WORKERS):
            place = folder / f"worker{number}"
            place.mkdir()
            workers.append(Server(place, database, redis=redis.url, **LIMITS))
            workers[-1].launch()
        for worker in workers:
            worker.wait(START)
        return cls(postgres, redis, workers, database, halt_seconds)

    def stop(self) -> None:
        for worker in self.workers:
            worker.kill()
        self.redis.stop()
        self.postgres.stop()

    def halt(self, worker: Server) -> None:
        """It stands still, and keeps all its connections."""
        assert worker.process is not None
        worker.process.send_signal(signal.SIGSTOP)
        self.halted, self.halted_until = worker, time.monotonic() + self.halt_seconds

    async def go_on(self) -> None:
        """When its time is over, the halted one goes on."""
        if self.halted is not None:
            await asyncio.sleep(max(0.0, self.halted_until - time.monotonic()))
            assert self.halted.process is not None
            self.halted.process.send_signal(signal.SIGCONT)
            self.halted = None


@dataclass
class Findings:
    """What a campaign has seen."""

    troubles: Counter[str] = field(default_factory=Counter)
    in_flight: int = 0  # troubles that hit commands which were not answered yet
    counts: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    finished: int = 0
    entries: int = 0
    views: int = 0  # that people were shown, and were compared
    seconds: float = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        troubles = ", ".join(f"{what}: {times}" for what, times in sorted(self.troubles.items()))
        return "\n".join(
            [
                f"{troubles}; {self.in_flight} with unanswered commands, in {self.seconds:.0f} s",
                f"{self.tables} tables ({self.finished} finished), {self.entries} entries, "
                f"{self.views} views compared",
                ", ".join(f"{name}: {count}" for name, count in sorted(self.counts.items())),
                *(f"WRONG: {wrong}" for wrong in self.wrong[:50]),
                "nothing lost, nothing twice" if not self.wrong else f"{len(self.wrong)} wrong",
            ]
        )


async def kill_worker(cluster: Cluster, rng: random.Random) -> None:
    """Any but the one that stands still."""
    victim = rng.choice([worker for worker in cluster.workers if worker is not cluster.halted])
    check_alive(victim)
    victim.kill()
    victim.launch()


async def kill_redis(cluster: Cluster, rng: random.Random) -> None:
    cluster.redis.stop()
    await asyncio.sleep(rng.uniform(0, AWAY))
    await asyncio.to_thread(cluster.redis.start)


async def kill_postgres(cluster: Cluster, rng: random.Random) -> None:
    await asyncio.to_thread(cluster.postgres.crash)
    await asyncio.sleep(rng.uniform(0, AWAY))
    await asyncio.to_thread(cluster.postgres.start)


async def halt(cluster: Cluster, rng: random.Random) -> None:
    """The next troubles come while it stands still."""
    victim = rng.choice(cluster.workers)
    await asyncio.to_thread(victim.wait, START)
    cluster.halt(victim)


TROUBLES = {
    "workers": kill_worker,
    "redis": kill_redis,
    "postgres": kill_postgres,
    "stops": halt,
}


def in_any_order(wanted: Counter[str], rng: random.Random) -> list[str]:
    """All troubles; halts at even distances, as nothing halts what stands still already."""
    others = [what for what, times in wanted.items() if what != "stops" for _ in range(times)]
    rng.shuffle(others)
    stops = wanted["stops"]
    if not stops:
        return others
    parts = [len(others) * number // stops for number in range(stops + 1)]
    return [what for a, b in itertools.pairwise(parts) for what in ("stops", *others[a:b])]


async def make_trouble(cluster: Cluster, what: str, ledger: Ledger, rng: random.Random) -> None:
    """One trouble, at some moment while commands are acknowledged."""
    if what == "stops" or time.monotonic() > cluster.halted_until:
        await cluster.go_on()
    async with asyncio.timeout(LONG):
        await done_moves(ledger, BETWEEN)
    await asyncio.sleep(rng.uniform(0, LONGEST))
    await TROUBLES[what](cluster, rng)


async def campaign(
    cluster: Cluster, wanted: Counter[str], seed: int, tell: Callable[[str], None] = lambda _: None
) -> Findings:
    """Play, make trouble, and compare."""
    rng, ledger, found = random.Random(seed), Ledger(), Findings()
    started = time.monotonic()
    urls = [worker.url for worker in cluster.workers]
    people = [
        await Person.arrive(urls[n % WORKERS :] + urls[: n % WORKERS], f"P{n}", ledger)
        for n in range(2 * GROUPS)
    ]
    playing = asyncio.gather(
        *(
            play_tables(people[2 * n : 2 * n + 2], wish, random.Random(n), 0.01)
            for n in range(GROUPS)
            for wish in TABLES
        )
    )
    try:
        order = in_any_order(wanted, rng)
        for number, what in enumerate(order, start=1):
            await unless_broken(playing, make_trouble(cluster, what, ledger, rng))
            found.troubles[what] += 1
            found.in_flight += bool(ledger.open)
            if number % 10 == 0 or number == len(order):
                tell(f"{number} of {len(order)}, {time.monotonic() - started:.0f} s")
        await cluster.go_on()
        await asyncio.wait_for(unless_broken(playing, done_moves(ledger, BETWEEN)), LONG)
        ledger.closing = True
        await asyncio.wait_for(playing, LONG)
        await come_to_rest(people)
        books = await read_books(cluster.database)
        found.wrong = compare(ledger, books) + compare_views(people, books)
        found.wrong += compare_shown(people, books)
        found.wrong += [f"not answered: {sent}" for sent in ledger.open]
    finally:
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await playing
        for person in people:
            await person.close()
    found.counts = ledger.count()
    found.tables, found.entries = len(books.tables), books.entries
    found.finished = sum(table.status == "over" for table in books.tables.values())
    found.views = sum(len(person.client.shown) for person in people)
    found.wrong += [error for worker in cluster.workers for error in errors(worker)]
    found.seconds = time.monotonic() - started
    return found


def errors(server: Server) -> list[str]:
    """Mistakes of ours in its log: trouble from outside is told in a sentence, without a trace."""
    lines = server.log.read_text().splitlines()
    return [f"in the log: {line[:300]}" for line in lines if "Traceback" in line]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for what in TROUBLES:
        parser.add_argument(f"--{what}", type=int, default=0)
    parser.add_argument("--halt", type=float, default=HALT, help="seconds of a stop")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wanted = Counter({what: getattr(asked, what) for what in TROUBLES})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and nothing stays behind
    with tempfile.TemporaryDirectory(prefix="jailbirds-cluster-") as name:
        cluster = Cluster.start(Path(name), asked.halt)
        found: Findings | None = None
        try:
            found = asyncio.run(campaign(cluster, wanted, asked.seed, _tell))
        finally:
            cluster.stop()
            if found is None or found.wrong:
                kept = Path(tempfile.mkdtemp(prefix="jailbirds-cluster-failed-"))
                for worker in cluster.workers:
                    (kept / f"{worker.folder.name}.log").write_bytes(worker.log.read_bytes())
                _tell(f"the workers' logs are in {kept}")
    _tell(str(found))
    return bool(found.wrong)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
