"""Games that are over: their logs, and bringing or taking them along."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Any, TypeVar

import msgspec

from jailbirds.kernel.errors import JailbirdsError, OutdatedLog
from jailbirds.kernel.log import Log
from jailbirds.server import protocol
from jailbirds.server.clients.accounts import printable
from jailbirds.server.clients.identity import new_id
from jailbirds.server.storage.committer import Clash
from jailbirds.server.storage.reader import Client, Occupant, TableRow
from jailbirds.server.tables import wire
from jailbirds.server.tables.live_table import LiveTable, now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal, replaying

T = TypeVar("T")
MOST_MOVES = 10_000  # of a game: at random they have 3,500 at most; kept by one transaction
PIECE = 0.004  # seconds of work, after which others have their turn …
BREAK = 0.008  # … for so long


async def import_log(worker: Worker, client: Client, log: Log) -> tuple[str, bool]:
    """Keep a finished game that was played elsewhere; its table, and whether it is new."""
    known = await worker.reader.imported(client.id, log.checksum)
    if known is not None:
        return known, False
    if len(log.moves) > MOST_MOVES:
        why = f"a game of {len(log.moves)} moves: {MOST_MOVES} at most"
        raise Refusal("malformed", "refused-log", why)
    now = now_ms()
    try:
        table = await in_pieces(replaying(log, now, worker.gears.of(log.title)))
    except Refusal:
        raise
    except OutdatedLog as error:
        raise Refusal("malformed", "refused-outdated-log", str(error)) from None
    except JailbirdsError as error:
        raise Refusal("malformed", "refused-log", str(error)) from None
    row = TableRow(
        id=new_id(),
        visibility="private",
        spectators=True,
        owner=client.id,
        seed=table.seed,
        created=now,
        rematch_of=None,
        occupants=tuple(Occupant(None, printable(name)[:64]) for name in log.names),
    )
    try:
        await worker.tables.open(row, table, origin=log.checksum)
    except Clash:
        raise Refusal("busy", "refused-busy", "try again") from None
    return row.id, True


async def in_pieces(work: Generator[None, None, T]) -> T:
    """Do what takes long step by step, and let people play in between."""
    began = time.monotonic()
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found
        if time.monotonic() - began > PIECE:
            await asyncio.sleep(BREAK)
            began = time.monotonic()


def full_log(live: LiveTable) -> Log:
    """The log of a finished game, for `jailbirds verify`."""
    if live.table.status != "over":
        raise Refusal(
            "early",
            "refused-not-over",
            "the log tells every secret: it is published when the game is over",
        )
    return live.table.log(log_names(live))


def log_names(live: LiveTable) -> list[str]:
    """Names for a log: bots by their level, the forgotten by their seat."""
    names: list[str] = []
    for number, (seat, who) in enumerate(zip(live.table.seats, live.row.occupants, strict=True)):
        bot = f"{seat.chair.level} bot {number + 1}"
        names.append(bot if seat.chair.kind == "bot" else who.name or f"Player {number + 1}")
    return names


def export_game(worker: Worker, live: LiveTable, client: Client) -> protocol.ExportedGame:
    """A game as its player may have it."""
    mine = tuple(sorted(live.seats_of(client.id)))
    log: dict[str, Any] | None = None
    steps: dict[str, tuple[protocol.Step, ...]] = {}
    if live.table.status == "over" and live.table.opened.position is None:  # can be brought again
        log = msgspec.to_builtins(full_log(live))
    else:
        steps = {str(seat): tuple(wire.steps(live.table, seat)) for seat in mine}
    info = worker.pusher.info(live, client.id)
    return protocol.ExportedGame(info=info, seats=mine, log=log, steps=steps)
