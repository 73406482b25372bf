"""Reading a table from the database: its journal folded, or, of old rules, with its end alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from jailbirds.kernel.errors import BadVersion
from jailbirds.server.storage.reader import JournalRow, Reader, TableRow
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.table import Table, fold
from jailbirds.table.journal import Opened, decode
from jailbirds.table.outdated import EndPicture, fold_outdated


async def read_live(
    reader: Reader, row: TableRow, gear_of: Callable[[str], str]
) -> tuple[LiveTable, list[JournalRow]]:
    """A table and its journal. Raises whatever a journal that cannot be folded gives rise to."""
    journal = await reader.journal(row.id)
    entries = [decode(text) for text, _, _ in journal]
    opened = entries[0] if entries and isinstance(entries[0], Opened) else None
    gear = gear_of(opened.title) if opened else "interpreted"
    try:
        table: Table = await asyncio.to_thread(fold, entries, row.seed, gear)
    except BadVersion:  # a finished game of rules that are no longer played has a picture
        packed = await reader.end_picture(row.id)
        if packed is None:
            raise
        table = fold_outdated(entries, row.seed, EndPicture.unpacked(packed))
    return LiveTable(row, table), journal
