"""A table as it is shown: from outside, and how things stand for a reader."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from jailbirds.kernel.log import Outcome
from jailbirds.kernel.sketch import Sketch
from jailbirds.server.protocol.basics import Group, LevelName, Out, Pace, Sentence, Strict


class Clock(Strict):
    """`none`; `live`: `base` seconds for the whole game, `increment` more after every turn;
    `days`: so many for each move, and so many of `vacation` for each seat in the whole game.
    Whoever runs out of time is played by a bot from then on."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, msgspec.Meta(ge=10, le=36_000)] = 600
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    vacation: Annotated[int, msgspec.Meta(ge=0, le=60)] = 14


class SeatInfo(Out, frozen=True):
    """Who sits where. `plays` says who acts for the seat now: a person, or a bot."""

    seat: int
    kind: Literal["person", "device", "bot"]  # what the seat was made for
    plays: Literal["person", "bot", "nobody"]  # nobody: the seat is still free
    name: str | None = None  # of a person; bots are named by the words
    level: LevelName | None = None  # of the bot that plays, or would
    named: int | None = None  # which of the names of its level a bot has, counted round
    mine: bool = False  # it belongs to the client that reads this
    connected: bool = False
    resigned: bool = False
    left: bool = False  # its player may come back
    time: int | None = None  # ms left when its clock stands still
    deadline: int | None = None  # when its time runs out, while its clock runs
    away: int | None = None  # until when its player is on vacation


class TableInfo(Out, frozen=True):
    """A table from outside: all that is known without looking at the board."""

    table: str
    title: str
    rules_version: int
    players: int
    options: dict[str, Any]
    clock: Clock
    visibility: Literal["private", "open"]
    spectators: bool
    owner: bool  # the reader opened the table
    pace: Pace  # of the bots
    status: Literal["waiting", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    actors: tuple[int, ...]  # the seats that are to act
    created: int
    at: int  # when something happened last
    seed_hash: str | None
    seed: str | None = None  # in hexadecimal digits, once the game is over
    result: Outcome | None = None  # without a rule: `agreed`, `given_up`, `all_gave_up`, `closed`
    invite: str | None = None  # for those who sit here, while seats are free: `?invite=…`
    rematch: str | None = None  # the table that follows this one
    rematch_of: str | None = None
    number: int = 1  # of the game among its rematches
    wins: tuple[int, ...] = ()  # in all of them, by seat as people and bots sit here
    imported: bool = False
    own_names: dict[str, str] = {}  # what its options call things: instead of `name-…`
    rated: bool = False  # its result changes ratings
    hints: bool = False  # may those who play ask what a strong bot would do?
    hints_taken: tuple[int, ...] = ()  # how many, by seat, once the game is over
    lesson: bool = False  # somebody's first lesson: among no statistics, and nobody else's to see
    from_position: bool = False  # it began in one, not with the set-up: it counts for nobody
    # its rules are no longer played: its end is at /api/tables/{table}/end, and there is no replay
    outdated: bool = False


class UndoAsked(Out, frozen=True):
    """A seat would like to take back its last action; those who agree already."""

    seat: int
    agreed: tuple[int, ...]


class Absent(Out, frozen=True):
    """A seat whose player has given no sign since a time, though the others wait."""

    seat: int
    since: int


class Hint(Out, frozen=True):
    """What a strong bot would do in the reader's place, and what speaks for it."""

    action: dict[str, Any]
    reason: Sentence  # why-…


class Situation(Out, frozen=True):
    """How things stand for the reader: what changes with every move."""

    version: int
    status: Literal["waiting", "playing", "over"]
    view: Any = None  # the title's own view; null before the game
    sketch: Sketch | None = None  # the same as a grid of tiles, for whoever asked for it
    phase: str | None = None
    turn: Sentence | None = None  # "now-…" with the seat: whose turn it is, and what for
    prompt: Sentence | None = None  # to a reader who is to act: the next step of this action
    goal: Sentence | None = None  # what the reader is after, where the title says so
    near: Sentence | None = None  # what will soon end the game, for everybody who looks
    actors: tuple[int, ...] = ()
    legal: tuple[Group, ...] = ()  # of the reader's seat
    seats: tuple[SeatInfo, ...] = ()
    hint: Hint | None = None  # that the reader has asked for, for what is decided now
    # why the reader cannot take back a move; null: he can; `undo-ask`: if the others agree
    undo: Sentence | None = None
    undo_asked: UndoAsked | None = None  # the others are asked whether they agree
    talk_until: int | None = None  # when the talk before a vote ends by itself
    enough: tuple[int, ...] = ()  # the seats that have talked enough
    absent: tuple[Absent, ...] = ()
    end_agreed: tuple[int, ...] = ()  # the seats that would end the game here, without a winner
    result: Outcome | None = None
