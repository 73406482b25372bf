"""The table options of The Scapegoat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.games.scapegoat.content import HOUSE_DECK, Deck, Icons, missing_elements
from jailbirds.games.scapegoat.state import GUARDS_AT_START, ROOM_NAMES, ROOMS

Room = Literal[
    "chapel", "radio_room", "dining_hall", "infirmary", "exercise_yard", "visiting_area",
    "workshop", "recreational_room", "cell_block", "laundry_room", "guards_room",
    "wardens_office",
]  # fmt: skip
# Said in the schema for whoever asks a player for them: some rooms, or all in an order.
SOME: dict[str, Any] = {"uniqueItems": True, "needs": {"sides": "custom"}}
ALL: dict[str, Any] = {
    "uniqueItems": True,
    "minItems": ROOMS,
    "maxItems": ROOMS,
    "needs": {"layout": "custom"},
}
SomeRooms = Annotated[tuple[Room, ...], msgspec.Meta(extra_json_schema=SOME)]
AllRooms = Annotated[
    tuple[Room, ...], msgspec.Meta(examples=[list(ROOM_NAMES)], extra_json_schema=ALL)
]

# Games from before there was this option say nothing of it, and are still written so.
FirstGuards = Annotated[
    int,
    msgspec.Meta(ge=4, le=GUARDS_AT_START, extra_json_schema={"default": GUARDS_AT_START}),
]


# Likewise.
HandLimit = Annotated[
    Literal["edition", 2, "none"], msgspec.Meta(extra_json_schema={"default": "edition"})
]
Offers = Annotated[Literal["few", "free"], msgspec.Meta(extra_json_schema={"default": "few"})]
BlackmailHands = Annotated[
    Literal["hidden", "open"], msgspec.Meta(extra_json_schema={"default": "hidden"})
]

# Nobody is asked for them: they come with the task cards of a box.
OwnIcons = Annotated[Icons, msgspec.Meta(extra_json_schema={"needs": {"content": True}})]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SCG-05, SCG-07, SCG-08, SCG-17, SCG-29, SCG-36, SCG-43, SCG-51, and the edition, which `tie`
    and `hand_limit` follow unless told."""

    edition: Literal["de", "pl"] = "de"
    layout: Literal["random", "standard", "custom"] = "random"
    sides: Literal["silver", "gold", "random", "custom"] = "silver"
    guards: FirstGuards | msgspec.UnsetType = msgspec.UNSET  # SCG-08, unless fewer are agreed on
    tie: Literal["edition", "anyone", "tied", "ballot"] = "edition"
    pool: Literal["all", "willing"] = "all"
    hand_limit: HandLimit | msgspec.UnsetType = msgspec.UNSET
    blackmail_hands: BlackmailHands | msgspec.UnsetType = msgspec.UNSET
    offers: Offers | msgspec.UnsetType = msgspec.UNSET
    undecided: Literal["scapegoat", "vote", "all_escape"] = "scapegoat"
    rooms: AllRooms | None = None  # with layout custom: all twelve, row by row
    gold: SomeRooms = ()  # with sides custom: those with the gold side up
    icons: OwnIcons | msgspec.UnsetType = msgspec.UNSET  # SCG-03, typed in with the tasks
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
    {"edition": "pl", "sides": "gold", "layout": "standard", "tie": "edition", "offers": "free"},
    {
        "edition": "pl",
        "sides": "random",
        "tie": "tied",
        "pool": "willing",
        "guards": 5,
        "hand_limit": 2,
        "undecided": "vote",
    },
    {
        "hand_limit": "none",
        "blackmail_hands": "open",
        "sides": "custom",
        "gold": ("chapel", "exercise_yard", "visiting_area", "wardens_office"),
        "tie": "ballot",
        "undecided": "all_escape",
        "layout": "custom",
        "rooms": tuple(reversed(ROOM_NAMES)),
    },
    {
        "tasks": msgspec.to_builtins(HOUSE_DECK[::-1]),
        "icons": {"infirmary": 2, "exercise_yard": 2, "visiting_area": 0},
        "sides": "random",
        "tie": "anyone",
        "pool": "willing",
    },
)
