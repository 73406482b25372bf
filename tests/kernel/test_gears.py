"""Starting up: what is imported, compiled and kept."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import jailbirds
from jailbirds.kernel import rule
from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.gears import CACHES_KEPT, Native, compiled_code_folder
from tests.roles import OPEN, SECRET

PLAYOUT = f"""
import jailbirds
from jailbirds.lab.sim import simulate
simulate(jailbirds.title({OPEN!r}), ["random", "random"], 1)
"""


def run(script: str, cache: os.PathLike[str] | None = None) -> str:
    surroundings = dict(os.environ)
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    if cache is not None:
        surroundings["JAILBIRDS_CACHE"] = os.fspath(cache)
    return subprocess.run(
        [sys.executable, "-c", script], env=surroundings, capture_output=True, text=True, check=True
    ).stdout


def test_importing_jailbirds_imports_no_compiler() -> None:
    loaded = run("import jailbirds, sys; print('numba' in sys.modules, 'textual' in sys.modules)")
    assert loaded.split() == ["False", "False"]


def test_a_game_in_the_interpreted_gear_needs_no_compiler() -> None:
    script = (
        f"import jailbirds, sys; game = jailbirds.new({OPEN!r}, 2, seed=1);"
        "game.play(game.actors[0], game.legal()[0]); print('numba' in sys.modules)"
    )
    assert run(script).strip() == "False"


def test_what_was_compiled_is_found_the_next_time(tmp_path: Path) -> None:
    run(PLAYOUT, tmp_path)
    files = sorted(tmp_path.rglob("*.nb*"))
    stamps = [file.stat().st_mtime_ns for file in files]
    run(PLAYOUT, tmp_path)
    assert files
    assert stamps == [file.stat().st_mtime_ns for file in sorted(tmp_path.rglob("*.nb*"))]


def test_a_changed_rule_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAILBIRDS_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "title"
    folder.mkdir()
    (folder / "rules.py").write_text("LEGS = 2")
    changeable = replace(jailbirds.title(OPEN))  # a copy would be the title itself
    object.__setattr__(changeable, "folder", folder)
    before = Native(changeable).cache_folder
    assert Native(changeable).cache_folder == before
    (folder / "rules.py").write_text("LEGS = 3")
    assert Native(changeable).cache_folder != before


def test_old_compiled_code_is_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAILBIRDS_CACHE", str(tmp_path))
    for number in range(10):
        old = tmp_path / f"{OPEN}-{number}"
        old.mkdir()
        os.utime(old, (time.time() - 1000 + number, time.time() - 1000 + number))
    (tmp_path / f"{SECRET}-1").mkdir()
    kept = Native(jailbirds.title(OPEN)).cache_folder
    left = {folder.name for folder in tmp_path.glob(f"{OPEN}-*")}
    assert left == {kept.name, *(f"{OPEN}-{number}" for number in range(11 - CACHES_KEPT, 10))}
    assert (tmp_path / f"{SECRET}-1").exists()


def test_a_place_that_cannot_be_written_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("JAILBIRDS_CACHE", str(tmp_path / "file" / "cache"))
    assert "jailbirds-" in compiled_code_folder().name


@rule
def north(s: Any) -> Any:
    return south(s)


@rule
def south(s: Any) -> Any:
    return north(s)


def test_a_rule_that_calls_itself_is_told_of_in_a_sentence() -> None:
    native = Native(jailbirds.title(OPEN))
    with pytest.raises(BadTitle, match="north calls south calls north: a rule cannot call itself"):
        native._rule(north)


def test_there_are_two_gears() -> None:
    with pytest.raises(ValueError, match="interpreted or native"):
        jailbirds.new(OPEN, 2, gear="steam")


def test_a_game_runs_in_the_native_gear_too() -> None:
    games = [jailbirds.new(OPEN, 3, seed=6, gear=gear) for gear in ("interpreted", "native")]
    for game in games:
        while not game.over and len(game.moves) < 40:
            legal = game.legal()
            game.play(game.actors[0], legal[len(legal) // 3])
    assert games[0].log == games[1].log
    assert games[0].moves == games[1].moves
    assert games[0].view() == games[1].view()
