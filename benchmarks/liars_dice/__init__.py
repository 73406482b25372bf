"""Liar's dice on the kernel, one round with two dice each: bluffing in every bid."""

from __future__ import annotations

from benchmarks.liars_dice.state import BIDS, PLAYERS
from jailbirds.kernel.title import Thinking, Title, up_to

TITLE = Title(
    __name__,
    players=range(PLAYERS, PLAYERS + 1),
    rules_version=1,
    prefix="LIE",
    chapters=up_to(bids=4),
    most_legal=BIDS + 1,
    endings={"doubted": 4},
    ties=False,
    reveals=frozenset({"doubted"}),
    thinking=Thinking(scale=100, horizon=0, luck=False, mixed=True),
)
