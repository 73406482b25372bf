"""Tickets: secrets that are good for one thing, once, and for a while.

The database knows their hashes alone. They are issued and redeemed inside a transaction, on
whichever worker: of two who show the same ticket, one gets in.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from jailbirds.server.clients.identity import hashed
from jailbirds.server.storage.schema import tickets
from jailbirds.server.tables.live_table import now_ms

# a second device; somebody new; the challenge for a new passkey, or for coming back by one
Purpose = Literal["device", "welcome", "passkey", "sign-in"]


class Ticket(msgspec.Struct, frozen=True):
    """One that was good."""

    client: str | None


def issue(
    connection: Connection, secret: str, purpose: Purpose, seconds: int, client: str | None = None
) -> int:
    """A new one, until when it is good; the last one of the client for this is so no more."""
    now = now_ms()
    old = tickets.c.until < now
    if client is not None:
        old |= (tickets.c.client_id == client) & (tickets.c.purpose == purpose)
    connection.execute(delete(tickets).where(old))
    until = now + seconds * 1000
    row = {"hash": hashed(secret), "purpose": purpose, "client_id": client, "until": until}
    connection.execute(insert(tickets), [row])
    return until


def redeem(connection: Connection, secret: str, purpose: Purpose) -> Ticket | None:
    """Take a ticket: nobody can do so again."""
    this = (tickets.c.hash == hashed(secret)) & (tickets.c.purpose == purpose)
    row = connection.execute(select(tickets.c.client_id, tickets.c.until).where(this)).first()
    taken = connection.execute(delete(tickets).where(this)).rowcount
    if row is None or taken == 0 or row.until < now_ms():
        return None
    return Ticket(row.client_id)
