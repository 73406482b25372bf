"""Connect four on the kernel: a title that other engines have too, for comparison alone."""

from __future__ import annotations

from benchmarks.connect_four.state import COLUMNS, PLAYERS
from jailbirds.kernel.title import Title, up_to

TITLE = Title(
    __name__,
    players=range(PLAYERS, PLAYERS + 1),
    rules_version=1,
    prefix="C4",
    chapters=up_to(turn=2, end=4),
    most_legal=COLUMNS,
    endings={"four": 3, "full": 4},
)
