"""The browser app: files that were built into `app/`, and its page for every other address."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

APP = Path(__file__).parent / "app"
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
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"
    ),
}


class Page(NamedTuple):
    body: bytes
    zipped: bytes | None
    media_type: str
    tag: str


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int) -> Page:
    """A file, and its compressed twin where that helps; read again when it has changed."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    zipped = gzip.compress(body, 6) if kind.startswith(TEXTS) and len(body) > 500 else None
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    return Page(body, zipped, kind + charset, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def _find(path: str) -> Path | None:
    """The file of an address, if it is one of the app's own."""
    try:
        file = (APP / path.lstrip("/")).resolve()
        return file if file.is_relative_to(APP.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


class Answer(NamedTuple):
    status: int
    body: bytes
    headers: dict[str, str]


def answer(path: str, known: str | None, zips: bool) -> Answer:
    """A file of the app; for every other address the app itself, which knows its own pages.

    `known` is the tag of what the browser has already; `zips`: it can unpack.
    """
    file = _find(path)
    index = APP / "index.html"
    if file is None and not index.is_file():
        kind = {"content-type": "text/html; charset=utf-8"}
        return Answer(200, WITHOUT_APP, SAFE_HEADERS | kind)
    is_asset = file is not None and "assets" in Path(path).parts  # their names have a hash
    shown = file or index
    found = _read(shown, shown.stat().st_mtime_ns)
    headers = {
        **SAFE_HEADERS,
        "content-type": found.media_type,
        "etag": found.tag,
        "vary": "accept-encoding",
        "cache-control": f"public, max-age={YEAR}, immutable" if is_asset else "no-cache",
    }
    if known == found.tag:
        return Answer(304, b"", headers)
    if found.zipped is not None and zips:
        return Answer(200, found.zipped, headers | {"content-encoding": "gzip"})
    return Answer(200, found.body, headers)
