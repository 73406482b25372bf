"""Starting up: what is imported, compiled and kept."""

import os
import subprocess
import sys
import time

import pytest

import jailbirds
from jailbirds.kernel.gears import CACHES_KEPT, Native, compiled_code_folder

PLAYOUT = """
import sys, time
start = time.perf_counter()
import jailbirds
from jailbirds.lab.sim import simulate
simulate(jailbirds.title("alcatraz"), ["random", "random"], 1)
print(time.perf_counter() - start)
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
        "import jailbirds, sys; game = jailbirds.new('alcatraz', 2, seed=1);"
        "game.play(game.actors[0], 'enter 9 1'); print('numba' in sys.modules)"
    )
    assert run(script).strip() == "False"


def test_what_was_compiled_is_found_the_next_time(tmp_path) -> None:
    cold = float(run(PLAYOUT, tmp_path))
    files = sorted(tmp_path.rglob("*.nb*"))
    stamps = [file.stat().st_mtime_ns for file in files]
    warm = float(run(PLAYOUT, tmp_path))
    assert files
    assert stamps == [file.stat().st_mtime_ns for file in sorted(tmp_path.rglob("*.nb*"))]
    assert warm < cold / 2


def test_a_changed_rule_is_compiled_anew(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("JAILBIRDS_CACHE", str(tmp_path / "cache"))
    title = jailbirds.title("alcatraz")
    folder = tmp_path / "alcatraz"
    folder.mkdir()
    (folder / "rules.py").write_text("LEGS = 2")
    changeable = type(
        "Changeable", (), {"name": "alcatraz", "folder": folder, "rules": title.rules}
    )
    before = Native(changeable).cache_folder
    assert Native(changeable).cache_folder == before
    (folder / "rules.py").write_text("LEGS = 3")
    assert Native(changeable).cache_folder != before


def test_old_compiled_code_is_thrown_away(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("JAILBIRDS_CACHE", str(tmp_path))
    for number in range(10):
        old = tmp_path / f"alcatraz-{number}"
        old.mkdir()
        os.utime(old, (time.time() - 1000 + number, time.time() - 1000 + number))
    (tmp_path / "digout-1").mkdir()
    kept = Native(jailbirds.title("alcatraz")).cache_folder
    left = {folder.name for folder in tmp_path.glob("alcatraz-*")}
    assert left == {kept.name, *(f"alcatraz-{number}" for number in range(11 - CACHES_KEPT, 10))}
    assert (tmp_path / "digout-1").exists()


def test_a_place_that_cannot_be_written_to_is_not_used(tmp_path, monkeypatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("JAILBIRDS_CACHE", str(tmp_path / "file" / "cache"))
    assert "jailbirds-" in compiled_code_folder().name


def test_there_are_two_gears() -> None:
    with pytest.raises(ValueError, match="interpreted or native"):
        jailbirds.new("alcatraz", 2, gear="steam")


def test_a_game_runs_in_the_native_gear_too() -> None:
    games = [jailbirds.new("alcatraz", 3, seed=6, gear=gear) for gear in ("interpreted", "native")]
    for game in games:
        while not game.over and len(game.moves) < 40:
            legal = game.legal()
            game.play(game.actors[0], legal[len(legal) // 3])
    assert games[0].log == games[1].log
    assert games[0].moves == games[1].moves
    assert games[0].view() == games[1].view()
