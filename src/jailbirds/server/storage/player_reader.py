"""What is read from the database about players as others see them: pages, games, ratings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, select

from jailbirds.server.protocol.people import ExportedResult
from jailbirds.server.protocol.safety import Reported
from jailbirds.server.ratings.profile import PlayedGame
from jailbirds.server.ratings.scale import Rating
from jailbirds.server.storage.forgetting import passing_guests
from jailbirds.server.storage.reader import Reader
from jailbirds.server.storage.schema import clients, ratings, reports, results, tables

MOST_GAMES = 5_000  # of one player that are looked at, the latest
AT_ONCE = 500  # keys in a question


class Face(msgspec.Struct, frozen=True):
    """A player as others see them."""

    client: str
    nickname: str
    created: int
    page: str
    hidden: bool


_FACE = [clients.c[name] for name in ("id", "nickname", "created", "page", "hidden")]


class PlayerReader(Reader):
    """Questions about players."""

    async def by_page(self, page: str) -> Face | None:
        rows = await self._rows(select(*_FACE).where(clients.c.page == page))
        return Face(*rows[0]) if rows else None

    async def faces(self, players: Iterable[str]) -> dict[str, Face]:
        """Some people by their clients; bots and those who were forgotten have none."""
        found: dict[str, Face] = {}
        ids = sorted(set(players))
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            rows = await self._rows(select(*_FACE).where(clients.c.id.in_(some)))
            found |= {row[0]: Face(*row) for row in rows}
        return found

    async def games(self, player: str) -> list[PlayedGame]:
        """All games of a player, in the order in which they were played."""
        mine = (
            select(results.c.table_id)
            .where(results.c.player == player)
            .order_by(results.c.number.desc())
            .limit(MOST_GAMES)
        )
        return await self._games_at(mine)

    async def games_with(self, player: str, others: Collection[str]) -> list[PlayedGame]:
        """The games of a player with some others, in the order in which they were played."""
        theirs = select(results.c.table_id).where(results.c.player.in_(others))
        mine = (
            select(results.c.table_id)
            .where(results.c.player == player, results.c.table_id.in_(theirs))
            .order_by(results.c.number.desc())
            .limit(MOST_GAMES)
        )
        return await self._games_at(mine)

    async def _games_at(self, tables: Select[Any]) -> list[PlayedGame]:
        rows = await self._rows(
            select(results)
            .where(results.c.table_id.in_(tables))
            .order_by(results.c.number, results.c.seat)
        )
        found: dict[int, list[Any]] = {}
        for row in rows:
            found.setdefault(row.number, []).append(row)
        return [_game(seats) for seats in found.values()]

    async def ratings_of(self, player: str) -> dict[str, Rating]:
        """Somebody's ratings, by title."""
        columns = (ratings.c.title, ratings.c.mean, ratings.c.doubt, ratings.c.games)
        rows = await self._rows(select(*columns).where(ratings.c.player == player))
        return {row.title: Rating(*row[1:]) for row in rows}

    async def results_of(self, player: str) -> tuple[ExportedResult, ...]:
        """How all games of a player ended, in the order in which they were played."""
        names = ("table_id", "seat", "title", "won", "rated", "at")
        rows = await self._rows(
            select(*(results.c[name] for name in names))
            .where(results.c.player == player)
            .order_by(results.c.number)
        )
        return tuple(ExportedResult(*row) for row in rows)

    async def reports_by(self, client: str) -> tuple[Reported, ...]:
        """What somebody has reported."""
        columns = (reports.c.name, reports.c.reason, reports.c.text, reports.c.at)
        rows = await self._rows(select(*columns).where(reports.c.client_id == client))
        return tuple(Reported(**row._mapping) for row in rows)

    async def passing_guests(self, before: int, most: int) -> list[str]:
        """Guests who left nothing behind, and were last seen before."""
        rows = await self._rows(passing_guests(before).limit(most))
        return [row[0] for row in rows]

    async def tables_there(self, ids: Sequence[str]) -> set[str]:
        """Which of some tables were not dropped yet."""
        rows = await self._rows(select(tables.c.id).where(tables.c.id.in_(ids)))
        return {row[0] for row in rows}


def _game(seats: Sequence[Any]) -> PlayedGame:
    """A game from its results, in the order of its seats."""
    first = seats[0]
    return PlayedGame(
        table=first.table_id,
        number=first.number,
        title=first.title,
        players=tuple(each.player for each in seats),
        winners=frozenset(each.seat for each in seats if each.won),
        rated=first.rated,
        open=first.open,
        at=first.at,
    )
