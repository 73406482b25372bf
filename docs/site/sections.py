"""Where each page stands: the sections by who reads them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

# The first section with a pattern that fits has a page; it keeps the order of its patterns.
SECTIONS = {
    "Jailbirds": ("index.md",),
    "Play": ("players.md", "review.md", "games/*/index.md", "games/*/rules.md", "games/*"),
    "Program": ("api.md", "cookbook.md", "commands.md", "reference/index.md", "reference/*"),
    "Research": (
        "research.md",
        "lab.md",
        "lab/*",
        "balance/*",
        "tests/rl/*",
        "tests/review/*",
        "benchmarks/*",
    ),
    "Make a title": ("titles.md",),
    "Run a server": ("operations.md", "tests/server/*"),
    "Contribute": ("contributing.md", "releases.md", "changelog.md", "glossary.md", "web/*"),
}


Entry = Any  # a page, or a name with what lies below it


class Homeless(Exception):
    """A page is in no section."""


def navigation(pages: dict[str, str]) -> str:
    """The navigation as TOML: sections with their pages, those of a folder together."""
    left = dict.fromkeys(sorted(pages))
    entries: list[Entry] = []
    for section, patterns in SECTIONS.items():
        found: list[str] = []
        for pattern in patterns:
            fitting = [path for path in left if fnmatchcase(path, pattern)]
            found += fitting
            for path in fitting:
                del left[path]
        if found:
            entries.append({section: [*_grouped(found, pages)]})
    if left:
        raise Homeless(f"docs/site/sections.py has no section for {', '.join(left)}")
    return f"nav = {_toml(entries)}\n"


def _grouped(paths: list[str], pages: dict[str, str]) -> Iterator[Entry]:
    """Pages at the top as they are, then those of each folder together under its name."""
    folders: dict[str, list[str]] = {}
    for path in paths:
        folders.setdefault(_folder(path, pages), []).append(path)
    yield from folders.pop("", [])
    for folder, inside in folders.items():
        if len(inside) == 1:
            yield from inside
        else:
            yield {_heading(folder, pages): [_labelled(path) for path in inside]}


def _labelled(path: str) -> Entry:
    """A page under its own heading, but for the rules, which are headed like their title."""
    return {"All rules": path} if path.endswith("/rules.md") else path


def _folder(path: str, pages: dict[str, str]) -> str:
    """The nearest folder with a page of its own, or else the one at the top."""
    folder, _, _ = path.rpartition("/")
    return folder if f"{folder}/index.md" in pages else path.partition("/")[0] if folder else ""


def _heading(folder: str, pages: dict[str, str]) -> str:
    found = re.search(r"^# (.*)$", pages.get(f"{folder}/index.md", ""), re.MULTILINE)
    return found[1] if found else folder.capitalize()


def _toml(entry: Entry | list[Entry]) -> str:
    if isinstance(entry, str):
        return json.dumps(entry, ensure_ascii=False)
    if isinstance(entry, list):
        return f"[{', '.join(map(_toml, entry))}]"
    return f"{{ {', '.join(f'{_toml(name)} = {_toml(below)}' for name, below in entry.items())} }}"
