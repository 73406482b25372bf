"""Forgetting a client: all that is theirs goes, and the games they played stay, without a name."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, select, update

from jailbirds.server.ratings.results import forget
from jailbirds.server.storage import schema
from jailbirds.server.storage.schema import chat, clients, devices, entries, seats, tables

OWNED = (  # what goes with its client
    *(schema.devices, schema.passkeys, schema.tickets, schema.seeks),
    *(schema.alert_wishes, schema.subscriptions, schema.alerts),
    *(schema.blocks, schema.follows, schema.reports),
    *(schema.puzzle_tries, schema.puzzle_days),
)


def forget_client(connection: Connection, client: str) -> None:
    """Delete somebody, and all that was said under the name."""
    connection.execute(delete(chat).where(chat.c.client_id == client))
    nobody = {"client_id": None, "name": None}
    connection.execute(update(seats).where(seats.c.client_id == client).values(nobody))
    anonymous = {"client_id": None, "command_id": None}
    connection.execute(update(entries).where(entries.c.client_id == client).values(anonymous))
    connection.execute(update(tables).where(tables.c.owner == client).values(owner=None))
    shared = update(schema.branches).where(schema.branches.c.client_id == client)
    connection.execute(shared.values(client_id=None))
    for table in OWNED:
        connection.execute(delete(table).where(table.c.client_id == client))
    for table in (schema.blocks, schema.follows, schema.reports):  # by others, about them
        connection.execute(delete(table).where(table.c.other == client))
    forget(connection, client)
    connection.execute(delete(clients).where(clients.c.id == client))


_TRACES = (  # who is in one of these has played, said or reported something, or can come back
    *(seats.c.client_id, tables.c.owner, schema.results.c.player, chat.c.client_id),
    *(schema.reports.c.client_id, schema.reports.c.other, schema.passkeys.c.client_id),
    schema.branches.c.client_id,
)


def passing_guests(before: int) -> Select[tuple[str]]:
    """Guests who came, left nothing behind, and were last seen before."""
    seen = select(devices.c.client_id).where(devices.c.used >= before)
    traces = (select(column).where(column.is_not(None)) for column in _TRACES)
    return select(clients.c.id).where(
        *(clients.c.created < before, clients.c.phrase_hash.is_(None)),
        *(clients.c.id.not_in(known) for known in (seen, *traces)),
    )


def forget_guest(connection: Connection, client: str, before: int) -> bool:
    """Delete such a guest; was it one still?"""
    this = passing_guests(before).where(clients.c.id == client)
    if connection.execute(this.with_for_update()).first() is None:
        return False
    forget_client(connection, client)
    return True
