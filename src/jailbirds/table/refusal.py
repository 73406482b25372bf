"""How a table says no: a kind for programs, a sentence for people, a rule if there is one."""

from __future__ import annotations

from collections.abc import Mapping

from jailbirds.kernel.errors import JailbirdsError


class Refusal(JailbirdsError):
    """A command that was not carried out; nothing has changed.

    `key` and `args` make a sentence in the reader's language, the message one in English.
    """

    def __init__(
        self,
        kind: str,
        key: str,
        message: str,
        *,
        args: Mapping[str, int | str] | None = None,
        rule: str | None = None,
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.key = key
        self.arguments = dict(args or {})
        self.rule = rule
