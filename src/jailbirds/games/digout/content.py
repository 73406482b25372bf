"""The cards of the house, and those that somebody counts in the box: how many there are of each
tool and each search card (DIG-04, DIG-05).

What a card does, and what it sells for, is a table of the rules, and the same at every table.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from jailbirds.games.digout.state import (
    CARDS,
    CONTENT,
    COUNT,
    FIRST_SEARCH,
    KNIFE,
    SEARCH_CARDS,
    TOOLS,
)
from jailbirds.kernel.content import BadContent, read_typed

Card = Literal[
    "spoon", "pickaxe", "shovel",
    "razor", "shard", "padlock",
    "cap", "sunglasses", "bandana", "ring", "boots", "tattoo",
    "pan", "scissors", "broomstick", "tape", "toothbrush",
    "ambush", "shakedown", "parcel", "master_key", "snitch", "light_fingers", "inspection",
    "night_nurse",
    "phone", "jewellery", "pills",
]  # fmt: skip
COUNTED: tuple[str, ...] = get_args(Card)
assert (*CARDS[:KNIFE], *CARDS[FIRST_SEARCH:]) == COUNTED  # of knives there are always 30


class Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of a kind are in the box."""

    card: Card
    count: Annotated[int, msgspec.Meta(ge=0, le=SEARCH_CARDS)]


def copies(count: Sequence[int]) -> tuple[Copies, ...]:
    return tuple(Copies(card, count[CARDS.index(card)]) for card in COUNTED)  # type: ignore[arg-type]


HOUSE_BOX = copies(COUNT)
# What is printed: so many tools and search cards are in every box.
TOTALS = {
    "tools": (CARDS[:TOOLS], sum(COUNT[:TOOLS])),
    "search cards": (CARDS[FIRST_SEARCH:], SEARCH_CARDS),
}
# Said in the schema for whoever asks a player for them.
ASKED: dict[str, Any] = {
    "default": [],
    "once": "card",
    "sums": [
        {"name": name.partition(" ")[0], "sum": "count", "of": {"card": list(cards)}, "is": total}
        for name, (cards, total) in TOTALS.items()
    ],
}
Box = Annotated[
    tuple[Copies, ...],
    msgspec.Meta(examples=[msgspec.to_builtins(HOUSE_BOX)], extra_json_schema=ASKED),
]


def counts_of(box: Sequence[Copies]) -> tuple[int, ...]:
    """Of each kind of card; without a box, the house's."""
    if not box:
        return COUNT
    counted = {each.card: each.count for each in box}
    return tuple(
        COUNT[kind] if kind == KNIFE else counted.get(card, 0)  # type: ignore[call-overload]
        for kind, card in enumerate(CARDS)
    )


def wrong_with(box: Sequence[Copies]) -> list[str]:
    """What keeps a box from being played with."""
    times = Counter(each.card for each in box)
    wrong = [f"{card} is counted twice" for card, count in times.items() if count > 1]
    for name, (cards, total) in TOTALS.items():
        there = sum(each.count for each in box if each.card in cards)
        if there != total:
            wrong.append(f"there are {there} {name}; expected {total}")
    return wrong


def check_content(path: str | os.PathLike[str]) -> list[str]:
    """All that is wrong with a content file, as sentences; an empty list if it can be played."""
    return _read(path)[1]


def from_content(path: Path) -> dict[str, Any]:
    """The table options of a content file."""
    box, wrong = _read(path)
    if wrong:
        raise BadContent(path, wrong)
    return {"cards": msgspec.to_builtins(box)}


def _read(path: str | os.PathLike[str]) -> tuple[tuple[Copies, ...], list[str]]:
    tables, wrong = read_typed(path, "cards")
    box: list[Copies] = []
    for table, entries in tables.items():
        if table != "cards" and entries != CONTENT.get(table):
            wrong.append(f"[{table}] is not as in the rules, and cannot be changed")
    for card, entry in tables.get("cards", {}).items():
        try:
            box += _read_card(card, entry)
        except msgspec.ValidationError as error:
            wrong.append(f"cards.{card}: {error}")
    return tuple(box), wrong or wrong_with(box)


def _read_card(card: str, entry: Any) -> list[Copies]:
    """`razor = 6`, or a row as in the house's file, of which only the number may be another."""
    house = CONTENT["cards"].get(card, {})
    row = entry if isinstance(entry, dict) else {"count": entry}
    for name, value in row.items():
        if name != "count" and house.get(name) != value:
            raise msgspec.ValidationError(f"{name} is not as in the rules, and cannot be changed")
    if card == CARDS[KNIFE]:
        if row.get("count") == COUNT[KNIFE]:
            return []
        raise msgspec.ValidationError(f"there are always {COUNT[KNIFE]}")
    return [msgspec.convert({"card": card, "count": row.get("count")}, Copies)]
