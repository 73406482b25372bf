"""PettingZoo: its classic connect four, through the AEC interface."""

from __future__ import annotations

import random

from pettingzoo.classic import connect_four_v3

from benchmarks.figures import PETTINGZOO
from benchmarks.rounds import Contestant, play_for


def contestant() -> Contestant:
    """Moves are picked from the action mask in the quickest way found, not by `sample`."""
    env = connect_four_v3.env()
    choice = random.Random(1).choice

    def batch() -> tuple[int, float]:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                mask = observation["action_mask"].tolist()
                env.step(choice([column for column, free in enumerate(mask) if free]))
                moves += 1
        return 1, moves

    return Contestant(PETTINGZOO, "connect four", 1, lambda seconds: play_for(seconds, batch))
