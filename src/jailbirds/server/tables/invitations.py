"""Invitations: seats that are kept for somebody until they sit down, or say no."""

from __future__ import annotations

from jailbirds.server import protocol
from jailbirds.server.clients.accounts import clean_name
from jailbirds.server.storage.player_reader import Face
from jailbirds.server.storage.reader import Client, Occupant
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal


async def may_invite(worker: Worker, client: Client, who: Occupant) -> Occupant:
    """Who is asked to a table: not those who have been parted from whoever asks."""
    if who.client is None or who.client == client.id:
        return who
    if await worker.blocks.keeps_away({who.client}, client.id):
        return Occupant()
    if not worker.invitations.take(client.id):
        most = worker.settings.invitations_per_hour
        raise Refusal(
            "limit",
            "refused-invitations",
            f"{most} invitations an hour at most: wait a bit",
            args={"most": most},
        )
    return who


async def occupants_of(
    worker: Worker, client: Client, wanted: list[protocol.NewSeat]
) -> list[Occupant]:
    """Who sits where at a new table, and for whom seats are kept there."""
    asked = [seat.friend for seat in wanted if seat.kind == "friend"]
    if len(set(asked)) < len(asked):
        raise Refusal("malformed", "refused-malformed", "a friend has one seat at a table")
    return [await _occupant(worker, client, seat) for seat in wanted]


async def _occupant(worker: Worker, client: Client, seat: protocol.NewSeat) -> Occupant:
    if seat.kind in ("me", "device"):
        return Occupant(client.id, clean_name(seat.name or client.nickname))
    if seat.kind != "friend":
        return Occupant()
    friend = await _friend(worker, client, seat.friend or "")
    for table in await worker.reader.invitations_of(friend.client):
        live = await worker.tables.readable(table)
        if live and live.row.owner == client.id and friend.client in live.invited:
            raise Refusal(
                "limit",
                "refused-invited",
                f"a seat is kept for {friend.nickname} at table {table} already",
                args={"name": friend.nickname},
            )
    return await may_invite(worker, client, Occupant(friend.client, friend.nickname))


async def _friend(worker: Worker, client: Client, handle: str) -> Face:
    """A friend who can be invited: whoever hides is left alone."""
    other = await worker.follows.find(client.id, handle)
    face = (await worker.players.faces([other])).get(other) if other else None
    if face is None or face.hidden:
        raise Refusal(
            "missing", "refused-friend", "you follow nobody of this id who shows their page"
        )
    return face
