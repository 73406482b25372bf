"""Tables for games that have begun elsewhere."""

from __future__ import annotations

import pytest

import jailbirds
from jailbirds.kernel.rule import CHANCE
from jailbirds.table import BotPlay, Chair, Play, Undo, decide, from_game
from jailbirds.table.undo import why_not_undo
from tests.roles import OPEN


def begun_elsewhere(moves: int) -> jailbirds.Game:
    game = jailbirds.new(OPEN, 2, seed=3)
    for _ in range(moves):
        game.play(game.actors[0], game.legal()[0])
    return game


def test_a_game_goes_on_at_a_table_where_it_stood() -> None:
    game = begun_elsewhere(4)
    before = game.log
    table = from_game(game, [Chair("device")] * 2, now=1_000)
    assert table.status == "playing"
    assert table.game is not None
    assert table.game.view() == game.view()
    seat = table.actors[0]
    after = decide(table, Play(seat, table.game.legal(seat)[0].to_dict()), 2_000)
    assert after.game is not None
    assert len(after.game.moves) > len(game.moves)
    assert game.log == before  # whoever brought it keeps it as it was


def test_what_was_played_before_the_table_cannot_be_taken_back() -> None:
    table = from_game(begun_elsewhere(4), [Chair("device")] * 2, now=1_000)
    assert [why_not_undo(table, seat) for seat in range(2)] == ["undo-nothing"] * 2
    seat = table.actors[0]
    assert table.game is not None
    after = decide(table, Play(seat, table.game.legal(seat)[0].to_dict()), 2_000)
    back = decide(after, Undo(seat), 3_000)
    assert back.game is not None
    assert back.game.view() == table.game.view()


def test_bots_sit_on_their_chairs_at_once_even_on_all_of_them() -> None:
    table = from_game(begun_elsewhere(0), [Chair("bot", "rookie")] * 2, now=1_000)
    assert table.people == 0
    seat = table.bots_to_act[0]
    assert table.game is not None
    action = table.game.legal(seat)[0].to_dict()
    assert decide(table, BotPlay(seat, action, table.version(seat)), 2_000).length > table.length


@pytest.mark.parametrize("title", jailbirds.titles())
def test_what_chance_has_to_do_first_is_rolled_when_the_table_opens(title: str) -> None:
    players = jailbirds.title(title).players[0]
    game = jailbirds.new(title, players, seed=5, roll=False)
    table = from_game(game, [Chair("device")] * players, now=1_000)
    assert table.game is not None
    assert CHANCE not in table.game.actors
    assert table.game.log == jailbirds.new(title, players, seed=5).log


def test_a_game_that_is_over_is_over_at_its_table() -> None:
    game = jailbirds.new(OPEN, 2, {"turn_limit": 1}, seed=3)
    game.play(game.actors[0], game.legal()[0])
    assert game.over
    assert from_game(game, [Chair("device")] * 2, now=1_000).status == "over"
