"""A bare board: a game that is shown, and played on, without a table.

What a table would tell whoever sits at a seat is told here of a `Game` alone: nothing is kept,
nobody waits, and chance acts when it is told to. Who may see which game is the caller's business.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jailbirds.kernel.errors import IllegalAction, MalformedAction, OutOfTurn
from jailbirds.kernel.game import Game
from jailbirds.kernel.rule import CHANCE, SPECTATOR
from jailbirds.server import protocol
from jailbirds.server.tables import wire
from jailbirds.table import Refusal
from jailbirds.table.pointing import refusals


def board(
    game: Game,
    seat: int | None,
    seats: tuple[protocol.SeatInfo, ...] = (),
    *,
    since: int = 0,
    sketch: bool = False,
) -> protocol.BareBoard:
    """A game as a seat, or a spectator, sees it, and its moves from number `since` on."""
    return protocol.BareBoard(
        seat=seat,
        situation=situation(game, seat, seats, sketch=sketch),
        moves=tuple(_move(game, number, seat) for number in range(since, len(game.moves))),
        outcomes=outcomes(game),
    )


def situation(
    game: Game,
    seat: int | None,
    seats: tuple[protocol.SeatInfo, ...] = (),
    *,
    sketch: bool = False,
) -> protocol.Situation:
    """How things stand for a seat, or a spectator; its version is the number of moves."""
    eyes = wire.viewer(seat)
    view = game.view(eyes)
    acts = seat is not None and seat in game.actors
    return protocol.Situation(
        version=len(game.moves),
        status="over" if game.over else "playing",
        view=view,
        sketch=game.title.sketch(view) if sketch else None,
        phase=view.phase,
        turn=wire.turn(view.phase, view.seat),
        prompt=wire.prompt(game, seat),
        goal=wire.sentence(game.goal(eyes)) if acts else None,
        near=wire.sentence(game.near(eyes)),
        actors=tuple(actor for actor in game.actors if actor != CHANCE),
        legal=wire.legal_now(game, seat, view.phase) if seat is not None else (),
        seats=seats,
        undo=protocol.Sentence(key="undo-nothing"),
        result=game.result,
    )


def outcomes(game: Game) -> tuple[protocol.Group, ...]:
    """What chance may do now, where it is to act."""
    return wire.legal(game.title, game.legal(CHANCE), game.view().phase)


def _move(game: Game, number: int, seat: int | None) -> protocol.BareMove:
    move = game.moves[number]
    chance = move.seat == CHANCE
    return protocol.BareMove(
        seat=None if chance else move.seat,
        action=move.action.to_dict(),
        key=wire.called(game.title, move.action.do, _phase_before(game, number)),
        events=wire.events_of(game.title, move.events, seat, move.seat),
    )


def _phase_before(game: Game, number: int) -> str:
    """The phase in which a move was made, as whoever made it saw it."""
    gear, seat = game.title.gear("interpreted"), game.moves[number].seat
    records = gear.open(game.before(number))
    eyes = SPECTATOR if seat == CHANCE else seat
    gear.loops.redact(records, 0, eyes)
    return str(getattr(game.title.view(records[0], eyes), "phase", ""))


def asked(game: Game, seat: int, question: protocol.BareQuestion) -> protocol.Foresight:
    """What an action would bring about, or what somebody means who points somewhere."""
    try:
        return wire.foresight(game, seat, question, refusals(game, seat), seat in game.actors)
    except MalformedAction as error:
        raise Refusal("malformed", "refused-malformed", str(error)) from None


def play(game: Game, seat: int, action: Mapping[str, Any]) -> None:
    """Let a seat act, or chance; refused as at a table. Chance adds nothing by itself, if the game
    was made so."""
    try:
        game.play(seat, action)
    except MalformedAction as error:
        raise Refusal("malformed", "refused-malformed", str(error)) from None
    except OutOfTurn as error:
        key = f"{error.rule}.no" if error.rule else "refused-out-of-turn"
        raise Refusal("out_of_turn", key, str(error), rule=error.rule or None) from None
    except IllegalAction as error:
        raise Refusal("illegal", f"{error.rule}.no", str(error), rule=error.rule) from None
