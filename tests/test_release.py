"""A release: what is built, and that a game is played from it where nothing else of ours is."""

from __future__ import annotations

import hashlib
import os
import random
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

pytest.importorskip("litestar", reason="the server's extra is not installed")

import jailbirds
import release
from tests.roles import OPEN, soon_over
from tests.server.client import people, sit_together
from tests.server.installed import find_uv, install
from tests.server.processes import Server
from tests.server.test_playing import play_to_the_end

APP = "jailbirds/server/app/index.html"


def test_what_is_built_is_whole(tmp_path: Path) -> None:
    """In one test, as it is built once."""
    built = build(tmp_path / "dist")
    check_that_the_wheel_brings_the_browser_app(built)
    check_that_the_source_makes_the_same_wheel(built, tmp_path)
    check_that_the_container_takes_only_what_lies_beside_it(built)
    check_that_the_hashes_are_those_of_the_files(built)


async def test_a_game_is_played_from_the_wheel_in_an_empty_environment(tmp_path: Path) -> None:
    if find_uv() is None:
        missing("uv is not installed: `make test` installs it")
    installed = install(build(tmp_path / "dist"), tmp_path / "venv")
    check_that_all_titles_are_there(installed)
    (tmp_path / "server").mkdir()
    server = Server(tmp_path / "server", cache=tmp_path)
    server.installed = installed  # neither Node nor a compiler is in reach
    server.launch()
    try:
        server.wait(path="/")
        check_that_the_first_page_has_all_its_parts(server)
        await check_that_a_game_is_played_to_its_end(server)
    finally:
        code = server.stop()
    assert code == 0, server.log.read_text()


def test_nothing_is_released_of_which_nobody_says_what_has_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(release, "version", lambda: "99.0.0")
    monkeypatch.setattr(release, "APP", Path(__file__))
    with pytest.raises(release.NotReady, match=r"CHANGELOG\.md does not say .* 99\.0\.0"):
        release.build(tmp_path / "dist")


def build(folder: Path) -> Path:
    """What `make release` leaves in `dist`."""
    if not release.APP.is_file():
        missing("the browser app is not built: make app")
    release.build(folder)
    return folder


def missing(message: str) -> None:
    if os.environ.get("NOTHING_MAY_BE_MISSING"):  # set by `make test` where root
        pytest.fail(message)
    pytest.skip(message)


def check_that_the_wheel_brings_the_browser_app(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    assert wheel.name == f"jailbirds-{jailbirds.__version__}-py3-none-any.whl"
    assert APP in zipfile.ZipFile(wheel).namelist()


def check_that_the_source_makes_the_same_wheel(built: Path, folder: Path) -> None:
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as tar:
        assert [name for name in tar.getnames() if "node_modules" in name or "/.venv" in name] == []
        tar.extractall(folder, filter="data")
    unpacked = folder / f"jailbirds-{jailbirds.__version__}"
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(command, cwd=unpacked, check=True, capture_output=True)
    (again,) = (unpacked / "dist").glob("*.whl")
    (wheel,) = built.glob("*.whl")
    assert release.digest(again) == release.digest(wheel)


def check_that_the_container_takes_only_what_lies_beside_it(built: Path) -> None:
    text = (built / "Dockerfile").read_text(encoding="utf-8")
    assert text.count("FROM ") == 1
    assert "npm" not in text
    copied = re.findall(r"^COPY (\S+) ", text, re.MULTILINE)
    assert copied == ["play.txt", "*.whl"]
    assert all(list(built.glob(each)) for each in copied)


def check_that_the_hashes_are_those_of_the_files(built: Path) -> None:
    listed = (built / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    found = [
        f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}"
        for each in sorted(built.iterdir())
        if each.name != "SHA256SUMS"
    ]
    assert listed == found


def check_that_all_titles_are_there(installed: Path) -> None:
    command = [str(installed / "jailbirds"), "titles"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert all(name in done.stdout for name in jailbirds.titles())


def check_that_the_first_page_has_all_its_parts(server: Server) -> None:
    page = httpx.get(server.url).text
    parts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
    assert parts
    for part in parts:
        assert httpx.get(f"{server.url}{part}").status_code == 200, part


async def check_that_a_game_is_played_to_its_end(server: Server) -> None:
    async with people(server.url, "Ann") as (ann,):
        table = await sit_together([ann], OPEN, bots=1, options=soon_over(OPEN))
        await play_to_the_end(ann, table, random.Random(7))
        assert ann.tables[table]["result"]["ending"] in jailbirds.title(OPEN).endings
