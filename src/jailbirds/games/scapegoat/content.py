"""Task cards: those of the house, and those that somebody types in from the box."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from jailbirds.kernel.content import read_content
from jailbirds.kernel.errors import JailbirdsError

FOLDER = Path(__file__).parent
CONTENT = read_content(FOLDER / "content.toml")
TASKS = 30
MOST_ITEMS = 4

Element = Literal["A", "B", "C", "D", "E", "F"]
Kind = Literal["key", "knife", "clothes", "drugs", "tools"]


class BadContent(JailbirdsError):
    """A content file that cannot be played with; the message says all that is wrong."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SCG-06: a task card."""

    element: Element
    items: Annotated[tuple[Kind, ...], msgspec.Meta(min_length=1, max_length=MOST_ITEMS)]
    prisoners: Annotated[int, msgspec.Meta(ge=1, le=3)]
    guards: Annotated[int, msgspec.Meta(ge=0, le=3)]


Deck = Annotated[tuple[Task, ...], msgspec.Meta(min_length=TASKS, max_length=TASKS)]


def missing_elements(deck: tuple[Task, ...]) -> str:
    """The letters that no card of a deck has: without them nobody could ever escape."""
    return "".join(sorted(set("ABCDEF") - {task.element for task in deck}))


HOUSE_DECK: tuple[Task, ...] = tuple(
    msgspec.convert(card, Task) for card in CONTENT["tasks"].values()
)


def check_content(path: str | os.PathLike[str]) -> list[str]:
    """All that is wrong with a content file, as sentences; an empty list if it can be played.

    >>> check_content(FOLDER / "content.toml")
    []
    """
    return _read(path)[1]


def read_tasks(path: str | os.PathLike[str]) -> tuple[Task, ...]:
    """The task cards of a content file, for the table option `tasks`.

    >>> read_tasks(FOLDER / "content.toml") == HOUSE_DECK
    True
    """
    tasks, wrong = _read(path)
    if wrong:
        raise BadContent(f"{os.fspath(path)}: {'; '.join(wrong)}")
    return tasks


def from_content(path: Path) -> dict[str, Any]:
    """The table options of a content file: its task cards."""
    return {"tasks": msgspec.to_builtins(read_tasks(path))}


def _read(path: str | os.PathLike[str]) -> tuple[tuple[Task, ...], list[str]]:
    try:
        tables = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        return (), [f"cannot be read: {error.strerror}"]
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return (), [f"is no TOML: {error}"]
    cards = tables.get("tasks")
    if not isinstance(cards, dict):
        return (), ["the table [tasks] is missing"]
    tasks: list[Task] = []
    wrong: list[str] = []
    for name, card in cards.items():
        try:
            tasks.append(msgspec.convert(_bare(card), Task))
        except msgspec.ValidationError as error:
            wrong.append(f"tasks.{name}: {error}")
    if len(cards) != TASKS:
        wrong.append(f"there are {len(cards)} tasks; expected {TASKS}")
    if not wrong and (missing := missing_elements(tuple(tasks))):
        wrong.append(f"no task has the element {', '.join(missing)}")
    return tuple(tasks), wrong


def _bare(card: Any) -> Any:
    """A card without its source, where it names one."""
    return card["value"] if isinstance(card, dict) and "value" in card else card
