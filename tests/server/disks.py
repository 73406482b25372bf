"""A small disk for a database, which can be full or read-only, and be well again.

Root gets a real one: a file system in memory, of its own size. Others get what comes next: no
file of the process may grow, or the file and its folder may not be written.
"""

from __future__ import annotations

import errno
import os
import resource
import subprocess
from pathlib import Path

from tests.server.processes import Server

BYTES = 24 * 1024 * 1024


class Disk:
    """A disk at a folder; `real` where it is one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        how = ["mount", "-t", "tmpfs", "-o", f"size={BYTES}", "tmpfs", str(folder)]
        self.real = os.geteuid() == 0 and not subprocess.call(how, stderr=subprocess.DEVNULL)
        self._ballast = folder / "ballast"
        self._unlimited: tuple[int, int] | None = None

    def fill(self, server: Server) -> None:
        """Not a byte more."""
        if not self.real:
            assert server.process is not None
            pid, kind = server.process.pid, resource.RLIMIT_FSIZE
            self._unlimited = resource.prlimit(pid, kind)
            full = max(file.stat().st_size for file in self.folder.iterdir())
            resource.prlimit(pid, kind, (full, self._unlimited[1]))
            return
        with self._ballast.open("ab", buffering=0) as ballast:
            for piece in (1 << 20, 1 << 12, 1):
                try:
                    while True:
                        ballast.write(b"\0" * piece)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise

    def make_room(self, server: Server) -> None:
        if self.real:
            self._ballast.unlink()
        elif self._unlimited:
            assert server.process is not None
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, self._unlimited)

    def set_read_only(self, on: bool) -> None:
        """Nobody may have a file there open for writing."""
        if self.real:
            way = "ro" if on else "rw"
            how = ["mount", "-o", f"remount,{way}", str(self.folder)]
            subprocess.run(how, check=True, capture_output=True)
            return
        for file in self.folder.iterdir():
            file.chmod(0o444 if on else 0o644)
        self.folder.chmod(0o555 if on else 0o755)

    def remove(self) -> None:
        if self.real:
            subprocess.run(["umount", "-l", str(self.folder)], check=False, capture_output=True)
