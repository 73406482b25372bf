"""The table options of Dig Your Way Out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.games.digout.state import TURN_LIMIT


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DIG-31, DIG-35, DIG-41, DIG-42.

    `teams` takes effect where four or six play; any other number plays single.
    """

    michelle: Literal["auto", "on", "off"] = "auto"  # auto: with two players
    teams: bool = False
    memory: Literal["public", "none"] = "public"
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = TURN_LIMIT


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"michelle": "on", "memory": "none"},
    {"teams": True},
    {"michelle": "on", "teams": True, "turn_limit": 25},
    {"michelle": "off", "turn_limit": 8},
)
