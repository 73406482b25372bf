"""Safety: whom I do not want to hear or to meet, and reports to whoever runs the server."""

from __future__ import annotations

import hmac

from litestar import Router, delete, get, post
from sqlalchemy import Connection, insert

from jailbirds.server import protocol
from jailbirds.server.clients.blocks import Block
from jailbirds.server.clients.identity import handle_for, new_id
from jailbirds.server.storage.committer import Work
from jailbirds.server.storage.reader import Client
from jailbirds.server.storage.schema import reports
from jailbirds.server.tables import lobby
from jailbirds.server.tables.live_table import now_ms
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal


async def _find(worker: Worker, client: Client, whom: protocol.Whom) -> tuple[str, str, str | None]:
    """Who is meant: a client, by what name, and what was said there."""
    found: tuple[str | None, str, str | None] = (None, "", None)
    if whom.page is not None:
        face = await worker.players.by_page(whom.page)
        if face is not None and not face.hidden:
            found = (face.client, face.nickname, None)
    elif whom.table is not None:
        live = await lobby.find_table(worker, whom.table, client)
        if whom.line is not None:
            lines = await worker.reader.chat(live.id, after=whom.line - 1, most=None)
            said = next((line for line in lines if line.number == whom.line), None)
            if said is not None and (said.channel != "watchers" or not live.seats_of(client.id)):
                found = (said.client, said.name, said.text)
        elif whom.seat is not None and whom.seat < live.table.players:
            sits = live.row.occupants[whom.seat]
            found = (sits.client, sits.name or "", None)
    other, name, text = found
    if other is None or other == client.id:
        raise Refusal("missing", "refused-missing", "expected another person: a page, seat or line")
    return other, name, text


def _handle(worker: Worker, client: Client, block: Block) -> str:
    return handle_for(worker.secret, "block", client.id, block.other)


async def describe(worker: Worker, client: Client) -> tuple[protocol.Blocked, ...]:
    return tuple(
        protocol.Blocked(
            id=_handle(worker, client, each), name=each.name, kind=each.kind, at=each.at
        )
        for each in await worker.blocks.of(client.id)
    )


async def _changed(worker: Worker, client: Client, other: str) -> protocol.MyBlocks:
    await worker.blocks_changed(client.id, other)
    worker.messenger.tell("", "blocks", clients=(client.id, other))
    return protocol.MyBlocks(blocked=await describe(worker, client))


@get("/blocks")
async def list_blocks(worker: Worker, client: Client) -> protocol.MyBlocks:
    """Whom I have muted or blocked."""
    return protocol.MyBlocks(blocked=await describe(worker, client))


@post("/blocks", status_code=200)
async def block(worker: Worker, client: Client, data: protocol.NewBlock) -> protocol.MyBlocks:
    """Mute or block somebody."""
    other, name, _ = await _find(worker, client, data)
    if not await worker.blocks.add(client.id, other, data.kind, name):
        raise Refusal("limit", "refused-limit", "you have muted or blocked too many already")
    return await _changed(worker, client, other)


@delete("/blocks/{handle:str}", status_code=200)
async def unblock(worker: Worker, client: Client, handle: str) -> protocol.MyBlocks:
    """Hear somebody again."""
    for each in await worker.blocks.of(client.id):
        if hmac.compare_digest(_handle(worker, client, each).encode(), handle.encode()):
            await worker.blocks.remove(client.id, each.other)
            return await _changed(worker, client, each.other)
    raise Refusal("missing", "refused-missing", "you have blocked nobody of this id")


@post("/reports")
async def report(worker: Worker, client: Client, data: protocol.NewReport) -> None:
    """Tell whoever runs the server about somebody."""
    if not worker.reports.take(client.id):
        raise Refusal("limit", "refused-limit", "so many reports at once: wait a bit")
    other, name, line = await _find(worker, client, data)
    row = {
        "id": new_id(),
        "client_id": client.id,
        "other": other,
        "name": name,
        "table_id": data.table,
        "reason": data.reason,
        "text": "".join(c for c in data.text if c.isprintable() or c == "\n"),
        "line": line,
        "at": now_ms(),
        "done": False,
    }

    def job(connection: Connection) -> None:
        connection.execute(insert(reports), [row])

    await worker.committer.keep(Work(client.id, job=job))


router = Router("/me", route_handlers=[list_blocks, block, unblock, report], tags=["me"])
