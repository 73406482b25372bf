"""Opening a table: for a new game, or for one that was begun or played elsewhere."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from jailbirds.bots import level
from jailbirds.kernel.chance import Stream
from jailbirds.kernel.finding import title
from jailbirds.kernel.game import Game
from jailbirds.kernel.log import Log
from jailbirds.kernel.position import Position
from jailbirds.kernel.rule import CHANCE
from jailbirds.table.clocks import Clock
from jailbirds.table.decider import do_forced, let_chance_act
from jailbirds.table.journal import Begun, Chair, Joined, Opened, Pace, Played, Rolled
from jailbirds.table.refusal import Refusal
from jailbirds.table.table import Table


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table is opened with."""

    title: str
    chairs: Sequence[Chair]
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    pace: Pace = "normal"
    number: int = 1  # of the game among its rematches
    wins: tuple[int, ...] = ()  # in the games before it, by seat
    lesson: bool = False
    position: str | None = None  # to begin in, instead of the set-up
    rated: bool = False  # does the result change ratings?
    # may those who play ask what a strong bot would do? None: who plays alone against bots may
    hints: bool | None = None

    @property
    def gives_hints(self) -> bool:
        """Never in a game that is rated; a lesson has its own."""
        alone = sum(chair.kind != "bot" for chair in self.chairs) == 1
        wished = alone and not self.lesson if self.hints is None else self.hints
        return wished and not self.rated


def open_table(opening: Opening, seed: bytes, now: int, gear: str = "interpreted") -> Table:
    """A new table. A title, a number of seats or options that do not exist are refused."""
    game_title = title(opening.title)
    players = game_title.read_players(len(opening.chairs))
    options = game_title.read_options(opening.options)
    version = game_title.rules_version
    if opening.position is not None:
        version = Position.read(opening.position).rules_version
    game_title.begin(players, options)  # whether these options go with so many players
    for chair in opening.chairs:
        level(chair.level)
    if all(chair.kind == "bot" for chair in opening.chairs):
        raise Refusal(
            "malformed", "refused-only-bots", "a table needs at least one seat for a person"
        )
    if opening.rated and any(chair.kind == "device" for chair in opening.chairs):
        raise Refusal(
            "malformed",
            "refused-rated",
            "a rated game needs everybody at a device of their own: no seat of kind 'device'",
        )
    if opening.rated and opening.hints:
        raise Refusal(
            "malformed",
            "refused-rated-hints",
            "a rated game is played without hints: leave `hints` out, or say false",
        )
    if opening.rated and opening.position is not None:
        raise Refusal(
            "malformed",
            "refused-rated-position",
            "a rated game begins with the set-up: leave `position` out",
        )
    opened = Opened(
        at=now,
        title=game_title.name,
        rules_version=version,
        options=msgspec.json.decode(msgspec.json.encode(options)),
        chairs=tuple(opening.chairs),
        clock=opening.clock,
        seed_hash=Stream(seed).seed_hash,
        pace=opening.pace,
        number=opening.number,
        wins=opening.wins,
        lesson=opening.lesson,
        position=opening.position,
        rated=opening.rated,
        hints=opening.gives_hints,
    )
    return Table(opened, seed, gear)


def from_game(game: Game, chairs: Sequence[Chair], now: int) -> Table:
    """A table where a game goes on that has begun elsewhere; all who are people sit down.

    Its journal begins here: what was played before stands, and the table cannot be folded anew.
    """
    opened = Opened(
        at=now,
        title=game.title.name,
        rules_version=game.rules_version,
        options=msgspec.json.decode(msgspec.json.encode(game.options)),
        chairs=tuple(chairs),
        clock=Clock(),
        seed_hash=game.stream.seed_hash if game.stream else None,
        hints=True,
    )
    table = Table(opened, game.stream.seed if game.stream else None)
    for seat, chair in enumerate(chairs):
        if chair.kind != "bot":
            table.add(Joined(at=now, seat=seat))
    own = game.copy()
    own._auto_roll = False
    table.begin_with(own, Begun(at=now))
    let_chance_act(table, own, now)
    do_forced(table, now)
    return table


def from_log(log: Log, now: int, gear: str = "interpreted") -> Table:
    """The table of a finished game that was played elsewhere; every move is checked."""
    work = replaying(log, now, gear)
    while True:
        try:
            next(work)
        except StopIteration as done:
            table: Table = done.value
            return table


def replaying(log: Log, now: int, gear: str = "interpreted") -> Generator[None, None, Table]:
    """The same, move by move, for who has other things to do in between."""
    if log.position is not msgspec.UNSET:  # whoever made it up
        raise Refusal(
            "malformed", "refused-position", "only games played from the beginning can be imported"
        )
    for replayed in Game.replaying(log, gear=gear):
        game = replayed
        yield
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
        yield
    return table
