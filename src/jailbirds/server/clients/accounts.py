"""Clients: arriving, another name, being forgotten."""

from __future__ import annotations

import contextlib
from typing import Any

from sqlalchemy import Connection, insert, update

from jailbirds.server.clients import devices, tickets
from jailbirds.server.clients.identity import new_id, new_token
from jailbirds.server.storage import schema
from jailbirds.server.storage.committer import ADD_CLIENT, ADD_DEVICE, Clash, Work
from jailbirds.server.storage.forgetting import forget_client
from jailbirds.server.storage.reader import Client, Occupant
from jailbirds.server.storage.schema import clients
from jailbirds.server.tables.live_table import LiveTable, now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Leave, Refusal, Resign

Row = dict[str, Any]


async def arrive(
    worker: Worker, nickname: str, device: str = "", welcome: str | None = None
) -> tuple[Client, str]:
    """Somebody new, at a device of that name, and the token to recognise them by."""
    name, token = clean_name(nickname), new_token()
    row: Row = {"id": new_id(), "nickname": name, "created": now_ms(), "page": new_id()}
    row["hidden"] = False
    device_row = devices.new_row(row["id"], token, device)
    match worker.settings.registration:
        case "open":
            rows = {ADD_CLIENT: [row], ADD_DEVICE: [device_row]}
            with contextlib.suppress(Clash):  # ours: kept, but the database could not say so
                await worker.committer.keep(Work(row["id"], rows))
        case "invited":
            await _arrive_invited(worker, row, device_row, welcome)
        case "closed":
            raise Refusal(
                "not_yours", "refused-closed", "nobody new is let in here: ask whoever runs it"
            )
    return Client(row["id"], name, row["created"], device_row["id"]), token


async def _arrive_invited(worker: Worker, row: Row, device: Row, welcome: str | None) -> None:
    def job(connection: Connection) -> bool:
        if welcome is None or tickets.redeem(connection, welcome, "welcome") is None:
            return False
        connection.execute(insert(clients), [row])
        connection.execute(insert(schema.devices), [device])
        return True

    if not await worker.committer.keep(Work(row["id"], job=job)):
        raise Refusal(
            "not_yours",
            "refused-uninvited",
            "whoever is new needs an invitation that was not used yet: ask whoever runs the server",
        )


def clean_name(name: str) -> str:
    """A nickname without anything that cannot be seen."""
    cleaned = printable(name)
    if not cleaned:
        raise Refusal(
            "malformed", "refused-name", "a nickname needs at least one letter that can be seen"
        )
    return cleaned


def printable(name: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


async def rename(worker: Worker, client: Client, nickname: str) -> Client:
    """A new nickname; tables where somebody sits already keep the old one."""
    name = clean_name(nickname)

    def job(connection: Connection) -> None:
        statement = update(clients).where(clients.c.id == client.id).values(nickname=name)
        connection.execute(statement)

    await worker.committer.keep(Work(client.id, job=job))
    worker.client_changed(client.id)
    return Client(client.id, name, client.created, client.device)


async def be_forgotten(worker: Worker, client: Client) -> None:
    """Delete a nickname and all that was said under it; bots play on at its seats."""
    ids = await worker.reader.tables_of(client.id, most=100_000)
    for table in ids:
        live = await worker.tables.readable(table)
        for seat in live.seats_of(client.id) if live else ():
            await _get_up(worker, live, seat)

    def job(connection: Connection) -> None:
        forget_client(connection, client.id)

    await worker.committer.keep(Work(client.id, job=job))
    worker.messenger.tell(client.id, "deleted")
    await worker.signed_in.say_goodbye(client.id)
    worker.friends_watch.look(client.id)
    for table in ids:
        worker.messenger.tell(table, "seats")
        live = worker.tables.live.get(table)
        if live is not None:
            for seat in live.seats_of(client.id):
                live.seat(seat, Occupant())


async def _get_up(worker: Worker, live: LiveTable | None, seat: int) -> None:
    if live is None:
        return
    command = Leave(seat) if live.table.status == "waiting" else Resign(seat)
    with contextlib.suppress(Refusal):  # nobody sits there any more, or the game is over
        await worker.tables.carry_out(live, command, occupants={seat: Occupant()})
