"""Oneself: a nickname, one's games, taking them along, bringing them, being forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie

from jailbirds.kernel.errors import BadLog
from jailbirds.kernel.log import FORMAT, Log
from jailbirds.server import lobby, protocol
from jailbirds.server.api.asking import AnyRequest
from jailbirds.server.house import House
from jailbirds.server.identity import COOKIE
from jailbirds.server.settings import Settings
from jailbirds.server.storage.reading import Client
from jailbirds.table import Refusal

YEAR = 365 * 24 * 3600
EXPORT = "jailbirds export 1"
MOST_GAMES = 200
MOST_IMPORTED = 500


def _cookie(settings: Settings, token: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )


def _me(client: Client, token: str | None = None) -> protocol.Me:
    return protocol.Me(
        client=client.id, nickname=client.nickname, created=client.created, token=token
    )


@get("/")
async def read_me(client: Client) -> protocol.Me:
    """Who am I?"""
    return _me(client)


@post("/")
async def arrive(
    house: House, visitor: Client | None, data: protocol.NewName
) -> Response[protocol.Me]:
    """Choose a nickname, and get a token, in a cookie and in the answer."""
    if visitor is not None:
        return Response(_me(await lobby.rename(house, visitor, data.nickname)))
    client, token = await lobby.arrive(house, data.nickname)
    return Response(_me(client, token), cookies=[_cookie(house.settings, token, YEAR)])


@patch("/")
async def rename(house: House, client: Client, data: protocol.NewName) -> protocol.Me:
    """Another nickname."""
    return _me(await lobby.rename(house, client, data.nickname))


@delete("/", status_code=200)
async def be_forgotten(house: House, client: Client) -> Response[None]:
    """Delete my nickname and what I said. Bots play on at my seats."""
    await lobby.be_forgotten(house, client)
    return Response(None, cookies=[_cookie(house.settings, "", 0)])


@get("/games")
async def list_games(house: House, client: Client) -> protocol.MyGames:
    """The tables I sit at, the latest first."""
    found = []
    for table in await house.reader.tables_of(client.id, MOST_GAMES):
        room = await house.rooms.get(table)
        if room is not None:
            found.append(house.pusher.info(room, client.id))
    return protocol.MyGames(games=tuple(found))


@get("/export")
async def export(house: House, client: Client) -> Response[protocol.Export]:
    """All that is kept about me, to take along."""
    games = []
    for table in await house.reader.tables_of(client.id, most=100_000):
        room = await house.rooms.get(table)
        if room is not None:
            games.append(lobby.export_game(house, room, client))
    lines = [
        protocol.ExportedLine(table=table, at=at, text=text)
        for table, at, text in await house.reader.chat_of(client.id)
    ]
    everything = protocol.Export(
        format=EXPORT,
        nickname=client.nickname,
        created=client.created,
        games=tuple(games),
        chat=tuple(lines),
    )
    headers = {"content-disposition": 'attachment; filename="jailbirds.json"'}
    return Response(everything, headers=headers)


@post("/import", status_code=200)
async def import_games(house: House, client: Client, request: AnyRequest) -> protocol.Imported:
    """Bring finished games: a log, or an export. Every move is checked."""
    logs = _read_logs(await request.body())
    found: list[str] = []
    known = 0
    for log in logs:
        table, new = await lobby.import_log(house, client, log)
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
