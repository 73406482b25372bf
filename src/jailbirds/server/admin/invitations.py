"""Letting somebody new in, where the server lets in nobody uninvited."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.clients import tickets
from jailbirds.server.clients.identity import new_id
from jailbirds.server.settings import Settings

DAY = 24 * 3600
LETTERS = 20


async def invite(engine: AsyncEngine, settings: Settings, days: int) -> str:
    """The link by which one new player comes in."""
    word = new_id(LETTERS)
    async with engine.begin() as connection:
        await connection.run_sync(tickets.issue, word, "welcome", days * DAY)
    address = settings.public_url or f"http://localhost:{settings.port}"
    return f"{address.rstrip('/')}/?welcome={word}"
