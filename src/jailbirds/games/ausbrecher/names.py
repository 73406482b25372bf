"""How a position of Ausbrecher AG is written: the names of what its record holds, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jailbirds.games.ausbrecher.state import COLOURS, DICE_NAMES

VALUE_NAMES: Mapping[str, Sequence[str]] = {
    "bet": ("none", *COLOURS),
}
INDEX_NAMES: Mapping[str, Sequence[Sequence[str] | None]] = {
    **dict.fromkeys(("square", "level", "boat", "forward"), (COLOURS,)),
    "die": (DICE_NAMES,),
    "pushed": (None, COLOURS),
}
