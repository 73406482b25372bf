"""A server in a process that is forked from one which has everything loaded already.

Starting Python and loading what a server needs costs two seconds of a core, and tests start many
servers. What runs is `jailbirds serve` all the same, from its command line on: only what it would
import is there before.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import jailbirds
from jailbirds.cli.app import main

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    [
        "tests.server.forking",
        *("jailbirds.server.http.application", "jailbirds.server.http.lines"),
        *("jailbirds.server.run", "litestar.plugins.pydantic", "alembic.command"),
        *(f"jailbirds.games.{name}" for name in jailbirds.titles()),
    ]
)


def serve(environment: Mapping[str, str], log: str) -> None:
    """What the child does."""
    os.setsid()
    os.environ.update(environment)
    opened = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.dup2(opened, 1)
    os.dup2(opened, 2)
    os.close(opened)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["jailbirds", "serve"]
    main()


class ForkedServer:
    """The process, as `subprocess.Popen` would show it."""

    def __init__(self, environment: Mapping[str, str], log: Path) -> None:
        self._process = FORKS.Process(target=serve, args=(dict(environment), str(log)))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired("jailbirds serve", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)
