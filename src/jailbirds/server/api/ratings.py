"""Ratings: of those at a table, and the best of a title."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

import jailbirds
from jailbirds.server import protocol
from jailbirds.server.ratings.results import BOT
from jailbirds.server.ratings.scale import Rating
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import lobby
from jailbirds.server.workers.worker import Worker

Name = Annotated[str, Parameter(max_length=64)]
MOST_LISTED = 100


@get("/tables/{table:str}/ratings")
async def of_table(worker: Worker, visitor: Client | None, table: Name) -> protocol.SeatRatings:
    """How strong those are who sit at a table, by what is known now."""
    live = await lobby.find_table(worker, table, visitor)
    players = [
        BOT + seat.chair.level if seat.chair.kind == "bot" else who.client or ""
        for seat, who in zip(live.table.seats, live.row.occupants, strict=True)
    ]
    known = await worker.reader.ratings(live.table.title.name, players)
    mine = visitor.id if visitor else None
    return protocol.SeatRatings(
        table=live.id,
        rated=live.table.opened.rated,
        seats=tuple(
            _shown(player, known[player], name, mine) if player in known else None
            for player, name in zip(players, live.names, strict=True)
        ),
    )


@get("/titles/{title:str}/ratings")
async def of_title(worker: Worker, visitor: Client | None, title: Name) -> protocol.Leaderboard:
    """The strongest players of a title, people and bots, by their rated games."""
    name = jailbirds.title(title).name
    mine = visitor.id if visitor else None
    rows = await worker.reader.leaders(name, MOST_LISTED * 2, mine)
    listed = [
        _shown(player, rating, nickname, mine, page)
        for player, rating, nickname, page in rows
        if rating.sure or player == mine
    ]
    return protocol.Leaderboard(title=name, players=tuple(listed[:MOST_LISTED]))


def _shown(
    player: str, rating: Rating, nickname: str | None, mine: str | None, page: str | None = None
) -> protocol.RatedPlayer:
    bot = player.startswith(BOT)
    return protocol.RatedPlayer(
        points=rating.points,
        margin=rating.margin,
        games=rating.games,
        sure=rating.sure,
        name=None if bot else nickname,
        level=player.removeprefix(BOT) if bot else None,  # type: ignore[arg-type]
        mine=player == mine,
        page=page,
    )


router = Router("/", route_handlers=[of_table, of_title], tags=["ratings"])
