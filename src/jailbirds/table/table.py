"""A table as the fold of its journal: entry after entry is added, and everything follows.

Who notices what is counted here too. An entry that changes nothing a seat may know (a secret
step of somebody else) does not count for that seat: its `version` stays, and nobody can read
from a number how far the others are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import Stream
from jailbirds.kernel.errors import DamagedLog
from jailbirds.kernel.events import Event
from jailbirds.kernel.game import Game, Move
from jailbirds.kernel.log import Log
from jailbirds.kernel.record import copy_record
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.title import Title, title
from jailbirds.table.clocks import SECOND, Times
from jailbirds.table.journal import (
    Begun,
    Chair,
    Entry,
    Joined,
    Left,
    Opened,
    Played,
    Quit,
    Rematched,
    Resigned,
    Returned,
    Rolled,
    TimeUp,
    Undone,
)
from jailbirds.table.talk import talker

Status = Literal["waiting", "playing", "over"]


class Seat(msgspec.Struct, frozen=True):
    """A seat as it is now. `left`: its player may return; `late`: the time ran out."""

    chair: Chair
    plays: Literal["person", "bot", "nobody"]
    left: bool = False
    resigned: bool = False
    late: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """An entry, what came of it, and what number it has for each pair of eyes.

    `noticed` has a bit for each pair of eyes: the seats, then the spectators.
    """

    entry: Entry
    events: tuple[Event, ...]
    numbers: tuple[int, ...]
    noticed: int


class Table:
    """A table after some entries. Add to it by `add`; decide what to add with `decide`."""

    def __init__(self, opened: Opened, seed: bytes | None, gear: str = "interpreted") -> None:
        self.opened = opened
        self.title: Title = title(opened.title)
        if opened.rules_version != self.title.rules_version:
            raise DamagedLog(
                f"the table was opened under version {opened.rules_version} of the rules of "
                f"{opened.title}; known here: {self.title.rules_version}"
            )
        self.players = len(opened.chairs)
        self.gear = gear
        self.seed = seed
        self.seats = tuple(
            Seat(chair, "bot" if chair.kind == "bot" else "nobody") for chair in opened.chairs
        )
        self.status: Status = "waiting"
        self.game: Game | None = None
        self.times = Times.at_start(opened.clock, self.players)
        self.talk_since: int | None = None
        self.rematch: str | None = None
        self.undone: frozenset[int] = frozenset()
        self.situations = [1] * self.players  # the version since which each seat decides as now
        self.told: list[Told] = []
        self._moves: list[tuple[int, tuple[int, ...]]] = []  # place, increments given for it
        self._note(opened, (), -1)

    def copy(self) -> Table:
        """An independent table in the same place."""
        twin = object.__new__(Table)
        vars(twin).update(vars(self))
        twin.told = list(self.told)
        twin.situations = list(self.situations)
        twin._moves = list(self._moves)
        twin.game = self.game.copy() if self.game else None
        return twin

    # --- what is asked about a table

    @property
    def length(self) -> int:
        """How many entries the journal has."""
        return len(self.told)

    @property
    def at(self) -> int:
        """When something happened last."""
        return self.told[-1].entry.at

    def eye(self, seat: int | None) -> int:
        """The place of a seat's eyes among all: spectators come last."""
        return self.players if seat is None else seat

    def version(self, seat: int | None) -> int:
        """How many entries a seat, or a spectator, has noticed."""
        return self.told[-1].numbers[self.eye(seat)]

    def noticed(self, seat: int | None, after: int) -> list[Told]:
        """The entries behind the first `after` that a seat has noticed."""
        bit = 1 << self.eye(seat)
        return [told for told in self.told[after:] if told.noticed & bit]

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors if self.game and self.status == "playing" else ()

    @property
    def bots_to_act(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.actors if self.seats[seat].plays == "bot")

    @property
    def people(self) -> int:
        """How many people play now."""
        return sum(seat.plays == "person" for seat in self.seats)

    @property
    def deserted(self) -> bool:
        """All people have left, and somebody may come back: the bots wait."""
        return self.people == 0 and any(seat.left for seat in self.seats)

    def last_own(self, seat: int | None) -> int:
        """The number of the seat's own last action, as it counts; 0 where there is none."""
        for place, _ in reversed(self._moves):
            told = self.told[place]
            if isinstance(told.entry, Played) and told.entry.seat == seat:
                return told.numbers[self.eye(seat)]
        return 0

    @property
    def last_move(self) -> tuple[int, Move] | None:
        """The last move that stands: its place in the journal, and the move."""
        if self.game is None or not self._moves:
            return None
        return self._moves[-1][0], self.game.moves[-1]

    def why_not(self, seat: int, action: Action) -> str | None:
        """The rule that forbids an action, as far as the seat can know: from what it sees."""
        assert self.game is not None
        gear = self.title.gear(self.gear)
        known = gear.open(self.game.redacted(seat))
        rule = gear.loops.check(known, 0, seat, action.id)
        return self.title.rule_name(rule) if rule else None

    def log(self, names: Sequence[str]) -> Log:
        """The log of the game for `jailbirds verify`; it tells every secret of a running one."""
        assert self.game is not None
        return msgspec.structs.replace(self.game.log, names=tuple(names)).sealed()

    # --- the fold

    def add(self, entry: Entry) -> None:
        """One entry more. Moves are checked against the rules once again."""
        match entry:
            case Played():
                self._move(entry, entry.seat, entry.action)
            case Rolled():
                self._move(entry, CHANCE, entry.action)
            case Undone():
                self._undo(entry)
            case Begun():
                self._begin(entry)
            case Opened():
                raise DamagedLog("the journal is damaged: the table is opened a second time")
            case _:
                self._seat_changed(entry)

    def _begin(self, entry: Begun) -> None:
        self.game = Game(
            *(self.title, self.players, self.opened.options),
            seed=self.seed,
            roll=False,
            gear=self.gear,
        )
        if self.seed is None:
            self.game.stream = None
        self.status = "playing"
        self._note(entry, (), -1)
        self._turn(entry.at, ())

    def _move(self, entry: Played | Rolled, seat: int, action: dict[str, Any]) -> None:
        game = self.game
        if game is None:
            raise DamagedLog("the journal is damaged: a move before the game has begun")
        actors = game.actors
        waiting = [other for other in actors if other not in (seat, CHANCE)]
        choices = {other: game.legal(other) for other in waiting}
        before = game.state
        events = tuple(game.play(seat, action))
        self._note(entry, events, self._noticing(seat, actors, before, events))
        self._moves.append((len(self.told) - 1, self._turn(entry.at, actors, seat)))
        for other in waiting:  # who decides at the same time: is it still the same decision?
            if other in game.actors and game.legal(other) != choices[other]:
                self._new_situation(other)
        if game.over:
            self.status = "over"

    def _undo(self, entry: Undone) -> None:
        if self.game is None or not self._moves or self._moves[-1][0] != entry.to:
            raise DamagedLog(f"the journal is damaged: entry {entry.to} cannot be taken back")
        actors = self.game.actors
        self.game.undo()
        place, increments = self._moves.pop()
        self.undone |= {place}
        self._note(entry, (), -1)
        self._turn(entry.at, actors)
        for seat, more in enumerate(increments):
            self.times = self.times.given(seat, -more) if more else self.times
        for seat in range(self.players):
            self._new_situation(seat)

    def _seat_changed(self, entry: Entry) -> None:
        change: dict[str, Any] = {}
        match entry:
            case Joined():
                change = {"plays": "person"}
            case Quit():
                change = {"plays": "nobody"}
            case Left():
                change = {"plays": "bot", "left": True}
            case Returned():
                change = {"plays": "person", "left": False, "late": False}
            case Resigned():
                change = {"plays": "bot", "left": False, "resigned": True}
            case TimeUp():  # with days per move one may come back to the next one
                days = self.opened.clock.kind == "days"
                change = {"plays": "bot", "left": days, "late": True}
            case Rematched():
                self.rematch = entry.table
        if change:
            seats = list(self.seats)
            seats[entry.seat] = msgspec.structs.replace(  # type: ignore[union-attr]
                seats[entry.seat],  # type: ignore[union-attr]
                **change,
            )
            self.seats = tuple(seats)
        self._note(entry, (), -1)
        self._run_clocks(entry.at, None)

    # --- who notices

    def _note(self, entry: Entry, events: tuple[Event, ...], noticed: int) -> None:
        eyes = self.players + 1
        last = self.told[-1].numbers if self.told else (0,) * eyes
        numbers = tuple(last[eye] + (noticed >> eye & 1) for eye in range(eyes))
        self.told.append(Told(entry, events, numbers, noticed & ((1 << eyes) - 1)))

    def _noticing(
        self, seat: int, actors: tuple[int, ...], before: Any, events: tuple[Event, ...]
    ) -> int:
        """Whose eyes see a difference between `before` and now, or were told of it."""
        game = self.game
        assert game is not None
        if actors != game.actors:
            return -1
        noticed = 0
        for eye in range(self.players + 1):
            viewer = SPECTATOR if eye == self.players else eye
            if (
                eye == seat
                or any(event.visible_to(viewer) for event in events)
                or self._redacted(before, viewer) != game.redacted(viewer).tobytes()
            ):
                noticed |= 1 << eye
        return noticed

    def _redacted(self, state: Any, viewer: int) -> bytes:
        gear = self.title.gear(self.gear)
        blank = copy_record(state)
        gear.loops.redact(gear.open(blank), 0, viewer)
        text: bytes = blank.tobytes()
        return text

    def _new_situation(self, seat: int) -> None:
        self.situations[seat] = self.version(seat)

    # --- whose turn, whose clock

    @property
    def talk_until(self) -> int | None:
        """When the talk that is on is ended by the clock."""
        if self.talk_since is None or self.title.debate is None:
            return None
        return self.talk_since + self.title.debate.seconds * SECOND

    def _turn(self, at: int, before: tuple[int, ...], acted: int | None = None) -> tuple[int, ...]:
        """After a move: who decides anew, and the clocks; returns the increments given."""
        assert self.game is not None
        actors = self.game.actors
        for seat in range(self.players):
            if seat == acted or (seat in before) != (seat in actors):
                self._new_situation(seat)
        self.talk_since = at if talker(self.game) is not None else None
        again = acted if actors == (acted,) else None
        ran = self.times.since
        self._run_clocks(at, again)
        increments = [0] * self.players
        if self.opened.clock.kind == "live":
            for seat in range(self.players):
                if seat in before and seat not in actors and ran[seat] is not None:
                    increments[seat] = self.opened.clock.increment * SECOND
                    self.times = self.times.given(seat, increments[seat])
        return tuple(increments)

    def _run_clocks(self, at: int, again: int | None) -> None:
        running = () if self.talk_since is not None else self.actors
        run = [seat for seat in running if seat != CHANCE and self.seats[seat].plays == "person"]
        self.times = self.times.turned(at, run, again)


def fold(entries: Iterable[Entry], seed: bytes | None, gear: str = "interpreted") -> Table:
    """The table of a journal."""
    entries = iter(entries)
    first = next(entries, None)
    if not isinstance(first, Opened):
        raise DamagedLog("the journal is damaged: it does not begin with opening the table")
    if seed is not None and first.seed_hash != Stream(seed).seed_hash:
        raise DamagedLog("the seed is not the one whose hash the journal begins with")
    table = Table(first, seed, gear)
    for entry in entries:
        table.add(entry)
    return table
