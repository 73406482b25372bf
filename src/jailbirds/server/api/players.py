"""Players: a public page for each, with history and games; its own player may hide it."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, get, put
from litestar.params import Parameter, QueryParameter
from sqlalchemy import Connection, update

from jailbirds.server import protocol
from jailbirds.server.api.sign_in import describe
from jailbirds.server.ratings.profile import (
    History,
    PlayedGame,
    Score,
    history_of,
    matching,
    most_met,
)
from jailbirds.server.ratings.results import BOT
from jailbirds.server.storage.committer import Work
from jailbirds.server.storage.player_reader import Face
from jailbirds.server.storage.reader import Client
from jailbirds.server.storage.schema import clients
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

Page = Annotated[str, Parameter(max_length=32)]
MOST_OPPONENTS = 30
PIECE = 30  # games at once
NOT_HERE = "there is no player's page here, or it is hidden"


async def find_player(worker: Worker, visitor: Client | None, page: str) -> Face:
    """The player of a page, if the visitor may see it."""
    found = await worker.players.by_page(page)
    mine = found is not None and visitor is not None and found.client == visitor.id
    if found is None or (found.hidden and not mine):
        raise Refusal("missing", "refused-missing", NOT_HERE)
    if not mine and visitor and await worker.blocks.keeps_away({found.client}, visitor.id):
        raise Refusal("missing", "refused-missing", NOT_HERE)
    return found


async def _games(worker: Worker, visitor: Client | None, of: Face) -> list[PlayedGame]:
    """All games of a player that the visitor may know of, in order."""
    reader = visitor.id if visitor else None
    return [game for game in await worker.players.games(of.client) if game.may_know(reader)]


def _visible(face: Face, reader: str | None, games: set[str]) -> bool:
    """May somebody be called by name? Who hides is known only to those who sat there too."""
    return not face.hidden or face.client == reader or face.client in games


@get("/{page:str}")
async def read_player(worker: Worker, visitor: Client | None, page: Page) -> protocol.Profile:
    """Somebody's page: results by title and seat, streaks, head to head, against bots."""
    of = await find_player(worker, visitor, page)
    reader = visitor.id if visitor else None
    games = await _games(worker, visitor, of)
    history = history_of(of.client, games)
    met = await worker.players.faces(most_met(history, MOST_OPPONENTS))
    known = _sat_with(reader, games)
    points = await worker.players.ratings_of(of.client)
    return protocol.Profile(
        page=of.page,
        name=of.nickname,
        since=of.created,
        mine=of.client == reader,
        hidden=of.hidden,
        all=protocol.ScoreOf(**_score(history.all)),
        titles=tuple(
            protocol.TitleScore(
                title=title,
                points=points[title].points if title in points else None,
                sure=title in points and points[title].sure,
                **_score(score),
            )
            for title, score in sorted(history.titles.items())
        ),
        seats=tuple(
            protocol.SeatScore(seat=seat, **_score(score))
            for seat, score in sorted(history.seats.items())
        ),
        levels=tuple(
            protocol.LevelScore(level=level, **_score(score))  # type: ignore[arg-type]
            for level, score in history.levels.items()
        ),
        opponents=tuple(
            protocol.OpponentScore(
                name=met[who].nickname,
                page=None if met[who].hidden else met[who].page,
                **_score(history.opponents[who]),
            )
            for who in most_met(history, MOST_OPPONENTS)
            if who in met and _visible(met[who], reader, known)
        ),
        streak=history.streak,
        best_streak=history.best_streak,
        between=_between(history, reader),
        friend=await _friend(worker, visitor, of),
    )


def _score(score: Score) -> dict[str, int]:
    return {"games": score.games, "won": score.won, "lost": score.lost}


def _between(history: History, reader: str | None) -> protocol.ScoreOf | None:
    """How it stands between the reader and the player: the other way round."""
    score = history.opponents.get(reader) if reader else None
    if score is None:
        return None
    return protocol.ScoreOf(games=score.games, won=score.lost, lost=score.won)


async def _friend(worker: Worker, visitor: Client | None, of: Face) -> str | None:
    """What the visitor calls the player among their friends."""
    if visitor is None or of.client not in await worker.follows.of(visitor.id):
        return None
    return worker.follows.handle(visitor.id, of.client)


def _sat_with(reader: str | None, games: list[PlayedGame]) -> set[str]:
    """All with whom the reader sat at one of these tables."""
    return {who for game in games if reader in game.players for who in game.players}


@get("/{page:str}/games")
async def list_games(
    worker: Worker,
    visitor: Client | None,
    page: Page,
    title: Annotated[str | None, QueryParameter(max_length=32, required=False)] = None,
    result: Literal["won", "lost"] | None = None,
    against: Annotated[str | None, QueryParameter(max_length=32, required=False)] = None,
    search: Annotated[str | None, QueryParameter(max_length=24, required=False)] = None,
    before: Annotated[int | None, QueryParameter(ge=0, required=False)] = None,
) -> protocol.GamesOf:
    """Somebody's games, the latest first: of a title, won or lost, against one other (a page, or
    `bot-` and a level), or somebody whose name has these letters."""
    of = await find_player(worker, visitor, page)
    reader = visitor.id if visitor else None
    games = await _games(worker, visitor, of)
    known = _sat_with(reader, games)
    faces = await worker.players.faces({who for game in games for who in game.players})
    shown = {who: face for who, face in faces.items() if _visible(face, reader, known)}
    other = against
    if against is not None and not against.startswith(BOT):
        other = next((who for who, face in shown.items() if face.page == against), "nobody")
    letters = (search or "").strip().casefold()
    named = frozenset(who for who, face in shown.items() if letters in face.nickname.casefold())
    found = matching(
        of.client,
        games,
        title=title,
        result=result,
        against=other,
        named=named if letters else None,
    )
    latest = [game for game in reversed(found) if before is None or game.number < before]
    piece = latest[:PIECE]
    there = await worker.players.tables_there([game.table for game in piece])
    return protocol.GamesOf(
        games=tuple(_shown(game, of, shown, game.table in there) for game in piece),
        more=piece[-1].number if len(latest) > PIECE else None,
    )


def _shown(game: PlayedGame, of: Face, faces: dict[str, Face], there: bool) -> protocol.GameOf:
    return protocol.GameOf(
        table=game.table,
        title=game.title,
        at=game.at,
        won=game.won_by(of.client),
        rated=game.rated,
        there=there,
        players=tuple(
            protocol.PlayerAt(
                name=faces[who].nickname if who in faces else None,
                level=who.removeprefix(BOT) if who.startswith(BOT) else None,  # type: ignore[arg-type]
                page=faces[who].page if who in faces and not faces[who].hidden else None,
                won=seat in game.winners,
                own=who == of.client,
            )
            for seat, who in enumerate(game.players)
        ),
    )


@put("/me/profile")
async def set_profile(worker: Worker, client: Client, data: protocol.SetProfile) -> protocol.Me:
    """Hide my page, or show it."""

    def job(connection: Connection) -> None:
        mine = update(clients).where(clients.c.id == client.id)
        connection.execute(mine.values(hidden=data.hidden))

    await worker.committer.keep(Work(client.id, job=job))
    worker.client_changed(client.id)
    return await describe(worker, client)


router = Router("/players", route_handlers=[read_player, list_games], tags=["players"])
own = Router("/", route_handlers=[set_profile], tags=["me"])
