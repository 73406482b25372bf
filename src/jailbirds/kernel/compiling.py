"""How Numba compiles rules: each once, however wide the integers are that it is called with.

Left to itself it compiles a function anew for every combination of types: a row that comes from
the record is one byte, one that was reckoned eight. All integers are handed over as eight bytes
here, and rules are compiled once for a record and for what they tell or list into.
"""

from __future__ import annotations

from typing import Any

from numba.core import sigutils, types
from numba.core.registry import CPUDispatcher


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]
    """Compiles a function for integers of eight bytes, whatever it is called with."""

    def compile(self, sig: Any) -> Any:
        arguments, _ = sigutils.normalize_signature(sig)
        return super().compile(tuple(map(wide, arguments)))


def wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind
