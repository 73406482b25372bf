"""What if: other options and other content, without a file being changed."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any

import pytest

import jailbirds
from jailbirds.cli.app import main
from jailbirds.cli.arguments import read_value
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.lab.changed import with_content
from jailbirds.lab.sweep import misses, read_aims, read_sets, settings_of, sweep
from tests.roles import OPEN

TITLE = jailbirds.title(OPEN)
BOTS = ("regular",) * 2
LENGTHS: dict[str, list[Any]] = {"turn_limit": [20, 30], "alarm": [True, False]}


def test_a_grid_has_every_combination_and_a_random_choice_some_of_them() -> None:
    sets = read_sets(["path_length=20..48..4", "jump=count,skip", "start=hole"], read_value)
    assert sets["path_length"] == [20, 24, 28, 32, 36, 40, 44, 48]
    whole = settings_of(sets, None, 0)
    assert len(whole) == 16
    assert {"path_length": 28, "jump": "skip", "start": "hole"} in whole
    some = settings_of(sets, 5, 1)
    assert len(some) == 5
    assert all(setting in whole for setting in some)
    assert some == settings_of(sets, 5, 1)
    assert some != settings_of(sets, 5, 2)


def test_a_sweep_is_the_same_on_one_core_and_on_all() -> None:
    settings = settings_of(LENGTHS, None, 0)
    assert sweep(TITLE, BOTS, settings, 100, cores=1) == sweep(TITLE, BOTS, settings, 100, cores=4)


def test_a_sweep_that_was_broken_off_plays_only_what_is_missing(tmp_path: Path) -> None:
    settings = settings_of(LENGTHS, None, 0)
    sweep(TITLE, BOTS, settings[:2], 100, folder=tmp_path)
    before = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.npz")}
    tried = sweep(TITLE, BOTS, settings, 100, folder=tmp_path)
    assert {file: file.stat().st_mtime_ns for file in before} == before
    assert len(list(tmp_path.rglob("*.npz"))) == 2 * len(before)
    assert tried == sweep(TITLE, BOTS, settings, 100)


def test_the_best_setting_is_the_one_nearest_to_the_aim() -> None:
    settings = settings_of({"turn_limit": [10, 20, 30]}, None, 0)
    tried = sweep(TITLE, BOTS, settings, 50)
    away = misses(tried, read_aims("length=21"))
    assert tried[int(away.argmin())].setting == {"turn_limit": 20}
    away = misses(tried, read_aims("length=high"))
    assert tried[int(away.argmin())].setting == {"turn_limit": 30}


def test_content_is_changed_in_a_copy_and_nowhere_else() -> None:
    there = (TITLE.folder / "content.toml").read_bytes()
    with with_content(TITLE, {"boat.prisoners_to_win": 1}) as quick:
        short, long = (
            sweep(title, BOTS, [{}], 50)[0].figures["length"] for title in (quick, TITLE)
        )
        assert quick.rules_version == TITLE.rules_version
    assert short.high < long.low
    assert (TITLE.folder / "content.toml").read_bytes() == there
    assert not [name for name in sys.modules if name.startswith("changed_")]


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("boat.oars", 2, "prisoners_to_win"),
        ("ship.prisoners_to_win", 2, "wardens"),
        ("boat.prisoners_to_win.each", 2, "nothing deeper"),
        ("boat.prisoners_to_win", "two", "is 3: expected such a value"),
    ],
)
def test_content_that_is_not_there_is_refused(name: str, value: object, complaint: str) -> None:
    with (
        pytest.raises(JailbirdsError, match=complaint),
        with_content(TITLE, {name: value}),
    ):
        pass


@pytest.mark.parametrize("aim", ["beauty=3", "length", "length=long"])
def test_aims_that_nobody_can_aim_at_are_refused(aim: str) -> None:
    with pytest.raises(JailbirdsError, match="expected"):
        read_aims(aim)


@pytest.mark.parametrize("given", ["turn_limit", "turn_limit=", "turn_limit=5..1", "alarm=a..b"])
def test_sets_that_cannot_be_read_are_refused(given: str) -> None:
    with pytest.raises(JailbirdsError, match="expected"):
        read_sets([given], read_value)


def test_the_command_writes_a_table_a_map_and_values(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ("lab", "sweep", OPEN, "-p", "2", "--games", "50", "--out", str(tmp_path))
    sets = ("--set", "turn_limit=10..20..5", "--set", "alarm=true,false", "--aim", "length=10")
    monkeypatch.setattr(sys, "argv", ["jailbirds", *line, *sets])
    with pytest.raises(SystemExit) as leaving:
        main()
    assert not leaving.value.code
    assert "turn_limit=10, alarm=true: length 10.0" in capsys.readouterr().out
    told = (tmp_path / f"{OPEN}.md").read_text(encoding="utf-8")
    assert "## Nearest to length 10\n" in told
    assert (tmp_path / f"{OPEN}.html").read_text(encoding="utf-8").count("<svg") == 1
    with (tmp_path / f"{OPEN}.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 6
    assert {row["length"] for row in rows if row["turn_limit"] == "10"} == {"10.000000"}
