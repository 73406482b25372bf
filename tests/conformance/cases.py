"""The cases of the conformance kit: every title, player count and set of options.

A title is covered by being there; the benchmark title is taken along as a second opinion.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import jailbirds
from benchmarks.connect_four import TITLE as CONNECT_FOUR
from jailbirds.kernel.chance import generator
from jailbirds.kernel.gears import Gear
from jailbirds.kernel.title import Title

SHIPPED = [jailbirds.title(name) for name in jailbirds.titles()]
TITLES = [*SHIPPED, CONNECT_FOUR]
LONGEST = 200_000  # actions in a game; nothing random comes near
SEATS_AND_OTHERS = (*range(8), jailbirds.CHANCE, jailbirds.SPECTATOR)


@dataclass(frozen=True)
class Case:
    title: Title
    players: int
    options: Any

    def game(self, seed: int = 0) -> jailbirds.Game:
        return jailbirds.Game(self.title, self.players, self.options, seed=seed)

    def begin(self) -> np.ndarray:
        return self.title.begin(self.players, self.title.read_options(self.options))

    @property
    def seats(self) -> tuple[int, ...]:
        return (*range(self.players), jailbirds.SPECTATOR)


CASES = [
    pytest.param(Case(title, players, options), id=f"{title.name}-{players}-{number}")
    for title in TITLES
    for players in title.players
    for number, options in enumerate(title.variants)
]
every_case = pytest.mark.parametrize("case", CASES)
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
every_shipped_title = pytest.mark.parametrize("title", SHIPPED, ids=lambda title: title.name)


def recorded(case: Case, gear: Gear, seed: int) -> tuple[np.ndarray, np.ndarray, bytes]:
    """A random game to its end: seats, actions, and the bytes of the last state."""
    seats, actions = np.zeros((2, LONGEST), dtype=np.int32)
    state = case.begin()
    out = np.zeros(case.title.most_legal, dtype=np.int32)
    count = gear.loops.record_playout(
        *(gear.open(state), 0, gear.open(out), gear.open(generator(seed))),
        *(gear.open(seats), gear.open(actions)),
    )
    assert count < LONGEST, "a random game does not end"
    return seats[:count], actions[:count], state.tobytes()


def positions(case: Case, seed: int, most: int = 25) -> Iterator[jailbirds.Game]:
    """Some positions of a random game, evenly spread, the first and the last among them."""
    seats, actions, _ = recorded(case, case.title.gear("native"), seed)
    stride = max(1, len(actions) // most)
    game = jailbirds.Game(case.title, case.players, case.options, seed=seed, roll=False)
    for number, (seat, action) in enumerate(zip(seats.tolist(), actions.tolist(), strict=True)):
        if number % stride == 0:
            yield game
        game.play(seat, action)
    yield game
