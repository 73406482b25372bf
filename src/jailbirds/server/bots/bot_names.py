"""Names for bots: those of their level, by a number, so that every reader has them in words."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import msgspec

from jailbirds.table import Chair


def name_bots(chairs: Iterable[Chair]) -> list[Chair]:
    """Give each bot a name of its level, no two alike, and keep it from table to table."""
    first = random.SystemRandom().randrange(1_000)
    taken = Counter[str]()
    named = []
    for chair in chairs:
        new = chair.kind == "bot" and chair.name is None
        name = first + taken[chair.level] if new else chair.name
        taken[chair.level] += new
        named.append(msgspec.structs.replace(chair, name=name))
    return named
