"""The child process that compiles, so that the server never has to.

`python -m jailbirds.server.gears` does the work; here it is started and ended. Nothing large is
imported: the first page must not wait.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

DONE = "JAILBIRDS_COMPILED"  # in the environment: the file with the titles that are compiled
HEAD_START = 3.0  # seconds that the server has before the child process starts


class Compiling:
    """The child process. It starts a little later than the server, which has people waiting."""

    def __init__(self) -> None:
        handle, done = tempfile.mkstemp(prefix="jailbirds-compiled-")
        os.close(handle)
        os.environ[DONE] = done
        self._done = Path(done)
        self._child: subprocess.Popen[bytes] | None = None
        self._timer = threading.Timer(HEAD_START, self._start)
        self._timer.daemon = True
        self._timer.start()

    def _start(self) -> None:
        command = [sys.executable, "-m", "jailbirds.server.gears", str(os.getpid())]
        self._child = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        self._child.wait()

    def stop(self) -> None:
        self._timer.cancel()
        if self._child is not None:
            self._child.terminate()
        self._timer.join()
        self._done.unlink(missing_ok=True)
