"""The application: all addresses put together. `porch.py` stands before it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router, WebSocket, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import jailbirds
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.server.api import asking, me, service, tables, titles
from jailbirds.server.house import House
from jailbirds.server.identity import check_origin
from jailbirds.server.logs import set_up_logs
from jailbirds.server.settings import Settings, read_settings
from jailbirds.server.sockets import Socket
from jailbirds.table import Refusal


@websocket("/ws")
async def connect(socket: WebSocket[Any, Any, Any]) -> None:
    """One connection for all tables of a client. Strangers are turned away before it opens."""
    house = asking.house_of(socket)
    token, by_cookie = asking.read_token(socket)
    try:
        check_origin(
            house.settings,
            socket.headers.get("origin"),
            socket.headers.get("host"),
            by_cookie=by_cookie,
        )
    except Refusal:
        await socket.close(4403, "origin")
        return
    client = await house.client(token)
    if client is None:
        await socket.close(4401, "nobody")
        return
    if len(house.sockets.get(client.id, ())) >= house.settings.sockets_per_client:
        await socket.close(4429, "limit")
        return
    await socket.accept()
    await Socket(house, socket, client).run()


def create(settings: Settings | None = None) -> Litestar:
    """The application, with settings from the environment where none are given."""
    chosen = settings or read_settings()
    if settings is None:
        set_up_logs(chosen.log_level)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(chosen)
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    api = Router("/api", route_handlers=[titles.router, tables.router, me.make_router(chosen)])
    return Litestar(
        route_handlers=[api, service.router, connect],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(asking.provide_house),
            "client": Provide(asking.provide_client),
            "visitor": Provide(asking.provide_visitor),
        },
        before_request=asking.check_request,
        exception_handlers={
            Refusal: asking.on_refusal,
            JailbirdsError: asking.on_error,
            HTTPException: asking.on_http,
            Exception: asking.on_failure,
        },
        request_class=asking.Asked,
        request_max_body_size=chosen.message_bytes,
        openapi_config=OpenAPIConfig(
            title="Jailbirds",
            version=jailbirds.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
