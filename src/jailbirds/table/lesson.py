"""Lessons: a real table for one learner and bots, with a coach who follows it in the browser.

A title's `lesson.toml` says where the game begins, what is told when, and what bots do so that
there is something to tell; docs/titles.md explains it. The coach never forbids anything and the
table knows nothing of the coach: only its bots follow the plan, as long as the rules let them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from jailbirds.kernel.actions import Action
from jailbirds.kernel.chance import Stream
from jailbirds.kernel.errors import JailbirdsError
from jailbirds.kernel.position import Position
from jailbirds.kernel.title import Title
from jailbirds.table.journal import Chair, Pace, Played
from jailbirds.table.opening import Opening
from jailbirds.table.table import Table

Value = int | str


class NoLesson(JailbirdsError):
    """A title has no lesson, or its plan cannot be read."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written by hand: a word that is not known is a mistake."""


class Pattern(Strict, frozen=True):
    """Actions or events of one name, whose arguments have one of the values given for them.

    `*` in a text stands for anything.
    """

    name: str
    args: dict[str, tuple[Value, ...]] = {}

    def fits(self, name: str, args: Mapping[str, Value]) -> bool:
        return name == self.name and all(
            arg in args and any(_is_like(args[arg], like) for like in values)
            for arg, values in self.args.items()
        )


def _is_like(value: Value, like: Value) -> bool:
    pattern = ".*".join(map(re.escape, str(like).split("*")))
    return re.fullmatch(pattern, str(value)) is not None


class When(Strict, frozen=True):
    """When a step can be told: all that is given here must hold."""

    phase: tuple[str, ...] = ()  # the learner is to act, in one of these phases
    legal: tuple[Pattern, ...] = ()  # one of these actions is legal for the learner
    event: tuple[Pattern, ...] = ()  # it happened by the learner's last action, or since then
    after: tuple[str, ...] = ()  # these steps are past


class LessonStep(Strict, frozen=True, rename={"tries": "try"}):
    """A thing to tell, in the words `lesson-NAME`; who does something else: `lesson-NAME-else`."""

    name: str
    when: When | None = None  # None: once all steps before it are past
    tries: tuple[Pattern, ...] = ()  # the actions to try: they are lit
    until: tuple[Pattern, ...] = ()  # it is past once one of these events has happened


class BotMove(Strict, frozen=True):
    """What a bot does as soon as it may. Of several it does the first that it can."""

    seat: int
    does: Pattern
    after: tuple[Pattern, ...] = ()  # but not before one of these events
    times: int = 1


class Lesson(Strict, frozen=True, kw_only=True):
    """What is in a `lesson.toml`, with all short forms written out."""

    steps: tuple[LessonStep, ...]
    players: int = 0
    options: dict[str, Any] = {}
    position: str | None = None  # to begin in; then it says who plays with which options
    seed: int | None = None  # of what chance decides
    seat: int = 0  # the learner's
    level: str = "rookie"  # of the bots
    bots: tuple[BotMove, ...] = ()

    def opening(self, title: Title, pace: Pace = "slow") -> Opening:
        """What its table is opened with."""
        begin = Position.read(self.position) if self.position else None
        players = begin.players if begin else self.players
        chairs = [Chair("bot", self.level)] * players
        chairs[self.seat] = Chair("person", self.level)
        options = msgspec.to_builtins(begin.options) if begin else self.options
        return Opening(title.name, chairs, options, pace=pace, lesson=True, position=self.position)

    def seed_bytes(self) -> bytes:
        return Stream.of(self.seed).seed


def lesson_file(title: Title) -> Path:
    return title.folder / "lesson.toml"


@cache
def lesson_of(title: Title) -> Lesson:
    """The lesson of a title; raises `NoLesson` where there is none, or with what is wrong."""
    try:
        written = msgspec.toml.decode(lesson_file(title).read_bytes())
        return msgspec.convert(_written_out(written), Lesson)
    except FileNotFoundError:
        raise NoLesson(f"{title.name} has no lesson: expected its plan in lesson.toml") from None
    except (msgspec.MsgspecError, TypeError, AttributeError) as error:
        raise NoLesson(f"lesson.toml of {title.name}: {error}") from None


def _written_out(lesson: dict[str, Any]) -> dict[str, Any]:
    """Short forms made long: a name for a pattern, one thing for a list of one."""
    steps = []
    for step in lesson.get("steps", ()):
        long = {**step}
        if "when" in step:
            when = {**step["when"]}
            for key in ("phase", "after"):
                when |= {key: _listed(when[key])} if key in when else {}
            when |= {"legal": _patterns(when["legal"], "do")} if "legal" in when else {}
            when |= {"event": _patterns(when["event"], "event")} if "event" in when else {}
            long["when"] = when
        long |= {"try": _patterns(step["try"], "do")} if "try" in step else {}
        long |= {"until": _patterns(step["until"], "event")} if "until" in step else {}
        steps.append(long)
    bots = [
        {
            "seat": move.pop("seat"),
            "after": _patterns(move.pop("after", []), "event"),
            "times": move.pop("times", 1),
            "does": _pattern(move, "do"),
        }
        for move in ({**move} for move in lesson.get("bots", ()))
    ]
    return {**lesson, "steps": steps, "bots": bots}


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _patterns(given: Any, name: str) -> list[dict[str, Any]]:
    return [_pattern(one, name) for one in _listed(given)]


def _pattern(given: Any, name: str) -> dict[str, Any]:
    """`{ do = "enter", row = 9 }`, or only "enter"."""
    if isinstance(given, str):
        return {"name": given}
    args = {key: _listed(value) for key, value in given.items() if key != name}
    return {"name": given.get(name), "args": args}


def planned_action(table: Table, seat: int) -> Action | None:
    """What the plan wants of a bot now, if it wants something and the rules allow it."""
    if not table.opened.lesson or table.game is None:
        return None
    try:
        moves = lesson_of(table.title).bots
    except NoLesson:  # the title had one when the table was opened
        return None
    left = [move for move in moves if move.seat == seat for _ in range(move.times)]
    for entry in _played(table, seat):
        done = next((move for move in left if _fits(move.does, entry.action)), None)
        if done is not None:
            left.remove(done)
    legal = table.game.legal(seat)
    for move in left:
        if not move.after or _has_happened(table, move.after):
            for action in legal:
                if _fits(move.does, action.to_dict()):
                    return action
    return None


def _fits(pattern: Pattern, action: Mapping[str, Any]) -> bool:
    return pattern.fits(action["do"], {key: value for key, value in action.items() if key != "do"})


def _played(table: Table, seat: int) -> Iterable[Played]:
    """What a seat has done, as far as it stands."""
    for index, step in enumerate(table.steps):
        entry = step.entry
        if isinstance(entry, Played) and entry.seat == seat and index not in table.undone:
            yield entry


def _has_happened(table: Table, patterns: tuple[Pattern, ...]) -> bool:
    return any(
        pattern.fits(event.name, event.args)
        for index, step in enumerate(table.steps)
        if index not in table.undone
        for event in step.events
        for pattern in patterns
    )
