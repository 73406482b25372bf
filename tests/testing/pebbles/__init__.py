"""Pebbles: a tiny title with dice and secrets, to break one thing of it at a time.

Its rules are a file, not a folder, a rule is called like a field, and its words are a draft.
"""

from __future__ import annotations

from jailbirds.kernel.title import Title, up_to
from tests.testing.pebbles import state

TITLE = Title(
    __name__,
    players=range(2, 4),
    rules_version=2,
    prefix="PEB",
    chapters=up_to(turn=3, end=4),
    most_legal=state.FACES,
    endings={"highest": state.PEB_04},
    reveals=frozenset({"shown"}),
    draft=True,
)
