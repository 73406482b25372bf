"""Oneself: a nickname, one's games, taking them along, bringing them, being forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, delete, get, patch, post

from jailbirds.kernel.errors import BadLog
from jailbirds.kernel.log import FORMAT, Log
from jailbirds.server import protocol
from jailbirds.server.api import access, alerts, safety
from jailbirds.server.api.sign_in import describe, device_name, signed_in, signed_out
from jailbirds.server.clients import accounts
from jailbirds.server.http.requests import AnyRequest
from jailbirds.server.settings import Settings
from jailbirds.server.storage.reader import Client
from jailbirds.server.tables import archive
from jailbirds.server.tables.live_tables import Unreadable
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

EXPORT = "jailbirds export 1"
MOST_GAMES = 200
MOST_IMPORTED = 500


@get("/")
async def read_me(worker: Worker, client: Client) -> protocol.Me:
    """Who am I?"""
    return await describe(worker, client)


@post("/")
async def arrive(
    worker: Worker, visitor: Client | None, request: AnyRequest, data: protocol.Arrival
) -> Response[protocol.Me]:
    """Choose a nickname, and get a token, in a cookie and in the answer."""
    if visitor is not None:
        return Response(
            await describe(worker, await accounts.rename(worker, visitor, data.nickname))
        )
    device = device_name(request)
    client, token = await accounts.arrive(worker, data.nickname, device, data.welcome)
    return await signed_in(worker, client, token)


@patch("/")
async def rename(worker: Worker, client: Client, data: protocol.NewName) -> protocol.Me:
    """Another nickname."""
    return await describe(worker, await accounts.rename(worker, client, data.nickname))


@delete("/", status_code=200)
async def be_forgotten(worker: Worker, client: Client) -> Response[None]:
    """Delete my nickname, what I said, and how I am recognised. Bots play on at my seats."""
    await accounts.be_forgotten(worker, client)
    return Response(None, cookies=signed_out(worker.settings))


@get("/games")
async def list_games(worker: Worker, client: Client) -> protocol.MyGames:
    """The tables I sit at, the latest first."""
    found, unreadable = [], []
    for table in await worker.reader.tables_of(client.id, MOST_GAMES):
        try:
            live = await worker.tables.get(table)
        except Unreadable:
            unreadable.append(table)
            continue
        if live is None or live.table.cancelled:
            continue
        if not (live.table.opened.lesson and live.table.status == "over"):
            found.append(worker.pusher.info(live, client.id))
    rows = await worker.reader.titles_of(unreadable)
    return protocol.MyGames(
        games=tuple(found),
        unreadable=tuple(protocol.UnreadableGame(table=t, title=n, at=at) for t, n, at in rows),
    )


@get("/export")
async def export(worker: Worker, client: Client) -> Response[protocol.Export]:
    """All that is kept about me, to take along."""
    games = []
    for table in await worker.reader.tables_of(client.id, most=100_000):
        live = await worker.tables.readable(table)
        if live is not None and not live.table.cancelled:
            games.append(archive.export_game(worker, live, client))
    lines = [
        protocol.ExportedLine(table=table, at=at, text=text)
        for table, at, text in await worker.reader.chat_of(client.id)
    ]
    ways = await access.describe(worker, client)
    face = (await worker.players.faces([client.id]))[client.id]
    rated = await worker.players.ratings_of(client.id)
    sought = await worker.reader.seeks_of([client.id])
    everything = protocol.Export(
        format=EXPORT,
        nickname=client.nickname,
        created=client.created,
        page=face.page,
        hidden=face.hidden,
        phrase=ways.phrase,
        devices=ways.devices,
        passkeys=ways.passkeys,
        games=tuple(games),
        results=await worker.players.results_of(client.id),
        ratings=tuple(
            protocol.ExportedRating(title=title, points=rating.points, games=rating.games)
            for title, rating in sorted(rated.items())
        ),
        chat=tuple(lines),
        alerts=await alerts.describe(worker, client),
        follows=await worker.follows.export(client.id),
        blocked=await safety.describe(worker, client),
        reports=await worker.players.reports_by(client.id),
        told=tuple(
            protocol.ToldAlert(table=told.table, kind=told.kind, at=told.at)  # type: ignore[arg-type]
            for told in await worker.alert_reader.alerts_of(client.id)
        ),
        seek=worker.matchmaker.seeks.told(next(iter(sought), None)).seek,
        branches=await worker.shared_branches.of(client.id),
        puzzles=await worker.tries.export(client.id),
    )
    headers = {"content-disposition": 'attachment; filename="jailbirds.json"'}
    return Response(everything, headers=headers)


@post("/import", status_code=200)
async def import_games(worker: Worker, client: Client, request: AnyRequest) -> protocol.Imported:
    """Bring finished games: a log, or an export. Every move is checked."""
    logs = _read_logs(await request.body())
    most = worker.settings.imported_moves_per_hour
    if not worker.imported_moves.take(client.id, sum(len(log.moves) for log in logs)):
        raise Refusal(
            "limit",
            "refused-import-moves",
            f"{most} moves an hour at most: bring fewer games, or some later",
            args={"most": most},
        )
    found: list[str] = []
    known = 0
    async with worker.importing:  # one after the other: others want to play meanwhile
        for log in logs:
            table, new = await archive.import_log(worker, client, log)
            found.append(table)
            known += not new
    return protocol.Imported(tables=tuple(found), known=known)


def _read_logs(body: bytes) -> list[Log]:
    try:
        document: Any = msgspec.json.decode(body)
        if isinstance(document, dict) and document.get("format") == EXPORT:
            games = [g["log"] for g in document["games"] if g.get("log") is not None]
            logs = [Log.from_json(msgspec.json.encode(log)) for log in games]
        else:
            logs = [Log.from_json(body)]
    except BadLog as error:
        raise Refusal("malformed", "refused-log", str(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal(
            "malformed", "refused-log", f"expected a log ({FORMAT!r}) or an export ({EXPORT!r})"
        ) from None
    except (KeyError, TypeError, AttributeError):
        raise Refusal(
            "malformed", "refused-log", f"this says it is a {EXPORT!r}, but is not made like one"
        ) from None
    if len(logs) > MOST_IMPORTED:
        raise Refusal(
            "limit",
            "refused-import",
            f"{MOST_IMPORTED} games at once at most",
            args={"most": MOST_IMPORTED},
        )
    return logs


def make_router(settings: Settings) -> Router:
    """The addresses under /api/me; only imports may be large."""
    bringing = Router(
        "/", route_handlers=[import_games], request_max_body_size=settings.import_bytes
    )
    handlers: list[Any] = [read_me, arrive, rename, be_forgotten, list_games, export, bringing]
    return Router("/me", route_handlers=handlers, tags=["me"])
