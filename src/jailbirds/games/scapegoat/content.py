"""Task cards and icons: those of the house, and those that somebody types in from the box."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from jailbirds.kernel.content import BadContent, read_content, read_typed

FOLDER = Path(__file__).parent
CONTENT = read_content(FOLDER / "content.toml")
TASKS = 30
MOST_ITEMS = 4

Element = Literal["A", "B", "C", "D", "E", "F"]
Kind = Literal["key", "knife", "clothes", "drugs", "tools"]


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SCG-06: a task card."""

    element: Element
    items: Annotated[tuple[Kind, ...], msgspec.Meta(min_length=1, max_length=MOST_ITEMS)]
    prisoners: Annotated[int, msgspec.Meta(ge=1, le=3)]
    guards: Annotated[int, msgspec.Meta(ge=0, le=3)]
    # as printed; decks from before this was kept say nothing of it
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] | msgspec.UnsetType = (
        msgspec.UNSET
    )


Count = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Icons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SCG-03: how many items a room holds, of its kind; the last two rooms of each kind."""

    infirmary: Count = CONTENT["icons"]["infirmary"]
    workshop: Count = CONTENT["icons"]["workshop"]
    cell_block: Count = CONTENT["icons"]["cell_block"]
    laundry_room: Count = CONTENT["icons"]["laundry_room"]
    guards_room: Count = CONTENT["icons"]["guards_room"]
    exercise_yard: Count = CONTENT["icons"]["exercise_yard"]
    visiting_area: Count = CONTENT["icons"]["visiting_area"]

    def __post_init__(self) -> None:
        """SCG-02: there are five of each kind."""
        there: int = CONTENT["items"]["of_each_kind"]
        for kind, home in CONTENT["homes"].items():
            icons = getattr(self, home) + self.exercise_yard + self.visiting_area
            if not 0 < icons <= there:
                raise ValueError(f"{icons} icons for {kind}; expected 1 to {there}")


HOUSE_ICONS = Icons()

HOUSE_DECK: tuple[Task, ...] = tuple(
    msgspec.convert(card, Task) for card in CONTENT["tasks"].values()
)
Deck = Annotated[
    tuple[Task, ...],
    msgspec.Meta(
        min_length=TASKS,
        max_length=TASKS,
        examples=[msgspec.to_builtins(HOUSE_DECK)],
        extra_json_schema={"each": "element"},  # said for whoever asks a player for them
    ),
]


def missing_elements(deck: tuple[Task, ...]) -> str:
    """The letters that no card of a deck has: without them nobody could ever escape."""
    return "".join(sorted(set("ABCDEF") - {task.element for task in deck}))


def own_names(options: Any, _: int) -> dict[str, str]:
    """What the typed-in cards of a table are called, by the names that views and events have."""
    return {
        f"own_task_{number}": card.name
        for number, card in enumerate(options.tasks or (), start=1)
        if card.name
    }


def check_content(path: str | os.PathLike[str]) -> list[str]:
    """All that is wrong with a content file, as sentences; an empty list if it can be played.

    >>> check_content(FOLDER / "content.toml")
    []
    """
    return _read(path)[1]


def from_content(path: Path) -> dict[str, Any]:
    """The table options of a content file: its task cards, and the icons where it has some."""
    options, wrong = _read(path)
    if wrong:
        raise BadContent(path, wrong)
    return options


def _read(path: str | os.PathLike[str]) -> tuple[dict[str, Any], list[str]]:
    tables, wrong = read_typed(path, "tasks")
    if wrong:
        return {}, wrong
    tasks, wrong = _read_tasks(tables["tasks"])
    options = {"tasks": msgspec.to_builtins(tasks)}
    if icons := tables.get("icons"):
        try:
            options["icons"] = msgspec.to_builtins(msgspec.convert(icons, Icons))
        except msgspec.ValidationError as error:
            wrong.append(f"icons: {error}")
    return options, wrong


def _read_tasks(cards: dict[str, Any]) -> tuple[tuple[Task, ...], list[str]]:
    tasks: list[Task] = []
    wrong: list[str] = []
    for key, card in cards.items():
        try:
            task = msgspec.convert(card, Task)
        except msgspec.ValidationError as error:
            wrong.append(f"tasks.{key}: {error}")
        else:
            tasks.append(task if task.name else msgspec.structs.replace(task, name=_spoken(key)))
    if len(cards) != TASKS:
        wrong.append(f"there are {len(cards)} tasks; expected {TASKS}")
    if not wrong and (missing := missing_elements(tuple(tasks))):
        wrong.append(f"no task has the element {', '.join(missing)}")
    return tuple(tasks), wrong


def _spoken(key: str) -> str:
    """`Make a duplicate key` for `make_a_duplicate_key`."""
    name = key.replace("_", " ")
    return name[:1].upper() + name[1:60]
