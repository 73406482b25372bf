"""Problems: how refusals and errors become answers over HTTP."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from jailbirds.kernel.errors import JailbirdsError, UnknownTitle
from jailbirds.server import protocol
from jailbirds.server.http.requests import AnyRequest
from jailbirds.server.storage.trouble import is_unwell, reason
from jailbirds.server.workers import metrics
from jailbirds.table import Refusal

log = logging.getLogger(__name__)
STATUS = {
    "malformed": 400,
    "nobody": 401,
    "origin": 403,
    "not_yours": 403,
    "missing": 404,
    "unreadable": 410,
    "limit": 429,
    "busy": 503,
}
KIND_OF_STATUS = {401: "nobody", 403: "not_yours", 404: "missing", 405: "missing", 413: "limit"}


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


def on_database(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    """The database cannot be read at the moment, or it is a mistake of ours."""
    if not is_unwell(error):
        return on_failure(request, error)
    log.error("the database cannot be read: %s", reason(error))
    return on_refusal(request, not_read(error))


def not_read(error: Exception) -> Refusal:
    return Refusal("busy", "refused-busy", f"the database cannot be read: {reason(error)}")


def on_failure(request: AnyRequest, error: Exception) -> Response[protocol.Problem]:
    """Our own mistake: it is logged, and the asker learns only that it was one."""
    log.error("an error at %s", request.url.path, exc_info=error)
    problem = protocol.Problem(
        kind="busy", key="refused-busy", message="that went wrong here: please try again"
    )
    return _answer(problem, 500)
