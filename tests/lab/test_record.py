"""Games as data: what a seat could see, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import jailbirds
from jailbirds.kernel.record import from_bytes
from jailbirds.lab.bots_games import Played
from jailbirds.lab.record import bots_games, logged_games, rows_of, write
from jailbirds.rl.seeing import observation
from tests.roles import OPEN, SECRET

parquet = pytest.importorskip("pyarrow.parquet")
TITLE = jailbirds.title(SECRET)
BOTS = ("regular", "rookie")


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(bots_games(TITLE, BOTS, 3, {"path_length": 20}, seed=4, cores=1))


@pytest.fixture(scope="module")
def rows(played: list[Played], tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    folder = tmp_path_factory.mktemp("data")
    assert list(write(played, folder)) == [folder / f"{SECRET}-2.parquet"]
    found: list[dict[str, Any]] = parquet.read_table(folder / f"{SECRET}-2.parquet").to_pylist()
    return found


def test_a_row_is_what_a_seat_saw_when_it_decided(
    played: list[Played], rows: list[dict[str, Any]]
) -> None:
    for row in rows[::7]:
        game = played[row["game"]].game.after(row["move"])
        seat = row["seat"]
        assert row["record"] == game.redacted(seat).tobytes()
        assert np.array_equal(np.float32(row["observation"]), observation(game, seat))
        assert row["legal"] == [action.id for action in game.legal(seat)]
        assert row["action"] in row["legal"]
        assert row["does"] == str(TITLE.actions[row["action"]])
        assert row["player"] == played[row["game"]].players[seat]
        assert row["visits"] is None


def test_bets_of_others_are_in_no_row(rows: list[dict[str, Any]]) -> None:
    betting = [row for row in rows if row["does"].startswith("write")]
    assert betting
    for row in betting:
        record = from_bytes(TITLE.state, row["record"])[0]
        assert (record["bet"][1 - row["seat"]] <= 0).all()


def test_results_are_those_of_the_games(played: list[Played], rows: list[dict[str, Any]]) -> None:
    assert {row["game"] for row in rows} == {0, 1, 2}
    for row in rows:
        result = played[row["game"]].game.result
        assert result is not None
        won = row["seat"] in result.winners
        assert row["result"] == pytest.approx(won / len(result.winners))
        assert row["ending"] == result.ending
        assert '"path_length":20' in row["options"]


def test_forced_moves_and_those_of_chance_are_no_decisions(rows: list[dict[str, Any]]) -> None:
    assert min(len(row["legal"]) for row in rows) > 1
    assert not [row for row in rows if row["does"].split()[0] in ("roll", "start")]


def test_games_of_logs_have_the_same_rows_but_for_the_players(played: list[Played]) -> None:
    logs = [one.game.log for one in played]
    for one, other in zip(played, logged_games(logs), strict=True):
        for row, same in zip(rows_of(one, 0), rows_of(other, 0), strict=True):
            assert same.pop("player") == "person"
            row.pop("player")
            assert np.array_equal(row.pop("observation"), same.pop("observation"))
            assert row == same


def test_a_log_that_cannot_be_replayed_is_left_out_with_a_sentence(played: list[Played]) -> None:
    old = replace(played[0].game.log, rules_version=99).sealed()
    skipped: list[str] = []
    assert len(list(logged_games([old, played[1].game.log], skipped))) == 1
    assert "version 99" in skipped[0]


def test_the_same_seed_writes_the_same_games_on_one_core_and_on_all(played: list[Played]) -> None:
    again = bots_games(TITLE, BOTS, 3, {"path_length": 20}, seed=4, cores=3)
    assert [one.game.log for one in again] == [one.game.log for one in played]


def test_bots_that_search_tell_what_they_looked_at(tmp_path: Path) -> None:
    made = bots_games(
        jailbirds.title(OPEN), ("champion", "random"), 1, {"turn_limit": 6}, iterations=30
    )
    (file,) = write(made, tmp_path)
    found = parquet.read_table(file).to_pylist()
    searched = [row for row in found if row["visits"] is not None]
    assert {row["player"] for row in searched} == {"champion"}
    for row in searched:
        assert len(row["visits"]) == len(row["legal"])
        assert row["visits"][row["legal"].index(row["action"])] == max(row["visits"])
    about = parquet.read_schema(file).metadata
    assert about[b"title"] == OPEN.encode()
    assert parquet.read_schema(file).field("observation").metadata[b"doc"]
