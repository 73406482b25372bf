"""Which alerts stand at a table: what those who sit there should know, as things are now.

They follow from the table alone. One that no longer stands, as the move was made, is withdrawn.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from jailbirds.server.tables.live_table import LiveTable
from jailbirds.table import Table
from jailbirds.table.clocks import DAY
from jailbirds.table.journal import Rematched

Kind = Literal["turn", "invitation", "deadline", "over"]
KINDS: tuple[Kind, ...] = get_args(Kind)
NEWS = DAY  # ms for which the end of a game is news


class Standing(msgspec.Struct, frozen=True):
    """Something to be told to a client, once for each number; not before it is `due`."""

    client: str
    kind: Kind
    number: int
    due: int


def alerts_of(live: LiveTable, patience: int) -> list[Standing]:
    """All alerts that stand at a table; people have so many ms to come by themselves."""
    table = live.table
    if table.cancelled or table.opened.lesson or table.opened.imported or not live.is_shared:
        return []  # bots do not mind waiting
    clients = {who.client for who in live.row.occupants if who.client is not None}
    found: list[Standing] = []
    for client in sorted(clients):
        seats = live.seats_of(client)
        match table.status:
            case "waiting":
                if client in live.invited:
                    found.append(Standing(client, "invitation", 0, table.at + patience))
            case "playing":
                found += _turn(table, client, seats, patience)
            case "over":
                if table.result is not None and live.now - _ended(table) < NEWS:
                    found.append(Standing(client, "over", 0, _ended(table) + patience))
    return found


def _turn(table: Table, client: str, seats: frozenset[int], patience: int) -> list[Standing]:
    turns = [
        (table.turns[seat], seat)
        for seat in seats
        if seat in table.turns and table.seats[seat].plays == "person"
    ]
    if not turns:
        return []
    number, seat = max(turns)
    found = [Standing(client, "turn", number, table.steps[number - 1].entry.at + patience)]
    deadline = table.times.deadline(seat)
    if deadline is not None and table.opened.clock.kind == "days":
        found.append(Standing(client, "deadline", number, deadline - early(table)))
    return found


def early(table: Table) -> int:
    """How many ms before its end somebody is told that time runs out."""
    return min(DAY, table.opened.clock.days * DAY // 4)


def _ended(table: Table) -> int:
    """When the game was over: what comes after it, such as a rematch, is no news of it."""
    steps = reversed(table.steps)
    return next(step.entry.at for step in steps if not isinstance(step.entry, Rematched))
