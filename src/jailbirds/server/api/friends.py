"""Friends: whom I follow, and who of those at a table I could."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import Parameter

from jailbirds.server import protocol
from jailbirds.server.api.players import find_player
from jailbirds.server.clients.follows import MOST
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import lobby
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

TableName = Annotated[str, Parameter(max_length=64)]


async def _changed(worker: Worker, client: Client) -> protocol.Friends:
    worker.friends_watch.look(client.id)
    worker.messenger.tell(client.id, "friends")
    return await worker.friends_watch.whole(client.id)


@get("/")
async def list_friends(worker: Worker, client: Client) -> protocol.Friends:
    """Whom I follow, who of them is online, and where a seat is kept for me."""
    return await worker.friends_watch.whole(client.id)


@post("/", status_code=200)
async def follow(worker: Worker, client: Client, data: protocol.NewFriend) -> protocol.Friends:
    """Follow somebody whose page I may see. They are not told."""
    face = await find_player(worker, client, data.page)
    if face.client == client.id:
        raise Refusal("malformed", "refused-malformed", "one does not follow oneself")
    if not await worker.follows.add(client.id, face.client):
        raise Refusal(
            "limit",
            "refused-friends",
            f"{MOST} friends at most: follow somebody no longer first",
            args={"most": MOST},
        )
    return await _changed(worker, client)


@delete("/{handle:str}", status_code=200)
async def unfollow(worker: Worker, client: Client, handle: str) -> protocol.Friends:
    """Follow somebody no longer."""
    other = await worker.follows.find(client.id, handle)
    if other is None:
        raise Refusal("missing", "refused-missing", "you follow nobody of this id")
    await worker.follows.remove(client.id, other)
    return await _changed(worker, client)


@get("/{table:str}/people")
async def list_people(worker: Worker, client: Client, table: TableName) -> protocol.PeopleAt:
    """The others at a table who can be followed, and those whom I follow already."""
    live = await lobby.find_table(worker, table, client)
    sitting = [who.client for who in live.row.occupants]
    followed = await worker.follows.of(client.id)
    found: dict[str, protocol.PersonAt] = {}
    faces = await worker.players.faces(who for who in sitting if who and who != client.id)
    for who, face in faces.items():
        if face.hidden or await worker.blocks.keeps_away({who}, client.id):
            continue
        friend = worker.follows.handle(client.id, who) if who in followed else None
        found[who] = protocol.PersonAt(page=face.page, friend=friend)
    seats = tuple(found.get(who) if who else None for who in sitting)
    return protocol.PeopleAt(table=table, seats=seats)


router = Router("/me/friends", route_handlers=[list_friends, follow, unfollow], tags=["me"])
at_tables = Router("/tables", route_handlers=[list_people], tags=["tables"])
