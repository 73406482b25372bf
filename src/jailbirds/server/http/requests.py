"""Requests: who asks, by which token, from which page; what all addresses share."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import InternalServerException

from jailbirds.server.clients.identity import COOKIE, check_origin, token_of
from jailbirds.server.http.lines import speaks_for_many
from jailbirds.server.http.rate_limit import household_of
from jailbirds.server.storage.reader import Client
from jailbirds.server.workers.worker import Worker
from jailbirds.table import Refusal

AnyRequest = Request[Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
COSTS = {
    "replay": 10,
    "past": 3,
    "export": 20,
    "import": 20,
    "analysis": 3,
    "outlook": 2,
    "puzzles": 2,
    "answer": 2,
}  # requests that count as several
SIGN_IN = "/api/sign-in"
BODY = 30.0  # seconds for the body of a request


class AnyBody(AnyRequest):
    """A request with any body: one that cannot be read is refused like all that is wrong."""

    async def body(self) -> bytes:
        try:
            async with asyncio.timeout(BODY):
                return await super().body()
        except TimeoutError:
            message = f"the body did not come within {BODY:.0f} seconds"
            raise Refusal("malformed", "refused-malformed", message) from None
        except InternalServerException:  # so the framework calls it when the asker hangs up
            message = "the connection ended before the body did"
            raise Refusal("malformed", "refused-malformed", message) from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            message = f"the body is not JSON that can be read: {error}"
            raise Refusal("malformed", "refused-malformed", message) from None


def worker_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Worker:
    worker: Worker = connection.app.state.worker
    return worker


async def provide_worker(request: AnyRequest) -> Worker:
    return worker_of(request)


async def provide_visitor(request: AnyRequest) -> Client | None:
    """Whoever asks, known or not."""
    token, _ = read_token(request)
    return await worker_of(request).signed_in.client(token)


async def provide_client(request: AnyRequest) -> Client:
    """Whoever asks; strangers are refused."""
    client = await provide_visitor(request)
    if client is None:
        raise nobody()
    return client


def nobody() -> Refusal:
    return Refusal(
        "nobody",
        "refused-nobody",
        "who are you? choose a nickname first (POST /api/me), and send the token",
    )


def read_token(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str | None, bool]:
    """The token of a request, and whether it came by the cookie."""
    return token_of(connection.headers.get, connection.cookies.get(COOKIE))


def check_speed(request: AnyRequest) -> None:
    """Does this address ask too much? A trusted proxy tells whose address it is."""
    address = request.client.host if request.client else None
    if address is None or speaks_for_many(address):
        return
    address = household_of(address)
    worker, path = worker_of(request), request.url.path.rstrip("/")
    slow_down = Refusal("limit", "refused-limit", "too many requests from your address: wait a bit")
    if not worker.requests.take(address, COSTS.get(path.rpartition("/")[2], 1)):
        raise slow_down
    arrives = request.method == "POST" and path == "/api/me"
    if arrives and not worker.arrivals.take(address):
        raise slow_down
    if path.startswith(SIGN_IN) and not worker.sign_ins.take(address):
        raise slow_down


async def check_request(request: AnyRequest) -> None:
    """Before anything is done: not too much, and what could change something from our own page?"""
    check_speed(request)
    if request.method in SAFE:
        return
    _, by_cookie = read_token(request)
    check_origin(
        worker_of(request).settings,
        request.headers.get("origin"),
        request.headers.get("host"),
        by_cookie=by_cookie,
    )
