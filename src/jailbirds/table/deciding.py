"""Deciding: what a command adds to the journal, or why it is refused.

Nothing is changed here: `decide` returns the table as it would be. Whoever runs the table
keeps the new entries first, and takes the new table only then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from jailbirds.bots import level
from jailbirds.kernel.chance import Stream
from jailbirds.kernel.errors import IllegalAction, MalformedAction, OutOfTurn
from jailbirds.kernel.game import Game
from jailbirds.kernel.log import Log
from jailbirds.kernel.rule import CHANCE
from jailbirds.kernel.title import title
from jailbirds.table.clocks import Clock
from jailbirds.table.journal import (
    Begun,
    By,
    Chair,
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
from jailbirds.table.refusal import Refusal
from jailbirds.table.table import Table
from jailbirds.table.talk import talker
from jailbirds.table.undo import why_not_undo


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table is opened with."""

    title: str
    chairs: Sequence[Chair]
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)


@dataclass(frozen=True, slots=True)
class Join:
    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    seat: int


@dataclass(frozen=True, slots=True)
class Resign:
    seat: int


@dataclass(frozen=True, slots=True)
class Play:
    """An action of a person, and the version it was chosen for; None: whatever there is."""

    seat: int
    action: Mapping[str, Any]
    version: int | None = None


@dataclass(frozen=True, slots=True)
class BotPlay:
    """An action of the bot that plays a seat, and the version it was chosen for."""

    seat: int
    action: Mapping[str, Any]
    version: int


@dataclass(frozen=True, slots=True)
class Undo:
    seat: int


@dataclass(frozen=True, slots=True)
class LinkRematch:
    table: str


@dataclass(frozen=True, slots=True)
class Wake:
    """Time has gone by: see whether a talk or somebody's time is over."""


Command = Join | Leave | Return | Resign | Play | BotPlay | Undo | LinkRematch | Wake


def open_table(opening: Opening, seed: bytes, now: int, gear: str = "interpreted") -> Table:
    """A new table. A title, a number of seats or options that do not exist are refused."""
    game_title = title(opening.title)
    game_title.read_players(len(opening.chairs))
    options = game_title.read_options(opening.options)
    for chair in opening.chairs:
        level(chair.level)
    if all(chair.kind == "bot" for chair in opening.chairs):
        raise Refusal(
            "malformed", "refused-only-bots", "a table needs at least one seat for a person"
        )
    opened = Opened(
        at=now,
        title=game_title.name,
        rules_version=game_title.rules_version,
        options=msgspec.json.decode(msgspec.json.encode(options)),
        chairs=tuple(opening.chairs),
        clock=opening.clock,
        seed_hash=Stream(seed).seed_hash,
    )
    return Table(opened, seed, gear)


def from_log(log: Log, now: int, gear: str = "interpreted") -> Table:
    """The table of a finished game that was played elsewhere; every move is checked."""
    game = Game.from_log(log, gear=gear)
    if game.result is None:
        raise Refusal("malformed", "refused-unfinished", "only finished games can be imported")
    opened = Opened(
        at=now,
        title=log.title,
        rules_version=log.rules_version,
        options=log.options,
        chairs=(Chair("person"),) * log.players,
        clock=Clock(),
        seed_hash=log.seed_hash,
        imported=True,
    )
    table = Table(opened, game.stream.seed if game.stream else None, gear)
    for seat in range(log.players):
        table.add(Joined(at=now, seat=seat))
    table.add(Begun(at=now))
    for move in game.moves:
        action = move.action.to_dict()
        if move.seat == CHANCE:
            table.add(Rolled(at=now, action=action))
        else:
            table.add(Played(at=now, seat=move.seat, action=action))
    return table


def decide(table: Table, command: Command, now: int) -> Table:
    """The table after a command; its new entries are those behind the old length.

    Raises `Refusal`, and then nothing has happened. Time never goes backwards at a table.
    """
    after = table.copy()
    now = max(now, table.at)
    match command:
        case Play():
            _play(after, command, now)
        case BotPlay():
            _bot_play(after, command, now)
        case Undo():
            _undo(after, command.seat, now)
        case Join():
            _join(after, command.seat, now)
        case Leave():
            _leave(after, command.seat, now)
        case Return():
            _return(after, command.seat, now)
        case Resign():
            _resign(after, command.seat, now)
        case Wake():
            _wake(after, now)
        case LinkRematch():
            if table.rematch is None:
                after.add(Rematched(at=now, table=command.table))
    return after


# --- moves


def _play(table: Table, command: Play, now: int) -> None:
    if table.status == "over" and command.seat in range(table.players):
        _still_asked(table, command.seat, command.version)  # somebody's move has just ended it
    game = _running(table)
    seat = _person(table, command.seat)
    _still_asked(table, seat, command.version)
    _act(table, game, seat, command.action, "player", now)


def _bot_play(table: Table, command: BotPlay, now: int) -> None:
    game = _running(table)
    if table.seats[command.seat].plays != "bot":
        raise Refusal("conflict", "refused-conflict", "a person plays the seat by now")
    _still_asked(table, command.seat, command.version)
    _act(table, game, command.seat, command.action, "bot", now)


def _still_asked(table: Table, seat: int, chosen_for: int | None) -> None:
    """A move must answer the question that the seat is asked now.

    What others decide at the same time does not matter, as long as the choices stay.
    """
    version = table.version(seat)
    chosen_for = version if chosen_for is None else chosen_for
    if not table.situations[seat] <= chosen_for <= version:
        raise Refusal(
            "conflict",
            "refused-conflict",
            f"chosen for version {chosen_for}, but seat {seat} has decided, or was asked "
            f"something else, in version {table.situations[seat]}; now it is {version}",
        )


def _act(table: Table, game: Game, seat: int, given: Mapping[str, Any], by: By, now: int) -> None:
    """An action and what chance adds to it."""
    try:
        action = game.title.actions.read(given)
    except MalformedAction as error:
        raise Refusal("malformed", "refused-malformed", str(error)) from None
    try:
        final = by == "player" and _learns(game, seat, given)
        table.add(Played(at=now, seat=seat, action=action.to_dict(), by=by, final=final))
    except OutOfTurn as error:
        rule = table.why_not(seat, action)
        key = f"{rule}.no" if rule else "refused-out-of-turn"
        raise Refusal("out_of_turn", key, str(error), rule=rule) from None
    except IllegalAction as error:
        rule = table.why_not(seat, action) or error.rule
        message = f"{rule} forbids '{action}' to seat {seat}"
        raise Refusal("illegal", f"{rule}.no", message, rule=rule) from None
    _roll(table, game, now)


def _learns(game: Game, seat: int, action: Mapping[str, Any]) -> bool:
    """Does the player learn by an action what could not be foreseen?"""
    if seat not in game.actors or game.why_not(seat, action) is not None:
        return False  # it will be refused
    foreseen = game.preview(seat, action)
    trial = game.copy()
    happened = [event for event in trial.play(seat, action) if event.visible_to(seat)]
    return foreseen != happened


def _roll(table: Table, game: Game, now: int) -> None:
    """Let chance act as long as it is its turn; each outcome is an entry."""
    while CHANCE in game.actors:
        trial = game.copy()
        trial.roll()
        for move in trial.moves[len(game.moves) :]:
            table.add(Rolled(at=now, action=move.action.to_dict()))


def _undo(table: Table, seat: int, now: int) -> None:
    _running(table)
    _person(table, seat)
    reason = why_not_undo(table, seat)
    if reason is not None:
        raise Refusal("no_undo", reason, f"seat {seat} cannot take back anything: {reason}")
    assert table.last_move is not None
    table.add(Undone(at=now, seat=seat, to=table.last_move[0]))


# --- seats


def _join(table: Table, seat: int, now: int) -> None:
    if table.status != "waiting" or table.seats[_known(table, seat)].plays != "nobody":
        raise Refusal("full", "refused-taken", f"seat {seat} is taken")
    table.add(Joined(at=now, seat=seat))
    if all(other.plays != "nobody" for other in table.seats):
        table.add(Begun(at=now))
        assert table.game is not None
        _roll(table, table.game, now)


def _leave(table: Table, seat: int, now: int) -> None:
    _person(table, seat)
    if table.status == "waiting":
        table.add(Quit(at=now, seat=seat))
    else:
        _running(table)
        table.add(Left(at=now, seat=seat))


def _return(table: Table, seat: int, now: int) -> None:
    _running(table)
    if not table.seats[_known(table, seat)].left:
        raise Refusal(
            "not_yours", "refused-no-return", f"nobody has left seat {seat} who could come back"
        )
    table.add(Returned(at=now, seat=seat))


def _resign(table: Table, seat: int, now: int) -> None:
    _running(table)
    where = table.seats[_known(table, seat)]
    if where.chair.kind == "bot" or where.resigned:
        raise Refusal("not_yours", "refused-seat", f"no person plays seat {seat}")
    table.add(Resigned(at=now, seat=seat))


# --- time


def _wake(table: Table, now: int) -> None:
    """End the talk whose time is up; let bots step in where somebody's time is up."""
    if table.status != "playing" or table.game is None:
        return
    debate, until = table.title.debate, table.talk_until
    if debate is not None and until is not None and now >= until:
        seat = talker(table.game)
        assert seat is not None
        ends = {"do": debate.ended_by}
        table.add(Played(at=now, seat=seat, action=ends, by="clock", final=True))
        _roll(table, table.game, now)
    while (first := table.times.first_deadline()) is not None and first[0] <= now:
        table.add(TimeUp(at=now, seat=first[1]))


# --- what must hold


def _running(table: Table) -> Game:
    if table.status == "waiting" or table.game is None:
        raise Refusal("early", "refused-early", "the game has not begun: seats are still free")
    if table.status == "over":
        raise Refusal("over", "refused-over", "the game is over")
    return table.game


def _known(table: Table, seat: int) -> int:
    if seat not in range(table.players):
        raise Refusal(
            "not_yours",
            "refused-seat",
            f"there is no seat {seat}: expected 0 to {table.players - 1}",
        )
    return seat


def _person(table: Table, seat: int) -> int:
    if table.seats[_known(table, seat)].plays != "person":
        raise Refusal(
            "not_yours", "refused-bot-plays", f"no person plays seat {seat} now: return first"
        )
    return seat
