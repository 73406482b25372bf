"""For those who run the server, or write programs for it: health, figures, schemas."""

from __future__ import annotations

import html
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get

import jailbirds
from jailbirds.server import protocol
from jailbirds.server.workers import metrics
from jailbirds.server.workers.worker import Worker


@get("/healthz")
async def health(worker: Worker) -> protocol.Health:
    """Does the process live? Whoever gets no answer may start it anew."""
    return protocol.Health(
        version=jailbirds.__version__,
        database=worker.engine.dialect.name,
        redis=worker.messenger.up if worker.messenger.used else None,
        gears=worker.gears.all,
    )


@get("/readyz")
async def readiness(worker: Worker) -> Response[protocol.Ready]:
    """Can people play? 503 with a sentence while nothing can be kept, as on a full disk."""
    trouble = await worker.readiness.trouble()
    answer = protocol.Ready(ready=not trouble, says=trouble or worker.readiness.worry)
    return Response(answer, status_code=503 if trouble else 200)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def figures() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def message_schema() -> dict[str, Any]:
    """JSON Schema of everything on the wire: types are generated from it."""
    roots = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
    everything = [*roots.values(), *protocol.HTTP_BODIES]
    found, definitions = msgspec.json.schema_components(everything, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Jailbirds messages",
        "$defs": definitions | dict(zip(roots, found, strict=False)),
    }


@get("/schema/messages.json", sync_to_thread=False)
def messages() -> dict[str, Any]:
    """JSON Schema of all WebSocket messages and HTTP bodies."""
    return message_schema()


PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Jailbirds: the interface</title>
<meta name="viewport" content="width=device-width">
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #0f1b2d; background: #f3eee3 }}
code {{ font: 14px ui-monospace, monospace }} h2 {{ margin-top: 2rem }}
td {{ padding: .3rem 1rem .3rem 0; vertical-align: top }}
</style>
<h1>Jailbirds: the interface</h1>
<p>Machine-readable: <a href="/schema/openapi.json">openapi.json</a> for HTTP,
<a href="/schema/messages.json">messages.json</a> for every message, WebSocket included.</p>
<h2>HTTP</h2><table>{paths}</table>
<h2>WebSocket <code>/ws</code></h2>
<p>The client sends:</p><table>{sent}</table>
<p>The server sends:</p><table>{received}</table>
</html>
"""


@get("/docs", media_type=MediaType.HTML, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> str:
    """This page."""
    paths = request.app.openapi_schema.to_schema()["paths"]
    rows = [
        _row(f"{method.upper()} {path}", operation.get("description") or "")
        for path, item in sorted(paths.items())
        for method, operation in item.items()
        if isinstance(operation, dict) and "responses" in operation
    ]
    return PAGE.format(
        paths="".join(rows),
        sent=_messages(protocol.ClientMessage),
        received=_messages(protocol.ServerMessage),
    )


def _messages(union: Any) -> str:
    return "".join(
        _row(str(kind.__struct_config__.tag), (kind.__doc__ or "").strip())
        for kind in union.__args__
    )


def _row(name: str, words: str) -> str:
    first = words.partition("\n\n")[0]
    return f"<tr><td><code>{html.escape(name)}</code><td>{html.escape(first)}"


router = Router("/", route_handlers=[health, readiness, figures, messages, docs], tags=["service"])
