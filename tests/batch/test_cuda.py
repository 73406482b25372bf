"""The gear `cuda`, in Numba's simulator of a GPU: the same games, to the byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import jailbirds

PLAY = """
import sys
import jailbirds
from jailbirds.batch import Batch

title = jailbirds.title(sys.argv[1])
batches = [Batch(title, 3, title.players[0], gear=gear, seed=5) for gear in ("interpreted", "cuda")]
for _ in range(12):
    for batch in batches:
        actions = batch.random_actions()
        actions[1] = -1  # is left alone, between others whose rows are written
        batch.step(actions)
for batch in batches:
    batch.play(40)
one, other = batches
assert one._records.tobytes() == other._records.tobytes()
for name in ("observations", "mask", "legal", "counts", "actors", "rewards", "finished"):
    assert getattr(one, name).tobytes() == getattr(other, name).tobytes(), name
try:
    other.step([title.actions.size, -1, -1])
except jailbirds.MalformedAction as error:
    print(error)
"""


@pytest.mark.parametrize("title", jailbirds.titles())
def test_a_batch_in_the_simulator_is_the_same_as_interpreted(title: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, title],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "game 0: there is no action" in done.stdout


def test_without_a_gpu_one_sentence_says_so() -> None:
    asked = f"import jailbirds; jailbirds.title({jailbirds.titles()[0]!r}).gear('cuda')"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env=os.environ | {"CUDA_VISIBLE_DEVICES": "-1", "NUMBA_ENABLE_CUDASIM": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "NoGpu: the gear cuda needs" in done.stderr.splitlines()[-1]


def test_nothing_of_cuda_is_imported_before_it_is_asked_for() -> None:
    asked = (
        "import sys, jailbirds; from jailbirds.batch import Batch;"
        f"Batch({jailbirds.titles()[0]!r}, 1, 2, gear='interpreted');"
        "print([name for name in sys.modules if 'cuda' in name or name == 'numba'])"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
