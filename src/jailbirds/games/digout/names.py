"""How a position of Dig Your Way Out is written: the names of what its record holds, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jailbirds.games.digout.state import (
    CARDS,
    GANG_CARDS,
    GANGS,
    PASTS,
    PRISONERS,
    ROOMS,
    TOOL_NAMES,
    TOOLS,
)

VALUE_NAMES: Mapping[str, Sequence[str]] = {
    **dict.fromkeys(("room", "figure_room"), ROOMS),
    **dict.fromkeys(("gang_card", "top", "under"), ("none", *GANG_CARDS)),
    "past": ("none", *PASTS),
    "prisoner": PRISONERS,
}
INDEX_NAMES: Mapping[str, Sequence[Sequence[str] | None]] = {
    **dict.fromkeys(("stack", "discards", "pool", "offer", "reply"), (CARDS,)),
    "pile": (CARDS[: TOOLS + 1],),
    "laid": (None, TOOL_NAMES),
    "hand": (None, CARDS),
    "known": (None, None, CARDS),
    **dict.fromkeys(("top", "shuffled"), (GANGS,)),
    "under": (GANGS, None),
}
