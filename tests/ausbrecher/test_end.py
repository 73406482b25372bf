"""AUS-17 to AUS-24: the boats, the reckoning and the options."""

import pytest

import jailbirds
from tests.ausbrecher.positions import boats, lost, race, stacks

FIVE_HOME = "red blue lightgreen brown orange"


@pytest.mark.rule("AUS-17")
@pytest.mark.parametrize("steps", [2, 3, 6])
def test_reaching_or_passing_the_last_square_is_arriving(steps: int) -> None:
    game = race({30: "red"}, "blue yellow", rolls={"red": steps, "brown": 1})
    game.play(0, "advance red")
    assert boats(game) == {"blue": 1, "yellow": 1, "red": 2}
    assert stacks(game) == {}
    game.play(0, "advance brown")
    assert game.why_not(1, "pick red+brown") == "AUS-07"  # its die is out of the game


@pytest.mark.rule("AUS-17")
def test_one_square_before_the_last_is_not_there_yet() -> None:
    game = race({30: "red"}, rolls={"red": 1})
    game.play(0, "advance red")
    assert stacks(game) == {31: "red"}


@pytest.mark.rule("AUS-18")
def test_of_two_left_the_one_sent_behind_its_window_is_last() -> None:
    game = race({3: "yellow", 25: "darkgreen"}, FIVE_HOME, rolls={"white": 3, "darkgreen": 6})
    events = game.play(0, "back yellow")
    assert boats(game)["yellow"] == 4
    assert boats(game)["darkgreen"] == 3
    assert lost(events) == {"darkgreen": "race_over"}
    assert game.result
    assert game.result.ending == "behind"
    assert [stone.colour for stone in game.view().stones if stone.behind] == ["yellow"]
    assert game.result.rule == "AUS-18"


@pytest.mark.rule("AUS-18")
def test_a_stone_behind_its_window_anyway_does_not_end_the_race() -> None:
    game = race({12: "darkgreen"}, FIVE_HOME, rolls={"darkgreen": 2, "white": 2})
    game.play(0, "advance darkgreen")
    assert not game.over
    assert game.view().phase == "pick"


@pytest.mark.rule("AUS-18")
def test_with_three_left_the_race_goes_on() -> None:
    game = race({3: "yellow", 25: "darkgreen"}, "red blue lightgreen brown", rolls={"white": 3})
    game.play(0, "back yellow")
    assert not game.over
    assert boats(game).keys() == {"red", "blue", "lightgreen", "brown"}


@pytest.mark.rule("AUS-19")
def test_the_last_stone_gets_into_boat_four_at_once() -> None:
    game = race({31: "yellow", 4: "darkgreen"}, FIVE_HOME, rolls={"yellow": 1, "darkgreen": 6})
    events = game.play(0, "advance yellow")
    assert boats(game)["yellow"] == 3
    assert boats(game)["darkgreen"] == 4
    assert lost(events) == {"darkgreen": "race_over"}
    assert game.result
    assert game.result.ending == "home"


SHEETS = (
    ["red", "lightgreen", "darkgreen", "brown", "orange", "yellow", "blue"],
    ["blue", "red", "orange", "lightgreen", "brown", "yellow", "darkgreen"],
)


@pytest.mark.rule("AUS-20", "AUS-05")
def test_the_two_printed_sheets_score_nine_and_eleven() -> None:
    """Example 6."""
    game = race(
        {31: "yellow"}, "red blue brown lightgreen orange", bets=SHEETS, rolls={"yellow": 2}
    )
    events = game.play(0, "advance yellow")
    assert boats(game) == {
        "red": 1, "blue": 1, "brown": 2, "lightgreen": 2, "orange": 3, "yellow": 3, "darkgreen": 4,
    }  # fmt: skip
    assert game.view().points == (9, 11)
    assert [event.args for event in events if event.name == "scored"] == [
        {"seat": 0, "points": 9},
        {"seat": 1, "points": 11},
    ]
    assert game.result
    assert game.result.winners == (1,)


@pytest.mark.rule("AUS-20")
def test_a_tie_is_shared() -> None:
    bets = (*SHEETS, SHEETS[1])
    game = race(
        {31: "yellow"},
        "red blue brown lightgreen orange",
        players=3,
        bets=bets,
        rolls={"yellow": 2},
    )
    game.play(0, "advance yellow")
    assert game.result
    assert game.result.winners == (1, 2)
    assert game.why_not(0, "pick red+blue+brown") == "AUS-20"


@pytest.mark.rule("AUS-20")
def test_a_preview_of_the_end_tells_only_ones_own_points() -> None:
    game = race(
        {31: "yellow"}, "red blue brown lightgreen orange", bets=SHEETS, rolls={"yellow": 2}
    )
    foreseen = game.preview(0, "advance yellow")
    told = [event.args for event in foreseen.events if event.name == "scored"]
    assert told == [{"seat": 0, "points": 9}]
    assert foreseen.cut


@pytest.mark.rule("AUS-21")
def test_from_the_bedsheet_a_one_leads_to_square_eight() -> None:
    game = race(rolls={"red": 1, "blue": 6}, start="bedsheet")
    game.play(0, "advance red")
    game.play(0, "advance blue")
    assert stacks(game) == {8: "red", 13: "blue"}
    for steps, square in ((1, 8), (2, 0), (5, 0)):
        game = race({9: "red"}, rolls={"white": steps, "blue": 1}, start="bedsheet")
        game.play(0, "back red")
        assert game.view().stones[0].square == square
    assert race().view().first_square == 1


@pytest.mark.rule("AUS-22")
def test_the_last_square_lies_where_the_path_ends() -> None:
    game = race({19: "red"}, rolls={"red": 1}, path_length=20)
    game.play(0, "advance red")
    assert boats(game) == {"red": 1}
    game = race({46: "red"}, rolls={"red": 1}, path_length=48)
    game.play(0, "advance red")
    assert stacks(game) == {47: "red"}


@pytest.mark.rule("AUS-23")
def test_rounds_are_one_to_four() -> None:
    for first in (0, 5):
        with pytest.raises(jailbirds.BadOption, match="special_from_round"):
            jailbirds.new("ausbrecher", 2, {"special_from_round": first})


@pytest.mark.rule("AUS-24")
def test_at_the_limit_the_stones_board_as_they_stand() -> None:
    game = race({20: "blue orange", 9: "brown red"}, "yellow", rolls={"red": 1}, turns=299)
    events = game.play(0, "advance red")
    assert [str(e.args["stone"]) for e in events if e.name == "boarded"] == [
        "orange",  # the upper of the foremost stack
        "blue",
        "red",
        "brown",
        "lightgreen",  # behind the windows, in the order of AUS-01
        "darkgreen",
    ]
    assert boats(game) == {
        "yellow": 1, "orange": 1, "blue": 2, "red": 2, "brown": 3, "lightgreen": 3, "darkgreen": 4,
    }  # fmt: skip
    assert game.result
    assert game.result.ending == "limit"
    assert game.result.rule == "AUS-24"
    assert game.why_not(0, "pick red+blue+brown") == "AUS-24"


@pytest.mark.rule("AUS-24")
@pytest.mark.parametrize("limit", [0, -1, 10_001, "never"])
def test_there_is_always_a_limit(limit: int) -> None:
    with pytest.raises(jailbirds.BadOption, match="turn_limit"):
        jailbirds.new("ausbrecher", 2, {"turn_limit": limit})


@pytest.mark.rule("AUS-19")
def test_the_race_is_nearly_over_when_two_stones_are_left() -> None:
    assert race({3: "yellow", 25: "darkgreen"}, FIVE_HOME).near() == ("near-race", {})
    assert race({3: "yellow", 25: "darkgreen"}, FIVE_HOME.rpartition(" ")[0]).near() is None


@pytest.mark.rule("AUS-24")
def test_the_last_round_before_the_turn_limit_is_told() -> None:
    assert race(turns=8, turn_limit=10).near() == ("near-limit", {"count": 2})
    assert race(turns=7, turn_limit=10).near() is None
