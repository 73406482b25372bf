"""What speaks for a move: who gets into the boat, whom a warden catches, whose way he bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from jailbirds.games.alcatraz.state import COLUMNS, LEFT, RED, ROWS, TO_WIN
from jailbirds.kernel.actions import Action
from jailbirds.kernel.events import Event
from jailbirds.kernel.title import Said

Square = tuple[int, int]
Yard = Mapping[Square, int]  # whose prisoner stands where


def reason(s: Any, seat: int, action: Action, foreseen: Sequence[Event]) -> Said | None:
    """The weightiest of what it brings: the boat, a catch, a barred way, a free one, ground."""
    if action.do == "escape":
        return "why-boat", {"count": TO_WIN - 1 - int(s.boat[seat])}
    here = _yard(s)
    there, wardens = _after(s, seat, here, action, foreseen)
    return (
        _catch(s, seat, here, foreseen)
        or _ways(s, seat, here, there, wardens)
        or (_spared(s, seat, action, here, there) if action.do == "send" else _ground(action))
    )


def _yard(s: Any) -> dict[Square, int]:
    return {
        (row, column): int(s.yard[row, column]) - 1
        for row in range(1, ROWS + 1)
        for column in range(1, COLUMNS + 1)
        if s.yard[row, column]
    }


def _after(
    s: Any, seat: int, here: Yard, action: Action, foreseen: Sequence[Event]
) -> tuple[Yard, list[int]]:
    """Who stands where after it, and in which column the warden of each row."""
    yard, wardens = dict(here), [int(column) for column in s.warden]
    at = {name: int(value) for name, value in action.args.items() if name != "way"}
    if action.do == "move":
        del yard[at["row"], at["column"]]
        yard[at["to_row"], at["to_column"]] = seat
    elif action.do == "enter":
        yard[at["row"], at["column"]] = seat
    for event in foreseen:
        if event.name in ("walked", "ran"):
            wardens[int(event.args["row"])] = int(event.args["to_column"])
        elif event.name == "caught":
            del yard[int(event.args["row"]), int(event.args["column"])]
    return yard, wardens


def _free(yard: Yard, wardens: Sequence[int], seat: int) -> set[Square]:
    """ALC-17: the squares from which a seat's prisoners can go into the boat."""
    return {
        (row, column)
        for (row, column), owner in yard.items()
        if owner == seat and RED[row, column] and column not in wardens[1:row]
    }


def _catch(s: Any, seat: int, here: Yard, foreseen: Sequence[Event]) -> Said | None:
    """ALC-12, ALC-20: a warden catches others; those first who were about to get away."""
    caught = [event.args for event in foreseen if event.name == "caught"]
    squares = {(int(at["row"]), int(at["column"])): int(at["seat"]) for at in caught}
    others = {square: owner for square, owner in squares.items() if owner != seat}
    if len(others) > 1:
        return "why-catches", {"count": len(others)}
    for square, owner in others.items():
        ready = square in _free(here, s.warden, owner)
        return "why-catch-ready" if ready else "why-catch", {"other": owner, "row": square[0]}
    return None


def _ways(s: Any, seat: int, here: Yard, there: Yard, wardens: Sequence[int]) -> Said | None:
    """Whose way into the boat it bars, and whose own it opens; most of all the last one."""
    barred = [
        other
        for other in range(s.players)
        if other != seat and _free(here, s.warden, other) and not _free(there, wardens, other)
    ]
    barred.sort(key=lambda other: -s.boat[other])
    if barred and s.boat[barred[0]] == TO_WIN - 1:
        return "why-bars-last", {"other": barred[0]}
    opened = sorted(_free(there, wardens, seat) - _free(here, s.warden, seat))
    if opened:
        row, column = opened[0]
        return "why-clears" if here.get(opened[0]) == seat else "why-red", {
            "row": row,
            "column": column,
        }
    return ("why-bars", {"other": barred[0]}) if barred else None


def _spared(s: Any, seat: int, action: Action, here: Yard, there: Yard) -> Said | None:
    """ALC-19: whom the warden would have caught on the other way."""
    row, warden = int(s.alarm_row), int(s.warden[s.alarm_row])
    left = action.args["way"] == ("left", "right")[LEFT]
    elsewhere = range(warden + 1, COLUMNS + 1) if left else range(1, warden)
    if any(s.yard[row, column] == seat + 1 for column in elsewhere):
        return "why-spares", {"row": row}
    caught = here.keys() - there.keys()
    return None if any(here[square] == seat for square in caught) else ("why-harmless", {})


def _ground(action: Action) -> Said | None:
    at = {name: int(value) for name, value in action.args.items()}
    if action.do == "enter":
        return "why-out", {"row": at["row"]}
    if RED[at["to_row"], at["to_column"]] and not RED[at["row"], at["column"]]:
        return "why-waits", {"column": at["to_column"]}
    gained = at["row"] - at["to_row"]
    return ("why-closer", {"count": gained}) if gained > 0 else ("why-quiet", {})
