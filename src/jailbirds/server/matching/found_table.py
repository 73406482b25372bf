"""The table that people are given who fit together."""

from __future__ import annotations

import random
import secrets

from jailbirds.server.bots.bot_names import name_bots
from jailbirds.server.clients.identity import new_id
from jailbirds.server.matching.seek import Match, Seek
from jailbirds.server.storage.reader import Occupant, TableRow
from jailbirds.server.tables.live_table import now_ms
from jailbirds.table import Chair, Join, Opening, Table, decide, open_table

SEED_BYTES = 32


def table_for(match: Match, gear: str) -> tuple[TableRow, Table]:
    """A table at which everybody sits already; who sits where is drawn."""
    first, now = match.seeks[0], now_ms()
    seated: list[Seek | None] = [*match.seeks, *[None] * match.bots]
    random.SystemRandom().shuffle(seated)
    chairs = [Chair("person" if seek else "bot", first.level) for seek in seated]
    opening = Opening(first.title, name_bots(chairs), rated=first.rated)
    seed = secrets.token_bytes(SEED_BYTES)
    table = open_table(opening, seed, now, gear)
    for seat, seek in enumerate(seated):
        if seek is not None:
            table = decide(table, Join(seat), now)
    row = TableRow(
        id=new_id(),
        visibility="open",
        spectators=True,
        owner=first.client,
        seed=seed,
        created=now,
        rematch_of=None,
        occupants=tuple(Occupant(s.client, s.name) if s else Occupant() for s in seated),
    )
    return row, table
