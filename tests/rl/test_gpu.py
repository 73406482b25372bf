"""The doors in the gear `cuda`, where Numba's simulator stands in for a GPU."""

from __future__ import annotations

import os
import subprocess
import sys


def test_the_doors_work_on_a_simulated_gpu() -> None:
    """In a process of its own: Numba has a GPU or a simulated one from its import on."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rl/on_a_gpu.py"],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
