"""Reports, for an operator: who complains about whom, and what is done."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server.storage.schema import clients, reports


class Report(msgspec.Struct, frozen=True):
    """A report, with the names that people have now."""

    id: str
    at: int
    by: str
    about: str
    client: str  # who it is about
    table: str | None
    reason: str
    text: str
    line: str | None
    done: bool


async def list_reports(engine: AsyncEngine, *, all_of_them: bool, most: int) -> list[Report]:
    """Reports, the latest first; those that are done only if asked for."""
    by = clients.alias()
    question = (
        select(
            *(reports.c[name] for name in ("id", "at", "reason", "text", "line", "done")),
            func.coalesce(by.c.nickname, "–").label("by"),
            reports.c.name.label("about"),
            reports.c.other.label("client"),
            reports.c.table_id.label("table"),
        )
        .join(by, by.c.id == reports.c.client_id, isouter=True)
        .order_by(reports.c.at.desc())
        .limit(most)
    )
    if not all_of_them:
        question = question.where(~reports.c.done)
    async with engine.connect() as connection:
        rows = (await connection.execute(question)).mappings().all()
    return [Report(**row) for row in rows]


async def close_report(engine: AsyncEngine, report: str) -> bool:
    """Mark a report as done; False: there is none of that id."""
    async with engine.begin() as connection:
        statement = update(reports).where(reports.c.id == report).values(done=True)
        return bool((await connection.execute(statement)).rowcount)
