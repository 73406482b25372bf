"""Analysis of finished games: branches from any of their positions."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from jailbirds.kernel.game import Game
from jailbirds.server import protocol
from jailbirds.server.analysis.branches import board_of, eyes_of, no_seat, roll
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import bare, lobby
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal


async def finished(worker: Worker, table: str, visitor: Client | None) -> LiveTable:
    """The table of a game that may be analysed: nothing of one that still runs."""
    live = await lobby.find_table(worker, table, visitor)
    if live.table.status != "over":
        raise Refusal(
            "early",
            "refused-not-over",
            "a game is analysed when it is over: that would tell what nobody may know before",
        )
    lobby.check_rules(live)
    return live


@post("/", status_code=200)
async def look(
    worker: Worker, visitor: Client | None, data: protocol.Analysis
) -> protocol.BareBoard:
    """The end of a branch: how things stand, who may do what, or what chance may do."""
    live = await finished(worker, data.table, visitor)

    def lay() -> protocol.BareBoard:
        game = worker.branches.game(live, data)
        if data.roll:
            roll(game)
        return board_of(live, game, data)

    return await asyncio.to_thread(lay)


@post("/ask", status_code=200)
async def ask(
    worker: Worker, visitor: Client | None, data: protocol.AnalysisQuestion
) -> protocol.Foresight:
    """What an action would bring about at the end of a branch, or which rules forbid it."""
    live = await finished(worker, data.table, visitor)

    def foresee() -> protocol.Foresight:
        game = worker.branches.game(live, data)
        if data.seat >= game.players:
            raise no_seat(game, data.seat)
        return bare.asked(game, data.seat, data.question)

    return await asyncio.to_thread(foresee)


@post("/outlook", status_code=200)
async def judge(
    worker: Worker, visitor: Client | None, data: protocol.Analysis
) -> protocol.Outlook:
    """What every seat can expect at the end of a branch, and the best actions of whoever is to act
    there. It is judged in spare time while somebody asks; ask again until all of it is done."""
    live = await finished(worker, data.table, visitor)

    def stand() -> tuple[Game, int | None]:
        game = worker.branches.game(live, data)
        seat = eyes_of(game, data)
        return game, seat if seat in game.actors else None

    return worker.analyst.look(*await asyncio.to_thread(stand))


@post("/table")
async def play_on(worker: Worker, client: Client, data: protocol.PlayOn) -> protocol.TableInfo:
    """Open a table that begins at the end of a branch, against bots. Its result counts for nobody,
    and its log says where it begins."""
    live = await finished(worker, data.table, client)

    def stand() -> Game:
        game = worker.branches.game(live, data)
        if data.seat >= game.players:
            raise no_seat(game, data.seat)
        if game.over:
            raise Refusal("over", "refused-over", "the game is over there: nobody can play on")
        game.position.status()  # asked again when the table begins: then it is known at once
        return game

    game = await asyncio.to_thread(stand)
    opened = await lobby.open_from(worker, client, game, data.seat, data.level, data.id)
    return worker.pusher.info(opened, client.id)


@post("/branches")
async def share(worker: Worker, client: Client, data: protocol.Branch) -> protocol.SharedBranch:
    """Keep a branch, so that others can look at it by its address."""
    live = await finished(worker, data.table, client)
    await asyncio.to_thread(worker.branches.game, live, data)  # or it is refused
    return await worker.shared_branches.share(data, client.id)


@get("/branches/{branch:str}")
async def read_branch(
    worker: Worker, visitor: Client | None, branch: Annotated[str, Parameter(max_length=64)]
) -> protocol.SharedBranch:
    """A branch that somebody has shared, for those who may see its table."""
    found = await worker.shared_branches.find(branch)
    if found is None:
        raise Refusal("missing", "refused-missing", f"there is no branch {branch!r}")
    await finished(worker, found.table, visitor)
    return found


router = Router(
    "/analysis",
    route_handlers=[look, ask, judge, play_on, share, read_branch],
    tags=["analysis"],
)
