"""Branches that somebody has shared: kept under an address of their own, as long as their table.

The address follows from what the branch is, so that nobody can fill the database with one branch.
"""

from __future__ import annotations

import hashlib

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from jailbirds.server import protocol
from jailbirds.server.clients.identity import LETTERS
from jailbirds.server.storage.committer import Clash, Committer, Work
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import branches
from jailbirds.server.tables.live_table import now_ms
from jailbirds.table import Refusal

MOST = 500  # of one client
LONG = 12  # letters of an address


class SharedBranches(Reader):
    """Keeps branches and finds them again."""

    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        super().__init__(engine)
        self._committer = committer

    async def share(self, branch: protocol.Branch, client: str) -> protocol.SharedBranch:
        """Keep a branch, which has been checked; it may be there already."""
        moves = msgspec.json.encode(branch.moves, order="sorted")
        name = name_of(branch.table, branch.move, moves)

        def job(connection: Connection) -> bool:
            if connection.execute(select(branches.c.at).where(branches.c.id == name)).first():
                return True
            mine = select(func.count()).where(branches.c.client_id == client)
            if connection.execute(mine).scalar_one() >= MOST:
                return False
            row = {
                "id": name,
                "table_id": branch.table,
                "client_id": client,
                "move": branch.move,
                "moves": moves.decode(),
                "at": now_ms(),
            }
            connection.execute(insert(branches), [row])
            return True

        try:
            kept = await self._committer.keep(Work(branch.table, job=job))
        except Clash:  # a second click, at another worker
            kept = True
        if not kept:
            raise Refusal(
                "limit",
                "refused-branches",
                f"you have shared {MOST} branches, and that is all: send one of their links",
                args={"most": MOST},
            )
        return _shared(name, branch.table, branch.move, moves)

    async def of(self, client: str) -> tuple[protocol.SharedBranch, ...]:
        """All that somebody has shared."""
        question = select(branches.c.id, branches.c.table_id, branches.c.move, branches.c.moves)
        mine = question.where(branches.c.client_id == client).order_by(branches.c.at)
        return tuple(_shared(*row) for row in await self._rows(mine))

    async def find(self, name: str) -> protocol.SharedBranch | None:
        """The branch of an address."""
        question = select(branches.c.table_id, branches.c.move, branches.c.moves)
        rows = await self._rows(question.where(branches.c.id == name))
        return _shared(name, *rows[0]) if rows else None


def name_of(table: str, move: int, moves: bytes) -> str:
    """The address of a branch: nobody guesses it who does not know the branch."""
    digest = hashlib.sha256(b"%s %d %s" % (table.encode(), move, moves)).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:LONG])


def _shared(name: str, table: str, move: int, moves: bytes | str) -> protocol.SharedBranch:
    read = msgspec.json.decode(moves, type=tuple[protocol.SharedMove, ...])
    return protocol.SharedBranch(id=name, table=table, move=move, moves=read)
