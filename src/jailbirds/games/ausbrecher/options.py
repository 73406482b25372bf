"""The table options of Ausbrecher AG."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.games.ausbrecher.state import (
    LONGEST_PATH,
    PATH_LENGTH,
    SHORTEST_PATH,
    SPECIAL_FROM_ROUND,
    TURN_LIMIT,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AUS-11, AUS-21, AUS-22, AUS-23, AUS-24."""

    jump: Literal["count", "skip"] = "count"
    start: Literal["hole", "bedsheet"] = "hole"
    path_length: Annotated[int, msgspec.Meta(ge=SHORTEST_PATH, le=LONGEST_PATH)] = PATH_LENGTH
    special_from_round: Annotated[int, msgspec.Meta(ge=1, le=4)] = SPECIAL_FROM_ROUND
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = TURN_LIMIT


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"jump": "skip", "special_from_round": 1},
    {"start": "bedsheet", "path_length": 20},
    {"path_length": 48, "turn_limit": 12, "jump": "skip"},
    {"start": "bedsheet", "special_from_round": 4},
    {"path_length": 20, "special_from_round": 1, "turn_limit": 1},
)
