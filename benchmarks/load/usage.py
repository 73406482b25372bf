"""What processes use, from /proc: a process and all it has started."""

from __future__ import annotations

import os
import time
from pathlib import Path

PROC = Path("/proc")
TICK: int = os.sysconf("SC_CLK_TCK")
PAGE: int = os.sysconf("SC_PAGE_SIZE")


def _stat(pid: int) -> list[str]:
    """The fields behind the name: state, parent, …; empty where the process is gone."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _parents() -> dict[int, int]:
    stats = {int(p.name): _stat(int(p.name)) for p in PROC.iterdir() if p.name.isdigit()}
    return {pid: int(stat[1]) for pid, stat in stats.items() if stat}


def children(pid: int) -> tuple[int, ...]:
    """What a process has started itself."""
    return tuple(child for child, parent in _parents().items() if parent == pid)


def family(*pids: int) -> set[int]:
    """Processes with all their descendants."""
    parents = _parents()
    found = set(pids)
    while True:
        more = {pid for pid, parent in parents.items() if parent in found} - found
        if not more:
            return found
        found |= more


def cpu_of_each(pids: set[int]) -> dict[int, float]:
    """Seconds of each process that is still there."""
    stats = {pid: _stat(pid) for pid in pids}
    return {pid: (int(stat[11]) + int(stat[12])) / TICK for pid, stat in stats.items() if stat}


def cpu_seconds(pids: set[int]) -> float:
    return sum(cpu_of_each(pids).values())


def resident_mb(pids: set[int]) -> float:
    stats = [_stat(pid) for pid in pids]
    return sum(int(stat[21]) for stat in stats if stat) * PAGE / 1e6


class Meter:
    """CPU of some processes from now on, in cores."""

    def __init__(self, pids: set[int]) -> None:
        self._pids = pids
        self._before = cpu_of_each(pids)
        self._since = time.monotonic()

    @property
    def cores(self) -> float:
        now = cpu_of_each(self._pids)  # of those that have ended meanwhile nothing is known
        used = sum(seconds - self._before.get(pid, 0) for pid, seconds in now.items())
        return round(used / (time.monotonic() - self._since), 3)

    @property
    def mb(self) -> float:
        return round(resident_mb(self._pids), 1)
