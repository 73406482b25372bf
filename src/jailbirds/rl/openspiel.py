# mypy: disable-error-code="misc"
"""OpenSpiel: titles as games with explicit chance and information states, `jailbirds_NAME`.

>>> from jailbirds.rl.openspiel import load
>>> import jailbirds
>>> load(jailbirds.titles()[0], players=2).new_initial_state().is_chance_node()
True
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple
from urllib.parse import quote, unquote

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(f"this door needs OpenSpiel ({missing}): pip install open-spiel") from None

import jailbirds
from jailbirds.batch.errors import illegal, read_policy, rule_of
from jailbirds.kernel.chance import generator
from jailbirds.kernel.errors import BadAction
from jailbirds.kernel.game import Game, seats_of
from jailbirds.kernel.rule import CHANCE
from jailbirds.kernel.title import Title
from jailbirds.rl.seeing import observation

LONGEST = 1_000_000  # actions, those of chance too: more than any title's limits allow


def load(
    title: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    on_illegal: Literal["raise", "end"] = "raise",
) -> Any:
    """A game of OpenSpiel; by its own door `pyspiel.load_game("jailbirds_NAME(players=2)")`.

    An illegal action is refused, as OpenSpiel's own games do, and nothing is changed. With
    `on_illegal="end"` it ends the game: the others share the win, and `state.illegal` names the
    seat, the action and the rule.
    """
    players = jailbirds.title(title).read_players(players)
    asked = {"players": players, "options": written(options or {})}
    return pyspiel.load_game(registered(title), asked | {"on_illegal": on_illegal})


def written(options: Mapping[str, Any]) -> str:
    """Options as one parameter of OpenSpiel's: JSON, but for what its own text is split at.

    A state that was kept names its game, and is read again by that.

    >>> written({"alarm": False, "turn_limit": 9})
    '{"alarm": false%2C "turn_limit": 9}'
    """
    return quote(json.dumps(dict(options), ensure_ascii=True), safe='{}[]": ')


@cache
def registered(title: str) -> str:
    """The name under which OpenSpiel knows a title from now on."""
    chosen = jailbirds.title(title)
    kind = game_type(chosen)

    class TitleGame(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(chosen, kind, dict(params or {}))

    pyspiel.register_game(kind, TitleGame)
    return str(kind.short_name)


def game_type(title: Title) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"jailbirds_{title.name}",
        long_name=f"Jailbirds: {title.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.PERFECT_INFORMATION
            if title.thinking.open
            else kinds.Information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.players[-1],
        min_num_players=title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.players[0],
            "options": "{}",
            "on_illegal": "raise",
        },
    )


class SpielGame(pyspiel.Game):
    """A title with so many players and these options."""

    def __init__(self, title: Title, kind: Any, params: dict[str, Any]) -> None:
        self.title = title
        self.players = title.read_players(int(params.get("players", title.players[0])))
        self.options = title.read_options(json.loads(unquote(params.get("options", "{}"))))
        self.on_illegal = read_policy(str(params.get("on_illegal", "raise")))
        info = pyspiel.GameInfo(
            num_distinct_actions=title.actions.size,
            max_chance_outcomes=title.actions.size,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.title, self.players, recall)


class Illegal(NamedTuple):
    """What ended a game that its rules did not end."""

    seat: int
    action: int
    rule: str


class SpielState(pyspiel.State):
    """A game as OpenSpiel asks about it; of several who may act the first is asked."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.ends = game.on_illegal == "end"
        self.illegal: Illegal | None = None
        self._told: dict[int, tuple[int, str]] = {}  # of how many moves each player was told
        self.played = Game(game.title, game.players, game.options, seed=0, roll=False)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        first = min(self.played.actors) if CHANCE not in self.played.actors else CHANCE
        return int(pyspiel.PlayerId.CHANCE) if first == CHANCE else first

    def _legal_actions(self, player: int) -> list[int]:
        if self.illegal:
            return []
        return sorted(action.id for action in self.played.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        loops, record = self.played._loops, self.played._records
        weights = {a.id: loops.weight(record, 0, a.id) for a in self.played.legal(CHANCE)}
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in sorted(weights.items())]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        game = self.played
        try:
            game.play(seat, int(action))
        except BadAction:
            if self.is_terminal():
                raise
            refusal = illegal(game.title, game.state, None, seat, int(action))
            if seat == CHANCE or not self.ends:
                raise refusal from None
            self.illegal = Illegal(seat, int(action), rule_of(refusal))

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return str(self.played.title.actions[int(action)])

    def is_terminal(self) -> bool:
        return self.played.over or self.illegal is not None

    def returns(self) -> list[float]:
        if self.illegal:
            others = [s for s in range(self.played.players) if s != self.illegal.seat]
            return shares(others, self.played.players)
        result = self.played.result
        return shares(result.winners if result else (), self.played.players)

    def told(self, player: int) -> str:
        """All that a player saw happen and did, a line each; what was told before is remembered,
        as searches ask for it with every move."""
        count, text = self._told.get(player, (0, str(player)))
        lines = [text]
        for move in self.played.moves[count:]:
            if move.seat == player:
                lines.append(f"> {move.action}")
            seen = (event for event in move.events if event.visible_to(player))
            lines += [f"{event.name} {dict(event.args)}" for event in seen]
        self._told[player] = len(self.played.moves), "\n".join(lines)
        return self._told[player][1]

    def __str__(self) -> str:
        return str(self.played.position)


class Observer:
    """What a player knows: as numbers now, or with all that was seen and done until now."""

    def __init__(self, title: Title, players: int, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(0 if recall else title.observation.size(players), np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = observation(state.played, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The redacted record; with recall, all that the seat saw happen and did before it."""
        game = state.played
        known = game.known(player).hex()
        if not self.recall:
            return f"{player} {known}"
        return f"{state.told(player)}\n{known}"


def resampled(state: SpielState, player: int) -> SpielState:
    """The same to the player, with all that is hidden from it drawn anew: `set_resampler`."""
    twin: SpielState = state.clone()
    game = twin.played
    record = game.redacted(player)
    seed = generator(*record.tobytes(), int(np.random.randint(1 << 31)))
    game._loops.redeal(game._gear.open(record), 0, player, game._gear.open(seed))
    game._set(len(game.moves), record.tobytes())
    return twin


class Playouts:
    """How OpenSpiel's searches judge a position: by random games, played natively."""

    def __init__(self, games: int = 1, seed: int = 0) -> None:
        self.games = games
        self._luck = generator(seed)

    def evaluate(self, state: SpielState) -> np.ndarray:
        game = state.played
        loops = game.title.gear("native").loops
        out = np.zeros(game.title.most_legal, np.int32)
        returns = np.zeros(game.players)
        for _ in range(self.games):
            record = game.state
            loops.playout(record, 0, out, self._luck)
            winners = loops.outcome(record, 0)[1]
            returns += shares(seats_of(winners), game.players)
        return returns / self.games

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def shares(winners: Sequence[int], players: int) -> list[float]:
    """The winners share 1."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
