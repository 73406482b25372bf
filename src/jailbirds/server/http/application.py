"""The application: all addresses put together. `gateway.py` stands before it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Router, WebSocket, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError

import jailbirds
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.server.api import (
    access,
    alerts,
    analysis,
    friends,
    lobby,
    me,
    players,
    puzzles,
    ratings,
    reviews,
    safety,
    service,
    sign_in,
    tables,
    titles,
    vacation,
)
from jailbirds.server.clients.identity import check_origin
from jailbirds.server.clients.signed_in import SIGNED_OUT
from jailbirds.server.http import problems, requests
from jailbirds.server.http.previews import preview
from jailbirds.server.http.socket import Socket
from jailbirds.server.http.static_files import Titles
from jailbirds.server.settings import Settings, read_settings
from jailbirds.server.storage.trouble import OUT_OF_REACH
from jailbirds.server.workers.logs import set_up_logs
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal


@websocket("/ws")
async def connect(socket: WebSocket[Any, Any, Any]) -> None:
    """One connection for all tables of a client. Strangers are turned away before it opens."""
    worker = requests.worker_of(socket)
    token, by_cookie = requests.read_token(socket)
    try:
        check_origin(
            worker.settings,
            socket.headers.get("origin"),
            socket.headers.get("host"),
            by_cookie=by_cookie,
        )
    except Refusal:
        await socket.close(4403, "origin")
        return
    client = await worker.signed_in.client(token)
    if client is None:
        await socket.close(SIGNED_OUT, "nobody")
        return
    if len(worker.signed_in.sockets.get(client.id, ())) >= worker.settings.sockets_per_client:
        await socket.close(4429, "limit")
        return
    await socket.accept()
    if await worker.signed_in.client(token) is None:  # signed out while it opened
        await socket.close(SIGNED_OUT, "nobody")
        return
    await Socket(worker, socket, client).run()


def create(settings: Settings | None = None) -> Litestar:
    """The application, with settings from the environment where none are given."""
    chosen = settings or read_settings()
    if settings is None:
        set_up_logs(chosen.log_level)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        worker = Worker(chosen)
        await worker.open()
        app.state.worker = worker
        Titles.listed = msgspec.json.encode(titles.all_titles().titles)
        Titles.preview = partial(preview, worker)
        try:
            yield
        finally:
            Titles.preview = None
            await worker.close()

    of_people = [
        me.make_router(chosen),
        access.router,
        sign_in.router,
        alerts.router,
        alerts.feeds,
        vacation.router,
        players.router,
        players.own,
        friends.router,
        friends.at_tables,
        safety.router,
    ]
    of_games = [
        *(titles.router, tables.router, lobby.router, ratings.router),
        *(reviews.router, analysis.router, puzzles.router),
    ]
    api = Router("/api", route_handlers=[*of_games, *of_people])
    return Litestar(
        route_handlers=[api, service.router, connect],
        lifespan=[lifespan],
        dependencies={
            "worker": Provide(requests.provide_worker),
            "client": Provide(requests.provide_client),
            "visitor": Provide(requests.provide_visitor),
        },
        before_request=requests.check_request,
        exception_handlers={
            Refusal: problems.on_refusal,
            **dict.fromkeys((DBAPIError, *OUT_OF_REACH), problems.on_database),
            JailbirdsError: problems.on_error,
            HTTPException: problems.on_http,
            Exception: problems.on_failure,
        },
        request_class=requests.AnyBody,
        request_max_body_size=chosen.message_bytes,
        openapi_config=OpenAPIConfig(
            title="Jailbirds",
            version=jailbirds.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
