"""Positions as short texts."""

import msgspec
import pytest

import jailbirds
from jailbirds import BadPosition, Game, Position
from jailbirds.bots import Bot


def test_what_a_seat_knows_is_a_position_too_but_cannot_be_played() -> None:
    game = jailbirds.new("ausbrecher", 2, seed=1)
    game.play(0, "write blue")
    known = game.position.seen_by(1)
    assert str(known) == "ausbrecher/2@1"
    assert str(game.position.seen_by(0)) == "ausbrecher/2@0 bet[0,0]=blue"
    assert str(game.position.seen_by()) == "ausbrecher/2@spectator"
    assert Position.read(str(known)) == known != Position.read("ausbrecher/2")
    assert known.status() == ["it is what seat 1 knows: expected the whole truth"]
    with pytest.raises(BadPosition, match="expected the whole truth"):
        Game.from_position(known)


def play_greedily(game: Game) -> None:
    seat = game.actors[0]
    game.play(seat, Bot("greedy", seed=1).choose(game, seat))


def test_rolls_are_proved_from_the_position_on() -> None:
    game = jailbirds.new("ausbrecher", 2, {"turn_limit": 6}, seed=3)
    while game.view().turns < 3:
        play_greedily(game)
    begun = Game.from_position(game.position, seed=4)
    while not begun.over:
        play_greedily(begun)
    proof = jailbirds.verify(begun.log)
    assert proof.fair
    assert proof.rolls > 3
    moves = list(begun.log.moves)
    number = next(k for k, (who, _) in enumerate(moves) if who == "chance")
    other = 1 + moves[number][1]["face"] % 6
    moves[number] = ("chance", {**moves[number][1], "face": other})
    loaded = msgspec.structs.replace(begun.log, moves=tuple(moves[: number + 1]), result=None)
    with pytest.raises(jailbirds.DamagedLog, match="not what the seed rolls"):
        jailbirds.verify(loaded.sealed())
