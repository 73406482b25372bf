"""OpenSpiel's own searches play our titles, against our bots.

    python examples/openspiel_bots.py alcatraz --games 10 --simulations 100

MCTS where nothing is hidden; else IS-MCTS, which draws anew what its player cannot know.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot

import jailbirds
from jailbirds.bots import Bot
from jailbirds.lab.figures import wilson
from jailbirds.rl.openspiel import Playouts, load, resampled


def searcher(game: Any, simulations: int, seed: int) -> Any:
    luck = np.random.RandomState(seed)
    if game.title.thinking.open:
        return MCTSBot(game, 1.0, simulations, Playouts(seed=seed), random_state=luck)
    bot = ISMCTSBot(game, Playouts(seed=seed), 1.0, simulations, random_state=luck)
    bot.set_resampler(resampled)
    return bot


def play(game: Any, seat: int, simulations: int, against: str, seed: int) -> float:
    """A game with the search at a seat and our bots at the others: what the search has won."""
    luck = np.random.default_rng(seed)
    theirs, ours = searcher(game, simulations, seed), Bot(against, seed=seed, patient=True)
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        elif player == seat:
            state.apply_action(int(theirs.step(state)))
        else:
            state.apply_action(ours.choose(state.played, player).id)
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's searches against our bots.")
    parser.add_argument("title", choices=jailbirds.titles())
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--against", default="greedy")
    given = parser.parse_args()
    game = load(given.title, jailbirds.title(given.title).players[0])
    won = 0.0
    for number in range(given.games):
        seat = number % game.num_players()
        won += play(game, seat, given.simulations, given.against, number)
    low, high = wilson(won, given.games)
    print(
        f"{given.title}: OpenSpiel wins {won:g} of {given.games} games against {given.against}: "
        f"{low:.0%} to {high:.0%}, to 95 %"
    )


if __name__ == "__main__":
    main()
