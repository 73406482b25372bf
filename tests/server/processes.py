"""Real processes for tests: the game server, PostgreSQL, Redis, each on a free port."""

from __future__ import annotations

import contextlib
import glob
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

from tests.server.forking import ForkedServer

SET_CLOCK = Path(__file__).parent / "set_clock"
OUR_PATH = os.environ.get("PYTHONPATH")  # whoever changes it wants a process that imports anew


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int, process: subprocess.Popen[bytes], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError(f"the process ended with {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(f"nothing listens on port {port} after {seconds} s")


class Server:
    """`jailbirds serve` in a process of its own. Start it again after it was killed: it keeps
    its port and its database."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite:///{folder / 'games.sqlite'}"
        self.settings: Mapping[str, Any] = {
            "bot_pause": 0,
            "talk_pause": 0,
            "compile": False,
            **settings,
        }
        self.source: Path | None = None  # the package of another version, instead of this one
        self.installed: Path | None = None  # the programs of an environment, and no other
        self.afresh = False  # does it import everything anew, as by hand?
        self.clock: Path | None = None  # a file that says by how many seconds its clock is off
        self.process: subprocess.Popen[bytes] | ForkedServer | None = None
        self.log = folder / "server.log"

    def start(self) -> Server:
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        """Start it, without waiting for it."""
        inherited = (
            {"PATH": str(self.installed), "HOME": str(self.folder)}
            if self.installed
            else os.environ
        )
        environment = {
            **inherited,
            "JAILBIRDS_DATA": str(self.folder),
            "JAILBIRDS_DATABASE": self.database,
            "JAILBIRDS_PORT": str(self.port),
            **{f"JAILBIRDS_{name.upper()}": str(v) for name, v in self.settings.items()},
        }
        if self.source is not None:
            environment["PYTHONPATH"] = str(self.source)
        if self.clock is not None:
            environment["JAILBIRDS_TEST_CLOCK"] = str(self.clock)
            found = environment.get("PYTHONPATH")
            environment["PYTHONPATH"] = os.pathsep.join(
                [str(SET_CLOCK), *([found] if found else [])]
            )
        serve = [sys.executable, "-m", "jailbirds.cli.app", "serve"]
        if self.installed is not None:
            serve = [str(self.installed / "jailbirds"), "serve"]
        alone = self.settings.get("workers", 1) == 1
        own = self.afresh or self.installed is not None
        if alone and not own and environment.get("PYTHONPATH") == OUR_PATH:
            self.process = ForkedServer(environment, self.log)
            return
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                serve,
                cwd=self.folder if self.installed else None,
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def wait(self, seconds: float = 120, path: str = "/healthz") -> None:
        """Until it answers."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-3000:]}")
            try:
                if httpx.get(f"{self.url}{path}", timeout=30).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.03)
        raise TimeoutError(f"the server does not answer: {self.log.read_text()[-3000:]}")

    def workers(self) -> list[int]:
        """The processes that serve: children of the one that was started, or that one itself."""
        assert self.process is not None
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                parent = re.search(r"PPid:\s+(\d+)", (folder / "status").read_text())
                child = parent is not None and int(parent[1]) == self.process.pid
                if child and b"spawn_main" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
        return found or [self.process.pid]

    def worker_with(self, port: int) -> int | None:
        """The process that has the other end of a client's line, if there is one."""
        ends = rf":{self.port:04X} \S+:{port:04X} 01 \S+ \S+ \S+\s+\d+\s+\d+ (\d+)"
        found = re.search(ends, Path("/proc/net/tcp").read_text())
        for worker in self.workers() if found else ():
            with contextlib.suppress(OSError):
                for link in Path(f"/proc/{worker}/fd").iterdir():
                    if found and os.readlink(link) == f"socket:[{found[1]}]":
                        return worker
        return None

    def kill(self) -> None:
        """As a power cut would: no time for anything."""
        if self.process is not None and self.process.poll() is None:
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:  # so early that it has no group of its own
                self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """As an operator would; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        code = self.process.returncode
        assert code is not None
        return code

    def restart(self) -> None:
        self.kill()
        self.start()


def postgres_folder() -> Path | None:
    """Where the programs of PostgreSQL are, if it is installed."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    if found:
        return Path(found[-1]).parent
    program = shutil.which("initdb")
    return Path(program).parent if program else None


class Postgres:
    """A PostgreSQL of its own, in a folder of its own: it does not run as root, and in a folder
    of pytest's any other pytest on the machine would lock it out."""

    def __init__(self) -> None:
        programs = postgres_folder()
        assert programs is not None
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="jailbirds-postgres-"))
        self._log = self._folder / "postgres.log"
        self._data = self._folder / "data"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {"user": "postgres"} if os.geteuid() == 0 else {}

    def start(self) -> Postgres:
        fresh = not self._data.exists()
        if fresh:
            if self._user:
                shutil.chown(self._folder, "postgres", "postgres")
            self._call("initdb", "-A", "trust", "-U", "jailbirds", "-E", "UTF8", "--locale=C")
        for _ in range(3 if fresh else 1):
            self._launch()
            if self._got_ready():
                return self
            self.port = free_port()  # somebody may have been quicker to take it
        raise RuntimeError(f"PostgreSQL does not start: {self._log.read_text()[-2000:]}")

    def _launch(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(self._programs / "postgres", "-D", self._data, "-p", str(self.port)),
                    *("-k", self._folder, "-c", "listen_addresses=127.0.0.1"),
                    *("-c", "max_connections=300"),
                ],
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self._user,
            )

    def _got_ready(self) -> bool:
        """As it says itself, before it ends: whoever else answers at the port would not do."""
        assert self._process is not None
        while self._process.poll() is None:
            with contextlib.suppress(FileNotFoundError):
                told = (self._data / "postmaster.pid").read_text().split()
                if told[:1] == [str(self._process.pid)] and told[-1] == "ready":
                    return True
            time.sleep(0.05)
        return False

    def new_database(self, name: str) -> str:
        """A fresh database; its URL."""
        self._call(
            *("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "jailbirds", name),
            with_data=False,
        )
        return f"postgresql://jailbirds@127.0.0.1:{self.port}/{name}"

    def ask(self, url: str, statement: str) -> None:
        """Let an operator's statement be carried out."""
        self._call("psql", "--command", statement, url, with_data=False)

    def set_read_only(self, on: bool) -> None:
        """For whatever begins from now on, also over connections that are open."""
        url = f"postgresql://jailbirds@127.0.0.1:{self.port}/postgres"
        for statement in (
            f"ALTER SYSTEM SET default_transaction_read_only = {'on' if on else 'off'}",
            "SELECT pg_reload_conf()",
        ):
            self._call("psql", "--command", statement, url, with_data=False)

    def _call(self, program: str, *args: str, with_data: bool = True) -> None:
        data = ["-D", str(self._data)] if with_data else []
        called = subprocess.run(
            [self._programs / program, *args, *data],
            check=False,
            capture_output=True,
            text=True,
            cwd="/",
            **self._user,
        )
        if called.returncode:
            raise RuntimeError(f"{program} {' '.join(args)}: {called.stderr.strip()}")

    def crash(self) -> None:
        """Immediately: nothing is written any more, the next start recovers from the log."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(60)

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # fast: open sessions are ended
            self._process.wait(120)
        shutil.rmtree(self._folder)


class RedisServer:
    """A Redis of its own; stop and start it as often as you like."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> RedisServer:
        program = shutil.which("redis-server")
        assert program is not None
        with (self._folder / "redis.log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(program, "--port", str(self.port), "--bind", "127.0.0.1"),
                    *("--save", "", "--appendonly", "no", "--dir", str(self._folder)),
                ],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        wait_for_port(self.port, self._process)
        return self

    def hang(self) -> None:
        """It keeps its connections, and says nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
