"""A title of another package: listed, spoken, opened and played like those that ship."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import jailbirds
from jailbirds.words import LANGUAGES
from tests.roles import OPEN, soon_over
from tests.server.client import people, sit_together
from tests.server.processes import Server
from tests.server.test_playing import play_to_the_end

SHIPPED_ONLY = (
    *("cover.svg", "lesson.toml", "examples.toml", "benchmarks.toml", "*.md"),
    *("de.ftl", "pl.ftl", "nl.ftl"),
)


@pytest.fixture
def ferry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's package, for processes that are started from now on: rules that are there,
    under another name and from another place, with nothing but English words."""
    package = tmp_path / "ferry"
    source = jailbirds.title(OPEN).folder
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", *SHIPPED_ONLY))
    for file in package.rglob("*.py"):
        code = file.read_text(encoding="utf-8").replace(f"jailbirds.games.{OPEN}", "ferry")
        file.write_text(code, encoding="utf-8")
    title = package / "__init__.py"
    title.write_text(re.sub(r"    (minutes|best|rank)=\d+,\n", "", title.read_text()))
    metadata = tmp_path / "ferry-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: ferry\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[jailbirds.titles]\nferry = ferry:TITLE\n")
    path = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))


@pytest.mark.usefixtures("ferry")
async def test_a_title_of_another_package_is_listed_spoken_and_played(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    titles = httpx.get(f"{server.url}/api/titles").json()["titles"]
    assert sorted(info["title"] for info in titles) == sorted([*jailbirds.titles(), "ferry"])
    info = titles[-1]  # behind those with a lower rank
    assert (info["title"], info["has"]) == ("ferry", [])
    assert info["best"] in range(info["few"], info["many"] + 1)
    assert set(info["names"]) == set(LANGUAGES)  # English stands in
    polish = httpx.get(f"{server.url}/api/titles/ferry/words/pl").text
    assert "title = " in polish
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], "ferry", bots=1, options=soon_over(OPEN, 6))
        await play_to_the_end(ann, table, random.Random(3))
        assert ann.tables[table]["status"] == "over"
