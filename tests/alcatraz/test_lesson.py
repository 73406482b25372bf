"""The table of a lesson: a real game from a prepared position, with bots that follow a plan."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import jailbirds
from jailbirds.kernel.title import Title
from jailbirds.table import BotPlay, Join, Play, Table, decide, fold, open_table
from jailbirds.table import lesson as lessons
from jailbirds.table.journal import Begun, Joined, decode, encode
from jailbirds.table.lesson import NoLesson, Pattern, lesson_of, planned_action

PLAN = """
position = "alcatraz/2 turns=4 phase=turn cell=3,3 yard[9,1]=1 yard[9,4]=2"
seed = 3

[[steps]]
name = "goal"

[[steps]]
name = "up"
when = { phase = "turn", after = "goal" }
try = [{ do = "move", row = 9, to_row = [1, 2] }, "enter"]
until = { event = "moved", seat = 0 }

[[steps]]
name = "end"

[[bots]]
seat = 1
do = "move"
row = 9
to_column = 9

[[bots]]
seat = 1
do = "enter"
column = [2, 5]
times = 2
after = { event = "entered", seat = 0 }
"""


@pytest.fixture
def title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """A title with that plan."""
    (tmp_path / "lesson.toml").write_text(PLAN)
    monkeypatch.setattr(lessons, "lesson_file", lambda _: tmp_path / "lesson.toml")
    lesson_of.cache_clear()
    yield jailbirds.title("alcatraz")
    lesson_of.cache_clear()


def begin(title: Title) -> Table:
    lesson = lesson_of(title)
    return decide(open_table(lesson.opening(title), lesson.seed_bytes(), now=0), Join(0), now=1)


def test_short_forms_of_a_plan_are_written_out(title: Title) -> None:
    goal, up, end = lesson_of(title).steps
    assert (goal.when, goal.tries, end.until) == (None, (), ())
    assert up.when is not None
    assert (up.when.phase, up.when.after) == (("turn",), ("goal",))
    assert up.tries == (Pattern("move", {"row": (9,), "to_row": (1, 2)}), Pattern("enter"))
    assert up.until == (Pattern("moved", {"seat": (0,)}),)


def test_a_word_that_a_plan_does_not_know_is_named(tmp_path: Path, title: Title) -> None:
    (tmp_path / "lesson.toml").write_text(PLAN.replace("until =", "untill ="))
    with pytest.raises(NoLesson, match=r"lesson.toml of alcatraz: .*untill"):
        lesson_of(title)


def test_a_lesson_begins_in_its_position_and_is_folded_again_from_its_journal(
    title: Title,
) -> None:
    table = begin(title)
    assert table.opened.lesson
    assert table.actors == (0,)
    table = decide(table, Play(0, {"do": "enter", "row": 9, "column": 2}), now=2)
    again = fold([decode(encode(step.entry)) for step in table.steps], table.seed)
    assert again.game is not None
    assert table.game is not None
    assert again.game.position == table.game.position
    prisoners = [(one.seat, one.row, one.column) for one in again.game.view().prisoners]
    assert prisoners == [(0, 9, 1), (0, 9, 2), (1, 9, 4)]


def test_a_table_from_before_there_were_lessons_is_none() -> None:
    old = """{"type":"opened","at":1,"title":"alcatraz","rules_version":1,"options":{},
        "chairs":[{"kind":"person"},{"kind":"bot"}],"clock":{},"seed_hash":null}"""
    table = fold([decode(old), Joined(at=2, seat=0), Begun(at=2)], None)
    assert (table.opened.lesson, table.opened.position) == (False, None)
    assert table.status == "playing"


def test_bots_follow_the_plan_move_by_move(title: Title) -> None:
    table = begin(title)
    assert table.game is not None
    done = []
    for column in (2, 3, 4):
        table = decide(table, Play(0, {"do": "enter", "row": 9, "column": column}), now=2)
        action = planned_action(table, 1)
        assert action is not None
        done.append(str(action))
        table = decide(table, BotPlay(1, action.to_dict(), table.version(1)), now=3)
    assert done == ["move 9 4 9 9", "enter 7 2", "enter 9 5"]
    assert planned_action(table, 1) is None  # there is no more


def test_a_move_that_is_not_legal_waits_and_so_does_one_before_its_event(title: Title) -> None:
    table = begin(title)
    away = {"do": "move", "row": 9, "column": 1, "to_row": 9, "to_column": 9}
    table = decide(table, Play(0, away), now=2)
    assert planned_action(table, 1) is None  # the square is taken
    free = {"do": "enter", "row": 9, "column": 1}
    table = decide(table, BotPlay(1, free, table.version(1)), now=3)
    back = {"do": "move", "row": 9, "column": 9, "to_row": 9, "to_column": 5}
    table = decide(table, Play(0, back), now=4)
    action = planned_action(table, 1)
    assert action is not None
    assert action.to_dict()["to_column"] == 9
    table = decide(table, BotPlay(1, action.to_dict(), table.version(1)), now=5)
    table = decide(table, Play(0, {**back, "column": 5, "to_column": 6}), now=6)
    assert planned_action(table, 1) is None  # nobody has entered yet


def test_bots_of_other_tables_know_no_plan(title: Title) -> None:
    lesson = lesson_of(title)
    opening = lesson.opening(title)
    object.__setattr__(opening, "lesson", False)
    table = decide(open_table(opening, lesson.seed_bytes(), now=0), Join(0), now=1)
    table = decide(table, Play(0, {"do": "enter", "row": 9, "column": 2}), now=2)
    assert planned_action(table, 1) is None
