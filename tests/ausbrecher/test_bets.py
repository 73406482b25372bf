"""AUS-01 to AUS-06: the material and the secret bets."""

from typing import Any

import msgspec
import pytest

import jailbirds
from jailbirds.kernel.content import read_content
from jailbirds.words import words
from tests.ausbrecher.positions import can, race

COLOURS = ["red", "blue", "lightgreen", "brown", "yellow", "orange", "darkgreen"]


def new(players: int = 3, **options: Any) -> jailbirds.Game:
    return jailbirds.new("ausbrecher", players, options, seed=1)


def bet(game: jailbirds.Game, seat: int, stones: list[str]) -> None:
    for stone in stones:
        game.play(seat, f"write {stone}")
    game.play(seat, "seal")


@pytest.mark.rule("AUS-01")
def test_seven_stones_each_with_its_die_and_a_white_one() -> None:
    view = new().view()
    assert [stone.colour for stone in view.stones] == COLOURS
    assert [die.name for die in view.dice] == [*COLOURS, "white"]
    game = race({5: "red"})
    game.play(0, "pick red+blue+brown")
    assert [action.args["face"] for action in game.legal(jailbirds.CHANCE)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("AUS-01")
def test_everybody_may_roll_every_stone() -> None:
    for seat in (0, 1):
        assert "pick red+blue+brown" in can(race(seat=seat), seat)


@pytest.mark.rule("AUS-02", "AUS-22")
def test_the_path_is_as_long_as_agreed_on() -> None:
    assert new().view().path_length == 32
    assert new(path_length=20).view().path_length == 20
    for length in (19, 49, "long"):
        with pytest.raises(jailbirds.BadOption, match="path_length"):
            new(path_length=length)


@pytest.mark.rule("AUS-02")
def test_the_length_of_the_path_says_where_it_comes_from() -> None:
    folder = jailbirds.title("ausbrecher").folder
    assert read_content(folder / "content.toml")["path"]["length"] == 32


@pytest.mark.rule("AUS-03", "AUS-17")
def test_boats_take_two_stones_and_the_last_one() -> None:
    game = race({31: "red"}, "", rolls={"red": 1})
    filled = []
    for arrived in range(6):
        stones = COLOURS[:arrived]
        game = race({31: COLOURS[arrived]}, " ".join(stones), rolls={COLOURS[arrived]: 1})
        game.play(0, f"advance {COLOURS[arrived]}")
        filled.append(game.view().stones[arrived].boat)
    assert filled == [1, 1, 2, 2, 3, 3]
    assert game.view().stones[6].boat == 4


@pytest.mark.rule("AUS-04")
def test_all_seats_bet_at_the_same_time_in_any_order() -> None:
    game = new()
    assert game.actors == (0, 1, 2)
    game.play(2, "write red")
    game.play(0, "write blue")
    game.play(2, "write brown")
    assert game.actors == (0, 1, 2)
    assert game.view(2).bets[2].stones == ("red", "brown")
    assert game.view(0).bets[0].stones == ("blue",)


@pytest.mark.rule("AUS-04")
def test_a_bet_can_be_changed_until_it_is_sealed() -> None:
    game = new()
    for stone in COLOURS:
        game.play(1, f"write {stone}")
    game.play(1, "erase")
    game.play(1, "erase")
    game.play(1, "write darkgreen")
    game.play(1, "write orange")
    game.play(1, "seal")
    assert game.view(1).bets[1].stones == (*COLOURS[:5], "darkgreen", "orange")
    assert game.actors == (0, 2)
    for action in ("erase", "seal", "write red"):
        with pytest.raises(jailbirds.OutOfTurn) as refusal:
            game.play(1, action)
        assert refusal.value.rule == "AUS-04"


@pytest.mark.rule("AUS-04")
def test_a_bet_that_is_not_a_permutation_is_refused() -> None:
    game = new()
    game.play(0, "write red")
    for action in ("write red", "seal"):
        with pytest.raises(jailbirds.IllegalAction) as refusal:
            game.play(0, action)
        assert refusal.value.rule == "AUS-04"
    assert game.why_not(1, "erase") == "AUS-04"


@pytest.mark.rule("AUS-04")
def test_no_dice_before_all_bets_are_sealed() -> None:
    game = new()
    bet(game, 0, COLOURS)
    assert game.why_not(1, "pick red+blue+brown") == "AUS-04"
    assert game.why_not(0, "pick red+blue+brown") == "AUS-04"
    bet(game, 1, COLOURS)
    bet(game, 2, COLOURS)
    assert game.view().phase == "pick"


@pytest.mark.rule("AUS-04")
def test_a_sealed_bet_stays_as_it_is_during_the_race() -> None:
    game = race()
    for action in ("write red", "erase", "seal"):
        assert game.why_not(0, action) == "AUS-04"


def everything_seen(game: jailbirds.Game, reader: int) -> bytes:
    """All bytes that a seat or a spectator gets."""
    told = words("en", game.title)
    return b"\n".join(
        [
            game.redacted(reader).tobytes(),
            msgspec.json.encode(game.view(reader)),
            *(told.event(event, game.names, reader).encode() for event in game.events(reader)),
            *(str(action).encode() for action in game.legal(reader)),
        ]
    )


@pytest.mark.rule("AUS-04")
def test_another_bet_of_another_seat_changes_no_byte() -> None:
    """The whole game, move by move, up to the end: only then are bets laid open."""
    other = [COLOURS[k] for k in (6, 4, 2, 0, 1, 3, 5)]
    games = [new(), new()]
    for game, secret in zip(games, (COLOURS, other), strict=True):
        bet(game, 0, COLOURS)
        bet(game, 1, secret)
        bet(game, 2, other)
    while not games[0].over:
        for reader in (0, 2, jailbirds.SPECTATOR):
            assert everything_seen(games[0], reader) == everything_seen(games[1], reader)
        seat = games[0].actors[0]
        legal = games[0].legal(seat)
        action = legal[len(games[0].moves) * 7 % len(legal)]
        for game in games:
            game.play(seat, action)
    assert games[1].over
    assert games[0].view(0).bets[1].stones == tuple(COLOURS)
    assert games[1].view(jailbirds.SPECTATOR).bets[1].stones == tuple(other)


@pytest.mark.rule("AUS-04")
def test_not_even_the_progress_of_a_bet_is_seen() -> None:
    game = new()
    before = everything_seen(game, 0)
    game.play(1, "write red")
    game.play(1, "write blue")
    assert everything_seen(game, 0) == before
    assert game.view(0).bets[1] == type(game.view(0).bets[1])(sealed=False, stones=None)


@pytest.mark.rule("AUS-05", "AUS-20")
def test_only_the_boat_counts() -> None:
    swapped = ["blue", "red", "brown", "lightgreen", "orange", "yellow", "darkgreen"]
    game = race(
        {31: "orange"},
        "red blue lightgreen brown yellow",
        bets=[COLOURS, swapped],
        rolls={"orange": 3},
    )
    game.play(0, "advance orange")
    assert game.view().points == (16, 16)


@pytest.mark.rule("AUS-06")
def test_lots_decide_who_begins_and_then_it_goes_clockwise() -> None:
    starters = set()
    for seed in range(30):
        game = jailbirds.new("ausbrecher", 3, seed=seed)
        for seat in range(3):
            bet(game, seat, COLOURS)
        starters.add(game.actors[0])
    assert starters == {0, 1, 2}
    assert {stone.square for stone in game.view().stones} == {0}
    game = race({30: "red blue"}, players=3, seat=2, rolls={"blue": 1})
    game.play(2, "advance blue")
    assert game.actors == (0,)


@pytest.mark.rule("AUS-06")
def test_out_of_turn_is_refused() -> None:
    game = race(seat=1)
    assert game.why_not(0, "pick red+blue+brown") == "AUS-06"
    drawing = jailbirds.new("ausbrecher", 2, roll=False)
    for seat in (0, 1):
        bet(drawing, seat, COLOURS)
    assert drawing.actors == (jailbirds.CHANCE,)
    assert drawing.why_not(0, "start 0") == "AUS-06"
    assert drawing.why_not(jailbirds.CHANCE, "start 2") == "AUS-06"
