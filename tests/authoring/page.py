"""Reading a page of documentation as somebody who does what it says: block by block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"# ([\w./]+\.\w+)(, continued)?")
PROMPT = "$ "


@dataclass(frozen=True)
class Typed:
    """A command, and the lines that are to come of it; `…` is anything."""

    command: str
    expected: tuple[str, ...]


@dataclass(frozen=True)
class Written:
    """A file, or more of one that is there."""

    path: str
    text: str
    continued: bool

    def write(self, folder: Path) -> None:
        """A whole file replaces one that is there: then it must be one that the page changes."""
        path = folder / self.path
        if self.continued:
            with path.open("a", encoding="utf-8") as file:
                file.write("\n\n" + self.text)
        else:
            assert path.parent.is_dir(), f"{self.path}: there is no such folder"
            path.write_text(self.text, encoding="utf-8")


def blocks(page: str) -> Iterator[Typed | Written]:
    """All blocks of a page, in order."""
    for language, block in FENCED.findall(page):
        if language == "console":
            yield from _typed(block)
        else:
            first, _, text = block.partition("\n")
            path = PATH.fullmatch(first)
            assert path, f"neither typed nor a file: a block of {language!r} that begins {first!r}"
            yield Written(path[1], text, bool(path[2]))


def _typed(block: str) -> Iterator[Typed]:
    for part in re.split(rf"^{re.escape(PROMPT)}", block, flags=re.MULTILINE):
        if part:
            command, *expected = part.splitlines()
            yield Typed(command, tuple(line for line in expected if line))


def missing(expected: tuple[str, ...], output: str) -> list[str]:
    """The expected lines that did not come, or not in that order."""
    lines = iter(output.splitlines())
    return [line for line in expected if not any(_matches(line, given) for given in lines)]


def _matches(line: str, given: str) -> bool:
    pattern = ".*".join(map(re.escape, line.split("…")))
    return re.fullmatch(pattern, given.rstrip()) is not None
