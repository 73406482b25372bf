"""What is marked on the board for the moment: the cursor, what glows, what would happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Mood = Literal["plain", "act", "no"]  # what pointing somewhere means
Piece = tuple[str, str]  # a glyph and its role, as in a Tile


@dataclass(frozen=True, slots=True)
class Marks:
    """All places that look different from what stands there."""

    cursor: str | None = None
    mood: Mood = "plain"
    pickable: frozenset[str] = frozenset()
    picked: frozenset[str] = frozenset()
    targets: frozenset[str] = frozenset()
    trails: Sequence[Sequence[str]] = ()  # ways that others would go, from where they stand
    ghosts: Mapping[str, Piece] = field(default_factory=dict)  # who would stand there
    struck: frozenset[str] = frozenset()  # pieces that would be taken away
    recent: frozenset[str] = frozenset()  # what the last move touched


PLAIN = Marks()
