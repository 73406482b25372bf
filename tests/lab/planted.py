"""Titles in which something is unfair on purpose: reports have to name it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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


PLANTED = {
    "alcatraz": Planted(
        (
            # a prisoner of the first seat is in the boat already
            ("rules/setup.py", "    s.warden[1] =", "    s.boat[0] = 1\n    s.warden[1] ="),
            # a red square brings two prisoners into the boat
            (
                *("rules/boat.py", "s.boat[seat] += 1"),
                "s.boat[seat] += 2 if column == 4 else 1",
            ),
            ("rules/boat.py", "s.boat[seat] == TO_WIN", "s.boat[seat] >= TO_WIN"),
        ),
        "escaped column 4",
        players=2,  # three others would all go for whoever is ahead
    ),
    "ausbrecher": Planted(
        (
            # a point for the first seat, and one for every four pips by which red is pushed
            (
                *("rules/boats.py", "    total = 0\n    for place"),
                "    total = (seat == 0) + s.pushed[seat, 0] // 4\n    for place",
            ),
        ),
        "advanced stone red",
    ),
    "scapegoat": Planted(
        (
            # neither the first seat stays behind nor anybody who has A
            (
                *("rules/escape.py", "if s.left else seats"),
                "if s.left > 1 and not s.marks[s.left - 1] & 1 else seats",
            ),
        ),
        "marked element A (riot)",
    ),
    "digout": Planted(
        (
            # three tunnel points for the first seat (one alone hides behind chance), and two for
            # each that a pickaxe is worth
            (
                "rules/setup.py",
                "    s.phase = START\n",
                "    s.bonus[0] = 3\n    s.phase = START\n",
            ),
            ("content.toml", "sells = 3, points = 3 }", "sells = 3, points = 6 }"),
        ),
        "dug tool pickaxe",
    ),
}
