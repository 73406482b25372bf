"""A game being played: the door for people and programs.

`play` always asks the rules first and changes nothing when they say no. Everything a player
may see comes from `view`, which is made from the redacted record alone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import Stream
from jailbirds.kernel.errors import (
    BadSeat,
    DamagedLog,
    ForeignLog,
    IllegalAction,
    JailbirdsError,
    OutOfTurn,
    UnknownTitle,
)
from jailbirds.kernel.events import Event, blank_events
from jailbirds.kernel.log import Log, Outcome
from jailbirds.kernel.record import copy_record
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.title import Title, title

AnyAction = Action | Mapping[str, Any] | str | int


@dataclass(frozen=True, slots=True)
class Move:
    """One record of a game: who did what, and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Game:
    """One game of a title.

    >>> import jailbirds
    >>> game = jailbirds.new("alcatraz", players=2, seed=7)
    >>> (seat,) = game.actors
    >>> len(game.legal(seat))
    21
    >>> events = game.play(seat, "enter 9 3")
    >>> [event.name for event in events]
    ['entered']
    >>> game.why_not(seat, "enter 9 3")
    'ALC-04'
    """

    def __init__(
        self,
        title: Title,
        players: int,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        *,
        seed: int | str | bytes | None = None,
        names: Sequence[str] | None = None,
        roll: bool = True,
        gear: str = "interpreted",
    ) -> None:
        self.title = title
        self.players = title.read_players(players)
        self.options = title.read_options(options)
        self.names = self._read_names(names)
        self.stream: Stream | None = Stream.of(seed)
        self.moves: list[Move] = []
        self._rolls = 0  # how many of them are chance's
        self._auto_roll = roll
        self._gear = title.gear(gear)
        self._loops = self._gear.loops
        self._hold(title.begin(self.players, self.options))
        self._before: list[bytes] = []  # the state before each move
        if roll:
            self.roll()

    def _read_names(self, names: Sequence[str] | None) -> tuple[str, ...]:
        if names is None:
            return tuple(f"Player {seat + 1}" for seat in range(self.players))
        if len(names) != self.players or not all(isinstance(n, str) and n for n in names):
            raise JailbirdsError(f"expected {self.players} names, one for each seat, not {names!r}")
        return tuple(names)

    def _hold(self, state: np.ndarray) -> None:
        self._state = state
        self._records = self._gear.open(state)
        self._out = np.zeros(self.title.most_legal, dtype=np.int32)
        self._out_opened = self._gear.open(self._out)

    # --- who may do what

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, in order; empty when the game is over."""
        seats = self._loops.actors(self._records, 0)
        return tuple(seat for seat in range(CHANCE + 1) if seats >> seat & 1)

    def legal(self, seat: int | None = None) -> list[Action]:
        """All that a seat may do now; by default, the first that may act.

        Empty where the seat has to wait.
        """
        if seat is None:
            seat = self.actors[0] if self.actors else SPECTATOR
        elif self._seat(seat) not in self.actors:
            return []
        if seat == SPECTATOR:
            return []
        count = self._loops.legal(self._records, 0, seat, self._out_opened)
        return [self.title.actions[number] for number in self._out[:count].tolist()]

    def why_not(self, seat: int, action: AnyAction) -> str | None:
        """The number of the rule that forbids an action now, or None where it is legal."""
        number = self.title.actions.read(action).id
        rule = self._loops.check(self._records, 0, self._seat(seat), number)
        return self.title.rule_name(rule) if rule else None

    def play(self, seat: int, action: AnyAction) -> list[Event]:
        """Do an action and whatever chance adds to it; returns what happened.

        Raises `MalformedAction`, `OutOfTurn` or `IllegalAction`, and then changes nothing.
        """
        move = self.title.actions.read(action)
        rule = self.why_not(seat, move)
        if seat not in self.actors:
            raise OutOfTurn(rule or "", self._whose_turn(seat))
        if rule is not None:
            raise IllegalAction(rule, f"{rule} forbids '{move}' to {self.name(seat)}")
        return [*self._apply(seat, move), *(self.roll() if self._auto_roll else ())]

    def roll(self) -> list[Event]:
        """Let chance act as long as it is its turn, by the game's seed."""
        events: list[Event] = []
        while CHANCE in self.actors:
            if self.stream is None:
                raise JailbirdsError(
                    "the log of an unfinished game keeps its seed to itself: "
                    "to play on, read it with Game.from_log(log, seed=...)"
                )
            outcomes = self.legal(CHANCE)
            weights = [self._loops.weight(self._records, 0, action.id) for action in outcomes]
            events += self._apply(CHANCE, outcomes[self.stream.draw(self._rolls, weights)])
        return events

    def _apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        told = blank_events()
        before = self._state.tobytes()
        self._loops.apply(self._records, 0, seat, action.id, self._gear.open(told))
        move = Move(seat, action, tuple(self.title.events.read(told)))
        self.moves.append(move)
        self._before.append(before)
        self._rolls += seat == CHANCE
        return move.events

    def undo(self) -> Move:
        """Take back the last move of a player, and what chance added to it; returns it."""
        played = [k for k, move in enumerate(self.moves) if move.seat != CHANCE]
        if not played:
            raise JailbirdsError("nobody has moved yet: there is nothing to take back")
        last = played[-1]
        move = self.moves[last]
        self._state[:] = np.frombuffer(self._before[last], dtype=self.title.state)
        self._rolls -= len(self.moves) - last - 1  # all behind it are chance's
        del self.moves[last:], self._before[last:]
        return move

    @property
    def state(self) -> np.ndarray:
        """The whole truth, as an array of one record: for rules and referees, not for players."""
        return copy_record(self._state)

    # --- what is seen

    def redacted(self, seat: int = SPECTATOR) -> np.ndarray:
        """The state as far as a seat may know it, as an array of one record."""
        state = copy_record(self._state)
        self._loops.redact(self._gear.open(state), 0, self._seat(seat))
        return state

    def view(self, seat: int = SPECTATOR) -> Any:
        """What a seat may see, as a typed structure that also goes into JSON."""
        gear = self.title.gear("interpreted")
        return self.title.view(gear.open(self.redacted(seat))[0], seat)

    def preview(self, seat: int, action: AnyAction) -> list[Event]:
        """What an action would bring about, as far as the seat may know; nothing is done."""
        move = self.title.actions.read(action)
        told = blank_events()
        state = self._gear.open(self.redacted(seat))
        self._loops.apply(state, 0, seat, move.id, self._gear.open(told))
        return [event for event in self.title.events.read(told) if event.visible_to(seat)]

    def events(self, seat: int = SPECTATOR, since: int = 0) -> Iterator[Event]:
        """All that a seat saw happen, from move number `since` on."""
        for move in self.moves[since:]:
            yield from (event for event in move.events if event.visible_to(seat))

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def result(self) -> Outcome | None:
        """Who won, and how it ended; None while the game runs."""
        ending, winners = self._loops.outcome(self._records, 0)
        if not ending:
            return None
        name, rule = list(self.title.endings.items())[ending - 1]
        seats = tuple(seat for seat in range(self.players) if winners >> seat & 1)
        return Outcome(seats, name, self.title.rule_name(rule))

    def name(self, seat: int) -> str:
        """The name of a player, or what else sits there."""
        return {CHANCE: "chance", SPECTATOR: "a spectator"}.get(seat) or self.names[seat]

    # --- copies and logs

    def copy(self) -> Game:
        """An independent game in the same position, with the same history and seed."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.moves = list(self.moves)
        twin._before = list(self._before)
        twin._hold(copy_record(self._state))
        return twin

    @property
    def log(self) -> Log:
        """The game so far; the seed is part of it once the game is over."""
        finished = self.result
        stream = self.stream
        return Log(
            title=self.title.name,
            rules_version=self.title.rules_version,
            players=self.players,
            options=msgspec.json.decode(msgspec.json.encode(self.options)),
            names=self.names,
            seed_hash=stream.seed_hash if stream else None,
            seed=stream.seed.hex() if stream and finished else None,
            moves=tuple(
                ("chance" if move.seat == CHANCE else move.seat, move.action.to_dict())
                for move in self.moves
            ),
            result=finished,
        ).sealed()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the log to a file."""
        Path(path).write_text(self.log.to_json(), encoding="utf-8")

    @classmethod
    def from_log(
        cls,
        log: Log | str | bytes | os.PathLike[str],
        *,
        seed: int | str | bytes | None = None,
        gear: str = "interpreted",
    ) -> Game:
        """The game of a log, a log's JSON text, or a file: every move is checked again.

        The log of an unfinished game keeps its seed to itself: give it to play on.

        >>> import jailbirds
        >>> game = jailbirds.new("alcatraz", players=3, seed=1)
        >>> jailbirds.Game.from_log(game.log).view() == game.view()
        True
        """
        if isinstance(log, os.PathLike):
            log = Log.load(log)
        elif not isinstance(log, Log):
            log = Log.from_json(log)
        try:
            game_title = title(log.title)
        except UnknownTitle as error:
            raise ForeignLog(f"the log is of another title: {error}") from None
        if log.rules_version != game_title.rules_version:
            raise ForeignLog(
                f"the log was played under version {log.rules_version} of the rules of "
                f"{log.title}; known here: {game_title.rules_version}"
            )
        game = cls._replay(game_title, log, gear)
        game.stream = log.stream if seed is None else Stream.of(seed)
        if game.stream and game.stream.seed_hash != log.seed_hash:
            raise DamagedLog("the seed is not the one whose hash the log was started with")
        game._auto_roll = True
        return game

    @classmethod
    def _replay(cls, game_title: Title, log: Log, gear: str) -> Game:
        try:
            game = cls(game_title, log.players, log.options, names=log.names, roll=False, gear=gear)
        except JailbirdsError as error:
            raise DamagedLog(f"the log is damaged: {error}") from None
        for number, (who, action) in enumerate(log.moves, start=1):
            try:
                game.play(CHANCE if who == "chance" else who, action)
            except JailbirdsError as error:
                raise DamagedLog(f"the log is damaged: move {number}: {error}") from None
        if game.result != log.result:
            raise DamagedLog(
                f"the log is damaged: it says {log.result}, but its moves give {game.result}"
            )
        return game

    # --- small things

    def _seat(self, seat: int) -> int:
        if seat in range(self.players) or seat in (CHANCE, SPECTATOR):
            return seat
        raise BadSeat(f"there is no seat {seat!r}: expected 0 to {self.players - 1}")

    def _whose_turn(self, seat: int) -> str:
        if self.over:
            return "the game is over: no more moves can be made"
        waiting = " and ".join(self.name(actor) for actor in self.actors)
        return f"it is not the turn of {self.name(seat)}: expected a move of {waiting}"

    def __repr__(self) -> str:
        return f"<Game {self.title.name}, {self.players} players, {len(self.moves)} moves>"
