"""A game being played: the door for people and programs.

`play` always asks the rules first and changes nothing when they say no. Everything a player
may see comes from `view`, which is made from the redacted record alone.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import Stream
from jailbirds.kernel.errors import (
    BadPosition,
    BadSeat,
    DamagedLog,
    IllegalAction,
    JailbirdsError,
    OutOfTurn,
)
from jailbirds.kernel.events import Event, blank_events
from jailbirds.kernel.log import Log, Outcome
from jailbirds.kernel.position import Position
from jailbirds.kernel.position_text import version_of
from jailbirds.kernel.preview import Preview, foresee
from jailbirds.kernel.record import copy_record, from_bytes, shown_class
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.title import Said, Title

AnyAction = Action | Mapping[str, Any] | str | int
# what is made anew in every process
OPENED = ("_loops", "_records", "_out", "_out_opened", "_actors", "_known", "_knew", "_looks")


class Move(msgspec.Struct, frozen=True, gc=False):
    """One record of a game: who did what, and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


@dataclass(slots=True)
class Look:
    """What a seat saw last: the bytes it was made from, the same as plain Python reads them, and
    the view."""

    known: bytes
    shown: Any
    view: Any = None


@cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a set of bits, in order."""
    return tuple(seat for seat in range(CHANCE + 1) if bits >> seat & 1)


class Game:
    """One game of a title.

    >>> import jailbirds
    >>> first, *others = jailbirds.titles()
    >>> game = jailbirds.new(first, players=2, seed=7)
    >>> (seat,) = game.actors
    >>> action = game.legal(seat)[0]
    >>> game.why_not(seat, action)
    >>> events = game.play(seat, action)
    >>> game.why_not(seat, action) in game.title.rule_names  # now a rule forbids it
    True
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
        rules_version: int | None = None,
    ) -> None:
        self.title = title
        self.players = title.read_players(players)
        self.options = title.read_options(options)
        self.names = self._read_names(names)
        self.stream: Stream | None = Stream.of(seed)
        self.start: Position | None = None  # where it began, if not with the set-up
        self.moves: list[Move] = []
        self._rolls = 0  # how many of them are chance's
        self._auto_roll = roll
        self._gear = title.gear(gear)
        self._looks: dict[int, Look] = {}
        self._hold(title.begin(self.players, self.options, rules_version))
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
        self._loops = self._gear.loops
        self._records = self._gear.open(state)
        self._out = np.zeros(self.title.most_legal, dtype=np.int32)
        self._out_opened = self._gear.open(self._out)
        self._forget()

    def _forget(self) -> None:
        """Something changes: what was found out of the state is to be asked again."""
        self._actors: tuple[int, ...] | None = None
        self._known: dict[int, bytes] = {}  # redacted records
        self._knew: dict[int, bytes] = {}  # those before the last move

    @property
    def rules_version(self) -> int:
        """The version of the rules it is played under, from its first move to its last."""
        return version_of(self.title, self._state)

    # --- who may do what

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, in order; empty when the game is over."""
        if self._actors is None:
            self._actors = seats_of(self._loops.actors(self._records, 0))
        return self._actors

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
        move = self._allowed(seat, action)
        return [*self._apply(seat, move), *(self.roll() if self._auto_roll else ())]

    def _allowed(self, seat: int, action: AnyAction) -> Action:
        move = self.title.actions.read(action)
        rule = self.why_not(seat, move)
        if seat not in self.actors:
            raise OutOfTurn(rule or "", self._whose_turn(seat))
        if rule is not None:
            raise IllegalAction(rule, f"{rule} forbids '{move}' to {self.name(seat)}")
        return move

    def roll(self) -> list[Event]:
        """Let chance act as long as it is its turn, by the game's seed."""
        events: list[Event] = []
        while CHANCE in self.actors:
            events += self._apply(CHANCE, self.drawn())
        return events

    def drawn(self) -> Action:
        """What chance does next, by the game's seed."""
        if self.stream is None:
            raise JailbirdsError(
                "the log of an unfinished game keeps its seed to itself: "
                "to play on, read it with Game.from_log(log, seed=...)"
            )
        outcomes = self.legal(CHANCE)
        found = np.zeros(len(outcomes), dtype=np.int64)
        listed = (self._out_opened, len(outcomes), self._gear.open(found))
        self._loops.weights(self._records, 0, *listed)
        return outcomes[self.stream.draw(self._rolls, found.tolist())]

    def _apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        told = blank_events()
        before = self._state.tobytes()
        self._loops.apply(self._records, 0, seat, action.id, self._gear.open(told))
        known = self._known
        self._forget()
        self._knew = known
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
        self._set(last, self._before[last])
        return move

    @property
    def state(self) -> np.ndarray:
        """The whole truth, as an array of one record: for rules and referees, not for players."""
        return copy_record(self._state)

    def before(self, move: int) -> np.ndarray:
        """The whole truth as it was before a move, by its number from 0."""
        return from_bytes(self.title.state, self._before[move])

    def actors_before(self, move: int) -> tuple[int, ...]:
        """The seats that might act before a move."""
        return seats_of(self._loops.actors(self._gear.open(self.before(move)), 0))

    # --- what is seen

    def redacted(self, seat: int = SPECTATOR) -> np.ndarray:
        """The state as far as a seat may know it, as an array of one record."""
        return from_bytes(self.title.state, self.known(seat))

    def known(self, seat: int = SPECTATOR) -> bytes:
        """The bytes of that record: the same for all truths that the seat cannot tell apart."""
        if seat not in self._known:
            self._known[seat] = self._redact(copy_record(self._state), seat)
        return self._known[seat]

    def knew(self, seat: int = SPECTATOR) -> bytes:
        """The same as it was before the last move."""
        if seat not in self._knew:
            self._knew[seat] = self._redact(self.before(len(self.moves) - 1), seat)
        return self._knew[seat]

    def _redact(self, state: np.ndarray, seat: int) -> bytes:
        self._loops.redact(self._gear.open(state), 0, self._seat(seat))
        return state.tobytes()

    def view(self, seat: int = SPECTATOR) -> Any:
        """What a seat may see, as a typed structure that also goes into JSON.

        It is the same object as long as nothing changes that the seat may know.
        """
        look = self._look(seat)
        if look.view is None:
            look.view = self.title.view(look.shown, seat)
        return look.view

    def _look(self, seat: int) -> Look:
        known = self.known(seat)
        look = self._looks.get(seat)
        if look is None or look.known != known:
            alike = (other.shown for other in self._looks.values() if other.known == known)
            shown = next(alike, None) or shown_class(self.title.state)(known)
            look = self._looks[seat] = Look(known, shown)
        return look

    def _shown(self, seat: int) -> Any:
        """The redacted record of a seat, as plain Python reads it; nobody writes into it."""
        return self._look(seat).shown

    def prompt(self, seat: int) -> Said:
        """The next step of what a seat that is to act is doing: the key of a word, and what it
        speaks of."""
        shown = self._shown(seat)
        said = self.title.prompt(shown, seat) if self.title.prompt else None
        return said or (f"ask-{self.view(seat).phase}", {"seat": seat})

    def goal(self, seat: int) -> Said | None:
        """What a seat is after, in the words of the title; None where it says nothing."""
        return self.title.goal(self._shown(seat), seat) if self.title.goal else None

    def near(self, seat: int = SPECTATOR) -> Said | None:
        """What will soon end the game, as far as a seat knows; None: nothing in sight."""
        return self.title.near(self._shown(seat)) if self.title.near and not self.over else None

    def light(self, seat: int) -> Sequence[str]:
        """The actions that a seat which is to act picks by the way, and takes back as easily."""
        return self.title.light(self._shown(seat), seat) if self.title.light else ()

    def moot(self, seat: int) -> Sequence[str]:
        """The actions of which a seat that is to act may be given any, as they come to the same."""
        return self.title.moot(self._shown(seat), seat) if self.title.moot else ()

    def grave(self, seat: int) -> Sequence[str]:
        """The actions that a seat which is to act should be asked about before it does them."""
        return self.title.grave(self._shown(seat), seat) if self.title.grave else ()

    def preview(self, seat: int, action: AnyAction) -> Preview:
        """What an action would bring about, as far as the seat can know; nothing is done.

        It says no as `play` does.
        """
        move = self._allowed(seat, action)
        if seat == CHANCE:
            raise BadSeat(f"chance foresees nothing: expected a seat from 0 to {self.players - 1}")
        return foresee(self._gear, self.known(seat), seat, move.id)

    def was_foreseen(self) -> bool:
        """Could the seat that moved last foresee all that it saw happen?"""
        seat, done, events = msgspec.structs.astuple(self.moves[-1])
        known = self.knew(seat)
        if known == self._before[-1]:
            return True  # nothing was hidden from it
        seen = tuple(event for event in events if event.visible_to(seat))
        return foresee(self._gear, known, seat, done.id).events == seen

    def reason(self, seat: int, action: AnyAction) -> Said:
        """What speaks for an action that a seat may do, as far as it can know: what that gains, or
        what it prevents.

        It says no as `play` does.
        """
        foreseen = self.preview(seat, action).events
        if len(self.legal(seat)) == 1:
            return "why-only", {}
        if self.title.reason is None:
            return "why-best", {}
        move = self.title.actions.read(action)
        return self.title.reason(self._shown(seat), seat, move, foreseen) or ("why-best", {})

    def events(self, seat: int = SPECTATOR, since: int = 0) -> Iterator[Event]:
        """All that a seat saw happen, from move number `since` on."""
        for move in self.moves[since:]:
            yield from (event for event in move.events if event.visible_to(seat))

    @property
    def over(self) -> bool:
        """Is nobody to act any more? Then there is a `result`."""
        return not self.actors

    @property
    def result(self) -> Outcome | None:
        """Who won, and how it ended; None while the game runs."""
        ending, winners = self._loops.outcome(self._records, 0)
        if not ending:
            return None
        name, rule = list(self.title.endings.items())[ending - 1]
        seats = tuple(seat for seat in range(self.players) if winners >> seat & 1)
        args = self.title.ending(self._shown(SPECTATOR)) if self.title.ending else {}
        return Outcome(seats, name, self.title.rule_name(rule), dict(args))

    def name(self, seat: int) -> str:
        """The name of a player, or what else sits there."""
        return {CHANCE: "chance", SPECTATOR: "a spectator"}.get(seat) or self.names[seat]

    # --- positions and copies

    @property
    def position(self) -> Position:
        """Where the game stands, as an immutable value with a short text; it tells every secret."""
        return Position(self.title, self.players, self.options, self._state.tobytes())

    @classmethod
    def from_position(
        cls,
        position: Position | str,
        *,
        rules_version: int | None = None,
        seed: int | str | bytes | None = None,
        names: Sequence[str] | None = None,
        roll: bool = True,
        gear: str = "interpreted",
    ) -> Game:
        """A game that begins in a position, or in the text of one.

        A text that names no version of the rules is read under `rules_version`, by default the
        newest. Raises `BadPosition` with all that is wrong, if anything is.

        >>> import jailbirds
        >>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=7)
        >>> again = jailbirds.Game.from_position(str(game.position))
        >>> again.legal() == game.legal()
        True
        """
        if isinstance(position, str):
            position = Position.read(position, rules_version)
        game = cls(
            *(position.title, position.players, position.options),
            seed=seed,
            names=names,
            roll=False,
            gear=gear,
            rules_version=position.rules_version,
        )
        game._auto_roll = roll
        game._begin_at(position, position.status())
        return game

    @contextmanager
    def edit(self, *, impossible: bool = False) -> Iterator[Any]:
        """Change the position by hand, field by field; the game begins anew in it.

        What is wrong with the new position is said when the block ends, by `BadPosition`, and
        then the game is as it was. A position that is `impossible` is taken as it comes.

        >>> import jailbirds
        >>> game = jailbirds.new(jailbirds.titles()[0], players=2, seed=7)
        >>> with game.edit() as s:
        ...     s.turns = 9
        >>> game.view().turns
        9
        >>> with game.edit() as s:
        ...     s.cell[0] -= 1
        Traceback (most recent call last):
        jailbirds.kernel.errors.BadPosition: prisoners of seat 0: expected 4, found 3
        """
        state = copy_record(self._state)
        yield self.title.gear("interpreted").open(state)[0]
        position = Position(self.title, self.players, self.options, state.tobytes())
        self._begin_at(position, () if impossible else position.status())

    def _begin_at(self, position: Position, problems: Sequence[str]) -> None:
        if problems:
            raise BadPosition(problems)
        self.start = position
        self._set(0, position.data)
        if self._auto_roll:
            self.roll()

    def _set(self, moves: int, data: bytes) -> None:
        """Go back to where so many moves had been made."""
        del self.moves[moves:], self._before[moves:]
        self._rolls = sum(move.seat == CHANCE for move in self.moves)
        self._state[:] = np.frombuffer(data, dtype=self.title.state)
        self._forget()

    def after(self, moves: int) -> Game:
        """An independent game that stands where this one did after so many moves."""
        if not 0 <= moves <= len(self.moves):
            raise JailbirdsError(f"the game has {len(self.moves)} moves: there is no move {moves}")
        twin = self.copy()
        if moves < len(self.moves):
            twin._set(moves, self._before[moves])
        return twin

    def copy(self) -> Game:
        """An independent game in the same position, with the same history and seed.

        `copy.copy` and `copy.deepcopy` do the same. A game can be pickled, too, for another
        process or a cache of one's own. Pickles of strangers are programs, not data: nothing
        here reads any; what is kept or sent is the log.
        """
        twin = object.__new__(type(self))
        twin.__setstate__(vars(self))
        twin._actors, twin._known, twin._knew = self._actors, dict(self._known), dict(self._knew)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in OPENED}
        return kept | {"_gear": self._gear.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.moves = list(kept["moves"])
        self._before = list(kept["_before"])
        self._looks = dict(kept.get("_looks", {}))
        gear = kept["_gear"]
        self._gear = self.title.gear(gear) if isinstance(gear, str) else gear
        self._hold(copy_record(kept["_state"]))

    def __eq__(self, other: object) -> bool:
        """The same moves of the same title, players and options have led to the same state."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.position == other.position and self.moves == other.moves

    __hash__ = None  # type: ignore[assignment]  # it changes; its position does not

    # --- logs

    @property
    def log(self) -> Log:
        """The game so far; the seed is part of it once the game is over."""
        finished = self.result
        stream = self.stream
        return Log(
            title=self.title.name,
            rules_version=self.rules_version,
            players=self.players,
            options=msgspec.json.decode(msgspec.json.encode(self.options)),
            names=self.names,
            position=str(self.start) if self.start else msgspec.UNSET,
            seed_hash=stream.seed_hash if stream else None,
            seed=stream.seed.hex() if stream and finished else None,
            moves=tuple(
                ("chance" if move.seat == CHANCE else move.seat, move.action.to_dict())
                for move in self.moves
            ),
            result=finished.logged if finished else None,
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
        >>> game = jailbirds.new(jailbirds.titles()[0], players=3, seed=1)
        >>> jailbirds.Game.from_log(game.log).view() == game.view()
        True
        """
        return deque(cls.replaying(Log.of(log), seed=seed, gear=gear), maxlen=1).pop()

    @classmethod
    def replaying(
        cls, log: Log, *, seed: int | str | bytes | None = None, gear: str = "interpreted"
    ) -> Iterator[Game]:
        """The game of a log after each of its moves, and once more when all of it is checked: for
        who has other things to do in between. It is always the same game."""
        title = log.title_played
        try:
            game = cls(
                *(title, log.players, log.options),
                names=log.names,
                roll=False,
                gear=gear,
                rules_version=log.rules_version,
            )
            if log.position is not msgspec.UNSET:
                start = game._read_start(log.position)
                game._begin_at(start, start.status())
        except JailbirdsError as error:
            raise DamagedLog(f"the log is damaged: {error}") from None
        for number, (who, action) in enumerate(log.moves, start=1):
            try:
                game.play(CHANCE if who == "chance" else who, action)
            except JailbirdsError as error:
                raise DamagedLog(f"the log is damaged: move {number}: {error}") from None
            yield game
        result = game.result.logged if game.result else None
        if result != log.result:
            raise DamagedLog(
                f"the log is damaged: it says {log.result}, but its moves give {result}"
            )
        game.stream = log.stream if seed is None else Stream.of(seed)
        if game.stream and game.stream.seed_hash != log.seed_hash:
            raise DamagedLog("the seed is not the one whose hash the log was started with")
        game._auto_roll = True
        yield game

    def _read_start(self, text: str) -> Position:
        agreed = None
        if self.rules_version < self.title.rules_version:
            # what the text leaves out may have had another default then
            agreed = msgspec.json.decode(msgspec.json.encode(self.options))
        start = Position.read(text, self.rules_version, agreed)
        told = (start.title, start.rules_version, start.players, start.options)
        if told != (self.title, self.rules_version, self.players, self.options):
            raise BadPosition(
                [f"{start} is not of the title, version, players and options of the log"]
            )
        return start

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
