"""Alcatraz (Bernhard Weber, 1999): bring three prisoners past the wardens into the boat."""

from __future__ import annotations

from jailbirds.games.alcatraz.state import PRISONERS_EACH
from jailbirds.kernel.title import Thinking, Title, up_to

TITLE = Title(
    __name__,
    players=range(2, 5),
    rules_version=1,
    prefix="ALC",
    chapters=up_to(board=4, turn=16, boat=22, options=25),
    rulings=frozenset({4, 15, 16, 19, 25}),
    most_legal=9 * 9 + PRISONERS_EACH * 17,  # every square from the cell; 16 moves and the boat
    endings={"boat": 22, "limit": 25},
    thinking=Thinking(scale=80, horizon=0, curiosity=0.05, luck=False, open=True),
    minutes=20,
    best=3,
    rank=1,
    forced=("pass",),  # ALC-16
    counted=("escaped column",),
    order=("place", "start", "alarm", "send", "enter", "move", "escape", "return", "pass"),
)
