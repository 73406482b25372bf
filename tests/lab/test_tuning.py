"""Tuning: candidates that differ, rounds that are kept, and a claim of fresh games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import jailbirds
from jailbirds.kernel.title import Thinking
from jailbirds.lab.tuning import FRESH, Settings, Tuning, candidates, written
from tests.roles import OPEN

SMALL = Settings(OPEN, 2, candidates=3, rounds=1, last=2, iterations=5)


def test_candidates_are_the_present_one_and_others_near_it() -> None:
    present = jailbirds.title(OPEN).thinking
    found = candidates(present, 12, seed=1)
    assert found[0] == present
    assert len(set(found)) == 13
    assert found == candidates(present, 12, seed=1) != candidates(present, 12, seed=2)
    assert {(each.open, each.luck, each.mixed, each.shared) for each in found} == {
        (present.open, present.luck, present.mixed, present.shared)
    }


def test_what_is_found_is_written_as_it_stands_in_a_title() -> None:
    thinking = jailbirds.title(OPEN).thinking
    assert eval(written(thinking), {"Thinking": Thinking}) == thinking


def test_a_small_tuning_plays_to_its_end_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    title, file = jailbirds.title(OPEN), tmp_path / "tune.jsonl"
    tuning = Tuning(title, SMALL, file)
    found = tuning.run(cores=1)
    assert found.fresh
    assert found.gain.count == SMALL.last
    assert found.thinking in tuning.candidates[1:]
    assert tuning.played == tuning.most
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join(lines[:3]) + b"\n")  # as if it had been stopped
    again = Tuning(title, SMALL, file)
    assert again.played == 2
    assert not again.found().fresh
    assert again.run(cores=1) == found
    assert file.read_bytes().splitlines() == lines
    numbers = [msgspec.json.decode(line)["number"] for line in lines[1:]]
    assert sum(number >= FRESH for number in numbers) == SMALL.last
    with pytest.raises(jailbirds.JailbirdsError, match="another tuning"):
        Tuning(title, msgspec.structs.replace(SMALL, seed=1), file)
