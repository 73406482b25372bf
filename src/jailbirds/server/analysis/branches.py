"""Branches: other ways on from a position of a finished game, played by its rules.

Nothing of a branch is kept but the games that were asked for last, so that one move more does not
mean to play all of them again.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from jailbirds.kernel.chance import Stream
from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import CHANCE
from jailbirds.server import protocol
from jailbirds.server.tables import bare
from jailbirds.server.tables.live_table import LiveTable
from jailbirds.table import Refusal

MOST_KEPT = 100  # games in memory
Key = tuple[str, int, bytes]


class Branches:
    """The games at the ends of branches. Each is handed out as a copy, to be played on."""

    def __init__(self) -> None:
        self._known: OrderedDict[Key, Game] = OrderedDict()

    def game(self, live: LiveTable, branch: protocol.Branch) -> Game:
        """The game at the end of a branch; refused where a rule forbids one of its moves."""
        past = live.table.game
        assert past is not None
        if branch.move > len(past.moves):
            raise Refusal(
                "malformed",
                "refused-branch",
                f"the game has {len(past.moves)} moves: a branch begins after one of them, "
                f"not after {branch.move}",
            )
        key = _key(branch, len(branch.moves))
        game = self._known.pop(key, None)
        if game is None:
            game = self._play(past, branch)
        self._known[key] = game
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return game.copy()

    def _play(self, past: Game, branch: protocol.Branch) -> Game:
        before = self._known.get(_key(branch, len(branch.moves) - 1)) if branch.moves else None
        if before is not None:
            game, left = before.copy(), branch.moves[-1:]
        else:
            game, left = past.after(branch.move), branch.moves
        for move in left:
            bare.play(game, CHANCE if move.seat is None else move.seat, move.action)
        return game


def _key(branch: protocol.Branch, moves: int) -> Key:
    return branch.table, branch.move, msgspec.json.encode(branch.moves[:moves], order="sorted")


def roll(game: Game) -> None:
    """Let chance act until a seat is to: with luck of its own, which was nobody's before."""
    game.stream = Stream.of(None)
    game.roll()


def eyes_of(game: Game, wish: protocol.Analysis) -> int | None:
    """Whose eyes are meant: a seat's, or nobody's."""
    if isinstance(wish.eyes, int):
        if wish.eyes >= game.players:
            raise no_seat(game, wish.eyes)
        return wish.eyes
    if wish.eyes == "nobody":
        return None
    acted = (move.seat for move in reversed(game.moves))
    return next((seat for seat in (*game.actors, *acted) if seat != CHANCE), None)


def no_seat(game: Game, seat: int) -> Refusal:
    return Refusal(
        "malformed",
        "refused-malformed",
        f"there is no seat {seat} in this game: expected 0 to {game.players - 1}",
    )


def board_of(live: LiveTable, game: Game, wish: protocol.Analysis) -> protocol.BareBoard:
    """What is shown of the end of a branch."""
    return bare.board(
        game, eyes_of(game, wish), seats_of(live), since=wish.move, sketch=wish.sketch
    )


def seats_of(live: LiveTable) -> tuple[protocol.SeatInfo, ...]:
    """Who sat there, by the names they had: whoever tries things out now plays for all of them."""
    return tuple(
        protocol.SeatInfo(
            seat=number,
            kind=seat.chair.kind,
            plays="person",
            name=live.names[number],
            level=seat.chair.level,  # type: ignore[arg-type]
            named=seat.chair.name,
        )
        for number, seat in enumerate(live.table.seats)
    )
