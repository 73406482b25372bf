"""What is printed on the rooms, sheets and cards of The Scapegoat, for those who draw them.

It is the same in every game, and so no part of the view, which is sent with every move.
"""

from __future__ import annotations

from types import SimpleNamespace

import msgspec

from jailbirds.games.scapegoat.content import CONTENT
from jailbirds.games.scapegoat.rules.rooms import has_price, is_free
from jailbirds.games.scapegoat.state import (
    CARD_NAMES,
    CARD_RULES,
    ELEMENTS,
    GUN,
    HOLDS,
    ITEM_NAMES,
    ITEM_PLACES,
    ITEMS,
    MOST_CASH,
    MOST_GUARDS,
    MOST_STAMINA,
    ROOM_NAMES,
    ROOM_RULES,
    ROOMS,
)

ALL_GOLD = (1 << ROOMS) - 1


class Side(msgspec.Struct, frozen=True):
    """One side of a room: what its rule costs, and which items it holds."""

    free: bool  # no action point
    pays: bool  # an item or cash
    holds: tuple[str, ...]  # a name for each icon


class Room(msgspec.Struct, frozen=True):
    rule: str
    silver: Side
    gold: Side


class Task(msgspec.Struct, frozen=True):
    element: str
    items: tuple[str, ...]
    prisoners: int  # at least
    guards: int  # at most


class Material(msgspec.Struct, frozen=True, kw_only=True):
    elements: tuple[str, ...]
    item_places: int  # on a sheet
    most_cash: int
    most_stamina: int
    most_guards: int  # in a room
    rooms: dict[str, Room]
    cards: dict[str, str]  # blackmail cards and their rules
    tasks: dict[str, Task]


def _side(room: int, gold: int) -> Side:
    icons = [
        name
        for item, name in enumerate(ITEM_NAMES)
        for _ in range(HOLDS[room * ITEMS + item])
        if item != GUN or gold  # SCG-03
    ]
    s = SimpleNamespace(gold=gold)
    return Side(bool(is_free(s, room)), bool(has_price(s, room)), tuple(icons))


MATERIAL = Material(
    elements=ELEMENTS,
    item_places=ITEM_PLACES,
    most_cash=MOST_CASH,
    most_stamina=MOST_STAMINA,
    most_guards=MOST_GUARDS,
    rooms={
        name: Room(f"SCG-{ROOM_RULES + room}", _side(room, 0), _side(room, ALL_GOLD))
        for room, name in enumerate(ROOM_NAMES)
    },
    cards={name: f"SCG-{CARD_RULES + card}" for card, name in enumerate(CARD_NAMES)},
    tasks=msgspec.convert(CONTENT["tasks"], dict[str, Task]),
)
