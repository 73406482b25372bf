"""Titles in which something is unfair on purpose: reports have to name it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path


@dataclass(frozen=True)
class Planted:
    """Lines of a title's sources, each with what is put in its place; and what is unfair then."""

    lines: tuple[tuple[str, str, str], ...]  # file, line, what it becomes
    thing: str  # worth twice as much now
    players: int = 4

    @property
    def change(self) -> Callable[[Path], None]:
        def plant(folder: Path) -> None:
            for name, line, other in self.lines:
                file = folder / name
                text = file.read_text(encoding="utf-8")
                assert text.count(line) == 1, f"{name}: {line!r} is no longer there once"
                file.write_text(text.replace(line, other), encoding="utf-8")

        return plant


def planted_in(title: str) -> Planted:
    """What `planted.py` among the tests of a title says."""
    found: Planted = import_module(f"tests.{title}.planted").PLANTED
    return found
