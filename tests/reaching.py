"""Games that are played at random until they are as a test wants them."""

from __future__ import annotations

import random
from collections.abc import Callable

import jailbirds
from jailbirds.kernel.game import Game


def reach(title: str, players: int, wanted: Callable[[Game], bool], seed: int = 1) -> Game:
    """A game played by chance until it is as wanted."""
    game = jailbirds.new(title, players=players, seed=seed)
    rng = random.Random(seed)
    while not wanted(game):
        likely = [action for action in game.legal() if action.do != "erase"]
        game.play(game.actors[0], rng.choice(likely))
    return game


def in_phase(phase: str) -> Callable[[Game], bool]:
    return lambda game: game.view(game.actors[0]).phase == phase
