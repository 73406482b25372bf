"""What the kit says of lessons that speak of what there is not, and of examples that are none."""

from pathlib import Path

import pytest

from jailbirds.kernel.title import Title
from jailbirds.table.examples import examples_of
from jailbirds.table.lesson import lesson_of
from jailbirds.testing import Conformance
from tests.testing.broken import complaint, english, with_words

KIT = Conformance()
PLAN = """
players = 2

[[steps]]
name = "keep"
try = "keep"

[[steps]]
name = "end"
"""
WORDS = "\nlesson-keep = Keep it!\nlesson-end = That is all.\n"


def taught(folder: Path, plan: str = PLAN, words: str = WORDS) -> Title:
    """Pebbles with a lesson."""
    (folder / "lesson.toml").write_text(plan)
    return with_words(folder, en=english() + words)


def test_a_lesson_that_has_all_it_needs(tmp_path: Path) -> None:
    title = taught(tmp_path)
    KIT.test_a_lesson_speaks_of_what_there_is(title)
    KIT.test_every_step_of_a_lesson_has_words(title, "en")
    assert len(lesson_of(title).steps) == 2


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (("try = ", 'when = { phase = "tea" }\ntry = '), "broken has no phase tea, "),
        (("try = ", 'when = { after = "tea" }\ntry = '), "broken has no step tea, "),
        (('"keep"\ntry = "keep"', '"keep"\ntry = "fly"'), "broken has no action fly, "),
        (("try = ", 'until = { event = "thrown" }\ntry = '), "broken has no event thrown, "),
        (('"end"', '"end"\ntry = "keep"'), "the last step in lesson.toml of broken hands over"),
        (('"end"', '"keep"'), "two steps in lesson.toml of broken have one name"),
        (("try = ", "tries = "), "lesson.toml of broken: "),
    ],
)
def test_a_lesson_that_speaks_of_what_there_is_not(
    tmp_path: Path, written: tuple[str, str], said: str
) -> None:
    title = taught(tmp_path, PLAN.replace(*written))
    assert said in complaint(KIT.test_a_lesson_speaks_of_what_there_is, title)


def test_a_step_without_words_and_words_without_a_step(tmp_path: Path) -> None:
    title = taught(tmp_path, words=WORDS.replace("lesson-end", "lesson-ende"))
    object.__setattr__(title, "draft", False)
    said = complaint(KIT.test_every_step_of_a_lesson_has_words, title, "en")
    assert "words/en.ftl of broken lacks lesson-end." in said


def test_words_of_a_step_that_is_no_more(tmp_path: Path) -> None:
    title = taught(tmp_path, words=WORDS + "lesson-keep-else = Fine.\nlesson-old = Gone.\n")
    said = complaint(KIT.test_every_step_of_a_lesson_has_words, title, "en")
    assert "words/en.ftl of broken has lesson-old, of no step's." in said


def test_an_example_that_cannot_be_played(tmp_path: Path) -> None:
    title = with_words(tmp_path, en=english())
    (tmp_path / "examples.toml").write_text('[PEB-01]\nposition = "pebbles/2 nonsense=1"\n')
    said = complaint(KIT.test_every_example_of_a_rule_can_be_played, title)
    assert "the example of PEB-01 in examples.toml of broken is none: " in said
    assert examples_of(title)
