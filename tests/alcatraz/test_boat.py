"""ALC-17 to ALC-22: the boat, the alarm and the end."""

import pytest

import jailbirds
from tests.alcatraz.positions import position, squares, warden

RED = [(1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (2, 4), (2, 5), (2, 6), (3, 5)]
AWAY = {1: 9, 2: 9, 3: 9}  # no warden before any red square


def forced(game: jailbirds.Game, row: int) -> list[jailbirds.Event]:
    """Let the alarm die show a row."""
    assert game.actors == (jailbirds.CHANCE,)
    return game.play(jailbirds.CHANCE, {"do": "alarm", "row": row})


@pytest.mark.rule("ALC-17")
@pytest.mark.parametrize(("row", "column"), RED)
def test_from_every_red_square_one_can_reach_the_boat(row: int, column: int) -> None:
    game = position({(row, column): 0}, AWAY)
    before = game.view().wardens
    game.play(0, {"do": "escape", "row": row, "column": column})
    assert game.view().boat == (1, 0)
    assert game.view().wardens == before  # no row's warden moves for it
    assert squares(game) == {}


@pytest.mark.rule("ALC-17")
def test_from_no_other_square_one_can_reach_the_boat() -> None:
    others = {(r, c) for r in range(1, 10) for c in range(1, 9)} - set(RED)
    for row, column in others:
        game = position({(row, column): 0}, dict.fromkeys(range(1, 9), 9))
        assert game.why_not(0, f"escape {row} {column}") == "ALC-17"


@pytest.mark.rule("ALC-17")
def test_a_warden_before_the_boat_bars_the_way_and_a_prisoner_does_not() -> None:
    """Example 4: two prisoners on red squares, a warden above one of them."""
    game = position({(2, 4): 1, (2, 5): 0, (1, 4): 0}, {1: 5, 2: 9})
    assert game.why_not(0, "escape 2 5") == "ALC-17"
    game = position({(2, 4): 1, (2, 5): 0, (1, 4): 0}, {1: 5, 2: 9}, seat=1)
    assert game.why_not(1, "escape 2 4") is None
    game = position({(3, 5): 0}, {1: 9, 2: 5, 3: 9})
    assert game.why_not(0, "escape 3 5") == "ALC-17"


@pytest.mark.rule("ALC-17")
def test_one_never_has_to_escape() -> None:
    game = position({(1, 3): 0}, AWAY)
    assert {action.do for action in game.legal(0)} == {"enter", "move", "escape"}


@pytest.mark.rule("ALC-18")
def test_an_escape_sets_off_the_alarm_for_the_player_to_the_left() -> None:
    game = position({(1, 3): 2}, AWAY, players=3, seat=2)
    game.play(2, "escape 1 3")
    assert game.actors == (jailbirds.CHANCE,)
    assert len(game.legal(jailbirds.CHANCE)) == 8
    assert game.why_not(0, "enter 9 1") == "ALC-18"
    assert game.why_not(jailbirds.CHANCE, "start 1") == "ALC-18"
    (alarmed,) = forced(game, 6)
    assert alarmed.args == {"seat": 0, "other": 2, "row": 6}
    assert game.prompt(0) == ("ask-run", {"row": 6, "other": 2})
    assert game.actors == (0,)
    assert game.view().alarm_row == 6


@pytest.mark.rule("ALC-18", "ALC-19")
def test_the_roller_sends_the_warden_and_nobody_else() -> None:
    game = position(alarm_row=4, seat=1)
    assert [str(action) for action in game.legal(1)] == ["send left", "send right"]
    assert game.why_not(0, "send left") == "ALC-19"
    assert game.why_not(1, "alarm 3") == "ALC-18"


@pytest.mark.rule("ALC-19")
@pytest.mark.parametrize(("way", "end"), [("left", 1), ("right", 9)])
def test_the_warden_runs_to_the_end_of_his_row(way: str, end: int) -> None:
    game = position(alarm_row=4)
    game.play(0, f"send {way}")
    assert warden(game, 4) == end


@pytest.mark.rule("ALC-19")
def test_a_warden_at_that_end_stays_and_is_sent_all_the_same() -> None:
    game = position({(7, 1): 1}, {7: 9}, alarm_row=7)
    assert len(game.legal(0)) == 2
    game.play(0, "send right")
    assert warden(game, 7) == 9
    assert squares(game) == {(7, 1): 1}


@pytest.mark.rule("ALC-20")
def test_the_running_warden_catches_everyone_on_his_way() -> None:
    game = position({(5, 2): 0, (5, 1): 1, (5, 6): 1, (4, 2): 1}, {5: 5}, boat=(1, 0), alarm_row=5)
    events = game.play(0, "send left")
    assert [event.name for event in events] == ["ran", "caught", "caught"]
    assert squares(game) == {(5, 6): 1, (4, 2): 1}
    assert game.view().boat == (1, 0)
    assert game.view().cell == (3, 2)


@pytest.mark.rule("ALC-21")
def test_after_the_alarm_comes_an_ordinary_turn() -> None:
    game = position({(9, 1): 0}, alarm_row=3)
    assert game.why_not(0, "move 9 1 9 2") == "ALC-21"
    assert game.why_not(0, "enter 9 5") == "ALC-21"
    game.play(0, "send left")
    assert game.actors == (0,)
    game.play(0, "move 9 1 9 2")
    assert game.actors == (1,)
    assert game.view().turns == 1  # alarm and move are one turn


@pytest.mark.rule("ALC-22")
def test_the_third_in_the_boat_wins_at_once_without_alarm() -> None:
    game = position({(1, 3): 1}, AWAY, players=3, boat=(2, 2, 0), seat=1)
    events = game.play(1, "escape 1 3")
    assert [event.name for event in events] == ["escaped", "won"]
    assert game.over
    assert game.result == jailbirds.Outcome(winners=(1,), ending="boat", rule="ALC-22")
    with pytest.raises(jailbirds.OutOfTurn, match="over") as refusal:
        game.play(2, "enter 9 1")
    assert refusal.value.rule == "ALC-22"


@pytest.mark.rule("ALC-22")
def test_two_in_the_boat_do_not_win() -> None:
    game = position({(1, 3): 0}, AWAY, boat=(1, 2))
    game.play(0, "escape 1 3")
    assert not game.over
    assert game.result is None


@pytest.mark.rule("ALC-22")
@pytest.mark.parametrize(
    ("boat", "near"),
    [
        ((1, 1), None),
        ((1, 2), ("near-boat", {"seat": 1})),
        ((2, 2), ("near-boats", {"count": 2})),
    ],
)
def test_who_needs_one_prisoner_more_is_told(boat: tuple[int, ...], near: object) -> None:
    assert position(boat=boat).near() == near


@pytest.mark.rule("ALC-25")
@pytest.mark.parametrize(
    ("limit", "near"), [(10, ("near-limit", {"count": 2})), (11, None), (0, None)]
)
def test_the_last_round_before_the_turn_limit_is_told(limit: int, near: object) -> None:
    assert position(turns=8, turn_limit=limit).near() == near
