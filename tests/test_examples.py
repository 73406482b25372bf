"""The examples for researchers run, and the curve that is kept shows what it should."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

import jailbirds
from jailbirds.lab.record import bots_games, write
from tests.roles import SECRET

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(example: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / example), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def curve(file: Path) -> list[dict[str, float]]:
    with file.open() as rows:
        return [{name: float(value) for name, value in row.items()} for row in csv.DictReader(rows)]


def test_ppo_learns_for_a_moment(tmp_path: Path) -> None:
    few = ("--minutes", "0.001", "--games", "16", "--judged", "4")
    told = run("ppo.py", *few, "--out", str(tmp_path / "curve.csv"))
    assert "at the end, of 4 games" in told
    last = curve(tmp_path / "curve.csv")[-1]
    assert last["decisions"] > 2048, "fewer than one update needs"
    assert 0 <= last["wins"] <= 1


def test_ppo_beat_greedy_in_the_curve_that_is_kept() -> None:
    rows = curve(EXAMPLES / "ppo.csv")
    assert rows[0]["wins"] + rows[0]["interval"] < 0.5
    assert rows[-1]["wins"] - rows[-1]["interval"] > 0.5
    assert rows[-1]["minutes"] < 30, "fifteen minutes of two cores"


def test_ppo_is_short_enough_to_be_read() -> None:
    assert len((EXAMPLES / "ppo.py").read_text().splitlines()) <= 200


def test_random_games_are_rolled_out() -> None:
    assert "games came to their ends" in run("rollout.py", "native", "20")


def test_data_sets_are_read_by_pandas_and_polars(tmp_path: Path) -> None:
    for reader in ("pandas", "polars"):
        pytest.importorskip(reader)
    write(bots_games(jailbirds.title(SECRET), ("regular",) * 2, 3), tmp_path)
    file = str(tmp_path / f"{SECRET}-2.parquet")
    told = [run("data.py", reader, file) for reader in ("pandas", "polars")]
    assert told[0] == told[1]
    assert told[0].startswith("3 games, ")


def test_data_sets_are_learned_from_in_pytorch(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    write(bots_games(jailbirds.title(SECRET), ("regular",) * 2, 3), tmp_path)
    assert "loss" in run("data.py", "torch", str(tmp_path / f"{SECRET}-2.parquet"))
