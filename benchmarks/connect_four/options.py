"""The table options of connect four."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


VARIANTS: tuple[dict[str, object], ...] = ({},)
