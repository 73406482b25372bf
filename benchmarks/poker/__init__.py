"""Kuhn's and Leduc poker on the kernel: bluffing, with equilibria that are known exactly."""

from __future__ import annotations

from benchmarks.poker.state import MOST_CHIPS, PLAYERS
from jailbirds.kernel.title import Thinking, Title, up_to

TITLE = Title(
    __name__,
    players=range(PLAYERS, PLAYERS + 1),
    rules_version=1,
    prefix="POK",
    chapters=up_to(deal=3, betting=8),
    most_legal=6,
    endings={"drawn": 8},
    thinking=Thinking(scale=MOST_CHIPS, horizon=0, mixed=True),
)
