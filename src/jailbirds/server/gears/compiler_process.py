"""The child process that compiles, so that the server never has to.

`compile.py` does the work; here it is started and ended. However many servers a machine has, one
such process runs at a time: the others wait for a lock in the folder of compiled code, and find
most of their work done. Nothing large is imported: the first page must not wait.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows, where each server compiles for itself
    fcntl = None  # type: ignore[assignment]

DONE = "JAILBIRDS_COMPILED"  # in the environment: the file with the titles that are compiled
HEAD_START = 3.0  # seconds that the server has before the child process starts
LOOK_EVERY = 0.5  # seconds, whether another server has finished compiling
LOCK = "compiling.lock"
MORE = 75  # the exit code of a child that leaves something to the next one


class CompilerProcess:
    """The child process. It starts a little later than the server, which has people waiting."""

    def __init__(self) -> None:
        handle, done = tempfile.mkstemp(prefix="jailbirds-compiled-")
        os.close(handle)
        os.environ[DONE] = done
        self._done = Path(done)
        self._child: subprocess.Popen[bytes] | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def _work(self) -> None:
        """One child after the other, as each leaves when it has grown: Numba forgets nothing."""
        if self._ended.wait(HEAD_START):
            return
        with turn_to_compile(self._ended) as lock:
            command = [sys.executable, "-m", "jailbirds.server.gears.compile", str(os.getpid())]
            code = MORE
            while code == MORE and not self._ended.is_set():
                self._child = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, pass_fds=(lock.fileno(),)
                )
                code = self._child.wait()

    def stop(self) -> None:
        self._ended.set()
        while self._thread.is_alive():
            if self._child is not None:
                self._child.terminate()
            self._thread.join(LOOK_EVERY)
        self._done.unlink(missing_ok=True)


def turn_to_compile(ended: threading.Event) -> IO[bytes]:
    """Wait until no other server of this machine compiles; the lock is held by what is opened.

    A child inherits it: should its server be killed, nobody begins before the child has ended too.
    """
    from jailbirds.kernel.gears import compiled_code_folder

    folder = compiled_code_folder()
    folder.mkdir(parents=True, exist_ok=True)
    lock = (folder / LOCK).open("wb")
    while fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except BlockingIOError:
            if ended.wait(LOOK_EVERY):
                break
    return lock
