"""Ausbrecher AG (Hajo Bücken, 1988): secret bets on seven runaways, pushed by everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jailbirds.games.ausbrecher import hidden, hints, rules
from jailbirds.games.ausbrecher.actions import ACTIONS, EVENTS, places, traces
from jailbirds.games.ausbrecher.options import VARIANTS, Options
from jailbirds.games.ausbrecher.state import FOLDER, STATE, STONES
from jailbirds.games.ausbrecher.view import sketch, view
from jailbirds.kernel.title import Thinking, Title, rules_of


def census(s: Any) -> Mapping[str, int]:
    """Every stone is in one place only, and stacks have neither holes nor ghosts."""
    on_path = [(s.square[k], s.level[k]) for k in range(STONES) if s.square[k]]
    return {
        "stones": len(on_path)
        + sum(boat > 0 for boat in s.boat)
        + sum(not s.square[k] and not s.boat[k] for k in range(STONES)),
        "stones in boats": sum(boat > 0 for boat in s.boat) - s.arrived,
        "two stones on one level": len(on_path) - len(set(on_path)),
        "stones that float": sum(
            level > 0 and (square, level - 1) not in on_path for square, level in on_path
        ),
    }


TITLE = Title(
    name="ausbrecher",
    folder=FOLDER,
    players=range(2, 7),
    rules_version=1,
    prefix="AUS",
    chapters={
        "chapter-material": range(1, 4),
        "chapter-bet": range(4, 6),
        "chapter-turn": range(6, 17),
        "chapter-arriving": range(17, 21),
        "chapter-options": range(21, 25),
    },
    rulings=frozenset({1, 6, 14, 19, 20, 24}),
    state=STATE,
    actions=ACTIONS,
    most_legal=70,  # three of seven dice, each handful without and with the white one
    events=EVENTS,
    endings={"home": 20, "behind": 18, "limit": 24},
    options=Options,
    variants=VARIANTS,
    setup=rules.setup,
    census=census,
    view=view,
    sketch=sketch,
    places=places,
    traces=traces,
    thinking=Thinking(scale=2000, horizon=0, curiosity=0.05, ripe=2),
    reveals=frozenset({"scored"}),
    rules=rules_of(rules, hidden, hints),
)
