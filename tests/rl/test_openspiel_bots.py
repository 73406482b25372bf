"""OpenSpiel's own searches play our titles: MCTS where nothing is hidden, IS-MCTS elsewhere."""

from __future__ import annotations

import numpy as np
import pytest

import jailbirds
from examples.openspiel_bots import play, searcher
from jailbirds.rl.openspiel import load, resampled

FIRST = jailbirds.titles()[0]
HIDDEN = [title for title in jailbirds.titles() if not jailbirds.title(title).thinking.open]


def test_mcts_plays_a_whole_game_against_a_bot_of_ours() -> None:
    game = load(FIRST, 2, {"turn_limit": 12})
    assert play(game, seat=1, simulations=3, against="random", seed=1) in (0, 0.5, 1)


@pytest.mark.parametrize("title", HIDDEN)
def test_is_mcts_finds_a_legal_action_whatever_is_hidden(title: str) -> None:
    game = load(title, jailbirds.title(title).players[0])
    state, luck, decided = game.new_initial_state(), np.random.default_rng(1), 0
    bot = searcher(game, simulations=4, seed=1)
    for number in range(60):
        action = int(luck.choice(state.legal_actions()))
        if not state.is_chance_node() and number % 12 == 0:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            decided += 1
        state.apply_action(action)
    assert decided > 1


@pytest.mark.parametrize("title", HIDDEN)
def test_what_is_drawn_anew_is_the_same_to_its_player(title: str) -> None:
    game = load(title, jailbirds.title(title).players[0])
    state, luck = game.new_initial_state(), np.random.default_rng(2)
    for _ in range(40):
        state.apply_action(int(luck.choice(state.legal_actions())))
    for player in range(game.num_players()):
        twin = resampled(state, player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)


@pytest.mark.parametrize("title", HIDDEN)
def test_what_was_told_is_the_same_whenever_it_is_asked_for(title: str) -> None:
    game = load(title, jailbirds.title(title).players[0])
    state, silent = game.new_initial_state(), game.new_initial_state()
    luck = np.random.default_rng(3)
    for _ in range(60):
        asked = [state.information_state_string(player) for player in range(game.num_players())]
        twin = state.clone()
        action = int(luck.choice(state.legal_actions()))
        state.apply_action(action)
        silent.apply_action(action)
        assert asked == [twin.information_state_string(p) for p in range(game.num_players())]
    for player in range(game.num_players()):
        told = state.information_state_string(player)
        assert told == silent.information_state_string(player)
        assert told.count("\n") > 10
