"""ALC-01 to ALC-04, and the opening."""

from typing import Any

import pytest

import jailbirds
from tests.alcatraz.positions import position, targets


def opening(players: int = 2, **options: Any) -> jailbirds.Game:
    return jailbirds.new("alcatraz", players, options, seed=4)


@pytest.mark.rule("ALC-01")
def test_the_yard_is_nine_by_nine() -> None:
    game = position({(1, 1): 0, (9, 9): 1})
    assert len(game.view().wardens) == 9
    for row, column in ((0, 1), (10, 1), (1, 0), (1, 10)):
        with pytest.raises(jailbirds.MalformedAction, match="1-9"):
            game.play(0, {"do": "enter", "row": row, "column": column})


@pytest.mark.rule("ALC-02")
def test_eight_wardens_stand_as_printed_and_row_nine_has_none() -> None:
    assert opening().view().wardens == (5, 4, 7, 3, 8, 2, 9, 1, 0)


@pytest.mark.rule("ALC-03")
def test_nine_red_squares_lie_before_the_boat() -> None:
    triangle = {(1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (2, 4), (2, 5), (2, 6), (3, 5)}
    assert set(opening().view().red_squares) == triangle


@pytest.mark.rule("ALC-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_four_prisoners_in_the_cell(players: int) -> None:
    view = opening(players).view()
    assert view.cell == (4,) * players
    assert view.boat == (0,) * players
    assert view.prisoners == ()


@pytest.mark.rule("ALC-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_be_drawn_to_start(players: int) -> None:
    game = jailbirds.new("alcatraz", players, roll=False)
    assert game.actors == (jailbirds.CHANCE,)
    assert [action.args["seat"] for action in game.legal(jailbirds.CHANCE)] == list(range(players))
    starters = {jailbirds.new("alcatraz", players, seed=s).actors[0] for s in range(60)}
    assert starters == set(range(players))


@pytest.mark.rule("ALC-04")
def test_nobody_who_does_not_play_can_be_drawn() -> None:
    game = jailbirds.new("alcatraz", 3, roll=False)
    assert game.why_not(jailbirds.CHANCE, "start 3") == "ALC-04"


@pytest.mark.rule("ALC-04")
def test_turns_go_clockwise() -> None:
    game = position(players=3, seat=1)
    order = []
    for column in range(1, 7):
        order.append(game.actors[0])
        game.play(game.actors[0], f"enter 9 {column}")
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("ALC-04")
def test_out_of_turn_is_refused_by_name() -> None:
    game = position(seat=0)
    with pytest.raises(jailbirds.OutOfTurn, match="Player 1") as refusal:
        game.play(1, "enter 9 1")
    assert refusal.value.rule == "ALC-04"


@pytest.mark.rule("ALC-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_opening_has_twenty_one_moves(players: int) -> None:
    """Example 1: what can be reached from the cell with the wardens as printed."""
    game = opening(players)
    seat = game.actors[0]
    expected = {(9, c) for c in range(1, 10)}
    expected |= {(8, c) for c in range(4, 10)}
    expected |= {(7, c) for c in range(2, 6)}
    expected |= {(6, c) for c in (7, 8)}
    assert targets(game, "enter", seat) == expected
    assert len(game.legal(seat)) == 21
