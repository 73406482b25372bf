"""Who is there, and from which page: tokens, invitations, and the Origin of a request.

A token is a secret of 256 bits; the database knows its hash alone. A browser keeps it in a
cookie that scripts cannot read, a program sends it as `Authorization: Bearer …`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from urllib.parse import SplitResult, urlsplit

from jailbirds.server.settings import Settings
from jailbirds.table import Refusal

COOKIE = "jailbirds"
TOKEN_BYTES = 32
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id(length: int = 12) -> str:
    """A name for a table or a client that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def id_for(secret: bytes, client: str, command_id: str) -> str:
    """The name of the table that a client opens by a command: sent again, it is the same."""
    digest = hmac.new(secret, f"open {client} {command_id}".encode(), hashlib.sha256).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:12])


def invitation(secret: bytes, table: str) -> str:
    """The word that lets somebody sit down at a table; it is made anew when asked for."""
    digest = hmac.new(secret, f"invite {table}".encode(), hashlib.sha256).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:16])


def is_invited(secret: bytes, table: str, given: str | None) -> bool:
    return given is not None and hmac.compare_digest(
        invitation(secret, table).encode(), given.encode()
    )


def handle_for(secret: bytes, what: str, client: str, other: str) -> str:
    """A name for somebody that means nothing to anybody but one client."""
    text = f"{what} {client} {other}".encode()
    return hmac.new(secret, text, hashlib.sha256).hexdigest()[:16]


def token_of(header: Callable[[str], str | None], cookie: str | None) -> tuple[str | None, bool]:
    """The token of a request, and whether it came by the cookie."""
    authorization = header("authorization")
    if authorization and authorization[:7].lower() == "bearer ":
        return authorization[7:].strip(), False
    return cookie, cookie is not None


def check_origin(
    settings: Settings, origin: str | None, host: str | None, *, by_cookie: bool
) -> None:
    """Refuse what comes from a foreign page, before anything happens.

    Browsers always send the Origin of a request that could change something. Where it is
    missing, a program is asking: fine, if it shows a token of its own and no cookie.
    """
    if origin is None:
        if by_cookie:
            raise Refusal(
                "origin",
                "refused-origin",
                "the header Origin is missing: with a cookie it is needed; "
                "programs send their token as 'Authorization: Bearer …' instead",
            )
        return
    if settings.public_url:
        expected = _origin(settings.public_url)
        allowed = _origin(origin) == expected
    else:
        expected = f"http://{host}"
        parts = _parts(origin)
        allowed = parts.scheme in ("http", "https") and parts.netloc == host and host is not None
    if not allowed:
        raise Refusal(
            "origin",
            "refused-origin",
            f"the page comes from {origin[:100]!r}, expected {expected!r} "
            "(behind a proxy, start the server with --public-url)",
        )


def _origin(url: str) -> str:
    parts = _parts(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _parts(url: str) -> SplitResult:
    """The parts of an address; what is none has none."""
    try:
        return urlsplit(url)
    except ValueError:
        return SplitResult("", "", "", "", "")
