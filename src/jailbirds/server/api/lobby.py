"""The lobby, for a look: whoever stays hears of changes by a WebSocket."""

from __future__ import annotations

from litestar import Router, get

from jailbirds.server import protocol
from jailbirds.server.storage.reader import Client
from jailbirds.server.workers.worker import Worker


@get("/")
async def read_lobby(worker: Worker, visitor: Client | None) -> protocol.Lobby:
    """Open tables, people who look for a game, and games that anybody may watch."""
    return await worker.lobby_watch.whole(visitor.id if visitor else None)


router = Router("/lobby", route_handlers=[read_lobby], tags=["lobby"])
