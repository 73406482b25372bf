"""Which judge has made a review: who knows other rules or thinks otherwise has another name."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from jailbirds.kernel.title import Title
from jailbirds.review.judge import Effort

PACKAGE = Path(__file__).parents[1]
SHARED = ("kernel", "bots", "review")
DECIDES = {".py", ".toml", ".json"}  # what of a folder a judgement can follow from; no words
LENGTH = 16


@cache
def signature(title: Title, effort: Effort) -> str:
    """A short name of all that a judgement follows from: how much the judge does, how bots play,
    and the rules of the title with what was learned of it."""
    digest = hashlib.sha256(repr(effort).encode())
    for folder in (*(PACKAGE / name for name in SHARED), title.folder):
        for file in sorted(folder.rglob("*")):
            if file.suffix in DECIDES:
                digest.update(file.relative_to(folder).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:LENGTH]
