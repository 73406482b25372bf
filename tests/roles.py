"""Titles for tests that are about something else: one that has what the test needs."""

from __future__ import annotations

from typing import Any

import msgspec

import jailbirds

_ALL = [jailbirds.title(name) for name in jailbirds.titles()]

OPEN = next(title.name for title in _ALL if title.thinking.open)  # nothing is hidden
SECRET = next(title.name for title in _ALL if title.reveals)  # something is
TALKATIVE = next(title.name for title in _ALL if title.debate)  # its players talk, then vote
SMALLEST = min(  # to look at, of those that two play
    (title for title in _ALL if 2 in title.players), key=lambda title: title.observation.size(2)
).name


def soon_over(title: str, turns: int = 20) -> dict[str, Any]:
    """Options of a game of few turns, where a title has that one."""
    known = [field.name for field in msgspec.structs.fields(jailbirds.title(title).options)]
    return {"turn_limit": turns} if "turn_limit" in known else {}
