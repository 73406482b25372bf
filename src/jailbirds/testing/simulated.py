"""The gear `cuda` in Numba's simulator of a GPU: batches there are the same, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import jailbirds.kernel.finding as titles_found
from jailbirds.kernel.title import Title
from jailbirds.testing.kit import Kit
from jailbirds.testing.sentences import wrong


class Simulated(Kit):
    """The gear `cuda` in Numba's simulator of a GPU: batches there are the same, byte for byte."""

    def test_batches_on_a_simulated_gpu_are_the_same_as_interpreted(self, title: Title) -> None:
        """In a process of its own: Numba has a GPU or a simulated one from its import on."""
        done = subprocess.run(
            [sys.executable, "-m", "jailbirds.testing.twins", where_it_is(title)],
            env=os.environ
            | {"NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            wrong(f"{title.name} in the gear `cuda`, simulated: {done.stderr}")
        if done.stdout.startswith("0 "):
            pytest.skip(f"{title.name}: {done.stdout.strip()}, so how they end was not compared")


def where_it_is(title: Title) -> str:
    """As an entry point says it; a title that is tested need not be installed."""
    names = vars(sys.modules[title.package])
    own = next((name for name, value in names.items() if value is title), None)
    return f"{title.package}:{own}" if own else titles_found._found()[title.name]
