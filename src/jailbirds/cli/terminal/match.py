"""A match: one game after the other between the same people and bots at one keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from jailbirds.bots import Bot
from jailbirds.kernel.actions import Action
from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.kernel.talk import Remark


@dataclass(frozen=True, slots=True)
class Said:
    """A remark of a bot, and the number of the move it belongs to: as it was made, or after."""

    seat: int
    remark: Remark
    move: int
    after: bool


class Match:
    """The game being played, and who plays it."""

    def __init__(self, game: Game, bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.bots = bots
        self.said: list[Said] = []
        game.roll()
        self._let_bots_react(0)

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(self.game.players) if seat not in self.bots]

    @property
    def you(self) -> int | None:
        """Who is spoken to: the one human. Where several sit here, all are called by name."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def actor(self) -> int | None:
        """Who acts next: bots first, as they do not mind; None when the game is over."""
        actors = self.game.actors
        return min(actors, key=lambda seat: (seat not in self.bots, seat), default=None)

    @property
    def reader(self) -> int:
        """Through whose eyes the board is seen: those of the human who acts, or plays alone."""
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
        self.game.play(seat, action)
        if remark:
            self.said.append(Said(seat, remark, number, after=False))
        self._let_bots_react(number)

    def _let_bots_react(self, since: int) -> None:
        moves = self.game.moves
        events = [event for move in moves[since:] for event in move.events]
        for seat, bot in self.bots.items():
            if remark := bot.remark(self.game, seat, events):
                self.said.append(Said(seat, remark, len(moves) - 1, after=True))

    def undo(self) -> None:
        """Take the last move back, and what was said to it."""
        self.game.undo()
        self.said = [said for said in self.said if said.move < len(self.game.moves)]

    def why_not_undo(self) -> str | None:
        """The key of the sentence why the last move stands, or None where it may be undone."""
        moves = self.game.moves
        if not any(move.seat in self.humans for move in moves):
            return "undo-nothing"
        last = moves[-1]
        if last.seat in self.bots:
            return "undo-others"
        if last.seat == CHANCE:
            return "undo-roll"
        reveals = self.game.title.reveals
        return "undo-seen" if any(event.name in reveals for event in last.events) else None

    def start_again(self) -> None:
        """The same game anew, with luck of its own."""
        old = self.game
        self.game = Game(old.title, old.players, old.options, names=old.names)
        self.said = []
        self._let_bots_react(0)

    def save(self, folder: Path) -> Path:
        """Write the log to a file that does not exist yet; returns its path."""
        number = 1
        while (path := folder / f"{self.game.title.name}-{number}.json").exists():
            number += 1
        self.game.save(path)
        return path
