"""First tries at puzzles: each kept once, however often it is sent, with the rating after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.puzzles import Puzzle
from jailbirds.server import protocol
from jailbirds.server.puzzles.standing import Score, rated
from jailbirds.server.ratings.scale import Rating
from jailbirds.server.storage.committer import Clash, Committer, Work
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import puzzle_days, puzzle_tries
from jailbirds.server.tables.live_table import now_ms


class Tries(Reader):
    """What people have tried."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        super().__init__(engine)
        self._committer = committer

    async def score(self, client: str) -> Score:
        """How somebody does."""
        tries = await self._tries(client)
        question = select(puzzle_days.c.day, puzzle_days.c.solved)
        days = await self._rows(question.where(puzzle_days.c.client_id == client))
        return Score(
            {row.puzzle: row.solved for row in tries},
            {row.day: row.solved for row in days},
            _rating_of(tries[-1]) if tries else Rating(),
        )

    async def export(self, client: str) -> protocol.ExportedPuzzles:
        """All of it, to take along."""
        question = select(puzzle_days).where(puzzle_days.c.client_id == client)
        return protocol.ExportedPuzzles(
            tries=tuple(
                protocol.PuzzleTry(
                    puzzle=row.puzzle, solved=row.solved, points=_rating_of(row).points, at=row.at
                )
                for row in await self._tries(client)
            ),
            days=tuple(
                protocol.PuzzleDay(day=row.day, puzzle=row.puzzle, solved=row.solved, at=row.at)
                for row in await self._rows(question.order_by(puzzle_days.c.day))
            ),
        )

    async def _tries(self, client: str) -> Sequence[Any]:
        question = select(puzzle_tries).where(puzzle_tries.c.client_id == client)
        return await self._rows(question.order_by(puzzle_tries.c.number))

    async def keep(
        self, client: str, puzzle: Puzzle, day: int | None, *, solved: bool
    ) -> int | None:
        """Keep somebody's first try at a puzzle; `day`: it is that day's. By how many points the
        rating has changed; None: that was no first try."""

        def job(connection: Connection) -> int | None:
            if day is not None:
                _keep_day(connection, client, puzzle, day, solved)
            return _keep_try(connection, client, puzzle, solved)

        try:
            change: int | None = await self._committer.keep(Work(client, job=job))
        except Clash:  # a second click, at another worker
            change = await self._committer.keep(Work(client, job=job))
        return change


def _keep_day(connection: Connection, client: str, puzzle: Puzzle, day: int, solved: bool) -> None:
    this = (puzzle_days.c.client_id == client) & (puzzle_days.c.day == day)
    if connection.execute(select(puzzle_days.c.at).where(this)).first() is None:
        row = {"client_id": client, "day": day, "puzzle": puzzle.id, "solved": solved}
        connection.execute(insert(puzzle_days), [row | {"at": now_ms()}])


def _keep_try(connection: Connection, client: str, puzzle: Puzzle, solved: bool) -> int | None:
    mine = select(puzzle_tries).where(puzzle_tries.c.client_id == client)
    if connection.execute(mine.where(puzzle_tries.c.puzzle == puzzle.id)).first() is not None:
        return None
    last = connection.execute(mine.order_by(puzzle_tries.c.number.desc()).limit(1)).first()
    before = _rating_of(last) if last is not None else Rating()
    after = rated(before, puzzle.rating, solved=solved)
    row = {
        "client_id": client,
        "puzzle": puzzle.id,
        "number": after.games,
        "solved": solved,
        "mean": after.mean,
        "doubt": after.doubt,
        "at": now_ms(),
    }
    connection.execute(insert(puzzle_tries), [row])
    return after.points - before.points


def _rating_of(row: Any) -> Rating:
    """What was believed of somebody after a try."""
    return Rating(row.mean, row.doubt, row.number)
