"""The unit for systemd: it starts what there is, and keeps games where the pages say."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("litestar", reason="the server's extra is not installed")

from jailbirds.server.settings import Settings

DOCS = Path(__file__).parents[1] / "docs"
UNIT = dict(
    line.split("=", 1)
    for line in (DOCS / "jailbirds.service").read_text().splitlines()
    if "=" in line and not line.startswith("#")
)
FOLDERS = {"JAILBIRDS_DATA": ("%S", "StateDirectory"), "JAILBIRDS_CACHE": ("%C", "CacheDirectory")}


def test_it_starts_the_server_under_a_user_of_its_own() -> None:
    assert UNIT["ExecStart"] == "/opt/jailbirds/bin/jailbirds serve"  # the rest are settings
    assert UNIT["DynamicUser"] == "yes"


def test_games_and_compiled_rules_lie_in_folders_that_systemd_makes() -> None:
    given = dict(each.split("=") for each in UNIT["Environment"].split())
    assert given.keys() == FOLDERS.keys()
    for name, (base, made) in FOLDERS.items():
        assert given[name] == f"{base}/{UNIT[made]}"
    assert UNIT["StateDirectoryMode"] == "0700"  # tokens and hidden cards are in there


def test_a_server_with_a_wrong_setting_is_not_started_again_and_again() -> None:
    """It ends with 2 then: tests/server/test_wrong_settings.py."""
    assert UNIT["Restart"] == "on-failure"
    assert UNIT["RestartPreventExitStatus"] == "2"


def test_the_settings_that_it_shows_are_settings() -> None:
    known = {f"JAILBIRDS_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    named = re.findall(r"JAILBIRDS_[A-Z_]+", (DOCS / "jailbirds.service").read_text())
    assert set(named) <= known | FOLDERS.keys()


def test_the_page_for_operators_names_the_same_places() -> None:
    page = (DOCS / "operations.md").read_text()
    assert f"/var/lib/{UNIT['StateDirectory']}" in page
    assert UNIT["EnvironmentFile"].removeprefix("-") in page
