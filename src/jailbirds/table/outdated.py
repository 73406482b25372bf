"""Finished games whose rules are no longer played: how they ended can still be seen.

While the rules of a game are known, a picture of its end is made and kept beside its journal.
Later the journal tells who sat where and what was played, but nobody can play it again: what the
board looked like at the end, how it ended and what was told come from the picture.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from jailbirds.kernel.events import Event
from jailbirds.kernel.log import Log, Outcome
from jailbirds.kernel.rule import SPECTATOR
from jailbirds.kernel.sketch import Sketch
from jailbirds.table.journal import Begun, Entry, Opened, Played, Rolled, Undone
from jailbirds.table.table import Table, first_of

EVERYBODY = -1
Told = tuple[str, dict[str, int | str]]  # the name of an event, and its arguments


class EndPicture(msgspec.Struct, frozen=True, array_like=True):
    """The end of a game as spectators saw it; `told` has the events by their entry's index."""

    sketch: Sketch
    result: Outcome | None  # by the rules; None: those who played ended it, as the journal tells
    told: dict[int, tuple[Told, ...]]
    own_names: dict[str, str]

    def packed(self) -> bytes:
        return zlib.compress(msgspec.json.encode(self), level=9)

    @classmethod
    def unpacked(cls, packet: bytes) -> EndPicture:
        return msgspec.json.decode(zlib.decompress(packet), type=cls)


def picture_of(table: Table) -> EndPicture | None:
    """What is to be kept of a game that is over; None where none was played, or a lesson."""
    game = table.game
    if table.status != "over" or game is None or table.opened.lesson:
        return None
    return EndPicture(
        sketch=table.title.sketch(game.view(SPECTATOR)),
        result=game.result,
        told={
            index: told
            for index, step in enumerate(table.steps)
            if index not in table.undone and (told := _told(step.events))
        },
        own_names=table.title.names_at(game.options, game.rules_version),
    )


def _told(events: Iterable[Event]) -> tuple[Told, ...]:
    return tuple((event.name, dict(event.args)) for event in events if event.visible_to(SPECTATOR))


class OutdatedTable(Table):
    """A table that is over, without its game: the rules of then are no longer played."""

    def __init__(self, opened: Opened, seed: bytes | None, picture: EndPicture) -> None:
        self.picture = picture
        super().__init__(opened, seed)

    @property
    def result(self) -> Outcome | None:
        return super().result or self.picture.result

    def log(self, names: Sequence[str]) -> Log:
        """The log as it was when the game ended: an older version of ours can verify it."""
        moves = [self.steps[index].entry for index in self.standing]
        return Log(
            title=self.title.name,
            rules_version=self.opened.rules_version,
            players=self.players,
            options=self.opened.options,
            names=tuple(names),
            position=self.opened.position or msgspec.UNSET,
            seed_hash=self.opened.seed_hash,
            seed=self.seed.hex() if self.seed is not None else None,
            moves=tuple(_logged(move) for move in moves),
            result=self.picture.result.logged if self.picture.result else None,
        ).sealed()

    def add(self, entry: Entry) -> None:
        """One entry more. Nobody checks moves any more: they were checked when they were made."""
        match entry:
            case Begun():
                self.status = "over"
                self._note(entry, (), EVERYBODY)
            case Played() | Rolled():
                told = self.picture.told.get(self.length, ())
                events = tuple(Event(name, args, EVERYBODY) for name, args in told)
                self._note(entry, events, EVERYBODY)
                self._moves.append((self.length - 1, ()))
            case Undone():
                self.undone |= {index for index in self.standing if index >= entry.to}
                self._moves = [move for move in self._moves if move[0] < entry.to]
                self._note(entry, (), EVERYBODY)
            case _:
                super().add(entry)


def _logged(entry: Entry) -> Any:
    assert isinstance(entry, (Played, Rolled))
    return "chance" if isinstance(entry, Rolled) else entry.seat, entry.action


def fold_outdated(
    entries: Iterable[Entry], seed: bytes | None, picture: EndPicture
) -> OutdatedTable:
    """The table of a journal whose rules are no longer played, with the picture of its end."""
    entries = iter(entries)
    table = OutdatedTable(first_of(entries, seed), seed, picture)
    for entry in entries:
        table.add(entry)
    return table
