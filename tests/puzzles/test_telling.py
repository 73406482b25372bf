"""What puzzles say, in every language, and a puzzle solved in the terminal."""

from __future__ import annotations

import datetime
import sys
from collections.abc import Callable
from io import StringIO

import pytest

import jailbirds
from jailbirds.cli.app import main
from jailbirds.puzzles import of_the_day, puzzles
from jailbirds.puzzles.telling import Telling
from jailbirds.puzzles.words import FOLDER
from jailbirds.words import LANGUAGES, UnknownLanguage
from jailbirds.words.texts import keys_of, read
from tests.roles import OPEN

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line with something typed; gives exit code, output and complaints."""

    def command(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["jailbirds", *words])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        with pytest.raises(SystemExit) as leaving:
            main()
        printed = capsys.readouterr()
        return int(leaving.value.code or 0), printed.out, printed.err

    return command


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_words(language: str) -> None:
    assert keys_of(read(FOLDER, language)) == keys_of(read(FOLDER, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", jailbirds.titles())
def test_every_puzzle_can_be_told(title: str, language: str) -> None:
    for puzzle in puzzles(jailbirds.title(title))[::20]:
        telling = Telling(puzzle, language)
        choices = telling.choices
        assert len(set(choices)) == len(choices) > 1
        told = [telling.heading, telling.about, telling.options, telling.ask, *telling.situation]
        assert not any("{" in line for line in [*told, *choices, *telling.solution])
        assert telling.call(puzzle.action) in telling.solution[0]
        assert telling.wrong(puzzle.action) != telling.solution[0]


def test_languages_that_there_are_not_are_refused() -> None:
    with pytest.raises(UnknownLanguage):
        Telling(puzzles(jailbirds.title(OPEN))[0], "xx")


def test_an_answer_is_a_number_or_an_action_and_nothing_else() -> None:
    puzzle = puzzles(jailbirds.title(OPEN))[0]
    telling = Telling(puzzle, "en")
    legal = telling.game.legal(puzzle.seat)
    for number, action in enumerate(legal, start=1):
        assert telling.read(str(number)) == telling.read(str(action)) == action
    with pytest.raises(jailbirds.MalformedAction):
        telling.read(str(len(legal) + 1))
    every = (telling.game.title.actions[k] for k in range(telling.game.title.actions.size))
    forbidden = next(action for action in every if action not in legal)
    with pytest.raises((jailbirds.IllegalAction, jailbirds.OutOfTurn)):
        telling.read(str(forbidden))
    assert not telling.game.moves


def test_a_puzzle_is_solved_in_the_terminal(run: Run) -> None:
    puzzle = puzzles(jailbirds.title(OPEN))[-1]
    telling = Telling(puzzle, "en")
    wrong = next(
        action for action in telling.game.legal(puzzle.seat) if not puzzle.is_solved_by(action)
    )
    typed = f"nonsense\n{wrong}\n{puzzle.action}\n"
    code, out, _ = run("puzzle", "--id", puzzle.id, typed=typed)
    assert code == 0
    flat = " ".join(out.split())
    assert "there is no action 'nonsense'" in flat
    assert flat.index(telling.wrong(wrong)) < flat.index(telling.say("puzzle-right"))
    for line in telling.solution:
        assert line in flat


def test_the_puzzle_of_the_day_is_shown_with_its_solution_on_demand(run: Run) -> None:
    code, out, _ = run("puzzle", "--today", "--lang", "de", typed="\n")
    puzzle = of_the_day(datetime.datetime.now(datetime.UTC).date())
    assert puzzle is not None
    assert code == 0
    assert puzzle.id in out
    assert Telling(puzzle, "de").solution[0] in " ".join(out.split())
    assert Telling(puzzle, "de").say("puzzle-right") not in out


def test_what_there_is_not_is_said(run: Run) -> None:
    for words in (["--id", "00000000"], [OPEN, "--today"], ["nonsense"]):
        code, _, complaint = run("puzzle", *words)
        assert code == 2
        assert "jailbirds:" in complaint
