"""What is promised in writing: schemas, words, migrations, settings."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import jailbirds
from jailbirds.server.api.service import message_schema
from jailbirds.server.settings import BadSetting, Settings, read_settings
from jailbirds.server.storage.database import HEAD, migrate, open_database
from jailbirds.server.storage.schema import metadata
from jailbirds.server.words import server_words
from jailbirds.server.workers.logs import JsonLines
from jailbirds.words import LANGUAGES

PACKAGE = Path(jailbirds.__file__).parent


def keys(language: str) -> set[str]:
    resource = FluentParser().parse(server_words(language))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def test_every_refusal_has_its_words_in_every_language() -> None:
    sources = [*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "table").rglob("*.py")]
    used = {
        key
        for source in sources
        for key in re.findall(r'"(refused-[a-z-]+)"', source.read_text(encoding="utf-8"))
    }
    assert len(used) > 20
    for language in LANGUAGES:
        known = keys(language)
        assert used <= known
        assert known == keys("en")


def test_every_message_is_in_the_schema_with_its_tag() -> None:
    schema = message_schema()
    for union, least in (("ClientMessage", 11), ("ServerMessage", 10)):
        mapping: dict[str, Any] = schema["$defs"][union]["discriminator"]["mapping"]
        assert len(mapping) >= least
        for tag, reference in mapping.items():
            kind = schema["$defs"][reference.rpartition("/")[2]]
            assert kind["properties"]["type"] == {"enum": [tag]}


def test_games_are_kept_in_the_folder_given_or_else_in_that_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("JAILBIRDS_DATA", raising=False)
    file = tmp_path / "home" / "jailbirds" / "jailbirds.sqlite"
    assert Settings().database_url == f"sqlite+aiosqlite:///{file}"
    assert file.parent.is_dir()
    monkeypatch.setenv("JAILBIRDS_DATA", str(tmp_path / "given"))
    file = tmp_path / "given" / "jailbirds.sqlite"
    assert Settings().database_url == f"sqlite+aiosqlite:///{file}"


async def test_the_migrations_build_what_the_code_expects(tmp_path: Path) -> None:
    engine = open_database(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite'}")
    for _ in range(2):  # the second time there is nothing to do
        await migrate(engine)
    async with engine.connect() as connection:

        def differences(sync: Any) -> tuple[list[Any], str | None]:
            context = MigrationContext.configure(sync)
            return compare_metadata(context, metadata), context.get_current_revision()

        found, revision = await connection.run_sync(differences)
        synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
    await engine.dispose()
    assert found == []
    assert revision == HEAD
    assert (synchronous, journal) == (2, "wal")


def test_several_workers_without_what_they_share_are_refused_kindly() -> None:
    with pytest.raises(BadSetting, match="postgresql://… and --redis"):
        read_settings({"workers": 2})
    with pytest.raises(BadSetting, match=r"sqlite://… or postgresql://…"):
        read_settings({"database": "mysql://somewhere"})


def test_every_setting_is_documented() -> None:
    page = (PACKAGE.parents[1] / "docs" / "operations.md").read_text(encoding="utf-8")
    for name in read_settings({}).__struct_fields__:
        assert f"`{name}`" in page, name


def test_logs_are_json_with_what_belongs_to_them() -> None:
    record = logging.makeLogRecord({"name": "x", "msg": "open", "levelname": "INFO", "table": "t"})
    line = JsonLines().format(record)
    assert '"says":"open"' in line
    assert '"table":"t"' in line


def test_no_line_of_the_log_says_something_else_than_its_level_by_that_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whoever looks for errors looks there."""
    logging.getLogger("x").error("compiled", extra={"level": "veteran"})
    assert '"level":"error"' in JsonLines().format(caplog.records[0])
