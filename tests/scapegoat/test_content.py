"""Task cards typed in by somebody who owns the box."""

from pathlib import Path

import msgspec
import pytest

import jailbirds
from jailbirds.games.scapegoat.content import (
    FOLDER,
    HOUSE_DECK,
    BadContent,
    check_content,
    from_content,
    read_tasks,
)

CARD = '{ element = "A", items = ["key"], prisoners = 1, guards = 0 }'


def write(folder: Path, *cards: str) -> Path:
    path = folder / "deck.toml"
    lines = [f"card_{number} = {card}" for number, card in enumerate(cards)]
    path.write_text("\n".join(["[tasks]", *lines]), encoding="utf-8")
    return path


def deck(**changes: str) -> list[str]:
    """Thirty cards, five of each letter."""
    return [changes.get(letter, CARD.replace('"A"', f'"{letter}"')) for letter in "ABCDEF" * 5]


def test_the_house_deck_is_valid_and_is_what_one_plays_with() -> None:
    assert check_content(FOLDER / "content.toml") == []
    assert read_tasks(FOLDER / "content.toml") == HOUSE_DECK


def test_a_typed_in_deck_is_played_and_goes_into_the_log(tmp_path: Path) -> None:
    path = write(tmp_path, *deck())
    assert check_content(path) == []
    game = jailbirds.new("scapegoat", 3, dict(from_content(path)), seed=1)
    tasks = [room.task for room in game.view().rooms if room.task]
    assert {task.items for task in tasks} == {("key",)}
    assert all(task.name.startswith("own_task_") for task in tasks)
    again = jailbirds.Game.from_log(game.log, seed=1)
    assert again.state.tobytes() == game.state.tobytes()


def test_the_house_deck_given_as_an_option_plays_like_the_house_deck() -> None:
    plain = jailbirds.new("scapegoat", 3, seed=4)
    typed = jailbirds.new("scapegoat", 3, {"tasks": msgspec.to_builtins(HOUSE_DECK)}, seed=4)
    assert [str(m.action) for m in plain.moves] == [str(m.action) for m in typed.moves]
    assert [(r.name, r.guards) for r in plain.view().rooms] == [
        (r.name, r.guards) for r in typed.view().rooms
    ]


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (CARD.replace('"A"', '"G"'), "element"),
        (CARD.replace('["key"]', '["rope"]'), "items"),
        (CARD.replace('["key"]', "[]"), "items"),
        (CARD.replace("prisoners = 1", "prisoners = 0"), "prisoners"),
        (CARD.replace("guards = 0", "guards = 4"), "guards"),
        ('{ element = "A" }', "items"),
        ("7", "object"),
    ],
)
def test_every_mistake_is_named_with_its_card(tmp_path: Path, bad: str, said: str) -> None:
    wrong = check_content(write(tmp_path, bad, *deck()[1:]))
    assert len(wrong) == 1
    assert wrong[0].startswith("tasks.card_0:")
    assert said in wrong[0]


def test_all_mistakes_are_listed_at_once(tmp_path: Path) -> None:
    wrong = check_content(write(tmp_path, "1", "2", CARD))
    assert len(wrong) == 3
    assert wrong[-1] == "there are 3 tasks; expected 30"


def test_a_deck_without_a_letter_can_never_be_won(tmp_path: Path) -> None:
    path = write(tmp_path, *deck(F=CARD))
    assert check_content(path) == ["no task has the element F"]
    with pytest.raises(BadContent, match="element F"):
        from_content(path)
    with pytest.raises(jailbirds.BadOption, match="element B, C, D, E, F"):
        jailbirds.new("scapegoat", 3, {"tasks": [msgspec.to_builtins(HOUSE_DECK[0])] * 30})


def test_what_is_no_content_file_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    assert "cannot be read" in check_content(path)[0]
    path.write_text("tasks = [", encoding="utf-8")
    assert "no TOML" in check_content(path)[0]
    path.write_text("[cards]", encoding="utf-8")
    assert check_content(path) == ["the table [tasks] is missing"]
