# mypy: disable-error-code="misc"
"""PettingZoo: every seat is an agent, and one of them acts at a time (AEC).

No title lets all act at once all the time, so there is no parallel environment. Where several may
act, in a vote or a bet, the first is asked first; what the others chose stays hidden until then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import jailbirds
from jailbirds.batch.errors import BadBatch, illegal, read_action, read_policy, rule_of
from jailbirds.kernel.errors import BadAction, JailbirdsError
from jailbirds.kernel.game import Game
from jailbirds.rl.seeing import MODES, action_mask, observation, picture, read_mode, text


def env(title: str, players: int, options: Mapping[str, Any] | None = None, **how: Any) -> Seats:
    """An environment of a title; what else it takes is said at `Seats`."""
    return Seats(title, players, options, **how)


class Seats(AECEnv):
    """A game as PettingZoo knows them; `seat_0`, `seat_1` … are the agents.

    An illegal action ends the game: who did it gets -1, the others 0, and its `info` names the
    rule. With `on_illegal="raise"` it is refused instead, and nothing is changed. `max_cycles`
    actions of players end a game as well, as truncated.
    """

    def __init__(
        self,
        title: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        gear: str = "interpreted",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        on_illegal: Literal["raise", "end"] = "end",
    ) -> None:
        super().__init__()
        self.on_illegal = read_policy(on_illegal)
        self.title = jailbirds.title(title)
        self.players = self.title.read_players(players)
        self.options = self.title.read_options(options)
        self.gear = self.title.gear(gear).name
        if max_cycles is not None and max_cycles < 1:
            raise BadBatch(f"a game is cut off after one cycle or more, not {max_cycles}")
        self.max_cycles = max_cycles
        self.render_mode = read_mode(render_mode)
        self.metadata = {
            "name": f"{title}_v0",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        size = self.title.observation.size(players)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.title.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.title.actions.size) for agent in self.possible_agents
        }
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        luck = int(self._luck.integers(1 << 62))
        self.game = Game(self.title, self.players, self.options, seed=luck, gear=self.gear)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._ask()

    def _ask(self) -> None:
        """Whoever acts next; when it is over, the first of those who have yet to leave."""
        if self.game.actors:
            self.agent_selection = self.possible_agents[self.game.actors[0]]
        if self.game.over:
            result = self.game.result
            winners = result.winners if result else ()
            for seat in winners:
                self.rewards[self.possible_agents[seat]] = 1 / len(winners)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": observation(self.game, seat),
            "action_mask": action_mask(self.game, seat),
        }

    def step(self, action: int | None) -> None:
        if not hasattr(self, "game"):
            raise RuntimeError("no game has begun: reset() comes before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} is to act, and None is for those whose game is over")
        seat, number = self.possible_agents.index(agent), read_action(action)
        try:
            self.game.play(seat, number)
        except BadAction:
            refusal = illegal(self.title, self.game.state, None, seat, number)
            if self.on_illegal == "raise":
                raise refusal from None
            self._earn_nothing_yet(agent)
            self._end_by(agent, refusal)
        else:
            self._earn_nothing_yet(agent)
            self._steps += 1
            self._ask()
            if not self.game.over and self._steps == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _earn_nothing_yet(self, agent: str) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)

    def _end_by(self, agent: str, refusal: JailbirdsError) -> None:
        self.infos[agent] = {"rule": rule_of(refusal)}
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return text(self.game) if self.render_mode == "ansi" else picture(self.game)

    def close(self) -> None:
        """Nothing is held open."""
