"""Trouble on purpose while people play: a short run of `campaign_trouble`."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, OperationalError

from jailbirds.server.storage.trouble import is_unwell, tell
from tests.server.campaign_trouble import TROUBLES, campaign
from tests.server.processes import Postgres

MOVES = 8


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_trouble_is_told_loses_nothing_and_play_goes_on(tmp_path: Path, trouble: str) -> None:
    found = await campaign(tmp_path, [trouble], moves=MOVES)
    assert found.wrong == []
    assert len(found.told) == 1
    assert found.counts["done"] >= MOVES


async def test_a_postgresql_that_becomes_read_only_is_told_and_play_goes_on(
    tmp_path: Path, postgres: Postgres
) -> None:
    try:
        found = await campaign(tmp_path, ["read_only"], postgres=postgres, moves=MOVES)
    finally:
        postgres.set_read_only(False)
    assert found.wrong == []
    assert len(found.told) == 1


class OfPostgres(Exception):
    def __init__(self, sqlstate: str) -> None:
        self.sqlstate = sqlstate


def wrapped(kind: type[DBAPIError], cause: Exception) -> DBAPIError:
    return kind("INSERT", {}, cause)


def test_trouble_of_a_database_is_a_sentence_and_a_mistake_of_ours_has_its_trace(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = logging.getLogger("trouble")
    tell(log, "the look failed", wrapped(DBAPIError, OfPostgres("57P03")))
    tell(log, "the look failed", KeyError("row"))
    assert [bool(record.exc_info) for record in caplog.records] == [False, True]
    assert all(record.getMessage().startswith("the look failed: ") for record in caplog.records)


def test_an_unwell_database_is_told_from_a_bad_question() -> None:
    disk_full, read_only, syntax = (OfPostgres(state) for state in ("53100", "25006", "42601"))
    assert is_unwell(wrapped(DBAPIError, disk_full))
    assert is_unwell(wrapped(DBAPIError, read_only))
    assert is_unwell(wrapped(DatabaseError, Exception("database disk image is malformed")))
    assert is_unwell(wrapped(OperationalError, Exception("database or disk is full")))
    assert is_unwell(ConnectionRefusedError())
    assert not is_unwell(wrapped(DBAPIError, syntax))
    assert not is_unwell(wrapped(IntegrityError, Exception("UNIQUE constraint failed")))
    assert not is_unwell(ValueError())
