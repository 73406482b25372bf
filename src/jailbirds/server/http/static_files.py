"""The browser app: files that were built into `app/`, and its page for every other address."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

APP = Path(__file__).parent.parent / "app"
YEAR = 365 * 24 * 3600
TEXTS = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
WITHOUT_APP = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Jailbirds</title>
<meta name="viewport" content="width=device-width">
<body style="font: 18px/1.6 system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem;
  color: #f3eee3; background: #0f1b2d">
<h1>Jailbirds</h1>
<p>The server is running, but the browser app was not built into this installation.
Programs can play all the same: see <a style="color: #f2a541" href="/docs">the interface</a>.</p>
"""
SAFE_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"
    ),
}


class Page(NamedTuple):
    """A file to hand out, and its compressed twin where that helps."""

    body: bytes
    zipped: bytes | None
    media_type: str
    tag: str


class Answer(NamedTuple):
    status: int
    body: bytes
    headers: dict[str, str]


def page(body: bytes, name: str) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    if name.endswith(".ftl"):
        kind = "text/plain"
    zipped = gzip.compress(body, 6) if kind.startswith(TEXTS) and len(body) > 500 else None
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    return Page(body, zipped, kind + charset, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def hand_out(found: Page, known: str | None, zips: bool, lasting: bool) -> Answer:
    """`known` is the tag of what the browser has already; `zips`: it can unpack; `lasting`:
    what is at this address never changes."""
    headers = {
        **SAFE_HEADERS,
        "content-type": found.media_type,
        "etag": found.tag,
        "vary": "accept-encoding",
        "cache-control": f"public, max-age={YEAR}, immutable" if lasting else "no-cache",
    }
    if known == found.tag:
        return Answer(304, b"", headers)
    if found.zipped is not None and zips:
        return Answer(200, found.zipped, headers | {"content-encoding": "gzip"})
    return Answer(200, found.body, headers)


class Titles:
    """What the app's page tells of the titles, so that it need not ask; nothing until known."""

    listed = b""
    # (scope) -> what a shared link to the page shows, as tags
    preview: Callable[[Mapping[str, Any]], Awaitable[bytes]] | None = None


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int) -> Page:
    """A file of the app; read again when it has changed."""
    return page(path.read_bytes(), path.name)


@lru_cache(maxsize=64)
def _index(path: Path, _changed: int, listed: bytes, tags: bytes) -> Page:
    """The app's page, with the titles in it: JSON, in which no tag can end."""
    told = b'<script type="application/json" id="titles">%s</script>' % listed.replace(
        b"<", b"\\u003c"
    )
    body = path.read_bytes()
    added = tags + (told if listed else b"")
    return page(body.replace(b"</head>", added + b"</head>", 1), path.name)


def _find(path: str) -> Path | None:
    """The file of an address, if it is one of the app's own."""
    try:
        file = (APP / path.lstrip("/")).resolve()
        return file if file.is_relative_to(APP.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def is_page(path: str) -> bool:
    """Not a file of the app: then it is one of its pages."""
    return "." not in path.rpartition("/")[2]


def answer(path: str, known: str | None, zips: bool, tags: bytes = b"") -> Answer:
    """A file of the app; for every other address the app itself, which knows its own pages."""
    file = _find(path)
    index = APP / "index.html"
    if file is not None and file.name != index.name:
        is_asset = "assets" in Path(path).parts  # their names have a hash
        return hand_out(_read(file, file.stat().st_mtime_ns), known, zips, lasting=is_asset)
    if not index.is_file():
        kind = {"content-type": "text/html; charset=utf-8"}
        told = WITHOUT_APP.replace(b"<title>", tags + b"<title>", 1)
        return Answer(200, told, SAFE_HEADERS | kind)
    found = _index(index, index.stat().st_mtime_ns, Titles.listed, tags)
    return hand_out(found, known, zips, lasting=False)
