"""A moment of a game, as one seat would be told it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import jailbirds
from jailbirds.bots import Bot
from jailbirds.kernel.game import Game, Move
from jailbirds.server import protocol
from jailbirds.server.tables import wire

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


def bots_play(
    title: str, players: int, options: Mapping[str, Any], seed: int, level: str = "regular"
) -> Iterator[tuple[Game, Sequence[Move]]]:
    """A game of bots, stopped after every move, with what led there; the same for the same seed."""
    game = jailbirds.new(title, players, options, seed=seed, names=NAMES[:players])
    bots = [Bot(level, seed=seed * 10 + seat) for seat in range(players)]
    yield game, game.moves
    while not game.over:
        seat = game.actors[0]
        before = len(game.moves)
        game.play(seat, bots[seat].choose(game, seat))
        yield game, game.moves[before:]


def frame(game: Game, seat: int, moves: Sequence[Move]) -> dict[str, Any]:
    """A situation as in the server's protocol, and what led to it."""
    view = game.view(seat)
    return {
        "view": view,
        "phase": view.phase,
        "turn": wire.turn(view.phase, view.seat),
        "actors": [actor for actor in game.actors if actor < game.players],
        "legal": wire.legal_now(game, seat, view.phase),
        "prompt": wire.prompt(game, seat) if seat in game.actors else None,
        "goal": None,
        "near": None,
        "events": [
            event
            for move in moves
            for event in wire.events_of(game.title, move.events, seat, move.seat)
        ],
        "result": game.result,
    }


def preview(game: Game, seat: int, action: jailbirds.Action) -> tuple[protocol.Event, ...]:
    """What an action would bring about, as far as the seat may know."""
    return wire.events_of(game.title, game.preview(seat, action).events, seat, seat)
