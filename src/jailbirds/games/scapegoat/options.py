"""The table options of The Scapegoat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.games.scapegoat.content import HOUSE_DECK, Deck, missing_elements
from jailbirds.games.scapegoat.state import ROOM_NAMES, ROOMS

Room = Literal[
    "chapel", "radio_room", "dining_hall", "infirmary", "exercise_yard", "visiting_area",
    "workshop", "recreational_room", "cell_block", "laundry_room", "guards_room",
    "wardens_office",
]  # fmt: skip
# Said in the schema for whoever asks a player for them: some rooms, or all in an order.
ONCE: dict[str, Any] = {"uniqueItems": True}
ALL: dict[str, Any] = {**ONCE, "minItems": ROOMS, "maxItems": ROOMS}
SomeRooms = Annotated[tuple[Room, ...], msgspec.Meta(extra_json_schema=ONCE)]
AllRooms = Annotated[
    tuple[Room, ...], msgspec.Meta(examples=[list(ROOM_NAMES)], extra_json_schema=ALL)
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SCG-07, SCG-17, SCG-36, SCG-43, and the edition; `tie` follows it unless said otherwise."""

    edition: Literal["de", "pl"] = "de"
    layout: Literal["random", "standard", "custom"] = "random"
    sides: Literal["silver", "gold", "random", "custom"] = "silver"
    tie: Literal["edition", "anyone", "tied", "ballot"] = "edition"
    pool: Literal["all", "willing"] = "all"
    undecided: Literal["vote", "all_escape"] = "vote"
    rooms: AllRooms | None = None  # with layout custom: all twelve, row by row
    gold: SomeRooms = ()  # with sides custom: those with the gold side up
    tasks: Deck | None = None  # 30 cards that somebody typed in; without them, the house's

    def __post_init__(self) -> None:
        if (self.layout == "custom") != (self.rooms is not None):
            raise ValueError("`rooms` belongs to the layout `custom`, and is needed there")
        if self.rooms is not None and sorted(self.rooms) != sorted(ROOM_NAMES):
            raise ValueError("`rooms` names each of the twelve rooms once")
        if self.gold and self.sides != "custom":
            raise ValueError("`gold` belongs to the sides `custom`")
        if self.tasks is not None and (missing := missing_elements(self.tasks)):
            raise ValueError(f"no task has the element {', '.join(missing)}")


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "pl", "sides": "gold", "layout": "standard", "tie": "edition"},
    {"edition": "pl", "sides": "random", "tie": "tied", "pool": "willing"},
    {
        "sides": "custom",
        "gold": ("chapel", "exercise_yard", "visiting_area", "wardens_office"),
        "tie": "ballot",
        "undecided": "all_escape",
        "layout": "custom",
        "rooms": tuple(reversed(ROOM_NAMES)),
    },
    {
        "tasks": msgspec.to_builtins(HOUSE_DECK[::-1]),
        "sides": "random",
        "tie": "anyone",
        "pool": "willing",
    },
)
