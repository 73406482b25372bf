"""Tables: opening, joining, looking; logs and replays of what was played."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Parameter, QueryParameter

from jailbirds.kernel.game import Game
from jailbirds.server import protocol
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import archive, lobby, wire
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal
from jailbirds.table.outdated import OutdatedTable
from jailbirds.table.past import game_after

TableName = Annotated[str, Parameter(max_length=64)]
Invite = Annotated[str | None, QueryParameter(name="invite", max_length=64, required=False)]
SeatNumber = Annotated[int | None, QueryParameter(name="seat", ge=0, le=5, required=False)]


@get("/")
async def list_tables(worker: Worker, visitor: Client | None) -> protocol.Tables:
    """Tables that wait for anybody, and where somebody is."""
    who = visitor.id if visitor else None
    found = await worker.lobby_watch.tables(who)
    return protocol.Tables(tables=tuple(worker.pusher.info(live, who) for live in found))


@post("/")
async def open_table(worker: Worker, client: Client, data: protocol.NewTable) -> protocol.TableInfo:
    """Open a table. Where no seat is `open`, the game begins at once."""
    live = await lobby.open_new(worker, client, data)
    return worker.pusher.info(live, client.id)


@post("/lesson")
async def open_lesson(
    worker: Worker, client: Client, data: protocol.NewLesson
) -> protocol.TableInfo:
    """Open the table of a title's first lesson, or go on where one was."""
    live = await lobby.open_lesson(worker, client, data)
    return worker.pusher.info(live, client.id)


@get("/{table:str}")
async def read_table(
    worker: Worker, visitor: Client | None, table: TableName, invite: Invite = None
) -> protocol.TableInfo:
    """A table from outside."""
    live = await lobby.find_table(worker, table, visitor, invite)
    return worker.pusher.info(live, visitor.id if visitor else None)


@post("/{table:str}/join", status_code=200)
async def join_table(
    worker: Worker, client: Client, table: TableName, data: protocol.Join
) -> protocol.Joined:
    """Sit down at a table, by its invitation or because it is open to all."""
    live = await lobby.find_table(worker, table, client, data.invite)
    seat = await lobby.join(worker, client, live, data.invite, data.seat)
    return protocol.Joined(table=worker.pusher.info(live, client.id), seat=seat)


@post("/{table:str}/rematch", status_code=200)
async def ask_for_rematch(worker: Worker, client: Client, table: TableName) -> protocol.TableInfo:
    """The same people at a new table, seats rotated."""
    live = await lobby.find_table(worker, table, client)
    found = await lobby.rematch(worker, client, live)
    return worker.pusher.info(await lobby.find_table(worker, found, client), client.id)


@get("/{table:str}/steps")
async def read_steps(
    worker: Worker, visitor: Client | None, table: TableName, seat: SeatNumber = None
) -> protocol.Steps:
    """All that happened, as far as a seat of one's own, or a spectator, may know."""
    live = await lobby.find_table(worker, table, visitor)
    await _check_eyes(worker, live, visitor, seat)
    steps = wire.steps(live.table, seat)
    return protocol.Steps(table=table, seat=seat, steps=tuple(steps))


@get("/{table:str}/log", media_type="application/json")
async def read_log(worker: Worker, visitor: Client | None, table: TableName) -> Response[bytes]:
    """The whole log of a finished game, with its seed: for `jailbirds verify`."""
    live = await lobby.find_table(worker, table, visitor)
    text = archive.full_log(live).to_json().encode()
    name = f"{live.table.title.name}-{live.id}.json"
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/{table:str}/replay")
async def read_replay(
    worker: Worker,
    visitor: Client | None,
    table: TableName,
    seat: SeatNumber = None,
    start: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=100)] = 50,
    every: Annotated[int, Parameter(ge=1, le=100_000)] = 1,
    sketch: bool = False,
) -> protocol.Replay:
    """A finished game, picture by picture, through anybody's eyes; or every so many moves."""
    live = await lobby.find_table(worker, table, visitor)
    if live.table.status != "over":
        raise Refusal("early", "refused-not-over", "a replay is shown when the game is over")
    _check_seat(live, seat)
    lobby.check_rules(live)
    assert live.table.game is not None
    shown = range(start, start + count * every, every)
    return await asyncio.to_thread(_replay, table, live.table.game, seat, shown, sketch)


def _replay(
    table: str, finished: Game, seat: int | None, shown: range, sketch: bool
) -> protocol.Replay:
    game = finished.after(0)
    frames = []
    for number in range(min(shown[-1], len(finished.moves)) + 1):
        move = finished.moves[number - 1] if number else None
        if move is not None:
            game.play(move.seat, move.action)
        if number in shown:
            frames.append(wire.frame(game, number, move, seat, sketch))
    return protocol.Replay(table=table, seat=seat, moves=len(finished.moves), frames=tuple(frames))


@get("/{table:str}/end")
async def read_end(worker: Worker, visitor: Client | None, table: TableName) -> protocol.EndOfGame:
    """How a game ended whose rules are no longer played: all of its boards that is left."""
    live = await lobby.find_table(worker, table, visitor)
    if not isinstance(live.table, OutdatedTable):
        raise Refusal("missing", "refused-missing", "the whole game is there: see …/replay")
    return protocol.EndOfGame(table=table, sketch=live.table.picture.sketch)


@get("/{table:str}/past")
async def read_past(
    worker: Worker,
    visitor: Client | None,
    table: TableName,
    number: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: SeatNumber = None,
    sketch: bool = False,
) -> protocol.Frame:
    """The board after a step, while the game runs: as one's own seat, or a spectator, saw it."""
    live = await lobby.find_table(worker, table, visitor)
    await _check_eyes(worker, live, visitor, seat)
    lobby.check_rules(live)
    if number > live.table.version(seat):
        await worker.tables.catch_up(live)
    found = game_after(live.table, seat, number)
    if found is None:
        raise Refusal("missing", "refused-missing", f"there was no board at step {number}")
    game, move = found
    return wire.frame(game, number, move, seat, sketch)


def _check_seat(live: LiveTable, seat: int | None) -> None:
    if seat is not None and seat >= live.table.players:
        raise Refusal("not_yours", "refused-seat", f"there is no seat {seat} at this table")


async def _check_eyes(
    worker: Worker, live: LiveTable, visitor: Client | None, seat: int | None
) -> None:
    """While a game runs one looks through one's own eyes only."""
    _check_seat(live, seat)
    if seat is None or live.table.status == "over":
        return
    if not await lobby.owns(worker, live, visitor.id if visitor else None, seat):
        raise Refusal("not_yours", "refused-seat", f"seat {seat} is not yours")


router = Router(
    "/tables",
    route_handlers=[
        *(list_tables, open_table, open_lesson, read_table, join_table, ask_for_rematch),
        *(read_steps, read_past, read_log, read_replay, read_end),
    ],
    tags=["tables"],
)
