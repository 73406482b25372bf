"""What is agreed on before a game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PIG-06."""

    goal: Annotated[int, msgspec.Meta(ge=10, le=200)] = 50


# Sets of options that together show every option: the conformance kit plays with each of them
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"goal": 20})
