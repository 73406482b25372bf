"""`jailbirds new-title`: the names it takes, and what it writes."""

from __future__ import annotations

from pathlib import Path

import pytest

import jailbirds
from jailbirds.authoring import BadName, new_title, template_files
from jailbirds.kernel.log import Log
from tests.authoring.follow import begin
from tests.authoring.workshop import Workshop
from tests.roles import OPEN

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Liars Dice", "expected small letters, digits and underscores, as in 'liars_dice'"),
        ("1st", "expected small letters"),
        ("_dice", "expected small letters"),
        ("würfel", "expected small letters"),
        ("../dice", "expected small letters"),
        ("", "expected small letters"),
        ("class", "expected small letters"),
        ("d" * 33, "expected 32 letters at most"),
        (OPEN, f"there is a title '{OPEN}' already"),
        ("json", "there is a Python package 'json' already"),
        ("jailbirds", "there is a Python package 'jailbirds' already"),
    ],
)
def test_a_name_that_no_title_can_have_is_refused_with_a_sentence(
    tmp_path: Path, name: str, sentence: str
) -> None:
    with pytest.raises(BadName, match=sentence):
        new_title(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "liars_dice").mkdir()
    with pytest.raises(BadName, match="exists already: choose another name, or another --folder"):
        new_title("liars_dice", tmp_path)
    assert list((tmp_path / "liars_dice").iterdir()) == []


def test_everything_bears_the_new_name(tmp_path: Path) -> None:
    folder = new_title("liars_dice", tmp_path)
    written = [path for path in folder.rglob("*") if path.is_file()]
    assert len(written) == len(list(template_files())) > 12
    for path in written:
        assert "pig" not in path.read_text(encoding="utf-8").lower()
        assert "pig" not in path.name.lower()
    assert 'liars_dice = "liars_dice:TITLE"' in (folder / "pyproject.toml").read_text()
    assert "**LIA-05**" in (folder / "liars_dice" / "rules.md").read_text()


def test_its_golden_games_are_whole_under_the_new_name(tmp_path: Path) -> None:
    logs = [Log.load(path) for path in new_title("liars_dice", tmp_path).rglob("*.json")]
    assert [log.title for log in logs] == ["liars_dice"]
    assert [log.result.rule for log in logs if log.result] == ["LIA-05"]


def test_titles_of_jailbirds_do_not_grow_by_it(tmp_path: Path) -> None:
    before = jailbirds.titles()
    new_title("liars_dice", tmp_path)
    assert jailbirds.titles() == before


def test_it_is_played_to_the_end_in_the_terminal_from_the_first_minute(tmp_path: Path) -> None:
    """In the browser as well: see web/e2e/elsewhere.test.ts."""
    workshop = Workshop(tmp_path)
    begin(workshop, "fresh_dice")
    assert "fresh_dice" in workshop.run("jailbirds titles")
    script = HERE / "play_in_terminal.py"
    assert workshop.run(f"python {script} fresh_dice").endswith("moves, goal\n")
