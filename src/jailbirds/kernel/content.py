"""Content files: the numbers, boards and decks of a title, each with where it comes from."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

SOURCES = ("rulebook", "known", "house")


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
