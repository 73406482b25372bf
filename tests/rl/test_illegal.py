"""An illegal action at every door: it ends the game by its rule, or is refused by it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import jailbirds
import jailbirds.rl  # registers the titles
from jailbirds.batch.errors import BadBatch
from jailbirds.rl.gym import ManySeats, env_id
from jailbirds.rl.openspiel import SpielState, load
from jailbirds.rl.pettingzoo import env

FIRST = jailbirds.titles()[0]
TABLES = [(title, jailbirds.title(title).players[0]) for title in jailbirds.titles()]
each_title = pytest.mark.parametrize(("title", "players"), TABLES)


def illegal_in(mask: np.ndarray) -> int:
    return int(np.flatnonzero(mask == 0)[0])


def sentence(title: str, where: str, seat: int, action: int) -> str:
    named = jailbirds.title(title).actions[action]
    rules = "|".join(jailbirds.title(title).rule_names)
    return rf"{where}: seat {seat} may not do '{named}' \({action}\): ({rules}) forbids it"


def asked(title: str, players: int, **how: Any) -> SpielState:
    """A game of OpenSpiel in which a player is asked."""
    state: SpielState = load(title, players, **how).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


# --- where it ends the game


@each_title
def test_of_pettingzoo_it_ends_the_game_by_its_rule(title: str, players: int) -> None:
    made = env(title, players)
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(illegal_in(made.observe(agent)["action_mask"]))
    assert [made.rewards[other] for other in made.agents] == [
        -1 if other == agent else 0 for other in made.agents
    ]
    assert all(made.terminations.values())
    assert made.infos[agent]["rule"] in made.title.rule_names


@each_title
def test_of_gymnasium_it_ends_the_game_by_its_rule(title: str, players: int) -> None:
    made = gymnasium.make(env_id(title), players=players, against="random")
    _, info = made.reset(seed=1)
    assert "rule" not in info
    _, reward, over, cut, info = made.step(illegal_in(info["action_mask"]))
    assert (reward, over, cut) == (0, True, False)
    assert info["rule"] in jailbirds.title(title).rule_names
    assert not info["action_mask"].any()


@pytest.mark.parametrize("wrong", [-2, -3])
def test_of_many_seats_no_number_is_left_without_an_answer(wrong: int) -> None:
    made = ManySeats(FIRST, 2, 2, against="random", gear="interpreted")
    _, info = made.reset(seed=1)
    legal = int(np.flatnonzero(info["action_mask"][0])[0])
    _, _, ended, _, info = made.step(np.array([legal, wrong]))
    assert ended.tolist() == [False, True]
    assert info["final_info"]["rule"][1] == ""


def test_of_many_seats_those_begin_anew_that_it_ends() -> None:
    made = ManySeats(FIRST, 3, 2, against="random", gear="interpreted")
    _, info = made.reset(seed=1)
    legal = int(np.flatnonzero(info["action_mask"][0])[0])
    actions = [legal, illegal_in(info["action_mask"][1]), made.batch.title.actions.size]
    _, rewards, ended, _, info = made.step(np.array(actions))
    assert ended.tolist() == [False, True, True]
    assert not rewards.any()
    assert info["_final_info"].tolist() == ended.tolist()
    final = info["final_info"]
    assert final["_rule"].tolist() == [False, True, True]
    assert final["rule"][0] is None
    assert final["rule"][1] in made.batch.title.rule_names
    assert final["rule"][2] == ""  # there is no such action: no rule is needed
    assert info["action_mask"].any(axis=1).all()


@each_title
def test_of_openspiel_it_ends_the_game_where_that_is_asked_for(title: str, players: int) -> None:
    state = asked(title, players, on_illegal="end")
    seat = state.current_player()
    action = illegal_in(np.array(state.legal_actions_mask()))
    state.apply_action(action)
    assert state.is_terminal()
    assert state.legal_actions() == []
    found = state.illegal
    assert found is not None
    assert (found.seat, found.action) == (seat, action)
    assert found.rule in state.played.title.rule_names
    assert state.returns() == [0 if s == seat else 1 / (players - 1) for s in range(players)]
    assert state.clone().illegal == found


def test_what_is_no_action_at_all_ends_a_game_too_without_a_rule() -> None:
    size = jailbirds.title(FIRST).actions.size
    for wrong in (size, -1):
        made = env(FIRST, 2)
        made.reset(seed=1)
        agent = made.agent_selection
        made.step(wrong)
        assert made.infos[agent] == {"rule": ""}
        seat = gymnasium.make(env_id(FIRST), against="random", disable_env_checker=True)
        seat.reset(seed=1)
        _, _, over, _, info = seat.step(wrong)
        assert over
        assert info["rule"] == ""


# --- where it is refused


@each_title
def test_pettingzoo_refuses_it_and_changes_nothing(title: str, players: int) -> None:
    made = env(title, players, on_illegal="raise")
    made.reset(seed=1)
    agent = made.agent_selection
    seat = made.possible_agents.index(agent)
    before = (made.game.position, dict(made.rewards), dict(made._cumulative_rewards))
    action = illegal_in(made.observe(agent)["action_mask"])
    with pytest.raises(
        jailbirds.IllegalAction, match=sentence(title, f"the game of {title}", seat, action)
    ) as no:
        made.step(action)
    assert no.value.rule in made.title.rule_names
    with pytest.raises(jailbirds.MalformedAction, match=f"no action -1 for seat {seat}"):
        made.step(-1)
    assert (made.game.position, made.rewards, made._cumulative_rewards) == before
    assert made.infos[agent] == {}
    assert not any(made.terminations.values())
    made.step(int(np.flatnonzero(made.observe(agent)["action_mask"])[0]))


@each_title
def test_gymnasium_refuses_it_and_changes_nothing(title: str, players: int) -> None:
    made = gymnasium.make(env_id(title), players=players, against="random", on_illegal="raise")
    _, info = made.reset(seed=1)
    batch = made.unwrapped.batch  # type: ignore[attr-defined]
    before = batch.position(0)
    action = illegal_in(info["action_mask"])
    with pytest.raises(
        jailbirds.IllegalAction, match=sentence(title, f"the game of {title}", 0, action)
    ):
        made.step(action)
    with pytest.raises(jailbirds.MalformedAction, match="no action -1 for seat 0"):
        made.step(-1)
    assert batch.position(0) == before
    made.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_many_seats_refuse_it_in_all_games() -> None:
    made = ManySeats(FIRST, 2, 2, against="random", gear="interpreted", on_illegal="raise")
    _, info = made.reset(seed=1)
    before = [made.batch.position(game) for game in range(2)]
    action = illegal_in(info["action_mask"][1])
    legal = int(np.flatnonzero(info["action_mask"][0])[0])
    with pytest.raises(jailbirds.IllegalAction, match=sentence(FIRST, "game 1", 0, action)):
        made.step(np.array([legal, action]))
    assert [made.batch.position(game) for game in range(2)] == before


@each_title
def test_openspiel_refuses_it_and_changes_nothing(title: str, players: int) -> None:
    state = asked(title, players)
    before = (str(state), state.history())
    action = illegal_in(np.array(state.legal_actions_mask()))
    where = sentence(title, f"the game of {title}", state.current_player(), action)
    with pytest.raises(jailbirds.IllegalAction, match=where):
        state.apply_action(action)
    with pytest.raises(jailbirds.MalformedAction, match="there is no action"):
        state.apply_action(state.played.title.actions.size)
    assert (str(state), state.history()) == before
    state.apply_action(state.legal_actions()[0])


def test_no_door_knows_another_way() -> None:
    for made in (
        lambda: env(FIRST, 2, on_illegal="ignore"),
        lambda: gymnasium.make(env_id(FIRST), on_illegal="ignore"),
        lambda: ManySeats(FIRST, 2, on_illegal="ignore"),  # type: ignore[arg-type]
        lambda: load(FIRST, 2, on_illegal="ignore"),  # type: ignore[arg-type]
    ):
        with pytest.raises(BadBatch, match="'raise' or 'end', not 'ignore'"):
            made()
