"""Cards counted in the box by somebody who owns it."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

import jailbirds
from jailbirds.games.digout.content import (
    HOUSE_BOX,
    check_content,
    copies,
    from_content,
    wrong_with,
)
from jailbirds.games.digout.options import OTHER_BOX
from jailbirds.games.digout.state import CARDS, COUNT, FIRST_SEARCH, FOLDER
from jailbirds.kernel.content import BadContent
from jailbirds.lab.sim import simulate
from jailbirds.words import words_of

HOUSE: dict[str, int] = {each.card: each.count for each in HOUSE_BOX}


def write(folder: Path, changes: Mapping[str, object], more: str = "") -> Path:
    """The cards of the house with other numbers, as somebody types them in."""
    path = folder / "box.toml"
    lines = [f"{card} = {count}" for card, count in {**HOUSE, **changes}.items()]
    path.write_text("\n".join(["[cards]", *lines, more]), encoding="utf-8")
    return path


def numbers(game: jailbirds.Game) -> dict[str, int]:
    """Of each kind of card, at the start."""
    state = game.state[0]
    face_up = zip(CARDS, state["pile"], strict=False)
    drawn = zip(CARDS[FIRST_SEARCH:], state["stack"][FIRST_SEARCH:], strict=True)
    return {card: int(count) for pairs in (face_up, drawn) for card, count in pairs}


def test_the_cards_of_the_house_are_valid_and_are_what_one_plays_with() -> None:
    assert check_content(FOLDER / "content.toml") == []
    options = jailbirds.title("digout").read_options(from_content(FOLDER / "content.toml"))
    assert sorted(options.cards, key=str) == sorted(HOUSE_BOX, key=str)
    assert wrong_with(copies(COUNT)) == []


@pytest.mark.rule("DIG-04", "DIG-05")
def test_a_counted_box_is_played_and_goes_into_the_log(tmp_path: Path) -> None:
    path = write(tmp_path, {"spoon": 10, "shovel": 13, "razor": 0, "padlock": 10})
    assert check_content(path) == []
    game = jailbirds.new("digout", 2, dict(from_content(path)), seed=1, roll=False)
    assert numbers(game) == {
        **HOUSE, "knife": 30, "spoon": 10, "shovel": 13, "razor": 0, "padlock": 10
    }  # fmt: skip
    game = jailbirds.new("digout", 2, dict(from_content(path)), seed=1)
    again = jailbirds.Game.from_log(game.log, seed=1)
    assert again.state.tobytes() == game.state.tobytes()
    assert "razor" not in {str(m.action).removeprefix("draw ") for m in game.moves}


def test_whole_games_are_played_with_a_counted_box() -> None:
    options = {"cards": OTHER_BOX, "turn_limit": 4}
    bots = ["greedy", "random", "random"]
    played = simulate(jailbirds.title("digout"), bots, 2, options, seed=1, gear="interpreted")
    assert [game.ending for game in played] == ["limit", "limit"]


def test_the_cards_of_the_house_given_as_an_option_play_like_those_of_the_house() -> None:
    plain = jailbirds.new("digout", 3, seed=4)
    typed = jailbirds.new("digout", 3, {"cards": msgspec.to_builtins(HOUSE_BOX)}, seed=4)
    assert typed.state.tobytes() == plain.state.tobytes()
    assert "cards" not in plain.log.options


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"razor": 7}, "there are 78 search cards; expected 77"),
        ({"spoon": 14}, "there are 32 tools; expected 33"),
        ({"razor": -1}, "cards.razor: "),
        ({"razor": '"six"'}, "cards.razor: "),
        ({"razor": "{ class = 'weapon', count = 6, sells = 3 }"}, "cards.razor: sells is not as"),
        ({"razor": "{ sells = 1 }"}, "cards.razor: "),
        ({"rope": 1}, "cards.rope: "),
        ({"knife": 20}, "cards.knife: there are always 30"),
    ],
)
def test_every_mistake_is_named(tmp_path: Path, changes: dict[str, object], said: str) -> None:
    path = write(tmp_path, changes)
    (wrong,) = check_content(path)
    assert wrong.startswith(said)
    with pytest.raises(BadContent, match=r"box\.toml: "):
        from_content(path)


def test_all_mistakes_are_listed_at_once(tmp_path: Path) -> None:
    wrong = check_content(write(tmp_path, {"razor": -1, "rope": 1}, "[recipes]\nshiv = 1"))
    assert [sentence.partition(" ")[0] for sentence in wrong] == [
        "[recipes]", "cards.razor:", "cards.rope:"
    ]  # fmt: skip
    wrong = check_content(write(tmp_path, {"spoon": 1, "razor": 0}))
    assert wrong == ["there are 19 tools; expected 33", "there are 71 search cards; expected 77"]


def test_a_wrong_box_is_refused_as_an_option() -> None:
    twice = [*msgspec.to_builtins(HOUSE_BOX), {"card": "razor", "count": 0}]
    with pytest.raises(jailbirds.BadOption, match="razor is counted twice"):
        jailbirds.new("digout", 2, {"cards": twice})
    with pytest.raises(jailbirds.BadOption, match="there are 0 tools; expected 33; there are 76"):
        jailbirds.new("digout", 2, {"cards": [{"card": "pan", "count": 76}]})


def test_what_is_no_content_file_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert "cannot be read" in check_content(path)[0]
    path.write_text("[tasks]", encoding="utf-8")
    assert check_content(path) == ["the table [cards] is missing"]


def test_gang_cards_say_what_they_do_under_the_rules_of_their_game() -> None:
    for version, said in ((2, "you get 1 cigarette"), (3, "you get 2 cigarettes")):
        game = jailbirds.new("digout", 2, seed=1, rules_version=version)
        assert said in words_of(game, "en").say("text-courier")
