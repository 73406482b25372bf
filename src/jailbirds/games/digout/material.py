"""What is printed on the cards and rooms of Dig Your Way Out, for those who draw them.

It is the same in every game, and so no part of the view, which is sent with every move.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from jailbirds.games.digout.state import (
    ACTIONS_A_TURN,
    CARDS,
    CLASSES,
    CONTENT,
    FACE_ROOMS,
    FIRST_SEARCH,
    ROOMS,
)

Class = Literal["tool", "knife", "weapon", "accessory", "part", "action", "valuable"]
assert get_args(Class) == CLASSES


class Card(msgspec.Struct, frozen=True):
    kind: Class
    sells: int  # for so many cigarettes
    points: int = 0  # of a tunnel


class Recipe(msgspec.Struct, frozen=True):
    needs: tuple[str, ...]
    makes: str
    count: int


class Ware(msgspec.Struct, frozen=True):
    """What the yard sells; the price depends on who buys, and is in the view."""

    card: str
    count: int


class Gang(msgspec.Struct, frozen=True):
    accessories: tuple[str, ...]
    needs: int  # so many different ones of them
    cards: tuple[str, ...]  # of its pile


class Material(msgspec.Struct, frozen=True, kw_only=True):
    actions: int  # in a turn
    cards: dict[str, Card]  # in the order of a hand
    piles: tuple[str, ...]
    recipes: dict[str, Recipe]
    wares: dict[str, Ware]
    gangs: dict[str, Gang]
    pasts: dict[str, str]  # and their gangs
    search: dict[str, int]  # so many cards a room brings
    faces: dict[str, tuple[int, ...]]  # of the die, by the rooms they lead to
    michelle: dict[str, tuple[str, ...]]  # the tools on Michel(le)'s cards; none: no knife


def _faces(room: str) -> tuple[int, ...]:
    """DIG-02, DIG-36: those of the cells lead to both blocks."""
    wanted = ROOMS.index("cells" if room.startswith("block") else room)
    return tuple(at // 2 + 1 for at, other in enumerate(FACE_ROOMS) if other == wanted)


def _card(name: str) -> Card:
    card = CONTENT["cards"][name]
    return Card(card["class"], card["sells"], card.get("points", 0))


def _gang(name: str) -> Gang:
    cards = (card for card, printed in CONTENT["gang_cards"].items() if printed["gang"] == name)
    return msgspec.convert({**CONTENT["gangs"][name], "cards": tuple(cards)}, Gang)


MATERIAL = Material(
    actions=ACTIONS_A_TURN,
    cards={name: _card(name) for name in CARDS},
    piles=CARDS[:FIRST_SEARCH],
    recipes=msgspec.convert(CONTENT["recipes"], dict[str, Recipe]),
    wares=msgspec.convert(CONTENT["wares"], dict[str, Ware]),
    gangs={name: _gang(name) for name in CONTENT["gangs"]},
    pasts={name: past["gang"] for name, past in CONTENT["pasts"].items()},
    search=CONTENT["rooms"]["search_values"],
    faces={room: _faces(room) for room in ROOMS},
    michelle={name: tuple(card["tools"]) for name, card in CONTENT["michelle"].items()},
)
