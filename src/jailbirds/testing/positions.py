"""Positions of random games, and how to get there again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import TracebackType
from typing import Any

import numpy as np
import pytest

import jailbirds
from jailbirds.kernel.chance import generator
from jailbirds.kernel.gears import Gear
from jailbirds.kernel.title import Title
from jailbirds.testing.cases import Case
from jailbirds.testing.sentences import who, wrong

LONGEST = 200_000  # actions in a game; nothing random comes near
TRIED = 300  # actions that are interpreted before compiled code may run


@dataclass(frozen=True)
class Moment:
    """A moment of a random game; whatever goes wrong inside of `with` says how to get there.

    >>> import jailbirds
    >>> game = jailbirds.new(jailbirds.titles()[0], 2, roll=False)
    >>> case = Case(game.title, 2, {}, game.rules_version)
    >>> position, how = str(Moment(case, 5, game)).splitlines()
    >>> position.removeprefix(game.title.name)
    ' with 2 players, before the first move of the random game of seed 5.'
    >>> how.partition('", ')[2]
    '2, {}, seed=5, moves=0)'
    """

    case: Case
    seed: int
    game: jailbirds.Game

    def __enter__(self) -> jailbirds.Game:
        return self.game

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        __tracebackhide__ = True
        if isinstance(error, pytest.fail.Exception) and str(self) not in str(error):
            wrong(f"{error}\n{self}")
        elif isinstance(error, Exception) and str(self) not in getattr(error, "__notes__", ()):
            error.add_note(str(self))

    @property
    def record(self) -> Any:
        """A copy of the truth, for rules in the interpreted gear."""
        return self.case.title.gear("interpreted").open(self.game.state)

    def play(self, seat: int, number: int) -> None:
        __tracebackhide__ = True
        with self:
            action = self.case.title.actions[number]
            try:
                self.game.play(seat, action)
            except jailbirds.IllegalAction as illegal:
                wrong(
                    f"`legal` offers '{action}' to {who(seat)}, but `check` forbids it by "
                    f"{illegal.rule}."
                )
            except Exception as error:
                error.add_note(f"This happened as {who(seat)} did '{action}'.")
                raise

    def __str__(self) -> str:
        case, count = self.case, len(self.game.moves)
        when = "before the first move"
        if count:
            last = self.game.moves[-1]
            when = f"after move {count} ({who(last.seat)}: '{last.action}')"
        old = case.version != case.title.rules_version
        under = f", rules_version={case.version}" if old else ""
        options = f" and options {dict(case.options)}" if case.options else ""
        return (
            f"{case.title.name} with {case.players} players{options}, {when} of the random game "
            f'of seed {self.seed}.\nTo get there: jailbirds.testing.reach("{case.title.name}", '
            f"{case.players}, {dict(case.options)}, seed={self.seed}, moves={count}{under})"
        )


def positions(case: Case, seed: int, most: int = 25) -> Iterator[Moment]:
    """Some positions of a random game, evenly spread, the first and the last among them."""
    seats, actions, _ = recorded(case, seed)
    stride = max(1, len(actions) // most)
    game = case.game(seed, roll=False)
    here = Moment(case, seed, game)
    for number, (seat, action) in enumerate(zip(seats.tolist(), actions.tolist(), strict=True)):
        if number % stride == 0:
            yield here
        here.play(seat, action)
    yield here


def reach(
    title: Title | str,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int,
    moves: int,
    rules_version: int | None = None,
) -> jailbirds.Game:
    """The game of a message of the kit: a random game of that seed after so many moves.

    >>> len(reach(jailbirds.titles()[0], 2, seed=5, moves=17).moves)
    17
    """
    title = jailbirds.title(title) if isinstance(title, str) else title
    case = Case(title, players, options or {}, title.read_version(rules_version))
    gear = case.title.gear("interpreted")
    seats, actions, _ = _play_at_random(case, gear, seed, moves)
    game = case.game(seed, roll=False)
    for seat, action in zip(seats.tolist(), actions.tolist(), strict=True):
        game.play(seat, action)
    return game


def recorded(
    case: Case, seed: int, gear: Gear | None = None
) -> tuple[np.ndarray, np.ndarray, bytes]:
    """A random game to its end: seats, actions, and the bytes of the last state.

    It is played in the native gear unless another is given.
    """
    if not can_be_played(case):
        wrong(
            f"{case}: this cannot be checked yet, as games break off. See what "
            "`test_a_game_can_be_played` says of it."
        )
    seats, actions, last = _play_at_random(case, gear or case.gear, seed, LONGEST)
    if len(actions) == LONGEST:
        wrong(
            f"{case}: the random game of seed {seed} has not ended after {LONGEST:,} actions. "
            "Every game must end: add a rule that sees to it, such as a limit of turns."
        )
    return seats, actions, last


def _play_at_random(
    case: Case, gear: Gear, seed: int, most: int
) -> tuple[np.ndarray, np.ndarray, bytes]:
    seats, actions = np.zeros((2, most), dtype=np.int32)
    state = case.begin()
    out = case.room_for_legal()
    count = gear.loops.record_playout(
        *(gear.open(state), 0, gear.open(out), gear.open(generator(seed))),
        *(gear.open(seats), gear.open(actions)),
    )
    offered = int(np.count_nonzero(out >= 0))
    if offered > case.title.most_legal:
        wrong(f"{case}, random game of seed {seed}: {too_many(case, offered)}")
    return seats[:count], actions[:count], state.tobytes()


def too_many(case: Case, offered: int) -> str:
    return (
        f"`legal` writes {offered} actions where most_legal promises at most "
        f"{case.title.most_legal}. Raise most_legal in TITLE: compiled code does not notice when "
        "it writes past the end, and destroys what lies there."
    )


@cache
def can_be_played(case: Case) -> bool:
    try:
        try_out(case)
    except (Exception, pytest.fail.Exception):
        return False
    return True


def try_out(case: Case) -> None:
    """Games in the interpreted gear, step by step, before anything compiled is run: an index
    beyond the end of a field is an error here, and silent damage there."""
    __tracebackhide__ = True
    tried, seed = 0, 0
    while tried < TRIED:
        tried += _try_game(case, seed, TRIED - tried)
        seed += 1


def _try_game(case: Case, seed: int, most: int) -> int:
    __tracebackhide__ = True
    gear = case.title.gear("interpreted")
    game = case.game(seed, roll=False)
    here = Moment(case, seed, game)
    out, rng = case.room_for_legal(), gear.open(generator(seed))
    with here:
        while (seats := gear.loops.actors(here.record, 0)) and len(game.moves) < most:
            seat = gear.loops.one_of(seats, rng)
            count = gear.loops.legal(here.record, 0, seat, out.data)
            if count > case.title.most_legal:
                wrong(f"{who(seat)}: {too_many(case, count)}")
            if count == 0:
                wrong(f"{who(seat)} is to act, says `actors`, but `legal` gives it no action.")
            here.play(seat, gear.loops.random_action(here.record[0], seat, out.data, rng))
        if not game.moves:
            wrong("the game is over before anybody has moved, or `actors` names nobody.")
    return len(game.moves)
