"""What the figures were measured on: nothing that tells whose machine it is."""

from __future__ import annotations

import datetime
import platform
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from benchmarks.kernel import cores

CPU_INFO = Path("/proc/cpuinfo")  # on Linux
PACKAGES = ("jailbirds", "numba", "numpy", "open-spiel", "pettingzoo", "catanatron")


def machine(packages: Sequence[str] = PACKAGES) -> dict[str, str]:
    return {
        "day": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "processor": _processor(),
        "cores": str(cores()),
        "system": f"{platform.system()}, {platform.machine()}",
        "Python": platform.python_version(),
        **{package: version(package) for package in packages},
    }


def _processor() -> str:
    if CPU_INFO.exists():
        for line in CPU_INFO.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"
