"""Positions: a short text that says everything, and all that is wrong with one said at once."""

import msgspec
import pytest

import jailbirds
from jailbirds import BadPosition, Game, Position

MIDDLE = "alcatraz/3{alarm=false} turns=4 phase=turn seat=1 cell=3,2 yard[9,3]=1 yard[9,7]=2,2"

OTHER = next(name for name in jailbirds.titles() if not MIDDLE.startswith(name))


def problems(text: str) -> list[str]:
    """All that is wrong with a text, be it to read or to play."""
    try:
        return Position.read(text).status()
    except BadPosition as error:
        return list(error.problems)


def test_a_game_that_has_not_begun_needs_no_field() -> None:
    game = jailbirds.new("alcatraz", 2, {"wardens": "random", "turn_limit": 60}, roll=False)
    assert str(game.position) == "alcatraz/2{wardens=random,turn_limit=60}"
    assert Position.read("  alcatraz/2  ") == jailbirds.new("alcatraz", 2, roll=False).position


def test_a_text_is_short_and_comes_back_as_it_was() -> None:
    game = Game.from_position(MIDDLE)
    assert str(game.position) == MIDDLE
    assert repr(game.position) == f"<Position {MIDDLE}>"
    assert game.actors == (1,)
    assert [(p.seat, p.column) for p in game.view().prisoners] == [(0, 3), (1, 7), (1, 8)]


def test_options_are_written_as_in_json_where_words_do_not_do() -> None:
    options = {"wardens": "custom", "warden_columns": [9, 1, 5, 5, 2, 7, 3]}
    game = jailbirds.new("alcatraz", 2, options, roll=False)
    assert str(game.position) == "alcatraz/2{wardens=custom,warden_columns=[9,1,5,5,2,7,3]}"
    assert Position.read(str(game.position)).options == game.options


def test_all_that_cannot_be_read_is_said_at_once() -> None:
    text = (
        "alcatraz/2 phse=turn yard[9]=1 yard[9,33]=1 seat=blue seat=300 cell=1,2,3,4,5 turns cell"
    )
    assert problems(text) == [
        "the record of alcatraz has no field 'phse': did you mean 'phase'?",
        "yard[9]=1: expected […,…] behind the name",
        "yard[9,33]=1: expected a number from 0 to 9, not '33'",
        "seat=blue: expected a number from -128 to 127, not 'blue'",
        "seat=300: expected a number from -128 to 127, not '300'",
        "cell=1,2,3,4,5: expected 4 values at most",
        "expected a field and its value, such as phase=2 or cell[1]=3, not 'turns'",
        "expected a field and its value, such as phase=2 or cell[1]=3, not 'cell'",
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "expected a position such as 'alcatraz/2"),
        ("rnbqkbnr/pppppppp/8 w KQkq", "expected a position such as"),
        ("alcatras/3", "Did you mean 'alcatraz'"),
        ("alcatraz/9", "played by 2 to 4"),
        ("alcatraz/3@7", "there is no seat '7': expected 0 to 2 or spectator"),
        ("alcatraz/3{alarm}", "expected options such as"),
        ("alcatraz/3{alarm=", "expected a value"),
        ("alcatraz/3{alarm=false", "expected , or }"),
        ("alcatraz/3{alarm=maybe}", "alarm"),
        ("alcatraz/3{fog=true}", "fog"),
        ("alcatraz/3{wardens=[}", "as in JSON"),
        ("alcatraz/2 cell=1*x", "expected a number from 1"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_was_expected(text: str, problem: str) -> None:
    (only,) = problems(text)
    assert problem in only


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("alcatraz/2 phase=turn", []),
        (
            "alcatraz/2 phase=turn yard[9,3]=1 cell=4,3 warden[8]=0",
            [
                "prisoners of seat 0: expected 4, found 5",
                "prisoners of seat 1: expected 4, found 3",
                "wardens: expected 8, found 7",
            ],
        ),
        (
            "alcatraz/2 phase=turn yard[7,9]=1 cell[0]=3",
            ["prisoners where a warden stands: expected 0, found 1"],
        ),
        ("alcatraz/2 phase=over", ["nobody may act, but the game is not over"]),
        (
            "alcatraz/2 phase=turn ended=1",
            ["the game is over, but seats may act: seat 0"],
        ),
        (
            "alcatraz/2 phase=over ended=7",
            ["there is no ending 7: expected one of 1 (boat), 2 (limit)"],
        ),
        ("alcatraz/2 phase=turn seat=3", ["seat 3 may act, but there are only 2 players"]),
        (
            "alcatraz/2{wardens=random} phase=turn",
            ["wardens: expected 8, found 1"],
        ),
        ("alcatraz/2{wardens=random}", []),
    ],
)
def test_the_status_lists_all_that_is_wrong(text: str, expected: list[str]) -> None:
    assert problems(text) == expected


def test_rules_that_stumble_over_a_position_are_no_crash() -> None:
    (only,) = problems("alcatraz/2 phase=99")
    assert only.startswith("the rules cannot make sense of it: ")


def test_a_game_is_not_begun_in_a_position_that_cannot_be() -> None:
    with pytest.raises(BadPosition) as refused:
        Game.from_position("alcatraz/2 phase=turn yard[9,3]=1 cell=4,3")
    assert len(refused.value.problems) == 2
    assert str(refused.value) == "; ".join(refused.value.problems)


def test_an_edit_that_goes_wrong_changes_nothing() -> None:
    game = jailbirds.new("alcatraz", 2, seed=7)
    before = game.copy()
    with pytest.raises(BadPosition, match="prisoners of seat 1"), game.edit() as s:
        s.yard[9, 3] = 2
    assert game == before
    with pytest.raises(ZeroDivisionError), game.edit() as s:
        s.turns = 1 // 0
    assert game == before
    assert game.start is None


def test_an_edited_game_begins_anew() -> None:
    game = jailbirds.new("alcatraz", 2, seed=7)
    game.play(1, "enter 9 3")
    with game.edit() as s:
        s.seat = 1
    assert (game.moves, game.actors) == ([], (1,))
    assert game.start == game.position
    with pytest.raises(jailbirds.JailbirdsError, match="nobody has moved yet"):
        game.undo()


def test_an_impossible_position_is_taken_when_asked_for() -> None:
    game = jailbirds.new("alcatraz", 2, seed=7, gear="interpreted")
    with game.edit(impossible=True) as s:
        s.yard[9, 3] = 2
    assert game.position.status() == ["prisoners of seat 1: expected 4, found 5"]
    with pytest.raises(jailbirds.DamagedLog, match="prisoners of seat 1"):
        Game.from_log(game.log)


def test_chance_acts_first_where_it_is_its_turn() -> None:
    assert Game.from_position("alcatraz/2", seed=7) == jailbirds.new("alcatraz", 2, seed=7)
    waiting = Game.from_position("alcatraz/2", seed=7, roll=False)
    assert waiting.actors == (jailbirds.CHANCE,)


def test_a_log_says_where_its_game_began() -> None:
    game = Game.from_position(MIDDLE, seed=1, names=["Anna", "Ben", "Cleo"])
    game.play(1, "move 9 7 9 6")
    log = game.log
    assert log.position == MIDDLE
    assert f'"position": "{MIDDLE}"' in log.to_json()
    assert Game.from_log(log.to_json()) == game
    assert "position" not in jailbirds.new("alcatraz", 2).log.to_json()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"position": "alcatraz/2"}, "not of the title, version, players and options"),
        ({"position": "alcatraz/3"}, "not of the title, version, players and options"),
        ({"position": f"{OTHER}/3"}, "not of the title, version, players and options"),
        ({"position": "alcatraz/3{alarm=false} phase=turn cell=5"}, "prisoners of seat 0"),
        ({"position": "alcatraz/3{alarm=false} phase=run"}, "move 1"),
        ({"position": "somewhere"}, "expected a position"),
    ],
)
def test_a_log_that_began_elsewhere_is_damaged(changes: dict[str, str], message: str) -> None:
    game = Game.from_position(MIDDLE, seed=1)
    game.play(1, "move 9 7 9 6")
    with pytest.raises(jailbirds.DamagedLog, match=message):
        Game.from_log(msgspec.structs.replace(game.log, **changes).sealed())
