"""A table as the fold of its journal: entry after entry is added, and everything follows.

Who notices what is counted here too. An entry that changes nothing a seat may know (a secret
step of somebody else) does not count for that seat: its `version` stays, and nobody can read
from a number how far the others are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import Stream
from jailbirds.kernel.errors import DamagedLog
from jailbirds.kernel.events import Event
from jailbirds.kernel.finding import title
from jailbirds.kernel.game import Game
from jailbirds.kernel.log import Log, Outcome
from jailbirds.kernel.position import Position
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.title import Title
from jailbirds.table.clocks import SECOND, Times
from jailbirds.table.debate import who_ends_debate
from jailbirds.table.journal import (
    AgreedUndo,
    AskedUndo,
    Begun,
    Cancelled,
    Chair,
    Declined,
    Ended,
    Enough,
    Entry,
    Filled,
    Hinted,
    Joined,
    Left,
    Opened,
    Pace,
    Paced,
    Played,
    PlaysOn,
    Quit,
    Rematched,
    Resigned,
    Returned,
    Rolled,
    StoodIn,
    TimeUp,
    Undone,
    Vacation,
    WantsEnd,
)
from jailbirds.table.pointing import Refuses, refusals

Status = Literal["waiting", "playing", "over"]


class Seat(msgspec.Struct, frozen=True):
    """A seat as it is now. `left`: its player may return; `late`: the time ran out."""

    chair: Chair
    plays: Literal["person", "bot", "nobody"]
    left: bool = False
    resigned: bool = False
    late: bool = False


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat would like to take something back; those who agree, and since when it is so."""

    seat: int
    agreed: frozenset[int]
    at: int


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry, what came of it, and what number it has for each pair of eyes.

    `noticed` has a bit for each pair of eyes: the seats, then the spectators. `told` keeps for
    whom it was found out whether the step told them something hidden.
    """

    entry: Entry
    events: tuple[Event, ...]
    numbers: tuple[int, ...]
    noticed: int
    told: dict[int, bool] = msgspec.field(default_factory=dict)


class Table:
    """A table after some entries. Add to it by `add`; decide what to add with `decide`."""

    def __init__(self, opened: Opened, seed: bytes | None, gear: str = "interpreted") -> None:
        self.opened = opened
        self.title: Title = title(opened.title)
        self.players = len(opened.chairs)
        self.gear = gear
        self.seed = seed
        self.seats = tuple(
            Seat(chair, "bot" if chair.kind == "bot" else "nobody") for chair in opened.chairs
        )
        self.status: Status = "waiting"
        self.game: Game | None = None
        self.times = Times.at_start(opened.clock, self.players)
        self.debate_since: int | None = None
        self.rematch: str | None = None
        self.pace: Pace = opened.pace
        self.skipping = False  # bots act at once, until it is a person's turn
        self.undone: frozenset[int] = frozenset()
        self.undo_asked: UndoAsked | None = None
        self.enough: frozenset[int] = frozenset()  # the seats that have talked enough
        self.end_agreed: frozenset[int] = frozenset()  # the seats that would end the game here
        self.hints = (0,) * self.players  # how many each seat has been given
        # of each seat the last one, and the situation that it was given in
        self._hinted: dict[int, tuple[int, dict[str, Any]]] = {}
        self.ended: Ended | None = None  # before the rules did
        self.cancelled = False
        self.situations = [1] * self.players  # the version since which each seat decides as now
        self.turns: dict[int, int] = {}  # seats whose turn it is -> the entry with which it began
        self.steps: list[Step] = []
        self._moves: list[tuple[int, tuple[int, ...]]] = []  # index, increments given for it
        self._note(opened, (), -1)

    def copy(self) -> Table:
        """An independent table in the same place."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.steps = list(self.steps)
        twin.situations = list(self.situations)
        twin._moves = list(self._moves)
        twin.game = self.game.copy() if self.game else None
        return twin

    # --- what is asked about a table

    @property
    def length(self) -> int:
        """How many entries the journal has."""
        return len(self.steps)

    @property
    def at(self) -> int:
        """When something happened last."""
        return self.steps[-1].entry.at

    def eye(self, seat: int | None) -> int:
        """The index of a seat's eyes among all: spectators come last."""
        return self.players if seat is None else seat

    def version(self, seat: int | None) -> int:
        """How many entries a seat, or a spectator, has noticed."""
        return self.steps[-1].numbers[self.eye(seat)]

    def noticed(self, seat: int | None, after: int) -> list[Step]:
        """The entries behind the first `after` that a seat has noticed."""
        bit = 1 << self.eye(seat)
        return [step for step in self.steps[after:] if step.noticed & bit]

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors if self.game and self.status == "playing" else ()

    @property
    def bots_to_act(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.actors if self.seats[seat].plays == "bot")

    @property
    def seats_of_people(self) -> frozenset[int]:
        """The seats that people play now."""
        return frozenset(k for k, seat in enumerate(self.seats) if seat.plays == "person")

    @property
    def people(self) -> int:
        """How many people play now."""
        return len(self.seats_of_people)

    @property
    def has_talked_enough(self) -> bool:
        """Have all people who play said that the debate may end?"""
        return self.seats_of_people <= self.enough

    @property
    def deserted(self) -> bool:
        """All people have left, and somebody may come back: the bots wait."""
        return self.people == 0 and any(seat.left for seat in self.seats)

    def hint(self, seat: int) -> dict[str, Any] | None:
        """The hint that a seat was given for what it decides now."""
        situation, action = self._hinted.get(seat, (0, None))
        return action if situation == self.situations[seat] and seat in self.actors else None

    def last_own(self, seat: int | None) -> int:
        """The number of the last action of the seat's player, as it counts; 0 where there is none.

        What a bot, the clock or the table did for them they may not have seen.
        """
        for index in self.moves_back():
            step = self.steps[index]
            entry = step.entry
            if isinstance(entry, Played) and entry.seat == seat and entry.by == "player":
                return step.numbers[self.eye(seat)]
        return 0

    def asked_at(self, seat: int) -> int:
        """Since when a seat decides as it does now."""
        asked = self.situations[seat]
        steps = reversed(self.steps)
        return next((s.entry.at for s in steps if s.numbers[seat] <= asked), 0)

    @property
    def standing(self) -> list[int]:
        """The indices in the journal of the moves that stand."""
        return [index for index, _ in self._moves]

    def moves_back(self) -> Iterator[int]:
        """The same, the last one first."""
        return (index for index, _ in reversed(self._moves))

    def why_not(self, seat: int, action: Action) -> str | None:
        """The rule that forbids an action, as far as the seat can know: from what it sees."""
        return self.refusals(seat)(action)

    def refusals(self, seat: int) -> Refuses:
        """The same for many actions at once."""
        assert self.game is not None
        return refusals(self.game, seat, self.gear)

    @property
    def result(self) -> Outcome | None:
        """How it ended: by the rules, or by those who play; None while the game runs."""
        if self.ended is not None:
            return Outcome(self.ended.winners, self.ended.ending, "")
        return self.game.result if self.game else None

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each seat has won, with those before this one."""
        won = self.result.winners if self.result else ()
        before = self.opened.wins or (0,) * self.players
        return tuple(wins + (seat in won) for seat, wins in enumerate(before))

    def log(self, names: Sequence[str]) -> Log:
        """The log of the game for `jailbirds verify`; it tells every secret of a running one.

        A game that was ended by its players is an unfinished one to the rules: its log has no
        result, but its seed, as nobody plays on.
        """
        assert self.game is not None
        seed = self.seed.hex() if self.seed is not None and self.status == "over" else None
        return msgspec.structs.replace(self.game.log, names=tuple(names), seed=seed).sealed()

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
            case Hinted():
                self._hint(entry)
            case Opened():
                raise DamagedLog("the journal is damaged: the table is opened a second time")
            case _:
                self._changed(entry)

    def _begin(self, entry: Begun) -> None:
        position = self.opened.position
        how: dict[str, Any] = {
            "seed": self.seed,
            "roll": False,
            "gear": self.gear,
            "rules_version": self.opened.rules_version,
        }
        if position is None:
            game = Game(self.title, self.players, self.opened.options, **how)
        else:
            options = self.opened.options  # what the text leaves out is as it was agreed then
            begin = Position.read(position, self.opened.rules_version, options)
            game = Game.from_position(begin, **how)
        if self.seed is None:
            game.stream = None
        self.begin_with(game, entry)

    def begin_with(self, game: Game, entry: Begun) -> None:
        """Begin with a game, wherever it stands; chance is the table's to roll."""
        self.game = game
        self.status = "over" if game.over else "playing"
        self._note(entry, (), -1)
        self._turn(entry.at, ())

    def _move(self, entry: Played | Rolled, seat: int, action: dict[str, Any]) -> None:
        game = self.game
        if game is None:
            raise DamagedLog("the journal is damaged: a move before the game has begun")
        actors = game.actors
        waiting = [other for other in actors if other not in (seat, CHANCE)]
        legal = {other: game.legal(other) for other in waiting}
        events = tuple(game.play(seat, action))
        self.undo_asked = None
        self.end_agreed -= {seat}  # who acts plays on
        self._note(entry, events, self._noticing(seat, actors, events))
        self._moves.append((len(self.steps) - 1, self._turn(entry.at, actors, seat)))
        for other in waiting:  # who decides at the same time: is it still the same decision?
            if other in game.actors and game.legal(other) != legal[other]:
                self._new_situation(other)
        if game.over:
            self.status = "over"

    def make_final(self) -> None:
        """The last entry is a move that has told its player something: it cannot be taken back."""
        last = self.steps[-1]
        assert isinstance(last.entry, Played)
        final = msgspec.structs.replace(last.entry, final=True)
        self.steps[-1] = msgspec.structs.replace(last, entry=final)

    def _undo(self, entry: Undone) -> None:
        if self.game is None or entry.to not in self.standing:
            raise DamagedLog(f"the journal is damaged: entry {entry.to} cannot be taken back")
        actors = self.game.actors
        back = self._moves[self.standing.index(entry.to) :]
        self.game = self.game.after(len(self.game.moves) - len(back))
        self._moves = self._moves[: -len(back)]
        self.undone |= {index for index, _ in back}
        self.undo_asked = None
        self._note(entry, (), -1)
        self._turn(entry.at, actors)
        for _, increments in back:
            for seat, more in enumerate(increments):
                self.times = self.times.given(seat, -more) if more else self.times
        for seat in range(self.players):
            self._new_situation(seat)

    def _hint(self, entry: Hinted) -> None:
        """The others hear of it when the game is over: nobody else notices it now."""
        seat = entry.seat
        self.hints = tuple(count + (k == seat) for k, count in enumerate(self.hints))
        self._hinted = {**self._hinted, seat: (self.situations[seat], entry.action)}
        self._note(entry, (), 1 << seat)

    def _changed(self, entry: Entry) -> None:
        """Something else than a move: who plays a seat, or what people agree on."""
        match entry:
            case Joined():
                self._seat(entry.seat, plays="person")
            case Quit():
                self._seat(entry.seat, plays="nobody")
            case Filled():
                self._seat(entry.seat, plays="bot", chair=entry.chair)
            case Left() | StoodIn():
                self._seat(entry.seat, plays="bot", left=True)
            case Returned():
                self._seat(entry.seat, plays="person", left=False, late=False)
            case Resigned():
                self._seat(entry.seat, plays="bot", left=False, resigned=True)
            case TimeUp():  # with days per move one may come back to the next one
                days = self.opened.clock.kind == "days"
                self._seat(entry.seat, plays="bot", left=days, late=True)
            case AskedUndo():
                self.undo_asked = UndoAsked(entry.seat, frozenset(), entry.at)
            case AgreedUndo() if self.undo_asked:
                agreed = self.undo_asked.agreed | {entry.seat}
                self.undo_asked = msgspec.structs.replace(self.undo_asked, agreed=agreed)
            case Declined():
                self.undo_asked = None
            case Enough():
                self.enough |= {entry.seat}
            case WantsEnd():
                self.end_agreed |= {entry.seat}
            case PlaysOn():
                self.end_agreed -= {entry.seat}
            case Ended():
                self.ended = entry
                self.status = "over"
                self.debate_since = None
            case Cancelled():
                self.status = "over"
                self.cancelled = True
            case Paced():
                self.pace = entry.pace or self.pace
                self.skipping = entry.skip
            case Rematched():
                self.rematch = entry.table
            case Vacation():
                self.times = self.times.on_vacation(entry.seat, entry.at, entry.days)
        self._note(entry, (), -1)
        self._run_clocks(entry.at, None)

    def _seat(self, seat: int, **change: Any) -> None:
        """Somebody else plays a seat: what was asked of its player lapses."""
        self.undo_asked = None
        self.end_agreed -= {seat}
        changed = msgspec.structs.replace(self.seats[seat], **change)
        self.seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])

    # --- who notices

    def _note(self, entry: Entry, events: tuple[Event, ...], noticed: int) -> None:
        eyes = self.players + 1
        last = self.steps[-1].numbers if self.steps else (0,) * eyes
        numbers = tuple(last[eye] + (noticed >> eye & 1) for eye in range(eyes))
        self.steps.append(Step(entry, events, numbers, noticed & ((1 << eyes) - 1)))

    def _noticing(self, seat: int, actors: tuple[int, ...], events: tuple[Event, ...]) -> int:
        """Whose eyes see what the last move has changed, or were told of it."""
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
                or game.knew(viewer) != game.known(viewer)
            ):
                noticed |= 1 << eye
        return noticed

    def _new_situation(self, seat: int) -> None:
        self.situations[seat] = self.version(seat)

    # --- whose turn, whose clock

    @property
    def debate_until(self) -> int | None:
        """When the debate that is on is ended by the clock."""
        if self.debate_since is None or self.title.debate is None:
            return None
        return self.debate_since + self.title.debate.seconds * SECOND

    def _turn(self, at: int, before: tuple[int, ...], acted: int | None = None) -> tuple[int, ...]:
        """After a move: who decides anew, and the clocks; returns the increments given."""
        assert self.game is not None
        actors = self.game.actors
        if CHANCE not in actors:  # who goes on after a roll has the same turn
            self.turns = {seat: self.turns.get(seat, len(self.steps)) for seat in actors}
        for seat in range(self.players):
            if seat == acted or (seat in before) != (seat in actors):
                self._new_situation(seat)
        if any(seat != CHANCE and self.seats[seat].plays == "person" for seat in actors):
            self.skipping = False
        self.enough = frozenset()
        self.debate_since = at if who_ends_debate(self.game) is not None else None
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
        running = () if self.debate_since is not None else self.actors
        run = [seat for seat in running if seat != CHANCE and self.seats[seat].plays == "person"]
        self.times = self.times.turned(at, run, again)


def fold(entries: Iterable[Entry], seed: bytes | None, gear: str = "interpreted") -> Table:
    """The table of a journal. Raises `BadVersion` where its rules are not played here."""
    entries = iter(entries)
    opened = first_of(entries, seed)
    title(opened.title).read_version(opened.rules_version)
    table = Table(opened, seed, gear)
    for entry in entries:
        table.add(entry)
    return table


def first_of(entries: Iterator[Entry], seed: bytes | None) -> Opened:
    """The first entry of a journal, if it is one that a journal begins with."""
    first = next(entries, None)
    if not isinstance(first, Opened):
        raise DamagedLog("the journal is damaged: it does not begin with opening the table")
    if seed is not None and first.seed_hash != Stream(seed).seed_hash:
        raise DamagedLog("the seed is not the one whose hash the journal begins with")
    return first
