"""Catanatron: the settlers of Catan, two random players."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer

from benchmarks.figures import CATANATRON
from benchmarks.rounds import Contestant, play_for


def batch() -> tuple[int, float]:
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return 1, len(game.state.actions)


def contestant() -> Contestant:
    return Contestant(CATANATRON, "catan, 2 players", 1, lambda seconds: play_for(seconds, batch))
