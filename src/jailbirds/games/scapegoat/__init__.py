"""Alcatraz: The Scapegoat (R. Cywicki, K. Hanusz, K. Cywicki, 2011): one of you takes the blame.

Four greedy bots, 8,000 games, silver sides: half of the games end in rounds 9 to 14, the group
escapes in 64 % of them, each seat in 47-49 %, and every room is used in at least 44 %. How that
was measured is on the page `balance.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jailbirds.games.scapegoat import hidden, hints, rules
from jailbirds.games.scapegoat.actions import ACTIONS, EVENTS, places, traces
from jailbirds.games.scapegoat.content import from_content
from jailbirds.games.scapegoat.options import VARIANTS, Options
from jailbirds.games.scapegoat.state import (
    CARDS,
    FOLDER,
    HELD,
    ITEM_NAMES,
    ITEM_PLACES,
    ITEMS,
    LOOKED_AT,
    LOST,
    MOST_CASH,
    MOST_GUARDS,
    MOST_STAMINA,
    NEW_GUARD,
    OUT,
    ROOMS,
    SPOT,
    STATE,
    UNDER,
)
from jailbirds.games.scapegoat.talk import VOICE
from jailbirds.games.scapegoat.view import sketch, view
from jailbirds.kernel.title import Debate, Thinking, Title, rules_of


def census(s: Any) -> Mapping[str, int]:
    """Items, guards and cards are where they can be, and there are as many as there were."""
    seats = range(s.players)
    items = {
        name: sum(s.lying[room, k] for room in range(ROOMS)) + sum(s.items[p, k] for p in seats)
        for k, name in enumerate(ITEM_NAMES)
    }
    return {
        **items,
        # a guard a round from the second on, placed before the talk
        "guards": sum(s.guards) - max(1, s.round) + (s.phase == NEW_GUARD or s.ended == LOST),
        "rooms with too many guards": sum(guards > MOST_GUARDS for guards in s.guards),
        "sheets with too much": sum(
            sum(s.items[p, k] for k in range(ITEMS)) > ITEM_PLACES
            or not 0 <= s.cash[p] <= MOST_CASH
            or not 0 <= s.stamina[p] <= MOST_STAMINA
            for p in seats
        ),
        "hands that are miscounted": sum(
            s.hand[p] != sum(s.card_at[card] == HELD + p for card in range(CARDS)) for p in seats
        ),
        "cards looked at": s.looked_at - sum(place == LOOKED_AT for place in s.card_at),
        "tasks under the stack": s.unders - sum(place == UNDER for place in s.task_at),
        "tasks out": sum(place == OUT for place in s.task_at)
        - sum(task > 0 for task in s.task_in)
        - (s.phase == SPOT),
        "tasks": len({task for task in s.task_in if task}) - sum(task > 0 for task in s.task_in),
    }


TITLE = Title(
    name="scapegoat",
    folder=FOLDER,
    players=range(3, 5),
    rules_version=1,
    prefix="SCG",
    chapters={
        "chapter-material": range(1, 7),
        "chapter-setup": range(7, 12),
        "chapter-guards": range(12, 15),
        "chapter-vote": range(15, 19),
        "chapter-turn": range(19, 34),
        "chapter-plan": range(34, 40),
        "chapter-end": range(40, 45),
        "chapter-rooms": range(51, 63),
        "chapter-known": range(63, 66),
        "chapter-blackmail": range(71, 82),
    },
    rulings=frozenset(
        {3, 4, 5, 7, 8, 10, 23, 28, 29, 30, 34, 35, 36, 38, 39, 43, 51, 52, 63, 65, *range(71, 82)}
    ),
    state=STATE,
    actions=ACTIONS,
    most_legal=80,  # three prisoners to rob in a room in the middle, with everything to spend
    events=EVENTS,
    endings={
        "scapegoat": 41,
        "only": 42,
        "elements": 42,
        "cash": 42,
        "items": 42,
        "stamina": 42,
        "chosen": 43,
        "all_escape": 43,
        "lost": 13,
    },
    options=Options,
    variants=VARIANTS,
    setup=rules.setup,
    census=census,
    view=view,
    sketch=sketch,
    places=places,
    traces=traces,
    thinking=Thinking(
        scale=3000,
        horizon=30,
        tries=1,
        trust=30,
        curiosity=0.02,
        ripe=38,
        shared=1,
        rivalry=0,
        luck=False,
        slip=200,
    ),
    from_content=from_content,
    talk=VOICE,
    debate=Debate("call", 120),  # SCG-15
    reveals=frozenset({"ballot", "tied", "elected", "played", "discarded"}),
    rules=rules_of(rules, hidden, hints),
)
