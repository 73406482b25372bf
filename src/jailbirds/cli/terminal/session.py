"""A session: table after table with the same people and bots at one keyboard."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from jailbirds.bots import Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.talk import Remark
from jailbirds.table import BotPlay, Chair, Command, Hint, Play, Undo, decide, from_game
from jailbirds.table.hints import ADVISER
from jailbirds.table.undo import why_not_undo


@dataclass(frozen=True, slots=True)
class Said:
    """A remark of a bot, and the number of the move it belongs to: as it was made, or after."""

    seat: int
    remark: Remark
    move: int
    after: bool


class Session:
    """The table where the game is played now, its bots, and what they have said."""

    def __init__(self, game: Game, bots: Mapping[int, Bot]) -> None:
        self.bots = bots
        self.adviser = Bot(ADVISER)  # whoever sits here can ask it
        self._sit_down(game)

    def _sit_down(self, game: Game) -> None:
        chairs = [
            Chair("bot", self.bots[seat].name) if seat in self.bots else Chair("device")
            for seat in range(game.players)
        ]
        self.table = from_game(game, chairs, _now())
        self.said: list[Said] = []
        self._let_bots_react(0)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def people(self) -> list[int]:
        """The seats of those who sit here."""
        return [seat for seat, now in enumerate(self.table.seats) if now.plays == "person"]

    @property
    def you(self) -> int | None:
        """Who is spoken to: the one person. Where several sit here, all are called by name."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def actor(self) -> int | None:
        """Who acts next: bots first, as they do not mind; None when the game is over."""
        return next(iter(self.table.bots_to_act or self.table.actors), None)

    @property
    def reader(self) -> int:
        """Through whose eyes the board is seen: those of the person who acts, or plays alone."""
        if self.actor is not None and self.actor not in self.bots:
            return self.actor
        return SPECTATOR if self.you is None else self.you

    @property
    def since(self) -> int:
        """The number of the first move after the reader's last one."""
        moves = self.game.moves
        own = [k for k, move in enumerate(moves) if move.seat == self.reader]
        return own[-1] + 1 if own else 0

    @property
    def begun(self) -> bool:
        return any(move.seat != CHANCE for move in self.game.moves)

    def play(self, seat: int, action: Action, remark: Remark | None = None) -> None:
        """Play an action, with what is said to it, and let the bots have their say."""
        number = len(self.game.moves)
        if seat in self.bots:
            self._carry_out(BotPlay(seat, action.to_dict(), self.table.version(seat)))
        else:
            self._carry_out(Play(seat, action.to_dict()))
        if remark:
            self.said.append(Said(seat, remark, number, after=False))
        self._let_bots_react(number)

    def _carry_out(self, command: Command) -> None:
        self.table = decide(self.table, command, _now())

    def _let_bots_react(self, since: int) -> None:
        moves = self.game.moves
        events = [event for move in moves[since:] for event in move.events]
        for seat, bot in self.bots.items():
            if remark := bot.remark(self.game, seat, events):
                self.said.append(Said(seat, remark, len(moves) - 1, after=True))

    # --- hints

    def hint(self, seat: int) -> Action | None:
        """The hint that a seat was given for what it decides now."""
        action = self.table.hint(seat)
        return self.game.title.actions.read(action) if action else None

    def take_hint(self, seat: int, action: Action) -> None:
        """A seat is told what the adviser would do; that is counted."""
        self._carry_out(Hint(seat, action.to_dict(), self.table.version(seat)))

    # --- undo

    @property
    def _last_person(self) -> int:
        """Who of those who sit here has moved last."""
        moved = (move.seat for move in reversed(self.game.moves) if move.seat in self.people)
        return next(moved, 0)

    def why_not_undo(self) -> str | None:
        """The key of the sentence why the last move stands, or None where it may be undone."""
        return why_not_undo(self.table, self._last_person)

    def undo(self) -> None:
        """Take the last move back, and what was said to it."""
        self._carry_out(Undo(self._last_person))
        self.said = [said for said in self.said if said.move < len(self.game.moves)]

    # --- the game as a whole

    def start_again(self) -> None:
        """The same game anew, with luck of its own."""
        old = self.game
        self._sit_down(Game(old.title, old.players, old.options, names=old.names))

    def save(self, folder: Path) -> Path:
        """Write the log to a file that does not exist yet; returns its path."""
        number = 1
        while (path := folder / f"{self.game.title.name}-{number}.json").exists():
            number += 1
        self.game.save(path)
        return path


def _now() -> int:
    """In milliseconds, as tables count time."""
    return time.time_ns() // 1_000_000
