# mypy: allow-untyped-defs, allow-untyped-calls
"""What the kit says of words that are missing, or said to the wrong ones."""

from pathlib import Path

import pytest

from jailbirds.kernel.events import tell
from jailbirds.kernel.rule import rule
from jailbirds.testing import Conformance
from tests.testing.broken import broken, complaint, english, some_case, with_words
from tests.testing.pebbles import TITLE
from tests.testing.pebbles.rules import ROLLED, THROW

KIT = Conformance()


def test_a_draft_is_warned_of_the_words_that_it_lacks(tmp_path: Path) -> None:
    title = with_words(tmp_path, en=english(), de=english().replace("action-keep =", "x-keep ="))
    with pytest.warns(UserWarning, match=r"words/de.ftl of broken lacks action-keep\. English"):
        KIT.test_everything_has_words(title, "de")
    with pytest.warns(UserWarning, match=r"words/pl.ftl of broken lacks PEB-01, PEB-02, "):
        KIT.test_everything_has_words(title, "pl")


def test_a_title_that_is_no_draft_must_have_all_its_words(tmp_path: Path) -> None:
    title = with_words(tmp_path, en=english(), de=english().replace("    .help =", "    .halp ="))
    object.__setattr__(title, "draft", False)
    said = complaint(KIT.test_everything_has_words, title, "de")
    assert "words/de.ftl of broken lacks option-again.help." in said
    said = complaint(KIT.test_all_languages_have_the_same_words, title, "de")
    assert "words/de.ftl of broken lacks option-again.help." in said


def test_english_is_lacking_even_in_a_draft(tmp_path: Path) -> None:
    title = with_words(tmp_path, en=english().replace("event-kept =", "event-stayed ="))
    assert "lacks event-kept" in complaint(KIT.test_everything_has_words, title, "en")


def test_a_word_that_only_one_language_has(tmp_path: Path) -> None:
    title = with_words(tmp_path, en=english(), de=english() + "actoin-keep = behalten\n")
    said = complaint(KIT.test_all_languages_have_the_same_words, title, "de")
    assert "words/de.ftl of broken has actoin-keep, which en.ftl has not." in said


def test_a_sentence_that_asks_for_what_it_is_not_given(tmp_path: Path) -> None:
    title = with_words(tmp_path, en=english().replace("rolls a { $face }", "rolls a { $number }"))
    case = some_case(title)
    said = complaint(KIT.test_a_secret_names_the_player_whose_it_is, case)
    assert "Unknown external: number" in said


def test_rules_that_were_written_before_the_words(tmp_path: Path) -> None:
    title = with_words(tmp_path, en=english())
    said = complaint(KIT.test_rules_md_is_the_english_rules_page, title)
    assert "jailbirds rules broken --markdown > rules.md" in said


# --- prompts


def test_a_title_that_prompts_nobody_is_only_reminded(tmp_path: Path) -> None:
    case = some_case(with_words(tmp_path, en=english()))
    with pytest.warns(UserWarning, match="broken lacks ask-choose"):
        KIT.test_whoever_is_asked_is_told_the_next_step(case, "en")


def test_a_title_that_prompts_must_do_so_wherever_somebody_is_asked(tmp_path: Path) -> None:
    case = some_case(with_words(tmp_path, en=english() + "ask-other = Do it.\n"))
    said = complaint(KIT.test_whoever_is_asked_is_told_the_next_step, case, "en")
    assert "words lack ask-choose. Write them, or give prompt(s, seat)" in said


def test_a_prompt_that_only_says_whose_turn_it_is(tmp_path: Path) -> None:
    case = some_case(with_words(tmp_path, en=english() + "ask-choose = { now-choose }\n"))
    said = complaint(KIT.test_whoever_is_asked_is_told_the_next_step, case, "en")
    assert "ask-choose only says whose turn it is" in said


def test_a_prompt_that_names_the_next_step_is_fine(tmp_path: Path) -> None:
    case = some_case(with_words(tmp_path, en=english() + "ask-choose = Keep it, or the cup?\n"))
    KIT.test_whoever_is_asked_is_told_the_next_step(case, "en")


# --- secrets


def test_a_secret_that_is_told_without_a_name(tmp_path: Path) -> None:
    title = with_words(tmp_path, en=english().replace("{ $player } rolls a", "Somebody rolls a"))
    said = complaint(KIT.test_a_secret_names_the_player_whose_it_is, some_case(title))
    assert "the event 'rolled' is a secret of seat 0" in said
    assert "words/en.ftl tells it as “Somebody rolls a" in said
    assert "[yes] You roll a { $face }. *[no] { $player } rolls a { $face }." in said


def test_you_said_to_everybody(tmp_path: Path) -> None:
    title = with_words(
        tmp_path,
        en=english().replace("event-shown = { $player } has", "event-shown = You have"),
        de="event-shown = { $face ->\n    [1] Dein Würfel\n   *[other] Ein Würfel\n    }\n",
    )
    said = complaint(KIT.test_only_those_who_are_meant_are_called_you, title, "en")
    assert "event-shown in words/en.ftl of broken says “You” to everybody: “You have a" in said
    said = complaint(KIT.test_only_those_who_are_meant_are_called_you, title, "de")
    assert "says “Dein” to everybody" in said


@rule
def apply_that_tells_nobody(s, seat, action, events):
    TITLE.rules["apply"](s, seat, action, events)
    if action < THROW.size:
        tell(events, ROLLED, 0, s.turn, action + 1)


def test_an_event_that_nobody_sees() -> None:
    case = some_case(broken({"apply": apply_that_tells_nobody}))
    said = complaint(KIT.test_a_secret_names_the_player_whose_it_is, case)
    assert "move 1 of the random game of seed 34: the event 'rolled' is told to nobody" in said
