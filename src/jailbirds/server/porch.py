"""The porch: pages are handed out here at once, while the house behind is still being opened.

Loading everything that tables need takes a second or two; a browser's first page does not
have to wait for that. Whatever else is asked for waits until the house is open.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import signal
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import AsyncExitStack
from typing import Any

from jailbirds.server import pages

log = logging.getLogger(__name__)
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
BEHIND = ("/api", "/schema", "/ws", "/docs", "/healthz", "/metrics")


class Porch:
    """What uvicorn talks to. `broken` says why the house could not be opened."""

    broken = ""

    def __init__(self) -> None:
        self._house: Any = None
        self._open = asyncio.Event()
        self._closing = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http" and not is_behind(scope["path"]):
            await _hand_out(scope, send)
        else:
            await self._open.wait()
            await self._house(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """From the first message of uvicorn to its last."""
        await receive()
        opening = asyncio.create_task(self._open_house())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._closing.set()
        await opening
        await send({"type": "lifespan.shutdown.complete"})

    async def _open_house(self) -> None:
        try:
            module = await asyncio.to_thread(importlib.import_module, "jailbirds.server.app")
            self._house = module.create()
            async with AsyncExitStack() as stack:
                await stack.enter_async_context(self._house.lifespan())
                self._open.set()
                await self._closing.wait()
        except Exception as error:
            Porch.broken = _reason(error)
            log.exception("the server cannot start")
            os.kill(os.getpid(), signal.SIGTERM)


def _reason(error: BaseException) -> str:
    """The first cause, without the way it took."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error).partition("\n")[0] or type(error).__name__


def is_behind(path: str) -> bool:
    """Is this address one of the house, and not of the browser app?"""
    return any(path == start or path.startswith(f"{start}/") for start in BEHIND)


async def _hand_out(scope: Scope, send: Send) -> None:
    headers = dict(scope["headers"])
    if scope["method"] not in ("GET", "HEAD"):
        found = pages.Answer(405, b"", {"allow": "GET, HEAD"})
    else:
        known = headers.get(b"if-none-match", b"").decode("latin-1")
        zips = b"gzip" in headers.get(b"accept-encoding", b"")
        found = pages.answer(scope["path"], known, zips)
    told = [(name.encode(), value.encode()) for name, value in found.headers.items()]
    told.append((b"content-length", str(len(found.body)).encode()))
    await send({"type": "http.response.start", "status": found.status, "headers": told})
    body = b"" if scope["method"] == "HEAD" else found.body
    await send({"type": "http.response.body", "body": body})


def create() -> Porch:
    """What uvicorn starts in each worker."""
    return Porch()
