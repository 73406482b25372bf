"""Who asks, and how refusals become answers: what all addresses share."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, InternalServerException

from jailbirds.kernel.errors import JailbirdsError, UnknownTitle
from jailbirds.server import metrics, protocol
from jailbirds.server.house import House
from jailbirds.server.identity import COOKIE, check_origin, token_of
from jailbirds.server.storage.reading import Client
from jailbirds.table import Refusal

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
STATUS = {
    "malformed": 400,
    "nobody": 401,
    "origin": 403,
    "not_yours": 403,
    "missing": 404,
    "limit": 429,
    "busy": 503,
}
SAFE = ("GET", "HEAD", "OPTIONS")
KIND_OF_STATUS = {401: "nobody", 403: "not_yours", 404: "missing", 405: "missing", 413: "limit"}


class Asked(AnyRequest):
    """A request with any body: one that cannot be read is refused like all that is wrong."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # so the framework calls it when the asker hangs up
            message = "the connection ended before the body did"
            raise Refusal("malformed", "refused-malformed", message) from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            message = f"the body is not JSON that can be read: {error}"
            raise Refusal("malformed", "refused-malformed", message) from None


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


async def provide_house(request: AnyRequest) -> House:
    return house_of(request)


async def provide_visitor(request: AnyRequest) -> Client | None:
    """Whoever asks, known or not."""
    token, _ = read_token(request)
    return await house_of(request).client(token)


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


async def check_request(request: AnyRequest) -> None:
    """Before anything that could change something: does it come from our own page?"""
    if request.method in SAFE:
        return
    _, by_cookie = read_token(request)
    check_origin(
        house_of(request).settings,
        request.headers.get("origin"),
        request.headers.get("host"),
        by_cookie=by_cookie,
    )


# --- refusals


def _answer(problem: protocol.Problem, status: int) -> Response[protocol.Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def on_refusal(_: AnyRequest, refusal: Refusal) -> Response[protocol.Problem]:
    metrics.refusals.labels(refusal.kind).inc()
    problem = protocol.Problem(
        kind=refusal.kind,  # type: ignore[arg-type]
        key=refusal.key,
        args=refusal.arguments,
        rule=refusal.rule,
        message=str(refusal),
    )
    return _answer(problem, STATUS.get(refusal.kind, 409))


def on_error(_: AnyRequest, error: JailbirdsError) -> Response[protocol.Problem]:
    """A title, an option or a number of players that does not exist."""
    unknown = isinstance(error, UnknownTitle)
    problem = protocol.Problem(
        kind="missing" if unknown else "malformed",
        key="refused-missing" if unknown else "refused-malformed",
        message=str(error),
    )
    return _answer(problem, 404 if unknown else 400)


def on_http(_: AnyRequest, error: HTTPException) -> Response[protocol.Problem]:
    """What the framework refuses: bodies that do not fit, addresses that do not exist."""
    status = error.status_code
    if status >= 500:
        log.error("an error", exc_info=error)
    kind = KIND_OF_STATUS.get(status, "busy" if status >= 500 else "malformed")
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(_detail(entry) for entry in extra)
    problem = protocol.Problem(
        kind=kind,  # type: ignore[arg-type]
        key=f"refused-{kind}",
        message=f"{error.detail}{': ' if details else ''}{details}",
    )
    return _answer(problem, status)


def _detail(entry: Any) -> str:
    if not isinstance(entry, dict):
        return str(entry)
    return " ".join(str(entry[name]) for name in ("key", "message") if name in entry)


def on_failure(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    """Our own mistake: it is logged, and the asker learns only that it was one."""
    log.error("an error at %s", request.url.path, exc_info=error)
    problem = protocol.Problem(
        kind="busy", key="refused-busy", message="that went wrong here: please try again"
    )
    return _answer(problem, 500)
