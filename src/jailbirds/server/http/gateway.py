"""The gateway: files of the app are served here at once, while the application is still loading.

Loading everything that tables need takes a second or two; a browser's first page does not
have to wait for that. Whatever else is asked for waits until the application is there.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import signal
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from jailbirds.server.http import static_files
from jailbirds.server.http.lines import AdoptedLine, RequestLine, line_options
from jailbirds.server.workers.meeting import FOLDER, Meeting, served_by

if TYPE_CHECKING:
    from jailbirds.server.workers.worker import Worker

log = logging.getLogger(__name__)
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
APPLICATION = "jailbirds.server.http.application"
SAFE_LINES = [(name.encode(), value.encode()) for name, value in static_files.SAFE_HEADERS.items()]
OF_APPLICATION = ("/api", "/schema", "/ws", "/docs", "/healthz", "/readyz", "/metrics")


class Gateway:
    """What uvicorn talks to. `broken` says why the application could not start."""

    broken = ""

    def __init__(self) -> None:
        self._application: Any = None
        self._loaded = asyncio.Event()
        self._closing = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http" and not is_of_application(scope["path"]):
            await _send_file(scope, send)
        else:
            await self._loaded.wait()
            await self._application(scope, receive, _safe(send))

    async def _live(self, receive: Receive, send: Send) -> None:
        """From the first message of uvicorn to its last."""
        await receive()
        application = asyncio.create_task(self._run_application())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._closing.set()
        await application
        await send({"type": "lifespan.shutdown.complete"})

    async def _run_application(self) -> None:
        try:
            module = await asyncio.to_thread(importlib.import_module, APPLICATION)
            self._application = module.create()
            async with AsyncExitStack() as stack:
                await stack.enter_async_context(self._application.lifespan())
                if FOLDER in os.environ:
                    stack.enter_context(self._meet(self._application.state.worker))
                self._loaded.set()
                await self._closing.wait()
        except Exception as error:
            Gateway.broken = _reason(error)
            log.exception("the server cannot start")
            os.kill(os.getpid(), signal.SIGTERM)

    @contextmanager
    def _meet(self, worker: Worker) -> Iterator[None]:
        """Several workers: hand over connections to one another."""
        config, state = Config(self, **line_options(worker.settings)), ServerState()
        config.load()
        adopt = served_by(lambda read: AdoptedLine(config, state, read))
        well = worker.readiness.is_well
        meeting = Meeting(Path(os.environ[FOLDER]), worker.settings.workers, adopt, well)
        meeting.open()
        RequestLine.meeting = meeting
        yield
        RequestLine.meeting = None
        meeting.close()


def _reason(error: BaseException) -> str:
    """The first cause, without the way it took."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error).partition("\n")[0] or type(error).__name__


def is_of_application(path: str) -> bool:
    """Is this address one of the application, and not a file or page of the browser app?"""
    return any(path == start or path.startswith(f"{start}/") for start in OF_APPLICATION)


def _safe(send: Send) -> Send:
    """What the application answers is read as what it says it is, and framed by nobody."""

    async def with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *SAFE_LINES]
        await send(message)

    return with_headers


async def _send_file(scope: Scope, send: Send) -> None:
    headers = dict(scope["headers"])
    if scope["method"] not in ("GET", "HEAD"):
        found = static_files.Answer(405, b"", {"allow": "GET, HEAD"})
    else:
        known = headers.get(b"if-none-match", b"").decode("latin-1")
        zips = b"gzip" in headers.get(b"accept-encoding", b"")
        tell = static_files.Titles.preview
        tags = await tell(scope) if tell and static_files.is_page(scope["path"]) else b""
        found = static_files.answer(scope["path"], known, zips, tags)
    lines = [(name.encode(), value.encode()) for name, value in found.headers.items()]
    lines.append((b"content-length", str(len(found.body)).encode()))
    await send({"type": "http.response.start", "status": found.status, "headers": lines})
    body = b"" if scope["method"] == "HEAD" else found.body
    await send({"type": "http.response.body", "body": body})


def create() -> Gateway:
    """What uvicorn starts in each worker."""
    return Gateway()
