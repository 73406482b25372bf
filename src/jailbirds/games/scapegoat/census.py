"""What must never change in number, whatever is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jailbirds.games.scapegoat.state import (
    CARDS,
    HELD,
    ITEM_NAMES,
    ITEM_PLACES,
    ITEMS,
    LOOKED_AT,
    LOST,
    MOST_CASH,
    MOST_GUARDS,
    MOST_STAMINA,
    NEW_GUARD,
    OUT,
    ROOMS,
    SPOT,
    UNDER,
)


def census(s: Any) -> Mapping[str, int]:
    """Items, guards and cards are where they can be, and there are as many as there were."""
    seats = range(s.players)
    items = {
        name: sum(s.lying[room, k] for room in range(ROOMS)) + sum(s.items[p, k] for p in seats)
        for k, name in enumerate(ITEM_NAMES)
    }
    return {
        **items,
        # a guard a round from the second on, placed before the talk
        "guards": sum(s.guards) - max(1, s.round) + (s.phase == NEW_GUARD or s.ended == LOST),
        "rooms with too many guards": sum(guards > MOST_GUARDS for guards in s.guards),
        "sheets with too much": sum(
            sum(s.items[p, k] for k in range(ITEMS)) > ITEM_PLACES
            or not 0 <= s.cash[p] <= MOST_CASH
            or not 0 <= s.stamina[p] <= MOST_STAMINA
            for p in seats
        ),
        "hands that are miscounted": sum(
            s.hand[p] != sum(s.card_at[card] == HELD + p for card in range(CARDS)) for p in seats
        ),
        "cards looked at": s.looked_at - sum(place == LOOKED_AT for place in s.card_at),
        "tasks under the stack": s.unders - sum(place == UNDER for place in s.task_at),
        "tasks out": sum(place == OUT for place in s.task_at)
        - sum(task > 0 for task in s.task_in)
        - (s.phase == SPOT),
        "tasks": len({task for task in s.task_in if task}) - sum(task > 0 for task in s.task_in),
    }
