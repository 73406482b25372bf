"""An upgrade under running games: a sample of `python -m tests.server.campaign_upgrade`."""

from __future__ import annotations

from pathlib import Path

import jailbirds
from tests.server.campaign_upgrade import upgrade, with_newer_rules


async def test_games_go_on_and_verify_under_the_rules_they_were_begun_with(tmp_path: Path) -> None:
    found = await upgrade(tmp_path, None, None, with_newer_rules(tmp_path))
    assert found.wrong == []
    assert found.running == len(jailbirds.titles())
    assert found.finished == 2 * len(jailbirds.titles())
    assert found.versions == {
        (name, jailbirds.title(name).rules_version) for name in jailbirds.titles()
    }
