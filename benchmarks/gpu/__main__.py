"""Measure the gear `cuda`: `python -m benchmarks.gpu --out FOLDER` on a machine with a GPU.

A job for each thing that is found out, most important first, so many processes at once: most of
the time goes into compiling, which needs no GPU. Jobs measure one after another (`job.py`). Each
has a deadline of its own. What is known is written whenever a job has come to its end.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from benchmarks.gpu.chart import draw
from benchmarks.gpu.plan import Plan, plan
from benchmarks.gpu.report import tables, told

SOFTWARE = ("numba", "numba-cuda", "numpy", "torch", "pgx")


def main() -> None:
    given = arguments()
    if not shutil.which("nvidia-smi"):
        sys.exit("this is measured on a GPU of Nvidia's with its driver, and there is none here")
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        run = Run(given, Path(folder))
        run.go()
    try:
        draw(run.found, given.out / "gpu.svg")
    except ImportError as error:
        sys.stdout.write(
            f"no chart ({error}): elsewhere, python -m benchmarks.gpu.chart gpu.json\n"
        )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu")
    parser.add_argument("--out", type=Path, default=Path("gpu"))
    parser.add_argument("--minutes", type=float, default=9.0, help="what runs then is broken off")
    parser.add_argument("--jobs", type=int, default=6, help="that compile at once")
    parser.add_argument("--longest", type=float, default=300, help="seconds of a job")
    parser.add_argument("--only", default="", help="jobs in whose names this is found")
    return parser.parse_args()


class Run:
    """One run: what goes on, what was found, and the time that is left."""

    def __init__(self, given: argparse.Namespace, folder: Path) -> None:
        self.given = given
        self.folder = folder
        self.began = time.monotonic()
        self.left = [each for each in plan() if given.only in each.name]
        self.going: list[Going] = []
        self.found: dict[str, Any] = {"machine": machine(), "jobs": {}}

    def go(self) -> None:
        while self.left or self.going:
            for going in list(self.going):
                if going.is_over() or going.is_late() or self.seconds_left < 0:
                    self.going.remove(going)
                    self.keep(going)
            if self.seconds_left < 0:
                break
            compiling = sum(1 for going in self.going if going.is_compiling())
            if self.left and compiling < self.given.jobs and len(self.going) < 2 * self.given.jobs:
                self.going.append(Going(self.left.pop(0), self.folder, self.given.longest))
            time.sleep(0.2)
        self.found["left out"] = [each.name for each in self.left]
        self.found["seconds"] = round(time.monotonic() - self.began, 1)
        self.write()

    @property
    def seconds_left(self) -> float:
        return float(self.given.minutes) * 60 - (time.monotonic() - self.began)

    def keep(self, going: Going) -> None:
        found = going.end()
        found |= {"seconds": round(time.monotonic() - going.began, 1)}
        found |= {"began": round(going.began - self.began, 1)}
        self.found["jobs"][going.plan.name] = found
        sys.stdout.write(
            f"{time.monotonic() - self.began:6.1f} s  {going.plan.name}: {told(found)}\n"
        )
        sys.stdout.flush()
        self.write()

    def write(self) -> None:
        (self.given.out / "gpu.json").write_text(json.dumps(self.found, indent=1))
        (self.given.out / "gpu.md").write_text(tables(self.found))


class Going:
    """A job that runs."""

    def __init__(self, plan: Plan, folder: Path, longest: float) -> None:
        self.plan = plan
        self.began = time.monotonic()
        self.longest = longest
        self.out = folder / f"{plan.name.replace(' ', '_')}.json"
        with self.out.open("w") as out, self.out.with_suffix(".err").open("w") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "benchmarks.gpu.job", *plan.arguments, "--folder", folder],
                stdout=out,
                stderr=err,
                env=os.environ | {"JAILBIRDS_CACHE": str(folder / "cache")},
                start_new_session=True,
            )

    def is_over(self) -> bool:
        return self.process.poll() is not None

    def is_compiling(self) -> bool:
        """It says nothing before it is ready for the GPU."""
        return not self.is_over() and self.out.stat().st_size == 0

    def is_late(self) -> bool:
        return time.monotonic() - self.began > self.longest

    def end(self) -> dict[str, Any]:
        """What it has found; it is stopped if it still runs."""
        late = not self.is_over()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)  # what it has begun is ended as well
        self.process.wait()
        lines = self.out.read_text().strip().splitlines()
        found: dict[str, Any] = json.loads(lines[-1]) if lines else {}
        if late or self.process.returncode:
            found["error"] = "broken off" if late else f"exit {self.process.returncode}"
            found["err"] = self.out.with_suffix(".err").read_text()[-1500:]
        return found


def machine() -> str:
    """The GPU, and what matters of the software."""
    asked = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    gpu = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    return ", ".join([f"Python {platform.python_version()}", *map(installed, SOFTWARE), gpu])


def installed(name: str) -> str:
    try:
        return f"{name} {version(name)}"
    except PackageNotFoundError:
        return f"no {name}"


if __name__ == "__main__":
    main()
