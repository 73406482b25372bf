"""What is measured: all titles, and connect four, which others have too."""

from __future__ import annotations

import jailbirds
from benchmarks.asked import asked
from benchmarks.connect_four import TITLE as CONNECT_FOUR
from jailbirds.kernel.title import Title

TITLES = (CONNECT_FOUR.name, *jailbirds.titles())


def title_of(name: str) -> Title:
    return CONNECT_FOUR if name == CONNECT_FOUR.name else jailbirds.title(name)


def players_of(name: str) -> int:
    """Four where a title can be played by so many, else the most."""
    return min(4, title_of(name).players[-1])


# million moves a second, of random play
ASKED = {name: 5_000 if name == CONNECT_FOUR.name else asked(name).gpu for name in TITLES}
PLAYERS = {name: players_of(name) for name in TITLES}
