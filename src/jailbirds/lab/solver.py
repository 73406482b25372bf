"""Exhaustive search: what can be forced, for games in which nothing is hidden."""

from __future__ import annotations

import numpy as np

from jailbirds.kernel.actions import Action
from jailbirds.kernel.game import Game
from jailbirds.lab.perft import MOST_ACTORS

LOOPS = "jailbirds.lab.loops"


class Solver:
    """Answers what can be forced within `depth` actions of all players together.

    >>> import jailbirds
    >>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=7)
    >>> Solver(game, depth=2, gear="interpreted").winning_actions(game, game.actors[0])
    []
    """

    def __init__(self, game: Game, depth: int, gear: str = "native") -> None:
        title = game.title
        self.depth = depth
        self._gear = title.gear(gear)
        levels = 2 * depth + 2  # chance may come between any two actions
        self._width = 1 + 2 * MOST_ACTORS * title.most_legal
        self._records = np.zeros(levels, dtype=title.state)
        self._out = np.zeros(levels * self._width, dtype=np.int32)

    def winning_actions(self, game: Game, seat: int) -> list[Action]:
        """The actions after which the seat wins, whatever the others and chance do."""
        return [action for action in game.legal(seat) if self._forced(game, seat, action, seat)]

    def saving_actions(self, game: Game, seat: int, against: int) -> list[Action]:
        """The actions after which another seat cannot force a win."""
        return [
            action for action in game.legal(seat) if not self._forced(game, seat, action, against)
        ]

    def _forced(self, game: Game, seat: int, action: Action, winner: int) -> bool:
        """Does an action of a seat leave a forced win to `winner`?"""
        self._records[0] = game.state[0]
        records = self._gear.open(self._records)
        self._gear.loops.apply(records, 0, seat, action.id, None)
        forces = self._gear.load(LOOPS).forces
        out = self._gear.open(self._out)
        return bool(forces(records, 0, winner, self.depth - 1, out, self._width))
