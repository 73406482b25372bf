"""What the server counts, for Prometheus. Several workers add up in a shared folder."""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)

moves = Counter("jailbirds_moves_total", "Entries kept, by who made them", ["by"])
refusals = Counter("jailbirds_refusals_total", "Commands refused", ["kind"])
messages = Counter("jailbirds_messages_total", "WebSocket messages", ["way"])
commits = Histogram("jailbirds_commit_seconds", "Time of a transaction", buckets=QUICK)
works = Counter("jailbirds_commit_works_total", "What was kept, in how many works")
command_seconds = Histogram(
    "jailbirds_command_seconds", "From a command's arrival to its answer", buckets=QUICK
)
push_seconds = Histogram(
    "jailbirds_push_seconds", "Making the views after a change, for all who watch", buckets=QUICK
)
lobby_seconds = Histogram(
    "jailbirds_lobby_seconds",
    "From a change of the lobby, kept or heard of, to its being sent to all who watch",
    buckets=QUICK,
)
alerts = Counter(
    "jailbirds_alerts_total", "Alerts, by way and what became of them", ["way", "done"]
)
sockets = Gauge("jailbirds_sockets", "Open WebSockets", multiprocess_mode="livesum")
live_tables = Gauge("jailbirds_live_tables", "Tables in memory", multiprocess_mode="livesum")
thinking = Gauge("jailbirds_bots_thinking", "Bots that think now", multiprocess_mode="livesum")
tasks = Gauge("jailbirds_tasks", "Tasks of the event loop", multiprocess_mode="livesum")


def page() -> bytes:
    """Everything, in Prometheus' text format."""
    tasks.set(len(asyncio.all_tasks()))
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        _forget_the_dead(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()


def _forget_the_dead(folder: Path) -> None:
    """What a worker that is gone had open is not open any more; what it has done still counts."""
    for worker in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            with contextlib.suppress(FileNotFoundError):  # another worker was faster
                multiprocess.mark_process_dead(worker)  # type: ignore[no-untyped-call]
        except PermissionError:
            continue
