"""How titles are found: ours by being there, those of other packages by their entry points."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import jailbirds
from jailbirds.kernel import finding
from jailbirds.kernel.errors import BadTitle
from tests.roles import OPEN

Install = Callable[[str, str], None]
OURS = [path.name for path in finding.SHELF.iterdir() if (path / "state.py").is_file()]


def forget() -> None:
    for found in (finding._found, finding._elsewhere, finding.broken_titles):
        found.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a title, made of one module, as another package would."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(name: str, code: str) -> None:
        (tmp_path / f"{name}.py").write_text(code)
        monkeypatch.delitem(sys.modules, name, raising=False)
        metadata = tmp_path / f"{name}-1.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        entry = f"[jailbirds.titles]\n{name} = {name}:TITLE\n"
        (metadata / "entry_points.txt").write_text(entry)
        forget()

    yield write
    monkeypatch.undo()
    forget()


LIKE_OURS = f"""
from dataclasses import fields
from jailbirds.games.{OPEN} import TITLE as model
from jailbirds.kernel.title import Title
given = dict((f.name, getattr(model, f.name)) for f in fields(Title) if f.init)
TITLE = Title(**given | dict(package=NAME))
"""


def test_a_title_of_another_package_is_found_by_its_entry_point(install: Install) -> None:
    install("elsewhere", LIKE_OURS.replace("NAME", "'elsewhere'"))
    assert jailbirds.titles() == sorted([*OURS, "elsewhere"])
    assert jailbirds.new("elsewhere", 2, seed=1).title.name == "elsewhere"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("TITLE = 1 / 0", r"'broken' cannot be loaded: ZeroDivisionError.*\(broken.py, line 1\)"),
        ("import no_such_module", r"No module named 'no_such_module' \(broken.py, line 1\)"),
        ("def", r"'broken' cannot be loaded: invalid syntax \(broken.py, line 1\)"),
        ("", "broken:TITLE is no title: expected a jailbirds.Title"),
        ("TITLE = 7", "broken:TITLE is no title: expected a jailbirds.Title"),
        (LIKE_OURS.replace("NAME", "'other'"), "is found as 'broken', but its name is 'other'"),
    ],
)
def test_a_broken_title_is_told_of_and_takes_down_no_other(
    install: Install, code: str, sentence: str
) -> None:
    install("broken", code)
    assert jailbirds.titles() == sorted(OURS)
    assert list(finding.broken_titles()) == ["broken"]
    with pytest.raises(BadTitle, match=sentence):
        jailbirds.title("broken")


def test_a_title_that_no_list_could_name_is_broken(install: Install, tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("title = Nothing to say\n")
    elsewhere = LIKE_OURS.replace("NAME", "'silent'")
    elsewhere += "import pathlib\nfolder = pathlib.Path(__file__).parent\n"
    install("silent", elsewhere + "object.__setattr__(TITLE, 'folder', folder)\n")
    assert jailbirds.titles() == sorted(OURS)
    sentence = "words/en.ftl of 'silent' lacks tagline: expected a line each"
    assert finding.broken_titles() == {"silent": sentence}


def test_a_title_of_ours_cannot_be_replaced_from_elsewhere(install: Install) -> None:
    install(OPEN, "TITLE = 7")
    assert jailbirds.title(OPEN).folder == finding.SHELF / OPEN
