"""A million random moves: nothing appears, nothing vanishes, nothing overflows."""

from typing import Any

import numpy as np
import pytest

import jailbirds
from jailbirds.games.scapegoat.state import (
    CARDS,
    HELD,
    ITEM_PLACES,
    LOOKED_AT,
    LOST,
    MOST_CASH,
    MOST_GUARDS,
    MOST_STAMINA,
    NEW_GUARD,
    OUT,
    SPOT,
    UNDER,
    VISITING_AREA,
)
from jailbirds.kernel.chance import generator

MOVES = 1_000_000  # in each case; all games are looked at after every move
GAMES = 1_000
TITLE = jailbirds.title("scapegoat")


def step(states: np.ndarray, start: np.ndarray, rngs: list[np.ndarray]) -> int:
    """Play every game on by one random move; those that are over begin anew."""
    loops = TITLE.gear("native").loops
    out = np.zeros(TITLE.most_legal, dtype=np.int32)
    seats, actions = np.zeros((2, 1), dtype=np.int32)
    moves = 0
    for number, rng in enumerate(rngs):
        if states[number]["ended"]:
            states[number] = start[0]
        moves += loops.record_playout(states, number, out, rng, seats, actions)
    return moves


@pytest.mark.rule("SCG-02", "SCG-04", "SCG-05", "SCG-14")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"sides": "random"}),
        (3, {"sides": "gold", "edition": "pl", "pool": "willing"}),
    ],
)
def test_pieces_are_conserved_in_a_million_random_moves(
    players: int, options: dict[str, Any]
) -> None:
    start = TITLE.begin(players, TITLE.read_options(options))
    states = np.repeat(start, GAMES)
    rngs = [generator(players, number) for number in range(GAMES)]
    moves = 0
    while moves < MOVES:
        moves += step(states, start, rngs)
        playing = states[states["round"] > 0]
        if len(playing):  # not all are still setting up
            look_at(playing, players)


def look_at(playing: np.ndarray, players: int) -> None:
    held = playing["items"].sum(axis=1)
    lying = playing["lying"].sum(axis=1)
    gun = playing["gold"] >> VISITING_AREA & 1
    assert (held + lying == np.append(np.full((len(playing), 5), 5), gun[:, None], axis=1)).all()
    assert (playing["lying"] >= 0).all()
    assert (playing["items"] >= 0).all()
    assert playing["items"].sum(axis=2).max() <= ITEM_PLACES
    assert 0 <= playing["cash"].min() <= playing["cash"].max() <= MOST_CASH
    assert 0 <= playing["stamina"].min() <= playing["stamina"].max() <= MOST_STAMINA
    assert 0 <= playing["guards"].min() <= playing["guards"].max() <= MOST_GUARDS
    waiting = (playing["phase"] == NEW_GUARD) | (playing["ended"] == LOST)
    assert (playing["guards"].sum(axis=1) == 7 + playing["round"] - waiting).all()
    for seat in range(players):
        assert ((playing["card_at"] == HELD + seat).sum(axis=1) == playing["hand"][:, seat]).all()
    assert ((playing["card_at"] == LOOKED_AT).sum(axis=1) == playing["looked_at"]).all()
    assert playing["hand"].max() <= 3
    assert (playing["card_at"] < HELD + players).all()
    assert playing["card_at"].shape[1] == CARDS
    out = (playing["task_in"] > 0).sum(axis=1)
    assert out.max() <= 3
    assert ((playing["task_at"] == OUT).sum(axis=1) == out + (playing["phase"] == SPOT)).all()
    assert ((playing["task_at"] == UNDER).sum(axis=1) == playing["unders"]).all()
