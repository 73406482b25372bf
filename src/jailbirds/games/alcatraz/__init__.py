"""Alcatraz (Bernhard Weber, 1999): bring three prisoners past the wardens into the boat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jailbirds.games.alcatraz import hidden, hints, rules
from jailbirds.games.alcatraz.actions import ACTIONS, EVENTS, places, traces
from jailbirds.games.alcatraz.options import VARIANTS, Options
from jailbirds.games.alcatraz.state import FOLDER, PRISONERS_EACH, STATE
from jailbirds.games.alcatraz.view import sketch, view
from jailbirds.kernel.title import Thinking, Title, rules_of


def census(s: Any) -> Mapping[str, int]:
    """Prisoners never vanish, and no row gains or loses its warden once they are placed."""
    on_yard = [value for line in s.yard.tolist() for value in line]
    counted = {
        f"prisoners of seat {seat}": s.cell[seat] + s.boat[seat] + on_yard.count(seat + 1)
        for seat in range(len(s.cell))
    }
    counted["wardens"] = sum(column > 0 for column in s.warden)
    return counted


TITLE = Title(
    name="alcatraz",
    folder=FOLDER,
    players=range(2, 5),
    rules_version=1,
    prefix="ALC",
    chapters={
        "chapter-board": range(1, 5),
        "chapter-turn": range(5, 17),
        "chapter-boat": range(17, 23),
        "chapter-options": range(23, 26),
    },
    rulings=frozenset({4, 15, 16, 19, 25}),
    state=STATE,
    actions=ACTIONS,
    most_legal=9 * 9 + PRISONERS_EACH * 17,  # every square from the cell; 16 moves and the boat
    events=EVENTS,
    endings={"boat": 22, "limit": 25},
    options=Options,
    variants=VARIANTS,
    setup=rules.setup,
    census=census,
    view=view,
    sketch=sketch,
    places=places,
    traces=traces,
    thinking=Thinking(scale=80, horizon=0, curiosity=0.05, luck=False, open=True),
    rules=rules_of(rules, hidden, hints),
)
