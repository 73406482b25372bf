"""The lobby: finding and opening tables, sitting down, playing again."""

from __future__ import annotations

import logging
import random
import secrets

import msgspec

import jailbirds
from jailbirds.kernel.game import Game
from jailbirds.server import protocol
from jailbirds.server.bots.bot_names import name_bots
from jailbirds.server.clients.identity import id_for, is_invited, new_id
from jailbirds.server.storage.committer import Clash
from jailbirds.server.storage.reader import Client, Occupant, TableRow
from jailbirds.server.tables.invitations import may_invite, occupants_of
from jailbirds.server.tables.live_table import LiveTable, now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import (
    Cancel,
    Chair,
    Clock,
    Fill,
    Join,
    LinkRematch,
    Opening,
    Refusal,
    Resign,
    decide,
    open_table,
)
from jailbirds.table.lesson import NoLesson, lesson_of
from jailbirds.table.outdated import OutdatedTable

log = logging.getLogger(__name__)
SEED_BYTES = 32


def missing(table: str) -> Refusal:
    """The same answer for tables that are not there and those one may not see."""
    return Refusal("missing", "refused-missing", f"there is no table {table[:40]!r} for you")


async def find_table(
    worker: Worker, table: str, client: Client | None, invite: str | None = None
) -> LiveTable:
    """A table that this client may see."""
    live = await worker.tables.get(table) if table.isalnum() else None
    if live is None or live.table.cancelled:
        raise missing(table)
    who = client.id if client else None
    # an invitation is one to sit down: when the game runs, it no longer opens the door
    invited = live.table.status == "waiting" and is_invited(worker.secret, table, invite)
    if not live.may_look(who) and not invited:
        await _hear_of_seats(worker, live)
        if not live.may_look(who):
            raise missing(table)
    return live


async def owns(worker: Worker, live: LiveTable, client: str | None, seat: int) -> bool:
    """Does the seat belong to somebody?"""
    if client is not None and seat not in live.seats_of(client):
        await _hear_of_seats(worker, live)
    return seat in live.seats_of(client)


def check_rules(live: LiveTable) -> None:
    """Is the game still there to be played, or played again, and not its end alone?"""
    if isinstance(live.table, OutdatedTable):
        raise Refusal(
            "unreadable",
            "refused-outdated",
            f"version {live.table.opened.rules_version} of the rules is no longer played here: "
            "only the end of the game can be seen, at …/end",
        )


def is_host(live: LiveTable, client: str) -> bool:
    """Whoever opened the table; once that one no longer plays, anybody who does."""
    owner = live.seats_of(live.row.owner)
    if any(live.table.seats[seat].plays == "person" for seat in owner):
        return client == live.row.owner
    return client == live.row.owner or bool(live.seats_of(client))


def check_pace(live: LiveTable, client: str) -> None:
    if not is_host(live, client):
        raise Refusal("not_yours", "refused-pace", "whoever opened the table sets the pace")


def check_skip(live: LiveTable, client: str) -> None:
    """Bots are not hurried on where somebody else may be following them."""
    others = set(range(live.table.players)) - live.seats_of(client)
    if any(live.table.seats[seat].plays == "person" for seat in others):
        check_pace(live, client)


async def _hear_of_seats(worker: Worker, live: LiveTable) -> None:
    """Before somebody is turned away: another worker may have seated them a moment ago."""
    if worker.messenger.used:
        await worker.tables.catch_up(live)


async def open_new(
    worker: Worker, client: Client, wish: protocol.NewTable, seed: bytes | None = None
) -> LiveTable:
    """Open a table; whoever opens it sits down at once."""
    wanted = list(wish.seats)
    if sum(seat.kind == "me" for seat in wanted) > 1:
        raise Refusal(
            "malformed", "refused-malformed", "'me' is one seat: others here are 'device'"
        )
    if wish.shuffle:
        random.SystemRandom().shuffle(wanted)
    chairs = name_bots([_chair(seat) for seat in wanted])
    given = wish.clock
    clock = Clock(given.kind, given.base, given.increment, given.days, given.vacation)
    opening = Opening(
        *(wish.title, chairs, wish.options, clock, wish.pace),
        rated=wish.rated,
        hints=wish.hints,
    )
    name = id_for(worker.secret, client.id, wish.id) if wish.id else None
    async with worker.opening(client.id):
        known = await worker.tables.get(name) if name else None
        if known is not None:
            return known  # the answer was lost
        await check_tables(worker, client)
        occupants = await occupants_of(worker, client, wanted)
        try:
            return await _open(
                *(worker, client, opening, occupants, wish.visibility, wish.spectators, seed),
                name=name,
            )
        except Clash:  # another worker was faster
            known = await worker.tables.get(name) if name else None
            if known is None:
                raise
            return known


async def open_lesson(worker: Worker, client: Client, wish: protocol.NewLesson) -> LiveTable:
    """The table of a first lesson: the one that somebody is in, or a new one."""
    title = jailbirds.title(wish.title)
    try:
        lesson = lesson_of(title)
    except NoLesson as error:
        raise Refusal("missing", "refused-missing", str(error)) from None
    for table in await worker.reader.running_of(client.id):
        live = await worker.tables.readable(table)
        if live is None or not live.table.opened.lesson or live.table.title is not title:
            continue
        learner = live.table.seats[lesson.seat]
        if not wish.anew and learner.plays == "person":
            return live
        if not learner.resigned:
            await worker.tables.carry_out(live, Resign(lesson.seat))
    opening = lesson.opening(title, wish.pace)
    occupants = [Occupant() for _ in opening.chairs]
    occupants[lesson.seat] = Occupant(client.id, client.nickname)
    async with worker.opening(client.id):
        await check_tables(worker, client)
        return await _open(
            *(worker, client, opening, occupants), "private", False, lesson.seed_bytes()
        )


async def open_from(
    worker: Worker,
    client: Client,
    game: Game,
    seat: int,
    level: protocol.LevelName,
    wish: str | None,
) -> LiveTable:
    """Open a table that begins where a game stands, for one person on a seat against bots; the same
    wish opens it once."""
    chairs = [Chair("bot", level)] * game.players
    chairs[seat] = Chair("person", level)
    opening = Opening(
        game.title.name,
        name_bots(chairs),
        msgspec.to_builtins(game.options),
        position=str(game.position),
    )
    occupants = [Occupant() for _ in chairs]
    occupants[seat] = Occupant(client.id, client.nickname)
    name = id_for(worker.secret, client.id, wish) if wish else None
    async with worker.opening(client.id):
        known = await worker.tables.get(name) if name else None
        if known is not None:
            return known  # the answer was lost
        await check_tables(worker, client)
        return await _open(*(worker, client, opening, occupants), "private", True, None, name=name)


async def check_tables(worker: Worker, client: Client) -> None:
    """May somebody have one more table? Ask it in `worker.opening`: several may come at once."""
    most = worker.settings.tables_per_client
    if len(await worker.reader.running_of(client.id)) >= most:
        if worker.told_of_tables.take(client.id):
            log.warning("somebody wants more tables than allowed", extra={"client": client.id})
        raise Refusal(
            "limit",
            "refused-tables",
            f"you have {most} games that are not over: finish or leave one first",
            args={"most": most},
        )


async def _open(
    worker: Worker,
    client: Client,
    opening: Opening,
    occupants: list[Occupant],
    visibility: str,
    spectators: bool,
    seed: bytes | None,
    rematch_of: str | None = None,
    name: str | None = None,
) -> LiveTable:
    now = now_ms()
    seed = seed or secrets.token_bytes(SEED_BYTES)
    table = open_table(opening, seed, now, worker.gears.of(opening.title))
    for seat, who in enumerate(occupants):
        if who.client == client.id:
            table = decide(table, Join(seat), now)
    row = TableRow(
        id=name or new_id(),
        visibility=visibility,
        spectators=spectators,
        owner=client.id,
        seed=seed,
        created=now,
        rematch_of=rematch_of,
        occupants=tuple(occupants),
    )
    return await worker.tables.open(row, table)


def _chair(seat: protocol.NewSeat) -> Chair:
    if seat.kind == "bot":
        return Chair("bot", seat.level)
    return Chair("device" if seat.kind == "device" else "person", seat.level)


async def join(
    worker: Worker, client: Client, live: LiveTable, invite: str | None, seat: int | None
) -> int:
    """Sit down: on the seat that is kept for one, on the one wished for, or on the first free."""
    seated = _seat_of(live, client)
    if seated is not None:
        return seated
    if (
        not live.seats_of(client.id)
        and live.row.visibility != "open"
        and not is_invited(worker.secret, live.id, invite)
    ):
        raise Refusal(
            "not_yours",
            "refused-invite",
            "to sit down here one needs the invitation: the link with ?invite=…",
        )
    sitting = {who.client for who in live.row.occupants if who.client is not None}
    if await worker.blocks.keeps_away(sitting - {client.id}, client.id):
        raise Refusal(
            "not_yours", "refused-blocked", "somebody at this table and you have been parted"
        )
    async with worker.opening(client.id):
        await check_tables(worker, client)
        for _ in range(live.table.players):
            # oneself may have taken it: at another worker, which did not live to say so
            seated = _seat_of(live, client)
            if seated is not None:
                return seated
            chosen = _free_seat(live, client, seat)
            try:
                await worker.tables.carry_out(
                    live, Join(chosen), occupants={chosen: Occupant(client.id, client.nickname)}
                )
            except Refusal as refusal:
                if refusal.kind != "full":
                    raise
            else:
                return chosen
    raise _full()


def _seat_of(live: LiveTable, client: Client) -> int | None:
    """Where somebody sits already."""
    mine = sorted(live.seats_of(client.id))
    return next((seat for seat in mine if live.table.seats[seat].plays != "nobody"), None)


def _free_seat(live: LiveTable, client: Client, wish: int | None) -> int:
    free = [
        seat
        for seat, (now, who) in enumerate(zip(live.table.seats, live.row.occupants, strict=True))
        if now.plays == "nobody" and who.client in (None, client.id)
    ]
    kept = [seat for seat in free if live.row.occupants[seat].client == client.id]
    if wish is not None and wish in free:
        return wish
    if wish is not None or not free:
        raise _full()
    return (kept or free)[0]


def _full() -> Refusal:
    return Refusal("full", "refused-taken", "that seat is taken")


async def fill(
    worker: Worker, client: Client, live: LiveTable, level: str, command_id: str
) -> None:
    """Give the free seats to bots: also those that are kept for somebody from the last game."""
    _check_host(live, client)
    chairs = [seat.chair for seat in live.table.seats]
    free = [k for k, seat in enumerate(live.table.seats) if seat.plays == "nobody"]
    for seat in free:
        chairs[seat] = Chair("bot", level)
    named = name_bots(chairs)
    await worker.tables.carry_out(
        live,
        Fill({seat: named[seat] for seat in free}),
        client=client.id,
        command_id=command_id,
        occupants=dict.fromkeys(free, Occupant()),
    )


async def cancel(worker: Worker, client: Client, live: LiveTable, command_id: str) -> None:
    """Take a table away before its game."""
    _check_host(live, client)
    await worker.tables.carry_out(live, Cancel(), client=client.id, command_id=command_id)


def _check_host(live: LiveTable, client: Client) -> None:
    if not is_host(live, client.id):
        raise Refusal("not_yours", "refused-owner", "only whoever opened the table can do that")


async def rematch(worker: Worker, client: Client, live: LiveTable) -> str:
    """The same people at a new table, one seat further on; returns its id.

    The seats of the others are kept for them until they sit down.
    """
    table = live.table
    if not live.seats_of(client.id):
        raise Refusal("not_yours", "refused-seat", "only those who played can ask for a rematch")
    if table.status != "over":
        raise Refusal("early", "refused-not-over", "the game is not over yet")
    check_rules(live)
    async with live.rematching:  # all at the table may ask at once
        linked = await worker.tables.readable(live.table.rematch) if live.table.rematch else None
        if linked is None or linked.table.cancelled:
            await _open_rematch(worker, client, live)
    found = live.table.rematch
    assert found is not None
    return found


async def _open_rematch(worker: Worker, client: Client, live: LiveTable) -> None:
    table, row = live.table, live.row
    # where a position was played on from, it is tried once more, from the same seat
    position = None if table.opened.lesson else table.opened.position
    turn = range(1, table.players + 1) if position is None else range(table.players)
    order = [number % table.players for number in turn]
    opening = Opening(
        table.title.name,
        [table.seats[seat].chair for seat in order],
        table.opened.options,
        table.opened.clock,
        table.pace,
        number=table.opened.number + 1,
        wins=tuple(table.wins[seat] for seat in order),
        rated=table.opened.rated,
        hints=table.opened.hints,
        position=position,
    )
    kept = [await may_invite(worker, client, row.occupants[seat]) for seat in order]
    async with worker.opening(client.id):
        await check_tables(worker, client)
        new = await _open(
            *(worker, client, opening, kept),
            *(row.visibility, row.spectators, None, live.id),
        )
    await worker.tables.carry_out(live, LinkRematch(new.id, table.rematch))
    if live.table.rematch != new.id:  # somebody was faster by another worker
        await worker.tables.carry_out(new, Cancel())
