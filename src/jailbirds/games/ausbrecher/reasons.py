"""What speaks for dice and for a move: what it does for one's own bet."""

# Rules are compiled, and typed by Numba:
# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jailbirds.games.ausbrecher.rules.bets import place_of
from jailbirds.games.ausbrecher.state import BOAT_OF_PLACE, COLOURS, STONES
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.title import Said


def reason(s: Any, seat: int, action: Action, foreseen: Sequence[Event]) -> Said | None:
    if action.do in ("write", "seal"):
        return f"why-{action.do}", {}
    if action.do == "pick":
        return _handful(s, seat, str(action.args["dice"]).split("+"))
    if action.do == "advance":
        return _forward(s, seat, str(action.args["stone"]), foreseen)
    if action.do == "back":
        return _back(s, seat, str(action.args["stone"]))
    return None


def _wanted(s: Any, seat: int, stone: str) -> int:
    """AUS-05: the boat that a stone is bet on."""
    return int(BOAT_OF_PLACE[place_of(s, seat, COLOURS.index(stone)) - 1])


def _filling(s: Any) -> int:
    """AUS-17: the boat that the next stone gets into."""
    return int(BOAT_OF_PLACE[s.arrived])


def _waiting(s: Any, seat: int) -> dict[str, int]:
    """The stones that can still get into the boat they are bet on, and which that is."""
    on_their_way = {
        stone: _wanted(s, seat, stone) for k, stone in enumerate(COLOURS) if s.boat[k] == 0
    }
    return {stone: boat for stone, boat in on_their_way.items() if boat >= _filling(s)}


def _handful(s: Any, seat: int, dice: Sequence[str]) -> Said:
    """AUS-07: the dice of stones that are to get on, or that fill a boat for the others."""
    boat, waiting = _filling(s), _waiting(s, seat)
    pushed = [stone for stone in dice if waiting.get(stone) == boat]
    if pushed:
        return "why-pick-push", {"stones": "+".join(pushed), "boat": boat}
    if any(waiting[stone] > boat for stone in waiting):
        return "why-pick-white" if "white" in dice else "why-pick-fill", {"boat": boat}
    return "why-pick-spoil", {}


def _forward(s: Any, seat: int, stone: str, foreseen: Sequence[Event]) -> Said:
    """AUS-12, AUS-17: whom it brings home, and whom it covers."""
    boat, wanted, waiting = _filling(s), _wanted(s, seat, stone), _waiting(s, seat)
    boarded = [event.args for event in foreseen if event.name == "boarded"]
    if any(at["stone"] == stone and at["boat"] == wanted for at in boarded):
        return "why-board", {"stone": stone, "boat": wanted}
    if boarded and waiting:
        return "why-fill", {"stone": stone, "boat": boat}
    for event in foreseen:
        if event.name == "covered" and event.args["by"] == stone:
            below = str(event.args["stone"])
            if waiting.get(below, 0) > boat:
                return "why-cover-hold", {"below": below, "boat": waiting[below]}
            if below not in waiting:
                return "why-cover", {"below": below}
    if wanted == boat:
        return "why-push", {"stone": stone, "boat": boat}
    return "why-least", {"stone": stone}


def _back(s: Any, seat: int, stone: str) -> Said:
    """AUS-14: a stone that is too fast, or in the way of one's own."""
    boat, waiting = _filling(s), _waiting(s, seat)
    if waiting.get(stone, 0) > boat:
        return "why-back-hold", {"stone": stone, "boat": waiting[stone]}
    if waiting.get(stone) == boat or len(waiting) == 0 or s.arrived == STONES:
        return "why-least", {"stone": stone}
    return "why-back-rival", {"stone": stone, "boat": boat}
