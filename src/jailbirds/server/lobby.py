"""Opening tables, sitting down, playing again; importing games, and being forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, update

from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.log import Log
from jailbirds.server import protocol, telling
from jailbirds.server.house import House
from jailbirds.server.identity import hashed, is_invited, new_id, new_token
from jailbirds.server.rooms import Room, now_ms
from jailbirds.server.storage.committer import ADD_CLIENT, Clash, Work
from jailbirds.server.storage.reading import Client, Kept, Sitting
from jailbirds.server.storage.schema import chat, clients, entries, seats, tables
from jailbirds.table import (
    Chair,
    Clock,
    Join,
    Leave,
    LinkRematch,
    Opening,
    Refusal,
    Resign,
    decide,
    from_log,
    open_table,
)

SEED_BYTES = 32


def missing(table: str) -> Refusal:
    """The same answer for tables that are not there and those one may not see."""
    return Refusal("missing", "refused-missing", f"there is no table {table[:40]!r} for you")


async def find_room(
    house: House, table: str, client: Client | None, invite: str | None = None
) -> Room:
    """The room of a table that this client may see."""
    room = await house.rooms.get(table) if table.isalnum() else None
    if room is None:
        raise missing(table)
    who = client.id if client else None
    if not room.may_look(who) and not is_invited(house.secret, table, invite):
        await _hear_of_seats(house, room)
        if not room.may_look(who):
            raise missing(table)
    return room


async def owns(house: House, room: Room, client: str | None, seat: int) -> bool:
    """Does the seat belong to somebody?"""
    if client is not None and seat not in room.seats_of(client):
        await _hear_of_seats(house, room)
    return seat in room.seats_of(client)


async def _hear_of_seats(house: House, room: Room) -> None:
    """Before somebody is turned away: another worker may have seated them a moment ago."""
    if house.notices.used:
        await house.rooms.catch_up(room)


# --- people


async def arrive(house: House, nickname: str) -> tuple[Client, str]:
    """Somebody new, and the token to recognise them by."""
    client = Client(new_id(), clean_name(nickname), now_ms())
    token = new_token()
    row = {
        "id": client.id,
        "token_hash": hashed(token),
        "nickname": client.nickname,
        "created": client.created,
    }
    await house.committer.keep(Work(client.id, {ADD_CLIENT: [row]}))
    return client, token


def clean_name(name: str) -> str:
    """A nickname without anything that cannot be seen."""
    cleaned = _printable(name)
    if not cleaned:
        raise Refusal(
            "malformed", "refused-name", "a nickname needs at least one letter that can be seen"
        )
    return cleaned


def _printable(name: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


async def rename(house: House, client: Client, nickname: str) -> Client:
    """A new nickname; tables where somebody sits already keep the old one."""
    name = clean_name(nickname)

    def job(connection: Connection) -> None:
        statement = update(clients).where(clients.c.id == client.id).values(nickname=name)
        connection.execute(statement)

    await house.committer.keep(Work(client.id, job=job))
    house.forget_client(client.id)
    house.notices.tell(client.id, "client")
    return Client(client.id, name, client.created)


async def be_forgotten(house: House, client: Client) -> None:
    """Delete a nickname and all that was said under it; bots play on at its seats."""
    ids = await house.reader.tables_of(client.id, most=100_000)
    for table in ids:
        room = await house.rooms.get(table)
        for seat in room.seats_of(client.id) if room else ():
            await _get_up(house, room, seat)

    def job(connection: Connection) -> None:
        of = client.id
        connection.execute(delete(chat).where(chat.c.client_id == of))
        nobody = {"client_id": None, "name": None}
        connection.execute(update(seats).where(seats.c.client_id == of).values(nobody))
        anonymous = {"client_id": None, "command_id": None}
        connection.execute(update(entries).where(entries.c.client_id == of).values(anonymous))
        connection.execute(update(tables).where(tables.c.owner == of).values(owner=None))
        connection.execute(delete(clients).where(clients.c.id == of))

    await house.committer.keep(Work(client.id, job=job))
    house.forget_client(client.id)
    house.notices.tell(client.id, "client")
    for socket in list(house.sockets.get(client.id, ())):
        await socket.close(1000, "this nickname was deleted")
    for table in ids:
        house.notices.tell(table, "seats")
        room = house.rooms.awake.get(table)
        if room is not None:
            for seat in room.seats_of(client.id):
                room.seat(seat, Sitting())


async def _get_up(house: House, room: Room | None, seat: int) -> None:
    if room is None:
        return
    command = Leave(seat) if room.table.status == "waiting" else Resign(seat)
    with contextlib.suppress(Refusal):  # nobody sits there any more, or the game is over
        await house.rooms.carry_out(room, command, sitting={seat: Sitting()})


# --- tables


async def open_new(
    house: House, client: Client, wish: protocol.NewTable, seed: bytes | None = None
) -> Room:
    """Open a table; whoever opens it sits down at once."""
    await check_tables(house, client)
    wanted = list(wish.seats)
    if sum(seat.kind == "me" for seat in wanted) > 1:
        raise Refusal(
            "malformed", "refused-malformed", "'me' is one seat: others here are 'device'"
        )
    if wish.shuffle:
        random.SystemRandom().shuffle(wanted)
    chairs = [_chair(seat) for seat in wanted]
    sitting = [_sitting(seat, client) for seat in wanted]
    clock = Clock(wish.clock.kind, wish.clock.base, wish.clock.increment, wish.clock.days)
    opening = Opening(wish.title, chairs, wish.options, clock)
    return await _open(house, client, opening, sitting, wish.visibility, wish.spectators, seed)


async def check_tables(house: House, client: Client) -> None:
    most = house.settings.tables_per_client
    if await house.reader.running_of(client.id) >= most:
        raise Refusal(
            "limit",
            "refused-tables",
            f"you have {most} games that are not over: finish or leave one first",
            args={"most": most},
        )


async def _open(
    house: House,
    client: Client,
    opening: Opening,
    sitting: list[Sitting],
    visibility: str,
    spectators: bool,
    seed: bytes | None,
    rematch_of: str | None = None,
) -> Room:
    now = now_ms()
    seed = seed or secrets.token_bytes(SEED_BYTES)
    table = open_table(opening, seed, now, house.gears.of(opening.title))
    for seat, who in enumerate(sitting):
        if who.client == client.id:
            table = decide(table, Join(seat), now)
    kept = Kept(
        id=new_id(),
        visibility=visibility,
        spectators=spectators,
        owner=client.id,
        seed=seed,
        created=now,
        rematch_of=rematch_of,
        sitting=tuple(sitting),
    )
    return await house.rooms.open(kept, table)


def _chair(seat: protocol.NewSeat) -> Chair:
    if seat.kind == "bot":
        return Chair("bot", seat.level)
    return Chair("device" if seat.kind == "device" else "person", seat.level)


def _sitting(seat: protocol.NewSeat, client: Client) -> Sitting:
    if seat.kind == "me":
        return Sitting(client.id, clean_name(seat.name or client.nickname))
    if seat.kind == "device":
        return Sitting(client.id, clean_name(seat.name or client.nickname))
    return Sitting()


async def join(
    house: House, client: Client, room: Room, invite: str | None, seat: int | None
) -> int:
    """Sit down: on the seat that is kept for one, on the one wished for, or on the first free."""
    mine = room.seats_of(client.id)
    seated = [s for s in sorted(mine) if room.table.seats[s].plays != "nobody"]
    if seated:
        return seated[0]
    if (
        not mine
        and room.kept.visibility != "open"
        and not is_invited(house.secret, room.id, invite)
    ):
        raise Refusal(
            "not_yours",
            "refused-invite",
            "to sit down here one needs the invitation: the link with ?invite=…",
        )
    await check_tables(house, client)
    for _ in range(room.table.players):
        chosen = _free_seat(room, client, seat)
        try:
            await house.rooms.carry_out(
                room, Join(chosen), sitting={chosen: Sitting(client.id, client.nickname)}
            )
        except Refusal as refusal:
            if refusal.kind != "full" or seat is not None:
                raise
        else:
            return chosen
    raise _full()


def _free_seat(room: Room, client: Client, wish: int | None) -> int:
    free = [
        seat
        for seat, (now, who) in enumerate(zip(room.table.seats, room.kept.sitting, strict=True))
        if now.plays == "nobody" and who.client in (None, client.id)
    ]
    kept = [seat for seat in free if room.kept.sitting[seat].client == client.id]
    if wish is not None and wish in free:
        return wish
    if wish is not None or not free:
        raise _full()
    return (kept or free)[0]


def _full() -> Refusal:
    return Refusal("full", "refused-taken", "that seat is taken")


async def rematch(house: House, client: Client, room: Room) -> str:
    """The same people at a new table, one seat further on; returns its id.

    The seats of the others are kept for them until they sit down.
    """
    table = room.table
    if not room.seats_of(client.id):
        raise Refusal("not_yours", "refused-seat", "only those who played can ask for a rematch")
    if table.status != "over":
        raise Refusal("early", "refused-not-over", "the game is not over yet")
    if table.rematch is None:
        await check_tables(house, client)
        turn = range(1, table.players + 1)
        order = [number % table.players for number in turn]
        opening = Opening(
            table.title.name,
            [table.opened.chairs[seat] for seat in order],
            table.opened.options,
            table.opened.clock,
        )
        kept = room.kept
        new = await _open(
            *(house, client, opening, [kept.sitting[seat] for seat in order]),
            *(kept.visibility, kept.spectators, None, room.id),
        )
        await house.rooms.carry_out(room, LinkRematch(new.id))
    found = room.table.rematch
    assert found is not None
    return found


async def import_log(house: House, client: Client, log: Log) -> tuple[str, bool]:
    """Keep a finished game that was played elsewhere; its table, and whether it is new."""
    known = await house.reader.imported(client.id, log.checksum)
    if known is not None:
        return known, False
    now = now_ms()
    try:
        table = await asyncio.to_thread(from_log, log, now, house.gears.of(log.title))
    except Refusal:
        raise
    except JailbirdsError as error:
        raise Refusal("malformed", "refused-log", str(error)) from None
    kept = Kept(
        id=new_id(),
        visibility="private",
        spectators=True,
        owner=client.id,
        seed=table.seed,
        created=now,
        rematch_of=None,
        sitting=tuple(Sitting(None, _printable(name)[:64]) for name in log.names),
    )
    try:
        await house.rooms.open(kept, table, origin=log.checksum)
    except Clash:
        raise Refusal("busy", "refused-busy", "try again") from None
    return kept.id, True


def full_log(room: Room) -> Log:
    """The log of a finished game, for `jailbirds verify`."""
    if room.table.status != "over":
        raise Refusal(
            "early",
            "refused-not-over",
            "the log tells every secret: it is published when the game is over",
        )
    return room.table.log(log_names(room))


def log_names(room: Room) -> list[str]:
    """Names for a log: bots by their level, the forgotten by their seat."""
    names: list[str] = []
    for number, (seat, who) in enumerate(zip(room.table.seats, room.kept.sitting, strict=True)):
        bot = f"{seat.chair.level} bot {number + 1}"
        names.append(bot if seat.chair.kind == "bot" else who.name or f"Player {number + 1}")
    return names


def export_game(house: House, room: Room, client: Client) -> protocol.ExportedGame:
    """A game as its player may have it."""
    mine = tuple(sorted(room.seats_of(client.id)))
    log: dict[str, Any] | None = None
    steps: dict[str, tuple[protocol.Step, ...]] = {}
    if room.table.status == "over":
        log = msgspec.to_builtins(full_log(room))
    else:
        steps = {str(seat): tuple(telling.steps(room.table, seat)) for seat in mine}
    info = house.pusher.info(room, client.id)
    return protocol.ExportedGame(info=info, seats=mine, log=log, steps=steps)
