"""Pig: roll on, or keep what you have."""

from __future__ import annotations

from jailbirds.kernel.title import Thinking, Title, up_to
from pig.state import FACES, MOST_PLAYERS

TITLE = Title(
    __name__,
    players=range(2, MOST_PLAYERS + 1),
    rules_version=1,
    prefix="PIG",
    chapters=up_to(turn=4, end=6),
    most_legal=len(FACES),
    endings={"goal": 5},
    thinking=Thinking(scale=60, luck=False, open=True),
    minutes=10,
    ties=False,
    draft=True,  # only in English so far
)
