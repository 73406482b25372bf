"""Titles with other content: what if a number of `content.toml` were another one?

A title's numbers are part of its code once it is loaded. So what is changed is a copy: the package
of the title under another name, which is compiled like any other title. The title itself, and its
files, stay as they are.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from jailbirds.kernel.errors import BadOption
from jailbirds.kernel.title import Title

CONTENT = "content.toml"


@contextmanager
def with_content(title: Title, values: Mapping[str, Any]) -> Iterator[Title]:
    """The title with other values of its content, named as in `path.length` or, deeper,
    `cards.shovel.points`.

    >>> import jailbirds
    >>> from jailbirds.lab.changed import with_content
    >>> title = jailbirds.title(jailbirds.titles()[0])
    >>> with with_content(title, {"boat.prisoners_to_win": 2}) as shorter:
    ...     shorter.name == title.name, shorter is title
    (True, False)
    """
    if not values:
        yield title
        return
    file = title.folder / CONTENT
    if not file.exists():
        raise BadOption(f"{title.name} has no {CONTENT} that could be changed")
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    for name, value in values.items():
        _put(title, tables, name, value)
    with changed(title, lambda folder: _write(folder / CONTENT, tables)) as other:
        yield other


def _put(title: Title, tables: dict[str, Any], name: str, value: Any) -> None:
    table, entry, *deeper = [*name.split("."), ""] if "." not in name else name.split(".")
    steps = (table, entry, "value", *deeper)
    at: Any = tables
    for number, step in enumerate(steps, start=1):
        if not isinstance(at, dict) or step not in at:
            known = ", ".join(at) if isinstance(at, dict) else "nothing deeper"
            raise BadOption(
                f"{title.name} has no content {name!r}: expected, for {step!r}, {known}"
            )
        if number < len(steps):
            at = at[step]
    last = steps[-1]
    if type(at[last]) is not type(value):
        raise BadOption(f"{name} of {title.name} is {at[last]!r}: expected such a value")
    at[last] = value


@contextmanager
def changed(title: Title, change: Callable[[Path], None]) -> Iterator[Title]:
    """A copy of the title, in whose folder something is changed before it is loaded.

    It is gone afterwards, and what was compiled of it; the same changes make the same copy again.
    """
    with TemporaryDirectory() as shelf:
        draft = Path(shelf) / title.name
        shutil.copytree(title.folder, draft, ignore=shutil.ignore_patterns("__pycache__"))
        change(draft)
        package = f"changed_{_hash(draft)}"
        for source in draft.rglob("*.py"):
            text = source.read_text(encoding="utf-8")
            source.write_text(
                re.sub(rf"\b{re.escape(title.package)}\b", f"{package}.{title.name}", text),
                encoding="utf-8",
            )
        home = Path(shelf) / package
        home.mkdir()
        draft.rename(home / title.name)
        sys.path.append(shelf)
        importlib.invalidate_caches()
        try:
            other = importlib.import_module(f"{package}.{title.name}").TITLE
            yield other
            shutil.rmtree(other.gear("native").cache_folder, ignore_errors=True)
        finally:
            sys.path.remove(shelf)
            for name in [name for name in sys.modules if name.partition(".")[0] == package]:
                del sys.modules[name]


def _hash(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(file.relative_to(folder).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _write(file: Path, tables: Mapping[str, Mapping[str, Any]]) -> None:
    lines = []
    for table, entries in tables.items():
        lines.append(f"[{table}]")
        lines += [f"{name} = {inline(entry)}" for name, entry in entries.items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def inline(value: Any) -> str:
    """A value of TOML in one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {inline(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
