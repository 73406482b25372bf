"""Prisons for tests: prisoners, guards, items and tasks where one wants them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import jailbirds
from jailbirds.games.scapegoat.rules.turn import begin_turn
from jailbirds.games.scapegoat.state import (
    CARD_NAMES,
    ELEMENTS,
    EXERCISE_YARD,
    HELD,
    HOME,
    ITEM_NAMES,
    OUT,
    ROOM_NAMES,
    TASK_NAMES,
    VISITING_AREA,
)

CHANCE = jailbirds.CHANCE


def prison(
    *,
    players: int = 3,
    seat: int = 1,
    scapegoat: int = 0,
    bonus: int = 1,
    rooms: Mapping[int, str] | None = None,
    items: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    stamina: Mapping[int, int] | None = None,
    marks: Mapping[int, str] | None = None,
    guards: Mapping[str, int] | None = None,
    tasks: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    points: int | None = None,
    version: int | None = None,
    **options: Any,
) -> jailbirds.Game:
    """A prison in the standard layout, in which it is the turn of `seat`.

    Everybody else is in the Laundry Room. Items come from where they lie; chance waits to be
    told what it does.
    """
    options = {"layout": "standard", **options}
    game = jailbirds.new("scapegoat", players, options, roll=False, rules_version=version)
    with game.edit(impossible=True) as s:
        s.round = 2
        s.scapegoat = scapegoat
        s.bonus = bonus
        for prisoner in range(players):
            s.room[prisoner] = ROOM_NAMES.index((rooms or {}).get(prisoner, "laundry_room"))
            s.cash[prisoner] = (cash or {}).get(prisoner, 0)
            s.stamina[prisoner] = (stamina or {}).get(prisoner, 0)
            s.marks[prisoner] = sum(1 << ELEMENTS.index(e) for e in (marks or {}).get(prisoner, ""))
            for name in (items or {}).get(prisoner, "").split():
                hold(s, prisoner, name)
            for name in (hands or {}).get(prisoner, "").split():
                s.card_at[CARD_NAMES.index(name)] = HELD + prisoner
                s.known[CARD_NAMES.index(name)] = 1 << prisoner
                s.hand[prisoner] += 1
        for name, count in (guards or {}).items():
            s.guards[ROOM_NAMES.index(name)] = count
        for room, task in (tasks or {}).items():
            s.task_in[ROOM_NAMES.index(room)] = TASK_NAMES.index(task) + 1
            s.task_at[TASK_NAMES.index(task)] = OUT
        s.turns = (seat - scapegoat) % players
        begin_turn(s, seat, None)
        if points is not None:
            s.points = points
    return game


def hold(s: Any, prisoner: int, name: str) -> None:
    """Give an item to a prisoner, from its home or wherever one lies."""
    item = ITEM_NAMES.index(name)
    for room in (HOME[item], EXERCISE_YARD, VISITING_AREA):
        if s.lying[room, item] > 0:
            s.lying[room, item] -= 1
            s.items[prisoner, item] += 1
            return
    raise AssertionError(f"no {name} is left")


def card(name: str) -> int:
    """The number of a task card, as chance draws it."""
    return TASK_NAMES.index(name) + 1


def can(game: jailbirds.Game, seat: int | None = None) -> set[str]:
    """What a seat may do now."""
    return {str(action) for action in game.legal(seat)}


def sheet(game: jailbirds.Game, seat: int) -> Any:
    return game.view(seat).prisoners[seat]


def room(game: jailbirds.Game, name: str) -> Any:
    return next(room for room in game.view().rooms if room.name == name)


def names(events: Iterable[jailbirds.Event]) -> list[str]:
    return [event.name for event in events]


def told(events: list[jailbirds.Event], name: str) -> list[dict[str, int | str]]:
    """The arguments of all events of a kind."""
    return [dict(event.args) for event in events if event.name == name]


def play_all(game: jailbirds.Game, seat: int, *actions: str) -> list[jailbirds.Event]:
    """One action after the other; what happened in the last."""
    events: list[jailbirds.Event] = []
    for action in actions:
        events = game.play(seat, action)
    return events
