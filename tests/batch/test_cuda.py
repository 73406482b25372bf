"""The gear `cuda`: what the conformance kit compares in a simulator, and what others notice."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import jailbirds
from jailbirds.batch import Batch
from jailbirds.testing import twins


@pytest.mark.parametrize("title", jailbirds.titles())
def test_the_games_that_the_kit_begins_near_their_ends_do_end(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it compares rewards, endings and what begins anew: see `jailbirds.testing.twins`."""
    monkeypatch.setattr(twins, "GEARS", ("interpreted", "interpreted"))
    assert twins.near_their_ends(jailbirds.title(title)) == twins.GAMES


def test_the_kit_says_where_two_gears_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "GEARS", ("interpreted", "interpreted"))
    pair = twins.Twins(jailbirds.title(jailbirds.titles()[0]), "random games")
    with pytest.raises(AssertionError, match=r"after step 1 `records` of the games \[2\] differ"):
        pair.do(lambda batch: batch.step([-1, -1, -1 if batch is pair.one else first(batch)]))


def first(batch: Batch) -> int:
    return int(batch.legal[2, 0])


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


def test_numba_cuda_finds_what_newer_numpys_lack() -> None:
    asked = (
        "import numpy; vars(numpy).pop('row_stack', None); import jailbirds;"
        f"jailbirds.title({jailbirds.titles()[0]!r}).gear('cuda'); print(numpy.row_stack.__name__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "vstack"
