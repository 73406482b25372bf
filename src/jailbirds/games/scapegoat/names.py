"""How a position of The Scapegoat is written: the names of what its record holds, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jailbirds.games.scapegoat.state import (
    CARD_NAMES,
    ITEM_NAMES,
    MOST_PLAYERS,
    ROOM_NAMES,
    TASK_NAMES,
    THING_NAMES,
)

VALUE_NAMES: Mapping[str, Sequence[str]] = {
    **dict.fromkeys(("room", "room_at"), ROOM_NAMES),
    **dict.fromkeys(("task_in", "under"), ("none", *TASK_NAMES)),
    "task_at": ("stack", "under", "out", "gone"),
    "card_at": ("stack", "used", "looked_at", *(f"hand_{seat}" for seat in range(MOST_PLAYERS))),
}
INDEX_NAMES: Mapping[str, Sequence[Sequence[str] | None]] = {
    **dict.fromkeys(("guards", "task_in", "bribed_in"), (ROOM_NAMES,)),
    "lying": (ROOM_NAMES, ITEM_NAMES),
    "items": (None, ITEM_NAMES),
    "pooled": (None, ITEM_NAMES),
    "traded": (None, THING_NAMES),
    **dict.fromkeys(("card_at", "known"), (CARD_NAMES,)),
    "task_at": (TASK_NAMES,),
}
