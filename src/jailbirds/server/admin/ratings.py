"""Ratings, for an operator: do they follow from the results, and if not, once more."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.ratings.results import kept, recount, replace_all


async def check_ratings(engine: AsyncEngine, again: bool) -> tuple[int, list[tuple[str, str]]]:
    """How many ratings there are, and those that are not what the results say, by title and
    player; with `again`, all are put right."""
    async with engine.begin() as connection:
        shown = await connection.run_sync(kept)
        counted = await connection.run_sync(recount)
        wrong = sorted(
            key for key in shown.keys() | counted.keys() if shown.get(key) != counted.get(key)
        )
        if again and wrong:
            await connection.run_sync(replace_all, counted)
    return len(counted), wrong
