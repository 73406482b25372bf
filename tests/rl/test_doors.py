"""PettingZoo, Gymnasium and OpenSpiel: a sample of what `python -m tests.rl.campaign` runs."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import jailbirds
import jailbirds.rl  # registers the titles
from jailbirds.batch.errors import BadBatch
from jailbirds.rl.gym import ManySeats, Seat, env_id
from jailbirds.rl.openspiel import load
from jailbirds.rl.pettingzoo import env
from tests.rl import suites
from tests.roles import OPEN, soon_over

FIRST = jailbirds.titles()[0]
TABLES = [(title, jailbirds.title(title).players[0]) for title in jailbirds.titles()]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_official_suites_pass(title: str, players: int) -> None:
    suites.pettingzoo(title, players, {}, cycles=30)
    suites.gym(title, players, {})
    suites.vector(title, players, {})
    suites.vector(title, players, soon_over(title, turns=1))
    suites.openspiel_kept(title, players, {})


def test_openspiel_plays_a_longer_game_at_random_by_its_own_test() -> None:
    suites.openspiel(OPEN, 2, soon_over(OPEN, turns=40))


def test_a_kept_position_of_openspiel_is_read_whatever_its_options() -> None:
    for title in map(jailbirds.title, jailbirds.titles()):
        for options in title.variants:
            state = load(title.name, title.players[-1], options).new_initial_state()
            kept = pyspiel.serialize_game_and_state(state.get_game(), state)
            game, again = pyspiel.deserialize_game_and_state(kept)
            assert (game.options, str(again)) == (title.read_options(options), str(state))


def test_every_title_is_registered_under_its_name() -> None:
    assert env_id("connect_four") == "jailbirds/ConnectFour-v0"
    for title in jailbirds.titles():
        assert env_id(title) in gymnasium.registry


def test_what_cannot_be_done_is_said_in_a_sentence() -> None:
    title = jailbirds.titles()[0]
    with pytest.raises(BadBatch, match="nobody can sit at 5: expected 0 to 2"):
        gymnasium.make(env_id(title), players=3, seat=5)
    seat = gymnasium.make(env_id(title), against="random")
    seat.reset(seed=1)
    illegal = seat.unwrapped.batch.title.actions.size  # type: ignore[attr-defined]
    with pytest.raises(BadBatch, match="by its number, not as 'north'"):
        seat.step("north")
    _, _, over, *_ = seat.step(illegal)
    assert over
    with pytest.raises(BadBatch, match="is over, and takes no action 0"):
        seat.step(0)
    seats = env(title, 2)
    with pytest.raises(RuntimeError, match="reset\\(\\) comes before"):
        seats.step(0)
    seats.reset(seed=1)
    with pytest.raises(TypeError, match="is to act"):
        seats.step(None)


def test_an_environment_that_cannot_be_made_says_what_was_expected() -> None:
    for made in (lambda: env(FIRST, 2, render_mode="human"), lambda: Seat(FIRST, render_mode="x")):
        with pytest.raises(BadBatch, match="expected 'ansi', 'rgb_array' or None"):
            made()
    with pytest.raises(ValueError, match="there is no gear 'steam'"):
        env(FIRST, 2, gear="steam")
    with pytest.raises(BadBatch, match="one cycle or more, not 0"):
        env(FIRST, 2, max_cycles=0)


def test_the_number_of_players_may_be_one_of_numpy() -> None:
    two: Any = np.int64(2)
    assert load(FIRST, two).num_players() == 2
    assert env(FIRST, two).players == 2
    assert ManySeats(FIRST, 1, two, gear="interpreted").batch.players == 2


def test_cycles_can_be_limited() -> None:
    made = env(FIRST, 2, max_cycles=3)
    made.reset(seed=1)
    for _ in range(3):
        assert not any(made.truncations.values())
        agent = made.agent_selection
        made.step(int(np.flatnonzero(made.observe(agent)["action_mask"])[0]))
    assert all(made.truncations.values())


def test_boards_are_rendered_as_text_and_as_pictures() -> None:
    for title, players in TABLES:
        for mode in ("ansi", "rgb_array"):
            made = gymnasium.make(env_id(title), render_mode=mode, players=players)
            made.reset(seed=1)
            drawn = made.render()
            if mode == "ansi":
                assert isinstance(drawn, str)
                assert len(drawn.splitlines()) > 2
            else:
                assert isinstance(drawn, np.ndarray)
                assert drawn.dtype == np.uint8
                assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 2


def test_many_seats_are_those_of_a_batch_and_tell_how_a_game_ended() -> None:
    made = ManySeats(FIRST, 3, 2, against="random", options={"turn_limit": 6}, gear="interpreted")
    seen, info = made.reset(seed=3)
    assert seen in made.observation_space
    luck, ends = np.random.default_rng(3), 0
    for _ in range(30):
        actions = [luck.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, ended, cut, info = made.step(np.array(actions))
        assert seen in made.observation_space
        assert not cut.any()
        assert ((rewards >= 0) & (rewards <= 1)).all()
        ends += int(ended.sum())
        assert ("final_obs" in info) == ended.any()
    assert ends > 3


def test_an_information_state_tells_nothing_that_is_hidden() -> None:
    title = next(t for t in jailbirds.titles() if not jailbirds.title(t).thinking.open)
    players = jailbirds.title(title).players[0]
    state = load(title, players).new_initial_state()
    luck = np.random.default_rng(1)
    for _ in range(80):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            watcher = (state.current_player() + 1) % players
            before = state.information_state_string(watcher)
            assert before == state.clone().information_state_string(watcher)
            game = state.played
            private = [
                action
                for action in state.legal_actions()
                if not any(
                    event.visible_to(watcher)
                    for event in game.copy().play(state.current_player(), action)
                )
            ]
            twins = {
                state.child(action).information_state_string(watcher) for action in private[:2]
            }
            assert len(twins) <= 1, "what one may not see of a choice can be told from the state"
        state.apply_action(int(luck.choice(state.legal_actions())))


def test_returns_of_openspiel_share_one() -> None:
    state = load(FIRST, 2, {"turn_limit": 5}).new_initial_state()
    luck = np.random.default_rng(2)
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert sum(state.returns()) == 1
