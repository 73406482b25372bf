"""The table options of Alcatraz."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.games.alcatraz.state import COLUMNS, LAST_GUARDED_ROW, START_COLUMNS, TURN_LIMIT

Column = Annotated[int, msgspec.Meta(ge=1, le=COLUMNS)]
GUARDED_ROWS = LAST_GUARDED_ROW - 1  # rows 2 to 8: the warden of row 1 is not for choosing


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ALC-23, ALC-24, ALC-25."""

    alarm: bool = True
    wardens: Literal["standard", "random", "custom"] = "standard"
    warden_columns: (
        Annotated[
            tuple[Column, ...],
            msgspec.Meta(
                min_length=GUARDED_ROWS,
                max_length=GUARDED_ROWS,
                examples=[START_COLUMNS[1:]],
                extra_json_schema={"needs": {"wardens": "custom"}},
            ),
        ]
        | None
    ) = None
    turn_limit: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = TURN_LIMIT

    def __post_init__(self) -> None:
        if (self.wardens == "custom") != (self.warden_columns is not None):
            raise ValueError(
                "warden_columns (seven columns, for rows 2 to 8) goes with wardens=custom, "
                "and only with it"
            )


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"alarm": False},
    {"wardens": "random"},
    {"wardens": "custom", "warden_columns": [9, 1, 5, 5, 2, 7, 3]},
    {"alarm": False, "wardens": "random", "turn_limit": 60},
    {"turn_limit": 1},
)
