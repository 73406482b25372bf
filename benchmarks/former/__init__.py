"""The bots that search as they were before everybody in the tree saw only what they may see.

They are kept to be compared with: `former@0.5` thinks for half a second, in one tree for all, by
what it has dealt. `plain@0.5` searches as bots do now, without what a title has learned.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from benchmarks.former.search import Search as FormerSearch
from jailbirds.bots import Bot
from jailbirds.bots.search import Search


class Former(Bot):
    searcher = FormerSearch


class Plain(Bot):
    searcher = staticmethod(partial(Search, network=None))


KINDS: dict[str, type[Bot]] = {"former": Former, "plain": Plain}


def seated(name: str, seed: int | None = None, **how: Any) -> Bot:
    """A bot of today, or of one of these kinds, by its name."""
    kind, at, seconds = name.partition("@")
    if kind not in KINDS:
        return Bot(name, seed, **how)
    return KINDS[kind](f"champion{at}{seconds}", seed, **how)
