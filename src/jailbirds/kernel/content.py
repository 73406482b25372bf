"""Content files: the numbers, boards and decks of a title, each with where it comes from."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from jailbirds.kernel.errors import JailbirdsError

SOURCES = ("rulebook", "known", "house")


class BadContent(JailbirdsError):
    """A content file that cannot be played with; the message says all that is wrong."""

    def __init__(self, path: str | os.PathLike[str], wrong: list[str]) -> None:
        super().__init__(f"{os.fspath(path)}: {'; '.join(wrong)}")


def read_content(path: Path) -> dict[str, dict[str, Any]]:
    """The values of a content file, by table and name."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    for table, entries in tables.items():
        for name, entry in entries.items():
            assert entry["from"] in SOURCES, f"{path.name}: {table}.{name} says no source"
    return {
        table: {name: entry["value"] for name, entry in entries.items()}
        for table, entries in tables.items()
    }


def read_typed(path: str | os.PathLike[str], cards: str) -> tuple[dict[str, Any], list[str]]:
    """The tables of a content file that somebody typed in, without the sources where it names
    some, and what is wrong with the file itself; `cards` is the table that it is about."""
    try:
        tables = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        return {}, [f"cannot be read: {error.strerror}"]
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return {}, [f"is no TOML: {error}"]
    if not isinstance(tables.get(cards), dict):
        return {}, [f"the table [{cards}] is missing"]
    return {name: _bare_all(table) for name, table in tables.items()}, []


def _bare_all(table: Any) -> Any:
    return {key: _bare(entry) for key, entry in table.items()} if isinstance(table, dict) else table


def _bare(entry: Any) -> Any:
    """A card or number without its source, where it names one."""
    return entry["value"] if isinstance(entry, dict) and "value" in entry else entry
