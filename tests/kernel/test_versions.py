"""Rules keep their versions: a game is played to its end under the one it was begun with."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import numpy as np
import pytest

import jailbirds
from jailbirds.kernel.errors import BadTitle
from jailbirds.kernel.title import Title
from jailbirds.table import Chair, Join, Opening, decide, fold, open_table
from jailbirds.testing.kit import let_be_found
from tests.testing.pebbles import TITLE, state

HIGHEST = {"do": "roll", "face": state.FACES}


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Title:
    """A title whose version 2 forbids what version 1 allowed: to roll away the highest face."""
    let_be_found(TITLE, monkeypatch)
    return TITLE


def rolled_highest(version: int | None, **how: str) -> jailbirds.Game:
    game = jailbirds.new("pebbles", 2, seed=1, roll=False, rules_version=version, **how)  # type: ignore[arg-type]
    game.play(jailbirds.CHANCE, HIGHEST)
    return game


@pytest.mark.parametrize("gear", ["interpreted", "native"])
def test_a_rule_asks_for_the_version(gear: str) -> None:
    assert rolled_highest(1, gear=gear).why_not(0, "again") is None
    assert rolled_highest(2, gear=gear).why_not(0, "again") == "PEB-02"


def test_a_new_game_is_played_under_the_newest_version() -> None:
    assert rolled_highest(None).rules_version == TITLE.rules_version == 2
    assert rolled_highest(None).log.rules_version == 2


def test_versions_that_are_not_played_are_refused() -> None:
    for version in (0, 3):
        with pytest.raises(jailbirds.BadVersion, match=f"version {version} .*expected 1 to 2"):
            rolled_highest(version)


def test_a_log_is_replayed_and_verified_under_its_own_version() -> None:
    game = rolled_highest(1)
    game.play(0, "again")
    while not game.over:
        game.play(game.actors[0], game.legal()[0])
    again = jailbirds.Game.from_log(game.log)
    assert (again.rules_version, again.log) == (1, game.log)
    newer = msgspec.structs.replace(game.log, rules_version=2).sealed()
    with pytest.raises(jailbirds.DamagedLog, match="move 2: PEB-02"):
        jailbirds.Game.from_log(newer)


def test_a_log_of_a_version_no_longer_played_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    log = rolled_highest(1).log
    let_be_found(replace(TITLE, oldest_version=2), monkeypatch)
    said = r"under version 1 .*no longer played here.*nor verified\. Played here: 2$"
    with pytest.raises(jailbirds.OutdatedLog, match=said):
        jailbirds.Game.from_log(log)
    with pytest.raises(jailbirds.OutdatedLog, match=said):
        jailbirds.verify(log)


def test_a_position_names_its_version_where_it_is_not_the_newest() -> None:
    old, new = rolled_highest(1).position, rolled_highest(2).position
    assert str(old).startswith("pebbles-v1/2 ")
    assert str(new).startswith("pebbles/2 ")
    for position in (old, new):
        assert jailbirds.Position.read(str(position)) == position
        assert position.status() == []
        assert jailbirds.Game.from_position(position).rules_version == position.rules_version
    # a text from before there was a second version is read under the one that is known of it
    text = str(new)
    assert jailbirds.Position.read(text, rules_version=1) == old


def test_a_log_from_a_position_is_replayed_though_an_option_has_another_default_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = jailbirds.Game.from_position(rolled_highest(1).position)
    log = msgspec.structs.replace(game.log, position=str(game.position)).sealed()
    assert "again" not in str(log.position)  # the default is not written

    class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        again: bool = False

    let_be_found(replace(TITLE, options=Options), monkeypatch)
    assert jailbirds.Game.from_log(log).why_not(0, "again") is None


def test_the_version_in_a_position_stands_behind_the_title() -> None:
    with pytest.raises(jailbirds.BadPosition, match="behind the title"):
        jailbirds.Position.read("pebbles/2 version=1")
    with pytest.raises(jailbirds.BadPosition, match="expected 1 to 2"):
        jailbirds.Position.read("pebbles-v9/2")


def test_copies_and_what_is_taken_back_stay_under_the_version() -> None:
    game = rolled_highest(1)
    assert game.copy().rules_version == game.after(0).rules_version == 1
    game.play(0, "again")
    game.undo()
    assert game.why_not(0, "again") is None


def test_several_versions_need_a_field_in_the_record() -> None:
    fields = [(name, TITLE.state[name]) for name in TITLE.state.names or () if name != "version"]
    with pytest.raises(BadTitle, match='has no field "version"'):
        replace(TITLE, state=np.dtype(fields))


def test_a_running_table_finishes_under_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    let_be_found(replace(TITLE, rules_version=1, oldest_version=0), monkeypatch)
    seats = (Chair("person"), Chair("person"))
    table = open_table(Opening("pebbles", seats), b"seed", 1)
    let_be_found(TITLE, monkeypatch)  # the server is started anew, with newer rules
    again = fold([step.entry for step in table.steps], b"seed")
    for seat in range(2):
        again = decide(again, Join(seat), 2)
    assert again.game is not None
    assert again.game.rules_version == again.log(["A", "B"]).rules_version == 1
    newest = open_table(Opening("pebbles", seats), b"seed", 1)
    assert newest.opened.rules_version == 2
