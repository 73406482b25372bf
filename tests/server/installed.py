"""A wheel in an environment of its own, with what it asks for and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def find_uv() -> str | None:
    """Beside this Python, where `make` puts it, or elsewhere."""
    beside = str(Path(sys.executable).parent)
    return shutil.which("uv", path=os.pathsep.join([beside, os.environ["PATH"]]))


def install(dist: Path, folder: Path, *, bytecode: bool = False) -> Path:
    """The programs of a new environment in which the wheel of a release is installed.

    As by `pip install "jailbirds…whl[server]"`, with the versions that come with the release, and
    without a compiler. Pip makes Python's bytecode as well, which takes its time.
    """
    uv = find_uv()
    assert uv is not None
    (wheel,) = dist.glob("*.whl")
    python = folder / "bin" / "python"
    exact: tuple[str, ...] = ("--only-binary", ":all:", "--constraint", str(dist / "play.txt"))
    if bytecode:
        exact = (*exact, "--compile-bytecode")
    asked = f"jailbirds[server] @ {wheel.as_uri()}"
    for command in (
        ("venv", "--quiet", "--python", sys.executable, str(folder)),
        ("pip", "install", "--quiet", "--python", str(python), *exact, asked),
    ):
        done = subprocess.run([uv, *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return python.parent
