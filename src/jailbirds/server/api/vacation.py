"""Vacation: my clocks stand still in games that are played by days."""

from __future__ import annotations

import contextlib

from litestar import Router, get, post

from jailbirds.server import protocol
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal
from jailbirds.table.commands import TakeVacation


async def _games(worker: Worker, client: Client) -> list[tuple[LiveTable, int]]:
    """The tables that somebody plays at by days, and the seat there."""
    found = []
    for table in await worker.reader.running_of(client.id):
        live = await worker.tables.readable(table)
        if live is None or live.table.status != "playing" or live.table.opened.clock.kind != "days":
            continue
        seats = sorted(live.seats_of(client.id) & live.table.seats_of_people)
        found += [(live, seat) for seat in seats[:1]]
    return found


def _shown(live: LiveTable, seat: int) -> protocol.VacationAt:
    times = live.table.times
    until = times.away[seat]
    return protocol.VacationAt(
        table=live.id,
        title=live.table.title.name,
        left=times.days_left(seat, live.now),
        until=until if until > live.now else None,
    )


@get("/")
async def read_vacation(worker: Worker, client: Client) -> protocol.MyVacation:
    """The games where I can go on vacation, or am."""
    found = await _games(worker, client)
    return protocol.MyVacation(games=tuple(_shown(live, seat) for live, seat in found))


@post("/", status_code=200)
async def take_vacation(
    worker: Worker, client: Client, data: protocol.TakeVacation
) -> protocol.MyVacation:
    """Go on vacation at all my games that are played by days, or come back."""
    found = await _games(worker, client)
    for live, seat in found:
        with contextlib.suppress(Refusal):  # no days are left here, or the game has just ended
            await worker.tables.carry_out(live, TakeVacation(seat, data.days), client=client.id)
    return protocol.MyVacation(games=tuple(_shown(live, seat) for live, seat in found))


router = Router("/me/vacation", route_handlers=[read_vacation, take_vacation], tags=["me"])
