"""Old games: a journal packed into one row, or a table dropped with all that belongs to it.

A packed journal is the same entries, compressed; which command each came from is forgotten. What
happens at the table later, a rematch say, comes as rows behind it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from jailbirds.server.storage.schema import (
    branches,
    chat,
    end_pictures,
    entries,
    packed,
    reviews,
    seats,
    tables,
)


def pack(journal: Sequence[str]) -> bytes:
    """Entries as one packet; each is JSON on one line."""
    return zlib.compress("\n".join(journal).encode(), level=9)


def unpack(packet: bytes) -> list[str]:
    return zlib.decompress(packet).decode().split("\n")


def pack_table(connection: Connection, table: str, before: int) -> bool:
    """Pack a table's journal, if it is over since `before` and whole; was it?"""
    length = _length_if_old(connection, table, before)
    refused = (entries.c.table_id == table, entries.c.place < 0)
    connection.execute(delete(entries).where(*refused))
    packet = connection.execute(select(packed.c.journal).where(packed.c.table_id == table)).scalar()
    rows = connection.execute(
        select(entries.c.place, entries.c.entry)
        .where(entries.c.table_id == table)
        .order_by(entries.c.place)
    ).all()
    journal = unpack(packet) if packet else []
    places = [row.place for row in rows]
    if not rows or places != list(range(len(journal), length)):
        return False  # nothing to do; or it is not whole, and stays as it is for those who look
    journal += [row.entry for row in rows]
    connection.execute(delete(packed).where(packed.c.table_id == table))
    connection.execute(insert(packed), [{"table_id": table, "journal": pack(journal)}])
    connection.execute(delete(entries).where(entries.c.table_id == table))
    return True


def drop_table(connection: Connection, table: str, before: int) -> bool:
    """Delete a table that is over since `before`; was it?"""
    if not _length_if_old(connection, table, before):
        return False
    for part in (branches, chat, seats, entries, packed, end_pictures, reviews):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
    return True


def _length_if_old(connection: Connection, table: str, before: int) -> int:
    """How long the journal of such a table is; 0 where the table is none. Nobody else changes it
    until we are done."""
    question = select(tables.c.length).where(
        tables.c.id == table, tables.c.status == "over", tables.c.changed < before
    )
    return connection.execute(question.with_for_update()).scalar() or 0
