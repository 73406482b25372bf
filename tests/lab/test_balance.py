"""Reports on titles: what is unfair is named, and games that were played are kept."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import jailbirds
from jailbirds.cli.app import main
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.lab.balance.counted import Counted
from jailbirds.lab.balance.games import ARRAYS, FIGURES, Table, Watched, watch
from jailbirds.lab.figures import difference, middle
from tests.roles import OPEN, SECRET

TITLE = jailbirds.title(OPEN)
TWO = Table(("regular",) * 2)


def same(one: Watched, other: Watched) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ARRAYS)


def test_games_are_the_same_on_one_core_and_on_all_of_them() -> None:
    assert same(watch(TITLE, TWO, 230, cores=1), watch(TITLE, TWO, 230, cores=4))


def test_both_gears_see_the_same_in_a_game() -> None:
    table = Table(("random",) * 2, {"turn_limit": 12})
    slow = watch(TITLE, table, 3, gear="interpreted")
    assert same(slow, watch(TITLE, table, 3))


def test_whoever_breaks_off_goes_on_where_it_was(tmp_path: Path) -> None:
    class Killed(Exception):
        pass

    def die(_: int) -> None:
        if len(list(tmp_path.glob("games-*.npz"))) >= 3:
            raise Killed

    with pytest.raises(Killed):
        watch(TITLE, TWO, 500, folder=tmp_path, cores=1, progress=die)
    there = {file: file.stat().st_mtime_ns for file in tmp_path.glob("games-*.npz")}
    assert 3 <= len(there) < 10
    whole = watch(TITLE, TWO, 500, folder=tmp_path)
    assert {file: file.stat().st_mtime_ns for file in there} == there
    assert len(list(tmp_path.glob("games-*.npz"))) == 10
    assert same(whole, watch(TITLE, TWO, 500))


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    watch(TITLE, TWO, 50, folder=tmp_path)
    with pytest.raises(JailbirdsError, match="games of another kind"):
        watch(TITLE, TWO, 50, folder=tmp_path, seed=1)


def test_figures_of_a_game_are_what_a_replay_counts() -> None:
    """The same game, played by hand in the interpreted gear."""
    watched = watch(TITLE, TWO, 60)
    endings = list(TITLE.endings)
    assert {endings[number - 1] for number in watched.column("ending")} <= set(endings)
    counted = Counted(TITLE)
    escapes = next(group for group in counted.groups if group.name == "escaped column")
    boats = watched.things[:, :2, escapes.places].sum(axis=2)
    won = watched.column("ending") == endings.index("boat") + 1
    assert won.any()
    assert (boats[won].max(axis=1) == 3).all()  # three in the boat win, ALC-22
    assert (boats.argmax(axis=1)[won] == watched.won.argmax(axis=1)[won]).all()
    assert (watched.column("decisions") <= watched.column("actions")).all()
    assert (watched.column("mattered") <= watched.column("decisions")).all()
    assert (watched.column("known") <= watched.column("actions")).all()
    assert watched.figures.shape == (60, len(FIGURES))


def test_things_that_come_in_sets_are_counted_one_by_one() -> None:
    title = jailbirds.title(SECRET)
    groups = {group.name: group for group in Counted(title).groups}
    dice = groups["picked dice"]
    assert dice.sets
    assert dice.values[-1] == "white"
    assert len(dice.values) == 8
    assert not groups["advanced stone"].sets


def test_intervals_hold_what_they_promise() -> None:
    """Of many series of throws, some 95 in 100 have the truth between their ends."""
    rng = np.random.default_rng(1)
    held = []
    for _ in range(400):
        ours, theirs = int(rng.binomial(120, 0.4)), int(rng.binomial(300, 0.3))
        found = difference(ours, 120, theirs, 300)
        held.append(found.low <= 0.1 <= found.high)
    assert 0.91 <= np.mean(held) <= 0.99
    spread = middle(rng.normal(10, 2, 500))
    assert spread.low <= 10 <= spread.high
    assert 0.1 < spread.high - spread.low < 1


def test_the_command_writes_a_page_that_needs_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ("lab", "balance", OPEN, "--players", "2", "--games", "100", "--out")
    said = run(monkeypatch, capsys, *line, str(tmp_path), "--variant", "alarm=false")
    assert f"{OPEN}.md" in said
    told = (tmp_path / f"{OPEN}.md").read_text(encoding="utf-8")
    assert told.startswith("# The balance of ")
    for heading in ("## Out of the usual", "## 2 players", "## 2 players, alarm=false"):
        assert f"\n{heading}\n" in told
    page = (tmp_path / f"{OPEN}.html").read_text(encoding="utf-8")
    assert page.count("<svg") >= 4
    for outside in ("<script", "<link", " src=", "@import"):
        assert outside not in page


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    monkeypatch.setattr(sys, "argv", ["jailbirds", *words])
    with pytest.raises(SystemExit) as leaving:
        main()
    assert not leaving.value.code
    return capsys.readouterr().out


def test_a_wish_that_no_event_fulfils_is_refused() -> None:
    with pytest.raises(JailbirdsError, match="an event and one of its arguments"):
        Counted(replace(TITLE, counted=("escaped wings",)))
