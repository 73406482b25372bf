# mypy: disable-error-code="misc"
"""Gymnasium: one seat is the agent's, bots play the others; alone, or many at once on `Batch`.

What is seen is NumPy's, as Gymnasium expects it, and a copy, as the arrays of a batch change with
every step. With `gear="cuda"` that copy is made from the GPU.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import jailbirds
from jailbirds.batch import LEAVE, Batch, as_numpy
from jailbirds.batch.errors import BadBatch, illegal, read_action, rule_of
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.game import Game
from jailbirds.kernel.title import Title
from jailbirds.rl.seeing import MODES, picture, read_mode, text


def register() -> None:
    """Make every title known as `jailbirds/Name-v0`."""
    for name in jailbirds.titles():
        if (known := env_id(name)) not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="jailbirds.rl.gym:Seat",
                vector_entry_point="jailbirds.rl.gym:ManySeats",
                kwargs={"title": name},
            )


def env_id(title: str) -> str:
    return f"jailbirds/{''.join(part.capitalize() for part in title.split('_'))}-v0"


def batch_of(
    title: str,
    games: int,
    players: int | None,
    seat: int,
    against: str,
    options: Mapping[str, Any] | None,
    gear: str,
    on_illegal: Literal["raise", "end"],
) -> Batch:
    chosen = jailbirds.title(title)
    players = chosen.read_players(chosen.players[0] if players is None else players)
    if seat not in range(players):
        raise BadBatch(f"nobody can sit at {seat!r}: expected 0 to {players - 1}")
    bots = {other: against for other in range(players) if other != seat}
    return Batch(
        *(chosen, games, players, options),
        gear=gear,
        bots=bots,
        restart=False,
        on_illegal=on_illegal,
    )


def refusal(batch: Batch, game: int | None, action: int) -> JailbirdsError | None:
    """What forbids this action to the seat that is asked; `game` is None in a batch of one."""
    at = game or 0
    if 0 <= action < batch.title.actions.size and batch.mask[at, action]:
        return None
    return illegal(batch.title, batch.record(at), game, int(batch.actors[at]), action)


def seen_space(title: Title, players: int) -> spaces.Box:
    return spaces.Box(0.0, 1.0, (title.observation.size(players),), np.float32)


class Seat(gymnasium.Env):
    """One seat against bots of a name; `info["action_mask"]` says what is legal.

    A won game earns 1, or the share of a win. An illegal action ends the game and earns 0, and
    `info["rule"]` says what forbids it; with `on_illegal="raise"` it is refused instead, and
    nothing is changed.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int | None = None,
        *,
        seat: int = 0,
        against: str = "greedy",
        options: Mapping[str, Any] | None = None,
        gear: str = "interpreted",
        render_mode: str | None = None,
        on_illegal: Literal["raise", "end"] = "end",
    ) -> None:
        self.batch = batch_of(title, 1, players, seat, against, options, gear, on_illegal)
        self.seat = seat
        self.render_mode = read_mode(render_mode)
        self.observation_space = seen_space(self.batch.title, self.batch.players)
        self.action_space = spaces.Discrete(self.batch.title.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        while self.batch.actors[0] < 0:  # over before the seat was asked
            self.batch.begin([True])
        return self._seen()

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        seen = np.array(self.batch.observations)[0]
        return seen, {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> np.ndarray:
        """What is legal, under the name that libraries with masks look for."""
        mask: np.ndarray = np.array(self.batch.mask)[0]
        return mask

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self.batch.actors[0] < 0:
            raise BadBatch(
                f"the game is over, and takes no action {action}: reset() begins another"
            )
        number = read_action(action)
        refused = refusal(self.batch, None, number)
        if refused and self.batch.on_illegal == "raise":
            raise refused
        # what is no action ends the game as well; to a batch, -1 would leave it alone
        self.batch.step(np.array([self.batch.title.actions.size if refused else number]))
        seen, info = self._seen()
        if refused:
            info["rule"] = rule_of(refused)
        reward = float(self.batch.rewards[0, self.seat])
        return seen, reward, bool(self.batch.endings[0]), False, info

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        game = Game.from_position(self.batch.position(0), roll=False)
        return text(game) if self.render_mode == "ansi" else picture(game)


class ManySeats(VectorEnv):
    """The same, many at once: what ends begins anew in the same step.

    Where games end, `info["final_obs"]` is what was seen last, and `info["final_info"]["rule"]`
    names what forbade the action that ended a game, if one did. -1 leaves a game alone.
    """

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int = 0,
        against: str = "greedy",
        options: Mapping[str, Any] | None = None,
        gear: str = "native",
        on_illegal: Literal["raise", "end"] = "end",
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.batch = batch_of(title, num_envs, players, seat, against, options, gear, on_illegal)
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = seen_space(self.batch.title, self.batch.players)
        self.single_action_space = spaces.Discrete(self.batch.title.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        self._begin_those_over()
        return np.array(self.batch.observations), self._info()

    def _begin_those_over(self) -> None:
        while (over := np.asarray(self.batch.actors) < 0).any():
            self.batch.begin(over)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.array(self.batch.mask)}

    def step(
        self, actions: Any
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        refused = self._refused(actions)
        self.batch.step(actions)
        rewards = np.asarray(self.batch.rewards)[:, self.seat].astype(np.float64)
        ended = np.asarray(self.batch.endings) != 0
        final = np.array(self.batch.observations) if ended.any() else None
        self._begin_those_over()
        info = self._info()
        if final is not None:
            info |= {"final_obs": final, "_final_obs": ended.copy()}
        if refused:
            info |= {"final_info": self._rules(refused), "_final_info": ended.copy()}
        return np.array(self.batch.observations), rewards, ended, np.zeros_like(ended), info

    def _refused(self, actions: Any) -> dict[int, JailbirdsError]:
        """The games that illegal actions end, and why; a batch that raises says so itself."""
        if self.batch.on_illegal == "raise":
            return {}
        given = as_numpy(self.batch.read_actions(actions))
        known = given.clip(0, self.batch.title.actions.size - 1)
        legal = (known == given) & np.asarray(self.batch.mask)[np.arange(self.num_envs), known]
        wrong = np.flatnonzero(~legal & (given != LEAVE)).tolist()
        found = {game: refusal(self.batch, game, int(given[game])) for game in wrong}
        return {game: said for game, said in found.items() if said}

    def _rules(self, refused: Mapping[int, JailbirdsError]) -> dict[str, Any]:
        rules = np.full(self.num_envs, None, object)
        for game, said in refused.items():
            rules[game] = rule_of(said)
        return {"rule": rules, "_rule": np.isin(np.arange(self.num_envs), [*refused])}
