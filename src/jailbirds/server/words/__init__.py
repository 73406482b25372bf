"""What the server says when it refuses something, in four languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


@cache
def server_words(language: str) -> str:
    """The server's own words, in Project Fluent's format."""
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
