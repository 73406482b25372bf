"""Recorded games, at least one for each way a game can end: they must replay for ever."""

from pathlib import Path

import pytest

import jailbirds
from jailbirds.kernel.title import Title
from tests.conformance.cases import every_shipped_title

TESTS = Path(__file__).parent.parent
GOLDEN = sorted(TESTS.glob("*/golden/*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    log = jailbirds.Log.load(path)
    proof = jailbirds.verify(log)
    assert proof.fair
    assert proof.game.result == log.result is not None
    assert proof.game.log.to_json() == path.read_text(encoding="utf-8")
    native = jailbirds.Game.from_log(log, gear="native")
    assert native.state.tobytes() == proof.game.state.tobytes()


@every_shipped_title
def test_every_ending_has_a_golden_game(title: Title) -> None:
    logs = [jailbirds.Log.load(path) for path in GOLDEN if path.parts[-3] == title.name]
    assert {log.result.ending for log in logs if log.result} == set(title.endings)
    assert any(len(log.result.winners) > 1 for log in logs if log.result), "a tie"
