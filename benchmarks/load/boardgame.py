"""For comparison: a server of boardgame.io with the game of its tutorial, tic-tac-toe.

It is installed into a temporary folder (or `$LOAD_PEERS`), never into this repository. Its
crowd is a process of its own too, with the client that it uses itself, socket.io-client.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import msgspec

from benchmarks.load.figures import Spread, Step
from benchmarks.load.measuring import Plan
from benchmarks.load.usage import Meter
from tests.server.processes import free_port, wait_for_port

NAME = "boardgame.io"
HERE = Path(__file__).parent / "boardgame_io"
FILES = ("package.json", "server.mjs", "crowd.mjs")


class Measured(msgspec.Struct):
    """What its crowd tells; times in seconds."""

    mover: list[float]
    other: list[float]
    late: list[float]
    made: int
    messages: int
    bytes: int
    errors: dict[str, int]
    opening: float
    cpu: float  # seconds used by the crowd while measuring


def measure(tables: int, plan: Plan) -> Step:
    folder = install()
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.mjs", str(port)],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        wait_for_port(port, server)
        return _measure(folder, port, server.pid, tables, plan)
    finally:
        server.terminate()
        server.wait()


def _measure(folder: Path, port: int, server: int, tables: int, plan: Plan) -> Step:
    numbers = (port, tables, plan.period, plan.seconds)
    crowd = subprocess.Popen(
        ["node", "crowd.mjs", *map(str, numbers)],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    assert crowd.stdout is not None
    try:
        crowd.stdout.readline()  # "measuring"
        meter = Meter({server})
        crowd.stdout.readline()  # "measured"
        cores, mb = meter.cores, meter.mb
        found = msgspec.json.decode(crowd.stdout.read(), type=Measured)
    finally:
        crowd.terminate()
        crowd.wait()
    errors = sorted(found.errors.items(), key=lambda pair: -pair[1])
    return Step(
        server=NAME,
        tables=tables,
        seats=2,
        seconds=plan.seconds,
        mover=Spread.of(found.mover),
        other=Spread.of(found.other),
        late=Spread.of(found.late),
        wanted=tables / plan.period,
        made=round(found.made / plan.seconds, 1),
        all_moves=round(found.made / plan.seconds, 1),
        messages=round(found.messages / plan.seconds),
        received=round(found.bytes / plan.seconds / 1e6, 2),
        errors=sum(found.errors.values()),
        what_errors="; ".join(f"{count} × {what}" for what, count in errors[:3]),
        server_cpu=cores,
        others_cpu=0,
        crowd_cpu=round(found.cpu / plan.seconds, 3),
        server_mb=mb,
        opening=round(found.opening, 1),
    )


def install() -> Path:
    """The folder with the packages and our two scripts."""
    if shutil.which("npm") is None:
        raise RuntimeError(f"{NAME} needs Node.js and npm: leave it out with --servers SQLite")
    wish = os.environ.get("LOAD_PEERS")
    folder = Path(wish) if wish else Path(tempfile.gettempdir()) / "jailbirds-load-peers"
    folder.mkdir(parents=True, exist_ok=True)
    fresh = not (folder / "node_modules" / "boardgame.io").exists()
    for name in FILES:
        shutil.copy(HERE / name, folder / name)
    if fresh:
        install_now = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(install_now, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder
