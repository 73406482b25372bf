"""The table options of Dig Your Way Out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from jailbirds.games.digout.content import HOUSE_BOX, Box, wrong_with
from jailbirds.games.digout.state import MOST_PLAYERS, PRISONERS, TEAM_PLAYERS, TURN_LIMIT

# Said in the schema for whoever asks a player for them: what goes with teams only.
WITH_TEAMS: dict[str, Any] = {"needs": {"teams": True}}
Teams = Annotated[bool, msgspec.Meta(extra_json_schema={"needs": {"players": list(TEAM_PLAYERS)}})]
TeamB = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)], ...],
    msgspec.Meta(
        extra_json_schema={**WITH_TEAMS, "uniqueItems": True, "namesSeats": True, "default": []}
    ),
]
Agreed = Annotated[bool, msgspec.Meta(extra_json_schema={**WITH_TEAMS, "default": False})]
Spoils = Annotated[
    Literal["helpers", "all"],
    msgspec.Meta(extra_json_schema={**WITH_TEAMS, "default": "helpers"}),
]
Figure = Annotated[
    Literal["either", "michel", "michelle"],
    msgspec.Meta(extra_json_schema={"default": "either"}),
]
Who = Literal[
    "beard", "bun", "cap", "cueball", "curls", "fox",
    "ink", "moustache", "patch", "scar", "specs", "spike",
]  # fmt: skip
assert get_args(Who) == PRISONERS
Prisoners = Annotated[
    tuple[Who, ...],
    msgspec.Meta(
        max_length=MOST_PLAYERS,
        extra_json_schema={"uniqueItems": True, "eachSeat": True, "default": []},
    ),
]
Unset = msgspec.UnsetType  # games from before there was an option say nothing of it


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DIG-04, DIG-05, DIG-09, DIG-18, DIG-31, DIG-33, DIG-35, DIG-38, DIG-40, DIG-41,
    DIG-42."""

    michelle: Literal["auto", "on", "off"] = "auto"  # auto: with two players
    teams: Teams = False
    memory: Literal["public", "none"] = "public"
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = TURN_LIMIT
    figure: Figure | Unset = msgspec.UNSET  # which of the two stands for Michel(le)
    team_b: TeamB | Unset = msgspec.UNSET  # its seats, from 1 on; else every second one
    extort_mates: Agreed | Unset = msgspec.UNSET
    mates_help_figure: Agreed | Unset = msgspec.UNSET
    spoils: Spoils | Unset = msgspec.UNSET
    visit_after_roll: Agreed | Unset = msgspec.UNSET
    prisoners: Prisoners | Unset = msgspec.UNSET  # who is who, seat by seat
    cards: Box | Unset = msgspec.UNSET  # how many of each, counted in a box; else as the house has

    def __post_init__(self) -> None:
        if self.cards and (wrong := wrong_with(self.cards)):
            raise ValueError("; ".join(wrong))


def own_names(options: Options, version: int) -> dict[str, str]:
    """Which of the two figures sentences speak of, and what is printed on the gang cards."""
    printing = "before_3" if version < 3 else "now"
    return {"figure": options.figure or "either", "printing": printing}


# A box with fewer spoons than the house's, and without toothbrushes.
_MORE = {"spoon": -5, "shovel": 5, "pan": 2, "toothbrush": -2}
OTHER_BOX = [
    {"card": each.card, "count": each.count + _MORE.get(each.card, 0)} for each in HOUSE_BOX
]

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"michelle": "on", "memory": "none", "figure": "michel", "prisoners": ["scar", "fox"]},
    {"teams": True},
    {"michelle": "on", "teams": True, "turn_limit": 25, "mates_help_figure": True},
    {"michelle": "off", "turn_limit": 8, "cards": OTHER_BOX},
    {
        "teams": True,
        "team_b": [1, 2, 5],
        "extort_mates": True,
        "spoils": "all",
        "visit_after_roll": True,
    },
)
