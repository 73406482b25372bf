"""Task cards typed in by somebody who owns the box."""

from pathlib import Path

import msgspec
import pytest

import jailbirds
from jailbirds.games.scapegoat.content import (
    FOLDER,
    HOUSE_DECK,
    HOUSE_ICONS,
    check_content,
    from_content,
)
from jailbirds.games.scapegoat.state import EXERCISE_YARD, ITEM_NAMES
from jailbirds.kernel import EVERYONE
from jailbirds.kernel.content import BadContent
from jailbirds.server.tables.wire import own_names
from jailbirds.table import Chair, Opening, open_table
from jailbirds.words import words_of
from tests.scapegoat.positions import play_all, prison, room

TOOLS = ITEM_NAMES.index("tools")
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
    options = jailbirds.title("scapegoat").read_options(from_content(FOLDER / "content.toml"))
    unnamed = [msgspec.structs.replace(task, name=msgspec.UNSET) for task in options.tasks]
    assert tuple(unnamed) == HOUSE_DECK
    assert options.icons == HOUSE_ICONS


def test_a_typed_in_deck_is_played_and_goes_into_the_log(tmp_path: Path) -> None:
    path = write(tmp_path, *deck())
    assert check_content(path) == []
    game = jailbirds.new("scapegoat", 3, dict(from_content(path)), seed=1)
    tasks = [room.task for room in game.view().rooms if room.task]
    assert {task.items for task in tasks} == {("key",)}
    assert all(task.name.startswith("own_task_") for task in tasks)
    again = jailbirds.Game.from_log(game.log, seed=1)
    assert again.state.tobytes() == game.state.tobytes()


def test_the_names_of_a_typed_in_deck_are_kept(tmp_path: Path) -> None:
    path = write(tmp_path, CARD.replace(" }", ', name = "Zrobić kopię klucza" }'), *deck()[1:])
    game = jailbirds.new("scapegoat", 3, dict(from_content(path)), seed=1)
    again = jailbirds.Game.from_log(game.log, seed=1)
    told = words_of(again, "pl")
    assert told.name("own_task_2") == "Card 1"
    event = jailbirds.Event("carried_out", {"seat": 0, "task": "own_task_1"}, EVERYONE)
    assert "„Zrobić kopię klucza”" in told.event(event, ["Ola", "Jan", "Ewa"])


def test_a_table_tells_the_browser_what_its_cards_are_called(tmp_path: Path) -> None:
    options = from_content(write(tmp_path, *deck()))
    seats = (Chair("person"),) * 3
    assert own_names(open_table(Opening("scapegoat", seats, options), b"seed", 1)) == {
        f"own_task_{number + 1}": f"Card {number}" for number in range(30)
    }
    assert own_names(open_table(Opening("scapegoat", seats), b"seed", 1)) == {}


def test_a_deck_without_names_is_numbered() -> None:
    game = jailbirds.new("scapegoat", 3, {"tasks": msgspec.to_builtins(HOUSE_DECK)})
    assert words_of(game, "en").name("own_task_7") == "task card 7"


def test_the_icons_of_a_typed_in_box_are_kept(tmp_path: Path) -> None:
    path = write(tmp_path, *deck())
    with path.open("a", encoding="utf-8") as file:
        file.write("\n[icons]\ninfirmary = 4\nexercise_yard = 0\n")
    game = jailbirds.new("scapegoat", 3, {**from_content(path), "layout": "standard"}, roll=False)
    lying = {room.name: room.items for room in game.view().rooms}
    assert lying["infirmary"] == ("drugs",) * 4
    assert lying["exercise_yard"] == ()
    assert lying["workshop"] == ("tools",) * 3


@pytest.mark.rule("SCG-03", "SCG-31")
def test_an_item_goes_back_to_an_icon_of_the_box() -> None:
    game = prison(rooms={1: "workshop"}, icons={"workshop": 1})
    play_all(game, 1, "use", "put_back tools")
    assert room(game, "workshop").items == ("tools",)
    with game.edit(impossible=True) as s:
        s.lying[EXERCISE_YARD, TOOLS] -= 1
        s.items[1, TOOLS] += 1
    game.play(1, "put_back tools")  # its home is full
    assert "tools" in room(game, "exercise_yard").items


@pytest.mark.parametrize(
    ("icons", "said"),
    [
        ("infirmary = 9", "infirmary"),
        ("chapel = 1", "chapel"),
        ("workshop = 4", "6 icons for tools; expected 1 to 5"),
        ("key = 1", "key"),
    ],
)
def test_icons_that_cannot_be_are_named(tmp_path: Path, icons: str, said: str) -> None:
    path = write(tmp_path, *deck())
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n[icons]\n{icons}\n")
    (wrong,) = check_content(path)
    assert wrong.startswith("icons: ")
    assert said in wrong


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
