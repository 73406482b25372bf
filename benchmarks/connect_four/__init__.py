"""Connect four on the kernel: a title that other engines have too, for comparison alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from benchmarks.connect_four import hidden, hints, rules
from benchmarks.connect_four.actions import ACTIONS, EVENTS, places, traces
from benchmarks.connect_four.state import CELLS, COLUMNS, FOLDER, PLAYERS, STATE
from benchmarks.connect_four.view import sketch, view
from jailbirds.kernel.title import Title, rules_of


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


def census(s: Any) -> Mapping[str, int]:
    """A stone is either on the board or still in hand, and no cell holds two."""
    on_board = sum(stones.bit_count() for stones in s.stones)
    return {
        "stones": on_board + CELLS - s.turns,
        "stones in columns": sum(s.height) + CELLS - s.turns,
        "cells with two stones": (s.stones[0] & s.stones[1]).bit_count(),
    }


TITLE = Title(
    name="connect_four",
    folder=FOLDER,
    players=range(PLAYERS, PLAYERS + 1),
    rules_version=1,
    prefix="C4",
    chapters={"chapter-turn": range(1, 3), "chapter-end": range(3, 5)},
    state=STATE,
    actions=ACTIONS,
    most_legal=COLUMNS,
    events=EVENTS,
    endings={"four": 3, "full": 4},
    options=Options,
    variants=({},),
    setup=rules.setup,
    census=census,
    view=view,
    sketch=sketch,
    places=places,
    traces=traces,
    rules=rules_of(rules, hidden, hints),
)
