"""Devices: where somebody is signed in, each with a token of its own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select

from jailbirds.server.clients.identity import hashed, new_id
from jailbirds.server.storage.committer import Work
from jailbirds.server.storage.reader import Client
from jailbirds.server.storage.schema import clients, devices, subscriptions
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

# what browsers and systems call themselves in a User-Agent; the first that is found counts
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "Chrome/": "Chrome",
    "CriOS": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}
LONGEST = 40  # letters of a program's name


def name_of(agent: str | None) -> str:
    """What to call a device, by the User-Agent that it sends: 'Firefox · Android'."""
    said = agent or ""
    found = [
        next((name for sign, name in known.items() if sign in said), None)
        for known in (BROWSERS, SYSTEMS)
    ]
    if found[0] is None:  # a program says what it is
        return "".join(c for c in said.split(" ")[0] if c.isprintable())[:LONGEST]
    return " · ".join(name for name in found if name)


def new_row(client: str, token: str, name: str) -> dict[str, Any]:
    """The row of a new device."""
    now = now_ms()
    return {
        "id": new_id(),
        "client_id": client,
        "token_hash": hashed(token),
        "name": name,
        "created": now,
        "used": now,
    }


def sign_in(connection: Connection, client: str, token: str, name: str) -> Client | None:
    """Somebody who is known, at a new device; None: nobody of that id is there any more."""
    known = select(clients.c.nickname, clients.c.created).where(clients.c.id == client)
    found = connection.execute(known).first()
    if found is None:
        return None
    row = new_row(client, token, name)
    connection.execute(insert(devices), [row])
    return Client(client, found.nickname, found.created, row["id"])


async def remove_own(worker: Worker, client: Client, table: Table, own: str) -> None:
    """Take away what is the client's own: a device, a passkey."""

    def job(connection: Connection) -> int:
        this = (table.c.id == own) & (table.c.client_id == client.id)
        return connection.execute(delete(table).where(this)).rowcount

    if not await worker.committer.keep(Work(client.id, job=job)):
        raise Refusal("missing", "refused-missing", f"none of your {table.name} has this id")


async def sign_out(worker: Worker, client: Client, device: str) -> None:
    """From now on the token of one of somebody's devices is worth nothing, on any worker."""

    def job(connection: Connection) -> int:
        mine = (devices.c.id == device) & (devices.c.client_id == client.id)
        done = connection.execute(delete(devices).where(mine)).rowcount
        if done:  # nobody is told anything there any more
            connection.execute(delete(subscriptions).where(subscriptions.c.device_id == device))
        return done

    if not await worker.committer.keep(Work(client.id, job=job)):
        raise Refusal("missing", "refused-missing", "none of your devices has this id")
    worker.messenger.tell(device, "signed_out")
    await worker.signed_in.sign_out(device)
