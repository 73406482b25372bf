"""Claims: the seeks of those who get a table are taken in the transaction that opens it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, bindparam, select, update

from jailbirds.server.matching.seek import Match
from jailbirds.server.storage.schema import blocks, seeks

GRANT = (
    update(seeks)
    .where(seeks.c.client_id == bindparam("of"))
    .values(table_id=bindparam("found"), seen=bindparam("now"))
)


def claim(connection: Connection, wanted: Mapping[str, Match], now: int) -> Collection[str]:
    """Take the seeks that tables need, for each of them all or none; returns which have theirs."""
    people = {seek.client: table for table, match in wanted.items() for seek in match.seeks}
    ids = [seek.id for match in wanted.values() for seek in match.seeks]
    free = connection.execute(unlocked(seeks.c.id.in_(ids) & seeks.c.table_id.is_(None)))
    known = set(free.scalars())
    both = blocks.c.client_id.in_(people) & blocks.c.other.in_(people)
    pairs = connection.execute(
        select(blocks.c.client_id, blocks.c.other).where(blocks.c.kind == "block", both)
    )
    parted = {people[one] for one, other in pairs if people[one] == people[other]}
    claimed = {
        table
        for table, match in wanted.items()
        if table not in parted and all(seek.id in known for seek in match.seeks)
    }
    if claimed:
        granted = [
            {"of": client, "found": table, "now": now}
            for client, table in people.items()
            if table in claimed
        ]
        connection.execute(GRANT, granted)
    return claimed


def unlocked(which: ColumnElement[bool]) -> Select[Any]:
    """Some seeks, to be locked; those that somebody else has locked are left out, so that nobody
    waits for another worker, nor two for each other."""
    return select(seeks.c.id).where(which).with_for_update(skip_locked=True)
