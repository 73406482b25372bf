"""Examples of rules: a position that shows one, and an action in it.

A title's `examples.toml` has them by the numbers of the rules. The server shows the position
with what the action would bring about, beside the rule.
"""

from __future__ import annotations

from functools import cache

import msgspec

from jailbirds.kernel.title import Title


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`action` as it is written in a log: "enter 9 1"."""

    position: str
    action: str = ""
    seat: int = 0  # who looks, and acts


@cache
def examples_of(title: Title) -> dict[str, Example]:
    """Rule -> its example; nothing where the title has none."""
    file = title.folder / "examples.toml"
    if not file.is_file():
        return {}
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Example])
