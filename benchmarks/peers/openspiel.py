"""OpenSpiel: its rollouts in C++, and its Python interface.

Python has no door to the C++ rollouts alone, but there is a way around. A search by MCTS with
one single simulation expands nothing: it evaluates the position it was given, once, and
returns. With `RandomRolloutEvaluator(n)` that evaluation is n times: clone the position, play
uniformly random legal moves to the end (chance by its weights), add up the returns. So the
call is n rollouts and a constant few microseconds; `overhead` shows how few.

A search cannot start where chance is to move. So backgammon and gin rummy start after their
opening rolls and deals, from several of them in turn.
"""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import pyspiel

from benchmarks.figures import OPENSPIEL, OPENSPIEL_PYTHON, Length
from benchmarks.rounds import Contestant, batch_size, play_for

GAMES = ("connect_four", "chess", "backgammon", "gin_rummy")
FROM_PYTHON = ("connect_four", "chess")
OPENINGS = 4  # where chance begins
LEAST_ROLLOUTS = 128  # in one call: what surrounds them is then less than a hundredth
TIGHT = 0.003  # standard error of a mean length, as a share of it


class OpenSpiel:
    """One of its games, from its first decision on."""

    def __init__(self, name: str, seed: int = 1) -> None:
        self.name = name.replace("_", " ")
        self._game = pyspiel.load_game(name)
        self._random = random.Random(seed)
        first = self._game.new_initial_state()
        self._openings = [self._opening() for _ in range(OPENINGS if first.is_chance_node() else 1)]
        quick = batch_size(lambda count: self._search(self._searcher(count)))
        self._batch = max(quick, LEAST_ROLLOUTS)
        self._bot = self._searcher(self._batch)

    def _opening(self) -> Any:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self._chance(state))
        return state

    def _chance(self, state: Any) -> int:
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        action: int = self._random.choices(actions, weights)[0]
        return action

    # --- C++

    def _searcher(self, rollouts: int) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, self._random.getrandbits(31))
        exploration, simulations, memory, solve, verbose = 2.0, 1, 1000, False, False
        return pyspiel.MCTSBot(
            self._game, evaluator, exploration, simulations, memory, solve, 1, verbose
        )

    def _search(self, bot: Any) -> None:
        for opening in self._openings:
            root = bot.mcts_search(opening)
            assert root.explore_count == 1, "evaluated once, and nothing else"

    def rollouts(self, length: Length) -> Contestant:
        count = self._batch * len(self._openings)

        def batch() -> tuple[int, float]:
            self._search(self._bot)
            return count, count * length.mean

        return Contestant(OPENSPIEL, self.name, 1, lambda seconds: play_for(seconds, batch))

    def measure_length(self) -> Length:
        """Random games, played in C++ by OpenSpiel's own random bots, until the mean is tight."""
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(2)]
        lengths: list[int] = []
        while True:
            for opening in self._openings:
                for _ in range(max(100 // len(self._openings), 1)):
                    state = opening.clone()
                    pyspiel.evaluate_bots(state, bots, self._random.getrandbits(31))
                    lengths.append(state.move_number() - opening.move_number())
            mean = statistics.fmean(lengths)
            error = statistics.stdev(lengths) / len(lengths) ** 0.5
            if error < TIGHT * mean:
                break
        return Length(
            game=self.name,
            mean=mean,
            standard_error=error,
            games=len(lengths),
            opening_moves=statistics.fmean(state.move_number() for state in self._openings),
            overhead=self._overhead(),
        )

    def _overhead(self) -> float:
        """The time of calls with a single rollout against that of calls with a batch of them.

        The single rollout is in it too, so the true share is smaller still.
        """

        def seconds(bot: Any, calls: int) -> float:
            start = time.perf_counter()
            for _ in range(calls):
                self._search(bot)
            return (time.perf_counter() - start) / calls

        return seconds(self._searcher(1), 200) / seconds(self._bot, 5)

    # --- Python

    def from_python(self) -> Contestant:
        choice = self._random.choice

        def batch() -> tuple[int, float]:
            moves = 0
            state = self._game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                moves += 1
            return 1, moves

        return Contestant(OPENSPIEL_PYTHON, self.name, 1, lambda seconds: play_for(seconds, batch))
