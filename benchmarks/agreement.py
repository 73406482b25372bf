"""Is our connect four the same game as OpenSpiel's? `python -m benchmarks.agreement`

A comparison of speed means something only if both sides play the same game by all its rules.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any

import numpy as np
import pyspiel

from benchmarks.connect_four import TITLE
from benchmarks.connect_four.state import C4_01, C4_02, C4_03, C4_04, CELLS, COLUMNS, PLAYERS
from jailbirds.kernel.chance import generator
from jailbirds.kernel.game import Game

DEPTH = 8  # the first depth at which games have ended
GAMES_SIDE_BY_SIDE = 1_000
GAMES_FOR_LENGTHS = 50_000
SIGNS = {".": 0, "x": 1, "o": 2}


def agreement() -> Iterator[str]:
    """What was shown, line by line; an `AssertionError` where the two differ."""
    yield same_trees()
    yield same_games()
    yield same_lengths()


def same_trees() -> str:
    """As many sequences of moves, from one move to `DEPTH`."""
    width = 1 + 2 * TITLE.most_legal
    games = np.zeros(DEPTH, dtype=TITLE.state)
    out = np.zeros(DEPTH * width, dtype=np.int32)
    perft = TITLE.gear("native").loops.perft
    ours = [int(perft(games[:depth], depth, out, width)) for depth in range(1, DEPTH + 1)]
    theirs = _perft(pyspiel.load_game("connect_four").new_initial_state(), DEPTH)
    assert ours == theirs, f"{ours} against {theirs}"
    return f"{ours[-1]:,} sequences of {DEPTH} moves, and as many of each shorter length"


def _perft(state: Any, depth: int) -> list[int]:
    """The number of sequences of 1, 2, … `depth` moves."""
    actions = state.legal_actions()
    counts = [len(actions)] + [0] * (depth - 1)
    if depth > 1:
        for action in actions:
            for level, count in enumerate(_perft(state.child(action), depth - 1), start=1):
                counts[level] += count
    return counts


def same_games() -> str:
    """Random games side by side, in both gears: actor, board, legal moves, refusals, result."""
    rnd = random.Random(4)
    moves = 0
    seen: Counter[str] = Counter()
    theirs = pyspiel.load_game("connect_four")
    for number in range(GAMES_SIDE_BY_SIDE):
        state = theirs.new_initial_state()
        game = Game(TITLE, PLAYERS, gear=("interpreted", "native")[number % 2])
        before = _census(game)
        while not state.is_terminal():
            assert game.actors == (state.current_player(),)
            _compare(game, state)
            column = rnd.choice(state.legal_actions())
            game.play(state.current_player(), column)
            state.apply_action(column)
            moves += 1
        _compare(game, state)
        assert _census(game) == before
        assert game.actors == ()
        assert game.result is not None
        assert _returns(game.result.winners) == state.returns()
        seen[game.result.ending] += 1
    assert set(seen) == set(TITLE.endings), f"not every ending was seen: {seen}"
    return f"{GAMES_SIDE_BY_SIDE:,} games move by move ({moves:,} moves), in both gears"


def _census(game: Game) -> Mapping[str, int]:
    """Nothing is hidden here, so the redacted record is the record."""
    return TITLE.census(TITLE.gear("interpreted").open(game.redacted())[0])


def _compare(game: Game, state: Any) -> None:
    board = tuple(tuple(SIGNS[sign] for sign in row) for row in str(state).split())
    assert game.view().rows == board
    allowed = set(state.legal_actions())
    for seat in range(PLAYERS):
        to_move = seat == state.current_player()
        assert {action.id for action in game.legal(seat)} == (allowed if to_move else set())
        for column in range(COLUMNS):
            expected = 0 if column in allowed else C4_02
            if not to_move:
                expected = C4_01
            if state.is_terminal():
                expected = C4_03 if any(state.returns()) else C4_04
            refusal = game.why_not(seat, column)
            assert refusal == (TITLE.rule_name(expected) if expected else None)


def _returns(winners: tuple[int, ...]) -> list[float]:
    """The winners in OpenSpiel's terms: 1 for the winner, −1 for the loser, 0 for a draw."""
    if len(winners) == PLAYERS:
        return [0.0] * PLAYERS
    return [1.0 if seat in winners else -1.0 for seat in range(PLAYERS)]


def same_lengths() -> str:
    """Random games are as long, as a distribution: Kolmogorov's and Smirnov's test."""
    n = GAMES_FOR_LENGTHS
    ours, theirs = Counter(_our_lengths(n)), Counter(_their_lengths(n))
    apart = max(
        abs(a - b) / n
        for a, b in zip(
            accumulate(ours[length] for length in range(CELLS + 1)),
            accumulate(theirs[length] for length in range(CELLS + 1)),
            strict=True,
        )
    )
    allowed = 1.95 * (2 / n) ** 0.5  # one time in a thousand it is more by chance
    assert apart < allowed, f"the distributions of lengths are {apart:.4f} apart"
    return (
        f"lengths of {n:,} random games each: means {_mean(ours):.2f} and {_mean(theirs):.2f}, "
        f"distributions at most {apart:.4f} apart (chance allows {allowed:.4f})"
    )


def _our_lengths(count: int) -> Iterator[int]:
    playout = TITLE.gear("native").loops.playout
    games = np.zeros(1, dtype=TITLE.state)
    out = np.zeros(TITLE.most_legal, dtype=np.int32)
    rng = generator(4)
    for _ in range(count):
        games[0] = np.zeros((), dtype=TITLE.state)
        yield int(playout(games, 0, out, rng))


def _their_lengths(count: int) -> Iterator[int]:
    theirs = pyspiel.load_game("connect_four")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]
    for seed in range(count):
        state = theirs.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        yield state.move_number()


def _mean(lengths: Counter[int]) -> float:
    return sum(length * count for length, count in lengths.items()) / lengths.total()


if __name__ == "__main__":
    for shown in agreement():
        print(f"✓ {shown}")
