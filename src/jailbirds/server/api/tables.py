"""Tables: opening, joining, looking; logs and replays of what was played."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Parameter, QueryParameter

import jailbirds
from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import CHANCE
from jailbirds.server import lobby, protocol, telling
from jailbirds.server.house import House
from jailbirds.server.rooms import Room
from jailbirds.server.storage.reading import Client
from jailbirds.table import Refusal

TableName = Annotated[str, Parameter(max_length=64)]
Invite = Annotated[str | None, QueryParameter(name="invite", max_length=64, required=False)]
SeatNumber = Annotated[int | None, QueryParameter(name="seat", ge=0, le=5, required=False)]
MOST_LISTED = 50


@get("/")
async def list_tables(house: House, visitor: Client | None) -> protocol.Tables:
    """Tables that wait for anybody."""
    found = []
    for table in await house.reader.open_tables(MOST_LISTED):
        room = await house.rooms.get(table)
        if room is not None:
            found.append(house.pusher.info(room, visitor.id if visitor else None))
    return protocol.Tables(tables=tuple(found))


@post("/")
async def open_table(house: House, client: Client, data: protocol.NewTable) -> protocol.TableInfo:
    """Open a table. Where no seat is `open`, the game begins at once."""
    room = await lobby.open_new(house, client, data)
    return house.pusher.info(room, client.id)


@get("/{table:str}")
async def read_table(
    house: House, visitor: Client | None, table: TableName, invite: Invite = None
) -> protocol.TableInfo:
    """A table from outside."""
    room = await lobby.find_room(house, table, visitor, invite)
    return house.pusher.info(room, visitor.id if visitor else None)


@post("/{table:str}/join", status_code=200)
async def join_table(
    house: House, client: Client, table: TableName, data: protocol.Join
) -> protocol.Joined:
    """Sit down at a table, by its invitation or because it is open to all."""
    room = await lobby.find_room(house, table, client, data.invite)
    seat = await lobby.join(house, client, room, data.invite, data.seat)
    return protocol.Joined(table=house.pusher.info(room, client.id), seat=seat)


@post("/{table:str}/rematch", status_code=200)
async def ask_for_rematch(house: House, client: Client, table: TableName) -> protocol.TableInfo:
    """The same people at a new table, seats rotated."""
    room = await lobby.find_room(house, table, client)
    found = await lobby.rematch(house, client, room)
    return house.pusher.info(await lobby.find_room(house, found, client), client.id)


@get("/{table:str}/steps")
async def read_steps(
    house: House, visitor: Client | None, table: TableName, seat: SeatNumber = None
) -> protocol.Steps:
    """All that happened, as far as a seat of one's own, or a spectator, may know."""
    room = await lobby.find_room(house, table, visitor)
    await _check_eyes(house, room, visitor, seat)
    steps = telling.steps(room.table, seat)
    return protocol.Steps(table=table, seat=seat, steps=tuple(steps))


@get("/{table:str}/log", media_type="application/json")
async def read_log(house: House, visitor: Client | None, table: TableName) -> Response[bytes]:
    """The whole log of a finished game, with its seed: for `jailbirds verify`."""
    room = await lobby.find_room(house, table, visitor)
    text = lobby.full_log(room).to_json().encode()
    name = f"{room.table.title.name}-{room.id}.json"
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/{table:str}/replay")
async def read_replay(
    house: House,
    visitor: Client | None,
    table: TableName,
    seat: SeatNumber = None,
    start: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=100)] = 50,
) -> protocol.Replay:
    """A finished game, picture by picture, through anybody's eyes."""
    room = await lobby.find_room(house, table, visitor)
    if room.table.status != "over":
        raise Refusal("early", "refused-not-over", "a replay is shown when the game is over")
    _check_seat(room, seat)
    assert room.table.game is not None
    return await asyncio.to_thread(_replay, table, room.table.game, seat, start, count)


def _replay(
    table: str, finished: Game, seat: int | None, start: int, count: int
) -> protocol.Replay:
    title = finished.title
    game = jailbirds.Game(title, finished.players, finished.options, roll=False)
    frames = []
    for number in range(min(start + count, len(finished.moves) + 1)):
        move = finished.moves[number - 1] if number else None
        if move is not None:
            game.play(move.seat, move.action)
        if number >= start:
            view = game.view(telling.viewer(seat))
            frames.append(
                protocol.Frame(
                    move=number,
                    seat=move.seat if move and move.seat != CHANCE else None,
                    chance=move is not None and move.seat == CHANCE,
                    happenings=telling.happenings(title, move.events, seat) if move else (),
                    view=view,
                    actors=tuple(actor for actor in game.actors if actor != CHANCE),
                    phase=view.phase,
                    turn=telling.turn(view.phase, view.seat),
                )
            )
    return protocol.Replay(table=table, seat=seat, moves=len(finished.moves), frames=tuple(frames))


def _check_seat(room: Room, seat: int | None) -> None:
    if seat is not None and seat >= room.table.players:
        raise Refusal("not_yours", "refused-seat", f"there is no seat {seat} at this table")


async def _check_eyes(house: House, room: Room, visitor: Client | None, seat: int | None) -> None:
    """While a game runs one looks through one's own eyes only."""
    _check_seat(room, seat)
    if seat is None or room.table.status == "over":
        return
    if not await lobby.owns(house, room, visitor.id if visitor else None, seat):
        raise Refusal("not_yours", "refused-seat", f"seat {seat} is not yours")


router = Router(
    "/tables",
    route_handlers=[
        *(list_tables, open_table, read_table, join_table, ask_for_rematch),
        *(read_steps, read_log, read_replay),
    ],
    tags=["tables"],
)
