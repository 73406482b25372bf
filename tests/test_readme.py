"""README.md tells of every title, and nothing untrue."""

import re
from pathlib import Path

import jailbirds
from jailbirds.words import words

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_table_of_titles_has_each_with_its_players() -> None:
    rows = re.findall(r"^\| `(\w+)` \| .* \| (\d)-(\d) \|$", README, re.MULTILINE)
    titles = [jailbirds.title(name) for name in jailbirds.titles()]
    expected = {(t.name, str(t.players[0]), str(t.players[-1])) for t in titles}
    assert set(rows) == expected


def test_every_title_is_shown_and_called_by_its_name() -> None:
    for name in jailbirds.titles():
        said = words("en", jailbirds.title(name)).say("title")
        assert said in README
        assert f"docs/pictures/{name}.webp" in README


def test_every_picture_is_there() -> None:
    pictures = re.findall(r"\((docs/pictures/[^)]+)\)", README)
    assert pictures
    assert [path for path in pictures if not (ROOT / path).is_file()] == []
