"""Golden logs: finding them, listing them, and what the kit says where one is missing."""

from pathlib import Path

import pytest

import jailbirds
from jailbirds.lab.golden import Wanted, file_name, find_game, golden_files, golden_folder
from jailbirds.testing import Conformance
from jailbirds.testing.kit import let_be_found
from tests.testing.broken import broken, complaint
from tests.testing.pebbles import TITLE


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs of Pebbles can be read."""
    let_be_found(TITLE, monkeypatch)


def kit(folder: Path) -> Conformance:
    class Kit(Conformance):
        titles = (TITLE,)

    Kit.folder = folder
    return Kit()


def keep(folder: Path, wanted: Wanted, version: int = 2) -> Path:
    title = broken(package="pebbles", rules_version=version, oldest_version=1)
    found = find_game(title, wanted, most=500)
    assert found is not None
    game, line_up = found
    path = folder / "golden" / file_name(game, line_up.options)
    path.parent.mkdir(exist_ok=True)
    game.save(path)
    return path


def test_an_ending_without_a_recorded_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").mkdir()
    said = complaint(kit(tmp_path / "tests").test_every_ending_has_a_golden_game, TITLE)
    assert "no golden log of pebbles ends by 'highest'." in said
    assert "`jailbirds golden pebbles highest --into tests/golden` looks for one" in said


@pytest.mark.usefixtures("known")
def test_a_found_game_is_what_the_kit_wants(tmp_path: Path) -> None:
    checks = kit(tmp_path)
    path = keep(tmp_path, Wanted("highest"))
    assert golden_files(tmp_path) == [path]
    checks.test_a_golden_game_replays_to_its_end(path)
    log = jailbirds.Log.load(path)
    assert log.result is not None
    if len(log.result.winners) == 1:
        said = complaint(checks.test_every_ending_has_a_golden_game, TITLE)
        assert "no golden log of pebbles ends in a tie. `jailbirds golden pebbles --tie" in said
        assert "`ties=False` in TITLE" in said
    tie = keep(tmp_path, Wanted(tie=True))
    assert ", a tie, version 2" in tie.stem
    checks.test_every_ending_has_a_golden_game(TITLE)


@pytest.mark.usefixtures("known")
def test_an_older_version_without_a_recorded_game(tmp_path: Path) -> None:
    checks = kit(tmp_path)
    keep(tmp_path, Wanted("highest"))
    said = complaint(checks.test_every_older_version_has_a_golden_game, TITLE)
    assert "under version 1 of its rules, which TITLE still plays" in said
    old = keep(tmp_path, Wanted("highest"), version=1)
    checks.test_a_golden_game_replays_to_its_end(old)
    checks.test_every_older_version_has_a_golden_game(TITLE)


@pytest.mark.usefixtures("known")
def test_a_recorded_tie_in_a_title_without_ties(tmp_path: Path) -> None:
    keep(tmp_path, Wanted(tie=True))
    title = broken(package="pebbles", ties=False, rules_version=2)
    said = complaint(kit(tmp_path).test_every_ending_has_a_golden_game, title)
    assert "a golden log of pebbles ends in a tie, but TITLE says `ties=False`." in said


@pytest.mark.usefixtures("known")
def test_a_recorded_game_that_the_rules_no_longer_allow(tmp_path: Path) -> None:
    path = keep(tmp_path, Wanted("highest"))
    path.write_text(path.read_text().replace('{"do": "keep"}', '{"do": "again"}'))
    said = complaint(kit(tmp_path).test_a_golden_game_replays_to_its_end, path)
    assert f"the golden log “{path.stem}” cannot be played again" in said
    assert "raise rules_version in TITLE" in said


def test_an_ending_that_never_comes_is_given_up() -> None:
    assert find_game(broken(endings={"highest": 4, "never": 4}), Wanted("never"), most=100) is None


def test_golden_games_lie_with_the_tests_of_their_title(tmp_path: Path) -> None:
    assert golden_folder(tmp_path, "pebbles") == tmp_path / "golden"
    (tmp_path / "pebbles").mkdir()
    assert golden_folder(tmp_path, "pebbles") == tmp_path / "pebbles" / "golden"
