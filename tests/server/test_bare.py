"""Bare boards: what is told of a game without a table is what a table would tell, and no more."""

from __future__ import annotations

import msgspec
import pytest

import jailbirds
from jailbirds.kernel.chance import generator
from jailbirds.kernel.position import Position
from jailbirds.server import protocol
from jailbirds.server.tables import bare, wire
from jailbirds.table import Chair, Refusal, from_game
from tests.review.games import finished
from tests.roles import OPEN, SECRET

encode = msgspec.json.Encoder().encode


def stops(title: str, seed: int = 3, most: int = 12) -> list[tuple[jailbirds.Game, int]]:
    """Positions of a finished game in which a seat is to act, and that seat."""
    game = finished(title, seed, gear="interpreted")
    found = []
    for number in range(0, len(game.moves), max(1, len(game.moves) // most)):
        midway = game.after(number)
        seats = [seat for seat in midway.actors if seat != jailbirds.CHANCE]
        found += [(midway, seat) for seat in seats[:1]]
    return found


@pytest.mark.parametrize("title", jailbirds.titles())
def test_a_bare_board_says_of_the_game_what_a_table_would_say(title: str) -> None:
    for game, seat in stops(title):
        chairs = [Chair("person")] * game.players
        table = from_game(game, chairs, 1)
        if table.game != game:
            continue  # the table has done what was forced
        at_table = wire.situation(table, seat, ())
        alone = bare.situation(game, seat)
        for name in ("view", "phase", "turn", "prompt", "goal", "near", "actors", "legal"):
            assert encode(getattr(alone, name)) == encode(getattr(at_table, name)), name
        action = alone.legal[0].actions[0].args | {"do": alone.legal[0].do}
        asked = protocol.Ask(id="1", table="t", seat=seat, action=action)
        question = protocol.BareQuestion(action=action)
        told = wire.asked(table, asked)
        foreseen = bare.asked(game, seat, question)
        assert (told.events, told.legal, told.cut) == (foreseen.events, True, foreseen.cut)


def test_a_bare_board_shows_a_seat_nothing_that_it_cannot_know() -> None:
    swapped = 0
    for game, seat in stops(SECRET):
        gear = game.title.gear("interpreted")
        truth = game.state
        gear.loops.redact(gear.open(truth), 0, seat)
        gear.loops.redeal(gear.open(truth), 0, seat, gear.open(generator(4)))
        other = jailbirds.Game.from_position(
            Position(game.title, game.players, game.options, truth.tobytes()), roll=False
        )
        swapped += game.position != other.position
        for eyes in (seat, None):
            boards = [bare.board(each, eyes, since=len(each.moves)) for each in (game, other)]
            seen = [msgspec.structs.replace(board.situation, version=0) for board in boards]
            if eyes == seat:
                assert encode(seen[0]) == encode(seen[1])
    assert swapped


def test_what_is_not_allowed_is_refused_with_its_rule_and_changes_nothing() -> None:
    game, seat = stops(OPEN)[1]
    before = game.position
    legal = game.legal(seat)
    numbers = range(game.title.actions.size)
    forbidden = next(
        action for action in map(game.title.actions.__getitem__, numbers) if action not in legal
    )
    with pytest.raises(Refusal) as illegal:
        bare.play(game, seat, forbidden.to_dict())
    assert illegal.value.kind == "illegal"
    assert illegal.value.rule in game.title.rule_names
    with pytest.raises(Refusal) as early:
        bare.play(game, (seat + 1) % game.players, legal[0].to_dict())
    assert early.value.kind == "out_of_turn"
    with pytest.raises(Refusal) as nonsense:
        bare.play(game, seat, {"do": "nothing"})
    assert nonsense.value.kind == "malformed"
    assert game.position == before


@pytest.mark.parametrize("title", jailbirds.titles())
def test_where_chance_is_to_act_its_outcomes_are_offered_and_nobody_else_may_act(
    title: str,
) -> None:
    game = finished(title, 3, gear="interpreted")
    number = next(
        number
        for number in range(len(game.moves) - 1, -1, -1)
        if game.moves[number].seat == jailbirds.CHANCE
    )
    board = bare.board(game.after(number), None)
    assert board.situation.actors == ()
    offered = [
        {"do": group.do, **legal.args} for group in board.outcomes for legal in group.actions
    ]
    assert game.moves[number].action.to_dict() in offered
    moved = bare.board(game, 0, since=number)
    assert moved.moves[0].seat is None
    assert moved.outcomes == ()
